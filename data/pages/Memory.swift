/*:
 # Cards that breathe

 This is a Swift page, and next to it is the board that it creates. **Change a number**: the page runs again, and the
 board shows your change.

 Start with `padding`, the space between the cards. Try `0`, then `75`.
*/
import PlaygroundSupport

let gc = GameController(seed: 7)
PlaygroundPage.current.liveView = gc

gc.padding = 24
gc.backImage = Image(named: "b")!
gc.backColor = Color(rgb: 0xE66100)
gc.background = Color(rgb: 0x1A5FB4)

/*:
 ## Counting peeks

 Press and hold the board for two seconds to peek at all cards. This page adds its own long press, which replaces the
 board’s. The console below shows what it prints.
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
 ## Reacting to the game

 Each pair moves the cards closer together, and each miss moves them apart.

 - Experiment: Change `gc.background` after a miss instead, or increase `gc.turnTime`.
*/
gc.happened = { event in
    switch event {
    case .paired(let cards):
        gc.padding -= 6
        print("A pair: \(gc.board.face(of: cards[0]).name)")
    case .missed: gc.padding += 6
    case .finished: print("All found in \(gc.game.moves) moves.")
    default: break
    }
}

//: Want to watch a perfect game? Remove the two slashes in front of the last line, `gc.watch()`.
// gc.watch()
