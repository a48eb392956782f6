// The inherited observer runs in the subclass's initialiser, but it asks whether the view is loaded before it touches it; viewDidLoad() does the rest.
import UIKit

class DocumentViewController: UIViewController {
    var pageColor = UIColor.systemBackground {
        didSet {
            viewIfLoaded?.backgroundColor = pageColor
            guard isViewLoaded else { return }
            view.setNeedsLayout()
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = pageColor
    }
}

final class NoteViewController: DocumentViewController {
    private let noteLabel = UILabel()
    private var note = ""

    init() {
        super.init(nibName: nil, bundle: nil)
        pageColor = .systemYellow
        note = "Buy milk"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        noteLabel.text = note
        noteLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(noteLabel)
        NSLayoutConstraint.activate([
            noteLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            noteLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Blue", style: .plain, target: self, action: #selector(makeBlue))
    }

    @objc private func makeBlue() {
        pageColor = .systemTeal
    }
}
