// SPDX-License-Identifier: GPL-3.0-or-later
import JSON
import PageSource

/// Names in the code of a page. The server has no index, so it renames a symbol in one file at a time, and does not know
/// which declarations must have the same name.
extension CodeAssistant {
    /// Finds the symbol that a name in a file stands for, or why it cannot be renamed.
    package func symbol(
        of name: CodeName, in path: String, then answered: @escaping (Result<PageSymbol, PageSymbol.Refusal>) -> Void
    ) {
        let answered = { [weak self] (result: Result<PageSymbol, PageSymbol.Refusal>) in
            self?.closeOthers()
            answered(result)
        }
        let position = name.range.lowerBound
        ask(.renaming, "textDocument/prepareRename", at: position, in: path) { [weak self] json, lines in
            guard let self, let json else { return answered(.failure(.unknown)) }
            guard lines.range(json["range"]) == name.range else { return answered(.failure(.label)) }
            ask(.renaming, "textDocument/symbolInfo", at: position, in: path) { [weak self] json, _ in
                guard let self, let json else { return answered(.failure(.unknown)) }
                let place = PageSymbol.Place(path: path, position: position)
                let symbol = PageSymbol(name: name.text, place: place, ids: PageSymbol.ids(in: json))
                check(symbol, json[0]) { refusal in
                    answered(refusal.map { .failure($0) } ?? .success(symbol))
                }
            }
        }
    }

    /// Finds out whether a symbol that a server describes cannot be renamed.
    private func check(
        _ symbol: PageSymbol, _ json: JSON?, then answered: @escaping (PageSymbol.Refusal?) -> Void
    ) {
        let declaration = json?["bestLocalDeclaration"]
        guard let workspace, let path = declaration?["uri"]?.string.flatMap(workspace.path) else {
            return answered(.foreign)
        }
        let text = text(of: path)
        guard !symbol.ids.isEmpty,
            let position = LinePositions(workspace.visibleText(text)).position(declaration?["range"]?["start"]),
            let declared = DeclaredName(at: position, in: text)
        else { return answered(.unknown) }
        if declared.isCaseLabel { return answered(.label) }
        guard let kind = json?["kind"]?.integer, PageSymbol.memberKinds.contains(kind) else { return answered(nil) }
        let name = CodeName.plain(symbol.name)
        if workspace.files.contains(where: { DeclaredName.shared(in: self.text(of: $0)).contains(name) }) {
            return answered(.shared)
        }
        guard let probe = declared.probe else { return answered(nil) }
        ask(.renaming, "textDocument/completion", at: position, in: path, text: probe) { json, lines in
            guard let json else { return answered(.unknown) }
            let names = Completion(json, at: position, in: lines).items.map(\.name)
            answered(names.contains(name) ? .shared : nil)
        }
    }

    /// Finds the edits that rename a symbol; `nil` if they cannot be found in all files.
    package func rename(_ symbol: PageSymbol, to name: String, then answered: @escaping (SymbolRename?) -> Void) {
        let others = (workspace?.files ?? []).filter { $0 != symbol.place.path }.flatMap { path in
            CodeName.all(named: symbol.name, in: text(of: path)).map {
                PageSymbol.Place(path: path, position: $0.range.lowerBound)
            }
        }
        guard others.count <= PageSymbol.maxPlaces else { return answered(nil) }
        rename(symbol, to: name, at: [symbol.place] + others, SymbolRename(oldName: symbol.name)) { [weak self] in
            self?.closeOthers()
            answered($0)
        }
    }

    /// Adds the edits of the files with places, each of which can be one of another symbol with the same name.
    private func rename(
        _ symbol: PageSymbol, to name: String, at places: [PageSymbol.Place], _ rename: SymbolRename,
        then answered: @escaping (SymbolRename?) -> Void
    ) {
        guard let place = places.first else { return answered(rename) }
        ask(.renaming, "textDocument/symbolInfo", at: place.position, in: place.path) { [weak self] json, _ in
            guard let self, let json else { return answered(nil) }
            guard !PageSymbol.ids(in: json).isDisjoint(with: symbol.ids) else {
                return self.rename(symbol, to: name, at: Array(places.dropFirst()), rename, then: answered)
            }
            let (text, uri) = (text(of: place.path), workspace?.uri(of: place.path))
            ask(
                .renaming, "textDocument/rename", at: place.position, in: place.path, ["newName": .string(name)]
            ) { [weak self] json, lines in
                guard let self, let json,
                    let file = SymbolRename.File(
                        json, of: uri, path: place.path, text: text, in: lines, from: symbol.name, to: name)
                else { return answered(nil) }
                let rest = places.filter { $0.path != place.path }
                let all = SymbolRename(oldName: symbol.name, files: rename.files + [file])
                self.rename(symbol, to: name, at: rest, all, then: answered)
            }
        }
    }
}
