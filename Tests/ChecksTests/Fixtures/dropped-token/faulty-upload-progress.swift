// The observation is thrown away at once, which ends it: the bar shows the first value and never moves when the upload goes on.
import UIKit

final class Upload: NSObject {
    @objc dynamic private(set) var fraction = 0.0

    func sendPart() {
        fraction = min(1, fraction + 0.25)
    }
}

final class UploadViewController: UIViewController {
    private let upload = Upload()
    private let progressView = UIProgressView(progressViewStyle: .bar)
    private lazy var sendButton = UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Send Part") { [weak self] _ in self?.upload.sendPart() })

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Upload"
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: [progressView, sendButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        follow(upload)
    }
}

private extension UploadViewController {
    func follow(_ upload: Upload) {
        _ = upload.observe(\.fraction, options: [.initial, .new]) { [weak self] upload, _ in // finds dropped-token
            let fraction = Float(upload.fraction)
            MainActor.assumeIsolated { self?.progressView.progress = fraction }
        }
    }
}
