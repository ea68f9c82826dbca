/*:
 # Faster and faster

 Numbered circles drift across the board, and each of the four bases needs one of them. Tap the right circles in order.

 On this page, each correct tap makes the circles faster, and a wrong one slows them down again. **Change `25`.**
*/
import PlaygroundSupport

let gc = CircleController(seed: 12)
PlaygroundPage.current.liveView = gc

gc.circleCount = "8"
gc.diameter = 56
gc.speed = 60
gc.background = Color(rgb: 0x613583)

gc.happened = { event in
    switch event {
    case .right:
        gc.speed += 25
        print("Speed: \(Int(gc.speed)) %")
    case .wrong: gc.speed = 60
    default: break
    }
}

/*:
 ## A message for someone

 Four correct taps turn over a card. Write whatever you like on it, such as directions to a hidden present. To use a
 picture of your own, put it into a folder named `Resources` next to this page, and refer to it by name.

 - Note: If there is no picture with that name, `Image(named:)` returns `nil`, and the `!` after it makes the page
   crash. The console shows the line number.
*/
gc.card1Title = "Look up"
gc.card1Text = "The first half of the way is where the stars would be if they had a lamp."
gc.card1Picture = Image(named: "lighthouse")!

gc.card2Title = "Look down"
gc.card2Text = "The second half lies under what you read last."
gc.card2Picture = Image(named: "owl")!
