// The field gets the cursor in viewDidAppear, when it is in a window, and only the first time.
import UIKit

final class NewNoteViewController: UIViewController {
    private let titleField = UITextField()
    private let bodyView = UITextView()
    private var wantsFocus = true

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Note"
        view.backgroundColor = .systemBackground
        configureFields()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        focusTitleIfNeeded()
    }

    private func focusTitleIfNeeded() {
        guard wantsFocus else { return }
        wantsFocus = false
        titleField.becomeFirstResponder()
    }

    private func configureFields() {
        titleField.placeholder = "Title"
        titleField.font = .preferredFont(forTextStyle: .title2)
        titleField.adjustsFontForContentSizeCategory = true
        bodyView.font = .preferredFont(forTextStyle: .body)
        bodyView.adjustsFontForContentSizeCategory = true
        for subview in [titleField, bodyView] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            titleField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            titleField.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            titleField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            bodyView.topAnchor.constraint(equalTo: titleField.bottomAnchor, constant: 12),
            bodyView.leadingAnchor.constraint(equalTo: titleField.leadingAnchor),
            bodyView.trailingAnchor.constraint(equalTo: titleField.trailingAnchor),
            bodyView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}
