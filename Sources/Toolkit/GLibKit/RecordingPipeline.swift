// SPDX-License-Identifier: GPL-3.0-or-later
// The recording owns its handlers, which refer to the recorder weakly.

import CGtk
import CSoundRecording

/// A recording in progress. It stops when it is released.
nonisolated final class RecordingPipeline: @unchecked Sendable {
    private let gst: gst_library
    private let pipeline: OpaquePointer
    private let bus: OpaquePointer
    private var handlers: [gulong] = []
    private let tally = Tally("recording")

    private init(_ gst: gst_library, pipeline: OpaquePointer) {
        self.gst = gst
        self.pipeline = pipeline
        bus = gst.gst_element_get_bus(pipeline)!
    }

    deinit {
        if !handlers.isEmpty { gst.gst_bus_remove_signal_watch(bus) }
        for handler in handlers { g_signal_handler_disconnect(gpointer(bus), handler) }
        g_object_unref(gpointer(bus))
        _ = gst.gst_element_set_state(pipeline, GST_STATE_NULL)
        g_object_unref(gpointer(pipeline))
    }

    /// Starts a recording with a pipeline in the syntax of gst-launch-1.0, whose element "level" measures the loudness,
    /// and whose element "file" writes the file. Can be called on any thread, and blocks for a while.
    static func start(_ pipeline: String, path: String) -> Result<RecordingPipeline, SoundRecorder.RecordingProblem> {
        guard let gst = gst_library.installed, gst.gst_init_check(nil, nil, nil) != 0 else {
            return .failure(.noGStreamer)
        }
        var error: UnsafeMutablePointer<GError>?
        defer { g_clear_error(&error) }
        let parsed = gst.gst_parse_launch(pipeline, &error)
        guard let parsed, error == nil else {
            if let parsed { g_object_unref(gpointer(parsed)) }
            return .failure(.noPlugins)
        }
        let recording = RecordingPipeline(gst, pipeline: parsed)
        recording.prepareElements(path: path)
        return recording.play().map { .failure($0) } ?? .success(recording)
    }

    /// Starts the pipeline. Returns why it cannot.
    private func play() -> SoundRecorder.RecordingProblem? {
        guard gst.gst_element_set_state(pipeline, GST_STATE_PLAYING) == GST_STATE_CHANGE_FAILURE else { return nil }
        guard let message = gst.gst_bus_pop_filtered(bus, GST_MESSAGE_ERROR) else { return .noServer }
        defer { gst.gst_mini_object_unref(message) }
        return gst.isAboutWriting(message) ? .unwritable : .noServer
    }

    private func prepareElements(path: String) {
        let file = gst.gst_bin_get_by_name(pipeline, "file"), level = gst.gst_bin_get_by_name(pipeline, "level")
        peekaboard_set_string(gpointer(file), "location", path)
        g_object_unref(gpointer(file))
        gst.gst_bus_enable_sync_message_emission(bus)
        // It runs on the thread of the source, which sends the end of the stream next. Without a format, the element
        // "level" would then divide by zero.
        let silence: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, _, level in
            peekaboard_set_bool(level, "post-messages", 0)
        }
        g_signal_connect_object(
            gpointer(bus), "sync-message::error", unsafeBitCast(silence, to: GCallback.self), gpointer(level),
            GConnectFlags(rawValue: 0))
        g_object_unref(gpointer(level))
    }

    /// Calls `level` with the loudness of each part, in decibels up to 0, and `ended` when the file is complete or
    /// there is a problem, also for what has happened before. Neither is called after the recording is released.
    @MainActor func watch(
        level: @escaping @MainActor (Double) -> Void,
        ended: @escaping @MainActor (SoundRecorder.RecordingProblem?) -> Void
    ) {
        on("message::element") { [gst] message in gst.loudness(in: message).map(level) }
        on("message::error") { [gst] message in ended(gst.isAboutWriting(message) ? .unwritable : .noMicrophone) }
        on("message::eos") { _ in ended(nil) }
        gst.gst_bus_add_signal_watch(bus)
    }

    @MainActor private func on(_ signal: String, _ body: @escaping @MainActor (OpaquePointer?) -> Void) {
        let trampoline: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, message, data in
            let body = handler(data, (@MainActor (OpaquePointer?) -> Void).self)
            MainActor.assumeIsolated { body(message) }
        }
        handlers.append(
            connect(gpointer(bus), signal, body, through: unsafeBitCast(trampoline, to: GCallback.self)))
    }

    /// Ends the sound. The file is complete when `ended` is called.
    func finish() { _ = gst.gst_element_send_event(pipeline, gst.gst_event_new_eos()) }
}

nonisolated extension gst_library {
    /// GStreamer, or `nil` if it is not installed. It is loaded the first time.
    fileprivate static let installed: gst_library? = {
        var library = gst_library()
        return gst_library_load(&library) ? library : nil
    }()

    /// Returns the loudness that a message of the element "level" reports, in decibels.
    fileprivate func loudness(in message: OpaquePointer?) -> Double? {
        // Only the element "level" has this field. There is a value for each channel.
        guard let structure = gst_message_get_structure(message), let value = gst_structure_get_value(structure, "rms"),
            // GLib has deprecated the function behind G_TYPE_VALUE_ARRAY, but GStreamer uses the type.
            String(cString: g_type_name(value.pointee.g_type)) == "GValueArray"
        else { return nil }
        let channels = g_value_get_boxed(value).assumingMemoryBound(to: GValueArray.self).pointee
        return channels.n_values == 0 ? nil : g_value_get_double(channels.values)
    }

    /// Returns whether the file could not be written, according to a message about an error.
    fileprivate func isAboutWriting(_ message: OpaquePointer?) -> Bool {
        var error: UnsafeMutablePointer<GError>?
        gst_message_parse_error(message, &error, nil)
        defer { g_clear_error(&error) }
        guard let error, error.pointee.domain == g_quark_from_string("gst-resource-error-quark") else { return false }
        return [
            GST_RESOURCE_ERROR_OPEN_WRITE, GST_RESOURCE_ERROR_OPEN_READ_WRITE, GST_RESOURCE_ERROR_WRITE,
            GST_RESOURCE_ERROR_NO_SPACE_LEFT,
        ].contains(Int(error.pointee.code))
    }
}
