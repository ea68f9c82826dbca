/*:
 # Leaves

 A playground can have several pages. They share the files in `Sources`, which define the colors here, and the pictures
 in `Resources`, such as the leaf on these cards.

 [Next: The pond](@next)
*/
import PlaygroundSupport

let gc = GameController(seed: 21)
PlaygroundPage.current.liveView = gc

gc.size = "4x3"
gc.padding = 16
gc.background = Palette.moss
gc.backImage = Image(named: "leaf")!

//: The page prints the location of each tap. The board still handles the tap as well.
let tap = TapGestureRecognizer { tap in
    print("Tapped at \(Int(tap.location.x)), \(Int(tap.location.y)).")
}
gc.addGestureRecognizer(tap)

//: [Next: The pond](@next)
