// The photo hides the navigation bar, which belongs to all screens of the stack, and nobody shows it again: the screen below is left without its bar.
import UIKit

final class PhotoViewController: UIViewController {
    private let imageView = UIImageView(image: UIImage(systemName: "photo"))
    private let closeButton = UIButton(configuration: .gray())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        imageView.contentMode = .scaleAspectFit
        closeButton.configuration?.title = "Close"
        closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
        for subview in [imageView, closeButton] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: view.topAnchor),
            imageView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            imageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            closeButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            closeButton.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        enterImmersiveMode(animated: animated)
    }

    private func enterImmersiveMode(animated: Bool) {
        navigationController?.setNavigationBarHidden(true, animated: animated) // finds not-restored
    }

    @objc private func closeTapped() {
        navigationController?.popViewController(animated: true)
    }
}
