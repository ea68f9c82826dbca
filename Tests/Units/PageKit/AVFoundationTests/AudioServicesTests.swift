// SPDX-License-Identifier: GPL-3.0-or-later
import AVFoundation
import Testing
import ViewKit

/// The functions of AudioToolbox.
@Suite(.serialized) struct AudioServicesTests {
    private let folder = SoundFolder()
    private let time = PageContext.current.time

    @Test func shortSoundIsPlayedFromItsBeginning() {
        var sound: SystemSoundID = 0
        #expect(AudioServicesCreateSystemSoundID(folder.sound as CFURL, &sound) == noErr && sound != 0)
        AudioServicesPlaySystemSound(sound)
        time.run(steps: 30)
        AudioServicesPlayAlertSound(sound)
        let playbacks = PageContext.current.heardPlaybacks
        #expect(playbacks.map(\.file) == [folder.sound.path])
        #expect(playbacks.first?.start == time.seconds && playbacks.first?.offset == 0)
        #expect(AudioServicesDisposeSystemSoundID(sound) == noErr && PageContext.current.heardPlaybacks.isEmpty)
        #expect(AudioServicesDisposeSystemSoundID(sound) != noErr)
        AudioServicesPlaySystemSound(sound)
        #expect(PageContext.current.heardPlaybacks.isEmpty)
    }

    @Test func blockIsCalledAtTheEnd() {
        var sound: SystemSoundID = 0
        AudioServicesCreateSystemSoundID(folder.sound, &sound)
        defer { AudioServicesDisposeSystemSoundID(sound) }
        var ends: [Int] = []
        let start = time.step
        AudioServicesPlaySystemSoundWithCompletion(sound) { [time] in ends.append(time.step - start) }
        AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate, nil)
        time.run(steps: 90)
        #expect(ends == [60])
    }

    @Test func soundOfTheSystemIsOneOfTheProgram() {
        let playSound = PageContext.current.playSound
        defer { PageContext.current.playSound = playSound }
        var played: [String] = []
        PageContext.current.playSound = { played.append($0) }
        AudioServicesPlaySystemSound(1104)
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
        #expect(played == ["turn"])
    }

    @Test func fileWithoutASoundIsRefused() {
        var sound: SystemSoundID = 7
        #expect(AudioServicesCreateSystemSoundID(folder.text, &sound) != noErr && sound == 7)
    }

    @Test func rectangleKeepsTheRatioOfItsSides() {
        let rect = AVMakeRect(
            aspectRatio: CGSize(width: 4, height: 2), insideRect: CGRect(x: 10, y: 10, width: 100, height: 100))
        #expect(rect == CGRect(x: 10, y: 35, width: 100, height: 50))
    }

    @Test func categoryIsNoted() throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(AVAudioSessionCategoryPlayback)
        try session.setActive(true)
        #expect(session.category == .playback && session.categoryOptions == [])
        try session.setCategory(.ambient, mode: .default, options: [.mixWithOthers, .duckOthers])
        try session.setActive(false, options: .notifyOthersOnDeactivation)
        #expect(session.category == .ambient && session.categoryOptions == [.mixWithOthers, .duckOthers])
    }
}
