// The view loads in the initialiser, when everything that viewDidLoad() needs is set, and nothing is set later.
import UIKit

final class AboutViewController: UIViewController {
    private let lines: [String]
    private let label = UILabel()

    init(lines: [String] = ["Made with care"]) {
        self.lines = lines
        super.init(nibName: nil, bundle: nil)
        view.backgroundColor = .systemGroupedBackground
        title = "About"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.numberOfLines = 0
        label.text = lines.joined(separator: "\n")
        label.frame = CGRect(x: 20, y: 120, width: 240, height: 44)
        view.addSubview(label)
    }
}
