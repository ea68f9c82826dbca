/// The locations of the programs and modules that are needed to build and run pages.
public struct PagePrograms: Equatable, Sendable {
    /// The path of the program that runs a page.
    public var page: String
    /// The search paths of the modules that a page may import.
    public var modules: [String]
    /// The folders to search for a Swift compiler, in the format of `PATH`.
    public var searchPath: String

    /// Creates a set of locations.
    public init(page: String, modules: [String], searchPath: String) {
        self.page = page
        self.modules = modules
        self.searchPath = searchPath
    }
}
