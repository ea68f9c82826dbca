// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// Starts other programs that have windows. They outlive this one.
@MainActor package enum ProgramLauncher {
    /// Starts a program with a file. `name` is shown while it starts. Returns whether it was started.
    package static func start(_ program: String, name: String, opening file: String, over parent: Widget) -> Bool {
        // GLib takes the path for a part of a command line, in which percent signs are codes.
        let quoted = g_shell_quote(program)
        defer { g_free(quoted) }
        let command = quoted.map { String(cString: $0) } ?? ""
        let line = command.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
        guard let info = g_app_info_create_from_commandline(line, name, peekaboard_notifies_at_startup, nil)
        else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(info)) }
        let files = g_list_append(nil, UnsafeMutableRawPointer(g_file_new_for_path(file)))
        defer { g_list_free_full(files, g_object_unref) }
        // The new window gets the focus, because the user has asked for it.
        let context = gdk_display_get_app_launch_context(gtk_widget_get_display(parent.pointer))
        defer { context.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
        let launch = context.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GAppLaunchContext.self) }
        return g_app_info_launch(info, files, launch, nil) != 0
    }
}
