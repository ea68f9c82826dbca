/*:
 # The pond

 Twelve circles, slow as water lilies. The further you come, the larger they grow.

 [Back to the leaves](@previous)
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
