// loadView() takes the view from a nib that is elsewhere, and the nib sets the outlet.
import UIKit

final class BadgeViewController: UIViewController {
    @IBOutlet private weak var nameLabel: UILabel!

    override func loadView() {
        view = UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: self, options: nil).first as? UIView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = "Grace Hopper"
    }
}
