// What the survey does with each controller, called on its class by `--do 'call CLASS.METHOD'`: another controller is pushed over it, goes back,
// is put under it, and it is popped itself.
import UIKit

extension UIViewController {
    func surveyPush() {
        navigationController?.pushViewController(UIViewController(), animated: true)
    }

    func surveyBack() {
        navigationController?.popViewController(animated: true)
    }

    func surveyUnder() {
        navigationController?.setViewControllers([UIViewController(), self], animated: false)
    }

    func surveyPop() {
        navigationController?.popViewController(animated: true)
    }
}
