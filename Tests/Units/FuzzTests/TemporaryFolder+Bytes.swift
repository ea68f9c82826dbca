// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import TemporaryFolders

extension TemporaryFolder {
    /// Writes a file in the folder, and returns its path.
    @discardableResult
    func write(_ bytes: [UInt8], to name: String) -> String {
        guard let stream = fopen(file(name), "w") else { fatalError("cannot write \(name)") }
        defer { fclose(stream) }
        guard fwrite(bytes, 1, bytes.count, stream) == bytes.count else { fatalError("cannot write \(name)") }
        return file(name)
    }

    /// Returns the contents of a file.
    static func bytes(of path: String) -> [UInt8] {
        guard let stream = fopen(path, "r") else { fatalError("cannot read \(path)") }
        defer { fclose(stream) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&chunk, 1, chunk.count, stream), count > 0 { bytes += chunk[..<count] }
        return bytes
    }
}
