// SPDX-License-Identifier: GPL-3.0-or-later
import HostInterface
import PageBuild

/// What expressions need of the runner.
extension PlaygroundRunner {
    /// Lets expressions be run in the page that is shown.
    func connectExpressions() {
        expressions.context = { [weak self] in
            self.map { runner in
                ExpressionRunner.Context(
                    session: runner.session, run: runner.shown, isReplaced: runner.isBuilding || runner.next != nil,
                    isPaused: runner.timeLine.isPaused, stamp: { runner.page.stamp }, launch: runner.launch)
            }
        }
        expressions.said = { [weak self] in self?.happened(.said($0, $1)) }
    }

    /// Returns how to start the commands of a build in a folder.
    func launch(in build: String) -> (Build.Command) -> ProcessLaunch {
        guard let toolchain else { return { ProcessLaunch(program: $0.program, arguments: $0.arguments) } }
        var readable = readableFiles
        if let imports { readable.add(folder.folder(of: imports.package)) }
        let (sandbox, cache) = (sandbox, folder.cache)
        return { sandbox.launch($0, of: toolchain, reading: readable, writing: [build], cache: cache) }
    }
}
