// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import HostInterface
import TemporaryFolders
import Testing

@testable import PageRuns

/// What the processes of pages and the compiler are limited to, and what the window does for pages.
struct SandboxTests {
    @Test func pageGetsACleanEnvironmentAndItsFolder() throws {
        let bench = try RunnerBench(environment: ["HOME": "/home/me", "LANG": "de_DE.UTF-8", "TOKEN": "secret"])
        let launch = try #require(bench.page?.launch)
        #expect(!launch.inheritsEnvironment)
        #expect(launch.environment["LANG"] == "de_DE.UTF-8" && launch.environment["TOKEN"] == nil)
        #expect(launch.environment["LD_LIBRARY_PATH"] != nil)
        #expect(launch.arguments.contains("--read=\(bench.folder.path)"))
        #expect(launch.arguments.contains("--read=\(bench.builds.path)"))
        #expect(
            !launch.arguments.contains { $0.hasPrefix("--write") || $0.hasPrefix("--execute") || $0 == "--trusted" })
    }

    @Test func compilerWritesOnlyItsBuildFolderAndTheModuleCacheOfThePlayground() throws {
        let bench = try RunnerBench(environment: ["TOKEN": "secret"])
        let launches = bench.host.launches.filter { ["swift-frontend", "ld.lld"].contains($0.name) }
        #expect(launches.count == 2)
        for launch in launches {
            let limits = try #require(launch.confinement)
            let build = try #require(limits.writable.first)
            let cache = bench.builds.cache
            #expect(limits.writable == [build, cache.path] && launch.folder == cache.path)
            #expect(limits.readable.contains(cache.shared) && build.hasPrefix(bench.builds.path + "/"))
            #expect(limits.readable.contains(bench.folder.path) && !limits.allowsChildren)
            #expect(launch.environment["TMPDIR"] == build && launch.environment["TOKEN"] == nil)
            #expect(!launch.inheritsEnvironment && launch.confined(by: "/sandbox").memoryLimit == 2 << 30)
            let tools = limits.executable.filter { !$0.hasPrefix("/lib") }
            #expect(tools.allSatisfy { $0.hasPrefix(bench.folder.file("usr/")) }, "\(tools)")
        }
    }

    @Test func driverMayStartItsTools() throws {
        let bench = try RunnerBench { host in
            host.programs["swift-frontend"] = .ends(.signal(11))
            host.programs["swiftc -c"] = .runs
        }
        let driver = try #require(bench.host.launches.last { $0.command == "swiftc -c" })
        #expect(driver.confinement?.allowsChildren == true)
    }

    @Test func limitsComeBeforeTheProgram() {
        var launch = ProcessLaunch(program: "/bin/ld", arguments: ["-o", "x"], environment: ["A": "1"])
        #expect(launch.confined(by: "/sandbox") == launch)
        var limits = Confinement()
        limits.readable = ["/lib"]
        limits.writable = ["/build"]
        limits.executable = ["/bin/ld"]
        limits.allowsChildren = true
        launch.confinement = limits
        let confined = launch.confined(by: "/sandbox")
        #expect(confined.program == "/sandbox" && confined.environment == ["A": "1"])
        #expect(
            confined.arguments == [
                "--read=/lib", "--write=/build", "--execute=/bin/ld", "--children", "--", "/bin/ld", "-o", "x",
            ])
    }

    @Test func trustedPageAndCompilerAreNotLimited() throws {
        let bench = try RunnerBench(areTrusted: true) { $0.confinementSupport = .missing }
        let launch = try #require(bench.page?.launch)
        #expect(launch.inheritsEnvironment && launch.arguments == ["--trusted"])
        #expect(bench.host.launches.allSatisfy { $0.confinement == nil && $0.inheritsEnvironment })
        let compilers = bench.host.launches.filter { $0.name == "swift-frontend" }
        #expect(!compilers.isEmpty && compilers.allSatisfy { $0.memoryLimit == nil })
        #expect(bench.events("consentNeeded") == [] && bench.events("said") == [])
        #expect(bench.runner.allowsReading(uri: "file:///etc/passwd"))
    }

    // MARK: Systems that cannot restrict pages

    private static let warning =
        "This system can’t restrict pages: they can do everything that you can do. Open only pages you trust."

    @Test func nothingRunsBeforeTheUserSaysSo() throws {
        let bench = try RunnerBench { $0.confinementSupport = .missing }
        bench.save("Page.swift", "another page")
        bench.runner.run(.request)
        bench.runner.updatePage()
        bench.host.settle()
        #expect(bench.host.launches == [] && bench.runner.needsConsent)
        #expect(bench.events.last == "consentNeeded \(Self.warning)")
        bench.runner.runWithConsent()
        bench.host.settle()
        #expect(bench.events.last == "shown Pairs board" && !bench.runner.needsConsent)
        #expect(bench.page?.launch.arguments.contains("--incomplete") == true)
        let compilers = bench.host.launches.filter { $0.name == "swift-frontend" }
        #expect(!compilers.isEmpty && compilers.allSatisfy { $0.confinement?.mayBeIncomplete == true })
        bench.forget()
        bench.save("Page.swift", "a third page")
        #expect(bench.events.last == "shown Pairs board" && bench.events("consentNeeded") == [])
    }

    @Test func containerHasAWarningOfItsOwn() throws {
        let bench = try RunnerBench { $0.confinementSupport = .refused }
        #expect(bench.host.launches == [] && bench.runner.needsConsent)
        #expect(
            bench.events.last
                == "consentNeeded The container around this program doesn’t let it restrict pages: they can do everything "
                + "that this program can do. Open only pages you trust.")
    }

    @Test func userSaysSoForEachPage() throws {
        let pages = ["One", "Two"].map { ("A.playground/Pages/\($0).xcplaygroundpage/Contents.swift", "page") }
        let bench = try RunnerBench(Dictionary(uniqueKeysWithValues: pages), open: "A.playground") {
            $0.confinementSupport = .missing
        }
        bench.runner.runWithConsent()
        bench.host.settle()
        #expect(bench.page != nil)
        bench.runner.turn(to: 1)
        bench.host.settle()
        #expect(bench.page == nil && bench.events.last == "consentNeeded \(Self.warning)")
        bench.runner.turn(to: 0)
        bench.host.settle()
        #expect(bench.page != nil && bench.events.last == "shown Pairs board")
    }

    @Test func systemThatCanRestrictPagesDoesNotAsk() throws {
        let bench = try RunnerBench()
        #expect(!bench.runner.needsConsent && bench.events("consentNeeded") == [])
        #expect(bench.page?.launch.arguments.contains("--incomplete") == false)
    }

    // MARK: Pictures

    @Test func windowLoadsOnlyPicturesThatThePageCanRead() throws {
        let bench = try RunnerBench(
            ["pages/Page.swift": "page", "pages/a.png": "a", "b.png": "b"], open: "pages/Page.swift")
        symlink("../b.png", bench.folder.file("pages/link.png"))
        func allows(_ path: String) -> Bool { bench.runner.allowsReading(uri: "file://" + path) }
        #expect(allows(bench.folder.file("pages/a.png")))
        for path in ["b.png", "pages/../b.png", "pages/link.png", "pages/none.png"] {
            #expect(!allows(bench.folder.file(path)), "\(path)")
        }
        #expect(!allows("/etc/passwd"))
        for uri in ["http://example.org/a.png", "sftp://host/a.png", "file://host/a.png", "resource:///a.png", "a.png"]
        {
            #expect(!bench.runner.allowsReading(uri: uri), "\(uri)")
        }
    }

    @Test func windowPlaysOnlySoundsThatThePageCanRead() throws {
        let bench = try RunnerBench(
            ["pages/Page.swift": "page", "pages/Resources/a.wav": "a", "b.wav": "b"], open: "pages/Page.swift")
        symlink("../../b.wav", bench.folder.file("pages/Resources/link.wav"))
        func play(_ path: String) -> [String] {
            bench.forget()
            bench.page?.send(.soundFile(path))
            bench.host.settle()
            return bench.events
        }
        let sound = bench.folder.file("pages/Resources/a.wav")
        #expect(play(sound) == ["sound file \(sound)"])
        for path in ["b.wav", "pages/../b.wav", "pages/Resources/link.wav", "pages/none.wav"].map(bench.folder.file) {
            let message = "This page can’t read \(path): put it in Resources, or drop it on the window"
            #expect(play(path) == ["said error: \(message)"])
        }
        bench.runner.allowReading(bench.folder.file("b.wav"))
        bench.host.settle()
        #expect(play(bench.folder.file("b.wav")) == ["sound file \(bench.folder.file("b.wav"))"])
    }

    @Test func droppedFileCanBeReadByThePageThatRunsAgain() throws {
        let bench = try RunnerBench(["pages/Page.swift": "page", "b.png": "b"], open: "pages/Page.swift")
        let picture = bench.folder.file("b.png")
        bench.forget()
        bench.runner.allowReading(picture)
        bench.host.settle()
        #expect(bench.runner.allowsReading(uri: "file://\(picture)"))
        #expect(bench.page?.launch.arguments.contains("--read=\(picture)") == true)
        #expect(
            bench.events == [
                "turned", "building", "cleared", "said note: This page can now read “\(picture)”", "shown Pairs board",
            ])
        #expect(bench.pages.count == 2, "the page's, and the spare one")
        bench.save("pages/Page.swift", "another page")
        #expect(bench.page?.launch.arguments.contains("--read=\(picture)") == true)
        #expect(bench.events("said").count == 1)
    }

    @Test func spareProcessIsUsedWhileThePageCanReadTheSame() throws {
        let bench = try RunnerBench()
        let spare = try #require(bench.pages.last)
        bench.save("Page.swift", "another page")
        #expect(bench.page === spare)
    }

    // MARK: Playgrounds of strangers

    @Test func sourceThatIsALinkToElsewhereIsRefused() throws {
        for name in ["Sources/More.swift", "Contents.swift"] {
            let folder = TemporaryFolder()
            folder.write("secret", "let key = 1")
            let bench = try RunnerBench(["A.playground/Contents.swift": "page"], open: "A.playground")
            let file = bench.folder.file("A.playground/\(name)")
            mkdir(bench.folder.file("A.playground/Sources"), 0o700)
            unlink(file)
            symlink(folder.file("secret"), file)
            bench.changed("A.playground/Contents.swift")
            #expect(bench.events.last == "notBuilt \(file) is a link to a file outside of the playground")
        }
    }

    @Test func linkToAFolderElsewhereGivesNoAccess() throws {
        let bench = try RunnerBench(
            ["A.playground/Contents.swift": "page", "private/key.png": "key"], open: "A.playground")
        symlink("../private", bench.folder.file("A.playground/Resources"))
        bench.changed("A.playground/Contents.swift")
        #expect(bench.runner.page.resources.first?.hasSuffix("/Resources") == true)
        let picture = bench.folder.file("A.playground/Resources/key.png")
        #expect(!bench.runner.allowsReading(uri: "file://\(picture)"))
        #expect(bench.runner.readableFiles.paths == [bench.folder.file("A.playground")])
    }
}
