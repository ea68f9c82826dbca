/// A Swift page that recreates the current state of a board.
@MainActor public enum SwiftPage {
    /// Returns the text of a page with a controller class, the seed, and a line for each property that differs from its
    /// default. If a new value only applies to the next game, the page contains the value of the current one.
    public static func text(of board: any GameBoard, controller: String) -> String {
        let lines = board.liveProperties.compactMap { property -> String? in
            let value = property.inPlay?() ?? property.read()
            return value == property.defaultValue ? nil : property.swiftLine(for: value) + "\n"
        }
        return """
            import PlaygroundSupport

            let gc = \(controller)(seed: \(board.seed))
            \(lines.joined())PlaygroundPage.current.liveView = gc

            """
    }
}
