// SPDX-License-Identifier: GPL-3.0-or-later
extension PictureError {
    /// Returns the message for the user, in one line.
    @MainActor package func message(file: String) -> String {
        let text =
            switch self {
            case .missing: translated("Could not read {file}")
            case .notAFile: translated("{file} is not a picture")
            case .tooManyBytes: translated("{file} is too large: the limit is 50 MB")
            case .tooManyPixels: translated("{file} is too large: the limit is 64 megapixels")
            case .unknownKind: translated("{file} is in an unsupported picture format")
            case .damaged: translated("{file} is damaged or incomplete")
            case .tooSlow: translated("{file} takes too long to draw")
            case .noDecoder: translated("Could not read {file}: peekaboard-decoder does not run")
            }
        return filled(text, ["file": file])
    }
}
