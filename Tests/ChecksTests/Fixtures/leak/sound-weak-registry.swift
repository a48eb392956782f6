// The shared registry keeps boxes, and a box knows its screen only weakly: who registers can still be freed.
import UIKit

@MainActor
final class OpenScreens {
    static let shared = OpenScreens()

    private struct Box {
        weak var screen: UIViewController?
    }

    private var boxes: [Box] = []

    var count: Int {
        boxes.filter { $0.screen != nil }.count
    }

    func register(_ screen: UIViewController) {
        boxes.removeAll { $0.screen == nil }
        boxes.append(Box(screen: screen))
    }
}

final class HelpViewController: UIViewController {
    private let helpLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        OpenScreens.shared.register(self)
        title = "Help"
        view.backgroundColor = .systemBackground
        helpLabel.text = "Shake the phone to undo."
        helpLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(helpLabel)
        NSLayoutConstraint.activate([
            helpLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            helpLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Count", style: .plain, target: self, action: #selector(showCount))
    }

    @objc private func showCount() {
        helpLabel.text = "\(OpenScreens.shared.count) screens are open."
    }

    deinit { print("help released") }
}
