/*:
 # 3. The live view

 The live view is what the page shows. It can be a view, as in the first chapter, or a view controller. The methods of a
 controller are called in a fixed order, its *life cycle*. Look at the console below.

 - Experiment: Override `viewDidLayoutSubviews()`, too. When is it called?

 [Previous: Sixteen cards](@previous) · [Next: Another back](@next)
*/
import PlaygroundSupport

final class Game: ViewController {
    override func loadView() {
        print("loadView: create the view")
        view = View(frame: Rect(x: 0, y: 0, width: 460, height: 460))
        view.backgroundColor = Color(rgb: 0x1A5FB4)
    }

    override func viewDidLoad() {
        print("viewDidLoad: the view exists, but is not shown yet")
        super.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        print("viewWillAppear: the view is about to be shown")
        super.viewWillAppear(animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        print("viewDidAppear: the view is shown")
        super.viewDidAppear(animated)
        let label = Label()
        label.text = "Ready to play"
        label.textColor = .white
        label.font = .boldSystemFont(ofSize: 32)
        label.sizeToFit()
        label.center = Point(x: view.bounds.midX, y: view.bounds.midY)
        label.alpha = 0
        view.addSubview(label)
        View.animate(withDuration: 0.8) { label.alpha = 1 }
    }
}

let game = Game()
PlaygroundPage.current.liveView = game
print("The end of the page")

//: [Next: Another back](@next)
