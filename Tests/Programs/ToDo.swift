// SPDX-License-Identifier: GPL-3.0-or-later
//: # To do
//:
//: Enter what to do, and select a row when it is done. Swipe a row to the left to delete it.
import PlaygroundSupport
import UIKit

struct Task {
    var title: String
    var isDone = false
}

final class ToDoController: UIViewController, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
    private var tasks = [
        Task(title: "Water the plants"), Task(title: "Call Ada", isDone: true), Task(title: "Buy bread"),
    ]
    private let field = UITextField()
    private let table = UITableView(frame: .zero, style: .insetGrouped)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        field.placeholder = "New task"
        field.accessibilityLabel = "New task"
        field.borderStyle = .roundedRect
        field.delegate = self
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "task")
        for part in [field, table] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            table.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        let count = tasks.filter { !$0.isDone }.count
        return String(format: "%d left to do", count)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
        let task = tasks[indexPath.row]
        cell.textLabel?.text = task.title
        cell.textLabel?.textColor = task.isDone ? .secondaryLabel : .label
        cell.accessoryType = task.isDone ? .checkmark : .none
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tasks[indexPath.row].isDone.toggle()
        tableView.reloadData()
        print(tasks[indexPath.row].title, tasks[indexPath.row].isDone ? "is done" : "is to do")
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        tasks.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let title = (textField.text ?? "").trimmingCharacters(in: .whitespaces)
        guard !title.isEmpty else { return true }
        tasks.append(Task(title: title))
        textField.text = ""
        table.reloadData()
        return true
    }
}

PlaygroundPage.current.liveView = ToDoController()
