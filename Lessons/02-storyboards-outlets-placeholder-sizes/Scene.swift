import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}

final class PeopleViewController: UIViewController {
    var early = true

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let contact = segue.destination as? ContactViewController
        else { return }
        contact.name = "Ada Byron"
        if early { contact.nameLabel.text = "Ada Byron" }
    }

    func openFriend() {
        performSegue(withIdentifier: "friend", sender: self)
    }

    func openMe() {
        performSegue(withIdentifier: "me", sender: self)
    }

    func openTeam() {
        performSegue(withIdentifier: "team", sender: self)
    }

    func openBlocked() {
        performSegue(withIdentifier: "blocked", sender: self)
    }
}

final class ContactViewController: UIViewController {
    @IBOutlet var nameLabel: UILabel!
    @IBOutlet var avatar: UIView!

    var name = ""
    var rounds = true

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = name
        if rounds { avatar.layer.cornerRadius = avatar.bounds.width / 2 }
    }
}

final class BlockedContactViewController: UIViewController {
    @IBOutlet var nameLabel: UILabel!

    override func loadView() {
        view = UIView()
        view.backgroundColor = .systemGray
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = "Blocked"
    }
}
