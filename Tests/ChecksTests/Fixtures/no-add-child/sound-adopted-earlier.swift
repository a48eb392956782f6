// At the addSubview there is no addChild in sight: every step was made a child before, when the list of steps was set, and is told of its move once its view is in.
import UIKit

final class CheckoutViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let column = UIStackView()

    private var steps: [CheckoutStepViewController] = [] {
        didSet { steps.forEach(addChild) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Checkout"
        view.backgroundColor = .systemBackground
        configureScrollView()
        steps = [
            CheckoutStepViewController(name: "Address"),
            CheckoutStepViewController(name: "Delivery"),
            CheckoutStepViewController(name: "Payment"),
        ]
        showSteps()
    }

    private func configureScrollView() {
        column.axis = .vertical
        column.spacing = 24
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(column)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            column.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }

    private func showSteps() {
        for step in steps {
            column.addArrangedSubview(step.view)
            step.didMove(toParent: self)
        }
    }
}

final class CheckoutStepViewController: UIViewController {
    private let field = UITextField()

    init(name: String) {
        super.init(nibName: nil, bundle: nil)
        field.placeholder = name
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.borderStyle = .roundedRect
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
            field.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
            field.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
