// SPDX-License-Identifier: GPL-3.0-or-later
/// What the user is looking at when the guide is opened.
package enum GuideTopic: Equatable, Sendable {
    /// Names in the code, those first that are more likely to be meant.
    case names([String])
    /// A part of the window.
    case part(Part)

    /// A part of the window, with the title of the section about it.
    package enum Part: String, CaseIterable, Sendable {
        case console = "Messages in the console"
        case files = "Folders and playgrounds"
        case timeLine = "Go back in time"
        case properties = "Live properties of your own"
    }
}

extension GuideTopic {
    /// Finds the names that a place in the code is about: the name there, then what is before its dots, each with the type
    /// that its declaration begins with. `offset` is a number of Unicode scalars.
    package init?(at offset: Int, in source: String) {
        let code = TokenizedCode(source)
        let offset = source.unicodeScalars.prefix(offset).reduce(0) { $0 + UTF8.width($1) }
        var names: [String] = []
        var next = code.tokens.indices.last { code.isWord($0) && code.touches(offset, $0) }
        if next == nil { next = code.tokens.indices.last { code.touches(offset, $0) }.flatMap(code.word(beforeDot:)) }
        while let index = next {
            let name = code.text(index)
            names += [name] + code.declaredType(of: name)
            next = code.word(beforeDot: index - 1)
        }
        if names.isEmpty { return nil }
        self = .names(names)
    }
}

extension TokenizedCode {
    /// Returns whether the cursor is in a token, or at one of its ends.
    fileprivate func touches(_ offset: Int, _ index: Int) -> Bool {
        tokens[index].range.lowerBound <= offset && offset <= tokens[index].range.upperBound
    }

    /// Returns the word before a dot, or before the arguments before it. Returns `nil` if there is no dot at the index.
    fileprivate func word(beforeDot index: Int) -> Int? {
        guard text(index) == "." else { return nil }
        let word = (text(index - 1) == ")" ? start(of: index - 1) ?? index : index) - 1
        return isWord(word) ? word : nil
    }

    /// Returns the type or function with which the first declaration of a variable begins, if there is one.
    fileprivate func declaredType(of name: String) -> [String] {
        let declaration = tokens.indices.first { text($0 + 1) == name && ["let", "var"].contains(text($0)) }
        guard let declaration, [":", "="].contains(text(declaration + 2)), isWord(declaration + 3) else { return [] }
        return [text(declaration + 3)]
    }
}

extension Guide {
    /// Returns the index of the section about a part of the window; `nil` if there is none.
    package func index(of part: GuideTopic.Part) -> Int? { sections.firstIndex { $0.title == part.rawValue } }
}
