// SPDX-License-Identifier: GPL-3.0-or-later
/// What expressions need of the runner.
extension PlaygroundRunner {
    /// Lets expressions be run in the page that is shown.
    func connectExpressions() {
        expressions.context = { [weak self] in
            self.map { runner in
                ExpressionRunner.Context(
                    session: runner.session, run: runner.shown,
                    isReplaced: runner.builder.isBuilding || runner.next != nil, isPaused: runner.timeLine.isPaused,
                    stamp: { runner.page.stamp }, launch: runner.launch)
            }
        }
        expressions.said = { [weak self] in self?.happened(.said($0, $1)) }
    }
}
