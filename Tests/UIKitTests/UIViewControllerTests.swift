import Scene
import Testing
import UIKit

/// UIViewController: loading, and the order of life-cycle calls.
@Suite(.serialized) struct UIViewControllerTests {
    private final class Recorder: UIViewController {
        static var calls: [String] = []
        override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nibName, bundle: bundle)
            Self.calls = ["init"]
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func loadView() {
            Self.calls.append("loadView")
            super.loadView()
        }
        override func viewDidLoad() { Self.calls.append("viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { Self.calls.append("viewWillAppear") }
        override func viewWillLayoutSubviews() { Self.calls.append("viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { Self.calls.append("viewDidLayoutSubviews") }
        override func viewDidAppear(_ animated: Bool) { Self.calls.append("viewDidAppear") }
        override func viewWillDisappear(_ animated: Bool) { Self.calls.append("viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { Self.calls.append("viewDidDisappear") }
    }

    @Test func lifeCycleMethodsAreCalledInOrder() {
        let controller = Recorder()
        #expect(Recorder.calls == ["init"] && !controller.isViewLoaded)
        PageContext.current.window.addSubview(controller.view)
        PageContext.current.settle()
        #expect(
            Recorder.calls == [
                "init", "loadView", "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
                "viewDidAppear",
            ])
        controller.view.removeFromSuperview()
        #expect(Recorder.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    }
}
