// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import Foundation
import PageLink
import Scene
import TestTiers
import Testing

/// Pages that use the views, the texts, the files, and the time that they are offered as no one should.
struct HostileViewTests {
    private static let refusal = "Could not show the page: something on it is too large, or a number is not valid\n"
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Attempts")

    /// Each view is shown, or it is left out with a line in the console. Either way, the page goes on.
    @Test func viewIsShownOrLeftOut() throws {
        let text = try String(contentsOf: Self.folder.appending(path: "Views.swift"), encoding: .utf8)
        // Each commit tries one in two.
        let some = isThorough ? text : text.replacingOccurrences(of: "let step = 1", with: "let step = 2")
        let running = try RunningPage(BuiltPage(some), data: dataFolder.path)
        _ = try running.loaded()
        let empty = running.tree
        var (attempts, known) = (0, "")
        while true {
            try running.advance(to: Double(attempts) + 0.75)
            // The frame and the output arrive independently.
            try running.wait {
                let new = running.output.dropFirst(known.count)
                return new.hasSuffix("\n") && (!new.hasPrefix("not ") || new.hasSuffix(Self.refusal))
            }
            let new = running.output.dropFirst(known.count)
            known = running.output
            if new.hasSuffix("end\n") { break }
            attempts += 1
            #expect((running.tree != empty) == new.hasPrefix("shown: "), "\(new)")
            try running.advance(to: Double(attempts) + 0.25)
            #expect(running.tree == empty, "\(new)")
        }
        let refusals = known.components(separatedBy: Self.refusal).count
        #expect(refusals == known.components(separatedBy: "not shown: ").count)
        #expect(attempts >= 25 && running.errors == "")
        if !isSanitized { #expect(try running.highestMemory < 600 << 20) }
    }

    @Test(.enabled(if: !isSanitized)) func filesOutsideOfThePageAreNotFound() throws {
        let page = try BuiltPage(
            """
            import PlaygroundSupport
            import UIKit

            let names = ["../../../../../../etc/passwd", "/etc/passwd", "/dev/zero", "/dev/stdin", "/proc/self/environ",
                "/proc/self/fd/3", "", ".", "..", "a\\0/etc/passwd", String(repeating: "a/", count: 100_000)]
            for name in names + names.map({ "file://" + $0 }) {
                if let image = UIImage(contentsOfFile: name) { print("GOT IT", name, image.size) }
                if let image = UIImage(named: name) { print("GOT IT", name, image.size) }
                if let sound = Sound(named: name) { print("GOT IT", name); sound.play() }
            }
            print("end")
            PlaygroundPage.current.liveView = UIView()
            """, resources: ["words.txt": "words"])
        let running = try RunningPage(page, data: dataFolder.path)
        _ = try running.loaded()
        try running.wait { running.output.hasSuffix("end\n") }
        #expect(!running.output.contains("GOT IT"), "\(running.output)")
        #expect(running.skipped.allSatisfy { if case .soundFile = $0 { false } else { true } })
    }

    @Test func thousandsOfTimersAndLinksRun() throws {
        let page = try BuiltPage(
            """
            import PlaygroundSupport
            import UIKit

            let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            var (fired, drawn) = (0, 0)
            for _ in 0..<10_000 {
                Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { _ in fired += 1 }
            }
            let links = (0..<10_000).map { _ in CADisplayLink { _ in drawn += 1 } }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { print(fired, drawn) }
            PlaygroundPage.current.liveView = view
            """)
        let running = try RunningPage(page)
        _ = try running.loaded()
        try running.advance(to: 0.55)
        try running.wait { running.output != "" }
        #expect(running.output == "290000 290000\n")
    }

    @Test func onlySomeLivePropertiesHaveARow() throws {
        let page = try BuiltPage(
            """
            import PlaygroundSupport
            import UIKit

            let controls = "a\\0b\\nc\\u{1B}[31m\\u{202E}dcba"
            let texts = [
                Live(controls, controls), Live("", String(repeating: "word ", count: 200_000)),
                Live("Choice", controls, of: [controls, "a", String(repeating: "b", count: 100_000)]),
                Live("None", "", of: []),
            ]
            let numbers = [
                Live("Infinite", 1, in: -Double.infinity...Double.infinity, step: .nan, unit: controls),
                Live("Tiny", 0, in: 0...Double.leastNonzeroMagnitude), Live("One", 1e9, in: 1e9...1e9),
            ]
            let whole = Live("Whole", 3, in: Int.min...Int.max)
            let more = (0..<100_000).map { Live("Row \\($0)", 1.0, in: 0...2) }
            PlaygroundPage.current.liveView = UIView()
            """)
        let running = try RunningPage(page)
        _ = try running.loaded()
        let shown = running.skipped.compactMap { message -> [PageProperty]? in
            if case .properties(let all, _) = message { all } else { nil }
        }
        #expect(shown.count == 1 && shown[0].count == 99, "the longest choice cannot be set")
        try running.wait { running.output.contains("Only") }
        #expect(running.output.hasSuffix("\nOnly the first 100 live properties have a row\n"))
    }

    @Test func viewInItselfIsReported() throws {
        let page = try BuiltPage(
            """
            import PlaygroundSupport
            import UIKit
            let (one, other) = (UIView(), UIView())
            one.addSubview(other)
            other.addSubview(one)
            """)
        let running = try RunningPage(page)
        try running.waitForEnd()
        #expect(running.errors.contains("Fatal error: a view cannot contain itself\n"))
    }
}

extension RunningPage {
    /// The largest amount of memory that the process has had so far, in bytes.
    fileprivate var highestMemory: Int {
        get throws {
            let status = try String(contentsOfFile: "/proc/\(processID)/status", encoding: .utf8)
            let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
            return try #require(Int(line.split(whereSeparator: \.isWhitespace)[1])) << 10
        }
    }
}
