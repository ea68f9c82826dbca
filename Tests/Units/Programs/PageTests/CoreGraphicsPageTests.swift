// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

/// Names of Core Graphics, Core Text, and Dispatch that need Foundation.
struct CoreGraphicsPageTests {
    /// Returns what a page prints.
    private func output(of text: String) throws -> String {
        let running = try RunningPage(BuiltPage(text + "\nprint(\"done\")\n"))
        try running.wait { running.output.hasSuffix("done\n") }
        #expect(running.errors == "")
        return String(running.output.dropLast(5))
    }

    @Test func aPageWaitsForGroupsAndSemaphores() throws {
        let output = try output(
            of: """
                import Foundation

                let (group, semaphore) = (DispatchGroup(), DispatchSemaphore(value: 0))
                var calls: [Int] = []
                for number in 1...3 { DispatchQueue.global().async(group: group) { calls.append(number) } }
                print(group.wait(timeout: .now() + 1) == .success, calls)
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { semaphore.signal() }
                semaphore.wait()
                print(semaphore.wait(timeout: DispatchTime.now() + .seconds(1)) == .timedOut)
                """)
        #expect(output == "true [1, 2, 3]\ntrue\n")
    }

    @Test func imagesAreMadeOfData() throws {
        let output = try output(
            of: """
                import CoreGraphics
                import CoreText
                import Foundation

                var bytes: [UInt8] = [255, 0, 0, 255]
                for provider in [
                    CGDataProvider(data: Data(bytes) as CFData), CGDataProvider(data: NSData(bytes: &bytes, length: 4)),
                ] {
                    let image = provider.flatMap {
                        CGImage(
                            width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
                            space: CGColorSpaceCreateDeviceRGB(),
                            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
                            provider: $0, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
                    }
                    print(image?.width ?? 0, provider?.data?.length ?? 0)
                }
                var error: Unmanaged<CFError>?
                let url = URL(fileURLWithPath: "/missing.ttf") as CFURL
                print(CTFontManagerRegisterFontsForURL(url, CTFontManagerScope.process, &error), error != nil)
                """)
        #expect(output.hasPrefix("1 4\n1 4\n") && output.hasSuffix("false true\n"))
    }
}
