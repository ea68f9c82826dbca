import Boards

/// Whoever has ready what the values of properties refer to, such as files of the player's.
protocol PropertySources {
    /// Has what a value refers to ready, then calls `body` with nil, or with the reason why it cannot be had.
    func read(_ value: PropertyValue, of property: LiveProperty, then body: @escaping (String?) -> Void)
}
