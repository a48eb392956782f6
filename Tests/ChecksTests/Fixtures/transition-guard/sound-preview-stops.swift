// The guard on the coordinator drops nothing: without a transition the preview stops at once, with one it stops when the transition has really finished.
import UIKit

final class SongPreviewViewController: UIViewController {
    private let stateLabel = UILabel()
    private let progress = UIProgressView(progressViewStyle: .default)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Preview"
        progress.progress = 0.3
        let stack = UIStackView(arrangedSubviews: [stateLabel, progress])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        setPlaying(true)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stopWhenGone()
    }

    private func stopWhenGone() {
        guard let coordinator = transitionCoordinator else {
            setPlaying(false)
            return
        }
        coordinator.animate(alongsideTransition: nil) { [weak self] context in
            if !context.isCancelled {
                self?.setPlaying(false)
            }
        }
    }

    private func setPlaying(_ isPlaying: Bool) {
        stateLabel.text = isPlaying ? "Playing" : "Paused"
        progress.isHidden = !isPlaying
    }
}
