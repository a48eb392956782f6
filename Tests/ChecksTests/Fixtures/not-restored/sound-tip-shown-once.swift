// The static flag stays set after the screen has left, and that is its purpose: it is the app's memory that the tip was shown, not a state of this screen.
import UIKit

final class SketchViewController: UIViewController {
    private static var hasShownTip = false

    private let canvas = UIView()
    private let tipLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sketch"
        view.backgroundColor = .systemBackground
        configureUI()
        prepareTip()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Self.hasShownTip = true
    }

    private func prepareTip() {
        tipLabel.isHidden = Self.hasShownTip
    }

    private func configureUI() {
        canvas.backgroundColor = .secondarySystemBackground
        canvas.layer.cornerRadius = 12
        tipLabel.text = "Draw with one finger, move with two."
        tipLabel.textColor = .secondaryLabel
        tipLabel.numberOfLines = 0

        let stack = UIStackView(arrangedSubviews: [canvas, tipLabel])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
