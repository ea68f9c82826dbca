// SPDX-License-Identifier: GPL-3.0-or-later
// What pages use of AudioToolbox. It is a part of this module, because pages also get it from AVFoundation.

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

/// The players of the sounds that the page has made, by their numbers. The numbers below are those of sounds of the system.
private var systemSounds: [SystemSoundID: AVAudioPlayer] = [:]
private let leastNumber: SystemSoundID = 0x1000
private var systemSoundCount: SystemSoundID = 0

/// Makes a short sound from a file.
@preconcurrency @MainActor @discardableResult public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    do {
        let player = try AVAudioPlayer(contentsOf: inFileURL)
        outSystemSoundID.pointee = leastNumber + systemSoundCount
        systemSoundCount += 1
        systemSounds[outSystemSoundID.pointee] = player
        return noErr
    } catch {
        print(error.localizedDescription)
        return -1500
    }
}

/// Plays a short sound from its beginning. All sounds of the system are one of Peekaboard's own, and a vibration has no
/// effect.
@preconcurrency @MainActor public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    if let player = systemSounds[inSystemSoundID] {
        player.stop()
        player.currentTime = 0
        player.play()
    } else if inSystemSoundID < leastNumber, inSystemSoundID != kSystemSoundID_Vibrate {
        PageContext.current.playSound("turn")
    }
}

/// Plays a short sound, and calls a block at its end.
@preconcurrency @MainActor public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    AudioServicesPlaySystemSound(inSystemSoundID)
    Timer.scheduledTimer(withTimeInterval: systemSounds[inSystemSoundID]?.duration ?? 0, repeats: false) { _ in
        inCompletionBlock?()
    }
}

/// Plays a short sound.
@preconcurrency @MainActor public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlaySystemSound(inSystemSoundID)
}

/// Stops and forgets a short sound.
@preconcurrency @MainActor @discardableResult public func AudioServicesDisposeSystemSoundID(
    _ inSystemSoundID: SystemSoundID
) -> OSStatus {
    systemSounds.removeValue(forKey: inSystemSoundID) == nil ? -1501 : noErr
}
