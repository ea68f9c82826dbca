// SPDX-License-Identifier: GPL-3.0-or-later
// The runner owns the builder. Closures refer to the builder weakly.

import HostInterface
import PageBuild

/// Builds the versions of a page that are run, each in a folder of its own. There is one at a time.
final class VersionBuilder {
    /// The version that was built last, or is being built.
    var latest = PageVersion(cause: .start)
    /// Whether it is still being built.
    private(set) var isBuilding = false
    /// How long that has taken, in seconds.
    private(set) var time = 0.0
    /// Whether it was done in another way than intended.
    var usedFallback: Bool { builder.usedFallback }

    private let builder: PageBuilder
    private let folder: BuildFolder
    private let host: any PageHost
    private var start = 0.0
    /// The folders of the versions that were built and can still be run.
    private var builds: [String] = []

    /// Creates a builder that builds nothing.
    init(in folder: BuildFolder, host: any PageHost) {
        self.folder = folder
        self.host = host
        builder = PageBuilder(host: host)
    }

    /// Begins with another version. It is being built until `finish` or `cancel`.
    func begin(_ cause: RunCause, stamp: String, texts: [String: String]) {
        latest = PageVersion(cause: cause, stamp: stamp, texts: texts, build: folder.next())
        isBuilding = true
        start = host.now
    }

    /// Builds the version, or what it imports, then calls `done`.
    func build(_ prepared: VariantBuilder.Preparation, then done: @escaping (BuildProgress.Outcome) -> Void) {
        builder.start(prepared.build, launch: prepared.launch) { [weak self] outcome in
            guard let self else { return }
            time = host.now - start
            done(outcome)
        }
    }

    /// Notes that the version can be run.
    func finish() {
        isBuilding = false
        builds.append(latest.build)
    }

    /// Stops building, and removes what was built of the version. `done` is not called.
    func cancel() {
        builder.cancel()
        if isBuilding { folder.remove(latest.build) }
        isBuilding = false
    }

    /// Removes what was built of the versions that can be run, except for one in a folder.
    func removeAll(except kept: String?) {
        for build in builds where build != kept { folder.remove(build) }
        builds.removeAll { $0 != kept }
    }
}
