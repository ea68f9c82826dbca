// SPDX-License-Identifier: GPL-3.0-or-later
import PageBuild
import PageLink

/// A version of a page: what a run of it was built from.
struct PageVersion {
    /// Why it is run.
    var cause: RunCause
    /// The stamp of the files.
    var stamp = ""
    /// The unsaved texts by path that were compiled instead of what the files contain.
    var texts: [String: String] = [:]
    /// The folder of the build.
    var build = ""
    /// The source of the page, as it was built.
    var source = ""
    /// What expressions are compiled against; `nil` before the page is built.
    var module: PageModule?
    /// The expressions that have been compiled for it, and the number of their libraries.
    var expressions: Set<PageExpression> = []
    var expressionLibraries = 0

    /// Notes that a text has been saved, so that the files have another stamp. It may be that of another version.
    mutating func noteSaved(_ path: String, text: String, stamp: String) {
        guard texts[path] == text else { return }
        texts[path] = nil
        self.stamp = stamp
    }
}
