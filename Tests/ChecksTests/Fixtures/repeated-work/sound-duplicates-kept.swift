// The long comparison runs once, while the view loads, and again only when the list has changed; viewWillAppear asks for it each time and gets the count that was kept.
import UIKit

final class DuplicateSongsViewController: UIViewController {
    private let words = ["Été", "Río", "Über", "Noël", "Ocean", "Señor", "Blue", "Façade"]
    private let summaryLabel = UILabel()
    private var titles: [String] = [] {
        didSet { duplicateCount = nil }
    }
    private var duplicateCount: Int?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Duplicates"
        view.backgroundColor = .systemBackground
        titles = (0..<120).map { "\(words[$0 % words.count]) \($0 % 50)" }
        summaryLabel.numberOfLines = 0
        summaryLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(summaryLabel)
        NSLayoutConstraint.activate([
            summaryLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            summaryLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            summaryLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        showSummary()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showSummary()
    }

    private func showSummary() {
        let count = duplicateCount ?? countDuplicates()
        duplicateCount = count
        summaryLabel.text = "\(count) songs are in your library twice."
    }

    private func countDuplicates() -> Int {
        var count = 0
        for first in 0..<titles.count {
            for second in (first + 1)..<max(titles.count, first + 1) where isSameSong(titles[first], titles[second]) {
                count += 1
            }
        }
        return count
    }

    private func isSameSong(_ title: String, _ other: String) -> Bool {
        title.compare(other, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
    }
}
