import PlaygroundSupport
import UIKit

let gc = GameController()
PlaygroundPage.current.liveView = gc

gc.backImage = UIImage(color: UIColor.orange, size: CGSize(width: 50, height: 50))!
gc.padding = 30

var quickPeekCount = 0

class Handler {
    @objc static func handlePress(_ recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .began {
            gc.quickPeek()
            quickPeekCount += 1
            print("You peeked \(quickPeekCount) time(s).")
        }
    }
}

let press = UILongPressGestureRecognizer(target: Handler.self, action: #selector(Handler.handlePress))
press.minimumPressDuration = 2.0
gc.view.addGestureRecognizer(press)
