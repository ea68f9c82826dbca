/// Where the programs and modules lie with which pages are built and run.
public struct PagePrograms: Equatable, Sendable {
    /// The path of the program that runs a page.
    public var page: String
    /// The folders of the modules that a page may import.
    public var modules: [String]
    /// The folders in which a Swift compiler is looked for, as `PATH` has them.
    public var searchPath: String

    /// Programs and modules, by their paths.
    public init(page: String, modules: [String], searchPath: String) {
        self.page = page
        self.modules = modules
        self.searchPath = searchPath
    }
}
