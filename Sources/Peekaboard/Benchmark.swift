// The stages own the benchmark through their timers until the last has ended.

import Boards
import CGtk
import Glibc
import GtkKit

/// Measures the program on this machine and prints one JSON object; `docs/architecture.md` says what each figure is.
final class Benchmark {
    private static let grids = [(columns: 4, rows: 4), (columns: 40, rows: 25), (columns: 100, rows: 100)]
    private static let frames = 120
    private static let idleSeconds = 5.0

    private let window: MainWindow
    private let clock = Timeout()
    private var start = ""
    private var idle = ""
    private var memory = ""
    private var boards: [String] = []

    init(window: MainWindow) { self.window = window }

    /// Measures stage by stage, prints, then calls `done`.
    func start(then done: @escaping () -> Void) {
        guard window.hasBegun, window.board.activity == .still, let first = window.firstFrameTime else {
            return clock.start(after: 0.2) { [self] in start(then: done) }
        }
        start = rounded((first - Self.processStart()) * 1000)
        clock.start(after: 2) { [self] in measureIdle(then: done) }
    }

    private func measureIdle(then done: @escaping () -> Void) {
        let before = Self.wakeUps()
        clock.start(after: Self.idleSeconds) { [self] in
            // One wake-up is this timer's own.
            idle = rounded(Double(max(0, Self.wakeUps() - before - 1)) / Self.idleSeconds)
            memory = "\(Self.peakMemory())"
            measure(Self.grids[...], then: done)
        }
    }

    private func measure(_ grids: ArraySlice<(columns: Int, rows: Int)>, then done: @escaping () -> Void) {
        guard let grid = grids.first else {
            report()
            return done()
        }
        let board = MemoryBoard(setup: MemorySetup(columns: grid.columns, rows: grid.rows), seed: 7)
        board.openingTime = 60  // All cards turn all the time.
        let area = BoardArea(board: board, shelf: PictureShelf(folder: window.dataFolder))
        let stage = Widget(window: gtk_window_new()!)
        gtk_window_set_default_size(stage.typed(), 800, 800)
        gtk_window_set_child(stage.typed(), area.widget)
        area.frameTimes = []
        area.firstFrameDrawn = { [unowned board] in board.open(at: now()) }
        gtk_window_present(stage.typed())
        collect(area, stage) { [self] times in
            let composed = composeBackToBack(area)
            boards.append(describe(cards: grid.columns * grid.rows, times, composed))
            gtk_window_destroy(stage.typed())
            measure(grids.dropFirst(), then: done)
        }
    }

    private func collect(_ area: BoardArea, _ stage: Widget, then done: @escaping ([Double]) -> Void) {
        clock.start(after: 0.1) { [self] in
            // The first frames paint the pictures, which later ones find ready.
            let times = (area.frameTimes ?? []).dropFirst(5)
            times.count < Self.frames ? collect(area, stage, then: done) : done(Array(times))
        }
    }

    /// The median time of composing a frame many times in a row, in seconds; nothing is drawn in between.
    private func composeBackToBack(_ area: BoardArea) -> Double {
        let begin = now()
        return median(
            (1...Self.frames).map { frame in
                let start = now()
                for step in 0..<10 { area.compose(at: begin + Double(10 * frame + step) / 1000) }
                return (now() - start) / 10
            })
    }

    private func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

    private func describe(cards: Int, _ times: [Double], _ composed: Double) -> String {
        let sorted = times.sorted()
        let median = median(times)
        let high = sorted[min(sorted.count - 1, sorted.count * 99 / 100)]
        return """
            "\(cards)": {"frame_median_ms": \(rounded(median * 1000)), "frame_p99_ms": \(rounded(high * 1000)), \
            "per_card_median_us": \(rounded(median * 1e6 / Double(cards))), \
            "back_to_back_per_card_us": \(rounded(composed * 1e6 / Double(cards))), "frames": \(times.count)}
            """
    }

    private func report() {
        print(
            """
            {"version": "\(Installation.version)", "renderer": "\(window.area.rendererName)", \
            "start_to_first_frame_ms": \(start), "idle_wakeups_per_s": \(idle), "peak_memory_kib": \(memory), \
            "memory_cards_turning": {\(boards.joined(separator: ", "))}}
            """)
    }

    private func rounded(_ number: Double) -> String { "\((number * 10_000).rounded() / 10_000)" }

    /// When this process began, in seconds of `now()`; the kernel knows it to a hundredth.
    private static func processStart() -> Double {
        let fields = contents(of: "/proc/self/stat").split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 19, let ticks = Double(fields[19]) else { return .nan }
        var boot = timespec()
        clock_gettime(CLOCK_BOOTTIME, &boot)
        let sinceBoot = Double(boot.tv_sec) + Double(boot.tv_nsec) / 1e9
        return now() - (sinceBoot - ticks / Double(sysconf(Int32(_SC_CLK_TCK))))
    }

    /// How often the threads of this process have gone to sleep and been woken, in all.
    private static func wakeUps() -> Int {
        guard let folder = g_dir_open("/proc/self/task", 0, nil) else { return 0 }
        defer { g_dir_close(folder) }
        var total = 0
        while let name = g_dir_read_name(folder) {
            total += number(after: "\nvoluntary_ctxt_switches:", in: "/proc/self/task/\(String(cString: name))/status")
        }
        return total
    }

    private static func peakMemory() -> Int { number(after: "VmHWM:", in: "/proc/self/status") }

    private static func number(after label: String, in file: String) -> Int {
        let text = contents(of: file)
        guard let range = text.firstRange(of: label) else { return 0 }
        return Int(text[range.upperBound...].drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0
    }

    private static func contents(of file: String) -> String {
        var text: UnsafeMutablePointer<CChar>?
        guard g_file_get_contents(file, &text, nil, nil) != 0, let text else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
}
