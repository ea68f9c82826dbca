// SPDX-License-Identifier: GPL-3.0-or-later
/// `override func drawRect(rect: CGRect)` → `override func draw(_ rect: CGRect)`: methods of UIKit that a page overrides.
enum OverrideRule: UpdateRule {
    /// The names of the methods, with the labels after the first, and today’s with all labels.
    private static let methods: [String: (name: String, labels: [String])] = [
        "drawRect(_:)": ("draw", ["_"]),
        "hitTest(_:withEvent:)": ("hitTest", ["_", "with"]),
        "pointInside(_:withEvent:)": ("point", ["inside", "with"]),
        "beginTrackingWithTouch(_:withEvent:)": ("beginTracking", ["_", "with"]),
        "continueTrackingWithTouch(_:withEvent:)": ("continueTracking", ["_", "with"]),
        "endTrackingWithTouch(_:withEvent:)": ("endTracking", ["_", "with"]),
        "cancelTrackingWithEvent(_:)": ("cancelTracking", ["with"]),
        "willMoveToSuperview(_:)": ("willMove", ["toSuperview"]),
        "willMoveToParentViewController(_:)": ("willMove", ["toParent"]),
        "didMoveToParentViewController(_:)": ("didMove", ["toParent"]),
    ]
    /// Methods without parameters that are properties today.
    private static let properties: Set = ["canBecomeFirstResponder", "intrinsicContentSize"]

    static func edits(for message: String, at index: Int, in code: TokenizedCode) -> [TextEdit] {
        let name = code.text(index)
        guard code.text(index - 1) == "func", let parameters = code.arguments(at: index + 1) else { return [] }
        if properties.contains(name), parameters.isEmpty, code.has("-", ">", at: index + 3) {
            return [
                code.replacing(index - 1..<index, by: "var"),
                // The space before the arrow goes as well.
                TextEdit(
                    range: code.tokens[index].range.upperBound..<code.tokens[index + 4].range.upperBound,
                    replacement: ":"),
            ]
        }
        let labels = parameters.map { code.text($0.lowerBound) }
        guard !labels.isEmpty,
            let new = methods["\(name)(_:\(labels.dropFirst().map { "\($0):" }.joined()))"]
        else { return [] }
        var edits = name == new.name ? [] : [code.replacing(index..<index + 1, by: new.name)]
        for (parameter, label) in zip(parameters, new.labels) where code.text(parameter.lowerBound) != label {
            let hasLabel = code.text(parameter.lowerBound + 1) != ":"
            edits.append(
                hasLabel
                    ? code.replacing(parameter.lowerBound..<parameter.lowerBound + 1, by: label)
                    : code.inserting("\(label) ", before: parameter.lowerBound))
        }
        return edits
    }
}
