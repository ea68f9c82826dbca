// SPDX-License-Identifier: GPL-3.0-or-later
/// The views of a table or a collection that are no longer seen and can be used again, and the classes of new ones.
struct ReusableViews<Kind: Hashable, View: UIView> {
    private var classes: [Kind: View.Type] = [:]
    private var views: [Kind: [View]] = [:]

    /// Sets the class of new views; `nil` for none.
    mutating func register(_ type: AnyClass?, for kind: Kind) { classes[kind] = type as? View.Type }

    /// The class of new views, if there is one.
    func registeredClass(for kind: Kind) -> View.Type? { classes[kind] }

    /// Keeps a view that is no longer seen.
    mutating func keep(_ view: View, for kind: Kind) { views[kind, default: []].append(view) }

    /// Returns a view that was kept, if there is one.
    mutating func take(_ kind: Kind) -> View? { views[kind]?.popLast() }
}
