// The property animator borrows the coordinator's duration, but it still runs on its own clock and curve instead of the transition's.
import UIKit

final class VideoPlayerViewController: UIViewController {
    private let videoView = UIView()
    private let captionLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trailer"
        view.backgroundColor = .black
        videoView.backgroundColor = .darkGray
        captionLabel.text = "Director's cut"
        captionLabel.textColor = .white
        for subview in [videoView, captionLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            videoView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            videoView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            videoView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            videoView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -60),
            captionLabel.topAnchor.constraint(equalTo: videoView.bottomAnchor, constant: 12),
            captionLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let isWide = size.width > size.height
        let duration = coordinator.transitionDuration
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: duration, delay: 0, options: .curveEaseInOut) { // finds own-timeline
            self.captionLabel.alpha = isWide ? 0 : 1
        }
    }
}
