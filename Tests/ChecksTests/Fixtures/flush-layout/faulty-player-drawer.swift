// The animation flushes updates by itself, before it begins and when its block ends. Laying the view out inside the block as well is one layout too many.
import UIKit

final class PlayerDrawerViewController: UIViewController {
    private let drawer = UIView()
    private let toggleButton = UIButton(configuration: .gray())
    private lazy var drawerHeight = drawer.heightAnchor.constraint(equalToConstant: 80)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        drawer.backgroundColor = .systemIndigo
        toggleButton.setTitle("Open drawer", for: .normal)
        toggleButton.addTarget(self, action: #selector(toggleDrawer), for: .touchUpInside)
        for subview in [drawer, toggleButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            drawer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            drawer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            drawer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            drawerHeight,
            toggleButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            toggleButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
    }

    @objc private func toggleDrawer() {
        let height: CGFloat = drawerHeight.constant > 80 ? 80 : 240
        if #available(iOS 26.0, *) {
            UIView.animate(withDuration: 0.35, delay: 0, options: [.flushUpdates, .allowUserInteraction]) {
                self.drawerHeight.constant = height
                self.view.layoutIfNeeded() // finds flush-layout
            }
        } else {
            drawerHeight.constant = height
            UIView.animate(withDuration: 0.35, delay: 0, options: .allowUserInteraction) {
                self.view.layoutIfNeeded()
            }
        }
    }
}
