// The video moves from one parent to the other. willMove(toParent: nil) takes leave of the old one; the new one only calls addChild.
import UIKit

final class CinemaViewController: UIViewController {
    private let inlineSlot = SlotViewController(name: "Inline")
    private let theatreSlot = SlotViewController(name: "Theatre")
    private let video = VideoViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cinema"
        view.backgroundColor = .systemBackground
        let stack = UIStackView()
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        for slot in [inlineSlot, theatreSlot] {
            addChild(slot)
            stack.addArrangedSubview(slot.view)
            slot.didMove(toParent: self)
        }
        inlineSlot.receive(video)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Move", primaryAction: UIAction { [weak self] _ in self?.moveVideo() }
        )
    }

    private func moveVideo() {
        let target = video.parent === inlineSlot ? theatreSlot : inlineSlot
        video.willMove(toParent: nil)
        video.view.removeFromSuperview()
        video.removeFromParent()
        target.receive(video)
    }
}

final class SlotViewController: UIViewController {
    init(name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
    }

    func receive(_ video: VideoViewController) {
        addChild(video)
        video.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(video.view)
        NSLayoutConstraint.activate([
            video.view.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            video.view.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            video.view.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            video.view.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
        ])
        video.didMove(toParent: self)
    }
}

final class VideoViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
    }
}
