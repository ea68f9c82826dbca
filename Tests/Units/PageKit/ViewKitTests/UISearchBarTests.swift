// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import ViewKit

/// UISearchBar: its parts, its delegate, and its scopes.
@Suite(.serialized) struct UISearchBarTests {
    private final class Delegate: UISearchBarDelegate {
        var calls: [String] = []
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            calls.append("text \(searchText)")
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            calls.append("scope \(selectedScope)")
        }
    }

    private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    private let delegate = Delegate()

    init() { bar.delegate = delegate }

    @Test func theDelegateHearsOfEdits() {
        withViews([bar]) {
            bar.text = "a"
            #expect(delegate.calls.isEmpty)
            bar.searchTextField.performEditing(.beginEditing)
            bar.searchTextField.performEditing(.edit("ab"))
            bar.searchTextField.performEditing(.submit)
            #expect(bar.searchTextField.isEditing && bar.text == "ab")
            bar.resignFirstResponder()
            #expect(delegate.calls == ["begin", "text ab", "search", "end"])
        }
    }

    @Test func theButtonsClearAndCancel() {
        withViews([bar]) {
            // The button that clears is at the end of the field.
            tap(294, 28)
            #expect(delegate.calls.isEmpty, "there is nothing to clear")
            bar.text = "a"
            PageContext.current.settle()
            tap(294, 28)
            #expect(bar.text == "" && delegate.calls == ["text "])
            bar.showsCancelButton = true
            PageContext.current.settle()
            tap(300, 28)
            #expect(delegate.calls.last == "cancel")
            #expect(bar.searchTextField.frame.maxX < 240)
        }
    }

    @Test func scopesAreBelowTheField() {
        #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 56))
        bar.scopeButtonTitles = ["All", "New"]
        #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)).height == 56)
        bar.showsScopeBar = true
        #expect(bar.intrinsicContentSize.height == 100)
        bar.frame.size.height = 100
        withViews([bar]) {
            tap(240, 76)
            #expect(bar.selectedScopeButtonIndex == 1 && delegate.calls == ["scope 1"])
            bar.scopeButtonTitles = nil
            #expect(bar.selectedScopeButtonIndex == 0)
        }
    }

    @Test func thePartsAreMirrored() {
        withViews([bar], traits: UITraitCollection(readsRightToLeft: true)) {
            #expect(bar.searchTextField.frame.maxX == 320 - 42)
        }
    }
}
