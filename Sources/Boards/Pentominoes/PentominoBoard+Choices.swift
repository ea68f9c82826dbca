/// What can be chosen, by its name in the settings. A name that there is not changes nothing.
extension PentominoBoard {
    /// What the next game is played on: `6x10`, `daily hard`.
    public var puzzle: String {
        get { chosenPuzzle.id }
        set { PuzzleChoice(id: newValue).map { chosenPuzzle = $0 } }
    }
}
