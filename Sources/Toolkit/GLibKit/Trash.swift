// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// The desktop's trash.
@MainActor package enum Trash {
    /// The outcome of moving a file to the trash.
    package enum Outcome {
        case moved, failed
        /// There is no trash for the file, such as on a network share.
        case missing
    }

    /// Moves a file or folder to the trash.
    package static func move(_ path: String) -> Outcome {
        let file = Object(adopting: g_file_new_for_path(path)!)
        var error: UnsafeMutablePointer<GError>?
        if g_file_trash(file.opaque, nil, &error) != 0 { return .moved }
        defer { g_clear_error(&error) }
        let isMissing = g_error_matches(error, g_io_error_quark(), Int32(G_IO_ERROR_NOT_SUPPORTED.rawValue)) != 0
        return isMissing ? .missing : .failed
    }
}
