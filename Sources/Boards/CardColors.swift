import Scene

/// The colors that the cards of all boards have in common.
enum CardColors {
    /// What is under a face.
    static let face = Color(rgb: 0xFBF9F4)
    /// The backs.
    static let back = Color(rgb: 0xC01C28)
}
