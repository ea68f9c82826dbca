/// A page of Swift that shows a board as it is now.
@MainActor public enum SwiftPage {
    /// The text of the page with a controller of a class: the deal, and a line for each property that is not as it was in the beginning. Where a new
    /// value waits for the next game, the page has that of the game it shows.
    public static func text(of board: any GameBoard, controller: String) -> String {
        let lines = board.liveProperties.compactMap { property -> String? in
            let value = property.inPlay?() ?? property.read()
            return value == property.standard ? nil : property.swiftLine(for: value) + "\n"
        }
        return """
            import PlaygroundSupport

            let gc = \(controller)(seed: \(board.seed))
            \(lines.joined())PlaygroundPage.current.liveView = gc

            """
    }
}
