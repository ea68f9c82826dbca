/* json-glib, which is loaded when it is first used. */
#pragma once

#include <json-glib/json-glib.h>
#include <lazy_library.h>

#define JSON_FUNCTIONS(f) \
    f(json_array_add_element) f(json_array_get_element) f(json_array_get_length) f(json_array_new) \
    f(json_node_alloc) f(json_node_get_array) f(json_node_get_boolean) f(json_node_get_double) \
    f(json_node_get_int) f(json_node_get_node_type) f(json_node_get_object) f(json_node_get_string) \
    f(json_node_get_value_type) f(json_node_init_array) f(json_node_init_boolean) f(json_node_init_double) \
    f(json_node_init_int) f(json_node_init_null) f(json_node_init_object) f(json_node_init_string) \
    f(json_node_unref) f(json_object_iter_init) f(json_object_iter_next) f(json_object_new) \
    f(json_object_set_member) f(json_array_unref) f(json_object_unref) f(json_parser_get_root) \
    f(json_parser_load_from_data) f(json_parser_new_immutable) f(json_to_string)

LAZY_LIBRARY(json_library, JSON_FUNCTIONS)

/* Swift does not import these macros. */
static const GType json_type_bool = G_TYPE_BOOLEAN;
static const GType json_type_integer = G_TYPE_INT64;
static const GType json_type_number = G_TYPE_DOUBLE;
static const GType json_type_string = G_TYPE_STRING;
