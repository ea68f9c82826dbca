// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import PageSource

/// Colors that are written by their names.
struct ColorNameTests {
    /// The texts of the colors in a source, from the longest on.
    private func colors(_ source: String) -> [String] {
        CodeLiteral.all(in: source).filter { if case .color = $0.kind { true } else { false } }.map(\.text)
    }

    @Test(arguments: [
        ("let c = UIColor.red", "UIColor.red"), ("UIColor.red.cgColor", "UIColor.red"),
        ("f(Color.orange)", "Color.orange"),
        ("view.backgroundColor = .systemBlue", ".systemBlue"), ("f(color: .red, 1)", ".red"),
        ("f(a,\n  tintColor:\n  .label)", ".label"), ("let c: UIColor = .red", ".red"), ("x.fill = .red", ".red"),
        ("b ? UIColor.red : c", "UIColor.red"), ("x.borderColor = .red.withAlphaComponent(0.5)", ".red"),
        ("x.color = .init(red: 1, green: 0, blue: 0, alpha: 1)", ".init(red: 1, green: 0, blue: 0, alpha: 1)"),
        ("x.color = a == 1 ? .red : clear", ".red"), ("f(color: f(a, b) ? c : .red, 1)", ".red"),
        ("let c: UIColor = a\n  ? b : d\n  ? c : .red", ".red"), ("var c: UIColor { a ? .red : b }", ".red"),
        ("let colors = [a, f(b, [c]), .red]", ".red"), ("f(tints: [.red])", ".red"),
        ("let c: [UIColor] = [.red]", ".red"), ("x.colors = [a ? .red : b]", ".red"),
    ])
    func colorIsFound(source: String, text: String) { #expect(colors(source) == [text]) }

    /// Only what certainly is a color is one.
    @Test(arguments: [
        "x.style = .red", "let red = 1; f(red)", "Kit.Color.red", "UIColor.unknown", "UIColor .red", "UIColor.red()",
        "x.color.red", "// UIColor.red", "x.color = other.red", "case .red: 1", "\"UIColor.red\"", "Card(.red)",
        "enum Suit { case red, black }\nf(color: .red)", "enum Color { case red }\nlet c = Color.red",
        "struct Ink { static let red = Ink() }\nx.color = .red", "x.color =\n  y\n  .red",
        "x.style = a ? .red : .blue", "let cards = [.red, .blue]", "colors[.red]", "f(color: a, [.red])",
        "if color == a ? .red : .blue {}", "let c: [Card] = [.red]",
    ])
    func otherNameIsNoColor(source: String) { #expect(colors(source) == []) }

    @Test func colorsOfAnArrayAreFoundAfterOneWithAType() {
        #expect(colors("f([UIColor.red, .blue])") == ["UIColor.red", ".blue"])
        #expect(colors("x.color = a ? .red : b ? .green : .blue") == [".red", ".green", ".blue"])
    }

    @Test func changedColorIsWrittenAsANumber() throws {
        func changed(_ source: String, _ values: [Double]) -> String? {
            CodeLiteral.all(in: source).first?.with(color: values).text
        }
        #expect(changed("UIColor.red", [0.5, 0, 0.25, 1]) == "UIColor(rgb: 0x800040)")
        #expect(
            changed("UIColor.darkGray", [1 / 3, 1 / 3, 1, 0]) == "UIColor(red: 0.333, green: 0.333, blue: 1, alpha: 0)")
        #expect(changed("Color.blue", [0, 0, 1, 0.5]) == "Color(red: 0, green: 0, blue: 1, alpha: 0.5)")
        #expect(changed("x.tint = .orange", [0, 1, 0, 1]) == ".init(rgb: 0x00FF00)")
        let orange = try #require(CodeLiteral.all(in: "x.color = .orange").first)
        #expect(orange.with(color: orange.cells) == orange && orange.description == "color = .orange")
        #expect(orange.range == 10..<17 && orange.cells == [1, 0.5, 0, 1])
    }

    /// What is written for a name can be changed again.
    @Test(arguments: ["UIColor.gray", "Color.label", "x.color = .separator"])
    func changedColorIsFoundAgain(source: String) throws {
        let color = try #require(CodeLiteral.all(in: source).first)
        let changed = color.with(color: [0.125, 0.75, 1, 0.5])
        let edit = TextEdit(range: color.range, replacement: changed.text)
        let bytes = try #require(TextEdit.apply([edit], to: Array(source.utf8)))
        let again = try #require(CodeLiteral.all(in: String(decoding: bytes, as: UTF8.self)).first)
        #expect(again.start == color.start && again.text == changed.text)
        #expect(again.cells == [0.125, 0.75, 1, 0.5] && again.name == color.name)
    }
}
