import CGtk

extension Widget {
    /// Makes a label less prominent.
    public func dim() { addClass(PEEKABOARD_DIMMED) }
}
