// The view starts its display link when it comes into a window and ends it when it leaves, so the link never outlives the screen.
import UIKit

final class PodcastViewController: UIViewController {
    private let levelView = LevelView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        levelView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(levelView)
        NSLayoutConstraint.activate([
            levelView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            levelView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            levelView.widthAnchor.constraint(equalToConstant: 200),
            levelView.heightAnchor.constraint(equalToConstant: 40),
        ])
    }
}

final class LevelView: UIView {
    private var displayLink: CADisplayLink?
    private var level: CGFloat = 0.5

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        displayLink?.invalidate()
        displayLink = nil
        guard window != nil else { return }
        let link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link.add(to: .main, forMode: .common)
        displayLink = link
    }

    @objc private func step(_ link: CADisplayLink) {
        level = (level + 0.01).truncatingRemainder(dividingBy: 1)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        UIColor.systemGreen.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: bounds.width * level, height: bounds.height))
    }

    deinit { print("level view released") }
}
