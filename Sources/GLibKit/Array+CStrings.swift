import CGtk

extension [String] {
    /// Calls `body` with the texts as a C vector that ends with a null pointer, valid for that call only.
    public func withCStrings<R>(_ body: (UnsafePointer<UnsafePointer<CChar>?>) -> R) -> R {
        var copies: [UnsafePointer<CChar>?] = map { UnsafePointer(g_strdup($0)) } + [nil]
        defer { copies.forEach { g_free(UnsafeMutableRawPointer(mutating: $0)) } }
        return copies.withUnsafeMutableBufferPointer { body(UnsafePointer($0.baseAddress!)) }
    }
}
