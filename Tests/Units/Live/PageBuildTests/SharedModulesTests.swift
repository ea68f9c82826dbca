// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import TemporaryFolders
import TestHosts
import Testing

@testable import PageBuild

/// The modules that the program compiles in advance, and the caches that begin with them.
@MainActor struct SharedModulesTests {
    private let folder = TemporaryFolder()
    private let host = TestHost()
    private let description: String

    init() {
        description = folder.writeToolchain()
        host.programs["swift-frontend"] = .ends(.status(0))
    }

    @Test func cacheOfEachPlaygroundBeginsWithLinks() throws {
        let module = folder.write("peekaboard/live/shared-modules/ABC/Glibc-1.pcm", "compiled")
        folder.write("peekaboard/live/shared-modules/made-with", "a compiler")
        let earlier = folder.write("peekaboard/live/modules/ABC/Glibc-1.pcm", "of an earlier version")
        let builds = try #require(BuildFolder(caches: folder.path))
        let caches = [builds.child().cache, builds.child().cache]
        #expect(caches[0].path != caches[1].path)
        for cache in caches {
            #expect(Folder.visibleNames(in: cache.path) == ["ABC"])
            #expect(FilePath.real("\(cache.path)/ABC/Glibc-1.pcm") == FilePath.real(module))
        }
        #expect(!Disk.exists(earlier), "strangers could change it")
        builds.removeAll()
        #expect(Disk.text(of: module) == "compiled")
    }

    @Test func modulesAreCompiledOnceForEachToolchain() throws {
        let builds = try #require(BuildFolder(caches: folder.path))
        let shared = builds.cache.shared
        compile(in: builds)
        #expect(
            launchCount == 2 && Folder.visibleNames(in: shared) == ["made-with"], "one for each version of the language"
        )
        compile(in: builds)
        #expect(launchCount == 2)
        folder.write("usr/bin/swift-frontend", "another one")
        folder.write("peekaboard/live/shared-modules/ABC/Glibc-1.pcm", "of the first one")
        compile(in: builds)
        #expect(launchCount == 4 && Folder.visibleNames(in: shared) == ["made-with"])
        #expect(Folder.visibleNames(in: builds.path) == ["modules"], "nothing else remains")
    }

    @Test func compilerReadsNothingOfAPageAndItsFailureLeavesWhatWasThere() throws {
        let builds = try #require(BuildFolder(caches: folder.path))
        let module = folder.write("peekaboard/live/shared-modules/ABC/Glibc-1.pcm", "compiled")
        host.programs["swift-frontend"] = .ends(.status(1))
        let modules = compile(in: builds)
        #expect(launchCount == 2 && Disk.text(of: module) == "compiled")
        let launch = try #require(host.launches.first)
        let limits = try #require(launch.confinement)
        #expect(launch.folder == limits.writable.last && limits.writable.allSatisfy { $0.hasPrefix(builds.path + "/") })
        #expect(!limits.readable.contains(folder.path) && !limits.readable.contains(builds.path))
        modules.start(with: toolchain)
        host.settle()
        #expect(launchCount == 2, "the window tries once")
    }

    private var launchCount: Int { host.launches.count }

    private var toolchain: Toolchain {
        Toolchain(driver: folder.file("usr/bin/swiftc"), description: description)
    }

    @discardableResult
    private func compile(in builds: BuildFolder) -> SharedModules {
        let programs = PagePrograms(page: "/peekaboard-page", modules: [folder.file("kit")], searchPath: "")
        let modules = SharedModules(programs, folder: builds, host: host)
        modules.start(with: toolchain)
        host.settle()
        return modules
    }
}
