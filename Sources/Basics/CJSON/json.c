#include "CJSON.h"

#include <json-glib/json-glib.h>
#include <lazy_library.h>

/* The functions that are looked up in json-glib. */
#define FUNCTIONS(f) \
    f(json_array_add_element) f(json_array_get_element) f(json_array_get_length) f(json_array_new) \
    f(json_node_alloc) f(json_node_get_array) f(json_node_get_boolean) f(json_node_get_double) \
    f(json_node_get_int) f(json_node_get_node_type) f(json_node_get_object) f(json_node_get_string) \
    f(json_node_get_value_type) f(json_node_init_boolean) f(json_node_init_double) f(json_node_init_int) \
    f(json_node_init_string) f(json_node_new) f(json_node_ref) f(json_node_take_array) f(json_node_take_object) \
    f(json_node_unref) f(json_object_iter_init) f(json_object_iter_next) f(json_object_new) \
    f(json_object_set_member) f(json_parser_get_root) f(json_parser_load_from_data) f(json_parser_new_immutable) \
    f(json_to_string)

LAZY_LIBRARY("libjson-glib-1.0.so.0", FUNCTIONS)

bool peekaboard_json_load(void) { return load_library(); }

JsonNode *peekaboard_json_parse(const char *text, size_t length, char **message) {
    JsonParser *parser = p_json_parser_new_immutable();
    GError *error = NULL;
    JsonNode *root = NULL;
    if (p_json_parser_load_from_data(parser, text, (gssize)length, &error)) root = p_json_parser_get_root(parser);
    if (root != NULL) p_json_node_ref(root);
    *message = error != NULL ? g_strdup(error->message) : NULL;
    g_clear_error(&error);
    g_object_unref(parser);
    return root;
}

void peekaboard_json_release(JsonNode *value) { p_json_node_unref(value); }

void peekaboard_json_free(char *text) { g_free(text); }

enum peekaboard_json_kind peekaboard_json_kind(JsonNode *value) {
    switch (p_json_node_get_node_type(value)) {
    case JSON_NODE_OBJECT: return peekaboard_json_object;
    case JSON_NODE_ARRAY: return peekaboard_json_array;
    case JSON_NODE_NULL: return peekaboard_json_null;
    case JSON_NODE_VALUE: break;
    }
    switch (p_json_node_get_value_type(value)) {
    case G_TYPE_BOOLEAN: return peekaboard_json_bool;
    case G_TYPE_INT64: return peekaboard_json_integer;
    case G_TYPE_DOUBLE: return peekaboard_json_number;
    case G_TYPE_STRING: return peekaboard_json_string;
    default: return peekaboard_json_null;
    }
}

bool peekaboard_json_get_bool(JsonNode *value) { return p_json_node_get_boolean(value); }

int64_t peekaboard_json_get_integer(JsonNode *value) { return p_json_node_get_int(value); }

double peekaboard_json_get_number(JsonNode *value) { return p_json_node_get_double(value); }

const char *peekaboard_json_get_string(JsonNode *value) { return p_json_node_get_string(value); }

void peekaboard_json_for_each(
    JsonNode *value, void (*body)(const char *name, JsonNode *value, void *data), void *data) {
    if (p_json_node_get_node_type(value) == JSON_NODE_ARRAY) {
        JsonArray *array = p_json_node_get_array(value);
        for (guint i = 0; i < p_json_array_get_length(array); i++) body(NULL, p_json_array_get_element(array, i), data);
    } else if (p_json_node_get_node_type(value) == JSON_NODE_OBJECT) {
        JsonObjectIter iterator;
        const char *name;
        JsonNode *member;
        p_json_object_iter_init(&iterator, p_json_node_get_object(value));
        while (p_json_object_iter_next(&iterator, &name, &member)) body(name, member, data);
    }
}

JsonNode *peekaboard_json_new_null(void) { return p_json_node_new(JSON_NODE_NULL); }

JsonNode *peekaboard_json_new_bool(bool value) { return p_json_node_init_boolean(p_json_node_alloc(), value); }

JsonNode *peekaboard_json_new_integer(int64_t value) { return p_json_node_init_int(p_json_node_alloc(), value); }

JsonNode *peekaboard_json_new_number(double value) { return p_json_node_init_double(p_json_node_alloc(), value); }

JsonNode *peekaboard_json_new_string(const char *value) { return p_json_node_init_string(p_json_node_alloc(), value); }

JsonNode *peekaboard_json_new_array(void) {
    JsonNode *node = p_json_node_new(JSON_NODE_ARRAY);
    p_json_node_take_array(node, p_json_array_new());
    return node;
}

JsonNode *peekaboard_json_new_object(void) {
    JsonNode *node = p_json_node_new(JSON_NODE_OBJECT);
    p_json_node_take_object(node, p_json_object_new());
    return node;
}

void peekaboard_json_add_element(JsonNode *array, JsonNode *value) {
    p_json_array_add_element(p_json_node_get_array(array), value);
}

void peekaboard_json_add_member(JsonNode *object, const char *name, JsonNode *value) {
    p_json_object_set_member(p_json_node_get_object(object), name, value);
}

char *peekaboard_json_text(JsonNode *value, bool is_indented) { return p_json_to_string(value, is_indented); }
