// SPDX-License-Identifier: GPL-3.0-or-later
import TemporaryFolders
import Testing

@testable import PeekaboardLive

/// The files of an exported program that has been built.
struct PlayedProgramTests {
    private let folder = TemporaryFolder()

    private func program(page: String = "Page/A.swift") throws -> PlayedProgram {
        folder.write(
            "lib/org.example.A/program.ini",
            "[Program]\nName=A\nId=org.example.A\nLicense=MIT\nSwiftVersion=6.3.1\nDevice=phone\nPage=\(page)\n")
        folder.write("lib/org.example.A/Page/A.swift", "print(1)\n")
        folder.write("A.swift", "print(2)\n")
        return try PlayedProgram(module: folder.write("lib/org.example.A/program.so"))
    }

    @Test func filesAreFoundFromTheModule() throws {
        let program = try program()
        #expect(program.page.name == "A" && program.manifest.swiftVersion == "6.3.1")
        #expect(program.icons == folder.file("share/icons"))
        #expect(program.preferences.hasSuffix("/org.example.A/preferences.ini"))
    }

    @Test func librariesCountIfAllAreThoseOfSwift() throws {
        let program = try program()
        #expect(program.libraries == nil)
        folder.write("lib/org.example.A/swift/libFoundation.so")
        #expect(program.libraries == nil)
        folder.write("lib/org.example.A/swift/libswiftCore.so")
        #expect(program.libraries == folder.file("lib/org.example.A/swift"))
        folder.write("lib/org.example.A/swift/libc.so.6")
        #expect(program.libraries == nil)
    }

    @Test(arguments: ["../../A.swift", "Page/B.swift", "Page"])
    func otherPageIsRefused(page: String) {
        #expect(throws: PlayedProgram.ReadError.self) { try program(page: page) }
    }

    @Test func moduleWithoutAManifestIsRefused() {
        let module = folder.write("program.so")
        let error = #expect(throws: PlayedProgram.ReadError.self) { try PlayedProgram(module: module) }
        #expect(error?.message == "Could not read \(folder.file("program.ini"))")
    }
}
