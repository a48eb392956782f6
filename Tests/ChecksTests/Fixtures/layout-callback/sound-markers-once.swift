// The marks are added in viewDidLayoutSubviews, but only while there are none; every pass after that just moves them.
import UIKit

final class RulerViewController: UIViewController {
    private let rulerView = UIView()
    private var marks: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ruler"
        view.backgroundColor = .systemBackground
        rulerView.backgroundColor = .secondarySystemBackground
        rulerView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(rulerView)
        NSLayoutConstraint.activate([
            rulerView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            rulerView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            rulerView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            rulerView.heightAnchor.constraint(equalToConstant: 80),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        makeMarksIfNeeded()
        placeMarks()
    }

    private func makeMarksIfNeeded() {
        guard marks.isEmpty else { return }
        for _ in 0...10 {
            let mark = UIView()
            mark.backgroundColor = .label
            rulerView.addSubview(mark)
            marks.append(mark)
        }
    }

    private func placeMarks() {
        let step = (rulerView.bounds.width - 2) / CGFloat(marks.count - 1)
        for (index, mark) in marks.enumerated() {
            let height: CGFloat = index.isMultiple(of: 5) ? 60 : 30
            mark.frame = CGRect(x: step * CGFloat(index), y: 80 - height, width: 2, height: height)
        }
    }
}
