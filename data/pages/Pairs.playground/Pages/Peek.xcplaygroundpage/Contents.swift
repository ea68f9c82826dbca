/*:
 # 8. A peek

 The game is finished, so it has moved to the file `Sources/Game.swift` next to this page. The page only uses it.

 Press and hold the table for two seconds: all cards turn over for a moment. The page counts how often you do that. With
 the keyboard, press Shift+F10 on a card.

 - Experiment: Let a peek cost two moves, which `game.moves` counts.

 [Previous: Taps and pairs](@previous)
*/
import PlaygroundSupport

let game = Game()
game.backImage = Image(named: "b")
game.padding = 20
PlaygroundPage.current.liveView = game

var peeks = 0

func peek() {
    game.quickPeek()
    peeks += 1
    print("You peeked \(peeks) time(s).")
}

let press = LongPressGestureRecognizer { peek() }
press.minimumPressDuration = 2
game.view.addGestureRecognizer(press)

let action = AccessibilityCustomAction(name: "Peek") { _ in
    peek()
    return true
}
for card in game.view.subviews { card.accessibilityCustomActions = [action] }
