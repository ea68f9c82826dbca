import Glibc

/// What pages print, passed on. Whoever reads it slowly does not hold the window up: what there is no room for is left out.
enum StandardOutput {
    /// So much a pipe that has room takes at once, in bytes.
    private static let portion = 4096

    /// Passes bytes on.
    static func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            var room = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
            guard poll(&room, 1, 0) > 0, room.revents & Int16(POLLOUT) != 0 else { return }
            let count = rest.prefix(portion).withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
