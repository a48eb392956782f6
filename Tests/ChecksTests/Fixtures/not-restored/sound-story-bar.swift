// The bar is hidden each time the screen is about to appear and shown again each time it is about to leave, so no other screen is left without it.
import UIKit

final class StoryViewController: UIViewController {
    private let storyLabel = UILabel()
    private let backButton = UIButton(configuration: .gray())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
        storyLabel.text = "Once upon a time"
        storyLabel.textColor = .white
        backButton.configuration?.image = UIImage(systemName: "xmark")
        backButton.accessibilityLabel = "Close"
        backButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
        for subview in [storyLabel, backButton] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            storyLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            storyLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            backButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            backButton.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    @objc private func closeTapped() {
        navigationController?.popViewController(animated: true)
    }
}
