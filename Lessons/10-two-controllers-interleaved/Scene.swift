import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}

final class Person {
    var name = "Ann"
}

final class ProfileViewController: UIViewController,
    UINavigationControllerDelegate
{
    @IBOutlet weak var nameLabel: UILabel!
    let person = Person()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.delegate = self
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        nameLabel.text = person.name
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? NameViewController)?.person = person
    }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool
    ) {}

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool
    ) {}
}

final class NameViewController: UIViewController, UITextFieldDelegate {
    enum Saving { case didDisappear, willDisappear, didEndEditing }

    var saving = Saving.didDisappear
    @IBOutlet weak var field: UITextField!
    weak var person: Person?

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if saving == .willDisappear { save() }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if saving == .didDisappear { save() }
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {}

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if saving == .didEndEditing { save() }
    }

    private func save() {
        guard let text = field.text, !text.isEmpty else { return }
        person?.name = text
    }
}
