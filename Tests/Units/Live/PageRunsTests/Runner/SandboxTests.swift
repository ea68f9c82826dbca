// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import HostInterface
import TemporaryFolders
import Testing

@testable import PageRuns

/// What the processes of pages and the compiler are limited to, and what the window does for pages.
struct SandboxTests {
    @Test func pageGetsACleanEnvironmentAndItsFolder() throws {
        let window = try RunnerBench(environment: ["HOME": "/home/me", "LANG": "de_DE.UTF-8", "TOKEN": "secret"])
        let launch = try #require(window.page?.launch)
        #expect(!launch.inheritsEnvironment)
        #expect(launch.environment["LANG"] == "de_DE.UTF-8" && launch.environment["TOKEN"] == nil)
        #expect(launch.environment["LD_LIBRARY_PATH"] != nil)
        #expect(launch.arguments.contains("--read=\(window.folder.path)"))
        #expect(launch.arguments.contains("--read=\(window.builds.path)"))
        #expect(
            !launch.arguments.contains { $0.hasPrefix("--write") || $0.hasPrefix("--execute") || $0 == "--trusted" })
    }

    @Test func compilerWritesOnlyItsBuildFolderAndTheModuleCacheOfThePlayground() throws {
        let window = try RunnerBench(environment: ["TOKEN": "secret"])
        let launches = window.host.launches.filter { ["swift-frontend", "ld.lld"].contains($0.name) }
        #expect(launches.count == 2)
        for launch in launches {
            let limits = try #require(launch.confinement)
            let build = try #require(limits.writable.first)
            let cache = window.builds.cache
            #expect(limits.writable == [build, cache.path] && launch.folder == cache.path)
            #expect(limits.readable.contains(cache.shared) && build.hasPrefix(window.builds.path + "/"))
            #expect(limits.readable.contains(window.folder.path) && !limits.allowsChildren)
            #expect(launch.environment["TMPDIR"] == build && launch.environment["TOKEN"] == nil)
            #expect(!launch.inheritsEnvironment && launch.confined(by: "/sandbox").memoryLimit == 2 << 30)
            let tools = limits.executable.filter { !$0.hasPrefix("/lib") }
            #expect(tools.allSatisfy { $0.hasPrefix(window.folder.file("usr/")) }, "\(tools)")
        }
    }

    @Test func driverMayStartItsTools() throws {
        let window = try RunnerBench { host in
            host.programs["swift-frontend"] = .ends(.signal(11))
            host.programs["swiftc -c"] = .runs
        }
        let driver = try #require(window.host.launches.last { $0.command == "swiftc -c" })
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
        let window = try RunnerBench(areTrusted: true) { $0.canConfine = false }
        let launch = try #require(window.page?.launch)
        #expect(launch.inheritsEnvironment && launch.arguments == ["--trusted"])
        #expect(window.host.launches.allSatisfy { $0.confinement == nil && $0.inheritsEnvironment })
        let compilers = window.host.launches.filter { $0.name == "swift-frontend" }
        #expect(!compilers.isEmpty && compilers.allSatisfy { $0.memoryLimit == nil })
        #expect(window.events("consentNeeded") == [] && window.events("said") == [])
        #expect(window.runner.allowsReading(uri: "file:///etc/passwd"))
    }

    // MARK: Systems that cannot restrict pages

    private static let warning =
        "This system can’t restrict pages: they can do everything that you can do. Open only pages you trust."

    @Test func nothingRunsBeforeTheUserSaysSo() throws {
        let window = try RunnerBench { $0.canConfine = false }
        window.save("Page.swift", "another page")
        window.runner.run(.request)
        window.runner.updatePage()
        window.host.settle()
        #expect(window.host.launches == [] && window.runner.needsConsent)
        #expect(window.events.last == "consentNeeded \(Self.warning)")
        window.runner.runWithConsent()
        window.host.settle()
        #expect(window.events.last == "shown Pairs board" && !window.runner.needsConsent)
        #expect(window.page?.launch.arguments.contains("--incomplete") == true)
        let compilers = window.host.launches.filter { $0.name == "swift-frontend" }
        #expect(!compilers.isEmpty && compilers.allSatisfy { $0.confinement?.mayBeIncomplete == true })
        window.forget()
        window.save("Page.swift", "a third page")
        #expect(window.events.last == "shown Pairs board" && window.events("consentNeeded") == [])
    }

    @Test func userSaysSoForEachPage() throws {
        let pages = ["One", "Two"].map { ("A.playground/Pages/\($0).xcplaygroundpage/Contents.swift", "page") }
        let window = try RunnerBench(Dictionary(uniqueKeysWithValues: pages), open: "A.playground") {
            $0.canConfine = false
        }
        window.runner.runWithConsent()
        window.host.settle()
        #expect(window.page != nil)
        window.runner.turn(to: 1)
        window.host.settle()
        #expect(window.page == nil && window.events.last == "consentNeeded \(Self.warning)")
        window.runner.turn(to: 0)
        window.host.settle()
        #expect(window.page != nil && window.events.last == "shown Pairs board")
    }

    @Test func systemThatCanRestrictPagesDoesNotAsk() throws {
        let window = try RunnerBench()
        #expect(!window.runner.needsConsent && window.events("consentNeeded") == [])
        #expect(window.page?.launch.arguments.contains("--incomplete") == false)
    }

    // MARK: Pictures

    @Test func windowLoadsOnlyPicturesThatThePageCanRead() throws {
        let window = try RunnerBench(
            ["pages/Page.swift": "page", "pages/a.png": "a", "b.png": "b"], open: "pages/Page.swift")
        symlink("../b.png", window.folder.file("pages/link.png"))
        func allows(_ path: String) -> Bool { window.runner.allowsReading(uri: "file://" + path) }
        #expect(allows(window.folder.file("pages/a.png")))
        for path in ["b.png", "pages/../b.png", "pages/link.png", "pages/none.png"] {
            #expect(!allows(window.folder.file(path)), "\(path)")
        }
        #expect(!allows("/etc/passwd"))
        for uri in ["http://example.org/a.png", "sftp://host/a.png", "file://host/a.png", "resource:///a.png", "a.png"]
        {
            #expect(!window.runner.allowsReading(uri: uri), "\(uri)")
        }
    }

    @Test func windowPlaysOnlySoundsThatThePageCanRead() throws {
        let window = try RunnerBench(
            ["pages/Page.swift": "page", "pages/Resources/a.wav": "a", "b.wav": "b"], open: "pages/Page.swift")
        symlink("../../b.wav", window.folder.file("pages/Resources/link.wav"))
        func play(_ path: String) -> [String] {
            window.forget()
            window.page?.send(.soundFile(path))
            window.host.settle()
            return window.events
        }
        let sound = window.folder.file("pages/Resources/a.wav")
        #expect(play(sound) == ["sound file \(sound)"])
        for path in ["b.wav", "pages/../b.wav", "pages/Resources/link.wav", "pages/none.wav"].map(window.folder.file) {
            let message = "This page can’t read \(path): put it in Resources, or drop it on the window"
            #expect(play(path) == ["said error: \(message)"])
        }
        window.runner.allowReading(window.folder.file("b.wav"))
        window.host.settle()
        #expect(play(window.folder.file("b.wav")) == ["sound file \(window.folder.file("b.wav"))"])
    }

    @Test func droppedFileCanBeReadByThePageThatRunsAgain() throws {
        let window = try RunnerBench(["pages/Page.swift": "page", "b.png": "b"], open: "pages/Page.swift")
        let picture = window.folder.file("b.png")
        window.forget()
        window.runner.allowReading(picture)
        window.host.settle()
        #expect(window.runner.allowsReading(uri: "file://\(picture)"))
        #expect(window.page?.launch.arguments.contains("--read=\(picture)") == true)
        #expect(
            window.events == [
                "turned", "building", "cleared", "said note: This page can now read “\(picture)”", "shown Pairs board",
            ])
        #expect(window.pages.count == 2, "the page's, and the spare one")
        window.save("pages/Page.swift", "another page")
        #expect(window.page?.launch.arguments.contains("--read=\(picture)") == true)
        #expect(window.events("said").count == 1)
    }

    @Test func spareProcessIsUsedWhileThePageCanReadTheSame() throws {
        let window = try RunnerBench()
        let spare = try #require(window.pages.last)
        window.save("Page.swift", "another page")
        #expect(window.page === spare)
    }

    // MARK: Playgrounds of strangers

    @Test func sourceThatIsALinkToElsewhereIsRefused() throws {
        for name in ["Sources/More.swift", "Contents.swift"] {
            let folder = TemporaryFolder()
            folder.write("secret", "let key = 1")
            let window = try RunnerBench(["A.playground/Contents.swift": "page"], open: "A.playground")
            let file = window.folder.file("A.playground/\(name)")
            mkdir(window.folder.file("A.playground/Sources"), 0o700)
            unlink(file)
            symlink(folder.file("secret"), file)
            window.changed("A.playground/Contents.swift")
            #expect(window.events.last == "notBuilt \(file) is a link to a file outside of the playground")
        }
    }

    @Test func linkToAFolderElsewhereGivesNoAccess() throws {
        let window = try RunnerBench(
            ["A.playground/Contents.swift": "page", "private/key.png": "key"], open: "A.playground")
        symlink("../private", window.folder.file("A.playground/Resources"))
        window.changed("A.playground/Contents.swift")
        #expect(window.runner.page.resources.first?.hasSuffix("/Resources") == true)
        let picture = window.folder.file("A.playground/Resources/key.png")
        #expect(!window.runner.allowsReading(uri: "file://\(picture)"))
        #expect(window.runner.readableFiles.paths == [window.folder.file("A.playground")])
    }
}
