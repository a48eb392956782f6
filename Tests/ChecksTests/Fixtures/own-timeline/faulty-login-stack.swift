// When the height becomes compact, the stack turns sideways in an animation of its own instead of one alongside the trait change's transition.
import UIKit

final class WelcomeBackViewController: UIViewController {
    private let logo = UIImageView(image: UIImage(systemName: "leaf.fill"))
    private let greeting = UILabel()
    private lazy var stack = UIStackView(arrangedSubviews: [logo, greeting])

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Welcome"
        view.backgroundColor = .systemBackground
        greeting.text = "Nice to see you again"
        greeting.font = .preferredFont(forTextStyle: .title2)
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            logo.widthAnchor.constraint(equalToConstant: 96),
            logo.heightAnchor.constraint(equalToConstant: 96),
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.willTransition(to: newCollection, with: coordinator)
        arrange(for: newCollection)
    }
}

extension WelcomeBackViewController {
    private func arrange(for traits: UITraitCollection) {
        let axis: NSLayoutConstraint.Axis = traits.verticalSizeClass == .compact ? .horizontal : .vertical
        guard axis != stack.axis else { return }
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, animations: { // finds own-timeline
            self.stack.axis = axis
            self.view.layoutIfNeeded()
        })
    }
}
