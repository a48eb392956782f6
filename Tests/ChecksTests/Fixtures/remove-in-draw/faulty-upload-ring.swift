// When the upload is complete the ring takes itself off the screen, in the very method that draws it.
import UIKit

final class UploadViewController: UIViewController {
    private let ring = UploadRing()
    private lazy var uploadButton = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Upload") { [weak self] _ in
        self?.finishUpload()
    })

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        ring.progress = 0.4
        let views: [UIView] = [ring, uploadButton]
        views.forEach { subview in
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
            subview.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            ring.widthAnchor.constraint(equalToConstant: 120),
            ring.heightAnchor.constraint(equalToConstant: 120),
            ring.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            uploadButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
        ])
    }

    private func finishUpload() {
        ring.progress = 1
    }
}

final class UploadRing: UIView {
    var progress: CGFloat = 0 {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func draw(_ rect: CGRect) {
        if progress >= 1 {
            removeFromSuperview() // finds remove-in-draw
            return
        }
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let arc = UIBezierPath(arcCenter: center, radius: bounds.width / 2 - 8, startAngle: 0, endAngle: 2 * .pi * progress, clockwise: true)
        arc.lineWidth = 8
        tintColor.setStroke()
        arc.stroke()
    }
}
