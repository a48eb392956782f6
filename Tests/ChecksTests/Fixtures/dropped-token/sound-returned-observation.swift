// The method does not keep the observation itself, it hands it to its caller, and the controller stores it in an array.
import UIKit

final class Transfer: NSObject {
    @objc dynamic private(set) var fraction = 0.0
    @objc dynamic private(set) var isPaused = true

    func sendPart() {
        isPaused = false
        fraction = min(1, fraction + 0.25)
    }
}

final class TransferViewController: UIViewController {
    private let transfer = Transfer()
    private let progressView = UIProgressView(progressViewStyle: .bar)
    private let stateLabel = UILabel()
    private var observations: [NSKeyValueObservation] = []
    private lazy var sendButton = UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Send Part") { [weak self] _ in self?.transfer.sendPart() })

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Transfer"
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: [stateLabel, progressView, sendButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        observations = [follow(\.fraction), follow(\.isPaused)]
    }

    private func follow<Value>(_ keyPath: KeyPath<Transfer, Value>) -> NSKeyValueObservation {
        transfer.observe(keyPath, options: [.initial, .new]) { [weak self] transfer, _ in
            let (fraction, isPaused) = (Float(transfer.fraction), transfer.isPaused)
            MainActor.assumeIsolated { self?.show(fraction, isPaused: isPaused) }
        }
    }

    private func show(_ fraction: Float, isPaused: Bool) {
        progressView.progress = fraction
        stateLabel.text = isPaused ? "Not started" : "\(Int(fraction * 100)) % sent"
    }
}
