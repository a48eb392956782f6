import UIKit

class ShelfViewController: UIViewController {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var openButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        print("label", titleLabel.text ?? "", titleLabel.frame, view.bounds.size)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        guard let card = segue.destination as? CardViewController else { return }
        print("prepare", segue.identifier ?? "", card.isViewLoaded, sender is UIButton)
        card.name = "Heron"
    }

    @IBAction func putBack(_ segue: UIStoryboardSegue) {
        print("put back", segue.source is CardViewController)
        titleLabel.text = "Heron is back"
    }

    func openByCode() {
        performSegue(withIdentifier: "openCard", sender: nil)
    }

    func openUnknown() {
        performSegue(withIdentifier: "openBox", sender: nil)
    }

    func presentCard() {
        let card = storyboard?.instantiateViewController(withIdentifier: "card")
        if let card { present(card, animated: true) }
    }
}

class CardViewController: UIViewController {
    @IBOutlet var nameLabel: UILabel!
    @IBOutlet var buttons: [UIButton]!
    var name = ""

    override func awakeFromNib() {
        super.awakeFromNib()
        print("awake", isViewLoaded)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = name
        print("buttons", buttons.count)
    }

    @IBAction func stamp(sender: UIButton) {
        print("stamp", sender.currentTitle ?? "")
    }
}
