// The welcome sheet is presented from viewDidAppear, when the view is in the window, and only once.
import UIKit

final class GalleryViewController: UIViewController {
    private var needsWelcome = true

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gallery"
        view.backgroundColor = .systemBackground
        let hint = UILabel()
        hint.text = "No pictures yet"
        hint.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(hint)
        NSLayoutConstraint.activate([
            hint.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            hint.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showWelcomeIfNeeded()
    }

    private func showWelcomeIfNeeded() {
        guard needsWelcome else { return }
        needsWelcome = false
        let welcome = WelcomeViewController()
        welcome.sheetPresentationController?.detents = [.medium()]
        present(welcome, animated: true)
    }
}

final class WelcomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let start = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Start") { [weak self] _ in
            self?.dismiss(animated: true)
        })
        start.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(start)
        NSLayoutConstraint.activate([
            start.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            start.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
