// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Testing
import ViewKit

/// Sound: files in Resources, and the program's own.
@Suite(.serialized) struct SoundTests {
    /// A folder for resources, which is removed after each test.
    private final class Folder {
        let path: String
        init() {
            var template = Array("/tmp/sounds-XXXXXX".utf8CString)
            path = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
            mkdir(path + "/sounds", 0o700)
        }
        func write(_ name: String, size: Int = 4) -> String {
            let file = fopen("\(path)/\(name)", "w")
            ftruncate(fileno(file), size)
            fclose(file)
            return "\(path)/\(name)"
        }
        deinit {
            for name in ["a.wav", "b.ogg", "c.OGA", "d.txt", "sounds/pair.wav"] { unlink("\(path)/\(name)") }
            rmdir(path + "/sounds")
            rmdir(path)
        }
    }

    private let folder = Folder()

    /// Returns what playing a sound of the given name plays, or `nil` if there is none, and the lines in the console.
    private func play(_ name: String) -> (played: String?, said: [String]) {
        let page = PageContext.current
        let (resources, data, playSound, translate) = (page.resources, page.data, page.playSound, page.translate)
        defer { (page.resources, page.data, page.playSound, page.translate) = (resources, data, playSound, translate) }
        var (played, said): (String?, [String]) = (nil, [])
        page.resources = ["/nonexistent", folder.path]
        page.data = folder.path
        page.playSound = { played = $0 }
        page.translate = { english, values in
            said.append(values.reduce(english) { $0.replacing("{\($1.key)}", with: $1.value) })
            return "(a line of a test)"
        }
        Sound(named: name)?.play()
        return (played, said)
    }

    @Test func aFileIsFoundWithoutEnding() {
        let (wave, ogg) = (folder.write("a.wav"), folder.write("b.ogg"))
        #expect(play("a").played == wave && play("b").played == ogg)
    }

    @Test func aFileIsFoundWithEnding() {
        let (wave, oga) = (folder.write("a.wav"), folder.write("c.OGA"))
        #expect(play("a.wav").played == wave && play("c.OGA").played == oga)
        #expect(play("a.ogg").played == nil)
    }

    @Test func aFileOfAnotherKindIsNotASound() {
        _ = folder.write("d.txt")
        #expect(play("d.txt").played == nil && play("d").played == nil)
    }

    @Test func theProgramsSoundsAreFoundByName() {
        _ = folder.write("sounds/pair.wav")
        #expect(play("pair").played == "pair" && play("pair.wav").played == "pair")
    }

    @Test func resourcesComeBeforeTheProgramsSounds() {
        _ = folder.write("sounds/pair.wav")
        let own = folder.write("a.wav")
        rename(own, folder.path + "/pair.wav")
        defer { unlink(folder.path + "/pair.wav") }
        #expect(play("pair").played == folder.path + "/pair.wav")
    }

    @Test(arguments: ["none", "", "../sounds/none", "sounds", "."])
    func aMissingSoundIsReportedOnce(name: String) {
        let (played, said) = play(name)
        #expect(played == nil && said == ["No sound named “\(name)” in Resources or among Peekaboard’s sounds"])
    }

    @Test func aFileThatIsTooLargeIsReported() {
        _ = folder.write("a.wav", size: 50_000_001)
        let (played, said) = play("a")
        #expect(played == nil && said == ["a is too large: the limit is 50 MB"])
        _ = folder.write("a.wav", size: 50_000_000)
        #expect(play("a").played != nil)
    }
}
