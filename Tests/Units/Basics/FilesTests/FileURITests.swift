// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Glibc
import Testing

/// Conversions between file URIs and paths.
struct FileURITests {
    @Test(arguments: [
        ("/home/me/b.png", "file:///home/me/b.png"), ("/", "file:///"), ("/a b", "file:///a%20b"),
        ("/100%", "file:///100%25"), ("/%20", "file:///%2520"), ("/ä/\u{1F98A}", "file:///%C3%A4/%F0%9F%A6%8A"),
        ("/a#b?c;d", "file:///a%23b%3Fc%3Bd"), ("/line\nfeed\u{7}", "file:///line%0Afeed%07"),
        ("/-._~!$&'()*+,=:@", "file:///-._~!$&'()*+,=:@"),
        ("/[\\]^`{|}\"<>", "file:///%5B%5C%5D%5E%60%7B%7C%7D%22%3C%3E"),
    ])
    func pathAndItsURIConvertToEachOther(path: String, uri: String) {
        #expect(FileURI.of(path: path) == uri)
        #expect(FileURI.path(of: uri) == path)
    }

    @Test func everyCharacterOfANameSurvivesARoundTrip() {
        for scalar in (1...0x2FFF).compactMap(Unicode.Scalar.init) where scalar != "/" {
            let path = "/\(Character(scalar))x"
            let uri = FileURI.of(path: path)
            // Compare bytes: strings are equal even if one has a combined accent and the other a separate one.
            #expect(FileURI.path(of: uri).map { Array($0.utf8) } == Array(path.utf8))
            #expect(uri.utf8.allSatisfy { 33...126 ~= $0 })
        }
    }

    @Test(arguments: [
        ("FILE:///a", "/a"), ("file://localhost/a%2fb", "/a/b"), ("file://LocalHost/", "/"),
        ("file:///a/../b", "/a/../b"),
        ("file:///%c3%A4", "/ä"), ("file:///a+b", "/a+b"),
    ])
    func uriCanBeWrittenInSeveralWays(uri: String, path: String) { #expect(FileURI.path(of: uri) == path) }

    @Test(arguments: [
        "", "/home/me", "file:", "file://", "file:/a", "file://server/a", "file://localhosts/a", "file://localhost",
        "https://localhost/a", "smb://server/share/a", "trash:///a", "profile:///a",
        "file:///%", "file:///%4", "file:///%4g", "file:///%+1", "file:///%-1", "file:///%\u{661}\u{662}",
        "file:///a%00b",
        "file:///a\0b", "file:///%FF", "file:///%C3", "file:///a#b", "file:///a?b",
    ])
    func otherURIsHaveNoPath(uri: String) { #expect(FileURI.path(of: uri) == nil) }

    @Test func relativePathIsResolvedAgainstTheCurrentFolder() throws {
        let folder = try #require(getcwd(nil, 0))
        defer { free(folder) }
        #expect(FileURI.path(of: FileURI.of(path: "a b/c")) == String(cString: folder) + "/a b/c")
    }

    @Test(arguments: [
        ("file:///a", "file:///a/1%20%25.png"), ("file:///", "file:///1%20%25.png"),
        ("file:///a/", "file:///a/1%20%25.png"),
        ("smb://server/share%20", "smb://server/share%20/1%20%25.png"),
    ])
    func nameIsAppendedToAnyFolder(folder: String, uri: String) { #expect(FileURI.of("1 %.png", in: folder) == uri) }

    @Test func uriIsDistinguishedFromAPathOrAName() {
        for uri in ["file:///a", "smb://server/a", "x://"] { #expect(FileURI.isURI(uri)) }
        for text in ["", "animals", "/a", "a/b", "C:/a", "file:/a"] { #expect(!FileURI.isURI(text)) }
    }
}
