import Glibc

extension TemporaryFolder {
    /// Writes a file in the folder, creates missing parent folders, and returns the path of the file.
    @discardableResult
    public func write(_ name: String, _ text: String = "") -> String {
        var folder = path
        for part in name.split(separator: "/").dropLast() {
            folder += "/\(part)"
            mkdir(folder, 0o700)
        }
        let stream = fopen(file(name), "w")!
        fputs(text, stream)
        fclose(stream)
        return file(name)
    }
}
