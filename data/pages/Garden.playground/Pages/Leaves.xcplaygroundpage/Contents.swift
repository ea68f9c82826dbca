/*:
 # Leaves

 A playground may have several pages. They share the files in `Sources`, here the colours, and the pictures in
 `Resources`, here a leaf.

 [On to the pond](@next)
*/
import PlaygroundSupport

let gc = GameController(seed: 21)
PlaygroundPage.current.liveView = gc

gc.size = "4x3"
gc.padding = 16
gc.background = Palette.moss
gc.backImage = Image(named: "leaf")!

//: Every tap is told, besides being a tap on the board.
let tap = TapGestureRecognizer { tap in
    print("Tapped at \(Int(tap.location.x)), \(Int(tap.location.y)).")
}
gc.addGestureRecognizer(tap)
