// SPDX-License-Identifier: GPL-3.0-or-later
// A page with tabs, navigation, and an alert.
import PlaygroundSupport
import UIKit

final class PlantController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 20, y: 120, width: 335, height: 40))
        label.text = "Needs water twice a week"
        view.addSubview(label)
    }
}

final class PlantsController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Plants"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Clear", style: .plain, target: self, action: #selector(askToClear))
        let button = UIButton(type: .system)
        button.setTitle("Fern", for: .normal)
        button.frame = CGRect(x: 20, y: 120, width: 335, height: 40)
        button.addTarget(self, action: #selector(showPlant), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc func showPlant() {
        let plant = PlantController()
        plant.title = "Fern"
        navigationController?.pushViewController(plant, animated: true)
    }

    @objc func askToClear() {
        let alert = UIAlertController(
            title: "Clear the List?", message: "All plants are removed.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Clear", style: .destructive))
        present(alert, animated: true)
    }
}

final class SettingsController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let reminders = UISwitch(frame: CGRect(x: 20, y: 120, width: 51, height: 31))
        reminders.accessibilityLabel = "Reminders"
        view.addSubview(reminders)
    }
}

let plants = UINavigationController(rootViewController: PlantsController())
plants.tabBarItem = UITabBarItem(title: "Plants", image: UIImage(systemName: "leaf"), tag: 0)
let settings = SettingsController()
settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 1)
let tabs = UITabBarController()
tabs.viewControllers = [plants, settings]
PlaygroundPage.current.liveView = tabs
