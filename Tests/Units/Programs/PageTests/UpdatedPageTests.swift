// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import Foundation
import HostInterface
import PageBuild
import PageSource
import Scene
import Testing

/// Pages of earlier versions of Swift, which run after an update.
@Suite(.enabled(if: !isSanitized)) struct UpdatedPageTests {
    /// Updates the page in a folder, and writes the result to it. Returns the errors that remain.
    private func update(_ folder: URL) throws -> [String] {
        let page = try Playground(path: folder.path).pages[0]
        let toolchain = try #require(BuiltPage.toolchain)
        let cache = builtProducts.appending(path: "PageCache").path
        try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
        var texts = Dictionary(
            uniqueKeysWithValues: try page.files.map { ($0, try String(contentsOfFile: $0, encoding: .utf8)) })
        for number in 0..<20 {
            let build = folder.appending(path: "build\(number)").path
            try FileManager.default.createDirectory(atPath: build, withIntermediateDirectories: true)
            var run = BuildProgress(
                try Build(
                    of: page, edited: texts, with: toolchain,
                    modules: [builtProducts.appending(path: "Modules").path], cache: cache, in: build,
                    showsValues: false))
            let command = try #require(run.next)
            let launch = BuiltPage.sandbox.launch(
                command, of: toolchain, reading: ReadableFiles([page.folder]), writing: [build, cache])
            let (status, output) = try BuiltPage.run(launch, withErrors: true)
            run.ended(isDone: status == 0, printed: output)
            let round = UpdateRound(run.diagnostics, of: texts)
            texts.merge(round.texts) { $1 }
            guard round.count == 0 else { continue }
            for (file, text) in texts { try text.write(toFile: file, atomically: true, encoding: .utf8) }
            return run.diagnostics.filter { $0.severity == .error }.map(\.message)
        }
        Issue.record("the update does not end")
        return []
    }

    /// Calls `body` with a copy of a listing. Its files have names of their own, because no tool of today reads them.
    private func withCopy(of name: String, _ body: (URL) throws -> Void) throws {
        let listing = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Listings/\(name)")
        let copy = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).playground")
        try FileManager.default.copyItem(at: listing, to: copy)
        defer { try? FileManager.default.removeItem(at: copy) }
        for case let name as String in try #require(FileManager.default.enumerator(atPath: copy.path)).allObjects
        where name.hasSuffix(".swift2") {
            let file = copy.appending(path: name)
            try FileManager.default.moveItem(at: file, to: file.deletingPathExtension().appendingPathExtension("swift"))
        }
        try body(copy)
    }

    /// The game of a tutorial of 2016, with its forms in other words.
    @Test func gameOfSwiftTwoIsPlayedAfterOneUpdate() throws {
        try withCopy(of: "OldPairs") { folder in
            #expect(try update(folder) == [])
            let page = try RunningPage(
                BuiltPage(Playground(path: folder.path).pages[0], in: folder.appending(path: "built")),
                data: dataFolder.path)
            _ = try page.loaded()
            try page.advance(to: 2)
            try page.wait(until: { page.output.contains("Waited\n") })
            let window = try #require(page.tree.root.children.first.flatMap { page.tree[$0] })
            let tableID = try #require(window.children.first)
            let table = try #require(page.tree[tableID])
            #expect(table.children.count == 16)
            // The first tile is at 70, 80 of the table, which is as large as it can be.
            let place = window.transformToParent(table.transformToParent(Point(x: 70, y: 80)))
            try page.send(.touch(Touch(id: 1, .began, at: place, time: 2, by: .finger)), at: 2)
            try page.send(.touch(Touch(id: 1, .ended, at: place, time: 2.1, by: .finger)), at: 2.1)
            try page.advance(to: 3)
            try page.wait(until: { page.output.contains("Turned ") })
            try page.send(.touch(Touch(id: 1, .began, at: place, time: 4, by: .finger)), at: 4)
            try page.advance(to: 7)
            try page.wait(until: { page.output.contains("Pressed 1 time(s).") })
            try page.send(.touch(Touch(id: 1, .ended, at: place, time: 7, by: .finger)), at: 7)
            // The first tile is open. Each other one is tried until two are equal, and fade.
            var now = 8.0
            @MainActor func tap(_ tile: Int) throws {
                let point = Point(x: Double(70 + 110 * (tile / 4)), y: Double(80 + 130 * (tile % 4)))
                let place = window.transformToParent(table.transformToParent(point))
                try page.send(.touch(Touch(id: 1, .began, at: place, time: now, by: .finger)), at: now)
                try page.send(.touch(Touch(id: 1, .ended, at: place, time: now + 0.1, by: .finger)), at: now + 0.1)
                now += 2
                try page.advance(to: now)
            }
            for other in 1..<16 {
                try tap(other)
                if page.tree[tableID]?.children.count != 16 { break }
                try tap(0)
            }
            #expect(page.tree[tableID]?.children.count == 14)
        }
    }

    // Each with what it becomes.
    private static let names = [
        ("view.backgroundColor = UIColor.redColor()", "view.backgroundColor = UIColor.red"),
        ("view.layer.borderColor = UIColor.blueColor().CGColor", "view.layer.borderColor = UIColor.blue.cgColor"),
        ("view.frame = CGRectMake(1, 2, 3, 4)", "view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)"),
        ("print(CGRectGetMidX(view.frame) + 1)", "print(view.frame.midX + 1)"),
        ("if CGRectContainsPoint(view.bounds, CGPointZero) {}", "if view.bounds.contains(CGPoint.zero) {}"),
        (
            "view.transform = CGAffineTransformScale(view.transform, 2, 2)",
            "view.transform = view.transform.scaledBy(x: 2, y: 2)"
        ),
        (
            "if view.hidden { view.userInteractionEnabled = true }",
            "if view.isHidden { view.isUserInteractionEnabled = true }"
        ),
        (
            "view.autoresizingMask = [.FlexibleWidth, .FlexibleHeight]",
            "view.autoresizingMask = [.flexibleWidth, .flexibleHeight]"
        ),
        (
            "UIView.animateWithDuration(1, delay: 0, options: UIViewAnimationOptions.CurveEaseOut, animations: {}, completion: nil)",
            "UIView.animate(withDuration: 1, delay: 0, options: UIView.AnimationOptions.curveEaseOut, animations: {}, completion: nil)"
        ),
        ("button.setTitle(\"A\", forState: .Normal)", "button.setTitle(\"A\", for: .normal)"),
        (
            "button.addTarget(view, action: \"f\", forControlEvents: UIControlEvents.TouchUpInside)",
            "button.addTarget(view, action: \"f\", for: UIControl.Event.touchUpInside)"
        ),
        ("button.enabled = !toggle.on", "button.isEnabled = !toggle.isOn"),
        ("label.textAlignment = NSTextAlignment.Center", "label.textAlignment = NSTextAlignment.center"),
        (
            "label.font = UIFont.systemFontOfSize(20, weight: UIFontWeightBold)",
            "label.font = UIFont.systemFont(ofSize: 20, weight: UIFont.Weight.bold)"
        ),
        ("for (i, w) in words.enumerate() { print(i, w) }", "for (i, w) in words.enumerated() { print(i, w) }"),
        ("words.insert(words.removeAtIndex(0), atIndex: 1)", "words.insert(words.remove(at: 0), at: 1)"),
        (
            "print(words.joinWithSeparator(\", \"), words.indexOf(\"a\") ?? 0)",
            "print(words.joined(separator: \", \"), words.firstIndex(of: \"a\") ?? 0)"
        ),
        ("dispatch_async(dispatch_get_main_queue()) { print(1) }", "DispatchQueue.main.async() { print(1) }"),
        (
            "let path = UIBezierPath(); path.moveToPoint(CGPointMake(1, 2)); path.closePath()",
            "let path = UIBezierPath(); path.move(to: CGPoint(x: 1, y: 2)); path.close()"
        ),
        ("struct Failure: ErrorType {}; print(Failure())", "struct Failure: Error {}; print(Failure())"),
        (
            "let outline = CGPathCreateMutable(); CGPathMoveToPoint(outline, nil, 1, 2)",
            "let outline = CGMutablePath(); outline.move(to: CGPoint(x: 1, y: 2))"
        ),
        ("print(kCGLineCapRound, kCGPathEOFillStroke)", "print(CGLineCap.round, CGPathDrawingMode.eoFillStroke)"),
        (
            "print(try! NSJSONSerialization.dataWithJSONObject([1], options: .PrettyPrinted).count)",
            "print(try! JSONSerialization.data(withJSONObject: [1], options: .prettyPrinted).count)"
        ),
        (
            "let raw = NSData(); func size(_ data: Data) -> Int { data.count }; print(size(raw))",
            "let raw = NSData(); func size(_ data: Data) -> Int { data.count }; print(size(raw as Data))"
        ),
        // Names of Swift 3 and 4.0
        (
            "let state: UIGestureRecognizerState = .began; print(state)",
            "let state: UIGestureRecognizer.State = .began; print(state)"
        ),
        (
            "let bold: [NSAttributedStringKey: Any] = [:]; print(bold)",
            "let bold: [NSAttributedString.Key: Any] = [:]; print(bold)"
        ),
        ("view.bringSubview(toFront: label)", "view.bringSubviewToFront(label)"),
    ]

    /// All of them are in one page, because each compilation takes a second.
    @Test func oldNamesAreThoseOfToday() throws {
        let first = """
            import UIKit
            let view = UIView(), button = UIButton(type: .system), label = UILabel(), toggle = UISwitch()
            var words = ["a", "b"]

            """
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).playground")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Contents.swift")
        let (old, new) = (Self.names.map(\.0), Self.names.map(\.1))
        try (first + old.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
        #expect(try update(folder) == [])
        let lines = try String(contentsOf: file, encoding: .utf8).dropFirst(first.count).split(separator: "\n")
        #expect(lines.count == new.count)
        for (line, expected) in zip(lines, new) { #expect(line == expected) }
    }

    /// Members that pages often declare themselves had the same names in Swift 2.
    @Test func pageCanUseOldNamesForItsOwn() throws {
        let page = try BuiltPage(
            """
            import PlaygroundSupport
            class Key: UIButton {
                var selected = false
                var on = 1
                func setTitle(_ title: String?, forState state: Int) { print(title ?? "", state) }
            }
            func contains(_ numbers: [Int], _ number: Int) -> Bool { numbers.contains(number) }
            struct Printable { var hidden = true }
            extension Array { mutating func removeAtIndex(_ index: Int) -> Int { 7 } }
            let key = Key()
            key.selected = true
            key.setTitle("A", forState: 2)
            var list = [1]
            print(key.selected, key.on, contains([1], 1), Printable().hidden, list.removeAtIndex(0))
            """)
        let running = try RunningPage(page, data: dataFolder.path)
        _ = try running.loaded()
        try running.wait(until: { running.output == "A 2\ntrue 1 true true 7\n" })
    }
}
