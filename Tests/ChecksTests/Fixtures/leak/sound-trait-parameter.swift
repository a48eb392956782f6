// Both trait registrations reach the controller without keeping it: one by the handler's parameter, one by target and action.
import UIKit

final class PianoViewController: UIViewController {
    private let keysView = UIView()
    private let octaveLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        configureKeys()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
            self.updateBorder()
        }
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self], action: #selector(updateLabel))
        updateBorder()
        updateLabel()
    }

    private func configureKeys() {
        keysView.layer.borderWidth = 2
        for subview in [keysView, octaveLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            keysView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            keysView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            keysView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            keysView.heightAnchor.constraint(equalToConstant: 120),
            octaveLabel.topAnchor.constraint(equalTo: keysView.bottomAnchor, constant: 12),
            octaveLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    private func updateBorder() {
        keysView.layer.borderColor = UIColor.label.cgColor
    }

    @objc private func updateLabel() {
        octaveLabel.font = .preferredFont(forTextStyle: .headline)
        octaveLabel.text = "Octave 4"
    }

    deinit { print("piano released") }
}
