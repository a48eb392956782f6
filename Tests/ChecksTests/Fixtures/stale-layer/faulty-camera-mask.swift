// The mask with the rounded corners is made once; when the window changes its size, the picture is cut off.
import UIKit

final class CameraViewController: UIViewController {
    private let corners = CALayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        corners.backgroundColor = UIColor.white.cgColor
        corners.cornerRadius = 24
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard view.layer.mask == nil else { return }
        corners.frame = view.layer.bounds // finds stale-layer
        view.layer.mask = corners
    }
}
