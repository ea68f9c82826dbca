#include "CSoundRecording.h"

#include <glib-object.h>
#include <lazy_library.h>

/* What is used of GStreamer 1.0. The headers are not, because SwiftPM would link the library along with them. */
typedef struct _GstBus GstBus;
typedef struct _GstElement GstElement;
typedef struct _GstEvent GstEvent;
typedef struct _GstMessage GstMessage;
typedef struct _GstStructure GstStructure;
enum { STATE_NULL = 1, STATE_PLAYING = 4 };
enum { STATE_CHANGE_FAILURE = 0 };
enum { MESSAGE_ERROR = 1 << 1 };
/* The codes of resource errors that are about writing. */
enum { RESOURCE_OPEN_WRITE = 6, RESOURCE_OPEN_READ_WRITE = 7, RESOURCE_WRITE = 10, RESOURCE_NO_SPACE_LEFT = 14 };

/* The functions that are looked up in GStreamer. */
gboolean gst_init_check(int *, char ***, GError **);
GstElement *gst_parse_launch(const char *, GError **);
GstElement *gst_bin_get_by_name(GstElement *, const char *);
GstBus *gst_element_get_bus(GstElement *);
int gst_element_set_state(GstElement *, int);
gboolean gst_element_send_event(GstElement *, GstEvent *);
GstEvent *gst_event_new_eos(void);
void gst_bus_add_signal_watch(GstBus *);
void gst_bus_enable_sync_message_emission(GstBus *);
void gst_bus_remove_signal_watch(GstBus *);
GstMessage *gst_bus_pop_filtered(GstBus *, int);
void gst_message_parse_error(GstMessage *, GError **, char **);
void gst_mini_object_unref(GstMessage *);
const GstStructure *gst_message_get_structure(GstMessage *);
const GValue *gst_structure_get_value(const GstStructure *, const char *);
void gst_object_unref(gpointer);
#define FUNCTIONS(f) \
    f(gst_init_check) f(gst_parse_launch) f(gst_bin_get_by_name) f(gst_element_get_bus) f(gst_element_set_state) \
    f(gst_element_send_event) f(gst_event_new_eos) f(gst_bus_add_signal_watch) \
    f(gst_bus_enable_sync_message_emission) f(gst_bus_remove_signal_watch) f(gst_bus_pop_filtered) \
    f(gst_message_parse_error) f(gst_mini_object_unref) f(gst_message_get_structure) f(gst_structure_get_value) \
    f(gst_object_unref)

LAZY_LIBRARY("libgstreamer-1.0.so.0", FUNCTIONS)

struct peekaboard_recording {
    GstElement *pipeline;
    GstBus *bus;
    struct peekaboard_recording_handler handler;
    void *data;
};

static enum peekaboard_recording_problem problem_in(GstMessage *message, enum peekaboard_recording_problem other) {
    GError *error = NULL;
    p_gst_message_parse_error(message, &error, NULL);
    enum peekaboard_recording_problem problem = other;
    if (error->domain == g_quark_from_static_string("gst-resource-error-quark")) {
        switch (error->code) {
        case RESOURCE_OPEN_WRITE:
        case RESOURCE_OPEN_READ_WRITE:
        case RESOURCE_WRITE:
        case RESOURCE_NO_SPACE_LEFT: problem = peekaboard_recording_unwritable; break;
        default: break;
        }
    }
    g_error_free(error);
    return problem;
}

static void on_element(GstBus *bus, GstMessage *message, gpointer data) {
    (void)bus;
    struct peekaboard_recording *recording = data;
    const GstStructure *structure = p_gst_message_get_structure(message);
    // Only the element "level" has this field. There is a value for each channel.
    const GValue *value = structure != NULL ? p_gst_structure_get_value(structure, "rms") : NULL;
    // GLib has deprecated the function behind G_TYPE_VALUE_ARRAY, but GStreamer uses the type.
    if (value == NULL || !g_str_equal(G_VALUE_TYPE_NAME(value), "GValueArray")) return;
    const GValueArray *channels = g_value_get_boxed(value);
    if (channels->n_values == 0) return;
    recording->handler.level(g_value_get_double(&channels->values[0]), recording->data);
}

static void on_error(GstBus *bus, GstMessage *message, gpointer data) {
    (void)bus;
    struct peekaboard_recording *recording = data;
    recording->handler.ended(problem_in(message, peekaboard_recording_no_sound), recording->data);
}

static void on_end(GstBus *bus, GstMessage *message, gpointer data) {
    (void)bus, (void)message;
    struct peekaboard_recording *recording = data;
    recording->handler.ended(peekaboard_recording_no_problem, recording->data);
}

/* Runs on the thread of the source, which sends the end of the stream next. Without a format, the element "level" would
 * then divide by zero. */
static void on_error_of_source(GstBus *bus, GstMessage *message, gpointer level) {
    (void)bus, (void)message;
    g_object_set(level, "post-messages", FALSE, NULL);
}

static GstElement *element(struct peekaboard_recording *recording, const char *name) {
    return p_gst_bin_get_by_name(recording->pipeline, name);
}

struct peekaboard_recording *peekaboard_recording_start(
    const char *pipeline, const char *path, enum peekaboard_recording_problem *problem) {
    *problem = peekaboard_recording_no_library;
    if (!load_library() || !p_gst_init_check(NULL, NULL, NULL)) return NULL;

    GError *error = NULL;
    struct peekaboard_recording *recording = g_new0(struct peekaboard_recording, 1);
    recording->pipeline = p_gst_parse_launch(pipeline, &error);
    if (error != NULL) {
        *problem = peekaboard_recording_no_plugin;
        g_error_free(error);
        peekaboard_recording_free(recording);
        return NULL;
    }
    recording->bus = p_gst_element_get_bus(recording->pipeline);
    GstElement *file = element(recording, "file"), *level = element(recording, "level");
    g_object_set(file, "location", path, NULL);
    p_gst_object_unref(file);
    p_gst_bus_enable_sync_message_emission(recording->bus);
    g_signal_connect_object(
        recording->bus, "sync-message::error", G_CALLBACK(on_error_of_source), level, (GConnectFlags)0);
    p_gst_object_unref(level);
    *problem = peekaboard_recording_no_problem;
    if (p_gst_element_set_state(recording->pipeline, STATE_PLAYING) != STATE_CHANGE_FAILURE) return recording;

    GstMessage *message = p_gst_bus_pop_filtered(recording->bus, MESSAGE_ERROR);
    *problem = peekaboard_recording_no_source;
    if (message != NULL) {
        *problem = problem_in(message, peekaboard_recording_no_source);
        p_gst_mini_object_unref(message);
    }
    peekaboard_recording_free(recording);
    return NULL;
}

void peekaboard_recording_watch(
    struct peekaboard_recording *recording, struct peekaboard_recording_handler handler, void *data) {
    recording->handler = handler;
    recording->data = data;
    g_signal_connect(recording->bus, "message::element", G_CALLBACK(on_element), recording);
    g_signal_connect(recording->bus, "message::error", G_CALLBACK(on_error), recording);
    g_signal_connect(recording->bus, "message::eos", G_CALLBACK(on_end), recording);
    p_gst_bus_add_signal_watch(recording->bus);
}

void peekaboard_recording_finish(struct peekaboard_recording *recording) {
    p_gst_element_send_event(recording->pipeline, p_gst_event_new_eos());
}

void peekaboard_recording_free(struct peekaboard_recording *recording) {
    if (recording->bus != NULL) {
        if (recording->data != NULL) p_gst_bus_remove_signal_watch(recording->bus);
        g_signal_handlers_disconnect_by_data(recording->bus, recording);
        p_gst_object_unref(recording->bus);
    }
    if (recording->pipeline != NULL) {
        p_gst_element_set_state(recording->pipeline, STATE_NULL);
        p_gst_object_unref(recording->pipeline);
    }
    g_free(recording);
}
