// The composer asks whether it is being dismissed itself, but it is its navigation controller that is; and the recipient bar that it owns keeps a closure that holds the composer.
import UIKit

@MainActor
final class DraftStore {
    static let shared = DraftStore()
    private(set) var openDrafts: Set<String> = []

    func open(_ id: String) { openDrafts.insert(id) }
    func close(_ id: String) { openDrafts.remove(id) }
}

final class InboxViewController: UITableViewController {
    private let subjects = ["Invoice for March", "Re: Boat house", "Your library books"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Compose", style: .plain, target: self, action: #selector(composeTapped))
    }

    @objc private func composeTapped() {
        let composer = ComposeViewController(draftID: "draft-1")
        present(UINavigationController(rootViewController: composer), animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { subjects.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = subjects[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        composeTapped()
    }
}

final class ComposeViewController: UIViewController {
    private let draftID: String
    private let recipients = RecipientBar()
    private let bodyView = UITextView()
    private lazy var sendItem = UIBarButtonItem(title: "Send", style: .done, target: self, action: #selector(closeTapped))

    init(draftID: String) {
        self.draftID = draftID
        super.init(nibName: nil, bundle: nil)
        title = "New message"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        DraftStore.shared.open(draftID)
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: self, action: #selector(closeTapped))
        navigationItem.rightBarButtonItem = sendItem
        sendItem.isEnabled = false
        recipients.onChange = { addresses in // finds leak
            self.sendItem.isEnabled = !addresses.isEmpty
        }
        for subview in [recipients, bodyView] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            recipients.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            recipients.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            recipients.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            recipients.heightAnchor.constraint(equalToConstant: 44),
            bodyView.topAnchor.constraint(equalTo: recipients.bottomAnchor),
            bodyView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bodyView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bodyView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        closeDraftIfDone()
    }

    private func closeDraftIfDone() {
        guard isBeingDismissed else { return } // finds dismissed-in-container
        DraftStore.shared.close(draftID)
    }

    @objc private func closeTapped() {
        view.endEditing(true)
        dismiss(animated: true)
    }
}

final class RecipientBar: UIView {
    var onChange: (([String]) -> Void)?
    private let field = UITextField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        field.placeholder = "To"
        field.addTarget(self, action: #selector(fieldChanged), for: .editingChanged)
        field.translatesAutoresizingMaskIntoConstraints = false
        addSubview(field)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            field.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc private func fieldChanged() {
        onChange?((field.text ?? "").split(separator: ",").map(String.init))
    }
}
