// SPDX-License-Identifier: GPL-3.0-or-later
/// `CGContextMoveToPoint(c, x, y)` → `c.move(to: CGPoint(x: x, y: y))`: functions of Core Graphics that had coordinates in
/// place of points. Those of paths had a transform, which must be `nil`.
enum CoordinatesRule: UpdateRule {
    private enum Parameter { case point, value, flag }

    /// The parameters after the context, or after the path and its transform, and today’s method.
    private static let methods: [String: (parameters: [Parameter], call: String)] = [
        "MoveToPoint": ([.point], "move(to: $1)"),
        "AddLineToPoint": ([.point], "addLine(to: $1)"),
        "AddCurveToPoint": ([.point, .point, .point], "addCurve(to: $3, control1: $1, control2: $2)"),
        "AddQuadCurveToPoint": ([.point, .point], "addQuadCurve(to: $2, control: $1)"),
        "AddArc": (
            [.point, .value, .value, .value, .flag],
            "addArc(center: $1, radius: $2, startAngle: $3, endAngle: $4, clockwise: $5)"
        ),
        "AddRect": ([.value], "addRect($1)"),
        "AddEllipseInRect": ([.value], "addEllipse(in: $1)"),
        "AddPath": ([.value], "addPath($1)"),
        "CloseSubpath": ([], "closeSubpath()"),
    ]

    static func edits(for message: String, at index: Int, in code: TokenizedCode) -> [TextEdit] {
        let name = code.text(index)
        guard message.hasPrefix("cannot find '\(name)'"),
            let type = ["CGContext", "CGPath"].first(where: name.hasPrefix),
            let method = methods[String(name.dropFirst(type.count))], let arguments = code.arguments(at: index + 1),
            let receiver = arguments.first
        else { return [] }
        var rest = arguments.dropFirst()
        if type == "CGPath", !method.parameters.isEmpty {
            guard let transform = rest.popFirst(), code.text(transform) == "nil" else { return [] }
        }
        guard rest.count == method.parameters.reduce(0, { $0 + ($1 == .point ? 2 : 1) }) else { return [] }
        var call = method.call
        for (number, parameter) in method.parameters.enumerated() {
            let first = code.text(rest.removeFirst())
            let text =
                switch parameter {
                case .value: first
                case .flag: ["0": "false", "1": "true"][first] ?? (type == "CGPath" ? first : "(\(first)) != 0")
                case .point: "CGPoint(x: \(first), y: \(code.text(rest.removeFirst())))"
                }
            call = call.replacing("$\(number + 1)", with: text)
        }
        let object = receiver.count == 1 ? code.text(receiver) : "(\(code.text(receiver)))"
        return [code.replacing(index..<code.end(of: index + 1)! + 1, by: "\(object).\(call)")]
    }
}
