// The override of traitCollectionDidChange answers the change itself and leaves super out.
import UIKit

final class ReaderViewController: UIViewController {
    private let page = UILabel(frame: CGRect(x: 24, y: 140, width: 300, height: 200))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(page)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { // finds missing-super
        page.textColor = traitCollection.userInterfaceStyle == .dark ? .white : .black
    }
}
