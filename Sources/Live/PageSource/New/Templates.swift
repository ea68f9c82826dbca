// SPDX-License-Identifier: GPL-3.0-or-later
/// The text of new files.
package enum Templates {
    /// Returns the text of a new page: a ball that can be tapped. It uses UIKit's names, as completion does. `note` is a
    /// sentence that is shown beside it.
    package static func page(note: String) -> String {
        """
        //: \(note)
        import PlaygroundSupport

        let table = UIView()
        let ball = UIView(frame: CGRect(x: 30, y: 60, width: 100, height: 100))
        ball.backgroundColor = UIColor(rgb: 0xFFD166)
        ball.layer.cornerRadius = 50
        ball.accessibilityLabel = "Ball"
        let tap = UITapGestureRecognizer {
            UIView.animate(withDuration: 1) { ball.center.x = 320 - ball.center.x }
        }
        ball.addGestureRecognizer(tap)
        table.addSubview(ball)
        PlaygroundPage.current.liveView = table

        """
    }

    /// Returns the text of a page that imports the targets of a package. `note` is a sentence that is shown beside it.
    package static func page(of package: SwiftPackage, note: String) -> String {
        let imports = package.libraryTargets.map { "import \($0)\n" }.joined()
        return "//: \(note)\nimport PlaygroundSupport\n\(imports)\n"
    }

    /// Returns the text of a new source file. `note` is a sentence about what it is for.
    package static func source(note: String) -> String {
        """
        // \(note)
        import PlaygroundSupport


        """
    }
}
