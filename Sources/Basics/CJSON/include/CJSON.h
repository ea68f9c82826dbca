/* Reads and writes JSON with json-glib, which is loaded when it is first used. All texts are UTF-8. */

#ifndef CJSON_H
#define CJSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Loads json-glib. Returns whether it is there; otherwise nothing else can be called. */
bool peekaboard_json_load(void);

/* A value. Those inside of an array or object belong to it. */
struct _JsonNode;

enum peekaboard_json_kind {
    peekaboard_json_null,
    peekaboard_json_bool,
    peekaboard_json_integer,
    peekaboard_json_number,
    peekaboard_json_string,
    peekaboard_json_array,
    peekaboard_json_object,
};

/* Returns the value that a text contains, which the caller releases, or NULL. `message` is then the reason, which the
 * caller frees with `peekaboard_json_free`. The parser is recursive, so the caller limits the depth of the text. */
struct _JsonNode *peekaboard_json_parse(const char *text, size_t length, char **message);
void peekaboard_json_release(struct _JsonNode *value);
void peekaboard_json_free(char *text);

enum peekaboard_json_kind peekaboard_json_kind(struct _JsonNode *value);

/* The contents of a value of the kind. */
bool peekaboard_json_get_bool(struct _JsonNode *value);
int64_t peekaboard_json_get_integer(struct _JsonNode *value);
double peekaboard_json_get_number(struct _JsonNode *value);
const char *peekaboard_json_get_string(struct _JsonNode *value);

/* Calls `body` with each element of an array, or each member of an object. `name` is NULL in an array. */
void peekaboard_json_for_each(
    struct _JsonNode *value, void (*body)(const char *name, struct _JsonNode *value, void *data), void *data);

/* Return a new value. Arrays and objects are empty. */
struct _JsonNode *peekaboard_json_new_null(void);
struct _JsonNode *peekaboard_json_new_bool(bool value);
struct _JsonNode *peekaboard_json_new_integer(int64_t value);
struct _JsonNode *peekaboard_json_new_number(double value);
struct _JsonNode *peekaboard_json_new_string(const char *value);
struct _JsonNode *peekaboard_json_new_array(void);
struct _JsonNode *peekaboard_json_new_object(void);

/* Adds a value, which then belongs to the array or object, and is not released. */
void peekaboard_json_add_element(struct _JsonNode *array, struct _JsonNode *value);
void peekaboard_json_add_member(struct _JsonNode *object, const char *name, struct _JsonNode *value);

/* Returns a value as text, which the caller frees with `peekaboard_json_free`. */
char *peekaboard_json_text(struct _JsonNode *value, bool is_indented);

#endif
