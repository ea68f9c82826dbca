// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Foundation
import Scene
import Testing

/// Literals of colors and pictures, which Xcode shows as such in the code.
struct LiteralPageTests {
    @Test(arguments: ["import UIKit\nimport PlaygroundSupport", "import PlaygroundSupport"])
    func colorsAndPicturesCanBeLiterals(imports: String) throws {
        let page = try BuiltPage(
            """
            \(imports)
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            view.backgroundColor = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.125)
            let picture = #imageLiteral(resourceName: "boat.svg")
            view.addSubview(UIImageView(image: picture))
            let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
            print(color == .red, picture == UIImage(named: "boat.svg"), picture.size.width)
            PlaygroundPage.current.liveView = view
            """,
            resources: ["boat.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'/>"])
        let running = try RunningPage(page)
        #expect(try running.loaded().hasView)
        try running.wait { running.output != "" }
        #expect(running.output == "true true 30.0\n")
        #expect(running.views.first?.style.fill == Color(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.125))
        let pictures = running.views.dropFirst().compactMap {
            if case .picture(let picture) = $0.content { picture.picture } else { nil }
        }
        let file = page.folder.appending(path: "Resources/boat.svg").path
        #expect(pictures == [.custom(uri: FileURI.of(path: file))])
    }
}
