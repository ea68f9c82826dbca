import CGtk

extension Widget {
    /// Makes a text less prominent than what it belongs to.
    public func dim() { addClass(PEEKABOARD_DIMMED) }
}
