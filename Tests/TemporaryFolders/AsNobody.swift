import Glibc

/// Does `body` as a user who is not the superuser, whom permissions would not bind. It is only this thread's access to files
/// that changes.
public func asNobody<Made>(_ body: () throws -> Made) rethrows -> Made {
    typealias Change = @convention(c) (UInt32) -> Int32
    let change = unsafeBitCast(dlsym(UnsafeMutableRawPointer(bitPattern: 0), "setfsuid"), to: Change.self)
    let nobody: UInt32 = 65534
    let before = UInt32(bitPattern: change(geteuid() == 0 ? nobody : geteuid()))
    defer { _ = change(before) }
    return try body()
}
