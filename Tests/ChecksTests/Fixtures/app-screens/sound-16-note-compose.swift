// The composer asks the controller that is really dismissed or popped, whichever it is; its stored closures and actions hold it weakly, and the closures that hold it strongly are run once and gone.
import UIKit

@MainActor
final class NoteStore {
    static let shared = NoteStore()
    private(set) var notes = ["Buy stamps", "Call the plumber"]

    func save(_ note: String) async {
        notes.append(note)
    }
}

final class NotesViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "New") { [weak self] _ in
            self?.composeNote()
        })
    }

    private func composeNote() {
        let composer = NoteComposeViewController()
        composer.onFinish = { [weak self] in self?.tableView.reloadData() }
        present(UINavigationController(rootViewController: composer), animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        NoteStore.shared.notes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = NoteStore.shared.notes[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

final class NoteComposeViewController: UIViewController {
    var onFinish: (() -> Void)?
    private let textView = UITextView()
    private let countLabel = UILabel()
    private let styleBar = StyleBar()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New note"
        view.backgroundColor = .systemBackground
        textView.font = .preferredFont(forTextStyle: .body)
        styleBar.onBold = { [weak self] isBold in
            self?.textView.font = isBold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(doneTapped))
        let column = UIStackView(arrangedSubviews: [styleBar, textView, countLabel])
        column.axis = .vertical
        column.spacing = 8
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            column.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
            styleBar.heightAnchor.constraint(equalToConstant: 44),
        ])
        showCount()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isLeavingForGood {
            finish()
        }
    }

    private var isLeavingForGood: Bool {
        sequence(first: self as UIViewController, next: \.parent).contains { $0.isBeingDismissed || $0.isMovingFromParent }
    }

    private func finish() {
        let text = textView.text ?? ""
        guard !text.isEmpty else { return }
        Task {
            await NoteStore.shared.save(text)
            self.onFinish?()
        }
    }

    private func showCount() {
        countLabel.text = "\(textView.text?.count ?? 0) characters"
    }

    @objc private func doneTapped() {
        UIView.animate(withDuration: 0.2, animations: {
            self.countLabel.alpha = 0
        }, completion: { _ in
            self.dismiss(animated: true)
        })
    }
}

final class StyleBar: UIView {
    var onBold: ((Bool) -> Void)?
    private var isBold = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        let bold = UIAction(title: "Bold") { [weak self] _ in self?.toggleBold() }
        let button = UIButton(configuration: .gray(), primaryAction: bold)
        button.translatesAutoresizingMaskIntoConstraints = false
        addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: leadingAnchor),
            button.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func toggleBold() {
        isBold.toggle()
        onBold?(isBold)
    }
}
