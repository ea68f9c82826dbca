// SPDX-License-Identifier: GPL-3.0-or-later
// The playground's runner owns this one, which owns its builder. The callbacks refer to the former weakly.

import Console
import HostInterface
import Localization
import PageBuild
import PageLink

/// Runs Swift of the user in the page that is shown.
package final class ExpressionRunner {
    /// What expressions are run in.
    struct Context {
        /// The session of the page, with the expressions so far.
        let session: PageSession?
        /// The run that is shown.
        let run: PageRun?
        /// Whether another version of the page is about to be shown. It would not have the expression.
        let isReplaced: Bool
        /// Whether the session is paused.
        let isPaused: Bool
        /// Returns the stamp of the files of the page.
        let stamp: () -> String
        /// Returns how to start the commands of a build in a folder.
        let launch: (_ build: String) -> (Build.Command) -> ProcessLaunch
    }

    /// Returns what expressions are run in at the moment.
    var context: () -> Context? = { nil }
    /// Called with a line for the console.
    var said: (String, ConsoleLog.Kind) -> Void = { _, _ in }

    private let builder: ExpressionBuilder
    /// The expression that is to be run next.
    private var expression: PageExpression?

    /// Creates a runner that runs nothing.
    init(host: any PageHost) { builder = ExpressionBuilder(host: host) }

    /// Whether there is a page in which expressions can be run.
    package var canRun: Bool { context()?.run?.page?.isOver == false }

    /// Compiles an expression or statement, and runs it in the page as an input at that moment. Returns whether it was
    /// taken; if not, a line in the console says why, unless the previous one is still being compiled.
    package func run(_ text: String) -> Bool {
        guard canRun, let context = context(), let session = context.session, expression == nil else { return false }
        guard !context.isPaused else { return refuse(Self.isPausedMessage) }
        guard session.expressions.count < PageSession.maxExpressions else {
            let message = translated(
                "Nothing was run: {count} expressions have been run already. Choose Start Over to run others.")
            return refuse(filled(message, ["count": "\(PageSession.maxExpressions)"]))
        }
        guard let expression = PageExpression(text) else {
            let message = translated("Nothing was run: an expression can have at most {count} bytes")
            return refuse(filled(message, ["count": "\(PageExpression.maxLength)"]))
        }
        self.expression = expression
        said(text, .change)
        goOn()
        return true
    }

    /// Goes on with the expression, unless another version of the page is about to be shown.
    func goOn() {
        guard let expression, let context = context(), !context.isReplaced else { return }
        guard let run = context.run, let page = run.page, !page.isOver, let module = run.version.module else {
            return self.expression = nil
        }
        guard !context.isPaused else { return _ = refuse(Self.isPausedMessage) }
        if run.version.expressions.contains(expression) {
            self.expression = nil
            return page.run(expression)
        }
        // The sources of the page that is shown are needed again. Its own file was copied.
        guard !module.needsOriginals || run.version.stamp == context.stamp() else {
            return _ = refuse(translated("Nothing was run: correct the errors of the page first"))
        }
        builder.start(
            [expression], for: module, from: run.version.expressionLibraries, launch: context.launch(run.version.build)
        ) { [weak self, weak run] result in
            guard let self, let run else { return }
            run.version.expressionLibraries = result.libraries
            run.version.expressions.formUnion(result.compiled)
            if let error = result.errors.first { _ = refuse(error.message) }
            goOn()
        }
    }

    /// Compiles the expressions of a session for a module of the page that has just been built, then calls `done` with
    /// those that can be repeated, and with the number of their libraries. A line in the console names each that is skipped.
    func compile(
        _ expressions: [PageExpression], for module: PageModule, launch: @escaping (Build.Command) -> ProcessLaunch,
        then done: @escaping (Set<PageExpression>, Int) -> Void
    ) {
        builder.start(expressions, for: module, from: 0, launch: launch) { [weak self] result in
            for error in result.errors { self?.said(error.skipped, .error) }
            done(result.compiled, result.libraries)
        }
    }

    /// Stops compiling. The expression that is to be run is kept for the next version of the page.
    func cancel() { builder.cancel() }

    /// Forgets the expression that is to be run.
    func forget() { expression = nil }

    /// The message for a page that is paused. Going on from an earlier moment would forget what the user has done after
    /// it, without being asked to.
    private static var isPausedMessage: String { translated("Nothing was run: let the paused page go on first") }

    /// Logs why an expression is not run, and returns that it is not.
    private func refuse(_ message: String) -> Bool {
        expression = nil
        said(message, .error)
        return false
    }
}
