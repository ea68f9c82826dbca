// SPDX-License-Identifier: GPL-3.0-or-later
import PageBuild
import PageSource

/// Misspelled members for which the compiler suggests nothing, such as those of the type of an optional value.
extension PlaygroundRunner {
    /// The number of problems that are looked at.
    private static let maxProblems = 20

    /// Adds changes to the problems about unknown members which have a similar name. The assistant is asked about one after
    /// the other.
    func suggestMembers(from start: Int = 0) {
        let problems = problems
        let indices = problems.prefix(Self.maxProblems).indices.dropFirst(start)
        guard assistant.isAvailable, let texts = presentTexts,
            let index = indices.first(where: { problems[$0].missingMember != nil }),
            let name = problems[index].missingMember
        else { return }
        let problem = problems[index]
        let (source, position) = (texts[problem.path] ?? "", SourcePosition(line: problem.line, column: problem.column))
        guard let offset = position.offset(in: Array(source.utf8)),
            source.utf8.dropFirst(offset).starts(with: name.utf8)
        else { return suggestMembers(from: index + 1) }
        assistant.memberNames(at: position, in: problem.path) { [weak self] names in
            // The code can have been changed or built again meanwhile.
            guard let self, self.problems == problems, presentTexts == texts else { return }
            if let similar = name.mostSimilar(among: names ?? []) {
                self.problems[index] = problem.replacing(name, by: similar)
            }
            suggestMembers(from: index + 1)
        }
    }
}
