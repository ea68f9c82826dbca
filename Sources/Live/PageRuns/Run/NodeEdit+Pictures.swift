// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import Scene

extension [NodeEdit] {
    /// The URIs of the user's pictures in the edits.
    var pictures: Set<String> {
        var uris: Set<String> = []
        func add(_ picture: Picture?) { if case .custom(let uri) = picture { uris.insert(uri) } }
        func add(_ content: NodeContent?) {
            switch content {
            case .picture(let picture): add(picture.picture)
            case .board(let board): for plate in board.scene.plates { add(plate.picture) }
            case .shapes, .text, .textField, nil: break
            }
        }
        for edit in self {
            switch edit.change {
            case .node(let node): add(node.content)
            case .content(let content): add(content)
            case .board(let edits): for case .plate(_, let plate) in edits { add(plate.picture) }
            default: break
            }
        }
        return uris
    }
}
