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

    private var typesetter: Typesetter?
    private var abandoned: [Typesetter] = []

    /// Measures the texts of a page.
    func connect(to page: PageContext) {
        let (unknownText, unknownFont) = (page.textMetrics, page.fontMetrics)
        page.textMetrics = { [self] text, style, layout in
            ready()?.typeset(text, style, layout).metrics ?? unknownText(text, style, layout)
        }
        page.fontMetrics = { [self] style in ready()?.metrics(of: style) ?? unknownFont(style) }
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

    private func ready() -> Typesetter? {
        isReady = true
        if typesetter == nil, !abandoned.isEmpty { Typesetter.replaceFontMap() }
        if typesetter == nil { typesetter = Typesetter(desktopFont: fontName) }
        return typesetter
    }
}
