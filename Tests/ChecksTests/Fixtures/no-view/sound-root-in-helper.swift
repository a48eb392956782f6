// A local constant with the same name is declared here as well, but it is handed to a helper that assigns the property.
import UIKit

final class BreathingViewController: UIViewController {
    private let ringView = RingView()

    override func loadView() {
        let view = UIView()
        view.backgroundColor = .systemBackground
        ringView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(ringView)
        NSLayoutConstraint.activate([
            ringView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            ringView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ringView.widthAnchor.constraint(equalToConstant: 220),
            ringView.heightAnchor.constraint(equalTo: ringView.widthAnchor),
        ])
        install(view)
    }

    private func install(_ root: UIView) {
        root.tintColor = .systemMint
        view = root
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Breathe"
    }
}

final class RingView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }
}
