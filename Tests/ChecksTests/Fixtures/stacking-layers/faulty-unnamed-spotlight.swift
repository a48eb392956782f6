// The old spotlight is looked up by its name and should be removed before the new one comes, but the new layer never gets that name, so nothing is ever found.
import UIKit

final class ScannerViewController: UIViewController {
    private enum LayerName {
        static let spotlight = "spotlight"
    }

    private let hintLabel = UILabel()
    private let overlayView = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Scan ticket"
        view.backgroundColor = .darkGray
        hintLabel.text = "Hold the code inside the frame"
        hintLabel.textColor = .white
        hintLabel.numberOfLines = 0
        hintLabel.textAlignment = .center
        overlayView.isUserInteractionEnabled = false
        for subview in [overlayView, hintLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            overlayView.topAnchor.constraint(equalTo: view.topAnchor),
            overlayView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            overlayView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            overlayView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            hintLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            hintLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            hintLabel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        replaceSpotlight(in: overlayView)
    }

    private func replaceSpotlight(in overlay: UIView) {
        overlay.layer.sublayers?
            .first { $0.name == LayerName.spotlight }?
            .removeFromSuperlayer()

        let side = min(overlay.bounds.width, overlay.bounds.height) * 0.6
        let window = CGRect(x: overlay.bounds.midX - side / 2, y: overlay.bounds.midY - side / 2, width: side, height: side)
        let path = UIBezierPath(rect: overlay.bounds)
        path.append(UIBezierPath(roundedRect: window, cornerRadius: 16))

        let spotlight = CAShapeLayer()
        spotlight.path = path.cgPath
        spotlight.fillRule = .evenOdd
        spotlight.fillColor = UIColor.black.withAlphaComponent(0.5).cgColor
        overlay.layer.addSublayer(spotlight) // finds stacking-layers
    }
}
