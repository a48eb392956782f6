// The progress is observed from viewDidLoad on, but the observation is ended when the view disappears and nothing starts it again.
import UIKit

final class Download: NSObject {
    @objc dynamic private(set) var fraction = 0.0

    func receivePart() {
        fraction = min(1, fraction + 0.1)
    }
}

final class DownloadViewController: UIViewController {
    private let download = Download()
    private let progressView = UIProgressView(progressViewStyle: .default)
    private let resumeButton = UIButton(configuration: .filled())
    private var observation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Download"
        view.backgroundColor = .systemBackground
        configureUI()
        observeDownload()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stopObserving()
    }

    private func observeDownload() {
        observation = download.observe(\.fraction, options: [.initial, .new]) { [weak self] download, _ in
            let fraction = Float(download.fraction)
            MainActor.assumeIsolated { self?.progressView.progress = fraction }
        }
    }

    private func stopObserving() {
        observation?.invalidate() // finds lost-observer
    }

    private func configureUI() {
        resumeButton.setTitle("Load Next Part", for: .normal)
        resumeButton.addAction(UIAction { [weak self] _ in self?.download.receivePart() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [progressView, resumeButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
