// Banners are paused each time the screen is about to appear and allowed again each time it is about to leave: balanced, after a cancelled swipe as well.
import UIKit

final class BannerCenter {
    static let shared = BannerCenter()
    var isPaused = false

    private init() {}
}

final class MeditationViewController: UIViewController {
    private let breathLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Meditation"
        view.backgroundColor = .systemTeal
        configureUI()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        pauseBanners()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        BannerCenter.shared.isPaused = false
    }

    private func pauseBanners() {
        BannerCenter.shared.isPaused = true
    }

    private func configureUI() {
        breathLabel.text = "Breathe in"
        breathLabel.font = .preferredFont(forTextStyle: .largeTitle)
        breathLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(breathLabel)
        NSLayoutConstraint.activate([
            breathLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            breathLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
