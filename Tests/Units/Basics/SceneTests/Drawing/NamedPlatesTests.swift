// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

/// Plates that are looked up by name.
struct NamedPlatesTests {
    private var plates = NamedPlates<String>()

    init() { for name in ["front", "back"] { plates.paint(name, as: plate(.white)) } }

    @Test func eachNameHasItsOwnPlate() {
        #expect(plates.plates.count == 2 && plates["front"] != plates["back"])
        for name in ["front", "back"] {
            #expect(plates.name(of: plates[name]) == name && plates.plates.has(plates[name]))
        }
    }

    @Test mutating func repaintedPlateKeepsItsID() {
        let back = plates["back"]
        plates.paint("back", as: plate(.black))
        plates.paint("edge", as: plate(.white))
        #expect(plates["back"] == back && plates.plates[back] == plate(.black))
        #expect(plates.plates[plates["front"]] == plate(.white) && plates.plates.count == 3)
    }

    /// The painter compares all plates in each frame.
    @Test mutating func repaintingWithoutAChangeKeepsTheStorage() {
        let before = plates.plates
        plates.paint("back", as: plate(.white))
        before.withUnsafeBufferPointer { old in
            plates.plates.withUnsafeBufferPointer { new in #expect(old.baseAddress == new.baseAddress) }
        }
    }

    @Test func plateIDsFromAnotherSceneAreUnknown() {
        for place in [2, -1, .max, .min] { #expect(!plates.plates.has(PlateID(index: place))) }
    }

    private func plate(_ fill: Color) -> Plate {
        Plate(size: Size(width: 120, height: 141), cornerRadius: 10, fill: fill)
    }
}
