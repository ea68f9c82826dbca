//: # Chasing the lights
//:
//: Pressing the squares below the lit squares of a row turns that row off. Done row by row, this chases the lights down to the
//: last row. **Change `7` and save**: some games are solved this way, and others leave lights in the last row.
import PlaygroundSupport

let gc = LightsOutController(seed: 7)
gc.fadeTime = 0.5
gc.background = Color(rgb: 0x613583)
PlaygroundPage.current.liveView = gc

for row in 1..<5 {
    for column in 0..<5 where gc.isLit(column, row - 1) { gc.press(column, row) }
}

gc.happened = { event in
    if case .pressed(let square) = event { print("Row \(square / 5 + 1), column \(square % 5 + 1)") }
}
