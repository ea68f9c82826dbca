// SPDX-License-Identifier: GPL-3.0-or-later
import PageBuild
import Testing

/// The places with which lines of the console begin.
struct MessagePlaceTests {
    private let files = ["/pages/Page.swift", "/pages/Sources/Größe 1.swift"]

    @Test func placesOfFilesAreFound() throws {
        let error = try #require(MessagePlace(in: "Page.swift:3:7: error: no: 5", of: files))
        #expect(error.path == files[0] && error.line == 3 && error.column == 7 && error.length == 14)
        let crash = try #require(MessagePlace(in: "Größe 1.swift:12: Index out of range", of: files))
        #expect(crash.path == files[1] && crash.line == 12 && crash.column == 1 && crash.length == 16)
    }

    @Test(arguments: [
        "Other.swift:3:7: error", "Page.swift", "Page.swift:", "Page.swift: 3", "Page.swift:0: x", "Page.swift:3", "",
        "in Page.swift:3:7: error",
    ])
    func otherLinesHaveNone(line: String) { #expect(MessagePlace(in: line, of: files) == nil) }
}
