// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import PageSource
import TemporaryFolders
import Testing

@testable import PageBuild

/// What the processes of pages are limited to.
struct SandboxTests {
    private let folder = TemporaryFolder()

    @Test(arguments: [false, true])
    func programIsLimitedBeforeItsOwnLibrariesAreLoaded(isTrusted: Bool) throws {
        let sandbox = Sandbox(
            PagePrograms(page: "/p/peekaboard-page", modules: ["/m"], searchPath: "", areTrusted: isTrusted))
        let files = ReadableFiles([folder.path])
        let page = sandbox.page(libraries: "/b/swift", reading: files, builds: "/b")
        let program = sandbox.program(libraries: "/b/swift", reading: files, builds: "/b")
        #expect(page.confinement == nil, "it limits itself")
        #expect(program.arguments == page.arguments && program.environment == page.environment)
        #expect(page.arguments.contains("--trusted") == isTrusted)
        guard !isTrusted else { return #expect(program.confinement == nil) }
        let limits = try #require(program.confinement)
        #expect(limits.readable.map { "--read=\($0)" } == page.arguments)
        #expect(limits.writable.isEmpty && !limits.allowsChildren && !limits.mayBeIncomplete)
        #expect(limits.becomesPage)
        #expect(limits.executable == SystemPaths.loaders + ["/p/peekaboard-page"])
    }
}
