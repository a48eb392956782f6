import UIKit

final class Draft {
    var greeting = "empty"
}

final class Postbox: UIViewController, UINavigationControllerDelegate {
    let draft = Draft()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.delegate = self
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? Letter)?.draft = draft
    }

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {}
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
}

final class Letter: UIViewController, UITextFieldDelegate {
    @IBOutlet weak var greeting: UITextField!
    weak var draft: Draft?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    func textFieldDidBeginEditing(_ textField: UITextField) {}
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    func textFieldDidEndEditing(_ textField: UITextField) { draft?.greeting = textField.text ?? "" }
}
