// SPDX-License-Identifier: GPL-3.0-or-later
/// A problem with the file of the store that was found on opening, for the program to report.
package enum Incident: Equatable, Sendable {
    /// The file could not be used. It was renamed to `path` and replaced by a new one.
    case setAside(Fault, path: String)
    /// The file can be read but not written. Changes are lost when the program quits.
    case readOnly
    /// The file can be neither read nor written. The store starts empty, and changes are lost when the program quits.
    case unavailable(StoreError)
}
