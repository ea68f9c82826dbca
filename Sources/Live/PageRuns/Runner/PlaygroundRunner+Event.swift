// SPDX-License-Identifier: GPL-3.0-or-later
import Console
import PageBuild

extension PlaygroundRunner {
    /// An event of the runner.
    package enum Event {
        /// The current page, or its text, has changed.
        case turned
        /// A build has started.
        case building
        /// Earlier messages are obsolete: they belong to a previous run.
        case cleared
        /// No usable Swift toolchain was found: no driver on the search path, or one that cannot be run.
        case noToolchain(driver: String?)
        /// The page does not run before the user has agreed to it, with a warning.
        case consentNeeded(String)
        /// The user trusts the package in a folder.
        case trusted(package: String)
        /// A message about the build, for the user.
        case said(String, ConsoleLog.Kind)
        /// The build has failed, with a message for the user.
        case notBuilt(String)
        /// Files of the playground may have changed.
        case filesChanged
        /// A file that has unsaved changes has a new text: the values of live properties were written to it.
        case rewritten(path: String, text: String)
        /// The places in the code about which there is a message. They replace the earlier ones.
        case problems([Problem])
        /// The page is being updated, after a number of changes so far; `nil` if that has ended.
        case updating(count: Int?)
        /// The page was updated: files have new texts, by path, which the user can undo.
        case updated(texts: [String: String], message: String)
        /// An event of a run.
        case run(PageRun.Event)
    }
}
