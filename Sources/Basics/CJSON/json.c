#include "CJSON.h"

#include <json-glib/json-glib.h>

JsonNode *peekaboard_json_parse(const char *text, size_t length, char **message) {
    JsonParser *parser = json_parser_new_immutable();
    GError *error = NULL;
    JsonNode *root = NULL;
    if (json_parser_load_from_data(parser, text, (gssize)length, &error)) root = json_parser_get_root(parser);
    if (root != NULL) json_node_ref(root);
    *message = error != NULL ? g_strdup(error->message) : NULL;
    g_clear_error(&error);
    g_object_unref(parser);
    return root;
}

void peekaboard_json_release(JsonNode *value) { json_node_unref(value); }

void peekaboard_json_free(char *text) { g_free(text); }

enum peekaboard_json_kind peekaboard_json_kind(JsonNode *value) {
    switch (json_node_get_node_type(value)) {
    case JSON_NODE_OBJECT: return peekaboard_json_object;
    case JSON_NODE_ARRAY: return peekaboard_json_array;
    case JSON_NODE_NULL: return peekaboard_json_null;
    case JSON_NODE_VALUE: break;
    }
    switch (json_node_get_value_type(value)) {
    case G_TYPE_BOOLEAN: return peekaboard_json_bool;
    case G_TYPE_INT64: return peekaboard_json_integer;
    case G_TYPE_DOUBLE: return peekaboard_json_number;
    case G_TYPE_STRING: return peekaboard_json_string;
    default: return peekaboard_json_null;
    }
}

bool peekaboard_json_get_bool(JsonNode *value) { return json_node_get_boolean(value); }

int64_t peekaboard_json_get_integer(JsonNode *value) { return json_node_get_int(value); }

double peekaboard_json_get_number(JsonNode *value) { return json_node_get_double(value); }

const char *peekaboard_json_get_string(JsonNode *value) { return json_node_get_string(value); }

void peekaboard_json_for_each(
    JsonNode *value, void (*body)(const char *name, JsonNode *value, void *data), void *data) {
    if (JSON_NODE_HOLDS_ARRAY(value)) {
        JsonArray *array = json_node_get_array(value);
        for (guint i = 0; i < json_array_get_length(array); i++) body(NULL, json_array_get_element(array, i), data);
    } else if (JSON_NODE_HOLDS_OBJECT(value)) {
        JsonObjectIter iterator;
        const char *name;
        JsonNode *member;
        json_object_iter_init(&iterator, json_node_get_object(value));
        while (json_object_iter_next(&iterator, &name, &member)) body(name, member, data);
    }
}

JsonNode *peekaboard_json_new_null(void) { return json_node_new(JSON_NODE_NULL); }

JsonNode *peekaboard_json_new_bool(bool value) { return json_node_init_boolean(json_node_alloc(), value); }

JsonNode *peekaboard_json_new_integer(int64_t value) { return json_node_init_int(json_node_alloc(), value); }

JsonNode *peekaboard_json_new_number(double value) { return json_node_init_double(json_node_alloc(), value); }

JsonNode *peekaboard_json_new_string(const char *value) { return json_node_init_string(json_node_alloc(), value); }

JsonNode *peekaboard_json_new_array(void) {
    JsonNode *node = json_node_new(JSON_NODE_ARRAY);
    json_node_take_array(node, json_array_new());
    return node;
}

JsonNode *peekaboard_json_new_object(void) {
    JsonNode *node = json_node_new(JSON_NODE_OBJECT);
    json_node_take_object(node, json_object_new());
    return node;
}

void peekaboard_json_add_element(JsonNode *array, JsonNode *value) {
    json_array_add_element(json_node_get_array(array), value);
}

void peekaboard_json_add_member(JsonNode *object, const char *name, JsonNode *value) {
    json_object_set_member(json_node_get_object(object), name, value);
}

char *peekaboard_json_text(JsonNode *value, bool is_indented) { return json_to_string(value, is_indented); }
