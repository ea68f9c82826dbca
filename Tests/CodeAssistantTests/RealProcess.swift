import Glibc
import PageSupervision

/// A real process. It is killed when it is released.
final class RealProcess: HostProcess {
    var isOutputPaused = false
    /// The process ID.
    let id: pid_t
    /// The ends of its output and its errors, while they are open.
    private(set) var outputs: [Int32]
    /// The errors so far.
    private(set) var errors = ""

    private let errorPipe: Int32
    private var received: ((ProcessStream, [UInt8]) -> Void)?
    private var ended: ((ProcessEnding) -> Void)?
    private var hasEnded = false

    init?(
        _ launch: ProcessLaunch, received: @escaping (ProcessStream, [UInt8]) -> Void,
        ended: @escaping (ProcessEnding) -> Void
    ) {
        defer { for descriptor in launch.descriptors.values { close(descriptor) } }
        var (output, error) = ([Int32](repeating: 0, count: 2), [Int32](repeating: 0, count: 2))
        pipe(&output)
        pipe(&error)
        for end in output + error { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, descriptor) in launch.descriptors {
            posix_spawn_file_actions_adddup2(&actions, descriptor, number)
        }
        posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, error[1], STDERR_FILENO)
        let limit = launch.memoryLimit.map { "ulimit -d \($0 >> 10); " } ?? ""
        let command = ["/bin/sh", "-c", limit + "exec \"$0\" \"$@\"", launch.program] + launch.arguments
        let arguments = command.map { strdup($0) } + [nil]
        let environment = launch.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in arguments + environment { free(text) } }
        var id: pid_t = 0
        let isStarted = posix_spawn(&id, "/bin/sh", &actions, nil, arguments, environment) == 0
        close(output[1])
        close(error[1])
        self.id = id
        outputs = [output[0], error[0]]
        errorPipe = error[0]
        guard isStarted else {
            outputs.forEach { close($0) }
            hasEnded = true
            return nil
        }
        self.received = received
        self.ended = ended
    }

    isolated deinit { abandon() }

    var processorTime: Double { 0 }
    var isRunnable: Bool { true }
    func requestLocation() {}

    /// The memory of the process, in bytes (PSS).
    var usage: ProcessUsage {
        var text = ""
        if let file = fopen("/proc/\(id)/smaps_rollup", "r") {
            var bytes = [CChar](repeating: 0, count: 4096)
            while fgets(&bytes, 4096, file) != nil {
                let line = String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
                if line.hasPrefix("Pss:") { text = line }
            }
            fclose(file)
        }
        let words = text.split(separator: " ")
        return ProcessUsage(mainThreadTime: 0, memory: words.count > 1 ? (Int(words[1]) ?? 0) << 10 : 0)
    }

    func kill() { if !hasEnded { Glibc.kill(id, SIGKILL) } }

    func abandon() {
        (received, ended) = (nil, nil)
        guard !hasEnded else { return }
        kill()
        _ = wait()
        outputs.forEach { close($0) }
        outputs = []
    }

    /// Reads what there is, and handles the end of the process.
    func read() {
        for output in outputs {
            var wait = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            guard poll(&wait, 1, 0) > 0 else { continue }
            var bytes = [UInt8](repeating: 0, count: 1 << 16)
            let count = Glibc.read(output, &bytes, bytes.count)
            if count > 0 {
                if output == errorPipe { errors += String(decoding: bytes[..<count], as: UTF8.self) }
                received?(output == errorPipe ? .errors : .output, Array(bytes[..<count]))
            } else {
                close(output)
                outputs.removeAll { $0 == output }
            }
        }
        guard outputs.isEmpty, !hasEnded else { return }
        let ending = wait()
        let ended = ended
        (received, self.ended) = (nil, nil)
        ended?(ending)
    }

    private func wait() -> ProcessEnding {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        hasEnded = true
        let signal = status & 0x7F
        return signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
    }
}
