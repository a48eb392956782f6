// Deleting shows a question, and the same action shows the result at once. The question is still being presented, so UIKit refuses the second alert.
import UIKit

final class DownloadsViewController: UIViewController {
    private let deleteButton = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Downloads"
        deleteButton.setTitle("Delete all", for: .normal)
        deleteButton.addTarget(self, action: #selector(deleteAll), for: .touchUpInside)
        deleteButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(deleteButton)
        NSLayoutConstraint.activate([
            deleteButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            deleteButton.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    @objc private func deleteAll() {
        let question = UIAlertController(title: "Delete all downloads?", message: nil, preferredStyle: .alert)
        question.addAction(UIAlertAction(title: "Delete", style: .destructive))
        question.addAction(UIAlertAction(title: "Keep", style: .cancel))
        present(question, animated: true)
        showResult(freed: "2 GB")
    }

    private func showResult(freed: String) {
        let result = UIAlertController(title: "\(freed) free now", message: nil, preferredStyle: .alert)
        result.addAction(UIAlertAction(title: "OK", style: .default))
        present(result, animated: true) // finds console
    }
}
