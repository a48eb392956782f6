// viewDidAppear sets a good deal, but nothing that changes the picture: the colour is the one shown already, the rest is for VoiceOver and for statistics.
import UIKit

@MainActor
final class ScreenLog {
    private(set) var names: [String] = []

    func add(_ name: String) {
        names.append(name)
    }
}

final class PrivacyPolicyViewController: UIViewController {
    private let log = ScreenLog()
    private let textView = UITextView()
    private let paper = UIColor.secondarySystemBackground

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Privacy"
        view.backgroundColor = paper
        textView.isEditable = false
        textView.backgroundColor = .clear
        textView.text = Array(repeating: "We keep as little of your data as we can.", count: 60).joined(separator: "\n")
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            textView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            textView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.add("privacy")
        refresh()
        textView.flashScrollIndicators()
    }

    private func refresh() {
        view.backgroundColor = paper
        view.accessibilityIdentifier = "privacy-\(log.names.count)"
        textView.accessibilityHint = "Scrolls with three fingers"
    }
}
