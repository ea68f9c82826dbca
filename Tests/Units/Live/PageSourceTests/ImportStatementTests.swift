// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import PageSource

struct ImportStatementTests {
    /// Returns the modules of the imports that are compiled. Only UIKit is available, and Extras is not known.
    private func modules(_ text: String) -> [String] {
        ImportStatement.all(in: text) { $0 == "Extras" ? nil : $0 == "UIKit" }.filter { $0.isCompiled == true }.map(
            \.module)
    }

    @Test(arguments: [
        ("import UIKit", ["UIKit"]),
        ("import UIKit; import SwiftUI\n\n  import SpriteKit", ["UIKit", "SwiftUI", "SpriteKit"]),
        ("@testable import Cards\n@preconcurrency @_spi(More) import Games", ["Cards", "Games"]),
        ("@testable\nimport Cards\npublic import Games", ["Cards", "Games"]),
        ("import struct Cards.Deck\nimport UIKit.UIGestureRecognizerSubclass", ["Cards", "UIKit"]),
        ("/* first */ import /* which? */ `UIKit` // import SwiftUI", ["UIKit"]),
        ("#!/usr/bin/swift\nimport UIKit", ["UIKit"]),
        ("let a = 1; import Cards\r\nimport Games\r\n", ["Cards", "Games"]),
        ("let quote = /\"/\nimport Cards", ["Cards"]),
        ("func finished() { [(1)].map { \"\\(\"(\")\" } }; import Cards", ["Cards"]), (")}]\nimport Cards", ["Cards"]),
        ("import struct", []),
        ("import", []),
    ])
    func importsAreFound(text: String, modules: [String]) {
        #expect(self.modules(text) == modules)
    }

    @Test(arguments: [
        "// import SwiftUI", "/* import SwiftUI\n/* */ import SwiftUI */", "\"import SwiftUI\"",
        "let text = \"\"\"\nimport SwiftUI\n\"\"\"", "let text = #\"\"\"\n\"\"\"\nimport SwiftUI\n\"\"\"#",
        "let important = SwiftUI", "shop.import(SwiftUI)", "shop\n    .import", "let call = { import SwiftUI }",
        "print(\"\\(\"import\")\"\n)", "f(\nimport SwiftUI\n)", "#colorLiteral(\nimport A)",
    ])
    func nothingElseIsAnImport(text: String) { #expect(modules(text) == []) }

    @Test(arguments: [
        ("#if canImport(SwiftUI)\nimport SwiftUI\n#else\nimport Cards\n#endif\nimport UIKit", ["Cards", "UIKit"]),
        (
            "#if canImport(UIKit)\nimport Cards\n#elseif os(Linux)\nimport Games\n#else\nimport SwiftUI\n#endif",
            ["Cards"]
        ),
        ("#if !canImport(SwiftUI) && (os(macOS) || os(Linux))\nimport Cards\n#endif", ["Cards"]),
        (
            "#if os(macOS)\nimport AppKit\n#elseif false\nimport Cards\n#elseif true // yes\nimport Games\n#endif",
            ["Games"]
        ),
        ("#if canImport(UIKit)\n#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nimport Cards\n#endif", ["Cards"]),
        // It is not known whether these are compiled.
        ("#if DEBUG\nimport Cards\n#else\nimport Games\n#endif", []),
        ("#if os(iOS)\nimport SpriteKit\n#endif", ["SpriteKit"]),
        ("#if targetEnvironment(simulator)\nimport SpriteKit\n#elseif os(iOS)\nimport Cards\n#endif", ["SpriteKit"]),
        ("#if canImport(Extras)\nimport Cards\n#endif", []),
        ("#if swift(>=5.9) || os(Linux)\nimport Cards\n#endif", ["Cards"]),
        ("#if canImport(\nimport Cards\n#endif\n#endif\n#else\nimport Games", []),
    ])
    func conditionsAreEvaluatedAsFarAsTheyAreKnown(text: String, modules: [String]) {
        #expect(self.modules(text) == modules)
    }

    @Test(arguments: [
        ("([{", ""), ("\"\\(", ""), ("!", "#if "), ("(", "#if "), ("(", "@a"), ("/*", ""), ("#if a\n", ""),
    ])
    func codeOfAStrangerIsReadToItsEnd(part: String, start: String) {
        #expect(modules("import Cards\n" + start + String(repeating: part, count: 200_000)) == ["Cards"])
    }

    @Test func manyImportsAreReadAtOnce() {
        let imports = ImportStatement.all(in: String(repeating: "import Cards\n", count: 100_000))
        #expect(imports.last?.position == SourcePosition(line: 100_000, column: 8))
    }

    @Test func placeIsThatOfTheModule() {
        let imports = ImportStatement.all(in: "let ä = 1; @testable import struct Cards.Deck\n\timport Games")
        let (first, second) = (SourcePosition(line: 1, column: 37), SourcePosition(line: 2, column: 9))
        #expect(imports.map(\.position) == [first, second])
    }

    @Test(arguments: [
        ("import Foundation", "import UIKit     "), ("import UIKit", "import UIKit"), ("import Cocoa", "import UIKit"),
        ("import CoreText", "import UIKit   "),
        (
            "@preconcurrency import class Foundation.Timer; let a = 1",
            "import UIKit                                 ; let a = 1"
        ),
        ("import UIKit.UIGestureRecognizerSubclass\n", "import UIKit                            \n"),
        ("let a = \"import Foundation\" // import Darwin", "let a = \"import Foundation\" // import Darwin"),
        ("#if canImport(Darwin)\nimport Darwin\n#endif", "#if canImport(Darwin)\nimport UIKit \n#endif"),
        ("import AudioToolbox.AudioServices", "import AVFoundation              "),
        ("import\nFoundation", "import\nFoundation"), ("import FoundationNetworking", "import FoundationNetworking"),
    ])
    func UIKitTakesThePlaceOfWhatItIncludes(text: String, joined: String) {
        #expect(ImportStatement.joiningUIKit(in: text) == joined)
        #expect(joined.utf8.count == text.utf8.count)
    }

    @Test func removedImportsLeaveSpaces() {
        let text =
            "import UIKit; @testable import A_Sources /* own */; let ä = 1\nimport struct\n    A_Sources.Card // A\nlet b = 2\n"
        let removed = ImportStatement.removing(from: text) { $0 == "A_Sources" }
        #expect(
            removed
                == "import UIKit;                            /* own */  let ä = 1\n             \n                   // A\nlet b = 2\n"
        )
        #expect(ImportStatement.removing(from: text) { $0 == "B_Sources" } == text)
    }

    @Test func conditionAppliesToThoseWithinIt() {
        func isCompiled(_ conditions: [String]) -> Bool? {
            let text = conditions.map { "#if \($0)\n" }.joined() + "import Cards"
            return ImportStatement.all(in: text) { $0 == "Extras" ? nil : $0 == "UIKit" }.first?.isCompiled
        }
        let (holds, fails, isUnknown) = ("canImport(UIKit)", "false", "canImport(Extras)")
        #expect(isCompiled([holds, holds]) == true)
        for one in [holds, fails, isUnknown] {
            #expect(isCompiled([one, fails]) == false && isCompiled([fails, one]) == false)
        }
        #expect(isCompiled([holds, isUnknown]) == nil && isCompiled([isUnknown, holds]) == nil)
    }

    /// If each was a step, it would look for a string after all others.
    @Test func rowOfNumberSignsIsOneStep() {
        var scanner = SwiftScanner(Array(String(repeating: "#", count: 1000).utf8), at: 0)
        #expect(scanner.skipElement() && scanner.next == nil)
    }

    @Test func importsAreRepeated() {
        let text = """
            import UIKit; let a = 1
            @testable import struct Cards.Deck
            #if canImport(SwiftUI)
            import SwiftUI
            #endif
            #if false
            import Games
            #endif
            """
        #expect(
            ImportStatement.lines(in: text)
                == "import UIKit\n@testable import struct Cards.Deck\n#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n")
    }
}
