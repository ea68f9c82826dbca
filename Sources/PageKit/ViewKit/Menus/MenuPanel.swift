// SPDX-License-Identifier: GPL-3.0-or-later
// The panel is the view of the controller of a menu, which owns it.

/// The view of a menu: rows, in groups, in a box below the view that opened it or above that.
final class MenuPanel: UIView {
    private weak var owner: MenuController?
    private let shadow = UIView()
    private let box = UIScrollView()
    /// The rows that can be chosen.
    private(set) var rows: [MenuRow] = []
    /// What is in the box, from top to bottom.
    private var parts: [UIView] = []
    /// How many elements have been looked at for them.
    private var elementCount = 0

    private static let (width, margin, gap): (CGFloat, CGFloat, CGFloat) = (250, 8, 4)
    private static let groupGap: CGFloat = 8

    init(_ owner: MenuController) {
        self.owner = owner
        super.init(frame: .zero)
        shadow.backgroundColor = .alertFill
        shadow.layer.shadowOpacity = 0.25
        shadow.layer.shadowRadius = 16
        shadow.layer.shadowOffset = CGSize(width: 0, height: 4)
        for view in [shadow, box] { view.layer.cornerRadius = 13 }
        box.clipsToBounds = true
        box.showsVerticalScrollIndicator = false
        addSubview(shadow)
        addSubview(box)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the last of menus, and how to go back to the one before.
    func show(_ path: [UIMenu]) {
        guard let menu = path.last else { return }
        for part in parts { part.removeFromSuperview() }
        (parts, rows, elementCount) = ([], [], 0)
        if path.count > 1 {
            add(MenuRow(menu, kind: .back))
        } else {
            addTitle(menu)
        }
        addElements(of: menu, depth: 0)
        if parts.last is MenuGap { parts.removeLast().removeFromSuperview() }
        setNeedsLayout()
    }

    private func addElements(of menu: UIMenu, depth: Int) {
        for element in menu.children {
            guard !isFull, elementCount < UIMenu.elementLimit else { return }
            elementCount += 1
            if let inner = element as? UIMenu, inner.options.contains(.displayInline), depth < UIMenu.depthLimit {
                addGap()
                addTitle(inner)
                addElements(of: inner, depth: depth + 1)
                addGap()
            } else if let inner = element as? UIMenu {
                add(MenuRow(inner, kind: .menu))
            } else if let action = element as? UIAction, !action.attributes.contains(.hidden) {
                add(MenuRow(action, kind: .action))
            }
        }
    }

    private var isFull: Bool { parts.count >= UIMenu.partLimit }

    private func addPart(_ view: UIView) {
        guard !isFull else { return }
        parts.append(view)
        box.addSubview(view)
    }

    private func addGap() { if !parts.isEmpty, !(parts.last is MenuGap) { addPart(MenuGap()) } }

    private func addTitle(_ menu: UIMenu) { if !menu.title.isEmpty { addPart(MenuTitle(menu.title)) } }

    private func add(_ row: MenuRow) {
        guard !isFull else { return }
        rows.append(row)
        addPart(row)
        row.pressed = { [weak owner] element in
            if let menu = element as? UIMenu { owner?.open(menu) }
            if let action = element as? UIAction { owner?.choose(action) }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(Self.width, bounds.width - 2 * Self.margin)
        // Marks take room only if there are any.
        let hasMarks = rows.contains { $0.hasMark }
        var y: CGFloat = 0
        for (index, part) in parts.enumerated() {
            let row = part as? MenuRow
            row?.hasRoomForMark = hasMarks
            row?.hasLine = index > 0 && !(parts[index - 1] is MenuGap)
            let height = part is MenuGap ? Self.groupGap : row?.height(width: width) ?? 32
            part.frame = CGRect(x: 0, y: y, width: width, height: height)
            y += height
        }
        box.contentSize = CGSize(width: width, height: y)
        box.frame = boxFrame(CGSize(width: width, height: y))
        shadow.frame = box.frame
    }

    /// Returns where the box is: below the view that opened it, above it, or where there is most room.
    private func boxFrame(_ size: CGSize) -> CGRect {
        let area = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let anchor = owner?.anchorFrame(in: self) ?? CGRect(center: bounds.center, size: .zero)
        let (below, above) = (area.maxY - anchor.maxY - Self.gap, anchor.minY - Self.gap - area.minY)
        let isBelow = size.height <= below || below >= above
        let height = min(size.height, max(44, isBelow ? below : above))
        // The box begins where the view begins, or ends where that ends if it is in the other half.
        let x = anchor.midX <= bounds.midX ? anchor.minX : anchor.maxX - size.width
        let y = isBelow ? anchor.maxY + Self.gap : anchor.minY - Self.gap - height
        return CGRect(
            x: min(max(x, area.minX), area.maxX - size.width), y: min(max(y, area.minY), area.maxY - height),
            width: size.width, height: height)
    }

    // What is beside the box is below it, too.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { box.frame.contains(point) }
}

/// The space between groups of rows.
private final class MenuGap: UIView {
    init() {
        super.init(frame: .zero)
        backgroundColor = .buttonFill
    }

    required init?(coder: NSCoder) { nil }
}

/// The title of a menu.
private final class MenuTitle: UIView {
    private let label = UILabel()

    init(_ title: String) {
        super.init(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        label.accessibilityTraits = .header
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 16, dy: 0)
    }
}
