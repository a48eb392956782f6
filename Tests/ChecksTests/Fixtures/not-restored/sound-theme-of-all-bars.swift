// The colours are set on the appearance proxy of all bars: a look of the app, which no screen has to give back.
import UIKit

final class ThemeService {
    static func apply() {
        UINavigationBar.appearance().tintColor = .systemPurple
        UINavigationBar.appearance().barTintColor = .systemYellow
    }
}

final class ShareViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        ThemeService.apply()
        title = "Share"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Open", primaryAction: UIAction { [weak self] _ in self?.open() })
    }

    private func open() {
        present(UINavigationController(rootViewController: UIViewController()), animated: true)
    }
}
