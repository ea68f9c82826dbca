// SPDX-License-Identifier: GPL-3.0-or-later
import UIKit
import ViewKit

/// A format of files. It has no effect: the bytes of a file say what it is.
nonisolated public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public let rawValue: String

    /// Creates a format from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// AIFF.
    public static let aiff = AVFileType(rawValue: "public.aiff-audio")
    /// Core Audio.
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    /// MPEG-4 with sound alone.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// MP3.
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    /// MPEG-4.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// WAV.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
}

/// Returns the largest rectangle with a ratio of sides in the middle of another.
@preconcurrency @MainActor public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}
