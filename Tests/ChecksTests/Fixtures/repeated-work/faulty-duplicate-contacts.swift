// Every name is compared with every other, letter case and accents aside, each time the screen is about to appear, although the names have not changed since the last time.
import UIKit

final class DuplicateContactsViewController: UIViewController {
    private let firstNames = ["Ada", "Émile", "Jörg", "Zoë", "Inès", "Noor", "Paul", "Lúcia"]
    private let summaryLabel = UILabel()
    private var names: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Duplicates"
        view.backgroundColor = .systemBackground
        names = (0..<120).map { "\(firstNames[$0 % firstNames.count]) \($0 % 50)" }
        summaryLabel.numberOfLines = 0
        summaryLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(summaryLabel)
        NSLayoutConstraint.activate([
            summaryLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            summaryLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            summaryLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) { // finds repeated-work
        super.viewWillAppear(animated)
        showSummary()
    }

    private func showSummary() {
        summaryLabel.text = "\(countDuplicates()) of your contacts may be duplicates."
    }

    private func countDuplicates() -> Int {
        var count = 0
        for first in 0..<names.count {
            for second in (first + 1)..<max(names.count, first + 1) where isSamePerson(names[first], names[second]) {
                count += 1
            }
        }
        return count
    }

    private func isSamePerson(_ name: String, _ other: String) -> Bool {
        name.compare(other, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
    }
}
