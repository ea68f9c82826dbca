// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Glibc
import PageBuild
import PageLink
import PageSource
import Scene
import TemporaryFolders
import TestHosts
import Testing

@testable import PageRuns

/// A playground runner in a temporary folder, and a log of its events, one line each.
final class RunnerBench {
    let host = TestHost()
    let folder = TemporaryFolder()
    let runner: PlaygroundRunner
    /// The events so far.
    private(set) var events: [String] = []
    /// The printed text so far.
    private(set) var printed = ""
    /// The texts that an update has made.
    private(set) var updates: [String: String] = [:]
    /// What the sound players of the page play, and since which time of the page that is known.
    private(set) var playbacks: [Playback] = []
    private(set) var playbackTime = 0.0
    /// How often all of them have become silent.
    private(set) var silences = 0
    /// The page being shown.
    private(set) var remote: RemotePage?
    /// The number of sessions that have begun. It is the seed of the latest one.
    var sessions: UInt64 { sessionCount.value }
    /// The folder that contains the builds.
    let builds: BuildFolder

    private final class Count { var value: UInt64 = 0 }
    private let sessionCount = Count()

    /// Opens a page or playground in the folder.
    init(
        _ files: [String: String] = ["Page.swift": "page"], open name: String = "Page.swift",
        hasToolchain: Bool = true, areTrusted: Bool = false, environment: [String: String] = [:],
        changing change: @MainActor (TestHost) -> Void = { _ in }
    ) throws {
        for (name, text) in files.sorted(by: { $0.key < $1.key }) { folder.save(name, text) }
        host.programs = [
            "swift-frontend": .ends(.status(0)), "ld.lld": .ends(.status(0)),
            // The driver describes its toolchain, and builds nothing unless a test lets it.
            "swiftc": .ends(.status(0), saying: folder.writeToolchain()),
            "swiftc -c": .ends(.status(1), saying: "it was not to be called"),
        ]
        if !hasToolchain { chmod(folder.file("usr/bin/swiftc"), 0o600) }
        change(host)
        let path = folder.file(name)
        builds = try #require(BuildFolder(caches: folder.file("caches")))
        let sessionCount = sessionCount
        runner = PlaygroundRunner(
            path, playground: try Playground(path: path),
            programs: PagePrograms(
                page: "/peekaboard-page", modules: ["/modules"], searchPath: folder.file("usr/bin"),
                data: ["/data"], environment: environment, areTrusted: areTrusted),
            folder: builds, host: host,
            setup: {
                sessionCount.value += 1
                return Self.setup(seed: sessionCount.value)
            })
        runner.happened = { [weak self] event in self?.record(event) }
        runner.start()
        host.settle()
    }

    static let environment = PageEnvironment(
        area: Size(width: 800, height: 600), isDark: false, allowsMotion: true, readsRightToLeft: false)

    /// Returns the setup of a session with the given seed.
    static func setup(seed: UInt64) -> PageSetup {
        PageSetup(
            data: "/data", translations: "/words", fontName: "Cantarell 11", seed: seed,
            start: LocalTime(year: 2026, month: 7, day: 1),
            environment: environment, device: .window)
    }

    /// The running processes for pages, in the order in which they were started.
    var pages: [TestProcess] { living("peekaboard-page").filter { !$0.launch.forks } }

    /// The running processes that show the past, in the order in which they were started.
    var pasts: [TestProcess] { living("peekaboard-page").filter(\.launch.forks) }

    /// The process of the page that was loaded last.
    var page: TestProcess? { pages.last { $0.messages.contains { if case .load = $0 { true } else { false } } } }

    /// The running compilers.
    var compilers: [TestProcess] { living("swift-frontend") }

    /// The running drivers.
    var drivers: [TestProcess] { living("swiftc") }

    /// All launches except those of page processes, each as its name and first argument.
    var commands: [String] { host.launches.map(\.command).filter { !$0.hasPrefix("peekaboard-page") } }

    /// The number of folders that contain a build.
    var buildCount: Int {
        guard let listing = opendir(folder.file("caches/peekaboard/live/\(getpid())")) else { return 0 }
        defer { closedir(listing) }
        var count = 0
        // Three of the entries are `.`, `..`, and the module cache.
        while readdir(listing) != nil { count += 1 }
        return count - 3
    }

    /// Returns the events that start with the given word.
    func events(_ kind: String) -> [String] { events.filter { $0 == kind || $0.hasPrefix("\(kind) ") } }

    /// Clears the log of events.
    func forget() { events = [] }

    /// Saves a file in the folder by replacing the old one.
    func save(_ name: String = "Page.swift", _ text: String) {
        folder.save(name, text)
        changed(name)
    }

    /// Reports a change of a file in the folder.
    func changed(_ name: String = "Page.swift") {
        let path = folder.file(name)
        host.reportChange(in: String(path[..<path.lastIndex(of: "/")!]))
    }

    private func living(_ program: String) -> [TestProcess] {
        host.processes.filter { $0.launch.program.hasSuffix(program) && !$0.hasEnded && !$0.isAbandoned }
    }

    private func record(_ event: PlaygroundRunner.Event) {
        switch event {
        case .turned: events.append("turned")
        case .building: events.append("building")
        case .cleared: events.append("cleared")
        case .noToolchain(let driver):
            events.append("noToolchain" + (driver.map { " \($0.split(separator: "/").last!)" } ?? ""))
        case .consentNeeded(let warning): events.append("consentNeeded \(warning)")
        case .trusted(let package): events.append("trusted \(FilePath.name(of: package))")
        case .said(let line, let kind): events.append("said \(kind): \(line)")
        case .notBuilt(let reason): events.append("notBuilt \(reason)")
        case .run(.replaying(let fraction)): events.append("replaying \(fraction)")
        case .run(.shown(let page)):
            remote = page
            events.append("shown \(page.name)")
        case .run(.printed(let bytes)): printed += String(decoding: bytes, as: UTF8.self)
        case .run(.logged(let line, let kind)): events.append("logged \(kind): \(line)")
        case .run(.sound(let name)): events.append("sound \(name)")
        case .run(.soundFile(let path)): events.append("sound file \(path)")
        case .run(.soundData(let bytes, let player)): events.append("sound data \(bytes.count) of \(player)")
        case .run(.playing(let playbacks, let time)):
            if playbacks.isEmpty, !self.playbacks.isEmpty { silences += 1 }
            (self.playbacks, playbackTime) = (playbacks, time)
        case .run(.announcement(let said)): events.append("announcement \(said.text)")
        case .run(.failed(let reason, _)): events.append("failed \(reason)")
        case .filesChanged: break
        case .problems(let problems):
            let list = problems.map { "\($0.path.split(separator: "/").last!):\($0.line):\($0.column) \($0.text)" }
            events.append("problems \(list.joined(separator: ", "))")
        case .updating(let count): events.append("updating \(count.map(String.init) ?? "ended")")
        case .updated(let texts, let message):
            updates = texts
            events.append("updated \(message)")
        case .rewritten(let path, let text): events.append("rewritten \(path.split(separator: "/").last!): \(text)")
        }
    }
}

extension TemporaryFolder {
    /// Writes a temporary file and renames it, as most editors do.
    func save(_ name: String, _ text: String) {
        rename(write("\(name)~draft", text), file(name))
    }
}
