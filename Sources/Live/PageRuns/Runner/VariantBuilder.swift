// SPDX-License-Identifier: GPL-3.0-or-later
// The owner of the builder cancels it at the end, so that no folder is left.

import HostInterface
import PageBuild

/// Builds variants of a page beside the version that is run, each in a folder of its own. There is one at a time.
final class VariantBuilder {
    /// What to build in a folder, and how to start a command.
    typealias Preparation = (build: Build, launch: (Build.Command) -> ProcessLaunch)

    private let builder: PageBuilder
    private let folder: BuildFolder
    /// The folder of the variant.
    private var path: String?

    /// Creates a builder that builds nothing.
    init(in folder: BuildFolder, host: any PageHost) {
        self.folder = folder
        builder = PageBuilder(host: host)
    }

    /// Whether there is a variant, or one is being built.
    var hasVariant: Bool { path != nil }

    /// Builds a variant in place of the previous one, then calls `done`. `prepare` prepares it in a folder. Returns false
    /// if that is not possible.
    func start(
        _ prepare: (_ path: String) -> Preparation?, then done: @escaping (Preparation, BuildProgress.Outcome) -> Void
    ) -> Bool {
        cancel()
        let path = folder.next()
        self.path = path
        guard let prepared = prepare(path) else { return false }
        builder.start(prepared.build, launch: prepared.launch) { done(prepared, $0) }
        return true
    }

    /// Stops building, and removes what was built. `done` is not called.
    func cancel() {
        builder.cancel()
        if let path { folder.remove(path) }
        path = nil
    }
}
