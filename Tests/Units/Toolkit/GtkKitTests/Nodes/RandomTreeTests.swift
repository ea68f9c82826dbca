// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import DataFolder
import RandomTrees
import Scene
import TestTiers
import Testing

@testable import GtkKit
@testable import PaintedTrees

/// Random trees and changes. A tree that is painted after many changes looks like one that is painted for the first
/// time, and the toolkit reports no error.
@MainActor @Suite(.serialized) struct RandomTreeTests {
    init() { Toolkit.prepare() }

    @Test(arguments: [false, true]) func anyTreeCanBePaintedAfterAnyChange(usesCairo: Bool) {
        let complaints = Complaints()
        let pictures = PictureCache(folder: dataFolder.path)
        for seed in randomSeeds(40) {
            var random = RandomTrees(seed: seed)
            let painter = NodePainter(pictureCache: pictures)
            painter.usesCairo = usesCairo
            var tree = random.tree()
            var mostPixels = 0
            for step in 0..<8 {
                let changed = PaintedTree(tree, by: painter)
                let nodes = tree.count
                guard complaints.count == 0, painter.keptCount <= nodes, painter.usedPixels <= 64 << 20 + 1000 else {
                    Issue.record("seed \(seed), step \(step)")
                    return
                }
                mostPixels = max(mostPixels, painter.usedPixels)
                // A picture that takes much memory is painted at a resolution that depends on what is left.
                if step == 7, mostPixels < 4 << 20 {
                    let new = PaintedTree(tree, usesCairo: usesCairo, pictures: pictures)
                    #expect(changed.difference(from: new) <= 2, "seed \(seed)")
                }
                random.change(&tree)
            }
        }
    }
}

/// Counts the warnings and errors of the toolkit.
@MainActor private final class Complaints {
    private nonisolated(unsafe) let total = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    private var handlers: [(domain: String, id: guint)] = []

    var count: Int { total.pointee }

    init() {
        total.initialize(to: 0)
        for domain in ["Gtk", "Gsk", "Gdk", "Pango", "GLib", "GLib-GObject", "cairo", "librsvg"] {
            let levels = GLogLevelFlags(
                rawValue: G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue)
            let id = g_log_set_handler(
                domain, levels, { _, _, _, data in data!.assumingMemoryBound(to: Int.self).pointee += 1 }, total)
            handlers.append((domain, id))
        }
    }

    isolated deinit {
        for handler in handlers { g_log_remove_handler(handler.domain, handler.id) }
        total.deallocate()
    }
}
