// SPDX-License-Identifier: GPL-3.0-or-later
// A view owns its reference, which refers to it until the view ends.

/// A reference to a view that does not keep it alive. A weak one would make every later use of the view slower: the
/// runtime moves the counts of an object that has one to a place of their own.
package nonisolated final class ViewReference {
    /// The view, or `nil` if it has ended.
    package fileprivate(set) unowned(unsafe) var view: UIView?

    fileprivate init(_ view: UIView) { self.view = view }

    /// Notes that the view ends.
    func end() { view = nil }
}

extension UIView {
    /// A reference to the view. It is used on the main thread only.
    package nonisolated var reference: ViewReference {
        if let existingReference { return existingReference }
        let reference = ViewReference(self)
        existingReference = reference
        return reference
    }
}
