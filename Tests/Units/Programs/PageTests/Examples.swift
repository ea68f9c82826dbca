// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import Foundation
import PageSource
import Testing

/// Returns a playground that comes with the program.
nonisolated func playground(_ name: String) throws -> Playground {
    try Playground(path: dataFolder.appending(path: "pages/\(name).playground").path)
}

/// Builds a page of a playground that comes with the program.
func example(_ name: String, _ page: String) throws -> BuiltPage {
    let page = try #require(try playground(name).pages.first { $0.name == page })
    return try BuiltPage(page, in: FileManager.default.temporaryDirectory.appending(path: UUID().uuidString))
}
