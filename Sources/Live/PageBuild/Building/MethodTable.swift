// SPDX-License-Identifier: GPL-3.0-or-later
import PageSource

/// The sources of a page with a table of the methods that it can call by name. The table of a file follows its last
/// line, because only there it can refer to private methods, and no line of the file moves.
struct MethodTable {
    private struct File {
        let path: String
        let source: String
        let methods: ObjectiveCMethods
        let bodies: String

        /// Whether the file has a table. It has none in the middle of a declaration.
        var isNeeded: Bool {
            methods.isComplete
                && !(methods.methods.isEmpty && methods.optionalMethods.isEmpty && methods.selectors.isEmpty)
        }
    }

    private let files: [File]

    /// Creates the table of all files of a page, of which the first one has the top-level code.
    init(_ files: [(path: String, source: String)]) {
        self.files = files.map { path, source in
            let bytes = Array(source.utf8)
            let forms = ObjectiveCForms(bytes)
            return File(
                path: path, source: forms.isReplaced ? String(decoding: forms.replaced, as: UTF8.self) : source,
                methods: ObjectiveCMethods(bytes), bodies: forms.bodies)
        }
    }

    /// The statements that register the methods. They run before the first line of the page.
    var statements: String {
        files.indices.filter { files[$0].isNeeded }.map { "\(Self.name(ofFile: $0)).all\n" }.joined()
    }

    /// Returns the source of a file as it is compiled.
    func source(ofFile index: Int) -> String {
        let file = files[index]
        guard file.isNeeded || file.methods.isComplete && !file.bodies.isEmpty else { return file.source }
        var code = file.source + "\n#sourceLocation(file: \"<methods>\", line: 1)\n"
        if !file.bodies.isEmpty { code += "\(file.bodies)\n" }
        guard file.isNeeded else { return code }
        code += "import class ViewKit.NamedMethod\n"
        var references: [String] = []
        var conditional = ""
        for (number, method) in file.methods.methods.enumerated() {
            let constant = "__pageMethod\(index)_\(number)"
            let owner = method.isStatic ? "of: \(method.type).self, " : ""
            let definition =
                "extension \(method.type) { @MainActor fileprivate static let \(constant) = "
                + "NamedMethod(\"\(method.objectiveCName)\", \(owner)\(method.type).\(method.fullName)) }\n"
            if let condition = method.place.condition {
                code += Self.code(definition, if: condition)
                conditional += Self.code("NamedMethod.add([\(method.type).\(constant)])\n", if: condition)
            } else {
                code += definition
                references.append("\(method.type).\(constant)")
            }
        }
        for method in file.methods.optionalMethods {
            let reference = "NamedMethod(implementing: \"\(method.objectiveCName)\", in: \(method.type).self)"
            if let condition = method.place.condition {
                conditional += Self.code("NamedMethod.add([\(reference)])\n", if: condition)
            } else {
                references.append(reference)
            }
        }
        let names = file.methods.selectors.map {
            "\($0.position.line):\($0.position.column) \(objectiveCName(of: $0))"
        }
        code += "@preconcurrency @MainActor enum \(Self.name(ofFile: index)) { static let all: Void = {\n\(conditional)"
        code += "NamedMethod.add([\(references.joined(separator: ", "))])\n"
        code += "NamedMethod.addNames(\"\(names.joined(separator: " "))"
        code += "\", in: \"\(Self.literal(file.path))\") }() }\n"
        return code
    }

    private static func code(_ code: String, if condition: String) -> String {
        ObjectiveCForms.replaced(in: "#if \(condition)\n") + "\(code)#endif\n"
    }

    private static func name(ofFile index: Int) -> String { "__PageMethods\(index)" }

    /// Returns a literal of what `#filePath` is in a copy: it has the backslashes of `SourceCopy.name`.
    private static func literal(_ path: String) -> String { SourceCopy.escaped(SourceCopy.escaped(path)) }

    /// Returns the name of the method that a selector means. It can be inherited, so it can be one of another class.
    private func objectiveCName(of selector: ObjectiveCMethods.SelectorUse) -> String {
        let methods = files.lazy.flatMap(\.methods.methods).filter { method in
            method.name == selector.name && (selector.labels == nil || selector.labels == method.labels)
        }
        return (methods.first { $0.type == selector.type } ?? methods.first)?.objectiveCName ?? selector.objectiveCName
    }
}
