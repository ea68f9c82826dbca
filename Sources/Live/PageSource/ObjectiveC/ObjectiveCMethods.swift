// SPDX-License-Identifier: GPL-3.0-or-later
/// The methods of a source that Objective-C would know by name, and the places where it names such a method.
package struct ObjectiveCMethods: Equatable, Sendable {
    /// A method of a class.
    package struct Method: Equatable, Sendable {
        /// The class, with those around it: `Game.Board`.
        package let type: String
        /// The name without labels, as it is written.
        package let name: String
        /// The labels of the parameters; `_` if there is none.
        package let labels: [String]
        /// Whether it belongs to the class itself, and not to its instances.
        package let isStatic: Bool
        /// The name in Objective-C, such as `tapped:`.
        package let objectiveCName: String
        /// The parts between `#if` and `#endif` that it is in.
        package let place: ConditionalCode

        /// The name with labels: `tapped(_:)`.
        package var fullName: String {
            labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))"
        }
    }

    /// A `#selector`.
    package struct SelectorUse: Equatable, Sendable {
        /// The place of its parenthesis.
        package let position: SourcePosition
        /// The class that it names, or else the one around it; `nil` if there is none.
        package let type: String?
        /// The name of the method, or of a property’s getter or setter, without labels.
        package let name: String
        /// The labels, if it has any; `_` for a parameter without one.
        package let labels: [String]?
        /// The name in Objective-C if no method of the page is meant.
        package let objectiveCName: String
    }

    /// The methods that can be called by name, in their order.
    package private(set) var methods: [Method] = []
    /// The methods that are optional in a protocol of UIKit, and that change what a view offers if they are there.
    package private(set) var optionalMethods: [Method] = []
    /// The selectors, in their order.
    package private(set) var selectors: [SelectorUse] = []
    /// Whether code that is added at the end would be outside of everything else.
    package private(set) var isComplete: Bool

    /// A method before all of the source is known.
    private struct Candidate {
        let method: Method
        let isMarked: Bool
    }

    /// What a pair of braces contains.
    private struct Scope {
        /// The type, if it is one, with those around it.
        var type: String?
        /// The innermost type that it is in, or is.
        var innermostType: String?
        /// Whether it is a class, or extends a type that could be one.
        var isClass = false
        var isExtension = false
        /// Whether all its methods are marked.
        var isMarked = false
        /// Whether code at the end of the file can extend it.
        var isReachable = false
    }

    private static let maxDepth = 16
    private static let namesOfOptionalMethods: Set = ["tableView(_:commit:forRowAt:)", "tableView(_:moveRowAt:to:)"]

    private let source: [UInt8]
    private let tokens: [SwiftTokens.Token]
    private var index = 0
    private var scopes: [Scope] = []
    private var nextScope: Scope?
    /// The words and attributes before a declaration.
    private var modifiers: Set<String> = []
    private var customName: String?
    private var place = ConditionalCode()
    private var candidates: [Candidate] = []
    private var (classes, markedClasses, genericTypes): (Set<String>, Set<String>, Set<String>) = ([], [], [])

    /// Reads a source, as it was written.
    package init(_ source: [UInt8]) { self.init(source, SwiftTokens(source)) }

    init(_ source: [UInt8], _ read: SwiftTokens) {
        self.source = source
        tokens = read.all
        isComplete = read.isComplete
        while index < tokens.count {
            readNext()
            index += 1
        }
        if !scopes.isEmpty || !place.isEmpty { isComplete = false }
        choose()
        (candidates, scopes) = ([], [])
    }

    package static func == (one: Self, other: Self) -> Bool {
        (one.methods, one.optionalMethods, one.selectors, one.isComplete)
            == (other.methods, other.optionalMethods, other.selectors, other.isComplete)
    }

    private func text(at index: Int) -> String { String(decoding: source[tokens[index].range], as: UTF8.self) }

    private func isSymbol(_ scalar: Unicode.Scalar, at index: Int) -> Bool {
        guard tokens.indices.contains(index), case .symbol(let byte) = tokens[index].kind else { return false }
        return scalar.value == UInt32(byte)
    }

    /// Returns the name at an index, with its backticks.
    private func name(at index: Int) -> String? {
        guard tokens.indices.contains(index) else { return nil }
        switch tokens[index].kind {
        case .word, .quotedWord: return text(at: index)
        default: return nil
        }
    }

    private mutating func readNext() {
        switch tokens[index].kind {
        case .attribute: readAttribute()
        case .directive: readDirective()
        case .word: readWord(text(at: index))
        case .symbol(UInt8(ascii: "{")):
            scopes.append(nextScope ?? Scope(innermostType: scopes.last?.innermostType))
            nextScope = nil
            forgetModifiers()
        case .symbol(UInt8(ascii: "}")):
            if scopes.popLast() == nil { isComplete = false }
            forgetModifiers()
        case .symbol(UInt8(ascii: ";")): forgetModifiers()
        default: break
        }
    }

    private mutating func forgetModifiers() { (modifiers, customName) = ([], nil) }

    private mutating func readAttribute() {
        let parts = text(at: index).split(separator: "(", maxSplits: 1)
        modifiers.insert(String(parts[0].filter { $0 != " " && $0 != "\t" }))
        guard parts[0].hasPrefix("@objc"), parts.count > 1 else { return }
        customName = String(parts[1].filter { $0 != ")" && $0 != " " })
    }

    private mutating func readDirective() {
        switch text(at: index) {
        case "#selector": readSelector()
        case "#if": place.begin(restOfLine)
        case "#elseif": place.goOn(restOfLine)
        case "#else": place.goOn(nil)
        case "#endif": if !place.end() { isComplete = false }
        default: break
        }
    }

    /// What follows in the line.
    private var restOfLine: String {
        let rest = tokens[(index + 1)...].prefix { !$0.beginsLine }
        guard let first = rest.first, let last = rest.last else { return "" }
        return String(decoding: source[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
    }

    private static let otherDeclarations: Set = ["case", "deinit", "import", "init", "let", "subscript", "var"]
    private static let modifiersAfterClass: Set = [
        "func", "var", "let", "override", "final", "public", "private", "fileprivate", "internal", "open", "subscript",
        "dynamic", "weak", "lazy", "nonisolated", "class", "static",
    ]

    private mutating func readWord(_ word: String) {
        let isMember = isSymbol(".", at: index - 1)
        switch word {
        case "func": readMethod()
        case "class", "struct", "enum", "actor", "protocol", "extension":
            guard !isMember, !isSymbol(":", at: index - 1) else { return }
            guard let next = name(at: index + 1), !Self.modifiersAfterClass.contains(next) else {
                if word == "class" { modifiers.insert("static") }
                return
            }
            readType(word)
        case "static", "private", "fileprivate": modifiers.insert(word)
        default: if Self.otherDeclarations.contains(word) { forgetModifiers() }
        }
    }

    private mutating func readType(_ keyword: String) {
        var (end, path) = (index + 1, name(at: index + 1)!)
        while isSymbol(".", at: end + 1), let part = name(at: end + 2) {
            path += ".\(part)"
            end += 2
        }
        let outer = scopes.last
        let isExtension = keyword == "extension"
        // Types that are nested more deeply are not worth their long names.
        let isDeep = scopes.count > Self.maxDepth
        let type = isDeep ? path : outer?.type.map { "\($0).\(path)" } ?? path
        var scope = Scope(type: type, innermostType: type)
        (scope.isClass, scope.isExtension) = (keyword == "class", isExtension)
        scope.isMarked = modifiers.contains("@objcMembers") || isExtension && modifiers.contains("@objc")
        let isPrivate = outer != nil && modifiers.contains("private")
        scope.isReachable = (outer?.isReachable ?? true) && !isPrivate && !isDeep
        if isSymbol("<", at: end + 1) {
            scope.isReachable = false
            genericTypes.insert(type)
        } else if keyword == "class" {
            classes.insert(type)
            if scope.isMarked { markedClasses.insert(type) }
        }
        nextScope = scope
        forgetModifiers()
        index = end
    }

    // MARK: - Methods

    private mutating func readMethod() {
        let (modifiers, customName) = (modifiers, customName)
        forgetModifiers()
        guard let scope = scopes.last, let type = scope.type, scope.isReachable,
            scope.isClass || scope.isExtension,
            let name = name(at: index + 1), isSymbol("(", at: index + 2)
        else { return }
        index += 2
        guard let labels = readParameters() else { return }
        for next in index + 1..<min(index + 3, tokens.count) where ["async", "throws"].contains(text(at: next)) {
            return
        }
        let method = Method(
            type: type, name: name, labels: labels, isStatic: modifiers.contains("static"),
            objectiveCName: customName ?? Self.objectiveCName(name, labels), place: place)
        if Self.namesOfOptionalMethods.contains(method.fullName) { optionalMethods.append(method) }
        guard labels.count <= 2 else { return }
        let isMarked = scope.isMarked || modifiers.contains("@objc") || modifiers.contains("@IBAction")
        guard !modifiers.contains("@nonobjc") else { return }
        candidates.append(Candidate(method: method, isMarked: isMarked))
    }

    /// Reads parameters up to their parenthesis, and returns the labels; `nil` if Objective-C has no such parameters.
    private mutating func readParameters() -> [String]? {
        var labels: [String] = []
        var (depth, angles, isNext, isDefault, isPossible) = (1, 0, true, false, true)
        while index + 1 < tokens.count {
            index += 1
            switch tokens[index].kind {
            case .symbol(UInt8(ascii: "(")), .symbol(UInt8(ascii: "[")), .symbol(UInt8(ascii: "{")): depth += 1
            case .symbol(UInt8(ascii: ")")), .symbol(UInt8(ascii: "]")), .symbol(UInt8(ascii: "}")):
                depth -= 1
                if depth == 0 { return isPossible ? labels : nil }
            case .symbol(UInt8(ascii: "<")) where !isDefault: angles += 1
            case .symbol(UInt8(ascii: ">")) where !isSymbol("-", at: index - 1): angles = max(0, angles - 1)
            case .symbol(UInt8(ascii: "=")): isDefault = true
            case .symbol(UInt8(ascii: ",")) where depth == 1 && angles == 0: (isNext, isDefault) = (true, false)
            case .word, .quotedWord:
                if isNext { labels.append(text(at: index)) }
                isNext = false
                if text(at: index) == "inout" { isPossible = false }
            case .symbol(UInt8(ascii: ".")) where isSymbol(".", at: index - 1): isPossible = false
            default: if isNext { isPossible = false }
            }
        }
        return nil
    }

    /// Keeps the methods that are marked or named, and that have a name of their own.
    private mutating func choose() {
        let named = Set(selectors.map(\.name))
        let chosen = candidates.filter { candidate in
            let method = candidate.method
            guard !genericTypes.contains(method.type) else { return false }
            return candidate.isMarked || markedClasses.contains(method.type)
                || classes.contains(method.type) && named.contains(method.name)
        }.map(\.method)
        let namesakes = Dictionary(grouping: candidates.map(\.method)) { "\($0.type).\($0.fullName)" }
        methods = chosen.filter { method in
            namesakes["\(method.type).\(method.fullName)"]!.count { !method.place.excludes($0.place) } == 1
        }
        optionalMethods.removeAll { genericTypes.contains($0.type) }
    }

    // MARK: - Selectors

    private mutating func readSelector() {
        guard isSymbol("(", at: index + 1) else { return }
        let start = tokens[index + 1].range.lowerBound
        var next = index + 2
        var accessor: String?
        if let word = name(at: next), isSymbol(":", at: next + 1) {
            accessor = word
            next += 2
        }
        var path: [String] = []
        while let part = name(at: next) {
            path.append(part)
            next += 1
            while isSymbol("?", at: next) || isSymbol("!", at: next) { next += 1 }
            guard isSymbol(".", at: next) else { break }
            next += 1
        }
        guard let name = path.popLast() else { return }
        var labels: [String]?
        if isSymbol("(", at: next) {
            var found: [String] = []
            next += 1
            while let label = self.name(at: next), isSymbol(":", at: next + 1) {
                found.append(label)
                next += 2
            }
            guard isSymbol(")", at: next) else { return }
            labels = found
        }
        let written = path.last.flatMap { $0.first?.isUppercase == true ? path.joined(separator: ".") : nil }
        let plain = name.filter { $0 != "`" }
        let objectiveCName =
            accessor == "setter"
            ? "set\(plain.prefix(1).uppercased())\(plain.dropFirst()):" : Self.objectiveCName(name, labels ?? [])
        selectors.append(
            SelectorUse(
                position: lines.position(of: start), type: written ?? scopes.last?.innermostType,
                name: name, labels: labels, objectiveCName: objectiveCName))
    }

    private lazy var lines = LineStarts(of: source)

    // MARK: - Names

    private static let prepositions: Set = [
        "above", "after", "along", "as", "at", "before", "below", "by", "during", "for", "from", "in", "into", "of",
        "on", "per", "since", "to", "until", "using", "via", "when", "with", "within",
    ]

    /// Returns the name that Objective-C gives to a method: `tapped:` for `tapped(_:)`, `showWithCard:` for `show(card:)`.
    static func objectiveCName(_ name: String, _ labels: [String]) -> String {
        let name = name.filter { $0 != "`" }
        guard let first = labels.first?.filter({ $0 != "`" }) else { return name }
        var text = name
        if first != "_" {
            let lastWord = name[(name.lastIndex(where: \.isUppercase) ?? name.startIndex)...].lowercased()
            let firstWord = first.prefix { !$0.isUppercase }
            let isPreposition = prepositions.contains(lastWord) || prepositions.contains(String(firstWord))
            text += (isPreposition ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
        }
        return text + ":" + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
    }
}
