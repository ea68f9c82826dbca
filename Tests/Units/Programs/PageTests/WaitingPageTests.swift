// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

/// A page that shows nothing goes on as long as it waits for something.
struct WaitingPageTests {
    @Test(arguments: [
        "DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print(\"done\") }",
        "Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in print(\"done\") }",
        "Task { try await Task.sleep(for: .seconds(2)); print(\"done\") }",
    ])
    func waitingPageGoesOn(statement: String) throws {
        let running = try RunningPage(BuiltPage("import UIKit\n\(statement)"))
        #expect(try running.loaded().hasView)
        try running.advance(to: 1)
        #expect(running.output == "")
        try running.advance(to: 3)
        try running.wait { running.output == "done\n" }
    }

    @Test func otherPageHasNothingToSee() throws {
        let running = try RunningPage(BuiltPage("import UIKit\nTask { print(\"done\") }"))
        #expect(try running.loaded().hasView == false)
        try running.wait { running.output == "done\n" }
    }
}
