/// Drag and drop of files.
extension BoardArea {
    func addDropTarget() {
        Widget(widget).acceptFiles { [weak self] uris in self?.filesDropped(uris) }
    }
}
