// The overlay's controller lives only in a local constant. Its view stays on the screen, but nothing holds the controller any longer, and the Cancel button is dead.
import UIKit

final class ReportViewController: UIViewController {
    private let loadButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Report"
        view.backgroundColor = .systemBackground
        loadButton.setTitle("Load report", for: .normal)
        loadButton.addTarget(self, action: #selector(loadTapped), for: .touchUpInside)
        loadButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(loadButton)
        NSLayoutConstraint.activate([
            loadButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            loadButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    @objc private func loadTapped() {
        loadButton.isEnabled = false
        showOverlay()
    }

    private func showOverlay() {
        let overlay = LoadingOverlayViewController()
        overlay.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(overlay.view) // finds no-add-child
        NSLayoutConstraint.activate([
            overlay.view.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            overlay.view.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            overlay.view.widthAnchor.constraint(equalToConstant: 200),
            overlay.view.heightAnchor.constraint(equalToConstant: 120),
        ])
    }
}

final class LoadingOverlayViewController: UIViewController {
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let cancelButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        view.layer.cornerRadius = 12
        spinner.startAnimating()
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.addTarget(self, action: #selector(cancelTapped), for: .touchUpInside)
        for subview in [spinner, cancelButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
            subview.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            spinner.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
            cancelButton.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12),
        ])
    }

    @objc private func cancelTapped() {
        spinner.stopAnimating()
        view.isHidden = true
    }
}
