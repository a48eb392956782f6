// The subclass sets the inherited theme in its initialiser. The base class's observer answers by touching the view, which loads before the chapters are set.
import UIKit

enum ReadingTheme {
    case paper, night

    var background: UIColor {
        switch self {
        case .paper: return .systemBackground
        case .night: return .black
        }
    }
}

class ReadingViewController: UIViewController {
    var theme = ReadingTheme.paper {
        didSet { view.backgroundColor = theme.background } // finds view-in-init
    }
}

final class BookViewController: ReadingViewController {
    private var chapters: [String] = []
    private let chapterLabel = UILabel()

    init() {
        super.init(nibName: nil, bundle: nil)
        theme = .night
        chapters = ["The Sea", "The Storm", "The Shore"]
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        chapterLabel.textColor = .secondaryLabel
        chapterLabel.text = "\(chapters.count) chapters"
        chapterLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(chapterLabel)
        NSLayoutConstraint.activate([
            chapterLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            chapterLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
        ])
    }
}
