// SPDX-License-Identifier: GPL-3.0-or-later
import CArchive
import Glibc

extension archive_library {
    /// libarchive, or `nil` if it is not installed. It is loaded the first time.
    static let installed: archive_library? = {
        var library = archive_library()
        return archive_library_load(&library) ? library : nil
    }()
}

/// Calls `body` with a locale in which libarchive converts paths to and from UTF-8.
func withUTF8Paths<Result>(_ body: () throws(ArchiveError) -> Result) throws(ArchiveError) -> Result {
    guard let utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil) else { throw .unavailable }
    defer { freelocale(utf8) }
    let before = uselocale(utf8)
    defer { uselocale(before) }
    return try body()
}
