// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import UIKit

extension UIImage {
    public convenience init?(color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) {
        let rect = CGRect(origin: .zero, size: size)
        UIGraphicsBeginImageContextWithOptions(rect.size, false, 0.0)
        color.setFill()
        UIRectFill(rect)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        guard let cgImage = image?.cgImage else { return nil }
        self.init(cgImage: cgImage)
    }
}

let cardWidth = CGFloat(120)
let cardHeight = CGFloat(141)
let faces = ["bear", "bee", "crab", "duck", "fox", "frog", "lion", "owl"]

public class Card: UIImageView {
    public let x: Int
    public let y: Int

    public init(image: UIImage?, x: Int, y: Int) {
        self.x = x
        self.y = y
        super.init(image: image)
        self.backgroundColor = .gray
        self.layer.cornerRadius = 10.0
        self.isUserInteractionEnabled = true
    }

    public required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

public class GameController: UIViewController {
    public var padding = CGFloat(20) {
        didSet { resetGrid() }
    }
    public var backImage: UIImage = UIImage(color: .red, size: CGSize(width: cardWidth, height: cardHeight))! {
        didSet {
            for case let card as Card in view.subviews { card.image = backImage }
        }
    }
    var viewWidth: CGFloat { get { return 4 * cardWidth + 5 * padding } }
    var viewHeight: CGFloat { get { return 4 * cardHeight + 5 * padding } }
    var numbers = [Int]()
    var firstCard: Card?

    public init() {
        super.init(nibName: nil, bundle: nil)
        shuffle()
    }

    public required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func shuffle() {
        let all = Array(0..<8) + Array(0..<8)
        numbers = all.shuffled()
    }

    public override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: viewWidth, height: viewHeight))
        view.backgroundColor = .blue
        let tap = UITapGestureRecognizer(target: self, action: #selector(GameController.handleTap(_:)))
        view.addGestureRecognizer(tap)
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for x in 0...3 {
            for y in 0...3 {
                let card = Card(image: backImage, x: x, y: y)
                card.tag = numbers[4 * x + y]
                card.center = CGPoint(x: view.center.x, y: view.center.y)
                card.bounds = CGRect(x: 0, y: 0, width: cardWidth, height: cardHeight)
                view.addSubview(card)
                UIView.animate(withDuration: 1.0, animations: { card.center = self.centerOfCardAt(x, y) })
            }
        }
    }

    func resetGrid() {
        view.frame = CGRect(x: 0, y: 0, width: viewWidth, height: viewHeight)
        for case let card as Card in view.subviews { card.center = centerOfCardAt(card.x, card.y) }
    }

    func centerOfCardAt(_ x: Int, _ y: Int) -> CGPoint {
        let (w, h) = (cardWidth + padding, cardHeight + padding)
        return CGPoint(x: CGFloat(x) * w + w / 2 + padding / 2, y: CGFloat(y) * h + h / 2 + padding / 2)
    }

    @objc func handleTap(_ recognizer: UITapGestureRecognizer) {
        guard let card = view.hitTest(recognizer.location(in: view), with: nil) as? Card else { return }
        if let first = firstCard, first == card { return }
        UIView.transition(
            with: card, duration: 0.5, options: .transitionFlipFromLeft,
            animations: { card.image = UIImage(named: faces[card.tag]) },
            completion: { finished in
                guard let first = self.firstCard else {
                    self.firstCard = card
                    return
                }
                self.firstCard = nil
                if first.tag == card.tag {
                    UIView.animate(
                        withDuration: 0.5,
                        animations: {
                            first.alpha = 0.0
                            card.alpha = 0.0
                        },
                        completion: { _ in
                            first.removeFromSuperview()
                            card.removeFromSuperview()
                        })
                } else {
                    for one in [first, card] {
                        UIView.transition(
                            with: one, duration: 0.5, options: .transitionFlipFromLeft,
                            animations: { one.image = self.backImage })
                    }
                }
            })
    }

    public func quickPeek() {
        for case let card as Card in view.subviews {
            UIView.transition(
                with: card, duration: 1.0, options: .transitionFlipFromLeft,
                animations: { card.image = UIImage(named: faces[card.tag]) },
                completion: { _ in
                    UIView.transition(
                        with: card, duration: 1.0, options: .transitionFlipFromLeft,
                        animations: { card.image = self.backImage }, completion: nil)
                })
        }
    }
}
