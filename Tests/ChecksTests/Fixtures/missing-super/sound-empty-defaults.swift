// None of these overrides calls super and none has to: a custom loadView must not, and the layout callbacks of UIViewController, didMoveToWindow and draw(_:) of UIView do nothing by default.
import UIKit

final class ProgressRingView: UIView {
    var progress: CGFloat = 0.25 {
        didSet { setNeedsDisplay() }
    }

    override func didMoveToWindow() {
        guard window != nil else { return }
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let radius = min(bounds.width, bounds.height) / 2 - 8
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
            radius: max(radius, 0),
            startAngle: -.pi / 2,
            endAngle: -.pi / 2 + 2 * .pi * progress,
            clockwise: true
        )
        path.lineWidth = 8
        UIColor.systemBlue.setStroke()
        path.stroke()
    }
}

final class DownloadViewController: UIViewController {
    private let ringView = ProgressRingView()
    private let hintLabel = UILabel()

    override func loadView() {
        let root = UIView()
        root.backgroundColor = .systemBackground
        ringView.backgroundColor = .clear
        ringView.contentMode = .redraw
        hintLabel.text = "Downloading"
        hintLabel.textAlignment = .center
        root.addSubview(ringView)
        root.addSubview(hintLabel)
        view = root
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Download"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(advance)
        )
    }

    override func viewWillLayoutSubviews() {
        hintLabel.isHidden = view.bounds.height < 300
    }

    override func viewDidLayoutSubviews() {
        let area = view.bounds.inset(by: view.safeAreaInsets)
        ringView.frame = CGRect(x: area.midX - 60, y: area.midY - 60, width: 120, height: 120)
        hintLabel.frame = CGRect(x: area.minX, y: ringView.frame.maxY + 8, width: area.width, height: 32)
    }

    @objc private func advance() {
        ringView.progress = min(ringView.progress + 0.25, 1)
    }
}
