// The layer has the size of a badge that never changes, and is placed in its middle once.
import UIKit

final class InboxBadgeViewController: UIViewController {
    private let badge = UIView(frame: CGRect(x: 24, y: 140, width: 60, height: 60))
    private let ring = CALayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        ring.borderWidth = 3
        ring.cornerRadius = 30
        ring.borderColor = UIColor.systemBlue.cgColor
        view.addSubview(badge)
        badge.layer.addSublayer(ring)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        ring.frame = badge.bounds
    }
}
