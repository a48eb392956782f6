// loadView() assigns nothing itself, yet the view is there: super.loadView() has made it, in the base class's override.
import UIKit

class BaseViewController: UIViewController {
    override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
        view.tintColor = .systemOrange
    }
}

final class LicensesViewController: BaseViewController {
    private let textLabel = UILabel()

    override func loadView() {
        super.loadView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Licenses"
        textLabel.text = "All fonts are used with kind permission."
        textLabel.numberOfLines = 0
        textLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textLabel)
        NSLayoutConstraint.activate([
            textLabel.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
            textLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            textLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
