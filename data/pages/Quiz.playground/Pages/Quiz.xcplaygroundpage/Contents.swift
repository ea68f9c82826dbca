/*:
 # A quiz

 Each question is a screen of its own: a navigation controller pushes it, and its back button returns to the question
 before. After the last answer, an alert says how many were right.

 The names are those of UIKit, so this page also runs in Xcode and in Swift Playgrounds.

 - Experiment: Add a topic of your own, or let a wrong answer say which one would have been right.
*/
import PlaygroundSupport
import UIKit

struct Question {
    let text: String
    /// The first one is right.
    let answers: [String]
}

final class Topic {
    let title: String
    let questions: [Question]
    var best: Int?

    init(_ title: String, _ questions: [Question]) {
        self.title = title
        self.questions = questions
    }
}

let topics = [
    Topic("Planets", [
        Question(text: "Which planet is the largest?", answers: ["Jupiter", "Saturn", "Earth"]),
        Question(text: "Which planet is closest to the Sun?", answers: ["Mercury", "Venus", "Mars"]),
        Question(text: "How many moons does Mars have?", answers: ["Two", "None", "Twelve"]),
    ]),
    Topic("Animals", [
        Question(text: "How many legs does a spider have?", answers: ["Eight", "Six", "Ten"]),
        Question(text: "Which of these is a mammal?", answers: ["Dolphin", "Shark", "Penguin"]),
        Question(text: "What is a young goat called?", answers: ["Kid", "Calf", "Lamb"]),
    ]),
    Topic("Swift", [
        Question(text: "What declares a constant?", answers: ["let", "var", "func"]),
        Question(text: "What is the value of 7 / 2?", answers: ["3", "3.5", "4"]),
        Question(text: "What does an optional hold if it has no value?", answers: ["nil", "0", "false"]),
    ]),
]

/// A screen with a column of views below the bar.
class ColumnController: UIViewController {
    let column = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let area = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        ])
    }

    @discardableResult
    func addButton(_ title: String, _ pressed: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in pressed() })
        button.backgroundColor = .secondarySystemBackground
        button.layer.cornerRadius = 10
        button.heightAnchor.constraint(equalToConstant: 52).isActive = true
        column.addArrangedSubview(button)
        return button
    }
}

final class TopicsController: ColumnController {
    private var buttons: [UIButton] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Quiz"
        buttons = topics.map { topic in
            addButton(topic.title) { [unowned self] in
                show(QuestionController(topic, number: 0, score: 0), sender: self)
            }
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for (topic, button) in zip(topics, buttons) {
            button.setTitle(topic.title + (topic.best.map { ": \($0) of \(topic.questions.count)" } ?? ""), for: .normal)
        }
    }
}

final class QuestionController: ColumnController {
    private let topic: Topic
    private let number: Int
    private let score: Int

    init(_ topic: Topic, number: Int, score: Int) {
        self.topic = topic
        self.number = number
        self.score = score
        super.init(nibName: nil, bundle: nil)
        title = "\(number + 1) of \(topic.questions.count)"
        navigationItem.largeTitleDisplayMode = .never
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let question = topic.questions[number]
        let label = UILabel()
        label.text = question.text
        label.font = .boldSystemFont(ofSize: 22)
        label.numberOfLines = 0
        column.addArrangedSubview(label)
        for answer in question.answers.shuffled() {
            addButton(answer) { [unowned self] in chose(answer == question.answers[0]) }
        }
    }

    private func chose(_ isRight: Bool) {
        let score = score + (isRight ? 1 : 0)
        guard number + 1 == topic.questions.count else {
            return show(QuestionController(topic, number: number + 1, score: score), sender: self)
        }
        topic.best = max(score, topic.best ?? 0)
        let alert = UIAlertController(
            title: "\(score) of \(number + 1)", message: score > number ? "All of them are right!" : "Can you do better?",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Done", style: .default) { [weak navigationController] _ in
            navigationController?.popToRootViewController(animated: true)
        })
        present(alert, animated: true)
    }
}

let navigation = UINavigationController(rootViewController: TopicsController())
navigation.navigationBar.prefersLargeTitles = true
PlaygroundPage.current.liveView = navigation
