// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import Foundation
import Testing

/// The guides to the modules for pages list all types.
struct ViewKitGuideTests {
    private static let project = dataFolder.appending(path: "..")

    /// The names in code style in the rows of the tables.
    private func namesInTables(of file: String = "view-kit.md") throws -> Set<Substring> {
        let guide = try String(contentsOf: Self.project.appending(path: "docs/\(file)"), encoding: .utf8)
        let rows = guide.split(separator: "\n").filter { $0.hasPrefix("| ") }
        #expect(rows.count > 40)
        return Set(rows.flatMap { $0.matches(of: /`([A-Za-z0-9_]+)(?:\([^`]*\))?`/).map(\.1) })
    }

    /// Returns what the parentheses of a pattern match in the Swift files of a folder.
    private func names(
        _ pattern: some RegexComponent<(Substring, Substring)>, in modules: [String]
    ) throws -> Set<Substring> {
        var names: Set<Substring> = []
        for module in modules {
            let folder = Self.project.appending(path: "Sources/PageKit/\(module)")
            let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            for case let file as URL in files where file.pathExtension == "swift" && !file.path.contains("/Renamed") {
                let text = try String(contentsOf: file, encoding: .utf8)
                names.formUnion(text.matches(of: pattern).map(\.1))
            }
        }
        return names
    }

    /// Returns the types in modules.
    private func types(in modules: [String]) throws -> Set<Substring> {
        let declaration =
            /(?m)^(?:(?:@\w+|nonisolated|final|indirect) )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias) (\w+)/
        return try names(declaration, in: modules)
    }

    @Test func everyTypeHasARow() throws {
        let types = try types(in: ["ViewKit", "UIKit"])
        #expect(types.isSuperset(of: ["UIView", "CGPoint", "UIControl", "CADisplayLink"]))
        let missing = try types.subtracting(namesInTables()).sorted()
        #expect(missing.isEmpty, "docs/view-kit.md lacks these types: \(missing)")
    }

    @Test func everyNameOfXCPlaygroundHasARow() throws {
        let modules = ["XCPlayground"]
        let names = try names(/(?m)^(?:@\w+ )*public func (\w+)/, in: modules).union(types(in: modules))
        #expect(names.isSuperset(of: ["XCPShowView", "XCPlaygroundPage"]))
        let missing = try names.subtracting(namesInTables()).sorted()
        #expect(missing.isEmpty, "docs/view-kit.md lacks these names: \(missing)")
    }

    @Test func everyNameOfAVFoundationHasARow() throws {
        let modules = ["AVFoundation"]
        let functions = try names(/(?m)^(?:@\w+ )*public func (\w+)/, in: modules)
        let names = try functions.union(types(in: modules))
        #expect(names.isSuperset(of: ["AVAudioPlayer", "AVMakeRect", "SystemSoundID"]))
        let missing = try names.subtracting(namesInTables()).sorted()
        #expect(missing.isEmpty, "docs/view-kit.md lacks these names: \(missing)")
    }

    @Test func everyMemberOfGameplayKitHasARow() throws {
        let modules = ["GameplayKit"]
        let members = try names(
            /(?m)^ *(?:(?:@\w+|nonisolated|weak) )*(?:public|open)(?:\(set\))? (?:(?:private|internal)\(set\) )?(?:weak |class )?(?:func|var|let) (\w+)/,
            in: modules)
        let names = try members.union(types(in: modules))
        #expect(
            names.isSuperset(of: ["GKState", "vector_int2", "findPath", "stateMachine", "currentState", "isCyclical"]))
        let missing = try names.subtracting(namesInTables(of: "gameplay-kit.md")).sorted()
        #expect(missing.isEmpty, "docs/gameplay-kit.md lacks these names: \(missing)")
    }

    @Test func everyGlobalFunctionHasARow() throws {
        let functions = try names(/(?m)^(?:(?:@\w+|nonisolated) )*public func (\w+)/, in: ["ViewKit", "UIKit"])
        #expect(functions.contains("UIRectFill"))
        let missing = try functions.subtracting(namesInTables()).sorted()
        #expect(missing.isEmpty, "docs/view-kit.md lacks these functions: \(missing)")
    }

    @Test func everyNameWithoutAPrefixHasARow() throws {
        let aliases = try names(/(?m)^public typealias (\w+)/, in: ["PlaygroundSupport"])
        #expect(aliases.contains("View"))
        let missing = try aliases.subtracting(namesInTables()).sorted()
        #expect(missing.isEmpty, "docs/view-kit.md lacks these names: \(missing)")
    }
}
