// Only the controller's own animation listens to the negated and combined flags. Super gets the value that came in, by whatever name.
import UIKit

final class SpotlightViewController: UIViewController {
    private let lampView = UIImageView(image: UIImage(systemName: "lightbulb.fill"))
    private var prefersStillness = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Spotlight"
        view.backgroundColor = .systemBackground
        lampView.tintColor = .systemYellow
        lampView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(lampView)
        NSLayoutConstraint.activate([
            lampView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            lampView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Still", style: .plain, target: self, action: #selector(toggleStillness)
        )
    }

    override func viewWillAppear(_ isAnimated: Bool) {
        let wasGivenAnimation = isAnimated
        super.viewWillAppear(wasGivenAnimation)
        lampView.isHighlighted = !isAnimated
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let isStill = !animated || prefersStillness
        swing(animated: !isStill)
    }

    override func viewWillDisappear(_ animated: Bool) {
        let flag = animated
        if prefersStillness {
            super.viewWillDisappear(flag)
        } else {
            lampView.layer.removeAllAnimations()
            super.viewWillDisappear(animated)
        }
    }

    private func swing(animated: Bool) {
        guard animated else { return }
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = -0.2
        turn.toValue = 0.2
        turn.duration = 0.5
        turn.autoreverses = true
        turn.repeatCount = 3
        lampView.layer.add(turn, forKey: "swing")
    }

    @objc private func toggleStillness() {
        prefersStillness.toggle()
    }
}
