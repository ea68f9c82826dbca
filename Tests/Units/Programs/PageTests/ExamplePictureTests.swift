// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import Foundation
import GtkKit
import PageLink
import Scene
import TestTiers
import Testing

@testable import PaintedTrees

/// The examples compared with pictures of them, painted as in the window.
///
/// If a page is meant to look different, delete its picture and run the tests, which write a new one.
struct ExamplePictureTests {
    /// The pages whose controls look different in the dark style and right to left.
    nonisolated private static let pagesWithControls = [("DrawingPad", "Drawing Pad"), ("Pendulum", "Pendulum")]

    @Test(arguments: someCases(of: ExampleTests.pages, oneIn: 3))
    func pageLooksLikeItsPicture(name: String, page: String) throws {
        let tree = try tree(of: example(name, page), page)
        try compare(tree, with: "\(name) \(page)")
    }

    @Test(arguments: pagesWithControls) func darkPageLooksLikeItsPicture(name: String, page: String) throws {
        let tree = try tree(of: example(name, page), page, isDark: true)
        try compare(tree, with: "\(name) \(page) Dark", on: Color(rgb: 0x242424))
    }

    @Test(arguments: pagesWithControls) func mirroredPageLooksLikeItsPicture(name: String, page: String) throws {
        let tree = try tree(of: example(name, page), page, readsRightToLeft: true)
        try compare(tree, with: "\(name) \(page) Right to Left")
    }

    /// The two kinds of render nodes are not drawn in exactly the same way. Neither are those of other versions of GTK.
    @Test(arguments: [("Circles", "Bounce"), ("Pendulum", "Pendulum"), ("SlidingPuzzle", "Sliding Puzzle")])
    func smallDifferencesAreAllowed(name: String, page: String) throws {
        let tree = try tree(of: example(name, page), page)
        let picture = "\(name) \(page)"
        #expect(try differingBlocks(of: tree, from: picture, usesCairo: false) <= Self.allowedBlocks)
    }

    /// Each of these changes is noticed.
    @Test(
        arguments: someCases(
            of: [
                ("Pairs", "Card", "cornerRadius = 16", "cornerRadius = 40"),
                ("Pairs", "Grid", "in 0..<columns {", "in 0..<columns where column + row > 0 {"),
                ("Pairs", "Grid", "0xE66100", "0xE68A1A"), ("Pairs", "Back", #"named: "b""#, #"named: "fox""#),
                ("Pairs", "LiveView", ".alpha = 1", ".alpha = 0.5"),
                ("Pairs", "Observer", "let edge = ", "let edge = 8 + "),
                ("Circles", "Labels", "CGFloat = 48", "CGFloat = 40"), ("Circles", "Bounce", "0xC64600", "0xC6006F"),
                ("Circles", "Bounce", "dx: 60", "dx: 66"), ("Circles", "Flight", "Duration: 1.2", "Duration: 0.6"),
                ("Pendulum", "Pendulum", "angle = 0.7", "angle = 0.75"), ("Pendulum", "Pendulum", "1.2, in", "1.3, in"),
                ("SlidingPuzzle", "Sliding Puzzle", "0x26A269", "0x1C71D8"),
                ("SlidingPuzzle", "Sliding Puzzle", "0..<300", "0..<301"),
                ("DrawingPad", "Drawing Pad", "width: CGFloat = 8", "width: CGFloat = 12"),
            ], oneIn: 4)) func changedPageIsNoticed(name: String, page: String, old: String, new: String) throws
    {
        let text = try #require(playground(name).pages.first { $0.name == page }?.text)
        #expect(text.contains(old))
        let tree = try tree(of: BuiltPage(text.replacing(old, with: new)), page)
        #expect(try differingBlocks(of: tree, from: "\(name) \(page)") > Self.allowedBlocks)
    }

    // MARK: - Painting

    /// How many of the 7500 blocks of a picture may differ.
    private static let allowedBlocks = 24
    /// Pictures are half as large as the area.
    private static let density = 0.5
    /// A font that is installed wherever tests run. The font of the desktop is not the same everywhere.
    private static let fontName = "DejaVu Sans"

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pictures")

    /// Plays a page up to the moment of its picture.
    private func tree(
        of page: BuiltPage, _ name: String, isDark: Bool = false, readsRightToLeft: Bool = false
    ) throws -> NodeTree {
        let running = try RunningPage(page, data: dataFolder.path, fontName: Self.fontName)
        _ = try running.loaded()
        let environment = PageEnvironment(
            area: RunningPage.area, isDark: isDark, allowsMotion: true, readsRightToLeft: readsRightToLeft)
        try running.send(.environment(environment), at: 0)
        try ExampleMoments.play(name, on: running)
        #expect(running.errors == "")
        var tree = running.tree
        for id in tree.numbers.map(NodeID.init(number:)) {
            guard case .text(var text) = tree[id]?.content else { continue }
            text.style.family = text.style.family ?? Self.fontName
            tree[id]?.content = .text(text)
        }
        return tree
    }

    /// Compares a tree with a picture, or writes the picture if there is none.
    private func compare(_ tree: NodeTree, with name: String, on background: Color = .white) throws {
        let painted = paint(tree, on: background)
        let path = Self.folder.appending(path: "\(name).png").path
        guard let picture = PaintedTree(contentsOf: path) else {
            #expect(painted.write(to: path))
            Issue.record("There was no picture. Check the new one: \(path)")
            return
        }
        let count = painted.differingBlocks(from: picture)
        guard count > Self.allowedBlocks else { return }
        let actual = builtProducts.appending(path: "\(name).png").path
        #expect(painted.write(to: actual))
        Issue.record("\(count) blocks differ: see \(actual)")
    }

    private func differingBlocks(
        of tree: NodeTree, from name: String, usesCairo: Bool = true
    ) throws -> Int {
        let picture = try #require(PaintedTree(contentsOf: Self.folder.appending(path: "\(name).png").path))
        return paint(tree, usesCairo: usesCairo).differingBlocks(from: picture)
    }

    private func paint(
        _ tree: NodeTree, usesCairo: Bool = true, on background: Color = .white
    ) -> PaintedTree {
        let pictures = PictureCache(folder: dataFolder.path)
        return PaintedTree(tree, usesCairo: usesCairo, density: Self.density, pictures: pictures, on: background)
    }
}
