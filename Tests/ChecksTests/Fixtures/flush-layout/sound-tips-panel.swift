// This animation does not flush updates, so layoutIfNeeded in its block is what makes the change of the constraint move.
import UIKit

final class TipsViewController: UIViewController {
    private let panel = UILabel()
    private let moreButton = UIButton(configuration: .tinted())
    private var panelTop: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        panel.text = "Hold a tile to move it."
        panel.backgroundColor = .systemYellow
        moreButton.setTitle("Move tip", for: .normal)
        moreButton.addAction(UIAction { [weak self] _ in self?.movePanel() }, for: .touchUpInside)
        for subview in [panel, moreButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let top = panel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16)
        panelTop = top
        NSLayoutConstraint.activate([
            top,
            panel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            moreButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            moreButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        ])
    }

    private func movePanel() {
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { [view, panelTop] in
            panelTop?.constant = 120
            view?.layoutIfNeeded()
        }
        animator.startAnimation()
    }
}
