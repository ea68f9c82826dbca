/// Folders and files, each by its URI. A folder on a share, for example, can be read by a desktop's library only.
public protocol FileSystem: Sendable {
    /// The names of all regular files in a folder, in no particular order; nil if it cannot be read.
    func fileNames(in folder: String) -> [String]?

    /// Reads a whole file. Returns nil if it cannot be read, or is longer than `limit` bytes.
    func contents(of uri: String, limit: Int) -> [UInt8]?
}
