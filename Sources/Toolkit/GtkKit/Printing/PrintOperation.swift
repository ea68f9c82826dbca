// SPDX-License-Identifier: GPL-3.0-or-later
// GTK keeps the operation while the dialog is open and while it prints. The closures of its signals own this object until
// the signal "done", which is also emitted if the user cancels.

import CGtk
import Localization
import Scene

/// Prints pages with GTK’s print dialog. Lengths are in millimeters, from the upper left corner of the paper.
@MainActor package final class PrintOperation {
    /// The paper that the user has chosen, and its margins.
    package struct ChosenPaper {
        /// The size in the orientation that the user has chosen.
        package let size: Size
        /// The margins.
        package let left, right, top, bottom: Double
    }

    /// Called when the user has chosen what to print. Returns the number of pages, or `nil` to cancel, after calling
    /// `fail`.
    package var began: (ChosenPaper) -> Int? = { _ in nil }
    /// Called to prepare a page, before `paint`. `ready` is to be called once the page can be painted.
    package var prepare: (_ page: Int, _ ready: @escaping () -> Void) -> Void = { $1() }
    /// Paints a page on a Cairo context.
    package var paint: (_ page: Int, _ context: OpaquePointer) -> Void = { _, _ in }
    /// Called if printing failed, with the reason in one line.
    package var failed: (String) -> Void = { _ in }

    private let tally = Tally("print operation")
    private let operation: Object
    private var handlers: [gulong] = []
    /// The first problem.
    private var problem: String?

    /// Creates an operation. `title` is the name of the job and of a file that is printed to.
    package init(title: String) {
        operation = Object(adopting: UnsafeMutableRawPointer(gtk_print_operation_new()!))
        let pointer: UnsafeMutablePointer<GtkPrintOperation> = operation.typed()
        gtk_print_operation_set_job_name(pointer, title)
        gtk_print_operation_set_unit(pointer, GTK_UNIT_MM)
        gtk_print_operation_set_use_full_page(pointer, 1)
        gtk_print_operation_set_embed_page_setup(pointer, 1)
        gtk_print_operation_set_allow_async(pointer, 1)
        let settings = Object(adopting: gtk_print_settings_new()!)
        gtk_print_settings_set_duplex(settings.opaque, GTK_PRINT_DUPLEX_HORIZONTAL)
        // The name of a file must not contain slashes.
        let name = String(title.map { $0 == "/" ? "-" : $0 })
        gtk_print_settings_set(settings.opaque, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, name)
        gtk_print_operation_set_print_settings(pointer, settings.opaque)
    }

    /// Shows the dialog, and prints in the background if the user accepts it.
    package func run(over window: Widget) {
        connectSignals()
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_print_operation_run(
            operation.typed(), GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window.typed(), &error)
        if result == GTK_PRINT_OPERATION_RESULT_ERROR, let error {
            defer { g_error_free(error) }
            if !handlers.isEmpty { ended(with: String(cString: error.pointee.message)) }
        }
    }

    /// Cancels the operation and reports a reason.
    package func fail(_ reason: String) {
        if problem == nil { problem = reason }
        gtk_print_operation_cancel(operation.typed())
    }

    private func connectSignals() {
        typealias Instance = gpointer?
        let began: @convention(c) (Instance, OpaquePointer?, gpointer?) -> Void = { _, context, data in
            nonisolated(unsafe) let context = context!
            let body = handler(data, (@MainActor (OpaquePointer) -> Void).self)
            MainActor.assumeIsolated { body(context) }
        }
        let draws: @convention(c) (Instance, OpaquePointer?, Int32, gpointer?) -> Void = { _, context, page, data in
            nonisolated(unsafe) let context = context!
            let body = handler(data, (@MainActor (OpaquePointer, Int) -> Void).self)
            MainActor.assumeIsolated { body(context, Int(page)) }
        }
        let ends: @convention(c) (Instance, GtkPrintOperationResult, gpointer?) -> Void = { _, result, data in
            let body = handler(data, (@MainActor (GtkPrintOperationResult) -> Void).self)
            MainActor.assumeIsolated { body(result) }
        }
        let begin: @MainActor (OpaquePointer) -> Void = { self.begin($0) }
        let draw: @MainActor (OpaquePointer, Int) -> Void = { self.draw($1, $0) }
        let end: @MainActor (GtkPrintOperationResult) -> Void = { self.done($0) }
        handlers = [
            connect(operation.raw, "begin-print", begin, through: unsafeBitCast(began, to: GCallback.self)),
            connect(operation.raw, "draw-page", draw, through: unsafeBitCast(draws, to: GCallback.self)),
            connect(operation.raw, "done", end, through: unsafeBitCast(ends, to: GCallback.self)),
        ]
    }

    private func begin(_ context: OpaquePointer) {
        let setup = gtk_print_context_get_page_setup(context)
        func length(_ get: (OpaquePointer?, GtkUnit) -> Double) -> Double { get(setup, GTK_UNIT_MM) }
        let paper = ChosenPaper(
            size: Size(
                width: length(gtk_page_setup_get_paper_width), height: length(gtk_page_setup_get_paper_height)),
            left: length(gtk_page_setup_get_left_margin), right: length(gtk_page_setup_get_right_margin),
            top: length(gtk_page_setup_get_top_margin), bottom: length(gtk_page_setup_get_bottom_margin))
        // GTK requires a page, even if the operation is canceled.
        gtk_print_operation_set_n_pages(operation.typed(), Int32(began(paper) ?? 1))
    }

    private func draw(_ page: Int, _ context: OpaquePointer) {
        guard problem == nil else { return }
        gtk_print_operation_set_defer_drawing(operation.typed())
        prepare(page) { [self] in
            if problem == nil, let cairo = gtk_print_context_get_cairo_context(context) { paint(page, cairo) }
            gtk_print_operation_draw_page_finish(operation.typed())
        }
    }

    private func done(_ result: GtkPrintOperationResult) {
        guard result == GTK_PRINT_OPERATION_RESULT_ERROR else { return ended(with: problem) }
        var error: UnsafeMutablePointer<GError>?
        gtk_print_operation_get_error(operation.typed(), &error)
        defer { g_clear_error(&error) }
        ended(with: problem ?? error.map { String(cString: $0.pointee.message) })
    }

    /// Releases the closures, which own this object.
    private func ended(with problem: String?) {
        let failed = failed
        let handlers = handlers
        self.handlers = []
        for handler in handlers { g_signal_handler_disconnect(operation.raw, handler) }
        (began, prepare, paint) = ({ _ in nil }, { $1() }, { _, _ in })
        if let problem {
            failed(filled(translated("Could not print: {reason}"), ["reason": problem]))
        }
    }
}
