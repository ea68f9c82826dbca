// SPDX-License-Identifier: GPL-3.0-or-later
/* The only module that imports C libraries for GTK code. Inline functions wrap the macros and variadic functions that
   Swift cannot import. */
#pragma once

#define G_SETTINGS_ENABLE_BACKEND
#include "versions.h"
#include <adwaita.h>
#include <errno.h>
#include <gio/gsettingsbackend.h>
#include <glib-unix.h>
#include <gsound.h>
#include <gtk/gtk.h>
#include <libintl.h>
#include <locale.h>
#include <malloc.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

/* Newer versions of GLib mark these enumerations as flags, and Swift then imports them as option sets without the C
   names. The constants below have the same names with every version. */
static const GApplicationFlags peekaboard_application_is_service = G_APPLICATION_IS_SERVICE;
static const GApplicationFlags peekaboard_application_non_unique = G_APPLICATION_NON_UNIQUE;
static const GConverterFlags peekaboard_converter_input_at_end = G_CONVERTER_INPUT_AT_END;
static const GApplicationFlags peekaboard_application_handles_open = G_APPLICATION_HANDLES_OPEN;
static const GFileCreateFlags peekaboard_file_create_none = G_FILE_CREATE_NONE;
static const GAppInfoCreateFlags peekaboard_notifies_at_startup = G_APP_INFO_CREATE_SUPPORTS_STARTUP_NOTIFICATION;
static const GFileMonitorFlags peekaboard_file_monitor_moves = G_FILE_MONITOR_WATCH_MOVES;
static const GFileQueryInfoFlags peekaboard_file_query_none = G_FILE_QUERY_INFO_NONE;
static const GOptionFlags peekaboard_option_none = G_OPTION_FLAG_NONE;
static const GOptionFlags peekaboard_option_no_value = G_OPTION_FLAG_NO_ARG;
static const GOptionFlags peekaboard_option_hidden = (GOptionFlags)(G_OPTION_FLAG_NO_ARG | G_OPTION_FLAG_HIDDEN);
static const GOptionFlags peekaboard_option_optional_value = G_OPTION_FLAG_OPTIONAL_ARG;
static const GtkTextSearchFlags peekaboard_search_text_only = GTK_TEXT_SEARCH_TEXT_ONLY;
static const GConnectFlags peekaboard_connect_first = (GConnectFlags)0;
static const GConnectFlags peekaboard_connect_after = G_CONNECT_AFTER;
static const GSubprocessFlags peekaboard_subprocess_none = G_SUBPROCESS_FLAGS_NONE;

/* Swift cannot import the casts of these macros. */
static const GType peekaboard_type_invalid = G_TYPE_INVALID;
static const GType peekaboard_type_string = G_TYPE_STRING;

static inline gboolean peekaboard_shows_debug(const char *domain)
{
    return !g_log_writer_default_would_drop(G_LOG_LEVEL_DEBUG, domain);
}

static inline void peekaboard_debug(const char *domain, const char *message)
{
    g_log_structured(domain, G_LOG_LEVEL_DEBUG, "MESSAGE", "%s", message);
}

static inline void peekaboard_set_string(gpointer object, const char *property, const char *value)
{
    g_object_set(object, property, value, NULL);
}

static inline void peekaboard_set_bool(gpointer object, const char *property, gboolean value)
{
    g_object_set(object, property, value, NULL);
}

static inline void peekaboard_set_uint(gpointer object, const char *property, guint value)
{
    g_object_set(object, property, value, NULL);
}

static inline gboolean peekaboard_get_bool(gpointer object, const char *property)
{
    gboolean value = FALSE;
    g_object_get(object, property, &value, NULL);
    return value;
}

static inline gint peekaboard_get_int(gpointer object, const char *property)
{
    gint value = 0;
    g_object_get(object, property, &value, NULL);
    return value;
}

/* The caller frees the string. */
static inline char *peekaboard_get_string(gpointer object, const char *property)
{
    char *value = NULL;
    g_object_get(object, property, &value, NULL);
    return value;
}

static inline void peekaboard_get_rgba(gpointer object, const char *property, GdkRGBA *color)
{
    GdkRGBA *value = NULL;
    g_object_get(object, property, &value, NULL);
    if (value != NULL)
        *color = *value;
    g_clear_pointer(&value, gdk_rgba_free);
}

static inline void peekaboard_set_rgba(gpointer object, const char *property, const GdkRGBA *color)
{
    g_object_set(object, property, color, NULL);
}

static inline void peekaboard_accessible_label(gpointer widget, const char *label)
{
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* Creates a box that can have an accessible name. */
static inline GtkWidget *peekaboard_named_box_new(GtkOrientation orientation)
{
    return g_object_new(GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "orientation", orientation, NULL);
}

/* Creates a grid that can have an accessible name. */
static inline GtkWidget *peekaboard_named_grid_new(void)
{
    return g_object_new(GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
}

/* Creates a scrolled window that can have an accessible name. */
static inline GtkWidget *peekaboard_named_scroller_new(void)
{
    return g_object_new(GTK_TYPE_SCROLLED_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
}

static inline void peekaboard_accessible_description(gpointer widget, const char *description)
{
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static inline void peekaboard_accessible_value_text(gpointer widget, const char *text)
{
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}

/* Functions with variable arguments are not imported. */
static inline GtkTextTag *peekaboard_text_buffer_add_tag(GtkTextBuffer *buffer)
{
    return gtk_text_buffer_create_tag(buffer, NULL, NULL);
}

static inline void peekaboard_text_tag_set_look(GtkTextTag *tag, const PangoFontDescription *font, const GdkRGBA *color)
{
    g_object_set(tag, "font-desc", font, "foreground-rgba", color, NULL);
}

/* A widget with an accessible role of its own, which can only be set while it is created. */
static inline GtkWidget *peekaboard_new_element(GType type, GtkAccessibleRole role)
{
    return g_object_new(type, "accessible-role", role, "can-target", FALSE, "focusable", TRUE, NULL);
}

static inline void peekaboard_accessible_selected(gpointer widget, gboolean is_selected)
{
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, is_selected, -1);
}

static inline void peekaboard_accessible_hidden(gpointer widget, gboolean is_hidden)
{
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, is_hidden, -1);
}

static inline void peekaboard_accessible_states(gpointer widget, gboolean is_disabled, gboolean has_menu)
{
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_DISABLED, is_disabled, -1);
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, has_menu, -1);
}

static inline void peekaboard_accessible_checked(gpointer widget, gboolean is_checked)
{
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_CHECKED,
                                is_checked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

/* Underlines the text of a tag. */
static inline void peekaboard_set_underlined(gpointer tag)
{
    g_object_set(tag, "underline", PANGO_UNDERLINE_SINGLE, NULL);
}

/* Underlines the text of a tag with a wavy line. */
static inline void peekaboard_wavy_underline(gpointer tag, const char *color)
{
    GdkRGBA rgba;
    gdk_rgba_parse(&rgba, color);
    g_object_set(tag, "underline", PANGO_UNDERLINE_ERROR, "underline-rgba", &rgba, NULL);
}

static inline gboolean peekaboard_play_sound(GSoundContext *context, const char *file, const char *event)
{
    return gsound_context_play_simple(context, NULL, NULL, GSOUND_ATTR_MEDIA_FILENAME, file, GSOUND_ATTR_EVENT_ID, event,
                                      GSOUND_ATTR_MEDIA_ROLE, "game", NULL);
}

/* Plays a sound until its end, or until it is canceled, and then calls the callback. */
static inline void peekaboard_play_whole_sound(GSoundContext *context, const char *file, const char *event,
                                               GCancellable *cancellable, GAsyncReadyCallback ended, gpointer data)
{
    gsound_context_play_full(context, cancellable, ended, data, GSOUND_ATTR_MEDIA_FILENAME, file, GSOUND_ATTR_EVENT_ID,
                             event, GSOUND_ATTR_MEDIA_ROLE, "game", NULL);
}

static inline GType peekaboard_type_of(gpointer instance)
{
    return G_TYPE_FROM_INSTANCE(instance);
}

static inline void peekaboard_print_error(const char *text)
{
    fputs(text, stderr);
}

/* Keeps a function from being called for the signals of an object. */
static inline void peekaboard_block_signal(gpointer object, gpointer function)
{
    g_signal_handlers_block_matched(object, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, function, NULL);
}

/* Lets a function be called again for the signals of an object. */
static inline void peekaboard_unblock_signal(gpointer object, gpointer function)
{
    g_signal_handlers_unblock_matched(object, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, function, NULL);
}

/* What a child process is limited to: bytes of data, and seconds of processor time. 0 means no limit. */
struct peekaboard_limits {
    gsize memory;
    gsize processor_time;
};

/* Runs in a child process before exec. The child is killed when its parent exits, dumps no core, and has `limits`. */
/* A timer of the kernel, for which a thread can wait. Without seconds, it is stopped. */
static inline int peekaboard_timer_new(void) { return timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC); }

static inline void peekaboard_timer_set(int timer, double seconds)
{
    struct itimerspec time = {.it_value = {(time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)}};
    timerfd_settime(timer, 0, &time, NULL);
}

static inline void peekaboard_timer_wait(int timer)
{
    guint64 count;
    while (read(timer, &count, sizeof count) < 0 && errno == EINTR) {}
}

/* A descriptor of a process, which stays that of the process when its number is used again; -1 if the kernel has none. */
static inline int peekaboard_process_open(int process) { return (int)syscall(SYS_pidfd_open, process, 0); }

static inline void peekaboard_process_signal(int descriptor, int number)
{
    syscall(SYS_pidfd_send_signal, descriptor, number, NULL, 0);
}

static inline void peekaboard_prepare_child(gpointer limits)
{
    const struct peekaboard_limits *most = (const struct peekaboard_limits *)limits;
    struct rlimit none = {0, 0}, memory = {most->memory, most->memory};
    /* A program that handles SIGXCPU has another second. */
    struct rlimit time = {most->processor_time, most->processor_time + 1};
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    setrlimit(RLIMIT_CORE, &none);
    if (most->memory != 0)
        setrlimit(RLIMIT_DATA, &memory);
    if (most->processor_time != 0) {
        sigset_t signals;
        sigemptyset(&signals);
        sigaddset(&signals, SIGXCPU);
        /* The program that started this one may have ignored the signal. */
        signal(SIGXCPU, SIG_DFL);
        sigprocmask(SIG_UNBLOCK, &signals, NULL);
        setrlimit(RLIMIT_CPU, &time);
    }
}
