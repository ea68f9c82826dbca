// SPDX-License-Identifier: GPL-3.0-or-later
// What pages use of AudioToolbox. It is a part of this module, because pages also get it from AVFoundation.

import Files
import UIKit
import ViewKit

/// The number of a short sound.
public typealias SystemSoundID = UInt32
/// A result: 0 if all went well.
public typealias OSStatus = Int32
/// The place of a file.
public typealias CFURL = URL

/// The result of a function that has done what it should.
public let noErr: OSStatus = 0
/// The number of a vibration, which has no effect.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// The files of the sounds that the page has made, by their numbers. The numbers below are those of sounds of the system.
private var systemSounds: [SystemSoundID: String] = [:]
private var systemSoundCount: SystemSoundID = 0x1000

/// Makes a short sound from a file, which is an Ogg Vorbis or a WAV file.
@preconcurrency @MainActor @discardableResult public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    guard inFileURL.isFileURL, isReadable(inFileURL.path), SoundFile.isPlayable(inFileURL.path) else {
        ConsoleLine(unreadable: inFileURL.path).write()
        return -1500
    }
    systemSoundCount += 1
    systemSounds[systemSoundCount] = inFileURL.path
    outSystemSoundID.pointee = systemSoundCount
    return noErr
}

/// Plays a short sound. All sounds of the system are one of Peekaboard's own, and a vibration has no effect.
@preconcurrency @MainActor public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    guard inSystemSoundID != kSystemSoundID_Vibrate else { return }
    if let sound = systemSounds[inSystemSoundID] ?? (inSystemSoundID < 0x1000 ? "turn" : nil) {
        PageContext.current.playSound(sound)
    }
}

/// Plays a short sound.
@preconcurrency @MainActor public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlaySystemSound(inSystemSoundID)
}

/// Forgets a short sound.
@preconcurrency @MainActor @discardableResult public func AudioServicesDisposeSystemSoundID(
    _ inSystemSoundID: SystemSoundID
) -> OSStatus {
    systemSounds.removeValue(forKey: inSystemSoundID) == nil ? -1501 : noErr
}
