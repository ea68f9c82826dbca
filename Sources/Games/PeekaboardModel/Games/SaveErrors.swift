// SPDX-License-Identifier: GPL-3.0-or-later
import Store

/// The current reasons why games cannot be saved, so that each is reported once. Most affect all boards; a second
/// window that plays the same game affects one.
final class SaveErrors {
    /// Returns whether changed settings can currently be saved.
    let canSaveSettings: () -> Bool
    private var all: StoreError?
    private var boards: Set<String> = []

    init(canSaveSettings: @escaping () -> Bool) { self.canSaveSettings = canSaveSettings }

    /// Records an error on a board. Returns whether it has not been reported yet.
    func isNew(_ error: StoreError, on board: String) -> Bool {
        switch error {
        case .overtaken, .noGame: return boards.insert(board).inserted
        default:
            defer { all = error }
            return all != error
        }
    }

    /// Clears the errors after something has been saved on a board.
    func end(_ board: String) {
        all = nil
        boards.remove(board)
    }
}
