// SPDX-License-Identifier: GPL-3.0-or-later
/// A license of an exported program. Programs run in Peekaboard, so all of these are compatible with its license.
package enum ProgramLicense: String, CaseIterable, Sendable {
    case gpl = "GPL-3.0-or-later"
    case apache = "Apache-2.0"
    case bsd = "BSD-3-Clause"
    case mit = "MIT"
    case publicDomain = "CC0-1.0"

    /// The identifier of the license in the list of SPDX.
    package var spdx: String { rawValue }
}
