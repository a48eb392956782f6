// The passcode is asked for when the button is tapped and only while nothing is presented; the sheet is dismissed by its delegate alone; and when the user drags it down, nothing is dismissed again, only the state is set.
import UIKit

@MainActor
protocol PasscodeViewControllerDelegate: AnyObject {
    func passcodeViewControllerDidUnlock(_ passcode: PasscodeViewController)
}

final class VaultViewController: UIViewController {
    private enum State: String {
        case locked = "Locked"
        case asking = "Waiting for the code"
        case open = "Open"
    }

    private var state = State.locked {
        didSet { showState() }
    }

    private let stateLabel = UILabel()
    private let unlockButton = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Vault"
        view.backgroundColor = .systemBackground
        unlockButton.configuration?.title = "Unlock"
        unlockButton.addTarget(self, action: #selector(unlockTapped), for: .touchUpInside)
        let column = UIStackView(arrangedSubviews: [stateLabel, unlockButton])
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        showState()
    }

    private func showState() {
        stateLabel.text = state.rawValue
        unlockButton.isHidden = state == .open
    }

    private func askForPasscode() {
        guard state == .locked, presentedViewController == nil else { return }
        state = .asking
        let passcode = PasscodeViewController()
        passcode.delegate = self
        passcode.presentationController?.delegate = self
        present(passcode, animated: true)
    }

    @objc private func unlockTapped() {
        askForPasscode()
    }
}

extension VaultViewController: PasscodeViewControllerDelegate, UIAdaptivePresentationControllerDelegate {
    func passcodeViewControllerDidUnlock(_ passcode: PasscodeViewController) {
        state = .open
        dismiss(animated: true)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        if state == .asking {
            state = .locked
        }
    }
}

final class PasscodeViewController: UIViewController {
    weak var delegate: (any PasscodeViewControllerDelegate)?
    private let codeField = UITextField()
    private let doneButton = UIButton(configuration: .filled())
    private var hasFocused = false
    private var hasFinished = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        codeField.placeholder = "Code"
        codeField.isSecureTextEntry = true
        codeField.borderStyle = .roundedRect
        doneButton.configuration?.title = "Done"
        doneButton.addTarget(self, action: #selector(doneTapped), for: .touchUpInside)
        for subview in [codeField, doneButton] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            codeField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
            codeField.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            codeField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            doneButton.topAnchor.constraint(equalTo: codeField.bottomAnchor, constant: 20),
            doneButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !hasFocused {
            hasFocused = true
            codeField.becomeFirstResponder()
        }
    }

    @objc private func doneTapped() {
        guard !hasFinished else { return }
        hasFinished = true
        codeField.resignFirstResponder()
        delegate?.passcodeViewControllerDidUnlock(self)
    }
}
