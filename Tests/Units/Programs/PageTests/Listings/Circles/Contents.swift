import PlaygroundSupport
import UIKit

let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
view.backgroundColor = UIColor(red: 0.1, green: 0.3, blue: 0.3, alpha: 1)

class CircleView: UILabel {
    var dx = CGFloat(0)
    var dy = CGFloat(0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        textAlignment = .center
        textColor = UIColor.white
        backgroundColor = UIColor.red
        font = UIFont.systemFont(ofSize: 20)
        layer.cornerRadius = frame.size.width / 2
        layer.masksToBounds = true
        isUserInteractionEnabled = true
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }
}

var circles = [CircleView]()
for i in 1...4 {
    let circle = CircleView(frame: CGRect(x: 80 * i, y: 60 * i, width: 40, height: 40))
    circle.text = "\(i)"
    circle.tag = i
    circle.dx = CGFloat(i)
    circle.dy = CGFloat(-i)
    view.addSubview(circle)
    circles.append(circle)
}

func update(_ link: CADisplayLink) {
    for circle in circles {
        circle.center = CGPoint(x: circle.center.x + circle.dx, y: circle.center.y + circle.dy)
        if circle.frame.minX < 0 || circle.frame.maxX > view.bounds.width { circle.dx = -circle.dx }
        if circle.frame.minY < 0 || circle.frame.maxY > view.bounds.height { circle.dy = -circle.dy }
    }
}

let displayLink = CADisplayLink { link in update(link) }
displayLink.add(to: .main, forMode: .common)

let tap = UITapGestureRecognizer { recognizer in
    guard let circle = view.hitTest(recognizer.location(in: view), with: nil) as? CircleView else { return }
    print("Tapped \(circle.tag)")
    circles = circles.filter { $0 != circle }
    UIView.animate(
        withDuration: 1.0, delay: 0.0, options: [.curveEaseInOut],
        animations: {
            circle.center = CGPoint(x: 200, y: 380)
            circle.transform = CGAffineTransform(scaleX: 0.5, y: 0.5).rotated(by: CGFloat.pi)
        }
    ) { finished in
        print("Landed \(circle.tag) \(finished)")
    }
}
view.addGestureRecognizer(tap)

PlaygroundPage.current.liveView = view
