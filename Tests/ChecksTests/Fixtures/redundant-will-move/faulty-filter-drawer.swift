// The drawer is told by hand that it will move before addChild, which tells it so by itself: the drawer hears it twice.
import UIKit

final class SearchResultsViewController: UIViewController {
    private let countLabel = UILabel()
    private lazy var drawer = FilterDrawerViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Flights"
        view.backgroundColor = .systemBackground
        countLabel.text = "42 results"
        countLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(countLabel)
        NSLayoutConstraint.activate([
            countLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            countLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Filter", style: .plain, target: self, action: #selector(filterTapped)
        )
    }

    @objc private func filterTapped() {
        if drawer.parent == nil {
            openDrawer()
        } else {
            closeDrawer()
        }
    }

    private func openDrawer() {
        drawer.willMove(toParent: self) // finds redundant-will-move
        addChild(drawer)
        drawer.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(drawer.view)
        NSLayoutConstraint.activate([
            drawer.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            drawer.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            drawer.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            drawer.view.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.4),
        ])
        drawer.didMove(toParent: self)
    }

    private func closeDrawer() {
        drawer.willMove(toParent: nil)
        drawer.view.removeFromSuperview()
        drawer.removeFromParent()
    }
}

final class FilterDrawerViewController: UIViewController {
    private let nonStopSwitch = UISwitch()
    private var openings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        nonStopSwitch.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(nonStopSwitch)
        NSLayoutConstraint.activate([
            nonStopSwitch.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            nonStopSwitch.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
        ])
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if parent != nil { openings += 1 }
    }
}
