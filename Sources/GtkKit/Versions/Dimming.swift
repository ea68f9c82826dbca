import CGtk

extension Widget {
    /// Makes a text less prominent.
    public func dim() { addClass(PEEKABOARD_DIMMED) }
}
