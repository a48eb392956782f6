// The colour depends on the style alone, which is right from the beginning, and it is resolved again when the style changes.
import UIKit

final class ThemeViewController: UIViewController {
    private let swatch = UIView(frame: CGRect(x: 40, y: 160, width: 120, height: 120))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        swatch.layer.borderWidth = 2
        view.addSubview(swatch)
        drawBorder()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in
            self.drawBorder()
        }
    }

    private func drawBorder() {
        swatch.layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
    }
}
