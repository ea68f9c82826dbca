// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import ViewKit

/// Shows a collection of 300 × 400 points in the window while a test runs.
func withCollection(
    _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(), items: [Int],
    _ body: (UICollectionView, CollectionSource) throws -> Void
) rethrows {
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    let source = CollectionSource(items)
    collection.register(NumberedCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
    }
    (collection.dataSource, collection.delegate) = (source, source)
    try withViews([collection]) { try body(collection, source) }
    PageContext.current.rest()
}

/// Returns a flow layout of items of 80 × 50 points with distances of 10.
func flowLayout(_ change: (UICollectionViewFlowLayout) -> Void = { _ in }) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 50)
    change(layout)
    return layout
}

extension UICollectionView {
    /// The texts of the items that are seen.
    var texts: [String] { visibleCells.compactMap { ($0 as? NumberedCell)?.label.text } }

    /// Returns the frames of the items of a section.
    func frames(inSection section: Int = 0) -> [CGRect] {
        (0..<numberOfItems(inSection: section)).compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }
}

/// An item with a text, which counts how many of its kind exist. It is written as on iOS, but for `override`.
final class NumberedCell: UICollectionViewCell {
    static var alive = 0
    let label = UILabel()
    var reuses = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.alive += 1
        label.frame = contentView.bounds
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { Self.alive -= 1 }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// The data source and the delegate of a collection, which writes down what it hears.
final class CollectionSource: UICollectionViewDataSource, UICollectionViewDelegate {
    /// The texts of the items.
    var texts: [[String]]
    var log: [String] = []
    var loads = 0
    var answer: (String) -> Bool = { _ in true }

    init(_ items: [Int]) {
        texts = items.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { texts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        texts[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        loads += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? NumberedCell)?.label.text = texts[indexPath.section][indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "part", for: indexPath)
    }

    private func note(_ event: String, _ indexPath: IndexPath) -> Bool {
        log.append("\(event) \(indexPath.item)")
        return answer(event)
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        note("should highlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        _ = note("highlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        _ = note("unhighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        note("should select", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        note("should deselect", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        _ = note("select", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        _ = note("deselect", indexPath)
    }
}
