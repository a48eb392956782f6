// There is no removeFromSuperview: transition(from:to:) takes the old child's view out before its completion runs, and removeFromParent stands there.
import UIKit

final class PlayerScreenViewController: UIViewController {
    private var current: UIViewController = TrackViewController(name: "Side A")
    private var isSideA = true

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Record"
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
            title: "Turn over", style: .plain, target: self, action: #selector(turnOver)
        )
    }

    @objc private func turnOver() {
        isSideA.toggle()
        cycle(from: current, to: TrackViewController(name: isSideA ? "Side A" : "Side B"))
    }

    private func cycle(from old: UIViewController, to new: UIViewController) {
        current = new
        old.willMove(toParent: nil)
        addChild(new)
        new.view.frame = view.bounds.offsetBy(dx: view.bounds.width, dy: 0)
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transition(from: old, to: new, duration: 0.3, options: [], animations: {
            new.view.frame = self.view.bounds
            old.view.alpha = 0
        }, completion: { _ in
            old.removeFromParent()
            new.didMove(toParent: self)
        })
    }
}

final class TrackViewController: UIViewController {
    private let name: String

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let label = UILabel()
        label.text = name
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
