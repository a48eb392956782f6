// The keyboard is observed between viewWillAppear and viewWillDisappear, which come in turn even when a swipe is cancelled; and the field takes the focus only in viewDidAppear, the first time.
import UIKit

final class CommentsViewController: UIViewController {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let field = UITextField()
    private let postButton = UIButton(configuration: .filled())
    private var comments = ["Lovely light.", "Where was this taken?", "Near the old pier."]
    private var hasFocusedOnce = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Comments"
        view.backgroundColor = .systemBackground
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "comment")
        tableView.dataSource = self
        field.placeholder = "Add a comment"
        field.borderStyle = .roundedRect
        field.delegate = self
        postButton.configuration?.title = "Post"
        postButton.addTarget(self, action: #selector(postTapped), for: .touchUpInside)
        layOut()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        observeKeyboard()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        focusIfNeeded()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        NotificationCenter.default.removeObserver(self)
    }

    private func layOut() {
        let row = UIStackView(arrangedSubviews: [field, postButton])
        row.spacing = 8
        for subview in [tableView, row] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        postButton.setContentHuggingPriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: row.topAnchor, constant: -8),
            row.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            row.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
        ])
    }

    private func observeKeyboard() {
        NotificationCenter.default.addObserver(self, selector: #selector(keyboardDidShow), name: UIResponder.keyboardDidShowNotification, object: nil)
    }

    private func focusIfNeeded() {
        guard !hasFocusedOnce, comments.count < 10 else { return }
        hasFocusedOnce = true
        field.becomeFirstResponder()
    }

    private func scrollToLast() {
        guard !comments.isEmpty else { return }
        tableView.scrollToRow(at: IndexPath(row: comments.count - 1, section: 0), at: .bottom, animated: true)
    }

    @objc private func keyboardDidShow() {
        scrollToLast()
    }

    @objc private func postTapped() {
        guard let text = field.text, !text.isEmpty else { return }
        comments.append(text)
        field.text = nil
        tableView.reloadData()
        scrollToLast()
    }
}

extension CommentsViewController: UITableViewDataSource, UITextFieldDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { comments.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "comment", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = comments[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        postTapped()
        return false
    }
}
