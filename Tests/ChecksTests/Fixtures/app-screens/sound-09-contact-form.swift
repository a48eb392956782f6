// The base class lets its subclasses prepare in init, where they touch no view; the observer of the contact waits for the view; and the Revert button calls the same helper as the callback, not the callback.
import UIKit

struct Contact: Equatable {
    var name: String
    var phone: String

    static let sample = Contact(name: "Mary Jackson", phone: "757 555 0142")
}

class DetailFormViewController: UIViewController {
    let stack = UIStackView()

    init() {
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    func prepare() {}

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        fill()
    }

    func fill() {}
}

final class ContactFormViewController: DetailFormViewController {
    private var contact = Contact.sample {
        didSet {
            if isViewLoaded, contact != oldValue {
                fill()
            }
        }
    }

    private let nameField = UITextField()
    private let phoneField = UITextField()
    private let hintLabel = UILabel()

    override func prepare() {
        super.prepare()
        contact = Contact(name: "Mary W. Jackson", phone: "757 555 0142")
        title = "Contact"
        hidesBottomBarWhenPushed = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Revert", style: .plain, target: self, action: #selector(revertTapped))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (field, placeholder) in [(nameField, "Name"), (phoneField, "Phone")] {
            field.placeholder = placeholder
            field.borderStyle = .roundedRect
            field.addTarget(self, action: #selector(fieldChanged), for: .editingChanged)
            stack.addArrangedSubview(field)
        }
        hintLabel.font = .preferredFont(forTextStyle: .footnote)
        stack.addArrangedSubview(hintLabel)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
    }

    override func fill() {
        super.fill()
        nameField.text = contact.name
        phoneField.text = contact.phone
        hintLabel.text = contact.phone.isEmpty ? "Without a number we cannot call." : nil
    }

    @objc private func fieldChanged() {
        contact = Contact(name: nameField.text ?? "", phone: phoneField.text ?? "")
    }

    @objc private func revertTapped() {
        contact = .sample
        fill()
    }
}
