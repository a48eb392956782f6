// The preferred size is set before the view is laid out; the layout callback gives it the same value, which changes nothing.
import UIKit

final class ColorPickerViewController: UIViewController {
    private let wheel = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(wheel)
        preferredContentSize = CGSize(width: 280, height: 320)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        preferredContentSize = CGSize(width: 280, height: 320)
        wheel.frame = CGRect(x: 20, y: 100, width: 240, height: 240)
    }
}
