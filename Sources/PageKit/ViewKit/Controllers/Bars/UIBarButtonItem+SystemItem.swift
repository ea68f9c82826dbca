// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension UIBarButtonItem {
    /// A button with a meaning that users know.
    nonisolated public enum SystemItem: Int, Sendable {
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
    }
}

extension UIBarButtonItem.SystemItem {
    /// The name: the title of the button, or what screen readers read of a drawing.
    @MainActor var name: String {
        let english =
            // Translators: Buttons of a page, as short as possible, or what screen readers read of their symbols.
            switch self {
            case .done: phrase("Done")
            case .cancel: phrase("Cancel")
            case .edit: phrase("Edit")
            case .save: phrase("Save")
            case .add: phrase("Add")
            case .flexibleSpace, .fixedSpace: ""
            case .compose: phrase("Compose")
            case .reply: phrase("Reply")
            case .action: phrase("Share")
            case .organize: phrase("Organize")
            case .bookmarks: phrase("Bookmarks")
            case .search: phrase("Search")
            case .refresh: phrase("Refresh")
            case .stop: phrase("Stop")
            case .camera: phrase("Camera")
            case .trash: phrase("Trash")
            case .play: phrase("Play")
            case .pause: phrase("Pause")
            case .rewind: phrase("Rewind")
            case .fastForward: phrase("Fast Forward")
            case .undo: phrase("Undo")
            case .redo: phrase("Redo")
            case .close: phrase("Close")
            }
        return english.isEmpty ? "" : PageContext.current.translate(english, [:])
    }

    /// Draws the symbol in a square of 22 points; `nil` for a button with a title.
    @MainActor var symbol: BarSymbol? {
        switch self {
        case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
        case .add: BarSymbol(lines: [[(11, 2), (11, 20)], [(2, 11), (20, 11)]])
        case .close, .stop: BarSymbol(lines: [[(4, 4), (18, 18)], [(18, 4), (4, 18)]])
        case .compose:
            BarSymbol(lines: [
                [(12, 4), (3, 4), (3, 19), (18, 19), (18, 10)],
                [(9, 13), (10, 10), (18, 2), (20, 4), (12, 12), (9, 13)],
            ])
        case .reply: BarSymbol(lines: [[(20, 18), (18, 12), (13, 10), (3, 10)], [(9, 4), (3, 10), (9, 16)]])
        case .action:
            BarSymbol(lines: [
                [(7, 9), (4, 9), (4, 20), (18, 20), (18, 9), (15, 9)], [(11, 14), (11, 2)], [(7, 6), (11, 2), (15, 6)],
            ])
        case .organize: BarSymbol(lines: [[(2, 18), (2, 4), (8, 4), (10, 7), (20, 7), (20, 18), (2, 18)]])
        case .bookmarks:
            BarSymbol(lines: [
                [(11, 5), (7, 3), (2, 4), (2, 18), (7, 17), (11, 19), (15, 17), (20, 18), (20, 4), (15, 3), (11, 5)],
                [(11, 5), (11, 19)],
            ])
        case .search: BarSymbol(circles: [(9, 9, 6)], lines: [[(13.5, 13.5), (20, 20)]])
        case .refresh: BarSymbol(arcs: [(11, 12, 7.5)], lines: [[(14, 1), (18.5, 4.5), (14, 8)]])
        case .camera:
            BarSymbol(
                circles: [(11, 12, 4)],
                lines: [[(2, 18), (2, 6), (7, 6), (8, 4), (14, 4), (15, 6), (20, 6), (20, 18), (2, 18)]])
        case .trash:
            BarSymbol(lines: [
                [(3, 5), (19, 5)], [(8, 5), (8, 2), (14, 2), (14, 5)], [(5, 5), (6, 20), (16, 20), (17, 5)],
                [(9, 9), (9, 16)], [(13, 9), (13, 16)],
            ])
        case .play: BarSymbol(areas: [[(5, 2), (19, 11), (5, 20)]])
        case .pause: BarSymbol(areas: [[(5, 3), (9, 3), (9, 19), (5, 19)], [(13, 3), (17, 3), (17, 19), (13, 19)]])
        case .rewind: BarSymbol(areas: [[(11, 4), (11, 18), (2, 11)], [(20, 4), (20, 18), (11, 11)]])
        case .fastForward: BarSymbol(areas: [[(2, 4), (11, 11), (2, 18)], [(11, 4), (20, 11), (11, 18)]])
        }
    }
}

/// A drawing for a button, in a square of 22 points.
struct BarSymbol {
    typealias Points = [(x: CGFloat, y: CGFloat)]
    /// Circles and open arcs, as centers and radii.
    var circles: [(x: CGFloat, y: CGFloat, radius: CGFloat)] = []
    var arcs: [(x: CGFloat, y: CGFloat, radius: CGFloat)] = []
    var lines: [Points] = []
    var areas: [Points] = []

    /// The length of the sides of the square.
    static let size: CGFloat = 22

    func draw(in color: UIColor) {
        color.set()
        for points in areas { path(points).fill() }
        var outlines = lines.map(path)
        for circle in circles {
            outlines.append(
                UIBezierPath(
                    ovalIn: CGRect(
                        x: circle.x - circle.radius, y: circle.y - circle.radius, width: 2 * circle.radius,
                        height: 2 * circle.radius)))
        }
        for arc in arcs {
            outlines.append(
                UIBezierPath(
                    arcCenter: CGPoint(x: arc.x, y: arc.y), radius: arc.radius, startAngle: -0.2, endAngle: -1.2,
                    clockwise: true))
        }
        for path in outlines {
            path.lineWidth = 1.75
            (path.lineCapStyle, path.lineJoinStyle) = (.round, .round)
            path.stroke()
        }
    }

    private func path(_ points: Points) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.x, y: point.y)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }
}

/// A view that shows a symbol in the tint color.
final class SymbolView: UIView {
    var symbol: BarSymbol? { didSet { setNeedsDisplay() } }
    var color: UIColor? { didSet { if color != oldValue { setNeedsDisplay() } } }

    init(_ symbol: BarSymbol?) {
        self.symbol = symbol
        super.init(frame: CGRect(x: 0, y: 0, width: BarSymbol.size, height: BarSymbol.size))
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { symbol?.draw(in: color ?? tintColor) }
    override func tintColorDidChange() { setNeedsDisplay() }
}
