// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import Foundation
import PageBuild
import PageSource
import Testing

/// Pages built by the driver because of an unknown toolchain layout.
struct DriverBuildTests {
    @Test func pageBuiltByTheDriverIsShown() throws {
        let driver = try #require(BuiltPage.toolchain?.driver)
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "Page.swift")
        try """
        import PlaygroundSupport
        let gc = GameController(seed: 7)
        gc.padding = 33
        print(gc.padding)
        PlaygroundPage.current.liveView = gc
        """.write(to: file, atomically: true, encoding: .utf8)
        let page = try Playground(path: file.path).pages[0]
        let toolchain = Toolchain(driver: driver, description: "{}")
        #expect(toolchain.parts == nil && toolchain.libraries == BuiltPage.toolchain?.libraries)
        let running = try RunningPage(BuiltPage(page, in: folder, with: toolchain), data: dataFolder.path)
        #expect(try running.loaded().hasView)
        #expect(running.output == "33.0\n")
    }
}
