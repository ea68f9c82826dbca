// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Foundation
import PageLink
import Scene
import Testing

/// Modules that are libraries of their own.
struct LibraryPageTests {
    /// Returns what a page prints, and whether its process has loaded a library.
    private func run(_ text: String, showsValues: Bool = true, library: String) throws -> (String, Bool) {
        let running = try RunningPage(BuiltPage(text, showsValues: showsValues))
        _ = try running.next { if case .loaded = $0 { true } else { false } }
        let maps = try #require(contents(ofFile: "/proc/\(running.processID)/maps", limit: 1 << 24))
        try running.wait { running.output.hasSuffix("\n") }
        #expect(running.errors == "")
        return (running.output, String(decoding: maps, as: UTF8.self).contains("/\(library)"))
    }

    @Test(arguments: [true, false]) func typesAreTheSameInAllModules(showsValues: Bool) throws {
        let text = """
            import GameplayKit
            import UIKit

            final class Falling: GKState {}
            let ancestor = _getSuperclass(GKState.self)!
            let states: [Any] = [Falling()]
            print(ObjectIdentifier(ancestor) == ObjectIdentifier(NSObject.self), states[0] is NSObject)
            """
        let (output, isLoaded) = try run(text, showsValues: showsValues, library: "libGameplayKit.so")
        #expect(output == "true true\n" && isLoaded)
    }

    @Test func libraryIsOnlyLoadedByPagesThatUseIt() throws {
        #expect(try run("import UIKit\nprint(UIColor.red == .red)", library: "libGameplayKit.so") == ("true\n", false))
    }

    /// The conformances of a type are looked up while the program runs, as for a dictionary whose keys have that type.
    @Test func conformancesInALibraryAreFound() throws {
        let text = """
            import UIKit

            let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
            for mode in [UIDatePicker.Mode.time, .date, .countDownTimer] { picker.datePickerMode = mode }
            print(picker.datePickerMode.rawValue)
            """
        #expect(try run(text, library: "libUIKit.so") == ("3\n", true))
    }

    @Test func playgroundOfXcode7ShowsItsView() throws {
        let page = try BuiltPage(
            """
            import CoreGraphics
            import QuartzCore
            import UIKit
            import UIKit.UIGestureRecognizerSubclass
            import XCPlayground

            final class Finger: UIGestureRecognizer {
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { state = .recognized }
            }
            let area = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
            area.addGestureRecognizer(Finger())
            area.layer.cornerRadius = 8
            XCPSetExecutionShouldContinueIndefinitely()
            XCPShowView("Area", view: UIView())
            XCPlaygroundPage.currentPage.needsIndefiniteExecution = true
            XCPlaygroundPage.currentPage.liveView = area
            XCPCaptureValue("width", value: area.frame.width)
            XCPlaygroundPage.currentPage.finishExecution()
            """)
        let running = try RunningPage(page)
        #expect(try running.loaded().hasView)
        #expect(running.views.first?.bounds.size == Size(width: 120, height: 80))
        #expect(running.output == "" && running.errors == "")
    }

    /// The window learns of what has begun while the page was loaded, and when the session was repeated.
    @Test func playersOfSoundsAreHeardFromTheFirstFrameOn() throws {
        let (second, rate) = (String(repeating: "~", count: 256), "\0\u{1}\0\0")
        let format = "\u{1}\0\u{1}\0\(rate)\(rate)\u{1}\0\u{8}\0"
        let page = try BuiltPage(
            """
            import AudioToolbox
            import AVFAudio
            import PlaygroundSupport

            let url = Bundle.main.url(forResource: "tone", withExtension: "wav")!
            let music = try AVAudioPlayer(contentsOf: url)
            music.numberOfLoops = -1
            music.play()
            var click: SystemSoundID = 0
            AudioServicesCreateSystemSoundID(url as CFURL, &click)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { AudioServicesPlaySystemSound(click) }
            PlaygroundPage.current.liveView = UIView()
            """, resources: ["tone.wav": "RIFF----WAVEfmt \u{10}\0\0\0\(format)data\(rate)\(second)"])
        let running = try RunningPage(page)
        _ = try running.loaded(until: 30)
        try running.advance(to: 3)
        let path = page.folder.appending(path: "Resources/tone.wav").path
        let music = Playback(player: 0, file: path, start: 0, offset: 0, repetitions: nil)
        let lists = running.skipped.compactMap { if case .playing(let list) = $0 { list } else { nil } }
        #expect(lists == [[music, Playback(player: 1, file: path, start: 0.25, offset: 0)], [music]])
        #expect(running.output == "" && running.errors == "")
    }

    @Test func randomNumbersFollowFromTheSeedOfThePage() throws {
        let page = try BuiltPage(
            """
            import GameplayKit

            let sources: [GKRandomSource] = [
                .sharedRandom(), GKRandomSource(), GKARC4RandomSource(), GKLinearCongruentialRandomSource(),
                GKMersenneTwisterRandomSource(),
            ]
            print(sources.map { $0.nextInt(upperBound: 1_000_000) })
            """)
        let outputs = try ([1, 1, 2] as [UInt64]).map { seed in
            let running = try RunningPage(page, seed: seed)
            _ = try running.next { if case .loaded = $0 { true } else { false } }
            try running.wait { running.output.hasSuffix("\n") }
            return running.output
        }
        #expect(outputs[0] == outputs[1] && outputs[0] != outputs[2])
    }
}
