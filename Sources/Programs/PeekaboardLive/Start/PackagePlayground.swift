// SPDX-License-Identifier: GPL-3.0-or-later
import AppShell
import Files
import Glibc
import GtkKit
import PageSource

/// Makes a playground in the package of the working folder, and prints its path. Returns the exit status.
@MainActor func makePackagePlayground() -> Int32 {
    guard let folder = FilePath.real("."), let package = SwiftPackage(at: folder) else {
        // Translators: Package.swift is the name of a file. “peekaboard-live init” is a command.
        printError(translated("There is no Package.swift here: run “peekaboard-live init” in the folder of a package"))
        return 1
    }
    let (new, name) = (NewFile(.playground, in: "\(folder)/Playgrounds"), FilePath.name(of: folder))
    let path = new.path(named: name)
    do throws(NewFile.CreationError) {
        // Translators: In the first line of a new page.
        let note = translated("What the package declares as public can be used here.")
        _ = try new.create(named: name, text: Templates.page(of: package, note: note))
        print(path)
        return 0
    } catch {
        switch error {
        case .name: printError(filled(translated("{file} already exists"), ["file": path]))
        case .unwritable: printError(unwritableMessage(file: path))
        }
        return 1
    }
}
