// The finished ring fades out and is removed in the animation's completion. It also draws itself, but nothing in draw(_:) changes the hierarchy.
import UIKit

class DownloadViewController: UIViewController {
    private let ring = DownloadRing()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        ring.isOpaque = false
        ring.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(ring)
        ring.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        ring.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true

        let button = UIButton(type: .system, primaryAction: UIAction(title: "Finish") { [weak ring] _ in
            ring?.progress = 1
        })
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24).isActive = true
    }
}

class DownloadRing: UIView {
    var progress: CGFloat = 0.6 {
        didSet {
            setNeedsDisplay()
            if progress >= 1 { disappear() }
        }
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: 100, height: 100)
    }

    override func draw(_ rect: CGRect) {
        let inner = bounds.insetBy(dx: 6, dy: 6)
        let arc = UIBezierPath(
            arcCenter: CGPoint(x: inner.midX, y: inner.midY), radius: inner.width / 2,
            startAngle: -.pi / 2, endAngle: 2 * .pi * progress - .pi / 2, clockwise: true)
        arc.lineWidth = 6
        UIColor.systemBlue.setStroke()
        arc.stroke()
    }

    private func disappear() {
        UIView.animate(withDuration: 0.4, delay: 0.1) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }
}
