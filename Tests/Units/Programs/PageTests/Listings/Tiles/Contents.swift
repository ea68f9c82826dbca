// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import PlaygroundSupport
import UIKit

class TileView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .orange
        layer.borderWidth = 2
        layer.borderColor = UIColor.black.cgColor
    }

    required init?(coder aDecoder: NSCoder) { fatalError() }
}

class BoardController: UIViewController, UIGestureRecognizerDelegate {
    var pan: UIPanGestureRecognizer!
    var tap: UITapGestureRecognizer!
    var tile: TileView?
    var start = CGPoint.zero

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .darkGray
        view.isMultipleTouchEnabled = true
        for i in 0..<3 {
            let tile = TileView(frame: CGRect(x: 20 + i * 120, y: 50, width: 100, height: 50))
            tile.tag = i + 1
            view.addSubview(tile)
        }
        pan = UIPanGestureRecognizer { [unowned self] recognizer in self.handlePan(recognizer) }
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        view.addGestureRecognizer(pan)
        tap = UITapGestureRecognizer { [unowned self] _ in self.turn() }
        view.addGestureRecognizer(tap)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer == tap { return tile != nil }
        return view.hitTest(gestureRecognizer.location(in: view), with: nil) is TileView
    }

    func handlePan(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            tile = view.hitTest(recognizer.location(in: view), with: nil) as? TileView
            start = tile!.center
            view.bringSubviewToFront(tile!)
            print("Picked up \(tile!.tag)")
        case .changed:
            let translation = recognizer.translation(in: view)
            tile?.center = CGPoint(x: start.x + translation.x, y: start.y + translation.y)
        case .ended, .cancelled:
            print("Dropped \(tile!.tag)")
            tile = nil
        default:
            break
        }
    }

    func turn() {
        guard let tile = tile else { return }
        UIView.animate(withDuration: 0.2) { tile.transform = tile.transform.rotated(by: .pi / 2) }
        print("Turned \(tile.tag)")
    }
}

PlaygroundPage.current.liveView = BoardController()
