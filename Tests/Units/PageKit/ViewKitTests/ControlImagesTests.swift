// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import ViewKit

/// Images at the ends of a slider, and the titles of a segmented control.
@Suite(.serialized) struct ControlImagesTests {
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }

    @Test(arguments: [false, true]) func imagesTakeRoomFromTheTrack(_ readsRightToLeft: Bool) {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        slider.minimumValueImage = image
        withViews([slider], traits: UITraitCollection(readsRightToLeft: readsRightToLeft)) {
            let left = CGRect(x: 0, y: 12, width: 20, height: 10)
            let right = CGRect(x: 180, y: 12, width: 20, height: 10)
            #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == (readsRightToLeft ? right : left))
            let track = slider.trackRect(forBounds: slider.bounds)
            #expect(track.minX == (readsRightToLeft ? 0 : 28) && track.width == 172)
            slider.maximumValueImage = image
            PageContext.current.settle()
            #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 28, y: 14, width: 144, height: 6))
            #expect(slider.subviews[0].subviews.compactMap { ($0 as? UIImageView)?.frame }.count == 2)
            slider.value = 1
            press(readsRightToLeft ? 163 : 37, 17)
            lift(readsRightToLeft ? 163 : 37, 17)
            #expect(slider.value < 0.01, "at the end of the track")
        }
    }

    @Test func titlesHaveTheirStyles() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.selectedSegmentIndex = 1
        control.setTitleStyle([.foregroundColor: UIColor.red], for: .normal)
        control.setTitleStyle([.foregroundColor: UIColor.green, .font: UIFont.systemFont(ofSize: 20)], for: .selected)
        withViews([control]) {
            let labels = control.subviews[0].subviews.compactMap { $0 as? UILabel }
            #expect(labels.map(\.textColor) == [.red, .green] && labels.map(\.font.pointSize) == [15, 20])
        }
    }
}
