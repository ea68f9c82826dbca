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

/* GtkSourceView asks before its descendants, such as buttons in the text, get the key. */
static gboolean is_trigger(
    GtkSourceIndenter *self, GtkSourceView *view, const GtkTextIter *location, GdkModifierType state, guint key)
{
    GdkModifierType others = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK;
    if (!gtk_widget_has_focus(GTK_WIDGET(view)) || (state & others) != 0)
        return FALSE;
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
        g_free(((Indenter *)self)->selection);
        ((Indenter *)self)->selection = selected_text(view);
        return TRUE;
    default:
        return FALSE;
    }
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

/* GTK 4.8 makes two steps of the undo history of a letter that replaces a selection. */
static gboolean begin_step(
    GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state, GtkTextView *view)
{
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(view);
    GdkModifierType others = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK;
    if ((state & others) == 0 && g_unichar_isprint(gdk_keyval_to_unicode(key))
        && gtk_text_buffer_get_has_selection(buffer)) {
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
    g_signal_connect(keys, "key-pressed", G_CALLBACK(begin_step), view);
    gtk_widget_add_controller(GTK_WIDGET(view), keys);
    gtk_source_view_set_indenter(view, GTK_SOURCE_INDENTER(indenter));
    gtk_source_view_set_auto_indent(view, TRUE);
    g_object_unref(indenter);
}
