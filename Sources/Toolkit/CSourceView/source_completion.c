// SPDX-License-Identifier: GPL-3.0-or-later
/* The provider of completions is a GObject that implements an interface of GtkSourceView, which Swift code cannot do
   without its types. What is suggested comes from Swift. */
#include "CSourceView.h"

#include <gtksourceview/gtksource.h>
#include <string.h>

/* A suggestion. */
typedef struct {
    GObject parent;
    char *name, *text, *label, *type, *documentation, *kind;
    unsigned kind_color;
    int *places, count;
} Proposal;
typedef GObjectClass ProposalClass;

static char *get_typed_text(GtkSourceCompletionProposal *proposal)
{
    return g_strdup(((Proposal *)proposal)->name);
}

static void implement_proposal(GtkSourceCompletionProposalInterface *interface)
{
    interface->get_typed_text = get_typed_text;
}

static GType proposal_get_type(void);
G_DEFINE_AUTOPTR_CLEANUP_FUNC(Proposal, g_object_unref)
G_DEFINE_TYPE_WITH_CODE(Proposal, proposal, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(GTK_SOURCE_TYPE_COMPLETION_PROPOSAL, implement_proposal))

static void proposal_finalize(GObject *object)
{
    Proposal *proposal = (Proposal *)object;
    g_free(proposal->name);
    g_free(proposal->text);
    g_free(proposal->places);
    g_free(proposal->label);
    g_free(proposal->type);
    g_free(proposal->documentation);
    g_free(proposal->kind);
    G_OBJECT_CLASS(proposal_parent_class)->finalize(object);
}

static void proposal_class_init(ProposalClass *class)
{
    class->finalize = proposal_finalize;
}

static void proposal_init(Proposal *proposal)
{
}

/* The provider. */
typedef struct {
    GObject parent;
    char *title;
    struct source_completion_handler handler;
    /* The list that was shown last, and the suggestion that was selected last; both can be NULL. */
    GtkSourceCompletionContext *context;
    char *selected;
} Provider;
typedef GObjectClass ProviderClass;

static char *get_title(GtkSourceCompletionProvider *provider)
{
    return g_strdup(((Provider *)provider)->title);
}

static gboolean is_trigger(GtkSourceCompletionProvider *provider, const GtkTextIter *iter, gunichar character)
{
    return character == '.';
}

/* Whether suggestions would only be in the way: the user has not asked for them, and types a number, a comment, or a
   string. */
static gboolean is_unwanted(GtkSourceCompletionContext *context, const GtkTextIter *start, const GtkTextIter *end)
{
    if (gtk_source_completion_context_get_activation(context) == GTK_SOURCE_COMPLETION_ACTIVATION_USER_REQUESTED)
        return FALSE;
    GtkSourceBuffer *buffer = GTK_SOURCE_BUFFER(gtk_text_iter_get_buffer(start));
    GtkTextIter before = *start;
    gunichar first = gtk_text_iter_get_char(start);
    gboolean has_word = !gtk_text_iter_equal(start, end);
    gboolean is_member = gtk_text_iter_backward_char(&before) && gtk_text_iter_get_char(&before) == '.';
    return gtk_source_buffer_iter_has_context_class(buffer, start, "comment")
        || gtk_source_buffer_iter_has_context_class(buffer, start, "string")
        || (has_word ? !g_unichar_isalpha(first) && first != '_' : !is_member);
}

/* Asks for completions of the word at the cursor. */
static void request(Provider *self, GtkSourceCompletionContext *context, GCancellable *cancellable,
                    GAsyncReadyCallback callback, gpointer data)
{
    GTask *request = g_task_new(self, cancellable, callback, data);
    g_task_set_task_data(request, g_object_ref(context), g_object_unref);
    GtkTextIter start, end;
    gtk_source_completion_context_get_bounds(context, &start, &end);
    if (is_unwanted(context, &start, &end))
        source_completion_answer(request, NULL, 0, false);
    else
        self->handler.complete(
            request, gtk_text_iter_get_line(&end), gtk_text_iter_get_line_index(&end), self->handler.data);
}

static void populate(GtkSourceCompletionProvider *provider, GtkSourceCompletionContext *context, GCancellable *cancellable,
                     GAsyncReadyCallback callback, gpointer data)
{
    request((Provider *)provider, context, cancellable, callback, data);
}

/* How well a name fits a word: it begins with the word, with the word in other letters, or has the letters of the word in
   their order and from its beginning, which does not suffice for a constant of C. */
enum fit { fits_exactly, fits_other_case, fits_letters, fits_not };

static gboolean has_only_capitals(const char *name)
{
    for (; *name != '\0'; name = g_utf8_next_char(name))
        if (g_unichar_islower(g_utf8_get_char(name)))
            return FALSE;
    return TRUE;
}

static enum fit fit(Proposal *proposal, const char *word)
{
    const char *name = proposal->name;
    if (g_str_has_prefix(name, word))
        return fits_exactly;
    const char *letter = name, *typed = word;
    gboolean is_prefix = TRUE;
    for (; *typed != '\0' && *letter != '\0'; letter = g_utf8_next_char(letter)) {
        if (g_unichar_tolower(g_utf8_get_char(letter)) == g_unichar_tolower(g_utf8_get_char(typed)))
            typed = g_utf8_next_char(typed);
        else if (typed == word)
            return fits_not;
        else
            is_prefix = FALSE;
    }
    if (*typed != '\0')
        return fits_not;
    return is_prefix ? fits_other_case : has_only_capitals(name) && !has_only_capitals(word) ? fits_not : fits_letters;
}

static gboolean matches(gpointer item, gpointer word)
{
    return fit(item, word) != fits_not;
}

static gboolean matches_nothing(gpointer item, gpointer data)
{
    return FALSE;
}

static int compare(gconstpointer one, gconstpointer other, gpointer word)
{
    return (int)fit((Proposal *)one, word) - (int)fit((Proposal *)other, word);
}

/* Whether a list lacks completions that fit only once the user has typed more. */
static const char incomplete_key[] = "peekaboard-incomplete";

static gboolean is_incomplete(GListModel *list)
{
    return g_object_get_data(G_OBJECT(list), incomplete_key) != NULL;
}

/* Returns the completions of a list that fit the word at the cursor, and none if the word is the first of them, unless
   that is wanted. Takes ownership of the list. */
static GListModel *fitting(GListModel *list, GtkSourceCompletionContext *context, gboolean wants_complete_name)
{
    g_autofree char *word = gtk_source_completion_context_get_word(context);
    if (word == NULL || *word == '\0')
        return list;
    GtkCustomFilter *filter = gtk_custom_filter_new(matches, g_strdup(word), g_free);
    GtkCustomSorter *sorter = gtk_custom_sorter_new(compare, g_strdup(word), g_free);
    GtkFilterListModel *filtered = gtk_filter_list_model_new(g_object_ref(list), GTK_FILTER(filter));
    GListModel *sorted = G_LIST_MODEL(gtk_sort_list_model_new(G_LIST_MODEL(filtered), GTK_SORTER(sorter)));
    g_autoptr(Proposal) first = g_list_model_get_item(sorted, 0);
    if (wants_complete_name || first == NULL || strcmp(first->name, word) != 0) {
        g_object_unref(list);
        return sorted;
    }
    /* Return ends the line after a name that is complete. */
    g_object_unref(sorted);
    filter = gtk_custom_filter_new(matches_nothing, NULL, NULL);
    return G_LIST_MODEL(gtk_filter_list_model_new(list, GTK_FILTER(filter)));
}

/* Shows the completions of a list that fit the word at the cursor. */
static void show_matches(
    GtkSourceCompletionProvider *provider, GtkSourceCompletionContext *context, GListModel *list)
{
    GListModel *matches = fitting(g_object_ref(list), context, FALSE);
    gtk_source_completion_context_set_proposals_for_provider(context, provider, matches);
    g_object_unref(matches);
}

/* Replaces an incomplete list by the answer for a longer word, unless another question has replaced this one. */
static void take_answer(GObject *provider, GAsyncResult *result, gpointer data)
{
    g_autoptr(GtkSourceCompletionContext) context = data;
    g_autoptr(GListModel) list = g_task_propagate_pointer(G_TASK(result), NULL);
    if (list != NULL)
        show_matches(GTK_SOURCE_COMPLETION_PROVIDER(provider), context, list);
}

static GListModel *populate_finish(GtkSourceCompletionProvider *provider, GAsyncResult *result, GError **error)
{
    GListModel *list = g_task_propagate_pointer(G_TASK(result), error);
    if (list == NULL)
        return error != NULL && *error != NULL ? NULL : G_LIST_MODEL(g_list_store_new(proposal_get_type()));
    /* The user may have typed more meanwhile, and Return must not replace that by something else. */
    GtkSourceCompletionContext *context = g_task_get_task_data(G_TASK(result));
    GtkSourceCompletionActivation activation = gtk_source_completion_context_get_activation(context);
    return fitting(list, context, activation == GTK_SOURCE_COMPLETION_ACTIVATION_USER_REQUESTED);
}

static void refilter(GtkSourceCompletionProvider *provider, GtkSourceCompletionContext *context, GListModel *model)
{
    GListModel *list = model;
    if (GTK_IS_SORT_LIST_MODEL(list))
        list = gtk_sort_list_model_get_model(GTK_SORT_LIST_MODEL(list));
    if (GTK_IS_FILTER_LIST_MODEL(list))
        list = gtk_filter_list_model_get_model(GTK_FILTER_LIST_MODEL(list));
    g_object_ref(list);
    show_matches(provider, context, list);
    if (is_incomplete(list))
        request((Provider *)provider, context, NULL, take_answer, g_object_ref(context));
    g_object_unref(list);
}

/* Whether a cell is in the selected row of the list. GtkSourceView marks the row before it fills its cells. */
static gboolean is_selected(GtkWidget *cell)
{
    for (GtkWidget *widget = cell; widget != NULL && !GTK_IS_POPOVER(widget); widget = gtk_widget_get_parent(widget))
        if (gtk_widget_get_state_flags(widget) & GTK_STATE_FLAG_SELECTED)
            return TRUE;
    return FALSE;
}

/* Reports the first suggestion of a new list, and one that is selected now. */
static void report_proposal(Provider *self, GtkSourceCompletionContext *context, const char *label, gboolean is_selected)
{
    gboolean is_new = context != self->context;
    if (!is_new && (!is_selected || g_strcmp0(label, self->selected) == 0))
        return;
    g_set_weak_pointer(&self->context, context);
    g_free(self->selected);
    self->selected = is_selected ? g_strdup(label) : NULL;
    self->handler.selected(label, self->handler.data);
}

/* The list and the view under it ask each other for other sizes while it appears. The view can then be drawn before it
   has its size, and GTK warns. So all is laid out once more in each frame that moves something. */
static void lay_out_again(GdkFrameClock *clock, GtkWidget *popover)
{
    static gint64 last = -1;
    gint64 frame = gdk_frame_clock_get_frame_counter(clock);
    if (frame == last)
        return;
    last = frame;
    GtkWidget *view = gtk_widget_get_parent(popover);
    gtk_widget_queue_resize(gtk_widget_get_parent(view));
}

static void list_shown(GtkWidget *popover, Provider *self)
{
    GdkFrameClock *clock = gtk_widget_get_frame_clock(popover);
    g_signal_handlers_disconnect_by_func(clock, G_CALLBACK(lay_out_again), popover);
    g_signal_connect_object(clock, "layout", G_CALLBACK(lay_out_again), popover, G_CONNECT_AFTER);
    self->handler.toggled(true, self->handler.data);
}

/* GtkSourceView moves the popover before it shows it again, and GTK would try to present its surface without a size. So
   the surface is released while it is hidden. */
static void list_hidden(GtkWidget *popover, Provider *self)
{
    GdkFrameClock *clock = gtk_widget_get_frame_clock(popover);
    if (clock != NULL)
        g_signal_handlers_disconnect_by_func(clock, G_CALLBACK(lay_out_again), popover);
    gtk_widget_unrealize(popover);
    self->handler.toggled(false, self->handler.data);
}

/* Follows the popover of the list with a cell. */
static void follow_popover(Provider *self, GtkWidget *cell)
{
    static const char key[] = "peekaboard-is-followed";
    GtkWidget *popover = gtk_widget_get_ancestor(cell, GTK_TYPE_POPOVER);
    if (popover == NULL || g_object_get_data(G_OBJECT(popover), key) != NULL)
        return;
    g_object_set_data(G_OBJECT(popover), key, popover);
    g_signal_connect_object(popover, "map", G_CALLBACK(list_shown), self, 0);
    g_signal_connect_object(popover, "hide", G_CALLBACK(list_hidden), self, G_CONNECT_AFTER);
    if (gtk_widget_get_mapped(popover))
        list_shown(popover, self);
}

static void set_colored_text(GtkSourceCompletionCell *cell, const char *text, unsigned color)
{
    PangoAttrList *attributes = pango_attr_list_new();
    pango_attr_list_insert(
        attributes,
        pango_attr_foreground_new((color >> 16 & 0xff) * 0x101, (color >> 8 & 0xff) * 0x101, (color & 0xff) * 0x101));
    gtk_source_completion_cell_set_text_with_attributes(cell, text, attributes);
    pango_attr_list_unref(attributes);
}

static void display(GtkSourceCompletionProvider *provider, GtkSourceCompletionContext *context,
                    GtkSourceCompletionProposal *item, GtkSourceCompletionCell *cell)
{
    Proposal *proposal = (Proposal *)item;
    follow_popover((Provider *)provider, GTK_WIDGET(cell));
    switch (gtk_source_completion_cell_get_column(cell)) {
    case GTK_SOURCE_COMPLETION_COLUMN_BEFORE:
        set_colored_text(cell, proposal->kind, proposal->kind_color);
        break;
    case GTK_SOURCE_COMPLETION_COLUMN_TYPED_TEXT: {
        gtk_source_completion_cell_set_text(cell, proposal->label);
        g_autofree char *spoken =
            proposal->type != NULL ? g_strdup_printf("%s: %s", proposal->label, proposal->type) : g_strdup(proposal->label);
        report_proposal((Provider *)provider, context, spoken, is_selected(GTK_WIDGET(cell)));
        break;
    }
    case GTK_SOURCE_COMPLETION_COLUMN_AFTER:
        set_colored_text(cell, proposal->type, 0x808080);
        break;
    case GTK_SOURCE_COMPLETION_COLUMN_COMMENT:
        gtk_source_completion_cell_set_text(cell, proposal->documentation);
        break;
    default:
        gtk_source_completion_cell_set_text(cell, NULL);
    }
}

static void activate(GtkSourceCompletionProvider *provider, GtkSourceCompletionContext *context,
                     GtkSourceCompletionProposal *proposal)
{
    GtkTextIter start, end;
    if (!gtk_source_completion_context_get_bounds(context, &start, &end))
        return;
    GtkTextBuffer *buffer = gtk_text_iter_get_buffer(&start);
    gtk_text_buffer_begin_user_action(buffer);
    gtk_text_buffer_delete(buffer, &start, &end);
    const Proposal *chosen = (Proposal *)proposal;
    int offset = gtk_text_iter_get_offset(&start);
    gtk_text_buffer_insert(buffer, &start, chosen->text, -1);
    gtk_text_buffer_place_cursor(buffer, &start);
    gtk_text_buffer_end_user_action(buffer);
    const struct source_completion_handler *handler = &((Provider *)provider)->handler;
    if (chosen->count > 0) handler->inserted(offset, chosen->text, chosen->places, chosen->count, handler->data);
}

static void implement_provider(GtkSourceCompletionProviderInterface *interface)
{
    interface->get_title = get_title;
    interface->is_trigger = is_trigger;
    interface->populate_async = populate;
    interface->populate_finish = populate_finish;
    interface->refilter = refilter;
    interface->display = display;
    interface->activate = activate;
}

static GType provider_get_type(void);
G_DEFINE_TYPE_WITH_CODE(Provider, provider, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(GTK_SOURCE_TYPE_COMPLETION_PROVIDER, implement_provider))

static void provider_finalize(GObject *object)
{
    Provider *provider = (Provider *)object;
    provider->handler.release(provider->handler.data);
    g_free(provider->selected);
    g_clear_weak_pointer(&provider->context);
    g_free(provider->title);
    G_OBJECT_CLASS(provider_parent_class)->finalize(object);
}

static void provider_class_init(ProviderClass *class)
{
    class->finalize = provider_finalize;
}

static void provider_init(Provider *provider)
{
}

void source_view_add_completion(GtkSourceView *view, const char *title, struct source_completion_handler handler)
{
    Provider *provider = g_object_new(provider_get_type(), NULL);
    provider->title = g_strdup(title);
    provider->handler = handler;
    GtkSourceCompletion *completion = gtk_source_view_get_completion(view);
    g_object_set(completion, "select-on-show", TRUE, "page-size", 8, NULL);
    gtk_source_completion_add_provider(completion, GTK_SOURCE_COMPLETION_PROVIDER(provider));
    g_object_unref(provider);
}

void source_completion_answer(
    GTask *request, const struct source_proposal *proposals, int count, bool is_incomplete)
{
    if (count < 0) {
        g_task_return_pointer(request, NULL, NULL);
        g_object_unref(request);
        return;
    }
    GListStore *list = g_list_store_new(proposal_get_type());
    for (int index = 0; index < count; index++) {
        Proposal *proposal = g_object_new(proposal_get_type(), NULL);
        proposal->name = g_strdup(proposals[index].name);
        proposal->text = g_strdup(proposals[index].text);
        proposal->count = proposals[index].count;
        proposal->places = g_memdup2(proposals[index].places, (gsize)proposal->count * sizeof(int));
        proposal->label = g_strdup(proposals[index].label);
        proposal->documentation = g_strdup(proposals[index].documentation);
        proposal->type = g_strdup(proposals[index].type);
        proposal->kind = g_strdup(proposals[index].kind);
        proposal->kind_color = proposals[index].kind_color;
        g_list_store_append(list, proposal);
        g_object_unref(proposal);
    }
    if (is_incomplete)
        g_object_set_data(G_OBJECT(list), incomplete_key, GINT_TO_POINTER(TRUE));
    g_task_return_pointer(request, list, g_object_unref);
    g_object_unref(request);
}
