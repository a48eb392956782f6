// A new tag is laid out by calling layoutSubviews() directly instead of asking for layout with setNeedsLayout().
import UIKit

final class InterestsViewController: UIViewController {
    private let tagsView = TagsView()
    private var suggestions = ["Chess", "Hiking", "Jazz", "Sailing"]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let addButton = UIButton(type: .system)
        addButton.setTitle("Add interest", for: .normal)
        addButton.addTarget(self, action: #selector(addInterest), for: .touchUpInside)
        [tagsView, addButton].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        NSLayoutConstraint.activate([
            addButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            addButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            tagsView.topAnchor.constraint(equalTo: addButton.bottomAnchor, constant: 16),
            tagsView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            tagsView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            tagsView.heightAnchor.constraint(equalToConstant: 200),
        ])
    }

    @objc private func addInterest() {
        guard !suggestions.isEmpty else { return }
        tagsView.append(suggestions.removeFirst())
    }
}

final class TagsView: UIView {
    private var labels: [UILabel] = []

    func append(_ tag: String) {
        let label = UILabel()
        label.text = tag
        label.backgroundColor = .tertiarySystemFill
        labels.append(label)
        addSubview(label)
        layoutSubviews() // finds direct-call
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(x: 0, y: CGFloat(index) * 36, width: bounds.width, height: 30)
        }
    }
}
