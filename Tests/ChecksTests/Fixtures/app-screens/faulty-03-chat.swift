// The composer asks for the keyboard while the chat's view is being loaded and has no window; and the keyboard's notifications, registered once, are given back when the chat disappears, so that it no longer hears them after it comes back.
import UIKit

struct Message {
    let text: String
    let isMine: Bool
}

final class ChatViewController: UIViewController {
    private let composer = ComposerBar()
    private let tableView = UITableView(frame: .zero, style: .plain)
    private var messages = [
        Message(text: "Are you coming tonight?", isMine: false),
        Message(text: "Yes, around eight", isMine: true),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Grace"
        view.backgroundColor = .systemBackground
        setUpTable()
        setUpComposer()
        followKeyboard()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        composer.saveDraft()
        tearDown()
    }

    private func setUpTable() {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
        tableView.dataSource = self
        tableView.translatesAutoresizingMaskIntoConstraints = false
        composer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        view.addSubview(composer)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: composer.topAnchor),
            composer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            composer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    private func setUpComposer() {
        composer.onSend = { [weak self] text in
            self?.append(Message(text: text, isMine: true))
        }
        composer.startEditing()
    }

    private func append(_ message: Message) {
        messages.append(message)
        tableView.reloadData()
    }
}

private extension ChatViewController {
    func followKeyboard() {
        NotificationCenter.default.addObserver(self, selector: #selector(keyboardDidShow), name: UIResponder.keyboardDidShowNotification, object: nil)
    }

    func tearDown() {
        NotificationCenter.default.removeObserver(self) // finds lost-observer
    }

    @objc func keyboardDidShow() {
        guard !messages.isEmpty else { return }
        tableView.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: true)
    }
}

extension ChatViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = messages[indexPath.row].text
        content.secondaryText = messages[indexPath.row].isMine ? "You" : title
        cell.contentConfiguration = content
        return cell
    }
}

final class ComposerBar: UIView {
    var onSend: ((String) -> Void)?
    private(set) var draft = ""
    private let field = UITextField()
    private let sendButton = UIButton(configuration: .plain())

    override init(frame: CGRect) {
        super.init(frame: frame)
        field.placeholder = "Message"
        sendButton.configuration?.title = "Send"
        sendButton.addTarget(self, action: #selector(sendTapped), for: .touchUpInside)
        let row = UIStackView(arrangedSubviews: [field, sendButton])
        row.spacing = 8
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func startEditing() {
        field.becomeFirstResponder() // finds early-responder
    }

    func saveDraft() {
        draft = field.text ?? ""
    }

    @objc private func sendTapped() {
        guard let text = field.text, !text.isEmpty else { return }
        field.text = nil
        onSend?(text)
    }
}
