// SPDX-License-Identifier: GPL-3.0-or-later
/* GtkSourceView asks a GObject that implements an interface which keys change the indentation. Swift code cannot do that
   without its types. How the indentation changes is up to Swift. */
#include "CSourceView.h"

typedef struct {
    GObject parent;
    struct source_indentation_handler handler;
} Indenter;
typedef GObjectClass IndenterClass;

/* GtkSourceView asks before its descendants, such as buttons in the text, get the key. */
static gboolean is_trigger(
    GtkSourceIndenter *self, GtkSourceView *view, const GtkTextIter *location, GdkModifierType state, guint key)
{
    GdkModifierType others = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK;
    return gtk_widget_has_focus(GTK_WIDGET(view)) && (state & others) == 0
        && (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_braceright
            || key == GDK_KEY_bracketright || key == GDK_KEY_parenright);
}

static void indent(GtkSourceIndenter *self, GtkSourceView *view, GtkTextIter *iter)
{
    GtkTextBuffer *buffer = gtk_text_iter_get_buffer(iter);
    gtk_text_buffer_place_cursor(buffer, iter);
    ((Indenter *)self)->handler.indent(((Indenter *)self)->handler.data);
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
    G_OBJECT_CLASS(indenter_parent_class)->finalize(object);
}

static void indenter_class_init(IndenterClass *class)
{
    class->finalize = indenter_finalize;
}

static void indenter_init(Indenter *indenter)
{
}

void source_view_set_indentation(GtkSourceView *view, struct source_indentation_handler handler)
{
    Indenter *indenter = g_object_new(indenter_get_type(), NULL);
    indenter->handler = handler;
    gtk_source_view_set_indenter(view, GTK_SOURCE_INDENTER(indenter));
    gtk_source_view_set_auto_indent(view, TRUE);
    g_object_unref(indenter);
}
