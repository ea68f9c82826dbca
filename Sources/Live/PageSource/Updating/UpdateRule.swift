// SPDX-License-Identifier: GPL-3.0-or-later
/// How a form of an earlier version of Swift is written today, if the compiler does not suggest that. A rule only applies
/// where the compiler has found an error, so it changes nothing that compiles.
protocol UpdateRule: Sendable {
    /// Returns the edits that correct an error about the token at an index; empty if the rule does not apply.
    static func edits(for message: String, at index: Int, in code: TokenizedCode) -> [TextEdit]
}

/// `i++` → `i += 1`, where its value is not used.
enum IncrementRule: UpdateRule {
    static func edits(for message: String, at index: Int, in code: TokenizedCode) -> [TextEdit] {
        guard message.contains("operator '"), let sign = ["+", "-"].first(where: { code.has($0, $0, at: index) }),
            code.isAttached(index + 1)
        else { return [] }
        let change = " \(sign)= 1"
        if code.isAttached(index), let start = startOfOperand(endingAt: index - 1, in: code) {
            guard beginsStatement(start, in: code), endsStatement(index + 1, in: code) else { return [] }
            return [code.replacing(index..<index + 2, by: change)]
        }
        guard code.isAttached(index + 2), beginsStatement(index, in: code),
            let end = endOfOperand(beginningAt: index + 2, in: code), endsStatement(end, in: code)
        else { return [] }
        return [code.replacing(index..<index + 2, by: ""), code.inserting(change, after: end)]
    }

    private static func beginsStatement(_ index: Int, in code: TokenizedCode) -> Bool {
        code.beginsLine(index) || ["{", "}", ";", "in"].contains(code.text(index - 1))
    }

    private static func endsStatement(_ index: Int, in code: TokenizedCode) -> Bool {
        code.beginsLine(index + 1) || ["}", ";"].contains(code.text(index + 1))
    }

    private static func startOfOperand(endingAt end: Int, in code: TokenizedCode) -> Int? {
        var index = end
        while true {
            while ["?", "!"].contains(code.text(index)) { index -= 1 }
            if ["]", ")"].contains(code.text(index)) {
                guard let start = code.start(of: index), code.isAttached(start) else { return nil }
                index = start - 1
                continue
            }
            guard code.isWord(index) else { return nil }
            guard code.text(index - 1) == "." else { return index }
            index -= 2
        }
    }

    private static func endOfOperand(beginningAt start: Int, in code: TokenizedCode) -> Int? {
        guard code.isWord(start) else { return nil }
        var end = start
        while code.isAttached(end + 1) {
            switch code.text(end + 1) {
            case ".": end += 2
            case "?", "!": end += 1
            case "[", "(":
                guard let last = code.end(of: end + 1) else { return nil }
                end = last
            default: return end
            }
        }
        return end
    }
}

/// `[Int](count: 3, repeatedValue: 0)` → `[Int](repeating: 0, count: 3)`.
enum RepeatedValueRule: UpdateRule {
    static func edits(for message: String, at index: Int, in code: TokenizedCode) -> [TextEdit] {
        // The error can be at any part of the call.
        let first = stride(from: index, to: 0, by: -1).first { code.beginsLine($0) } ?? 0
        guard let label = (first..<code.tokens.count).first(where: { code.has("repeatedValue", ":", at: $0) }),
            let start = stride(from: label, to: first, by: -1).first(where: { code.has("(", "count", ":", at: $0) }),
            let arguments = code.arguments(at: start), arguments.count == 2, arguments[1].lowerBound == label,
            first..<code.end(of: start)! ~= index,
            start <= index || (index + 1...start).allSatisfy({ !code.beginsLine($0) })
        else { return [] }
        let count = code.text(arguments[0].dropFirst(2)), value = code.text(arguments[1].dropFirst(2))
        return [
            code.replacing(
                arguments[0].lowerBound..<arguments[1].upperBound, by: "repeating: \(value), count: \(count)")
        ]
    }
}

/// `let sorted = numbers.sort()` → `numbers.sorted()`: what returns a new array once had the name of what changes it.
enum SortRule: UpdateRule {
    private static let names = ["sort": "sorted", "reverse": "reversed"]

    static func edits(for message: String, at index: Int, in code: TokenizedCode) -> [TextEdit] {
        guard message.hasPrefix("cannot use mutating member on immutable value"), let new = names[code.text(index)]
        else {
            return []
        }
        var edits = [code.replacing(index..<index + 1, by: new)]
        if let argument = code.arguments(at: index + 1)?.first, code.text(argument.lowerBound + 1) != ":" {
            edits.append(code.inserting("by: ", before: argument.lowerBound))
        }
        return edits
    }
}

/// `let image = UIGraphicsGetImageFromCurrentImageContext()` → `…Context()!`: the result was not optional.
enum UnwrapRule: UpdateRule {
    private static let functions = ["UIGraphicsGetImageFromCurrentImageContext", "UIGraphicsGetCurrentContext"]

    static func edits(for message: String, at index: Int, in code: TokenizedCode) -> [TextEdit] {
        guard message.hasPrefix("value of optional type '"), message.contains("must be unwrapped"),
            let call = call(for: index, in: code), code.has("(", ")", at: call + 1),
            !["!", "?"].contains(code.text(call + 3))
        else { return [] }
        return [code.inserting("!", after: call + 2)]
    }

    /// Returns the call that is the value at an index, or the latest one that was assigned to the variable there.
    private static func call(for index: Int, in code: TokenizedCode) -> Int? {
        if functions.contains(code.text(index)) { return index }
        return stride(from: index, to: 2, by: -1).first { call in
            functions.contains(code.text(call)) && code.has(code.text(index), "=", at: call - 2)
                && !["if", "guard", ","].contains(code.text(call - 4))
        }
    }
}

/// `dispatch_time(DISPATCH_TIME_NOW, Int64(0.5 * Double(NSEC_PER_SEC)))` → `DispatchTime.now() + 0.5`.
enum DispatchTimeRule: UpdateRule {
    static func edits(for message: String, at index: Int, in code: TokenizedCode) -> [TextEdit] {
        // The compiler finds the function, or that of C with other types: then the error is at the argument.
        let index = code.text(index) == "DISPATCH_TIME_NOW" ? index - 2 : index
        guard message.contains("'dispatch_time"), code.text(index) == "dispatch_time",
            let arguments = code.arguments(at: index + 1), arguments.count == 2,
            code.text(arguments[0]) == "DISPATCH_TIME_NOW"
        else { return [] }
        let end = arguments[1].upperBound
        let time = code.replacing(index..<end + 1, by: "DispatchTime.now() + \(seconds(arguments[1], in: code))")
        // The queue of C would not fit the time.
        guard code.has(",", "dispatch_get_main_queue", "(", ")", at: end + 1) else { return [time] }
        return [time, code.replacing(end + 2..<end + 5, by: "DispatchQueue.main")]
    }

    private static func seconds(_ nanoseconds: Range<Int>, in code: TokenizedCode) -> String {
        let general = "Double(\(code.text(nanoseconds))) / 1e9"
        guard code.text(nanoseconds.lowerBound) == "Int64", let inner = code.arguments(at: nanoseconds.lowerBound + 1),
            inner.count == 1
        else { return general }
        let factors = code.parts(of: inner[0], separatedBy: "*")
        guard factors.count == 2, ["Double(NSEC_PER_SEC)", "NSEC_PER_SEC"].contains(code.text(factors[1])) else {
            return general
        }
        let count = code.text(factors[0])
        let isSimple =
            code.isWord(factors[0].lowerBound)
            && factors[0].dropFirst().allSatisfy {
                code.isWord($0) || code.text($0) == "."
            }
        if code.text(factors[1]) == "NSEC_PER_SEC", Int(count) == nil { return "Double(\(count))" }
        return isSimple ? count : "(\(count))"
    }
}

/// `NSDate` → `Date`, where a value has the other type: what returned the class returns the structure today.
enum FoundationTypeRule: UpdateRule {
    private static let types: Set = ["Data", "Date", "URL"]

    static func edits(for message: String, at index: Int, in code: TokenizedCode) -> [TextEdit] {
        guard message.hasPrefix("cannot ") else { return [] }
        let named = Set(
            message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
                .map { String($0.element.prefix { $0 != "?" && $0 != "!" }) })
        guard named.count == 2, let new = named.first(where: { types.contains($0) && named.contains("NS\($0)") })
        else { return [] }
        return code.tokens.indices.filter { code.text($0) == "NS\(new)" }
            .map { code.replacing($0..<$0 + 1, by: new) }
    }
}
