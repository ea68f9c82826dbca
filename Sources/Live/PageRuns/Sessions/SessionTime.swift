// SPDX-License-Identifier: GPL-3.0-or-later
/// The time of a session as text.
package enum SessionTime {
    /// Returns the time of a step in minutes and seconds, such as 1:02.50.
    package static func text(ofStep step: Int) -> String {
        let hundredths = Int((Double(step) / StepClock.stepsPerSecond * 100).rounded())
        let (minutes, rest) = hundredths.quotientAndRemainder(dividingBy: 6000)
        func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(minutes):\(digits(rest / 100)).\(digits(rest % 100))"
    }
}
