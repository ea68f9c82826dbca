// SPDX-License-Identifier: GPL-3.0-or-later
/* Compares what CJSON.h, CQRCode.h, and CSoundRecording.h declare with the headers of the libraries. The compiler refuses a function
   that is declared with two types. What can't be declared twice has another name first: enumerations and structs, and the
   functions with these types. */

#define JsonNodeType OurJsonNodeType
#define JSON_NODE_OBJECT OUR_JSON_NODE_OBJECT
#define JSON_NODE_ARRAY OUR_JSON_NODE_ARRAY
#define JSON_NODE_VALUE OUR_JSON_NODE_VALUE
#define JSON_NODE_NULL OUR_JSON_NODE_NULL
#define JsonObjectIter OurJsonObjectIter
#define json_node_get_node_type our_json_node_get_node_type
#define json_object_iter_init our_json_object_iter_init
#define json_object_iter_next our_json_object_iter_next
#define json_parser_load_from_data our_json_parser_load_from_data
#include <CJSON.h>
#undef JsonNodeType
#undef JSON_NODE_OBJECT
#undef JSON_NODE_ARRAY
#undef JSON_NODE_VALUE
#undef JSON_NODE_NULL
#undef JsonObjectIter
#undef json_node_get_node_type
#undef json_object_iter_init
#undef json_object_iter_next
#undef json_parser_load_from_data

#define GstState OurGstState
#define GST_STATE_NULL OUR_GST_STATE_NULL
#define GST_STATE_PLAYING OUR_GST_STATE_PLAYING
#define GstStateChangeReturn OurGstStateChangeReturn
#define GST_STATE_CHANGE_FAILURE OUR_GST_STATE_CHANGE_FAILURE
#define GstMessageType OurGstMessageType
#define GST_MESSAGE_ERROR OUR_GST_MESSAGE_ERROR
#define GST_RESOURCE_ERROR_OPEN_WRITE OUR_GST_RESOURCE_ERROR_OPEN_WRITE
#define GST_RESOURCE_ERROR_OPEN_READ_WRITE OUR_GST_RESOURCE_ERROR_OPEN_READ_WRITE
#define GST_RESOURCE_ERROR_WRITE OUR_GST_RESOURCE_ERROR_WRITE
#define GST_RESOURCE_ERROR_NO_SPACE_LEFT OUR_GST_RESOURCE_ERROR_NO_SPACE_LEFT
#define gst_element_set_state our_gst_element_set_state
#define gst_bus_pop_filtered our_gst_bus_pop_filtered
#define gst_bin_get_by_name our_gst_bin_get_by_name
#define gst_mini_object_unref our_gst_mini_object_unref
#include <CSoundRecording.h>
#undef GstState
#undef GST_STATE_NULL
#undef GST_STATE_PLAYING
#undef GstStateChangeReturn
#undef GST_STATE_CHANGE_FAILURE
#undef GstMessageType
#undef GST_MESSAGE_ERROR
#undef GST_RESOURCE_ERROR_OPEN_WRITE
#undef GST_RESOURCE_ERROR_OPEN_READ_WRITE
#undef GST_RESOURCE_ERROR_WRITE
#undef GST_RESOURCE_ERROR_NO_SPACE_LEFT
#undef gst_element_set_state
#undef gst_bus_pop_filtered
#undef gst_bin_get_by_name
#undef gst_mini_object_unref

#define QRcode OurQRcode
#define QRecLevel OurQRecLevel
#define QR_ECLEVEL_L OUR_QR_ECLEVEL_L
#define QRcode_encodeString8bit our_QRcode_encodeString8bit
#define QRcode_free our_QRcode_free
#include <CQRCode.h>
#undef QRcode
#undef QRecLevel
#undef QR_ECLEVEL_L
#undef QRcode_encodeString8bit
#undef QRcode_free

#include <gst/gst.h>
#include <json-glib/json-glib.h>
#include <qrencode.h>

#define SAME(a, b) _Static_assert((long)(a) == (long)(b), #a " differs from " #b)
#define SAME_SIZE(a, b) SAME(sizeof(a), sizeof(b))

SAME(OUR_JSON_NODE_OBJECT, JSON_NODE_OBJECT);
SAME(OUR_JSON_NODE_ARRAY, JSON_NODE_ARRAY);
SAME(OUR_JSON_NODE_VALUE, JSON_NODE_VALUE);
SAME(OUR_JSON_NODE_NULL, JSON_NODE_NULL);
SAME(json_type_bool, G_TYPE_BOOLEAN);
SAME(json_type_integer, G_TYPE_INT64);
SAME(json_type_number, G_TYPE_DOUBLE);
SAME(json_type_string, G_TYPE_STRING);
SAME_SIZE(OurJsonNodeType, JsonNodeType);
SAME_SIZE(OurJsonObjectIter, JsonObjectIter);
SAME(_Alignof(OurJsonObjectIter), _Alignof(JsonObjectIter));
SAME_SIZE(struct json_error, GError);
SAME(offsetof(struct json_error, domain), offsetof(GError, domain));
SAME(offsetof(struct json_error, code), offsetof(GError, code));
SAME(offsetof(struct json_error, message), offsetof(GError, message));

SAME(OUR_GST_STATE_NULL, GST_STATE_NULL);
SAME(OUR_GST_STATE_PLAYING, GST_STATE_PLAYING);
SAME(OUR_GST_STATE_CHANGE_FAILURE, GST_STATE_CHANGE_FAILURE);
SAME(OUR_GST_MESSAGE_ERROR, GST_MESSAGE_ERROR);
SAME(OUR_GST_RESOURCE_ERROR_OPEN_WRITE, GST_RESOURCE_ERROR_OPEN_WRITE);
SAME(OUR_GST_RESOURCE_ERROR_OPEN_READ_WRITE, GST_RESOURCE_ERROR_OPEN_READ_WRITE);
SAME(OUR_GST_RESOURCE_ERROR_WRITE, GST_RESOURCE_ERROR_WRITE);
SAME(OUR_GST_RESOURCE_ERROR_NO_SPACE_LEFT, GST_RESOURCE_ERROR_NO_SPACE_LEFT);
SAME_SIZE(OurGstState, GstState);
SAME_SIZE(OurGstStateChangeReturn, GstStateChangeReturn);
SAME_SIZE(OurGstMessageType, GstMessageType);
SAME(OUR_QR_ECLEVEL_L, QR_ECLEVEL_L);
SAME_SIZE(OurQRcode, QRcode);
SAME_SIZE(OurQRecLevel, QRecLevel);
SAME(offsetof(OurQRcode, width), offsetof(QRcode, width));
SAME(offsetof(OurQRcode, data), offsetof(QRcode, data));
