// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Glibc
import Testing

@testable import GtkKit

/// Files that are not pictures.
struct UserPictureTests {
    @Test func emptyFileIsRefusedWithoutAWarningFromTheLibrary() {
        nonisolated(unsafe) var complaints = 0
        let handler = withUnsafeMutablePointer(to: &complaints) { count in
            let handler = g_log_set_handler(
                "GdkPixbuf", G_LOG_LEVEL_CRITICAL,
                { _, _, _, data in data!.assumingMemoryBound(to: Int.self).pointee += 1 }, count)
            #expect(UserPicture.read(uri: "file://\(emptyFile)").failure == .unknownKind)
            return handler
        }
        g_log_remove_handler("GdkPixbuf", handler)
        #expect(complaints == 0)
        unlink(emptyFile)
    }

    private let emptyFile: String = {
        var path = Array("/tmp/peekaboard-picture-XXXXXX".utf8CString)
        close(mkstemp(&path))
        return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }()
}

extension Result {
    /// The error, or `nil` on success.
    var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
