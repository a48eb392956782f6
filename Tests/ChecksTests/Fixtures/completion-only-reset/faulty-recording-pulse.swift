// The pulse ends when another screen covers this one, and its completion then comes with finished == false. The flag stays set, so the dot never pulses again.
import UIKit

final class RecorderViewController: UIViewController {
    private let dot = UIView()
    private let libraryButton = UIButton(configuration: .plain())
    private var isPulsing = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        dot.backgroundColor = .systemRed
        dot.layer.cornerRadius = 20
        libraryButton.setTitle("Recordings", for: .normal)
        libraryButton.addTarget(self, action: #selector(showLibrary), for: .touchUpInside)
        for subview in [dot, libraryButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            dot.widthAnchor.constraint(equalToConstant: 40),
            dot.heightAnchor.constraint(equalToConstant: 40),
            dot.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            dot.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            libraryButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            libraryButton.topAnchor.constraint(equalTo: dot.bottomAnchor, constant: 60),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        pulse()
    }

    private func pulse() {
        guard !isPulsing else { return }
        isPulsing = true // finds completion-only-reset
        dot.alpha = 1
        UIView.animate(withDuration: 0.8, delay: 0, options: [.repeat, .autoreverse, .allowUserInteraction]) {
            self.dot.alpha = 0.2
        } completion: { [weak self] finished in
            if finished {
                self?.isPulsing = false
            }
        }
    }

    @objc private func showLibrary() {
        let library = UIViewController()
        library.title = "Recordings"
        library.view.backgroundColor = .systemBackground
        show(library, sender: self)
    }
}
