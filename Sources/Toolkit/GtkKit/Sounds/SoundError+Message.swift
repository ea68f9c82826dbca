// SPDX-License-Identifier: GPL-3.0-or-later
extension SoundError {
    /// Returns the message for the user, in one line.
    @MainActor func message(file: String) -> String {
        let text =
            switch self {
            case .missing: translated("Could not read {file}")
            case .tooManyBytes: translated("{file} is too large: the limit is 50 MB")
            case .tooLong: translated("{file} is too long: the limit is six minutes")
            case .unknownKind: translated("{file} is in an unsupported sound format: use WAV, Ogg, FLAC, or MP3")
            case .damaged: translated("{file} is damaged or incomplete")
            case .tooSlow: translated("{file} takes too long to decode")
            case .noDecoder: translated("Could not read {file}: peekaboard-decoder does not run")
            case .noLibrary: translated("Could not play {file}: libsndfile is not installed")
            }
        return filled(text, ["file": file])
    }
}
