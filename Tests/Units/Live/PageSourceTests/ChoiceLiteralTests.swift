// SPDX-License-Identifier: GPL-3.0-or-later
import TemporaryFolders
import Testing

@testable import PageSource

/// Cases of enumerations and names of pictures, in whose place others can be.
struct ChoiceLiteralTests {
    private func choices(_ source: String, _ kind: ChoiceLiteral.Source) -> [String] {
        CodeLiteral.all(in: source).compactMap {
            if case .choice(let choice) = $0.kind, choice.source == kind { choice.text } else { nil }
        }
    }

    @Test func casesAreFound() {
        #expect(choices("x.style = .felt\nf(.a, align: .center, [.b])", .cases) == [".felt", ".a", ".center", ".b"])
        #expect(choices("return .a; x == .b ? .c : .d", .cases) == [".a", ".b", ".c", ".d"])
        #expect(choices("switch x {\ncase .a, .b: y = .c\ncase .d where x == .e: 1\n}", .cases) == [".c", ".e"])
        #expect(choices("let x: Suit = .red\nf(\n    .größe)", .cases) == [".red", ".größe"])
    }

    @Test(arguments: [
        "x.style", "f(.rgb(1, 2))", "x\n  .map", "\\.name", "f(.init)", "x.color = .red", "[...y]", "if case .a = x {}",
        "f(.a.b)", "f(.`default`)", "// .a", "x?.y", "f(.self)", "case .a(.b):", "f(.a[0])",
    ])
    func otherCodeIsNoCase(source: String) { #expect(choices(source, .cases) == []) }

    @Test(arguments: [
        "UIImage(named: \"b.png\")", "Image(named: \"b.png\")!", "#imageLiteral(resourceName: \"b.png\")",
        "UIImage(imageLiteralResourceName: \"b.png\")", "gc.backImage = \"b.png\"", "f(picture: \"b.png\")",
    ])
    func nameOfAPictureIsFound(source: String) { #expect(choices(source, .pictures) == ["\"b.png\""]) }

    @Test(arguments: [
        "Font(named: \"b.png\")", "f(named: \"b.png\")", "image = \"b\"", "title = \"b.png\"",
        "Image(named: \"\\(x).png\")",
        "Image(named: \"\\\"b\")", "Image(named: #\"b\"#)", "Image(named: \"\"\"\nb\n\"\"\")", "Image(named: x)",
    ])
    func otherStringIsNoPicture(source: String) { #expect(choices(source, .pictures) == []) }

    @Test func nameIsReplaced() throws {
        let style = try #require(CodeLiteral.all(in: "x.style = .felt").first)
        #expect(style.with(choice: "wood").text == ".wood" && style.with(choice: "wood").range == 10..<15)
        #expect(style.description == "style = .felt" && style.stepped(by: 1) == style && style.cells == [])
        let picture = try #require(CodeLiteral.all(in: "Image(named: \"b\")").first)
        #expect(picture.with(choice: "ä.png").text == "\"ä.png\"" && picture.description == "named = \"b\"")
    }

    @Test func stepsGoThroughTheNames() throws {
        func step(_ steps: Int, from name: String = "b", in names: [String] = ["a", "b", "c"]) -> String? {
            ChoiceLiteral(.cases, text: "." + name).name(after: steps, in: names)
        }
        #expect(step(1) == "c" && step(-1) == "a" && step(2) == "a" && step(-5) == "c" && step(3) == "b")
        #expect(step(1, from: "x") == "a" && step(-1, from: "x") == "c")
        #expect(step(1, in: []) == nil && step(1, in: ["b"]) == nil && step(1, in: ["a"]) == "a")
    }

    @Test func picturesAreThoseOfThePageAndTheProgram() throws {
        let folder = TemporaryFolder()
        for name in [
            "Page.swift", "photo.JPG", "text.txt", "Resources/boat.png", "Resources/owl.svg", "Resources/.hidden.png",
            "data/cards/b.svg", "data/cards/animals/owl.svg", "data/cards/animals/bee.svg",
        ] { folder.write(name, "") }
        let page = try Playground(path: folder.file("Page.swift")).pages[0]
        func names(like name: String) -> [String] {
            PictureNames.all(in: page, drawings: folder.file("data"), like: name)
        }
        #expect(names(like: "a.png") == ["boat.png", "owl.svg", "photo.JPG", "b.svg", "bee.svg"])
        #expect(names(like: "a.b") == ["boat", "owl", "photo", "b", "bee"])
    }
}
