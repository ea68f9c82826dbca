import Store

/// Why nothing can be kept at the moment, so that it is told once. Most reasons are the same for all boards; another window is the
/// trouble of one.
final class KeepingTroubles {
    /// Whether changes of settings can be kept now.
    let keepsSettings: () -> Bool
    private var all: StoreError?
    private var boards: Set<String> = []

    init(keepsSettings: @escaping () -> Bool) { self.keepsSettings = keepsSettings }

    /// Whether this has not been told yet.
    func isNew(_ error: StoreError, on board: String) -> Bool {
        switch error {
        case .overtaken, .noGame: return boards.insert(board).inserted
        default:
            defer { all = error }
            return all != error
        }
    }

    /// Something could be kept on a board.
    func end(_ board: String) {
        all = nil
        boards.remove(board)
    }
}
