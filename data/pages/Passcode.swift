/*:
 # Faster and faster

 Numbered circles drift about, and four bases ask for four of them. Tap the right ones in their order.

 Each right one makes the others faster here, each wrong one gives you a moment to breathe. **Change `25` and save.**
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
 ## A message for somebody

 Four right taps turn a card over. Write on it what you like: the way to a present, for instance. A picture of yours goes
 into a folder `Resources` beside this page, and is found by its name.

 - Note: Where there is no such picture, `Image(named:)` has none to give, and the `!` behind it ends the page. The console
   says in which line.
*/
gc.card1Title = "Look up"
gc.card1Text = "The first half of the way is where the stars would be if they had a lamp."
gc.card1Picture = Image(named: "lighthouse")!

gc.card2Title = "Look down"
gc.card2Text = "The second half lies under what you read last."
gc.card2Picture = Image(named: "owl")!
