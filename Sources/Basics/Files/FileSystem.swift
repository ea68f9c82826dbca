// SPDX-License-Identifier: GPL-3.0-or-later
/// Access to folders and files by URI. An implementation can support remote folders, which need a desktop library.
public protocol FileSystem: Sendable {
    /// Returns the names of all regular files in a folder, in no particular order, or `nil` if the folder cannot be
    /// read.
    func fileNames(in folder: String) -> [String]?

    /// Reads a whole file. Returns `nil` if it cannot be read or is longer than `limit` bytes.
    func contents(of uri: String, limit: Int) -> [UInt8]?
}
