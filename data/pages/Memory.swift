/*:
 # Cards that breathe

 This is a page of Swift, and beside it is the board that it makes. **Change a number and save**: the board is dealt
 again and shows what you have written.

 Begin with `padding`, the space between the cards. Try `0`, then `75`.
*/
import PlaygroundSupport

let gc = GameController(seed: 7)
PlaygroundPage.current.liveView = gc

gc.padding = 24
gc.backImage = Image(named: "b")!
gc.backColor = Color(rgb: 0xE66100)
gc.background = Color(rgb: 0x1A5FB4)

/*:
 ## A peek that counts

 Rest on the board for two seconds to see all cards for a moment. This page has its own long press, which takes the place
 of the board's. What it prints is in the console below.
*/
var peeks = 0

let press = LongPressGestureRecognizer {
    gc.quickPeek()
    peeks += 1
    print("You peeked \(peeks) time(s).")
}
press.minimumPressDuration = 2
gc.addGestureRecognizer(press)

/*:
 ## A board that answers

 Each pair brings the cards closer together, each miss drives them apart.

 - Experiment: Have a miss change `gc.background` instead, or let `gc.turnTime` grow.
*/
gc.happened = { event in
    switch event {
    case .paired(let card, _):
        gc.padding -= 6
        print("A pair: \(gc.board.face(of: card).name)")
    case .missed: gc.padding += 6
    case .finished: print("All found in \(gc.game.moves) moves.")
    default: break
    }
}

//: No patience? The last line, `gc.watch()`, lets one play who forgets nothing. Take away the two strokes before it.
// gc.watch()
