// SPDX-License-Identifier: GPL-3.0-or-later
/* A minimal libadwaita program, which measure-start compares other programs with. Its window is as large as
   Peekaboard's. */
#include <adwaita.h>

static void activate(GtkApplication *application)
{
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_box_append(GTK_BOX(box), adw_header_bar_new());
    gtk_box_append(GTK_BOX(box), gtk_label_new("Empty"));
    GtkWidget *window = adw_application_window_new(application);
    gtk_window_set_title(GTK_WINDOW(window), "Empty window");
    gtk_window_set_default_size(GTK_WINDOW(window), 960, 780);
    adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), box);
    gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments)
{
    AdwApplication *application = adw_application_new("io.github.peekaboard.EmptyWindow", 0);
    g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
    return g_application_run(G_APPLICATION(application), count, arguments);
}
