import Glibc
import PageLink
import Testing

/// Pages that go wrong: what they have said comes first, and where it was can be told.
struct FaultPageTests {
    private static let page = Result {
        try BuiltPage(
            """
            import PlaygroundSupport

            struct Trouble: Error {}

            func deeper(_ depth: Int) -> Int { depth < 0 ? 0 : deeper(depth + 1) + depth }

            func fail(_ name: String) throws {
                let numbers = [1, 2, 3]
                switch name {
                case "index": print(numbers[numbers.count])
                case "fatal": fatalError("as it was meant")
                case "recursion": print(deeper(1))
                case "error": throw Trouble()
                case "picture": _ = Image(named: "nowhere")!
                case "loop": while true {}
                case "calls": print("calls"); while gc.padding < 1e9 {}
                default: break
                }
            }

            let gc = GameController(seed: 7)
            print("before")
            print("half a line", terminator: "")
            try fail(faultName)
            PlaygroundPage.current.liveView = gc
            """,
            sources: [
                "FaultName.swift": """
                import Glibc

                /// The page is told what shall go wrong by its environment.
                public let faultName = getenv("PAGE_FAULT").map { String(cString: $0) } ?? ""
                """
            ])
    }

    @Test(arguments: [
        ("index", 10, "Index out of range"), ("fatal", 11, "as it was meant"), ("recursion", 5, "fault"),
        ("error", 13, "Trouble"), ("picture", 14, "nil"),
    ])
    func aPageThatEndsSaysWhere(name: String, line: Int, words: String) throws {
        let page = try Self.page.get()
        let running = try RunningPage(page, environment: ["PAGE_FAULT=\(name)"])
        try running.waitForEnd()
        #expect(running.output.hasPrefix("before\nhalf a line"))
        #expect(running.errors.contains(words))
        let reports = running.errors.split(separator: "\n").compactMap { FaultReport(line: String($0)) }
        let report = try #require(reports.first, "\(running.errors)")
        #expect(report.signal == Int(running.signal ?? 0))
        let places = try page.places(in: report)
        #expect(places.first == FaultReport.Place(file: page.path, line: line))
        // All but the recursion, which is too deep, leads back to the call.
        if name != "recursion" { #expect(places.last == FaultReport.Place(file: page.path, line: 24)) }
    }

    @Test func aPageThatHangsSaysWhereWhenItIsAsked() throws {
        let page = try Self.page.get()
        let running = try RunningPage(page, environment: ["PAGE_FAULT=loop"])
        try running.wait { running.output.contains("before") }
        var places: [FaultReport.Place] = []
        // It may not be in the loop yet.
        for _ in 0..<100 where places.first?.line != 15 {
            running.forgetErrors()
            running.ask()
            try running.wait { running.errors.hasSuffix("\n") }
            places = try page.places(in: #require(FaultReport(line: running.errors.filter { $0 != "\n" })))
        }
        #expect(places.first == FaultReport.Place(file: page.path, line: 15))
    }

    /// Wherever it is just then: in the page's own code, in what the compiler has made up for
    /// it, on the way out of it into a library, in one.
    @Test func aPageThatHangsInCallsNamesItsLineWheneverItNamesAPlace() throws {
        let page = try Self.page.get()
        let running = try RunningPage(page, environment: ["PAGE_FAULT=calls"])
        try running.wait { running.output.contains("calls\n") }
        var reports: [[UInt64]: FaultReport] = [:]
        for _ in 0..<1_000 {
            running.forgetErrors()
            running.ask()
            try running.wait { running.errors.hasSuffix("\n") }
            let report = try #require(FaultReport(line: running.errors.filter { $0 != "\n" }))
            reports[report.places] = report
        }
        reports[[]] = nil
        #expect(reports.count > 1)
        for report in reports.values {
            let place = try page.places(in: report).first
            #expect(place == FaultReport.Place(file: page.path, line: 16), "\(report.places)")
        }
    }

    @Test func aPageThatIsStillIsNowhere() throws {
        let running = try RunningPage(Self.page.get())
        #expect(try running.loaded()?.name == "Pairs board")
        running.ask()
        try running.wait { running.errors.hasSuffix("\n") }
        #expect(FaultReport(line: running.errors.filter { $0 != "\n" })?.places == [])
    }

    @Test func aHungPageEndsWithItsWindow() throws {
        var running: RunningPage? = try RunningPage(Self.page.get(), environment: ["PAGE_FAULT=loop"])
        try running?.wait { running?.output.contains("before") ?? false }
        let process = try #require(running?.process)
        running?.closeLink()
        try running?.waitForEnd()
        #expect(running?.signal == 0)
        running = nil
        #expect(kill(process, 0) != 0)
    }
}
