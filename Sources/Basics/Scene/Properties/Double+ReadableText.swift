// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

extension Double {
    /// The number in the style of Swift with at most two decimals, or with two digits if it is small.
    package var readableText: String {
        guard isFinite, abs(self) < 1e15, self != 0 else { return self == 0 ? "0" : "\(self)" }
        let scale = abs(self) < 0.01 ? pow(10, 1 - floor(log10(abs(self)))) : 100
        guard scale.isFinite else { return "\(self)" }
        let number = (self * scale).rounded() / scale
        return number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
}
