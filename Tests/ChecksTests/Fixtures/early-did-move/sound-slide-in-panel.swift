// The panel is told that it has moved while its slide is still running. Its view has been added before, so nothing is early.
import UIKit

final class PhotoViewController: UIViewController {
    private let infoButton = UIButton(type: .infoLight)
    private var infoPanel: PhotoInfoViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photo"
        view.backgroundColor = .systemBackground
        infoButton.addTarget(self, action: #selector(showInfo), for: .touchUpInside)
        infoButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(infoButton)
        NSLayoutConstraint.activate([
            infoButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            infoButton.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    @objc private func showInfo() {
        guard infoPanel == nil else { return }
        let panel = PhotoInfoViewController()
        infoPanel = panel
        addChild(panel)
        panel.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel.view)
        NSLayoutConstraint.activate([
            panel.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            panel.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            panel.view.heightAnchor.constraint(equalToConstant: 160),
        ])
        panel.view.transform = CGAffineTransform(translationX: 0, y: 160)
        UIView.animate(withDuration: 0.3) {
            panel.view.transform = .identity
        }
        panel.didMove(toParent: self)
    }
}

final class PhotoInfoViewController: UIViewController {
    private let cameraLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        cameraLabel.text = "35 mm, f/2.8, 1/250 s"
        cameraLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(cameraLabel)
        NSLayoutConstraint.activate([
            cameraLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            cameraLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
        ])
    }
}
