// SPDX-License-Identifier: GPL-3.0-or-later
import Console
import JSON
import PageSource

/// A function that is being called, with the parameter whose argument is being typed.
package nonisolated struct CallSignature: Equatable, Sendable {
    /// The declaration, such as `add(_ n: Int, twice: Bool = false) -> Int`.
    package let label: String
    /// The parameters in the label.
    package let parameters: [Range<String.Index>]
    /// The index of the parameter whose argument is being typed, if any.
    package let activeParameter: Int?
    /// The documentation, if any.
    package let documentation: RichText?

    /// The maximum numbers of functions with one name, and of parameters.
    private static let maxCount = 50

    /// Reads the answer of a server: the functions that can be meant, the likeliest first.
    static func all(in json: JSON) -> [CallSignature] {
        let found = json["signatures"]?.array ?? []
        let active = json["activeSignature"]?.integer ?? 0
        var order = Array(found.indices.prefix(maxCount))
        if let index = order.firstIndex(of: active) { order.insert(order.remove(at: index), at: 0) }
        return order.compactMap { CallSignature(found[$0], active: json["activeParameter"]?.integer) }
    }

    private init?(_ json: JSON, active: Int?) {
        guard let source = json["label"]?.string, source.utf8.count <= CompletionItem.maxInsertion else { return nil }
        let label = source.printable
        self.label = label
        let listed = (json["parameters"]?.array ?? []).prefix(Self.maxCount)
        let parameters = listed.map { Self.range($0["label"], in: label) }
        // The places are those of the original text.
        let ranges = label == source && !parameters.contains(nil) ? parameters.compactMap { $0 } : []
        self.parameters = ranges
        let index = json["activeParameter"]?.integer ?? active
        activeParameter = index.flatMap { ranges.indices.contains($0) ? $0 : nil }
        documentation = RichText(documentation: json["documentation"])
    }

    /// Returns where a parameter is in a label: it is given by its text, or by two offsets in UTF-16.
    private static func range(_ json: JSON?, in label: String) -> Range<String.Index>? {
        if let text = json?.string { return label.firstRange(of: text) }
        guard let start = json?[0]?.integer, let end = json?[1]?.integer, 0 <= start, start <= end,
            end <= label.utf16.count
        else { return nil }
        let units = label.utf16
        return units.index(units.startIndex, offsetBy: start)..<units.index(units.startIndex, offsetBy: end)
    }
}
