// SPDX-License-Identifier: GPL-3.0-or-later
/// A file of an exported program that is made from a template: a text with placeholders such as `@NAME@`.
struct ProgramTemplate: Sendable {
    /// The name of the template in the folder of all.
    let template: String
    /// The path of the file in the folder of the program, in which `@ID@` stands for the application ID.
    let path: String
    let format: FileFormat
    /// Whether the file is a shell script that can be executed.
    var isExecutable = false

    /// The files of each program. The last one is only for programs without another icon.
    static let all = [
        ProgramTemplate(template: "meson.build.in", path: "meson.build", format: .plain),
        ProgramTemplate(template: "meson_options.txt.in", path: "meson_options.txt", format: .plain),
        ProgramTemplate(template: "launcher.in", path: "launcher.in", format: .plain, isExecutable: true),
        ProgramTemplate(
            template: "copy-swift-libraries.in", path: "copy-swift-libraries", format: .plain, isExecutable: true),
        ProgramTemplate(template: "make-deb.in", path: "make-deb", format: .shell, isExecutable: true),
        ProgramTemplate(template: "Package.swift.in", path: "Package.swift", format: .swift),
        ProgramTemplate(template: "desktop.in", path: "@ID@.desktop", format: .keyFile),
        ProgramTemplate(template: "metainfo.xml.in", path: "@ID@.metainfo.xml", format: .xml),
        ProgramTemplate(template: "flatpak.yml.in", path: "@ID@.yml", format: .plain),
        ProgramTemplate(template: "README.md.in", path: "README.md", format: .markdown),
    ]
    /// The icon of a program that has no other.
    static let icon = ProgramTemplate(
        template: "icon.svg.in", path: "icons/hicolor/scalable/apps/@ID@.svg", format: .plain)

    /// Returns a template with values in place of the placeholders. Everything else stays as it is, also in the values.
    static func filled(_ template: String, _ values: [String: String]) -> String {
        var result = ""
        var rest = template[...]
        while let start = rest.firstIndex(of: "@") {
            result += rest[..<start]
            rest = rest[start...]
            let end = rest.dropFirst().firstIndex(of: "@")
            if let end, let value = values[String(rest[rest.index(after: start)..<end])] {
                result += value
                rest = rest[rest.index(after: end)...]
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result + rest
    }

    /// Returns the text of the file. `name` is that of the program, and `values` are the other values, as they are written.
    func text(of template: String, name: String, _ values: [String: String]) -> String {
        let text = Self.filled(template, values.merging(["NAME": format.escaped(name)]) { $1 })
        return isExecutable ? "#!/bin/sh\n" + text : text
    }
}
