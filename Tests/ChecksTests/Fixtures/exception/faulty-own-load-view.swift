// The outlet is connected in a storyboard. loadView() makes another view and does not call super: nothing sets the outlet.
import UIKit

final class ProfileViewController: UIViewController {
    @IBOutlet private weak var nameLabel: UILabel!

    override func loadView() {
        view = UIView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameLabel.text = "Ada Lovelace" // finds exception
    }
}
