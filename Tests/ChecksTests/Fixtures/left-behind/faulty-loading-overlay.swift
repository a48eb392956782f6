// When the loading is done the overlay fades and its view goes, but the overlay's controller stays a child: each refresh leaves another one behind.
import UIKit

final class StatementViewController: UIViewController {
    private let balanceLabel = UILabel()
    private var loading: LoadingViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .refresh, target: self, action: #selector(refresh))
        balanceLabel.text = "—"
        balanceLabel.font = .preferredFont(forTextStyle: .largeTitle)
        balanceLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(balanceLabel)
        NSLayoutConstraint.activate([
            balanceLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            balanceLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    @objc private func refresh() {
        guard loading == nil else { return }
        let overlay = LoadingViewController()
        embed(overlay)
        loading = overlay
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { [weak self] in
            self?.balanceLabel.text = "1,204.50 €"
            self?.hideLoading()
        }
    }

    private func embed(_ child: UIViewController) {
        addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child.view)
        NSLayoutConstraint.activate([
            child.view.topAnchor.constraint(equalTo: view.topAnchor),
            child.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        child.didMove(toParent: self)
    }

    private func hideLoading() {
        guard let overlay = loading else { return }
        loading = nil
        UIView.animate(withDuration: 0.25) {
            overlay.view.alpha = 0
        } completion: { _ in
            overlay.view.removeFromSuperview() // finds left-behind
        }
    }
}

final class LoadingViewController: UIViewController {
    private let spinner = UIActivityIndicatorView(style: .large)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.3)
        spinner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(spinner)
        NSLayoutConstraint.activate([
            spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            spinner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        spinner.startAnimating()
    }
}
