/*:
 # A jump

 Tap the view: the ball jumps, but not onto the shelf. Now drag the slider below the view back to the middle of the jump.
 **Hold Ctrl and drag `7.5`** to the right: the colored line shows where the ball flies with the new number, and the
 gray line how it flew before. When the colored line ends on the shelf, let go, and press Play.
*/
import PlaygroundSupport

/// The speed upward at the beginning, in meters a second.
let force = 7.5

let area = View(frame: Rect(x: 0, y: 0, width: 560, height: 350))
area.backgroundColor = Color(red: 0.78, green: 0.9, blue: 0.96, alpha: 1)
let shelf = View(frame: Rect(x: 245, y: 114, width: 160, height: 14))
let ground = View(frame: Rect(x: 0, y: 320, width: 560, height: 30))
for surface in [shelf, ground] {
    surface.backgroundColor = Color(red: 0.32, green: 0.6, blue: 0.36, alpha: 1)
    area.addSubview(surface)
}

final class Ball: View {
    override func accessibilityActivate() -> Bool {
        jump()
        return true
    }
}

let start = Point(x: 90, y: 300)
let ball = Ball(frame: Rect(x: 0, y: 0, width: 40, height: 40))
ball.center = start
ball.backgroundColor = .systemOrange
ball.layer.cornerRadius = 20
ball.isAccessibilityElement = true
ball.accessibilityLabel = "Ball"
ball.accessibilityHint = "Return lets it jump"
area.addSubview(ball)

let result = Label(frame: Rect(x: 20, y: 20, width: 200, height: 30))
result.textColor = .black
area.addSubview(result)

/// Points per meter.
let scale = 60.0
var (across, upward) = (0.0, 0.0)

func jump() {
    ball.center = start
    (across, upward) = (2.5, force)
    result.text = ""
}

let link = DisplayLink { link in
    guard across > 0 else { return }
    let bottom = ball.frame.maxY
    upward -= 9.8 * link.duration
    ball.center.x += across * link.duration * scale
    ball.center.y -= upward * link.duration * scale
    for surface in [shelf, ground] where bottom <= surface.frame.minY && ball.frame.maxY >= surface.frame.minY {
        guard surface.frame.minX...surface.frame.maxX ~= ball.center.x else { continue }
        ball.center.y = surface.frame.minY - 20
        across = 0
        result.text = surface == shelf ? "On the shelf" : "Not on the shelf"
        UIAccessibility.post(notification: .announcement, argument: result.text)
    }
}

area.addGestureRecognizer(TapGestureRecognizer { jump() })
PlaygroundPage.current.liveView = area
