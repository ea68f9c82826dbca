/*:
 # Five squares each

 Five squares can form twelve different tiles. Four of them fill this small board. Drag them onto the board, and rotate
 them with the mouse wheel or the R key.

 **Change the name of the puzzle**: `"3x5"` is the smallest, followed by `"4x5"`, `"5x5"`, `"5x6"` and so on up to
 `"5x10"`. `"6x10"` uses all twelve tiles.
*/
import PlaygroundSupport

let gc = TileController(seed: 3)
PlaygroundPage.current.liveView = gc

gc.puzzle = "4x5"
gc.background = Color(rgb: 0x26547C)
gc.boardColor = Color(rgb: 0x12283B)

/*:
 ## Hints while you play

 The board immediately marks areas that cannot be filled. Try it: place a tile so that it cuts off two squares.

 - Experiment: Hide the letters on the tiles with `gc.showsLetters = false`, and enlarge the waiting tiles with
   `gc.trayScale = 70`.
*/
gc.marksDeadRegions = true

//: Tiles glide slowly on this page. If that is too slow for you, set `glideTime` to `0.05`.
gc.glideTime = 0.6

gc.happened = { event in
    switch event {
    case .placed(let placement): print("\(placement.tile.letter) lies. Ways on: \(gc.countSolutions())")
    case .finished: print("Filled, in \(gc.game.moveCount) moves.")
    default: break
    }
}

//: Want to see a solution, tile by tile? Remove the two slashes in front of the last line, `gc.watch()`.
// gc.watch()
