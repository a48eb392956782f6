// The new form is told that it has moved before transition(from:to:) has even put its view in; the call belongs in the completion.
import UIKit

final class AccountViewController: UIViewController {
    private lazy var current: UIViewController = FormViewController(heading: "Log in", color: .systemBlue)
    private var isSigningUp = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Account"
        view.backgroundColor = .systemBackground
        addChild(current)
        current.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(current.view)
        NSLayoutConstraint.activate([
            current.view.topAnchor.constraint(equalTo: view.topAnchor),
            current.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            current.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            current.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        current.didMove(toParent: self)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Switch", primaryAction: UIAction { [weak self] _ in self?.switchForm() }
        )
    }

    private func switchForm() {
        isSigningUp.toggle()
        let heading = isSigningUp ? "Sign up" : "Log in"
        flip(to: FormViewController(heading: heading, color: isSigningUp ? .systemGreen : .systemBlue))
    }

    private func flip(to next: UIViewController) {
        let previous = current
        current = next
        previous.willMove(toParent: nil)
        addChild(next)
        next.didMove(toParent: self) // finds early-did-move
        next.view.frame = previous.view.frame
        next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transition(from: previous, to: next, duration: 0.4, options: .transitionCrossDissolve, animations: nil) { _ in
            previous.removeFromParent()
        }
    }
}

final class FormViewController: UIViewController {
    private let headingLabel = UILabel()

    init(heading: String, color: UIColor) {
        super.init(nibName: nil, bundle: nil)
        headingLabel.text = heading
        headingLabel.textColor = color
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        headingLabel.font = .preferredFont(forTextStyle: .largeTitle)
        headingLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(headingLabel)
        NSLayoutConstraint.activate([
            headingLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            headingLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
