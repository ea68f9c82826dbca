// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import TemporaryFolders
import Testing

@testable import Files

/// The sizes of picture files.
struct PictureFileTests {
    private let folder = TemporaryFolder()

    static let png = bytes("89504E470D0A1A0A 0000000D 49484452 00000140 000000F0 0806000000")
    static let frame = "FFC0 0011 08 00F0 0140 03 012200 021101 031101"

    static func bytes(_ hex: String) -> [UInt8] {
        var digits = hex.filter { $0 != " " }[...]
        var bytes: [UInt8] = []
        while !digits.isEmpty {
            bytes.append(UInt8(digits.prefix(2), radix: 16)!)
            digits = digits.dropFirst(2)
        }
        return bytes
    }

    private func size(_ bytes: [UInt8]) -> PictureFile.Dimensions? {
        PictureFile.size(in: PictureBytes { offset, count in Array(bytes.dropFirst(offset).prefix(count)) })
    }

    private func size(_ text: String) -> PictureFile.Dimensions? { size(Array(text.utf8)) }

    @Test(
        arguments: [
            png,
            bytes("474946383961 4001 F000 000000"),
            bytes("424D 00000000 00000000 36000000 28000000 40010000 F0000000"),
            bytes("424D 00000000 00000000 36000000 28000000 40010000 10FFFFFF"),
            bytes("424D 00000000 00000000 1A000000 0C000000 4001 F000"),
            bytes("52494646 00000000 57454250 56503858 0A000000 00000000 3F0100 EF0000"),
            bytes("52494646 00000000 57454250 5650384C 0A000000 2F 3FC13B00"),
            bytes("52494646 00000000 57454250 56503820 0A000000 000000 9D012A 4001 F000"),
            bytes("FFD8 FFE0 0004 0000 FFFF FFFE 0003 00 " + frame),
            bytes("FFD8" + frame.replacing("FFC0", with: "FFC2")),
            bytes("49492A00 08000000 0200 0001 0300 01000000 40010000 0101 0400 01000000 F0000000 00000000"),
            bytes("4D4D002A 00000008 0002 0100 0003 00000001 01400000 0101 0003 00000001 00F00000 00000000"),
        ])
    func sizeIsInTheHeader(file: [UInt8]) {
        #expect(size(file) == PictureFile.Dimensions(width: 320, height: 240))
        for count in 0..<10 { #expect(size(Array(file.prefix(count))) == nil, "\(count) bytes are too few") }
    }

    @Test(arguments: 0...9) func photographsAreUpright(orientation: Int) {
        let exif = Self.bytes(
            "FFD8 FFE1 0022 457869660000 4D4D002A 00000008 0001 0112 0003 00000001 000\(orientation)0000 00000000")
        let isTurned = 5...8 ~= orientation
        #expect(
            size(exif + Self.bytes(Self.frame))
                == PictureFile.Dimensions(width: isTurned ? 240 : 320, height: isTurned ? 320 : 240))
    }

    @Test(
        arguments: [
            ("<svg width='32' height=\"24.5\"/>", 32, 24.5), ("<svg viewBox='0 0 10 20'>", 10, 20),
            ("<svg width='50%' height='100%' viewBox='-1,-1,10 , 20'>", 10, 20),
            ("<svg width='30' viewBox='0 0 10 20'>", 30, 60), ("<svg height='40px' viewBox='0 0 10 20'>", 20, 40),
            ("<svg width=' 1in ' height='72pt'>", 96, 96), ("<svg width='1em' height='1ex' viewBox='0 0 3 4'>", 3, 4),
            (
                "<?xml version='1.0'?><!DOCTYPE svg [<!ENTITY a '>'>]> <!-- <svg width='1'> -->\n<s:svg width='3' height='4'>",
                3, 4
            ),
        ] as [(String, Double, Double)])
    func drawingStatesItsSize(text: String, width: Double, height: Double) {
        #expect(size(text) == PictureFile.Dimensions(width: width, height: height))
    }

    @Test(
        arguments: [
            "", "<", "<svg", "<svg>", "<svg width='3'>", "<svg width='0' height='4'>", "<svg width='-3' height='4'>",
            "<svg width='nan' height='inf'>", "<svg width='1e999' height='1'>", "<svg viewBox='0 0 0 0'>",
            "<svg viewBox='1 2 3'>", "<svg width='9000' height='9000'>", "<html width='3' height='4'>",
            "<svg width=3 height=4>", "<!-- <svg width='3' height='4'>", "Dear board, this is a letter.",
        ])
    func textWithoutASizeHasNone(text: String) { #expect(size(text) == nil) }

    @Test func picturesWithoutPixelsOrWithTooManyHaveNoSize() {
        func png(_ width: String, _ height: String) -> [UInt8] {
            Self.bytes("89504E470D0A1A0A 0000000D 49484452 \(width) \(height) 0806000000")
        }
        #expect(size(png("00000000", "00000001")) == nil)
        #expect(size(png("00001F40", "00001F40")) != nil)  // 8000 × 8000
        #expect(size(png("00001F40", "00001F41")) == nil)
        #expect(size(png("FFFFFFFF", "FFFFFFFF")) == nil)
    }

    @Test func loopsAndEndlessListsEnd() {
        let comment: [UInt8] = [0xFF, 0xFE, 0, 2]
        let endless = PictureBytes { offset, count in
            (offset..<offset + count).map { $0 < 2 ? [0xFF, 0xD8][$0] : comment[($0 - 2) % 4] }
        }
        #expect(PictureFile.size(in: endless) == nil)
        #expect(size(Self.bytes("FFD8") + [UInt8](repeating: 0xFF, count: 100_000)) == nil)
        #expect(size(Self.bytes("49492A00 00000000")) == nil)
        #expect(size(Self.bytes("49492A00 FFFFFFFF")) == nil)
    }

    @Test func onlyRegularFilesAreRead() {
        func write(_ bytes: [UInt8], to name: String) -> String {
            let path = folder.file(name)
            let file = open(path, O_WRONLY | O_CREAT, 0o600)
            _ = Glibc.write(file, bytes, bytes.count)
            close(file)
            return path
        }
        let picture = write(Self.png, to: "a.png")
        #expect(PictureFile.size(ofFile: picture) != nil)
        #expect(symlink(picture, folder.file("link")) == 0)
        #expect(PictureFile.size(ofFile: folder.file("link")) != nil)
        // Nobody writes into the pipe, so waiting for it would take forever.
        #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
        #expect(symlink(folder.file("pipe"), folder.file("link to the pipe")) == 0)
        #expect(symlink(folder.file("loop"), folder.file("loop")) == 0)
        #expect(symlink("/nowhere", folder.file("dangling")) == 0)
        for name in ["pipe", "link to the pipe", "loop", "dangling", "missing", ""] {
            #expect(PictureFile.size(ofFile: folder.file(name)) == nil, "\(name)")
        }
        for path in ["/dev/zero", "/dev/tty", "/proc/self/mem", "", "a\0b"] {
            #expect(PictureFile.size(ofFile: path) == nil, "\(path)")
        }
        let large = write(Self.png, to: "large.png")
        #expect(truncate(large, PictureFile.maxBytes) == 0)
        #expect(PictureFile.size(ofFile: large) != nil)
        #expect(truncate(large, PictureFile.maxBytes + 1) == 0)
        #expect(PictureFile.size(ofFile: large) == nil)
    }
}
