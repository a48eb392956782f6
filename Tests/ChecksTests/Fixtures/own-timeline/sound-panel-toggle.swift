// The button opens the panel with UIView.animate, which is right for a tap; the change of size moves the same panel alongside its transition.
import UIKit

final class MapSearchViewController: UIViewController {
    private let panel = UIView()
    private lazy var panelHeight = panel.heightAnchor.constraint(equalToConstant: 120)
    private var isOpen = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Map"
        view.backgroundColor = .systemGreen
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Panel", style: .plain, target: self, action: #selector(togglePanel))
        panel.backgroundColor = .systemBackground
        panel.layer.cornerRadius = 20
        panel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel)
        NSLayoutConstraint.activate([
            panelHeight,
            panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    @objc private func togglePanel() {
        isOpen.toggle()
        UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, animations: {
            self.applyPanelHeight(for: self.view.bounds.size)
        })
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] _ in
            self?.applyPanelHeight(for: size)
        })
    }

    private func applyPanelHeight(for size: CGSize) {
        panelHeight.constant = isOpen ? size.height * 0.6 : 120
        view.layoutIfNeeded()
    }
}
