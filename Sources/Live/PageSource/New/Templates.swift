// SPDX-License-Identifier: GPL-3.0-or-later
/// The text of new files.
package enum Templates {
    /// Returns the text of a new page: a ball that can be tapped. `note` is a sentence that is shown beside it.
    package static func page(note: String) -> String {
        """
        //: \(note)
        import PlaygroundSupport

        let table = View()
        let ball = View(frame: Rect(x: 30, y: 60, width: 100, height: 100))
        ball.backgroundColor = Color(rgb: 0xFFD166)
        ball.layer.cornerRadius = 50
        ball.accessibilityLabel = "Ball"
        ball.addGestureRecognizer(TapGestureRecognizer { View.animate(withDuration: 1) { ball.center.x = 320 - ball.center.x } })
        table.addSubview(ball)
        PlaygroundPage.current.liveView = table

        """
    }

    /// Returns the text of a new source file. `note` is a sentence about what it is for.
    package static func source(note: String) -> String {
        """
        // \(note)
        import PlaygroundSupport


        """
    }
}
