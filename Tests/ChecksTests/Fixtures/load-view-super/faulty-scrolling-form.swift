// The form wants a scroll view as its root. super.loadView() has built a plain root first, which is lost at the last line.
import UIKit

final class AddressFormViewController: UIViewController {
    private let streetField = AddressFormViewController.makeField(placeholder: "Street")
    private let cityField = AddressFormViewController.makeField(placeholder: "City")
    private let postcodeField = AddressFormViewController.makeField(placeholder: "Postcode")

    override func loadView() {
        super.loadView() // finds load-view-super

        let stack = UIStackView(arrangedSubviews: [streetField, cityField, postcodeField])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false

        let scrollView = UIScrollView()
        scrollView.backgroundColor = .systemBackground
        scrollView.keyboardDismissMode = .onDrag
        scrollView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -20),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
        ])
        view = scrollView
    }

    private static func makeField(placeholder: String) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        return field
    }
}
