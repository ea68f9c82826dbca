// SPDX-License-Identifier: GPL-3.0-or-later
// The command owns the build while its main loop runs.

import AppShell
import CGtk
import Files
import GtkKit
import PageBuild
import PageExport
import PageHosting
import PageLink
import PageSource

/// The commands of the command line about programs, other than the player.
final class ProgramCommand {
    private let options: LiveOptions
    private let installation: Installation
    private let loop = g_main_loop_new(nil, 0)!
    private var isDone = false

    init(options: LiveOptions, installation: Installation) {
        (self.options, self.installation) = (options, installation)
    }

    isolated deinit { g_main_loop_unref(loop) }

    /// Exports a page to a folder, and prints its path. Returns the exit status.
    func export(_ page: String, to folder: String) -> Int32 {
        guard let origin = PageExport.Origin(installation) else {
            return refuse(PageExport.Problem.unreadable(installation.modules).message)
        }
        do {
            let playground = try Playground(path: page)
            let description = ProgramDescription(
                name: options.name ?? playground.title, id: options.id, license: try license())
            let export = PageExport(of: playground.firstPage, from: origin)
            try export.write(
                description, device: PageDevice.phone.rawValue, icons: [:], date: .today, to: folder)
            print(FilePath.real(folder) ?? folder)
            return 0
        } catch let error as Playground.ReadError {
            return refuse(error.message(path: page))
        } catch let error as PageExport.Problem {
            return refuse(error.message)
        } catch {
            return refuse("\(error)")
        }
    }

    /// Builds the module of an exported program, or of a page. Returns the exit status.
    func build(_ path: String, to module: String) -> Int32 {
        let playground: Playground
        var swiftVersion: String?
        do {
            if FileKind(of: "\(path)/\(ProgramManifest.fileName)") == .file {
                let manifest = try ProgramManifest(in: path)
                swiftVersion = manifest.swiftVersion
                playground = try PlayedProgram.playground(of: manifest, in: path)
            } else {
                playground = try Playground(path: path)
            }
        } catch let error as ProgramManifest.ReadError {
            return refuse(error.message)
        } catch let error as PlayedProgram.ReadError {
            return refuse(error.message)
        } catch let error as Playground.ReadError {
            return refuse(error.message(path: path))
        } catch {
            return refuse("\(error)")
        }
        // A user who builds packages may have no home folder.
        let parent = FilePath.folder(of: module)
        let own = FilePath.real(parent).flatMap { Folder.makeUnique("\($0)/.peekaboard-") }
        defer { own.map(Disk.remove) }
        let folders = [String(cString: g_get_user_cache_dir()), own].lazy.compactMap { $0 }
        guard let folder = folders.compactMap({ BuildFolder(caches: $0) }).first else {
            return refuse(unwritableMessage(folder: parent))
        }
        defer { folder.removeAll() }
        let build = ModuleBuild(
            of: playground, swiftVersion: swiftVersion, to: module,
            programs: PagePrograms(installation, isTrusted: options.isTrusted), folder: folder,
            host: GLibPageHost(sandboxProgram: installation.sandboxProgram))
        build.happened = { [weak self] event in
            switch event {
            case .said(let message): printError(message)
            case .ended(let isDone): self?.quit(isDone)
            }
        }
        whenIdle(for: build) { $0.start() }
        g_main_loop_run(loop)
        build.end()
        return isDone ? 0 : 1
    }

    private func quit(_ isDone: Bool) {
        self.isDone = isDone
        g_main_loop_quit(loop)
    }

    private func license() throws(PageExport.Problem) -> ProgramLicense {
        guard let name = options.license else { return .gpl }
        guard let license = ProgramLicense(rawValue: name) else { throw .description(.license(name)) }
        return license
    }

    private func refuse(_ message: String) -> Int32 {
        printError(message)
        return 1
    }
}

extension String {
    /// The present date, such as `2026-11-27`.
    static var today: String {
        let now = g_date_time_new_now_local()!
        let text = g_date_time_format(now, "%Y-%m-%d")!
        defer {
            g_date_time_unref(now)
            g_free(text)
        }
        return String(cString: text)
    }
}
