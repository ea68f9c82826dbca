// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// Configurations of rows: texts, pictures, and views of a page’s own.
@Suite(.serialized) struct UIContentConfigurationTests {
    private func cell(
        _ style: UITableViewCell.CellStyle = .default, height: CGFloat = 60,
        _ change: (inout UIListContentConfiguration) -> Void
    ) -> UITableViewCell {
        PageContext.current.useSimpleMeasures()
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
        var content = cell.defaultContentConfiguration()
        change(&content)
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        return cell
    }

    private func parts(_ cell: UITableViewCell) -> (picture: UIImageView?, labels: [UILabel]) {
        let parts = cell.contentView.subviews.first?.subviews ?? []
        return (parts.lazy.compactMap { $0 as? UIImageView }.first, parts.compactMap { $0 as? UILabel })
    }

    @Test func textsAreBelowEachOther() {
        let (_, labels) = parts(
            cell {
                $0.text = "abcd"
                $0.secondaryText = "ef"
            })
        #expect(labels.map(\.text) == ["abcd", "ef"])
        // Lines of 20.4 and 14.4 points, which are rounded up, with 3 points between them, in the middle of 60 points.
        #expect(labels.map(\.frame.minX) == [16, 16] && labels.map(\.frame.height) == [21, 15])
        #expect(labels.map(\.frame.minY) == [10.5, 34.5])
    }

    @Test func textsOfAValueAreBesideEachOther() {
        let (_, labels) = parts(
            cell(.value1) {
                $0.text = "ab"
                $0.secondaryText = "cd"
            })
        #expect(
            labels.map(\.frame) == [
                CGRect(x: 16, y: 19.5, width: 17, height: 21), CGRect(x: 287, y: 19.5, width: 17, height: 21),
            ])
        #expect(labels.last?.textColor == .secondaryLabel)
    }

    @Test func aSymbolHasTheWidthOfAll() {
        let (picture, labels) = parts(
            cell {
                $0.text = "a"
                $0.image = UIImage(systemName: "star")
                $0.imageProperties.tintColor = .green
            })
        #expect(picture?.frame.width == 20.5 && picture?.center == CGPoint(x: 30, y: 30))
        #expect(labels.first?.frame.minX == 60 && picture?.tintColor == .green)
    }

    @Test func aPictureHasALargestSize() {
        UIGraphicsBeginImageContext(CGSize(width: 200, height: 100))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        let (picture, labels) = parts(
            cell {
                $0.text = "a"
                $0.image = image
                $0.imageProperties.maximumSize = CGSize(width: 40, height: 0)
            })
        #expect(picture?.frame == CGRect(x: 16, y: 20, width: 40, height: 20) && labels.first?.frame.minX == 72)
    }

    @Test func aRowHasTheHeightOfItsConfiguration() {
        PageContext.current.useSimpleMeasures()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let source = Rows()
        table.dataSource = source
        withShown(table) {
            let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
            // One line; two texts; and three lines of 34 characters.
            #expect(heights == [44, 61, 84])
        }
        PageContext.current.rest()
    }

    @Test func labelsMakeRoomForTheConfiguration() {
        let cell = cell { $0.text = "b" }
        cell.contentConfiguration = nil
        cell.textLabel?.text = "a"
        var content = cell.defaultContentConfiguration()
        content.text = "c"
        cell.contentConfiguration = content
        #expect(cell.contentView.subviews.count == 1)
        let view = cell.contentView.subviews.first
        content.text = "d"
        cell.contentConfiguration = content
        #expect(cell.contentView.subviews.first === view && parts(cell).labels.first?.text == "d", "the view is kept")
    }

    @Test func aPageCanHaveConfigurationsOfItsOwn() {
        let cell = cell { $0.text = "a" }
        cell.contentConfiguration = Swatch(color: .red)
        let view = cell.contentView.subviews.first as? SwatchView
        #expect(view?.backgroundColor == .red && cell.contentView.subviews.count == 1)
        cell.isSelected = true
        #expect(view?.backgroundColor == .blue, "it is adapted to the state")
        cell.layoutIfNeeded()
        #expect(view?.frame == cell.contentView.bounds)
        cell.contentConfiguration = nil
        #expect(cell.contentView.subviews.isEmpty)
    }
}

private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = indexPath.row == 2 ? String(repeating: "a", count: 80) : "a"
        content.secondaryText = indexPath.row == 1 ? "b" : nil
        cell.contentConfiguration = content
        return cell
    }
}

private struct Swatch: UIContentConfiguration {
    var color: UIColor

    func makeContentView() -> UIView & UIContentView { SwatchView(self) }

    func updated(for state: any UIConfigurationState) -> Swatch {
        (state as? UICellConfigurationState)?.isSelected == true ? Swatch(color: .blue) : self
    }
}

private final class SwatchView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
        didSet { backgroundColor = (configuration as? Swatch)?.color }
    }

    init(_ configuration: Swatch) {
        self.configuration = configuration
        super.init(frame: .zero)
        backgroundColor = configuration.color
    }

    required init?(coder: NSCoder) { nil }
}
