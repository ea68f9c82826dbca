// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

extension TemporaryFolder {
    /// Writes a file in the folder, creates missing parent folders, and returns the path of the file.
    @discardableResult
    package func write(_ name: String, _ text: String = "") -> String { write(name, Array(text.utf8)) }

    /// Writes a file with the given bytes in the same way.
    @discardableResult
    package func write(_ name: String, _ bytes: [UInt8]) -> String {
        var folder = path
        for part in name.split(separator: "/").dropLast() {
            folder += "/\(part)"
            mkdir(folder, 0o700)
        }
        let stream = fopen(file(name), "w")!
        fwrite(bytes, 1, bytes.count, stream)
        fclose(stream)
        return file(name)
    }
}
