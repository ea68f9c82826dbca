// SPDX-License-Identifier: GPL-3.0-or-later
// The page that is running owns the texts by its closures.

import Glibc
import Scene
import Typesetting
import ViewKit

/// Measures texts for a page. Pango is loaded and reads the list of fonts when it is first needed, which takes some tens
/// of milliseconds.
final class PageTexts {
    /// The font of the desktop, as a Pango font description.
    var fontName = "Sans" { didSet { if fontName != oldValue { typesetter = nil } } }
    /// Whether Pango is loaded.
    private(set) var isReady = false

    /// The families of fonts from files, as keys.
    private var families: Set<String> = []
    /// The shapes of texts in those fonts. They are forgotten when there are many.
    private var outlines: [OutlinedText: [Shape]] = [:]
    private static let maxOutlines = 1000
    /// The largest number of steps in the shapes of a text.
    private static let maxSteps = 20_000

    private struct OutlinedText: Hashable {
        let text: NodeText
        let bounds: Rect
    }

    private var typesetter: Typesetter?
    private var abandoned: [Typesetter] = []

    /// Measures the texts of a page.
    func connect(to page: PageContext) {
        let (unknownText, unknownFont) = (page.textMetrics, page.fontMetrics)
        page.textMetrics = { [self] text, style, layout in
            ready()?.typeset(text, style, layout).metrics ?? unknownText(text, style, layout)
        }
        page.styledTextMetrics = { [self] text in ready()?.metrics(of: text) ?? unknownText("", text.style, text.layout)
        }
        page.fontMetrics = { [self] style in ready()?.metrics(of: style) ?? unknownFont(style) }
        page.addFonts = { [self] path in
            let added = Typesetter.addFonts(of: path)
            families.formUnion(added.map(Self.key))
            (typesetter, outlines) = (nil, [:])
            return !added.isEmpty
        }
        page.outlined = { [self] in outlined($0) }
    }

    /// Loads Pango and a font.
    func warmUp() {
        // Pango remembers the language.
        setlocale(LC_CTYPE, "")
        _ = ready()?.metrics(of: TextStyle(size: 16))
    }

    /// Lets a forked process load the font again, because the thread that looks for fonts has stayed behind.
    func replaceFonts() {
        guard let typesetter else { return }
        // Its fonts would tell that thread when they are released.
        abandoned.append(typesetter)
        self.typesetter = nil
    }

    /// The name by which fonts are found, which depends on neither spaces nor case.
    private static func key(_ family: String) -> String { family.lowercased().filter { $0 != " " } }

    /// Returns a tree whose texts in fonts from files are shapes: the window must not read such a file.
    private func outlined(_ tree: NodeTree) -> NodeTree {
        guard !families.isEmpty else { return tree }
        var tree = tree
        for number in tree.numbers {
            let id = NodeID(number: number)
            guard let node = tree[id], case .text(let text)? = node.content, usesFontsOfFiles(text),
                let shapes = shapes(of: OutlinedText(text: text, bounds: node.bounds))
            else { continue }
            tree[id]?.content = .shapes(shapes)
        }
        return tree
    }

    private func usesFontsOfFiles(_ text: NodeText) -> Bool {
        func isOfFile(_ style: TextStyle) -> Bool { style.family.map { families.contains(Self.key($0)) } ?? false }
        return isOfFile(text.style) || text.styling?.runs.contains { isOfFile($0.style) } ?? false
    }

    /// Returns the shapes of a text, or `nil` if it is too long.
    private func shapes(of text: OutlinedText) -> [Shape]? {
        if outlines.count >= Self.maxOutlines { outlines = [:] }
        let shapes = outlines[text] ?? ready()?.shapes(of: text.text, in: text.bounds) ?? []
        outlines[text] = shapes
        return shapes.reduce(0) { $0 + $1.path.elements.count } <= Self.maxSteps ? shapes : nil
    }

    private func ready() -> Typesetter? {
        isReady = true
        if typesetter == nil, !abandoned.isEmpty { Typesetter.replaceFontMap() }
        if typesetter == nil { typesetter = Typesetter(desktopFont: fontName) }
        return typesetter
    }
}
