// SPDX-License-Identifier: GPL-3.0-or-later
/* GtkSourceView asks a GObject that implements an interface which keys change the indentation. Swift code cannot do that
   without its types. What is added to the text is up to Swift. */
#include "CSourceView.h"

typedef struct {
    GObject parent;
    struct source_typing_handler handler;
    /* What is selected when a key is pressed. */
    char *selection;
} Indenter;
typedef GObjectClass IndenterClass;

static char *selected_text(GtkSourceView *view)
{
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
    GtkTextIter start, end;
    if (!gtk_text_buffer_get_selection_bounds(buffer, &start, &end))
        return g_strdup("");
    return gtk_text_iter_get_text(&start, &end);
}

static gboolean is_shortcut(GdkModifierType state)
{
    return (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0;
}

/* Returns whether the text can be completed after a key. */
static gboolean is_completed(guint key)
{
    switch (key) {
    case GDK_KEY_parenleft:
    case GDK_KEY_bracketleft:
    case GDK_KEY_braceleft:
    case GDK_KEY_quotedbl:
    case GDK_KEY_parenright:
    case GDK_KEY_bracketright:
    case GDK_KEY_braceright:
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
        return TRUE;
    default:
        return FALSE;
    }
}

/* GtkSourceView asks before its descendants, such as buttons in the text, get the key. */
static gboolean is_trigger(
    GtkSourceIndenter *self, GtkSourceView *view, const GtkTextIter *location, GdkModifierType state, guint key)
{
    if (!gtk_widget_has_focus(GTK_WIDGET(view)) || is_shortcut(state) || !is_completed(key))
        return FALSE;
    g_free(((Indenter *)self)->selection);
    ((Indenter *)self)->selection = selected_text(view);
    return TRUE;
}

static void indent(GtkSourceIndenter *self, GtkSourceView *view, GtkTextIter *iter)
{
    GtkTextBuffer *buffer = gtk_text_iter_get_buffer(iter);
    gtk_text_buffer_place_cursor(buffer, iter);
    Indenter *indenter = (Indenter *)self;
    indenter->handler.typed(indenter->selection, indenter->handler.data);
    gtk_text_buffer_get_iter_at_mark(buffer, iter, gtk_text_buffer_get_insert(buffer));
}

static void implement_indenter(GtkSourceIndenterInterface *interface)
{
    interface->is_trigger = is_trigger;
    interface->indent = indent;
}

static GType indenter_get_type(void);
G_DEFINE_TYPE_WITH_CODE(Indenter, indenter, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(GTK_SOURCE_TYPE_INDENTER, implement_indenter))

static void indenter_finalize(GObject *object)
{
    Indenter *indenter = (Indenter *)object;
    indenter->handler.release(indenter->handler.data);
    g_free(indenter->selection);
    G_OBJECT_CLASS(indenter_parent_class)->finalize(object);
}

static void indenter_class_init(IndenterClass *class)
{
    class->finalize = indenter_finalize;
}

static void indenter_init(Indenter *indenter)
{
}

static gboolean end_step(gpointer buffer)
{
    gtk_text_buffer_end_user_action(buffer);
    return G_SOURCE_REMOVE;
}

/* A letter that replaces a selection, which GTK 4.8 does in two steps of the undo history, and a bracket with the one that
   closes it are one step. A closing bracket that has been added is typed over, which changes nothing. */
static gboolean begin_step(
    GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state, Indenter *indenter)
{
    GtkWidget *view = gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(controller));
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
    if (!gtk_widget_has_focus(view) || is_shortcut(state))
        return GDK_EVENT_PROPAGATE;
    gunichar character = gdk_keyval_to_unicode(key);
    gboolean is_selected = gtk_text_buffer_get_has_selection(buffer);
    if (!is_selected && is_completed(key) && indenter->handler.closes(character, indenter->handler.data))
        return GDK_EVENT_STOP;
    if (is_completed(key) || (is_selected && g_unichar_isprint(character))) {
        gtk_text_buffer_begin_user_action(buffer);
        g_idle_add_full(G_PRIORITY_HIGH, end_step, g_object_ref(buffer), g_object_unref);
    }
    return GDK_EVENT_PROPAGATE;
}

static void backspace(GtkTextView *view, Indenter *indenter)
{
    if (indenter->handler.deleted(indenter->handler.data))
        g_signal_stop_emission_by_name(view, "backspace");
}

void source_view_follow_typing(GtkSourceView *view, struct source_typing_handler handler)
{
    Indenter *indenter = g_object_new(indenter_get_type(), NULL);
    indenter->handler = handler;
    indenter->selection = g_strdup("");
    g_signal_connect_object(view, "backspace", G_CALLBACK(backspace), indenter, 0);
    GtkEventController *keys = gtk_event_controller_key_new();
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
    g_signal_connect(keys, "key-pressed", G_CALLBACK(begin_step), indenter);
    gtk_widget_add_controller(GTK_WIDGET(view), keys);
    gtk_source_view_set_indenter(view, GTK_SOURCE_INDENTER(indenter));
    gtk_source_view_set_auto_indent(view, TRUE);
    g_object_unref(indenter);
}
