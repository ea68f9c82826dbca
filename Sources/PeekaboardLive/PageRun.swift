// A run owns the process of its page, until a board takes it over, and the folder of what was built.

import GtkKit
import PageLink
import Pages
import Scene

/// One run of a page, from its library on: loads it in a process, and tells what comes of it.
final class PageRun {
    /// What a run tells.
    enum Event {
        /// The first scene is there.
        case shown(RemoteBoard)
        /// The page has run to its end and has set no live view.
        case noView
        /// It has printed a line, or says what went wrong.
        case told(String, ConsoleLog.Kind)
        /// A sound of the program's, by its name.
        case sound(String)
        /// Words for those who cannot see.
        case announcement(String)
        /// It has come to an end, with the reason in words.
        case failed(String)
    }

    /// The board, once there is one.
    private(set) var board: RemoteBoard?

    private let process: PageProcess
    private let surroundings: PageSurroundings
    private let happened: (Event) -> Void
    private var kind: PageBoard?
    private var output = LineReader()
    private var errors = LineReader()

    /// Runs a page in a process that has run none yet.
    init(
        _ files: PageFiles, in process: PageProcess, _ surroundings: PageSurroundings,
        happened: @escaping (Event) -> Void
    ) {
        self.process = process
        self.surroundings = surroundings
        self.happened = happened
        process.printed = { [weak self] stream, bytes in self?.take(bytes, from: stream) }
        process.told = { [weak self] message in self?.take(message) }
        process.failed = { [weak self] failure in self?.take(failure) }
        process.send(.surroundings(surroundings))
        process.send(.load(files))
    }

    /// Ends the process.
    func end() {
        process.end()
        board?.stop()
    }

    private func take(_ message: FromPage) {
        switch message {
        case .loaded(let kind?): self.kind = kind
        case .loaded(nil): happened(.noView)
        case .notLoaded(let reason):
            happened(.told(reason, .error))
            happened(.failed(translated("The page cannot be loaded")))
        case .scene(let scene):
            if let board { return board.take(scene) }
            guard let kind else { return }
            let board = RemoteBoard(kind, scene, in: process, surroundings)
            self.board = board
            happened(.shown(board))
        case .sound(let name): happened(.sound(name))
        case .announcement(let words): happened(.announcement(words))
        case .answer: break
        }
    }

    private func take(_ bytes: [UInt8], from stream: ChildProcess.Stream) {
        switch stream {
        case .output:
            StandardOutput.write(bytes)
            for line in output.take(bytes) { happened(.told(line, .output)) }
        case .errors: for line in errors.take(bytes) { happened(.told(line, .error)) }
        }
    }

    private func take(_ failure: PageProcess.Failure) {
        if let line = output.takeRest() { happened(.told(line, .output)) }
        if let line = errors.takeRest() { happened(.told(line, .error)) }
        board?.stop()
        let words = failure.words
        happened(.told(words, .error))
        happened(.failed(words))
    }
}

extension PageProcess.Failure {
    /// What has happened, for the user.
    fileprivate var words: String {
        switch self {
        case .hung: translated("The page did not answer for two seconds, and was ended")
        case .damaged: translated("The page has damaged its link to the window, and was ended")
        case .ended(.status(let status)):
            filled(translated("The page has ended itself, with status {number}"), ["number": "\(status)"])
        case .ended(.signal(let signal)):
            filled(translated("The page has crashed, by signal {number}"), ["number": "\(signal)"])
        }
    }
}
