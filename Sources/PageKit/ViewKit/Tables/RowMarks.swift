// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A part of a row that is drawn in the color of the row, and takes no touches.
class RowMark: UIView {
    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() { setNeedsDisplay() }
}

/// What is seen at the end of a row.
final class AccessoryMark: RowMark {
    static let size = CGSize(width: 14, height: 14)

    var type = UITableViewCell.AccessoryType.none { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.lineWidth = 2
        path.lineCapStyle = .round
        switch type {
        case .none: return
        case .checkmark:
            path.addLines([(1, 8), (5, 12), (13, 2)])
            tintColor.setStroke()
        case .detailButton, .detailDisclosureButton:
            path.append(UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 12, height: 12)))
            path.addLines([(7, 7), (7, 10.5)])
            path.addLines([(7, 4), (7, 4.1)])
            path.lineWidth = 1.5
            tintColor.setStroke()
        case .disclosureIndicator:
            let (back, front): (CGFloat, CGFloat) = readsRightToLeft ? (10, 5) : (5, 10)
            path.addLines([(back, 2), (front, 7), (back, 12)])
            UIColor.tertiaryLabel.setStroke()
        }
        path.stroke()
    }
}

/// The circle at the beginning of a row that is edited.
final class EditMark: RowMark {
    /// What the circle means.
    enum Meaning { case delete, insert, unselected, selected }

    static let size = CGSize(width: 22, height: 22)

    var meaning = Meaning.delete { didSet { if meaning != oldValue { setNeedsDisplay() } } }

    override func draw(_ rect: CGRect) {
        let circle = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 20, height: 20))
        let path = UIBezierPath()
        path.lineWidth = 2
        path.lineCapStyle = .round
        switch meaning {
        case .unselected:
            circle.lineWidth = 1.5
            UIColor.tertiaryLabel.setStroke()
            return circle.stroke()
        case .delete:
            UIColor.systemRed.setFill()
            path.addLines([(6, 11), (16, 11)])
        case .insert:
            UIColor.systemGreen.setFill()
            path.addLines([(6, 11), (16, 11)])
            path.addLines([(11, 6), (11, 16)])
        case .selected:
            tintColor.setFill()
            path.addLines([(6, 11), (10, 15), (16, 7)])
        }
        circle.fill()
        UIColor.white.setStroke()
        path.stroke()
    }
}

/// The lines at the end of a row by which it is moved.
final class RowGrip: RowMark {
    static let size = CGSize(width: 22, height: 14)

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.lineWidth = 2
        path.lineCapStyle = .round
        for y in [2.0, 7, 12] { path.addLines([(1, y), (21, y)]) }
        UIColor.tertiaryLabel.setStroke()
        path.stroke()
    }
}

/// The button of an action beside a row that is moved aside.
final class RowActionButton: RowMark {
    private static let leastWidth: CGFloat = 74
    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 4

    let action: UIContextualAction
    private let label = UILabel()
    private let picture = UIImageView()

    init(_ action: UIContextualAction) {
        self.action = action
        super.init()
        backgroundColor = action.backgroundColor
        clipsToBounds = true
        // The row has these actions itself.
        accessibilityElementsHidden = true
        label.text = action.title
        label.font = .systemFont(ofSize: 15)
        label.textColor = .white
        label.textAlignment = .center
        picture.image = action.image
        picture.tintColor = .white
        for part in [picture, label] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    /// The width of the button when the row is open.
    var naturalWidth: CGFloat {
        let width = max(label.sizeThatFits(.zero).width, imageSize.width)
        return max(Self.leastWidth, ceil(width) + 2 * Self.margin)
    }

    private var imageSize: CGSize { action.image?.size ?? .zero }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (image, text) = (imageSize, label.sizeThatFits(.zero))
        let hasBoth = image.height > 0 && text.height > 0
        let top = (bounds.height - image.height - text.height - (hasBoth ? Self.gap : 0)) / 2
        picture.frame = CGRect(
            x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height)
        // The text does not become narrower while the row moves.
        let width = max(bounds.width, naturalWidth)
        label.frame = CGRect(
            x: (bounds.width - width) / 2, y: top + image.height + (hasBoth ? Self.gap : 0), width: width,
            height: text.height)
    }
}

extension UIBezierPath {
    fileprivate func addLines(_ points: [(x: CGFloat, y: CGFloat)]) {
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.x, y: point.y)
            if index == 0 { move(to: point) } else { addLine(to: point) }
        }
    }
}
