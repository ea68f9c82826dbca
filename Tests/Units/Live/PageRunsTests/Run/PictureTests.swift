// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import PageRuns

/// Pages that name more pictures than anyone could look at.
struct PictureTests {
    private let queue: PictureQueue
    private let log = Log()

    private final class Log {
        var later: [() -> Void] = []
        var looked = 0, mostLooked = 0
        var messages: [String] = []
        var loaded: [String] = []
    }

    init() {
        queue = PictureQueue { [log] in log.later.append($0) }
        queue.allowsReading = { [log] uri in
            log.looked += 1
            return uri.hasPrefix("file:///own/")
        }
        queue.load = { [log] uri, done in
            log.loaded.append(uri)
            done(nil)
        }
        queue.refused = { [log] in log.messages.append($0) }
    }

    /// Runs the turns of a main loop. Returns their number.
    private func run() -> Int {
        var turns = 1
        log.mostLooked = log.looked
        while !log.later.isEmpty {
            log.looked = 0
            log.later.removeFirst()()
            log.mostLooked = max(log.mostLooked, log.looked)
            turns += 1
        }
        return turns
    }

    @Test func picturesThatCannotBeReadTakeSeveralTurns() {
        let uris = (0..<10_000).map { "file:///other/\($0).png" } + ["file:///own/a.png"]
        var isDone = false
        queue.read(uris[...]) { isDone = true }
        #expect(!isDone)
        #expect(run() == 1 + 10_000 / PictureQueue.picturesPerTurn)
        #expect(isDone && log.mostLooked <= PictureQueue.picturesPerTurn && log.loaded == ["file:///own/a.png"])
    }

    @Test func onlyTheFirstOnesAreListed() {
        queue.read((0..<1000).map { "file:///other/\($0).png" }[...]) {}
        _ = run()
        #expect(log.messages.count == PictureQueue.maxMessages + 1)
        #expect(log.messages.first?.hasPrefix("This page can’t read /other/0.png") == true)
        #expect(log.messages.last == "There are more pictures that can’t be shown")
        queue.noteRun()
        queue.read(["file:///other/a.png"]) {}
        #expect(log.messages.count == PictureQueue.maxMessages + 2)
    }

    @Test func namesAreLimited() {
        var names = PictureURIs()
        for frame in 0..<30 { _ = names.add(Set((0..<1000).map { "file:///\(frame)/\($0).png" })) }
        #expect(names.all.count == PictureURIs.maxCount)
        #expect(names.add(["file:///new.png"]) == [] && names.add(["file:///0/0.png"]) == [])
        var long = PictureURIs()
        for number in 0..<1000 { _ = long.add(["\(number)" + String(repeating: "x", count: 1 << 14)]) }
        #expect(long.all.reduce(0) { $0 + $1.utf8.count } <= PictureURIs.maxLength)
    }
}
