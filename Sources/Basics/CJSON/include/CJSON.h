// SPDX-License-Identifier: GPL-3.0-or-later
/* What is used of json-glib 1.0, which is loaded when it is first used. Its headers are not included, because SwiftPM
   would link the library along with them. */
#pragma once

#include <lazy_library.h>
#include <stdint.h>
#include <sys/types.h>

typedef struct _JsonArray JsonArray;
typedef struct _JsonNode JsonNode;
typedef struct _JsonObject JsonObject;
typedef struct _JsonParser JsonParser;
typedef enum { JSON_NODE_OBJECT, JSON_NODE_ARRAY, JSON_NODE_VALUE, JSON_NODE_NULL } JsonNodeType;
typedef struct {
    void *pointers[6];
    int integers[2];
    int booleans[1];
} JsonObjectIter;

/* The types of values: G_TYPE_BOOLEAN, G_TYPE_INT64, G_TYPE_DOUBLE, and G_TYPE_STRING. */
static const size_t json_type_bool = 5 << 2;
static const size_t json_type_integer = 10 << 2;
static const size_t json_type_number = 15 << 2;
static const size_t json_type_string = 16 << 2;

/* A GError. */
struct json_error {
    uint32_t domain;
    int code;
    char *message;
};

void json_array_add_element(JsonArray *, JsonNode *);
JsonNode *json_array_get_element(JsonArray *, unsigned);
unsigned json_array_get_length(JsonArray *);
JsonArray *json_array_new(void);
void json_array_unref(JsonArray *);
JsonNode *json_node_alloc(void);
JsonArray *json_node_get_array(JsonNode *);
int json_node_get_boolean(JsonNode *);
double json_node_get_double(JsonNode *);
int64_t json_node_get_int(JsonNode *);
JsonNodeType json_node_get_node_type(JsonNode *);
JsonObject *json_node_get_object(JsonNode *);
const char *json_node_get_string(JsonNode *);
size_t json_node_get_value_type(JsonNode *);
JsonNode *json_node_init_array(JsonNode *, JsonArray *);
JsonNode *json_node_init_boolean(JsonNode *, int);
JsonNode *json_node_init_double(JsonNode *, double);
JsonNode *json_node_init_int(JsonNode *, int64_t);
JsonNode *json_node_init_null(JsonNode *);
JsonNode *json_node_init_object(JsonNode *, JsonObject *);
JsonNode *json_node_init_string(JsonNode *, const char *);
void json_node_unref(JsonNode *);
void json_object_iter_init(JsonObjectIter *, JsonObject *);
int json_object_iter_next(JsonObjectIter *, const char **, JsonNode **);
JsonObject *json_object_new(void);
void json_object_set_member(JsonObject *, const char *, JsonNode *);
void json_object_unref(JsonObject *);
JsonNode *json_parser_get_root(JsonParser *);
int json_parser_load_from_data(JsonParser *, const char *, ssize_t, struct json_error **);
JsonParser *json_parser_new_immutable(void);
char *json_to_string(JsonNode *, int);

/* Functions of GLib, which json-glib depends on. */
struct _GError;
void g_error_free(struct _GError *);
void g_free(void *);
void g_object_unref(void *);

#define JSON_FUNCTIONS(f) \
    f(json_array_add_element) f(json_array_get_element) f(json_array_get_length) f(json_array_new) \
    f(json_array_unref) f(json_node_alloc) f(json_node_get_array) f(json_node_get_boolean) f(json_node_get_double) \
    f(json_node_get_int) f(json_node_get_node_type) f(json_node_get_object) f(json_node_get_string) \
    f(json_node_get_value_type) f(json_node_init_array) f(json_node_init_boolean) f(json_node_init_double) \
    f(json_node_init_int) f(json_node_init_null) f(json_node_init_object) f(json_node_init_string) \
    f(json_node_unref) f(json_object_iter_init) f(json_object_iter_next) f(json_object_new) \
    f(json_object_set_member) f(json_object_unref) f(json_parser_get_root) f(json_parser_load_from_data) \
    f(json_parser_new_immutable) f(json_to_string) f(g_error_free) f(g_free) f(g_object_unref)

LAZY_LIBRARY(json_library, JSON_FUNCTIONS)
