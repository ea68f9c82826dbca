// SPDX-License-Identifier: GPL-3.0-or-later
// The benchmark's closures own it until enough frames have been drawn.

import CGtk
import GtkKit
import PageBuild
import PageRuns

/// Measures a page on which a thousand views move in every frame.
final class ViewBenchmark {
    private static let views = 1000
    private static let frames = 200
    /// The first frames, in which the views are painted.
    private static let warmUp = 20
    private static let timeout = 60.0

    private static let page = """
        import PlaygroundSupport

        let area = View()
        area.backgroundColor = Color(rgb: 0x241F31)
        var views: [View] = []
        for number in 0..<\(views) {
            let place = Point(x: Double(20 + number % 40 * 15), y: Double(20 + number / 40 * 15))
            let view = View(frame: Rect(center: place, size: Size(width: 10, height: 10)))
            view.backgroundColor = Color(rgb: 0x3584E4 + number * 16)
            area.addSubview(view)
            views.append(view)
        }
        let link = DisplayLink { link in
            let shift = link.timestamp.truncatingRemainder(dividingBy: 2) < 1 ? 1.0 : -1.0
            for view in views { view.center.x += shift }
        }
        PlaygroundPage.current.liveView = area

        """

    private let window: LiveWindow
    private let file: String
    private let clock = Timeout()
    private var costs: [PageCost] = []

    init(folder: BuildFolder, in window: LiveWindow) {
        self.window = window
        file = folder.next() + "/Views.swift"
    }

    /// Runs the benchmark, then calls `done` with the figures, or with `nil` if the page was not shown.
    func start(then done: @escaping ([Figure]?) -> Void) {
        clock.start(after: Self.timeout) { done(nil) }
        window.stage.board.shown = { [self] in
            window.stage.board.frameTimes = []
            collect(then: done)
        }
        g_file_set_contents(file, Self.page, gssize(Self.page.utf8.count), nil)
        window.open(file)
    }

    /// Notes the costs after each frame.
    private func collect(then done: @escaping ([Figure]?) -> Void) {
        guard let page = window.stage.board.page as? RemotePage, let times = window.stage.board.frameTimes else {
            return done(nil)
        }
        let cost = page.cost
        if cost.receivedCount > costs.last?.receivedCount ?? 0 { costs.append(cost) }
        guard costs.count > Self.warmUp + Self.frames else {
            return clock.start(after: 0.004) { [self] in collect(then: done) }
        }
        let last = costs.suffix(Self.frames + 1)
        func median(_ part: (PageCost) -> Double) -> Double {
            Self.median(zip(last, last.dropFirst()).map { part($1) - part($0) })
        }
        let inPage = median(\.usage.mainThreadTime) * 1000
        let inWindow = (median(\.receiveTime) + Self.median(Array(times.suffix(Self.frames)))) * 1000
        done([
            Figure("views", Double(Self.views)), Figure("view_frame_page_median_ms", inPage),
            Figure("view_frame_window_median_ms", inWindow), Figure("view_frame_both_median_ms", inPage + inWindow),
            Figure("view_frame_median_bytes", median { Double($0.receivedCount) }),
            Figure("view_page_pss_mib", Double(cost.usage.memory) / Double(1 << 20)),
        ])
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
