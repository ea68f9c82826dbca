// SPDX-License-Identifier: GPL-3.0-or-later
import HostInterface
import Localization
import PageBuild
import PageLink

/// Swift that the user runs in the page that is shown.
extension PageRunner {
    /// Whether there is a page in which expressions can be run.
    package var canRunExpressions: Bool { shown?.page?.isOver == false }

    /// Compiles an expression or statement, and runs it in the page as an input at that moment. Returns whether it was
    /// taken; if not, a line in the console says why, unless the previous one is still being compiled.
    package func run(expression text: String) -> Bool {
        guard canRunExpressions, let session, expression == nil else { return false }
        guard !timeLine.isPaused else { return refuseExpression(Self.isPausedMessage) }
        guard session.expressions.count < PageSession.maxExpressions else {
            let message = translated(
                "Nothing was run: {count} expressions have been run already. Choose Start Over to run others.")
            return refuseExpression(filled(message, ["count": "\(PageSession.maxExpressions)"]))
        }
        guard let expression = PageExpression(text) else {
            let message = translated("Nothing was run: an expression can have at most {count} bytes")
            return refuseExpression(filled(message, ["count": "\(PageExpression.maxLength)"]))
        }
        self.expression = expression
        happened(.said(text, .change))
        runExpression()
        return true
    }

    /// The message for a page that is paused. Going on from an earlier moment would forget what the user has done after
    /// it, without being asked to.
    private static var isPausedMessage: String { translated("Nothing was run: let the paused page go on first") }

    /// Logs why an expression is not run, and returns that it is not.
    private func refuseExpression(_ message: String) -> Bool {
        expression = nil
        happened(.said(message, .error))
        return false
    }

    /// Goes on with the expression, unless another version of the page is about to be shown: it would not have the
    /// expression.
    func runExpression() {
        guard let expression, !isBuilding, next == nil else { return }
        guard let shown, let page = shown.page, !page.isOver, let module = shown.version.module else {
            return self.expression = nil
        }
        guard !timeLine.isPaused else { return _ = refuseExpression(Self.isPausedMessage) }
        if shown.version.expressions.contains(expression) {
            self.expression = nil
            return page.run(expression)
        }
        // The sources of the page that is shown are needed again. Its own file was copied.
        guard !module.needsOriginals || shown.version.stamp == self.page.stamp else {
            return _ = refuseExpression(translated("Nothing was run: correct the errors of the page first"))
        }
        expressionBuilder.start(
            [expression], for: module, from: shown.version.expressionLibraries, launch: launch(in: shown.version.build)
        ) { [weak self, weak shown] result in
            guard let self, let shown else { return }
            shown.version.expressionLibraries = result.libraries
            shown.version.expressions.formUnion(result.compiled)
            if let error = result.errors.first { _ = refuseExpression(error.message) }
            runExpression()
        }
    }

    /// Compiles the expressions of a session for a module of the page that has just been built, then calls `done` with
    /// those that can be repeated, and with the number of their libraries. A line in the console names each that is skipped.
    func compileExpressions(
        of session: PageSession, for module: PageModule, launch: @escaping (Build.Command) -> ProcessLaunch,
        then done: @escaping (Set<PageExpression>, Int) -> Void
    ) {
        expressionBuilder.start(session.expressions, for: module, from: 0, launch: launch) { [weak self] result in
            for error in result.errors { self?.happened(.said(error.skipped, .error)) }
            done(result.compiled, result.libraries)
        }
    }

    func launch(in build: String) -> (Build.Command) -> ProcessLaunch {
        guard let toolchain else { return { ProcessLaunch(program: $0.program, arguments: $0.arguments) } }
        var readable = readableFiles
        if let imports { readable.add(folder.folder(of: imports.package)) }
        let (sandbox, cache) = (sandbox, folder.cache)
        return { sandbox.launch($0, of: toolchain, reading: readable, writing: [build], cache: cache) }
    }
}
