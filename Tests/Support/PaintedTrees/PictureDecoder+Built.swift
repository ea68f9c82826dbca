// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import GtkKit

extension PictureDecoder {
    /// The path of the decoder that was built together with these tests.
    package static let builtProgram: String = {
        let path = realpath("/proc/self/exe", nil)!
        defer { free(path) }
        return String(cString: path).split(separator: "/").dropLast().map { "/\($0)" }.joined() + "/peekaboard-decoder"
    }()

    /// Lets all pictures be decoded by that one.
    @MainActor package static func useBuilt() { isUsed }

    @MainActor private static let isUsed: Void = shared = PictureDecoder(program: builtProgram)
}
