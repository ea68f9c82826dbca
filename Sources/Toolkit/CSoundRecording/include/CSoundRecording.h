// SPDX-License-Identifier: GPL-3.0-or-later
/* What is used of GStreamer 1.0, which is loaded when it is first used. Its headers are not included, because SwiftPM
   would link the library along with them. */
#pragma once

#include <glib-object.h>
#include <lazy_library.h>

typedef struct _GstBus GstBus;
typedef struct _GstElement GstElement;
typedef struct _GstEvent GstEvent;
typedef struct _GstMessage GstMessage;
typedef struct _GstStructure GstStructure;
typedef enum { GST_STATE_NULL = 1, GST_STATE_PLAYING = 4 } GstState;
typedef enum { GST_STATE_CHANGE_FAILURE = 0 } GstStateChangeReturn;
typedef enum { GST_MESSAGE_ERROR = 1 << 1 } GstMessageType;
/* The codes of resource errors that are about writing. */
enum {
    GST_RESOURCE_ERROR_OPEN_WRITE = 6,
    GST_RESOURCE_ERROR_OPEN_READ_WRITE = 7,
    GST_RESOURCE_ERROR_WRITE = 10,
    GST_RESOURCE_ERROR_NO_SPACE_LEFT = 14,
};

gboolean gst_init_check(int *, char ***, GError **);
GstElement *gst_parse_launch(const char *, GError **);
GstElement *gst_bin_get_by_name(GstElement *, const char *);
GstBus *gst_element_get_bus(GstElement *);
GstStateChangeReturn gst_element_set_state(GstElement *, GstState);
gboolean gst_element_send_event(GstElement *, GstEvent *);
GstEvent *gst_event_new_eos(void);
void gst_bus_add_signal_watch(GstBus *);
void gst_bus_enable_sync_message_emission(GstBus *);
void gst_bus_remove_signal_watch(GstBus *);
GstMessage *gst_bus_pop_filtered(GstBus *, GstMessageType);
void gst_message_parse_error(GstMessage *, GError **, char **);
void gst_mini_object_unref(GstMessage *);
const GstStructure *gst_message_get_structure(GstMessage *);
const GValue *gst_structure_get_value(const GstStructure *, const char *);

#define GST_FUNCTIONS(f) \
    f(gst_init_check) f(gst_parse_launch) f(gst_bin_get_by_name) f(gst_element_get_bus) f(gst_element_set_state) \
    f(gst_element_send_event) f(gst_event_new_eos) f(gst_bus_add_signal_watch) \
    f(gst_bus_enable_sync_message_emission) f(gst_bus_remove_signal_watch) f(gst_bus_pop_filtered) \
    f(gst_message_parse_error) f(gst_mini_object_unref) f(gst_message_get_structure) f(gst_structure_get_value)

LAZY_LIBRARY(gst_library, GST_FUNCTIONS)
