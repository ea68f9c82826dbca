// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit

/// An application from its start to its exit status.
package final class ApplicationRun {
    /// The `AdwApplication`.
    package let app: Object
    /// The exit status, unless the application can’t be run.
    package var status: Int32 = 0

    /// Creates an application that has not started.
    package init(id: String, flags: GApplicationFlags) {
        app = Object(adopting: UnsafeMutableRawPointer(adw_application_new(id, flags)!))
        // The programs have no compiled resources. GTK would add a folder of icons there (`prepareWindows`).
        g_application_set_resource_base_path(app.typed(), nil)
    }

    /// Runs the application until it quits, then calls `end`. Returns the exit status. The options have been parsed already,
    /// so `files` is all that remains of the command line.
    package func run(files: [String] = [], end: () -> Void) -> Int32 {
        let result = ([CommandLine.arguments[0]] + files).withCStrings {
            g_application_run(
                app.typed(), Int32(files.count + 1),
                UnsafeMutableRawPointer(mutating: $0).assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self))
        }
        end()
        return result == 0 ? status : result
    }

    /// Quits with an exit status.
    package func quit(status: Int32) {
        self.status = status
        destroyWindows()
        g_application_quit(app.typed())
    }
}
