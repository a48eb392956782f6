// The terms are presented from viewDidLoad, when the view is in no window. When the screen is the window's root, UIKit prints a complaint and presents nothing.
import UIKit

final class MarketplaceViewController: UIViewController {
    private var hasAcceptedTerms = false
    private let introLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Marketplace"
        view.backgroundColor = .systemBackground
        introLabel.text = "Buy and sell near you."
        introLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(introLabel)
        NSLayoutConstraint.activate([
            introLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            introLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        askForTermsIfNeeded()
    }

    private func askForTermsIfNeeded() {
        guard !hasAcceptedTerms else { return }
        let terms = TermsViewController()
        terms.onAccept = { [weak self] in self?.hasAcceptedTerms = true }
        terms.isModalInPresentation = true
        present(terms, animated: true) // finds early-present
    }
}

final class TermsViewController: UIViewController {
    var onAccept: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let accept = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Accept") { [weak self] _ in
            self?.onAccept?()
            self?.dismiss(animated: true)
        })
        accept.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(accept)
        NSLayoutConstraint.activate([
            accept.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            accept.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
