import Glibc

/// The contents of a folder.
public enum Folder {
    /// The names of everything in the folder of a path, in no particular order; nil if it cannot be read. A name that is not
    /// UTF-8 is left out, because no text leads to its file.
    public static func names(in path: String) -> [String]? {
        guard let folder = opendir(path) else { return nil }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
            }
            if let name, name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
