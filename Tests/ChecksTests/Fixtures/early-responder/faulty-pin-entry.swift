// The entry view starts to edit as soon as it is told that it is empty, which the controller does from viewDidLoad: before there is a window.
// (The same line is right when the button calls it later.)
import UIKit

final class PinEntryView: UIView {
    private let hiddenField = UITextField()
    private let dots = UILabel()

    var pin = "" {
        didSet { pinDidChange() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        hiddenField.keyboardType = .numberPad
        hiddenField.isSecureTextEntry = true
        hiddenField.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        dots.font = .preferredFont(forTextStyle: .largeTitle)
        dots.textAlignment = .center
        dots.translatesAutoresizingMaskIntoConstraints = false
        addSubview(hiddenField)
        addSubview(dots)
        NSLayoutConstraint.activate([
            dots.leadingAnchor.constraint(equalTo: leadingAnchor),
            dots.trailingAnchor.constraint(equalTo: trailingAnchor),
            dots.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func pinDidChange() {
        hiddenField.text = pin
        dots.text = String(repeating: "●", count: pin.count)
        if pin.isEmpty {
            hiddenField.becomeFirstResponder() // finds early-responder
        }
    }
}

final class UnlockViewController: UIViewController {
    private let pinView = PinEntryView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Unlock"
        view.backgroundColor = .systemBackground

        let retry = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Clear") { [weak self] _ in
            self?.pinView.pin = ""
        })
        let stack = UIStackView(arrangedSubviews: [pinView, retry])
        stack.axis = .vertical
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            pinView.heightAnchor.constraint(equalToConstant: 60),
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
            stack.widthAnchor.constraint(equalToConstant: 200),
        ])
        pinView.pin = ""
    }
}
