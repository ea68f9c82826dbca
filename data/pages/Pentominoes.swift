/*:
 # Five squares each

 Twelve tiles can be made of five squares. On this little board four of them shall lie; drag them, and turn them with the
 wheel or the key R.

 **Change the name of the puzzle and save**: `"3x5"` is the smallest, then come `"4x5"`, `"5x5"`, `"5x6"` and so on to
 `"5x10"`; `"6x10"` takes all twelve.
*/
import PlaygroundSupport

let gc = TileController(seed: 3)
PlaygroundPage.current.liveView = gc

gc.puzzle = "4x5"
gc.background = Color(rgb: 0x26547C)
gc.boardColor = Color(rgb: 0x12283B)

/*:
 ## Help while you think

 Where no tile can ever lie, the board says so at once. Put a tile where it leaves two squares alone, and see.

 - Experiment: Take the letters off the tiles with `gc.showsLetters = false`, and make those that wait larger with
   `gc.trayScale = 70`.
*/
gc.marksDeadRegions = true

//: Tiles take their time here. A `glideTime` of `0.05` is for the impatient.
gc.glideTime = 0.6

gc.happened = { event in
    switch event {
    case .placed(let placement): print("\(placement.tile.letter) lies. Ways on: \(gc.countSolutions())")
    case .finished: print("Filled, in \(gc.game.moveCount) moves.")
    default: break
    }
}

//: The last line, `gc.watch()`, lays a solution tile by tile. Take away the two strokes before it.
// gc.watch()
