// SPDX-License-Identifier: GPL-3.0-or-later
// The store that reads the results calls back only while the chooser exists.

import BoardKinds
import Boards
import CGtk
import GtkKit
import PeekaboardModel
import PentominoRules
import Scene
import Store

/// The puzzles of Pentominoes as pictures: those of the day, and boards from easy to hard.
final class PuzzleChooser {
    /// The name of the property that the chooser sets.
    static let property = "puzzle"

    /// The widget: the pictures with headings.
    let widget = Box(.vertical, spacing: 18)
    /// Called when the user chooses a puzzle and goes on.
    var activated: () -> Void = {}

    private let property: BoardProperty?
    private let store: PropertyStore
    private let daily: PictureChooser
    private let boards: PictureChooser

    /// Creates the chooser of the puzzle of a draft. It is filled when the results have been read.
    init(in draft: GameDraft, results: StoreQueue, pictureCache: PictureCache) {
        store = draft.properties
        property = store.properties.first { $0.name == Self.property }
        (daily, boards) = (
            PictureChooser(side: 92, columns: 3, pictureCache: pictureCache),
            PictureChooser(side: 92, columns: 3, pictureCache: pictureCache)
        )
        // Translators: A heading above the puzzles that are the same for everybody on a day.
        let dailyTitle = translated("Puzzle of the Day")
        // Translators: A heading above a list of boards.
        let boardsTitle = translated("Boards, from Easy to Hard")
        for (chooser, title) in [(daily, dailyTitle), (boards, boardsTitle)] {
            widget.append(PreferencesGroup(title: title, of: [chooser.widget]))
            chooser.widget.setAccessibleLabel(title)
            chooser.chosen = { [weak self] id in self?.choose(id) }
            chooser.activated = { [weak self] in self?.activated() }
        }
        results.ask { [board = PentominoKind.name] store throws(StoreError) in
            let setups = try store.setups(board: board)
            _ = DailyPuzzle.solutions.count  // Computed here, because it is too slow for the main thread.
            return setups
        } then: { [weak self] read in
            self?.fill(PuzzleList(solved: (try? read.get()) ?? [], today: .today))
        }
    }

    private func choose(_ id: String) {
        if let property { store.set(property, to: .choice(id)) }
        showCurrent()
    }

    private func fill(_ list: PuzzleList) {
        daily.display(list.daily.map(entry))
        boards.display(list.boards.map(entry))
        if let property, store.hasDefaultValue(property), let suggestion = list.suggestion { return choose(suggestion) }
        showCurrent()
    }

    private func showCurrent() {
        let current: String? = if case .choice(let id) = property?.read() { id } else { nil }
        (daily.current, boards.current) = (current, current)
    }

    private func entry(for puzzle: PuzzleList.Puzzle) -> PictureChooser.TitledPicture {
        .init(
            id: puzzle.id, title: puzzle.title,
            name: puzzle.isSolved
                // Translators: What a screen reader says for a puzzle that the player has solved.
                ? filled(translated("{puzzle}, solved"), ["puzzle": puzzle.title]) : puzzle.title,
            picture: NodeTree(of: PuzzlePicture.scene(of: puzzle.setup, isSolved: puzzle.isSolved)))
    }
}
