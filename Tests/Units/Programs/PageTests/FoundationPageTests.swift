// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import Scene
import Testing

/// Pages that use Foundation by UIKit, as on iOS. What they get from outside is part of their session.
struct FoundationPageTests {
    private static let page = Result {
        try BuiltPage(
            """
            import Foundation
            import UIKit
            import PlaygroundSupport

            class Clock: UIView, UITextFieldDelegate {
                let formatter = DateFormatter()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(heard), name: .mine, object: nil)
                }
                required init?(coder aDecoder: NSCoder) { fatalError() }
                override var description: String { "clock" }
                @objc func heard(_ notification: Notification) {
                    print("heard", notification.userInfo?["step"] as? Int ?? -1)
                }
                func textField(
                    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
                ) -> Bool { range.length == 0 }
            }
            extension Notification.Name { static let mine = Notification.Name("mine") }
            struct Score: Codable { var name: String, points: [Int] }

            let clock = Clock(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            func now() -> String { clock.formatter.string(from: Date()) }
            let start = Date()
            print(now(), Date() > start, Date().timeIntervalSince(start) < 0.001)
            print(UUID(), UUID() == UUID(), arc4random(), Int.random(in: 0...1_000_000), [1, 2, 3, 4, 5, 6].shuffled())
            print(UserDefaults.standard.integer(forKey: "best"))
            UserDefaults.standard.set(7, forKey: "best")
            print(UserDefaults.standard.integer(forKey: "best"))
            let data = try JSONEncoder().encode(Score(name: "Ada", points: [1, 2]))
            print(try JSONDecoder().decode(Score.self, from: data).points, cos(0), sqrt(Float(4)), pow(2.0, 3), pow(Decimal(2), 3), String(format: "%.2f", 1.0))
            print(Bundle.main.url(forResource: "words", withExtension: "txt")?.lastPathComponent ?? "none")
            print(Bundle.main.path(forResource: "none", ofType: "txt") ?? "none")
            print(type(of: clock as Any) == Clock.self, clock is UIView, "\\(clock)", Set([clock, clock]).count)
            let end = Date().addingTimeInterval(0.01)
            while Date() < end {}
            print("waited")
            Timer.scheduledTimer(withTimeInterval: 90, repeats: false) { _ in
                print(now())
                NotificationCenter.default.post(name: .mine, object: nil, userInfo: ["step": 90])
            }
            DispatchQueue.global(qos: .userInitiated).async {
                DispatchQueue.main.async { print("queue", Thread.isMainThread) }
            }
            Task.detached {
                print("task", Thread.isMainThread)
                try await Task.sleep(nanoseconds: 2_000_000_000)
                await MainActor.run { print(now()) }
            }
            PlaygroundPage.current.liveView = clock
            """,
            resources: ["words.txt": "words"])
    }

    private func output(seed: UInt64 = 1) throws -> String {
        let running = try RunningPage(Self.page.get(), seed: seed)
        _ = try running.loaded()
        try running.advance(to: 91)
        try running.wait { running.output.contains("heard") }
        #expect(running.errors == "")
        return running.output
    }

    @Test func timeAndChanceAreThoseOfTheSession() throws {
        let lines = try output().split(separator: "\n").map(String.init)
        #expect(lines[0] == "2026-07-01 12:00:00 true true")
        #expect(lines[1].contains(" false "))
        #expect(
            Array(lines[2...9]) == [
                "0", "7", "[1, 2] 1.0 2.0 8.0 8 1.00", "words.txt", "none", "true true clock 1", "waited", "task true",
            ])
        #expect(Array(lines[10...]) == ["queue true", "2026-07-01 12:00:02", "2026-07-01 12:01:30", "heard 90"])
    }

    @Test func sessionRepeats() throws {
        let (first, second) = (try output(), try output())
        #expect(second == first)
        #expect(try output(seed: 2) != first)
    }
}
