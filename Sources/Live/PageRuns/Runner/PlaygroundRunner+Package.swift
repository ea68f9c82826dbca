// SPDX-License-Identifier: GPL-3.0-or-later
import PageBuild
import PageSource

/// What the page imports from the package that contains it.
extension PlaygroundRunner {
    /// A string that changes whenever a file of the page, or of what it imports, is saved.
    var presentStamp: String { page.stamp + (imports?.package.stamp ?? "") }

    /// Looks at what the page imports, and notes the present state of its files.
    func lookAtFiles() {
        followFiles()
        stamp = presentStamp
    }

    /// Looks at what the page imports, and watches its files.
    func followFiles() {
        imports = PackageImports(of: page, edited: editedTexts(), known: programs.modules)
        let package = imports?.package
        watch.follow(playground.folders + (package.map { [$0.folder] + $0.folders } ?? []))
    }
}

extension BuildProgress.Outcome {
    /// The outcome without what SwiftPM says about its commands when there are errors in files.
    var ofPackage: Self {
        guard case .failed(let diagnostics) = self, diagnostics.contains(where: { $0.file != nil }) else { return self }
        return .failed(diagnostics.filter { $0.file != nil })
    }
}
