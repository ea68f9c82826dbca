/*:
 # The pond

 Twelve circles drift as slowly as water lilies. They grow larger with each round that you win.

 [Previous: Leaves](@previous)
*/
import PlaygroundSupport

let gc = CircleController(seed: 21)
PlaygroundPage.current.liveView = gc

gc.background = Palette.pond
gc.speed = 30
gc.flightTime = 2

gc.happened = { event in
    if case .roundWon(let round) = event { gc.diameter = 40 + 12 * Double(round + 1) }
}
