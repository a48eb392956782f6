// Three classes override viewDidAppear. Each calls super once with what it was given, so three calls for one appearance are right.
import UIKit

final class AlbumViewController: ThemedViewController {
    private let coverView = UIImageView(image: UIImage(systemName: "music.note.list"))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Album"
        coverView.contentMode = .scaleAspectFit
        coverView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(coverView)
        NSLayoutConstraint.activate([
            coverView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            coverView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            coverView.widthAnchor.constraint(equalToConstant: 120),
            coverView.heightAnchor.constraint(equalToConstant: 120),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 0.4, delay: 0, options: .allowUserInteraction) {
            self.coverView.transform = CGAffineTransform(rotationAngle: .pi / 16)
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        coverView.transform = .identity
    }
}

class ThemedViewController: LoggedViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record("themed screen is up")
    }
}

class LoggedViewController: UIViewController {
    private var entries: [String] = []

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record("appeared \(animated ? "with" : "without") animation")
    }

    func record(_ entry: String) {
        entries.append(entry)
    }
}
