// The controller wants to be first responder so that its composer bar is shown, but it asks in viewDidLoad, when its view is in no window.
import UIKit

final class ChatViewController: UITableViewController {
    private let messages = ["Are you there?", "Yes, at the station.", "Platform 4."]
    private let composer = ComposerBar(frame: CGRect(x: 0, y: 0, width: 320, height: 52))

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { composer }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ada"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
        tableView.allowsSelection = false
        showComposer()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        messages.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        cell.textLabel?.text = messages[indexPath.row]
        return cell
    }
}

private extension ChatViewController {
    func showComposer() {
        becomeFirstResponder() // finds early-responder
    }
}

final class ComposerBar: UIView {
    private let field = UITextField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        field.placeholder = "Message"
        field.borderStyle = .roundedRect
        field.translatesAutoresizingMaskIntoConstraints = false
        addSubview(field)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            field.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
