// SPDX-License-Identifier: GPL-3.0-or-later
// The timer owns the benchmark until it is done.

import AppShell
import BoardKinds
import Boards
import CGtk
import GtkKit
import PeekaboardModel

/// Measures the cost of one step of a slider in the preferences, including the board, the setting, the row, and the
/// history, with the properties of one board and with many more.
final class SliderBenchmark {
    private static let ticks = 400

    private let kind: any BoardKind.Type
    private let installation: Installation
    private let clock = Timeout()
    private var figures: [String] = []

    init(of kind: any BoardKind.Type, _ installation: Installation) {
        self.kind = kind
        self.installation = installation
    }

    /// Measures, then calls `done` with the figure.
    func measure(then done: @escaping ((key: String, json: String)) -> Void) {
        measure([makeBoard(kind).liveProperties.count, 200][...], then: done)
    }

    private func measure(_ counts: ArraySlice<Int>, then done: @escaping ((key: String, json: String)) -> Void) {
        guard let count = counts.first else {
            return done((key: "slider_tick_us", json: "{\(figures.joined(separator: ", "))}"))
        }
        let board = makeBoard(kind)
        let store = PropertyStore(
            properties: Self.properties(count, of: board),
            settings: Settings(
                schema: "\(Installation.id).\(kind.name)", folder: installation.schemas, inMemory: true),
            now: now)
        let window = Window()
        let rows = presentRows(of: store, in: window)
        clock.start(after: 0.5) { [self] in
            figures.append("\"\(count)\": \(figure(tick(store) * 1e6))")
            withExtendedLifetime((board, rows)) { window.destroy() }
            measure(counts.dropFirst(), then: done)
        }
    }

    private func makeBoard<Kind: BoardKind>(_ kind: Kind.Type) -> any GameBoard { Kind.makeBoard(seed: 7) }

    /// Returns the board's properties, followed by copies with other keys.
    private static func properties(_ count: Int, of board: any GameBoard) -> [BoardProperty] {
        let known = board.liveProperties
        return (0..<count).map { number in
            var property = known[number % known.count]
            if number >= known.count { property.key += "-\(number)" }
            return property
        }
    }

    private func presentRows(of store: PropertyStore, in window: Window) -> [PropertyRow] {
        let rows = store.properties.map { PropertyRow(of: $0, in: store, parent: window) }
        let list = Widget(gtk_list_box_new()!)
        rows.forEach { gtk_list_box_append(list.opaque, $0.widget.pointer) }
        window.defaultSize = (360, 600)
        window.setChild(ScrolledWindow(of: list))
        window.present()
        return rows
    }

    /// Returns the median time of a step of the first slider, in seconds.
    private func tick(_ store: PropertyStore) -> Double {
        for property in store.properties {
            guard case .number(let range, let step, _) = property.kind else { continue }
            let steps = max(1, Int((range.upperBound - range.lowerBound) / step))
            let times = (1...Self.ticks).map { tick in
                let start = now()
                store.set(property, to: .number(range.lowerBound + Double(tick % steps) * step), hold: 1)
                return now() - start
            }
            return times.sorted()[times.count / 2]
        }
        return .nan
    }
}
