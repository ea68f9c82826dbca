// SPDX-License-Identifier: GPL-3.0-or-later
/* All code that depends on the version of GTK or libadwaita at compile time. There are two sets of widgets: one for GTK
   4.14 and libadwaita 1.5 or newer, and one for older versions. Features that are newer than that are checked one by
   one. */
#pragma once

#include <adwaita.h>
#include <gtk/gtk.h>

/* GTK 4.22 renders SVG itself; librsvg would add several megabytes of memory. */
#if !GTK_CHECK_VERSION(4, 22, 0)
#include <librsvg/rsvg.h>
#endif

#if GTK_CHECK_VERSION(4, 14, 0) && ADW_CHECK_VERSION(1, 5, 0)
#define PEEKABOARD_GTK_4_14 1
#else
#define PEEKABOARD_GTK_4_14 0
#endif

#if PEEKABOARD_GTK_4_14
#define PEEKABOARD_WINDOW_FILE "window.ui"
#define PEEKABOARD_SIDEBAR_SHOWN "show-sidebar"
#define PEEKABOARD_SIDEBAR_COVERS "collapsed"
#else
#define PEEKABOARD_WINDOW_FILE "window-1.2.ui"
#define PEEKABOARD_SIDEBAR_SHOWN "reveal-flap"
#define PEEKABOARD_SIDEBAR_COVERS "folded"
#endif

#if ADW_CHECK_VERSION(1, 7, 0)
#define PEEKABOARD_DIMMED "dimmed"
#else
#define PEEKABOARD_DIMMED "dim-label"
#endif

/* CSS variables require GTK 4.16, and libadwaita 1.6 to define them. */
#if GTK_CHECK_VERSION(4, 16, 0) && ADW_CHECK_VERSION(1, 6, 0)
#define PEEKABOARD_COLORS_FILE "colors.css"
#else
#define PEEKABOARD_COLORS_FILE "colors-1.2.css"
#endif

/* The environment variable with the features that GDK does not start, and the name of OpenGL there. */
#if GTK_CHECK_VERSION(4, 16, 0)
#define PEEKABOARD_DISABLED_FEATURES "GDK_DISABLE"
#define PEEKABOARD_OPENGL_FEATURE "gl"
#else
#define PEEKABOARD_DISABLED_FEATURES "GDK_DEBUG"
#define PEEKABOARD_OPENGL_FEATURE "gl-disable"
#endif

/* Returns whether the window's UI file defines breakpoints. Otherwise the program has to watch the window's width. */
static inline gboolean peekaboard_has_breakpoints(void)
{
    return PEEKABOARD_GTK_4_14;
}

/* Puts a sidebar before or after some content. It covers the content if there is little space, and is hidden at first. */
static inline GtkWidget *peekaboard_split_new(GtkWidget *content, GtkWidget *sidebar, GtkPackType position)
{
#if PEEKABOARD_GTK_4_14
    AdwOverlaySplitView *split = ADW_OVERLAY_SPLIT_VIEW(adw_overlay_split_view_new());
    adw_overlay_split_view_set_sidebar_position(split, position);
    adw_overlay_split_view_set_show_sidebar(split, FALSE);
    adw_overlay_split_view_set_pin_sidebar(split, TRUE);
    adw_overlay_split_view_set_enable_show_gesture(split, FALSE);
    adw_overlay_split_view_set_content(split, content);
    adw_overlay_split_view_set_sidebar(split, sidebar);
#else
    AdwFlap *split = ADW_FLAP(adw_flap_new());
    adw_flap_set_flap_position(split, position);
    adw_flap_set_reveal_flap(split, FALSE);
    adw_flap_set_locked(split, TRUE);
    adw_flap_set_swipe_to_open(split, FALSE);
    adw_flap_set_content(split, content);
    adw_flap_set_separator(split, gtk_separator_new(GTK_ORIENTATION_VERTICAL));
    adw_flap_set_flap(split, sidebar);
#endif
    return GTK_WIDGET(split);
}

/* Shows or hides the sidebar. A flap divides the speed of its animation by the width of the sidebar, which is zero before
   it is laid out for the first time, and gets a width that is not a number. It is not animated while it is not mapped. */
static inline void peekaboard_split_set_shown(GtkWidget *split, gboolean is_shown)
{
#if !PEEKABOARD_GTK_4_14
    gboolean is_seen = gtk_widget_get_child_visible(split);
    gboolean is_new = is_seen && gtk_widget_get_width(adw_flap_get_flap(ADW_FLAP(split))) == 0;
    if (is_new)
        gtk_widget_set_child_visible(split, FALSE);
#endif
    g_object_set(split, PEEKABOARD_SIDEBAR_SHOWN, is_shown, NULL);
#if !PEEKABOARD_GTK_4_14
    if (is_new)
        gtk_widget_set_child_visible(split, TRUE);
#endif
}

/* Sets the smallest and the largest width of the sidebar, in points. Older versions have no largest one. */
static inline void peekaboard_split_set_width(GtkWidget *split, GtkWidget *sidebar, int min, int max)
{
#if PEEKABOARD_GTK_4_14
    (void)sidebar;
    adw_overlay_split_view_set_min_sidebar_width(ADW_OVERLAY_SPLIT_VIEW(split), min);
    adw_overlay_split_view_set_max_sidebar_width(ADW_OVERLAY_SPLIT_VIEW(split), max);
#else
    (void)split, (void)max;
    gtk_widget_set_size_request(sidebar, min, -1);
#endif
}

/* Sets whether the sidebar covers the content, because there is little space. In newer versions, a hidden sidebar beside
   the content would get what the content leaves, which can be less than its minimum width. Older versions would put it
   beside content that can shrink to nothing. */
static inline void peekaboard_split_set_narrow(GtkWidget *split, gboolean is_narrow, gboolean is_shown)
{
#if PEEKABOARD_GTK_4_14
    adw_overlay_split_view_set_collapsed(ADW_OVERLAY_SPLIT_VIEW(split), is_narrow || !is_shown);
#else
    adw_flap_set_fold_policy(ADW_FLAP(split), is_narrow ? ADW_FLAP_FOLD_POLICY_ALWAYS : ADW_FLAP_FOLD_POLICY_AUTO);
#endif
}

/* Stacks a header bar, some content, and an optional bottom bar. */
static inline GtkWidget *peekaboard_toolbar_view_new(GtkWidget *top, GtkWidget *content, GtkWidget *bottom)
{
#if PEEKABOARD_GTK_4_14
    GtkWidget *view = adw_toolbar_view_new();
    adw_toolbar_view_add_top_bar(ADW_TOOLBAR_VIEW(view), top);
    adw_toolbar_view_set_content(ADW_TOOLBAR_VIEW(view), content);
    if (bottom != NULL)
        adw_toolbar_view_add_bottom_bar(ADW_TOOLBAR_VIEW(view), bottom);
#else
    GtkWidget *view = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_box_append(GTK_BOX(view), top);
    gtk_widget_set_vexpand(content, TRUE);
    gtk_box_append(GTK_BOX(view), content);
    if (bottom != NULL)
        gtk_box_append(GTK_BOX(view), bottom);
#endif
    return view;
}

/* Creates a dialog with a title, a size in pixels, and a child. GTK owns the dialog after it is presented. */
static inline GtkWidget *peekaboard_dialog_new(const char *title, int width, int height, GtkWidget *child)
{
#if PEEKABOARD_GTK_4_14
    AdwDialog *dialog = adw_dialog_new();
    adw_dialog_set_title(dialog, title);
    adw_dialog_set_content_width(dialog, width);
    adw_dialog_set_content_height(dialog, height);
    adw_dialog_set_child(dialog, child);
    return GTK_WIDGET(dialog);
#else
    GtkWidget *window = adw_window_new();
    gtk_window_set_title(GTK_WINDOW(window), title);
    gtk_window_set_default_size(GTK_WINDOW(window), width, height);
    adw_window_set_content(ADW_WINDOW(window), child);
    GtkEventController *keys = gtk_shortcut_controller_new();
    gtk_shortcut_controller_add_shortcut(
        GTK_SHORTCUT_CONTROLLER(keys),
        gtk_shortcut_new(gtk_keyval_trigger_new(GDK_KEY_Escape, 0), gtk_named_action_new("window.close")));
    gtk_widget_add_controller(window, keys);
    return window;
#endif
}

/* The signal that is emitted when the dialog is closed. A window is only destroyed when nothing refers to it. */
#if PEEKABOARD_GTK_4_14
#define PEEKABOARD_DIALOG_CLOSED "closed"
#else
#define PEEKABOARD_DIALOG_CLOSED "unmap"
#endif

/* Presents a dialog or a window as modal for a parent window. `focus` gets the keyboard focus, if it is not NULL. An
   AdwDialog gives it to a part of a text field that can have it, not to the field as a whole. */
static inline void peekaboard_dialog_present(GtkWidget *dialog, GtkWidget *parent, GtkWidget *focus)
{
#if PEEKABOARD_GTK_4_14
    if (ADW_IS_DIALOG(dialog)) {
        GtkEditable *text = GTK_IS_EDITABLE(focus) ? gtk_editable_get_delegate(GTK_EDITABLE(focus)) : NULL;
        if (focus != NULL)
            adw_dialog_set_focus(ADW_DIALOG(dialog), text != NULL ? GTK_WIDGET(text) : focus);
        adw_dialog_present(ADW_DIALOG(dialog), parent);
        return;
    }
#endif
    gtk_window_set_transient_for(GTK_WINDOW(dialog), GTK_WINDOW(parent));
    gtk_window_set_modal(GTK_WINDOW(dialog), TRUE);
    gtk_window_present(GTK_WINDOW(dialog));
    if (focus != NULL)
        gtk_widget_grab_focus(focus);
}

/* Return activates `widget` while the focus is in a text field. */
static inline void peekaboard_dialog_set_default(GtkWidget *dialog, GtkWidget *widget)
{
#if PEEKABOARD_GTK_4_14
    adw_dialog_set_default_widget(ADW_DIALOG(dialog), widget);
#else
    gtk_window_set_default_widget(GTK_WINDOW(dialog), widget);
#endif
}

static inline void peekaboard_dialog_close(GtkWidget *dialog)
{
#if PEEKABOARD_GTK_4_14
    adw_dialog_close(ADW_DIALOG(dialog));
#else
    gtk_window_close(GTK_WINDOW(dialog));
#endif
}

/* Creates a question with a heading and a text. Answers are added from left to right; Escape gives the first one. */
static inline GtkWidget *peekaboard_question_new(const char *heading, const char *text)
{
#if PEEKABOARD_GTK_4_14
    return GTK_WIDGET(adw_alert_dialog_new(heading, text));
#else
    return adw_message_dialog_new(NULL, heading, text);
#endif
}

static inline void peekaboard_question_add(GtkWidget *question, const char *answer, const char *label, gboolean is_suggested,
                                           gboolean is_destructive)
{
#if PEEKABOARD_GTK_4_14
    AdwAlertDialog *dialog = ADW_ALERT_DIALOG(question);
    adw_alert_dialog_add_response(dialog, answer, label);
    if (is_suggested) {
        adw_alert_dialog_set_response_appearance(dialog, answer, ADW_RESPONSE_SUGGESTED);
        adw_alert_dialog_set_default_response(dialog, answer);
    }
    if (is_destructive)
        adw_alert_dialog_set_response_appearance(dialog, answer, ADW_RESPONSE_DESTRUCTIVE);
#else
    AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG(question);
    adw_message_dialog_add_response(dialog, answer, label);
    if (is_suggested) {
        adw_message_dialog_set_response_appearance(dialog, answer, ADW_RESPONSE_SUGGESTED);
        adw_message_dialog_set_default_response(dialog, answer);
    }
    if (is_destructive)
        adw_message_dialog_set_response_appearance(dialog, answer, ADW_RESPONSE_DESTRUCTIVE);
#endif
}

/* Returns the text color of a widget. */
static inline void peekaboard_foreground(GtkWidget *widget, GdkRGBA *color)
{
#if GTK_CHECK_VERSION(4, 10, 0)
    gtk_widget_get_color(widget, color);
#else
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), color);
#endif
}

/* Loads a style sheet from a string. */
static inline void peekaboard_load_css(gpointer provider, const char *css)
{
#if GTK_CHECK_VERSION(4, 12, 0)
    gtk_css_provider_load_from_string(GTK_CSS_PROVIDER(provider), css);
#else
    gtk_css_provider_load_from_data(GTK_CSS_PROVIDER(provider), css, -1);
#endif
}

/* AdwAboutWindow and AdwAboutDialog have the same properties. */
static inline GtkWidget *peekaboard_about_new(void)
{
#if PEEKABOARD_GTK_4_14
    return GTK_WIDGET(adw_about_dialog_new());
#else
    return adw_about_window_new();
#endif
}

/* The class names used to build the list of keyboard shortcuts. */
#if ADW_CHECK_VERSION(1, 8, 0)
#define PEEKABOARD_SHORTCUTS "AdwShortcutsDialog"
#define PEEKABOARD_SHORTCUTS_SECTION "AdwShortcutsSection"
#define PEEKABOARD_SHORTCUTS_GROUP ""
#define PEEKABOARD_SHORTCUTS_ITEM "AdwShortcutsItem"
#else
#define PEEKABOARD_SHORTCUTS "GtkShortcutsWindow"
#define PEEKABOARD_SHORTCUTS_SECTION "GtkShortcutsSection"
#define PEEKABOARD_SHORTCUTS_GROUP "GtkShortcutsGroup"
#define PEEKABOARD_SHORTCUTS_ITEM "GtkShortcutsShortcut"
#endif

/* Creates a button that lets the user choose a color. Its property "rgba" is the color. */
static inline GtkWidget *peekaboard_color_button_new(const char *title)
{
#if PEEKABOARD_GTK_4_14
    GtkColorDialog *dialog = gtk_color_dialog_new();
    gtk_color_dialog_set_title(dialog, title);
    gtk_color_dialog_set_with_alpha(dialog, FALSE);
    return gtk_color_dialog_button_new(dialog);
#else
    return g_object_new(GTK_TYPE_COLOR_BUTTON, "title", title, "modal", TRUE, NULL);
#endif
}

/* Creates an area in which the user chooses a color, which newer versions offer only in a dialog. Its property "rgba" is the
   color. */
static inline GtkWidget *peekaboard_color_editor_new(gboolean has_alpha)
{
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    return g_object_new(GTK_TYPE_COLOR_CHOOSER_WIDGET, "show-editor", TRUE, "use-alpha", has_alpha, NULL);
    G_GNUC_END_IGNORE_DEPRECATIONS
}

/* Creates a switch row with the property "active". Returns NULL if libadwaita has no such class. */
static inline GtkWidget *peekaboard_switch_row_new(void)
{
#if PEEKABOARD_GTK_4_14
    return adw_switch_row_new();
#else
    return NULL;
#endif
}

/* Opens a URL in the user's browser. */
static inline void peekaboard_open_address(GtkWindow *parent, const char *address)
{
#if PEEKABOARD_GTK_4_14
    GtkUriLauncher *launcher = gtk_uri_launcher_new(address);
    gtk_uri_launcher_launch(launcher, parent, NULL, NULL, NULL);
    g_object_unref(launcher);
#else
    gtk_show_uri(parent, address, GDK_CURRENT_TIME);
#endif
}

/* Lets the screen reader announce text. Returns FALSE if GTK does not support this. */
static inline gboolean peekaboard_announce(gpointer widget, const char *text)
{
#if PEEKABOARD_GTK_4_14
    gtk_accessible_announce(GTK_ACCESSIBLE(widget), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
    return TRUE;
#else
    (void)widget, (void)text;
    return FALSE;
#endif
}

/* Gives a link in a label, counted from 0, an accessible name. Since GTK 4.22, links are in the accessibility tree, but
   without names. */
static inline void peekaboard_name_link(GtkWidget *label, unsigned int index, const char *name)
{
#if GTK_CHECK_VERSION(4, 22, 0)
    GtkAccessibleHypertext *text = GTK_ACCESSIBLE_HYPERTEXT(label);
    GtkAccessibleHypertextInterface *links = GTK_ACCESSIBLE_HYPERTEXT_GET_IFACE(text);
    if (index < links->get_n_links(text))
        gtk_accessible_update_property(GTK_ACCESSIBLE(links->get_link(text, index)), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
#else
    (void)label, (void)index, (void)name;
#endif
}

/* Returns whether GTK can let the screen reader announce text. */
static inline gboolean peekaboard_can_announce(void)
{
    return PEEKABOARD_GTK_4_14;
}

/* Loads an SVG file. Returns NULL on failure. */
static inline gpointer peekaboard_drawing_new(const char *path)
{
#if GTK_CHECK_VERSION(4, 22, 0)
    char *text = NULL;
    gsize length = 0;
    if (!g_file_get_contents(path, &text, &length, NULL))
        return NULL;
    GBytes *bytes = g_bytes_new_take(text, length);
    GtkSvg *drawing = gtk_svg_new_from_bytes(bytes);
    g_bytes_unref(bytes);
    return drawing;
#else
    return rsvg_handle_new_from_file(path, NULL);
#endif
}

/* Gets the natural size of a drawing in points. Returns FALSE if it has none. */
static inline gboolean peekaboard_drawing_size(gpointer drawing, double *width, double *height)
{
#if GTK_CHECK_VERSION(4, 22, 0)
    *width = gdk_paintable_get_intrinsic_width(GDK_PAINTABLE(drawing));
    *height = gdk_paintable_get_intrinsic_height(GDK_PAINTABLE(drawing));
#else
    RsvgLength w, h;
    RsvgRectangle box;
    gboolean has_width, has_height, has_box;
    if (!rsvg_handle_get_intrinsic_size_in_pixels(RSVG_HANDLE(drawing), width, height)) {
        rsvg_handle_get_intrinsic_dimensions(RSVG_HANDLE(drawing), &has_width, &w, &has_height, &h, &has_box, &box);
        if (!has_box)
            return FALSE;
        *width = box.width;
        *height = box.height;
    }
#endif
    return *width > 0 && *height > 0;
}

/* Renders a drawing at the given size, in user-space units of the context. */
static inline void peekaboard_drawing_paint(gpointer drawing, cairo_t *context, double width, double height)
{
#if GTK_CHECK_VERSION(4, 22, 0)
    GtkSnapshot *snapshot = gtk_snapshot_new();
    gdk_paintable_snapshot(GDK_PAINTABLE(drawing), snapshot, width, height);
    GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
    if (node == NULL)
        return;
    gsk_render_node_draw(node, context);
    gsk_render_node_unref(node);
#else
    RsvgRectangle viewport = {0, 0, width, height};
    rsvg_handle_render_document(RSVG_HANDLE(drawing), context, &viewport, NULL);
#endif
}

/* The setting that, in addition to "gtk-enable-animations", turns animations off. */
#if GTK_CHECK_VERSION(4, 22, 0)
#define PEEKABOARD_MOTION_SETTING "gtk-interface-reduced-motion"
#else
#define PEEKABOARD_MOTION_SETTING "gtk-enable-animations"
#endif

/* Returns whether the user allows animations. */
static inline gboolean peekaboard_allows_motion(GtkSettings *settings)
{
    gboolean animations = TRUE;
    g_object_get(settings, "gtk-enable-animations", &animations, NULL);
#if GTK_CHECK_VERSION(4, 22, 0)
    GtkReducedMotion motion = GTK_REDUCED_MOTION_NO_PREFERENCE;
    g_object_get(settings, "gtk-interface-reduced-motion", &motion, NULL);
    if (motion == GTK_REDUCED_MOTION_REDUCE)
        return FALSE;
#endif
    return animations;
}

typedef enum { PEEKABOARD_OPEN_FILE, PEEKABOARD_OPEN_FOLDER, PEEKABOARD_SAVE_FILE } PeekaboardFileOperation;

/* A callback that is called once, with the chosen file or with NULL. */
typedef void (*PeekaboardFileChosen)(GFile *file, gpointer data);

typedef struct {
    PeekaboardFileOperation operation;
    PeekaboardFileChosen chosen;
    gpointer data;
} PeekaboardFileRequest;

#if PEEKABOARD_GTK_4_14
static inline void peekaboard_file_dialog_answered(GObject *object, GAsyncResult *result, gpointer data)
{
    PeekaboardFileRequest *request = data;
    GtkFileDialog *dialog = GTK_FILE_DIALOG(object);
    GFile *file = request->operation == PEEKABOARD_OPEN_FILE ? gtk_file_dialog_open_finish(dialog, result, NULL)
        : request->operation == PEEKABOARD_OPEN_FOLDER       ? gtk_file_dialog_select_folder_finish(dialog, result, NULL)
                                                        : gtk_file_dialog_save_finish(dialog, result, NULL);
    request->chosen(file, request->data);
    g_clear_object(&file);
    g_free(request);
}
#else
static inline void peekaboard_file_dialog_answered(GtkNativeDialog *dialog, int answer, gpointer data)
{
    PeekaboardFileRequest *request = data;
    GFile *file = answer == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file(GTK_FILE_CHOOSER(dialog)) : NULL;
    request->chosen(file, request->data);
    g_clear_object(&file);
    g_free(request);
    g_object_unref(dialog);
}
#endif

/* Opens the desktop's file chooser. `filter` may be NULL; `name` is the suggested file name when saving. The labels are
   used only by choosers that have no default labels. */
static inline void peekaboard_choose_file(GtkWindow *parent, PeekaboardFileOperation operation, const char *title,
                                          GtkFileFilter *filter, const char *name, const char *accept_label,
                                          const char *cancel_label, PeekaboardFileChosen chosen, gpointer data)
{
    PeekaboardFileRequest *request = g_new(PeekaboardFileRequest, 1);
    *request = (PeekaboardFileRequest){operation, chosen, data};
#if PEEKABOARD_GTK_4_14
    (void)accept_label, (void)cancel_label;
    GtkFileDialog *dialog = gtk_file_dialog_new();
    gtk_file_dialog_set_title(dialog, title);
    if (filter != NULL)
        gtk_file_dialog_set_default_filter(dialog, filter);
    if (operation == PEEKABOARD_OPEN_FILE)
        gtk_file_dialog_open(dialog, parent, NULL, peekaboard_file_dialog_answered, request);
    else if (operation == PEEKABOARD_OPEN_FOLDER)
        gtk_file_dialog_select_folder(dialog, parent, NULL, peekaboard_file_dialog_answered, request);
    else {
        gtk_file_dialog_set_initial_name(dialog, name);
        gtk_file_dialog_save(dialog, parent, NULL, peekaboard_file_dialog_answered, request);
    }
    g_object_unref(dialog);
#else
    GtkFileChooserAction action = operation == PEEKABOARD_OPEN_FILE ? GTK_FILE_CHOOSER_ACTION_OPEN
        : operation == PEEKABOARD_OPEN_FOLDER                       ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
                                                               : GTK_FILE_CHOOSER_ACTION_SAVE;
    GtkFileChooserNative *dialog = gtk_file_chooser_native_new(title, parent, action, accept_label, cancel_label);
    if (filter != NULL)
        gtk_file_chooser_add_filter(GTK_FILE_CHOOSER(dialog), filter);
    if (operation == PEEKABOARD_SAVE_FILE)
        gtk_file_chooser_set_current_name(GTK_FILE_CHOOSER(dialog), name);
    g_signal_connect(dialog, "response", G_CALLBACK(peekaboard_file_dialog_answered), request);
    gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(dialog), TRUE);
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
#endif
}
