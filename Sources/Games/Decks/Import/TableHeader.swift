// SPDX-License-Identifier: GPL-3.0-or-later
extension TableImport {
    /// The texts of the first group if they look like the titles of columns, as in “Country, Capital”; otherwise `nil`.
    ///
    /// Like `csv.Sniffer` in Python, this compares the first row with the others: a title is a word above numbers or
    /// files. Above other words, it is one of those that people often give to the columns of such tables.
    package var header: [String]? {
        guard groups.count > 2, let first = groups.first else { return nil }
        let titles = first.compactMap(\.text)
        guard titles.count == first.count, first.allSatisfy(\.files.isEmpty) else { return nil }
        let isAboveOtherThings = first.indices.contains { column in
            let below = groups.dropFirst().map { $0[column] }
            return Double(titles[column]) == nil
                && below.allSatisfy { !$0.files.isEmpty || $0.text.flatMap(Double.init) != nil }
        }
        let areKnown = titles.allSatisfy { Self.usualTitles.contains($0.lowercased()) }
        return isAboveOtherThings || areKnown ? titles : nil
    }

    /// The table without its first group.
    package var withoutHeader: TableImport {
        var table = self
        table.groups.removeFirst()
        return table
    }

    /// Usual titles of columns in the languages of the program, in lowercase.
    private static let usualTitles = Set(
        [
            "front/back/question/answer/term/definition/word/translation/meaning/country/capital/name/picture",
            "image/sound/file/left/right/card/1/2/3/symbol/element/author/title/year/number/text/english/german",
            "spanish/french/polish/portuguese/italian/latin",
            "vorderseite/rückseite/frage/antwort/begriff/definition/wort/übersetzung/bedeutung/land/hauptstadt",
            "bild/ton/datei/deutsch/englisch/spanisch/französisch",
            "anverso/reverso/pregunta/respuesta/término/definición/palabra/traducción/país/imagen/sonido/archivo",
            "español/inglés",
            "recto/verso/question/réponse/terme/définition/mot/traduction/pays/capitale/image/son/fichier",
            "français/anglais",
            "przód/tył/pytanie/odpowiedź/pojęcie/definicja/słowo/tłumaczenie/kraj/stolica/obraz/dźwięk/plik",
            "polski/angielski",
            "frente/verso/pergunta/resposta/termo/definição/palavra/tradução/imagem/som/arquivo/português/inglês",
        ].flatMap { $0.split(separator: "/").map(String.init) })
}
