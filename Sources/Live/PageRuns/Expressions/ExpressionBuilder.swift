// SPDX-License-Identifier: GPL-3.0-or-later
// The builder owns the process of the current command. Its closures hold weak references to it.

import Console
import HostInterface
import Localization
import PageBuild
import PageLink

/// Compiles expressions for a page that has been built. Many are compiled together; those with errors are left out.
final class ExpressionBuilder {
    /// An expression that could not be compiled.
    struct Failure: Equatable {
        let expression: PageExpression
        /// The message of the compiler.
        let message: String

        /// The line in the console if the expression was to be repeated.
        var skipped: String {
            filled(
                // Translators: {expression} is Swift code that the user has run in a page, {message} an error.
                translated("Skipped “{expression}”: {message}"), ["expression": expression.text, "message": message]
            ).printable
        }
    }

    /// What has become of expressions.
    struct Result: Equatable {
        /// Those that are in libraries.
        var compiled: Set<PageExpression> = []
        var errors: [Failure] = []
        /// The number of the page's libraries of expressions.
        var libraries: Int
    }

    /// The number of expressions that are compiled together, so that the compiler has time for them.
    private static let most = 50

    private let builder: PageBuilder

    /// Creates a builder that builds nothing.
    init(host: any PageHost) { builder = PageBuilder(host: host) }

    /// Compiles expressions, then calls `done`. `number` is that of the first library. `launch` returns how to start a
    /// command.
    func start(
        _ expressions: [PageExpression], for module: PageModule, from number: Int,
        launch: @escaping (Build.Command) -> ProcessLaunch, then done: @escaping (Result) -> Void
    ) {
        cancel()
        var known: Set<PageExpression> = []
        let new = expressions.filter { known.insert($0).inserted }
        let groups = stride(from: 0, to: new.count, by: Self.most).map { Array(new[$0...].prefix(Self.most)) }
        build(groups[...], module, Result(libraries: number), launch, done)
    }

    /// Stops without calling `done`.
    func cancel() { builder.cancel() }

    private func build(
        _ groups: ArraySlice<[PageExpression]>, _ module: PageModule, _ result: Result,
        _ launch: @escaping (Build.Command) -> ProcessLaunch, _ done: @escaping (Result) -> Void
    ) {
        guard let group = groups.first else { return done(result) }
        let parts = group.map { PageModule.Expression(name: $0.name, text: $0.text) }
        let rest = groups.dropFirst()
        do throws(Build.PreparationError) {
            let build = try module.build(of: parts, as: PageExpression.library(result.libraries))
            builder.start(build, launch: launch) { [weak self] outcome in
                guard let self else { return }
                var result = result
                var groups = rest
                switch outcome {
                case .built:
                    result.compiled.formUnion(group)
                    result.libraries += 1
                case .failed(let diagnostics):
                    let errors = zip(group, parts).map { ($0, module.error(in: $1, of: diagnostics)) }
                    result.errors += errors.compactMap { expression, message in
                        message.map { Failure(expression: expression, message: $0) }
                    }
                    let others = errors.filter { $0.1 == nil }.map(\.0)
                    if others.count < group.count {
                        if !others.isEmpty { groups = [others] + groups }
                    } else {
                        let message = diagnostics.first { $0.severity == .error }?.message ?? ""
                        result.errors += group.map { Failure(expression: $0, message: message) }
                    }
                case .tooSlow, .broken:
                    // One of them is to blame.
                    if group.count > 1 {
                        let half = group.count / 2
                        groups = [Array(group[..<half]), Array(group[half...])] + groups
                    } else {
                        result.errors.append(Failure(expression: group[0], message: outcome.messageOfExpression))
                    }
                }
                self.build(groups, module, result, launch, done)
            }
        } catch {
            var result = result
            result.errors += group.map { Failure(expression: $0, message: error.message) }
            self.build(rest, module, result, launch, done)
        }
    }
}

extension BuildProgress.Outcome {
    /// The message about an expression for which the compiler took too long, or crashed.
    fileprivate var messageOfExpression: String {
        self == .tooSlow
            ? translated("the compiler took too long") : translated("the compiler crashed")
    }
}
