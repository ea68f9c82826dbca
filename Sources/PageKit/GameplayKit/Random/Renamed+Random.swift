// SPDX-License-Identifier: GPL-3.0-or-later
extension GKRandomSource {
    /// The name of `arrayByShufflingObjects(in:)` in Swift 2.
    @available(*, unavailable, renamed: "arrayByShufflingObjects(in:)")
    public func arrayByShufflingObjectsInArray(_ array: [Any]) -> [Any] { array }
}
