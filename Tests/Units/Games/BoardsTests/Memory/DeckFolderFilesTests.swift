// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Testing

/// The files of a folder that make up a deck.
struct DeckFolderFilesTests {
    @Test func facesAreInNumericOrderAndBIsTheBack() {
        let names = (1...10).map { "\($0).png" }
        for start in 0..<10 {
            let rotated: [String] = Array(names[start...]) + ["b.png"] + names[..<start]
            let files = DeckFolderFiles(names: rotated)
            #expect(files.pairs.map { $0.map(\.name) } == names.map { [$0, $0] })
            #expect(files.pairs.map { $0[0].title } == (1...10).map(String.init))
            #expect(files.back?.name == "b.png")
        }
    }

    @Test(arguments: [
        ["a.png", "B.png", "c.png"], ["2 cats.png", "10 cats.png"], ["cat2.png", "cat10.png"],
        ["1.png", "01.png", "2.png"], ["1.png", "1a.png", "2.png", "a.png"], ["x1y2.png", "x1y10.png", "x2y1.png"],
        ["cat.png", "cats.png"], ["7.png", "20260101000000.png", "99999999999999999998.png"],
    ])
    func namesAreInNaturalOrder(names: [String]) {
        for names in [names, names.reversed()] {
            let sorted = DeckFolderFiles(names: names).pairs.map { $0[0].name }
            #expect(Set(sorted) == Set(names))
            #expect(
                sorted == DeckFolderFiles(names: names.sorted()).pairs.map { $0[0].name }, "the order must be stable")
        }
        guard names.first != "1.png" || names.count != 3 else { return }
        #expect(DeckFolderFiles(names: names.reversed()).pairs.map { $0[0].name } == names)
    }

    /// Numbers can have more digits than fit into a machine word.
    @Test func veryLongNumbersAreSortedToo() {
        let names = ["9", "99999999999999999999", "100000000000000000000"].map { "\($0).png" }
        #expect(DeckFolderFiles(names: names.reversed()).pairs.map { $0[0].name } == names)
    }

    @Test(arguments: ["b.png", "b.svg", "b.jpg", "b.JPEG", "b.webp"])
    func pictureNamedBIsTheBack(name: String) {
        let files = DeckFolderFiles(names: ["1.png", name, "bb.png"])
        #expect(files.back?.name == name)
        #expect(files.pairs.map { $0[0].name } == ["1.png", "bb.png"])
    }

    @Test func withoutBThereIsNoBack() {
        #expect(DeckFolderFiles(names: ["a.png", "ab.png", "b1.png"]).back == nil)
        #expect(DeckFolderFiles(names: []).back == nil)
        #expect(DeckFolderFiles(names: []).pairs.isEmpty)
    }

    /// A back is always a picture. A text file with that name is a face.
    @Test func textNamedBIsAFace() {
        let files = DeckFolderFiles(names: ["a.txt", "b.txt", "c.txt"])
        #expect(files.back == nil)
        #expect(files.pairs.map { $0[0].name } == ["a.txt", "b.txt", "c.txt"])
    }

    @Test(arguments: [
        (["cat.a.png", "cat.b.png"], [false, false]), (["cat.a.png", "cat.b.txt"], [false, true]),
        (["cat.a.txt", "cat.b.png"], [true, false]), (["cat.a.txt", "cat.b.txt"], [true, true]),
        (["cat.a.svg", "cat.b.JPG"], [false, false]),
    ])
    func filesNamedAAndBMakeAPairOfDifferentFaces(names: [String], texts: [Bool]) throws {
        for names in [names, names.reversed()] {
            let files = DeckFolderFiles(names: names)
            let pair = try #require(files.pairs.first)
            #expect(files.pairs.count == 1)
            #expect(pair.map(\.name) == names.sorted())
            #expect(pair.map(\.title) == ["cat", "cat"])
            #expect(pair.map(\.isText) == texts)
        }
    }

    @Test(arguments: ["cat.a.png", "cat.b.png", "cat.c.png", "cat.a.txt"])
    func oneHalfOfAPairIsAnOrdinaryFace(name: String) {
        let files = DeckFolderFiles(names: [name, "dog.a.png", "dog.b.png"])
        #expect(files.pairs.map { $0.map(\.name) } == [[name, name], ["dog.a.png", "dog.b.png"]])
        #expect(files.pairs[0].map(\.title) == Array(repeating: String(name.dropLast(4)), count: 2))
    }

    @Test func ordinaryFacesAndPairsOfDifferentFacesCanBeMixed() {
        let files = DeckFolderFiles(names: ["b.png", "3.png", "2.b.txt", "1.png", "2.a.png", "10.png"])
        #expect(
            files.pairs.map { $0.map(\.name) } == [
                ["1.png", "1.png"], ["2.a.png", "2.b.txt"], ["3.png", "3.png"], ["10.png", "10.png"],
            ])
        #expect(files.back?.name == "b.png")
    }

    @Test func hiddenFilesAndOtherTypesAreIgnored() {
        let foreign = [
            ".hidden.png", ".png", ".b.png", "..png", "README", "README.md", "Thumbs.db", "a.mp3", "1.png~",
            "2.png.bak",
            "movie.mov", "png", "", ".", "..", "x.",
        ]
        let files = DeckFolderFiles(names: foreign + ["1.png"])
        #expect(files.pairs.map { $0[0].name } == ["1.png"])
        #expect(files.back == nil)
    }

    @Test(arguments: ["png", "PNG", "jpg", "jpeg", "svg", "gif", "webp", "bmp", "tif", "tiff", "Tiff"])
    func theseExtensionsArePictures(ending: String) {
        let files = DeckFolderFiles(names: ["cat.\(ending)"])
        #expect(files.pairs.map { $0.map(\.isText) } == [[false, false]])
        #expect(files.pairs.first?.first?.title == "cat")
    }

    /// Two files that lead to the same face must not become two pairs.
    @Test func noFileIsInTwoPairs() {
        let files = DeckFolderFiles(names: ["cat.a.png", "cat.a.jpg", "cat.b.png", "cat.b.txt", "1.png", "1.jpg"])
        let names = files.pairs.flatMap { Set($0.map(\.name)) }
        #expect(Set(names).count == names.count)
    }

    @Test func namesCanBeInAnyScript() {
        let files = DeckFolderFiles(names: ["äpfel.png", "Żaba.png", "猫.a.png", "猫.b.txt", "😀.png"])
        #expect(files.pairs.count == 4)
        #expect(files.pairs.contains { $0.map(\.name) == ["猫.a.png", "猫.b.txt"] })
    }
}
