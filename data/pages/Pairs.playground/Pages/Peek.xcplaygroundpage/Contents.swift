/*:
 # 8. A peek

 The game is finished, so it has moved to the file `Sources/Game.swift` next to this page. The page only uses it.

 Press and hold the table for two seconds: all cards turn over for a moment. The page counts how often you do that.

 - Experiment: Let a peek cost two moves.

 [Previous: Taps and pairs](@previous)
*/
import PlaygroundSupport

let game = Game()
game.backImage = Image(named: "b")
game.padding = 20
PlaygroundPage.current.liveView = game

var peeks = 0

let press = LongPressGestureRecognizer {
    game.quickPeek()
    peeks += 1
    print("You peeked \(peeks) time(s).")
}
press.minimumPressDuration = 2
game.view.addGestureRecognizer(press)
