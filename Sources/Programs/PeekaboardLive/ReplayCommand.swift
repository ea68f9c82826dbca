// SPDX-License-Identifier: GPL-3.0-or-later
// The command owns the replay while its main loop runs.

import AppShell
import CGtk
import GtkKit
import PageBuild
import PageHosting
import PageLink
import PageRuns
import PageSource

/// Plays a saved session without a window and prints what happens.
final class ReplayCommand {
    private let options: LiveOptions
    private let installation: Installation
    private let loop = g_main_loop_new(nil, 0)!
    private var replay: SessionReplay?
    private var isComplete = false

    init(options: LiveOptions, installation: Installation) {
        self.options = options
        self.installation = installation
    }

    isolated deinit { g_main_loop_unref(loop) }

    /// Plays the session in a file. Returns the exit status.
    func run(_ file: String) -> Int32 {
        let session: SavedSession
        let playground: Playground
        do throws(SavedSession.ReadError) {
            session = try SavedSession(contentsOf: file)
        } catch {
            return refuse(error.message(path: file))
        }
        let path = options.path ?? session.page
        do throws(Playground.ReadError) {
            playground = try Playground(path: path)
        } catch {
            return refuse(error.message(path: path))
        }
        let caches = String(cString: g_get_user_cache_dir())
        guard let folder = BuildFolder(caches: caches) else {
            return refuse(unwritableMessage(folder: caches))
        }
        defer { folder.removeAll() }
        if sha256(playground.firstPage.code()) != session.code {
            printError(translated("The code of the page has changed since the session was saved"))
        }
        play(session, of: playground, in: folder)
        return isComplete ? 0 : 1
    }

    private func play(_ session: SavedSession, of playground: Playground, in folder: BuildFolder) {
        let replay = SessionReplay(
            session, of: playground,
            programs: PagePrograms(installation, isTrusted: options.isTrusted), folder: folder,
            setup: session.setup(data: installation.data, translations: installation.translations),
            host: GLibPageHost(sandboxProgram: installation.sandboxProgram))
        self.replay = replay
        replay.printed = { print($0) }
        replay.refused = { printError($0) }
        replay.ended = { [weak self] isComplete in
            guard let self else { return }
            self.isComplete = isComplete
            g_main_loop_quit(loop)
        }
        whenIdle(for: replay) { $0.start() }
        g_main_loop_run(loop)
        replay.end()
        self.replay = nil
    }

    private func refuse(_ message: String) -> Int32 {
        printError(message)
        return 1
    }
}

extension SavedSession.ReadError {
    /// Returns the message for the user.
    func message(path: String) -> String {
        let text =
            switch self {
            case .unreadable: translated("Could not read {file}")
            case .invalid: translated("{file} is not a saved session, or it is damaged")
            case .newer: translated("{file} was saved by a newer version of Peekaboard")
            }
        return filled(text, ["file": path])
    }
}

extension PagePrograms {
    /// The programs of an installation.
    init(_ installation: Installation, isTrusted: Bool) {
        self.init(
            page: installation.pageProgram, modules: [installation.modules],
            searchPath: environmentVariables["PATH"] ?? "", data: [installation.data, installation.translations],
            environment: environmentVariables, areTrusted: isTrusted)
    }
}
