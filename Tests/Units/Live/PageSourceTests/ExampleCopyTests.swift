// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import PageSource
import TemporaryFolders
import Testing

struct ExampleCopyTests {
    private let folder = TemporaryFolder()

    @Test func exampleIsCopiedUnderAnUnusedName() throws {
        folder.write("pages/Memory.swift", "//: # Cards\n//: are dealt")
        folder.write("pages/Plain.swift", "print(1)")
        folder.write("pages/Two.playground/Pages/One.xcplaygroundpage/Contents.swift", "/*: # First */")
        folder.write("pages/Two.playground/Resources/a.png", "\u{1}\u{2}")
        folder.write("pages/notes.txt")
        let examples = Examples.all(in: folder.path + "/pages")
        #expect(examples.map(\.name) == ["Memory", "Plain", "Two"])
        #expect(examples.map(\.title) == ["Cards", "Plain", "First"])
        folder.write("mine/Memory.swift", "mine")
        let copy = Examples.copy(examples[0], into: folder.path + "/mine")
        #expect(copy == folder.path + "/mine/Memory 2.swift")
        #expect(Disk.text(of: folder.path + "/mine/Memory.swift") == "mine")
        #expect(Disk.text(of: copy ?? "") == "//: # Cards\n//: are dealt")
        let playground = try #require(Examples.copy(examples[2], into: folder.path + "/mine"))
        #expect(try Playground(path: playground).pages.map(\.name) == ["One"])
        #expect(Disk.text(of: playground + "/Resources/a.png") == "\u{1}\u{2}")
        #expect(Examples.copy(examples[0], into: "/dev/null/nowhere") == nil)
    }
}
