// The step is set in viewDidLoad too, but its observer asks for the cursor only if the field is in a window already; viewDidAppear does the first one.
import UIKit

final class AddressFormViewController: UIViewController {
    private enum Step: Int { case street, city }

    private let streetField = AddressFormViewController.makeField("Street")
    private let cityField = AddressFormViewController.makeField("City")
    private let nextButton = UIButton(configuration: .borderedProminent())

    private var step: Step = .street {
        didSet { stepDidChange() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Address"
        view.backgroundColor = .systemBackground
        nextButton.addTarget(self, action: #selector(nextTapped), for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [streetField, cityField, nextButton])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        step = .street
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        focusCurrentField()
    }

    @objc private func nextTapped() {
        step = step == .street ? .city : .street
    }

    private func stepDidChange() {
        nextButton.configuration?.title = step == .street ? "Next" : "Back to street"
        focusCurrentField()
    }

    private func focusCurrentField() {
        let field = step == .street ? streetField : cityField
        guard field.window != nil else { return }
        field.becomeFirstResponder()
    }

    private static func makeField(_ placeholder: String) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        return field
    }
}
