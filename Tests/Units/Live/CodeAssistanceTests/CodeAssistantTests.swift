// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import PageSource
import Testing

nonisolated private let pageStart = "import PlaygroundSupport\nimport UIKit\n\nlet view = UIView()\n"

nonisolated private let helper = """
    import UIKit

    /// A helper that counts.
    public class Helper {
        /// The number of **taps**, in `view`.
        public var taps = 0
        public init() {}
        /// Adds taps.
        /// - Parameter n: how many
        public func add(_ n: Int, twice: Bool = false) -> Int { n }
    }
    """

/// Completion and documentation with the language server of the toolchain, in the sandbox.
@Suite(
    .serialized, .enabled("the toolchain has no sourcekit-lsp") { await AssistedPage.isAvailable },
    SharedPage(text: pageStart, sources: ["Helper.swift": helper]))
struct CodeAssistantTests {
    @Test func completesMembersOfThePage() throws {
        let page = try AssistedPage.current
        let completion = try #require(try page.complete(pageStart + "PlaygroundPage.current.|"))
        let item = try #require(completion.items.first { $0.label == "liveView" })
        #expect(item.kind == .property && item.insertion.text == "liveView" && !item.isDeprecated)
        #expect(item.range == SourcePosition(line: 5, column: 24)..<SourcePosition(line: 5, column: 24))
        let members = try page.labels(pageStart + "view.|")
        #expect(members.contains("backgroundColor") && members.contains("addSubview(_ view: UIView)"))
        #expect(try page.labels(pageStart + "view.backgr|").first == "backgroundColor")
    }

    @Test func findsTheCasesOfAType() throws {
        let start = pageStart + "enum Style { case felt, wood, paper(Int), ash; static let usual = Style.felt }\n"
        let page = try AssistedPage.current
        #expect(try page.members(like: "wood", start + "var style: Style? = .|wood") == ["felt", "wood", "ash"])
        #expect(try page.members(like: "usual", start + "let style: Style = .|usual") == ["usual"])
        #expect(try page.members(like: "paper", start + "let style: Style = .|paper(1)") == [])
        #expect(try page.members(like: "woood", start + "let style: Style = .|woood") == [])
        let curve = "UIView.animate(withDuration: 1, delay: 0, options: .|curveEaseIn) {}"
        let options = try #require(try page.members(like: "curveEaseIn", start + curve))
        #expect(options.contains("curveEaseInOut") && options.contains("curveLinear") && !options.contains("init"))
        let modes = try page.members(like: "center", start + "view.contentMode = .|center")
        #expect(modes?.contains("scaleAspectFit") == true)
    }

    @Test func findsTheMembersInPlaceOfAMisspelledOne() throws {
        let names = try #require(try AssistedPage.current.memberNames(pageStart + "view.backgroundColor = .|whte"))
        #expect("whte".mostSimilar(among: names) == "white")
    }

    @Test func namesThatAreNotMeantToBeSeenAreCompletedOnlyAfterAnUnderscore() throws {
        let start = pageStart + "class Player { var _speed = 1, speed = 2 }\nlet player = Player()\n"
        let page = try AssistedPage.current
        #expect(try page.labels(start + "player.|") == ["speed", "self"])
        #expect(try page.labels(start + "player._|").first == "_speed")
        #expect(!(try page.labels(start + "sched_|")).contains { $0.contains("__") })
    }

    @Test func functionsHaveTheirSignatures() throws {
        let start = "import UIKit\nlet button = UIButton()\n"
        let labels = try AssistedPage.current.labels(start + "button.setTitle|")
        #expect(labels.contains("setTitle(_ title: String?, for: UIControl.State)"), "\(labels)")
        // Methods that take the instance are not offered.
        let colors = try AssistedPage.current.labels(start + "button.tintColor = UIColor.with|")
        #expect(!colors.contains { $0.contains("self:") }, "\(colors)")
    }

    @Test func namesOfThePageComeFirst() throws {
        let later = "\nvar scoreNow = 1\nfunc scaleUp() {}\n"
        let labels = try AssistedPage.current.labels(pageStart + "func f() {\n    sc|\n}" + later)
        #expect(Set(labels.prefix(2)) == ["scoreNow", "scaleUp()"])
    }

    @Test func completesMembersOfModulesThatAreLibraries() throws {
        let start = "import GameplayKit\nimport XCPlayground\n"
        let page = try AssistedPage(start)
        #expect(try page.labels(start + "GKRandomDistribution.d|").contains("d20()"))
        #expect(try page.labels(start + "XCPlaygroundPage.currentPage.live|").first == "liveView")
    }

    @Test func questionBeforeTheToolchainIsFoundIsAnswered() throws {
        let page = try AssistedPage(pageStart, toolchainIsFound: false)
        let completion = try page.complete(pageStart + "view.backgr|") { page.start() }
        #expect(completion?.items.first?.label == "backgroundColor")
    }

    @Test func questionBeforeTheToolchainIsFoundIsCanceledAtTheEnd() throws {
        let page = try AssistedPage(pageStart, toolchainIsFound: false)
        #expect(try page.complete(pageStart + "view.backgr|") { page.assistant.stop() } == nil)
        #expect(page.host.launches.isEmpty)
    }

    /// The server sends only the best of very many names.
    @Test func namesAreRequestedAgainForALongerWord() throws {
        let page = try AssistedPage.current
        let first = try #require(try page.complete(pageStart + "|"))
        #expect(first.isIncomplete && !first.items.isEmpty && !first.items.contains { $0.name == "zip" })
        let second = try #require(try page.complete(pageStart + "z|"))
        #expect(second.items.contains { $0.name == "zip" })
    }

    @Test func placesAreCountedInBytes() throws {
        let page = try AssistedPage.current
        let completion = try #require(try page.complete(pageStart + "let ä = \"😀\"; view.back|gr\r\nlet b = 1"))
        let item = try #require(completion.items.first { $0.label == "backgroundColor" })
        let start = SourcePosition(line: 5, column: "let ä = \"😀\"; view.".utf8.count + 1)
        #expect(item.range == start..<SourcePosition(line: 5, column: start.column + 4))
    }

    @Test func completesArgumentsAtTheEndOfTheText() throws {
        let page = try AssistedPage(pageStart, sources: ["Helper.swift": helper])
        #expect(try page.complete("let h = Helper()\n_ = h.add(|") != nil)
        #expect(page.host.launches.count == 1, "the server has crashed")
    }

    @Test func sourcesInFoldersBelongToThePageWhateverTheirNames() throws {
        let sources = ["Helper.swift": "", "Parts/Helper.swift": "@testable import Lesson_Sources\n" + helper]
        let page = try AssistedPage(pageStart, sources: sources)
        #expect(try page.labels("import Lesson_Sources; let h = Helper(); h.ta|") == ["taps"])
    }

    @Test func sourcesBelongToThePage() throws {
        let page = try AssistedPage.current
        let completion = try #require(try page.complete("let h = Helper()\nh.|"))
        #expect(completion.items.map(\.label).contains("taps"))
        let add = try #require(completion.items.first { $0.label == "add(_ n: Int, twice: Bool)" })
        #expect(
            add.insertion.parts == [
                .text("add("), .placeholder("Int"), .text(", twice: "), .placeholder("Bool"), .text(")"),
            ])
        #expect(add.kind == .function && add.detail == "Int")
        #expect(add.name == "add" && add.documentation?.hasPrefix("Adds taps.\n- Parameter n: how many") == true)
        // What the page declares can be used in Sources, too.
        let marked = helper.replacing("{ n }", with: "{ self.ta| }")
        #expect(try page.labels(marked, in: page.source("Helper.swift")).first == "taps")
    }

    @Test func helpIsTheDocumentationOfAName() throws {
        let page = try AssistedPage.current
        let help = try #require(try page.help("let h = Helper()\nprint(h.ta|ps)\n"))
        #expect(help.range == SourcePosition(line: 2, column: 9)..<SourcePosition(line: 2, column: 13))
        #expect(help.text.blocks.first == .code("public var taps: Int"))
        var bold = RichText.Span("taps")
        bold.isBold = true
        var code = RichText.Span("view")
        code.isCode = true
        let words = [RichText.Span("The number of "), bold, RichText.Span(", in "), code, RichText.Span(".")]
        #expect(help.text.blocks.contains(.paragraph(words)))
        #expect(try page.help("let h = 1\n\n|") == nil)
    }

    @Test func namesOfUIKitAreDocumented() throws {
        let page = try AssistedPage.current
        let help = try #require(try page.help(pageStart + "view.background|Color = .red\n"))
        #expect(help.text.blocks.first == .code("@MainActor var backgroundColor: UIColor? { get set }"))
        #expect(help.text.blocks.count > 1)
    }

    @Test func signatureShowsTheParameter() throws {
        let page = try AssistedPage.current
        let signatures = try #require(try page.signatures("let h = Helper()\n_ = h.add(1, twice: |)\n"))
        let signature = try #require(signatures.first)
        #expect(signature.label == "add(_ n: Int, twice: Bool = false) -> Int")
        #expect(signature.parameters.map { signature.label[$0] } == ["_ n: Int", "twice: Bool = false"])
        #expect(signature.activeParameter == 1 && signature.documentation != nil)
    }

    @Test func changesAreSeen() throws {
        let page = try AssistedPage(pageStart, sources: ["Helper.swift": helper])
        #expect(try page.labels("struct A { var one = 1 }\nA().|").contains("one"))
        #expect(try page.labels("struct A { var two = 1 }\nlet a = A()\na.|").contains("two"))
        // The server looks at other files every few seconds.
        var text = "let c = Helper()\n"
        func isSeen(_ name: String) -> Bool {
            page.host.run {
                text += "print()\n"
                return (try? page.labels(text + "c.|"))?.contains(name) == true
            }
        }
        // In the editor, but not saved.
        page.assistant.textChanged(helper.replacing("taps", with: "tips"), of: page.source("Helper.swift"))
        #expect(isSeen("tips"))
        // By another program.
        page.assistant.textClosed(of: page.source("Helper.swift"))
        page.folder.write("My Page.playground/Sources/Helper.swift", helper.replacing("taps", with: "tops"))
        page.assistant.start(page.page, with: page.toolchain)
        #expect(isSeen("tops"))
        #expect(page.host.launches.count == 1)
    }

    @Test func crashIsSurvived() throws {
        let page = try AssistedPage(pageStart)
        #expect(try page.labels(pageStart + "view.|").contains("backgroundColor"))
        let first = try #require(page.host.process)
        #expect(page.assistant.isRunning)
        var answers = 0
        page.assistant.complete(at: SourcePosition(line: 1, column: 1), in: page.page.file) { _ in answers += 1 }
        first.kill()
        #expect(page.host.run { !page.assistant.isRunning } && answers == 1)
        #expect(try page.labels(pageStart + "view.|").contains("backgroundColor"))
        let second = try #require(page.host.process)
        #expect(second !== first)
    }

    @Test func stopEndsTheServerAndDeletesTheWorkspace() throws {
        let page = try AssistedPage(pageStart)
        _ = try page.labels(pageStart + "view.|")
        let process = try #require(page.host.processID)
        let workspace = page.workspace
        #expect(access(workspace, F_OK) == 0 && kill(process, 0) == 0)
        page.assistant.stop()
        #expect(page.host.run { kill(process, 0) != 0 } && access(workspace, F_OK) != 0)
        #expect(try page.complete("view.|") == nil)
    }

    @Test func userFilesAreNotChanged() throws {
        let page = try AssistedPage(pageStart, sources: ["Helper.swift": helper])
        _ = try page.labels("let h = Helper()\nh.|")
        _ = try page.help("let h = Helper()\nprint(h.ta|ps)\n")
        #expect(page.folder.names == ["My Page.playground", "cache"])
        #expect(page.page.text == pageStart)
        let limits = try #require(page.host.launches.last?.confinement)
        #expect(limits.writable.allSatisfy { $0.hasPrefix(page.folder.file("cache/")) } && limits.writable.count == 1)
        #expect(!limits.allowsChildren && !limits.readable.contains { page.folder.path.hasPrefix($0) })
    }

    /// The server reads nothing but the workspace, even if that names a file of the user. Without limits, it does.
    @Test(arguments: [true, false]) func otherFilesCannotBeRead(isConfined: Bool) throws {
        let page = try AssistedPage(pageStart, isConfined: isConfined)
        let secret = page.folder.write("Secret.swift", "public let secretName = 1\n")
        let commands = page.workspace + "/compile_commands.json"
        let text = try String(contentsOfFile: commands)
        page.folder.write(
            String(commands.dropFirst(page.folder.path.utf8.count + 1)),
            text.replacing("/main.swift\",\"-", with: "/main.swift\",\"\(secret)\",\"-"))
        #expect(try String(contentsOfFile: commands).contains(secret))
        #expect(try page.labels("let x = secret|").contains("secretName") != isConfined)
        #expect(try page.labels("let myName = 1\nlet x = myN|").contains("myName"))
    }
}

extension String {
    /// Reads a text file.
    fileprivate init(contentsOfFile path: String) throws {
        let file = try #require(fopen(path, "r"))
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = fread(&bytes, 1, bytes.count, file)
        self.init(decoding: bytes[..<count], as: UTF8.self)
    }
}
