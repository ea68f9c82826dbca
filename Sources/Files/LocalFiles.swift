/// The files of this machine.
public struct LocalFiles: FileSystem {
    /// All files that this process can reach.
    public init() {}

    /// The names of all regular files in a folder, links followed; nil if it cannot be read.
    public func fileNames(in folder: String) -> [String]? {
        guard let path = FileURI.path(of: folder) else { return nil }
        return Folder.names(in: path)?.filter { FileKind(of: "\(path)/\($0)") == .file }
    }

    /// Reads a whole file. Returns nil if it cannot be read, or is longer than `limit` bytes.
    public func contents(of uri: String, limit: Int) -> [UInt8]? {
        FileURI.path(of: uri).flatMap { Files.contents(ofFile: $0, limit: limit) }
    }
}
