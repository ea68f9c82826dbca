// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Testing

/// Key files, which GLib writes in the same way.
struct KeyFileTests {
    @Test func groupsAndValuesAreRead() {
        let file = KeyFile("# a comment\n[One]\na = b\nc=  d \n\n[Two]\na=\\sx\\n\\\\\\t\\q\nnothing\n")
        #expect(file.groups == ["One": ["a": "b", "c": "d "], "Two": ["a": " x\n\\\t\\q"]])
    }

    @Test func textIsReadAsItWasWritten() {
        let file = KeyFile(groups: ["One": ["a": " b\\s", "c": "d\r\ne\t"], "Two": ["ü": "=\u{301}"]])
        #expect(KeyFile(file.text) == file)
        #expect(file.text.hasPrefix("[One]\na=\\sb\\\\s\nc=d\\r\\ne\\t\n\n[Two]\n"))
    }
}
