// The same method sets a state at once or in time; at the beginning it is set at once.
import UIKit

final class FilterViewController: UIViewController {
    private let chip = UIView(frame: CGRect(x: 20, y: 120, width: 80, height: 32))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(chip)
        show(false, animated: false)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        show(true, animated: true)
    }

    private func show(_ isShown: Bool, animated: Bool) {
        UIView.animate(withDuration: animated ? 0.25 : 0) {
            self.chip.alpha = isShown ? 1 : 0
        }
    }
}
