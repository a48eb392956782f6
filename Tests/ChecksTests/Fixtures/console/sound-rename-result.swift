// The second alert is presented by the handler of the first one. The first has closed by then, so there is room for it.
import UIKit

final class PlaylistViewController: UIViewController {
    private let renameButton = UIButton(configuration: .tinted())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Playlist"
        renameButton.setTitle("Reset name", for: .normal)
        renameButton.addTarget(self, action: #selector(resetName), for: .touchUpInside)
        renameButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(renameButton)
        NSLayoutConstraint.activate([
            renameButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            renameButton.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    @objc private func resetName() {
        let question = UIAlertController(title: "Reset the name?", message: nil, preferredStyle: .alert)
        question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        question.addAction(UIAlertAction(title: "Reset", style: .default) { [weak self] _ in
            self?.showResult()
        })
        present(question, animated: true)
    }

    private func showResult() {
        title = "My playlist"
        let result = UIAlertController(title: "The name has been reset.", message: nil, preferredStyle: .alert)
        result.addAction(UIAlertAction(title: "OK", style: .default))
        present(result, animated: true)
    }
}
