// The display link keeps its target, this view, and the run loop keeps the link. Only the view's deinit would end it.
import UIKit

final class VoiceMemoViewController: UIViewController {
    private let wave = WaveView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Voice memo"
        view.backgroundColor = .systemBackground
        wave.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(wave)
        NSLayoutConstraint.activate([
            wave.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            wave.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            wave.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            wave.heightAnchor.constraint(equalToConstant: 80),
        ])
    }
}

final class WaveView: UIView {
    private var displayLink: CADisplayLink?
    private var phase: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        startAnimating()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        startAnimating()
    }

    private func startAnimating() {
        let link = CADisplayLink(target: self, selector: #selector(step)) // finds leak
        link.add(to: .main, forMode: .common)
        displayLink = link
    }

    @objc private func step(_ link: CADisplayLink) {
        phase += 0.1
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: bounds.midY))
        for x in stride(from: CGFloat(0), through: bounds.width, by: 40) {
            path.addLine(to: CGPoint(x: x, y: bounds.midY + sin(x / 20 + phase) * 20))
        }
        tintColor.setStroke()
        path.stroke()
    }

    deinit {
        displayLink?.invalidate()
    }
}
