// SPDX-License-Identifier: GPL-3.0-or-later
extension UICollectionView {
    /// How items of a class show what they are for.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Lets a view show something.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier = nextRegistration()
        let handler: Handler

        /// Creates a registration. Create it once, and not for each item.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// How headers, footers, or other elements of a class show what they are for.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Lets a view show something.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identifier = nextRegistration()
        let elementKind: String
        let handler: Handler

        /// Creates a registration. Create it once, and not for each element.
        public init(elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler) = (elementKind, handler)
        }
    }

    private static var registrations = 0

    static func nextRegistration() -> String {
        registrations += 1
        return "registration \(registrations)"
    }

    /// Returns an item that is no longer seen, or a new one, which shows something.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        guard let cell = cell as? Cell, let item else { fatalError("there is no item for the place \(indexPath)") }
        registration.handler(cell, indexPath, item)
        return cell
    }

    /// Returns a header, a footer, or another element that is no longer seen, or a new one, which shows something.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let (kind, identifier) = (registration.elementKind, registration.identifier)
        register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        guard let view = view as? Supplementary else { fatalError("the class of the view \(indexPath) is another one") }
        registration.handler(view, kind, indexPath)
        return view
    }
}
