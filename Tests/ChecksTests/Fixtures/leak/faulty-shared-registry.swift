// Every visit to this screen adds the controller to a shared list, and nothing takes it out again: it stays in memory as long as the app runs.
import UIKit

@MainActor
final class ScreenTracker {
    static let shared = ScreenTracker()

    private(set) var screens: [UIViewController] = [] // finds leak

    func track(_ screen: UIViewController) {
        screens.append(screen)
    }
}

final class ArticleViewController: UIViewController {
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Article"
        configureTextView()
        ScreenTracker.shared.track(self)
    }

    private func configureTextView() {
        view.backgroundColor = .systemBackground
        textView.text = "It was a bright cold day in April."
        textView.isEditable = false
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            textView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            textView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    deinit {
        print("ArticleViewController deinit")
    }
}
