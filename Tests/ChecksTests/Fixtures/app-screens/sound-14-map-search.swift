// What the animation switches off is switched on in its completion whether it finished or not; and the bar makes its dividers once and only moves them when it is laid out.
import UIKit

struct Place {
    let name: String
    let isOpen: Bool
}

final class MapSearchViewController: UIViewController {
    private let places = [Place(name: "Café Kranz", isOpen: true), Place(name: "Museum", isOpen: false), Place(name: "Bakery", isOpen: true)]
    private let bar = SegmentBar(titles: ["Nearby", "Open", "Saved"])
    private let panel = UIView()
    private let openSwitch = UISwitch()
    private let resultLabel = UILabel()
    private lazy var panelHeight = panel.heightAnchor.constraint(equalToConstant: 0)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Search"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Options", style: .plain, target: self, action: #selector(optionsTapped))
        panel.clipsToBounds = true
        panel.backgroundColor = .secondarySystemBackground
        openSwitch.addTarget(self, action: #selector(openChanged), for: .valueChanged)
        openSwitch.translatesAutoresizingMaskIntoConstraints = false
        panel.addSubview(openSwitch)
        resultLabel.numberOfLines = 0
        let column = UIStackView(arrangedSubviews: [bar, panel, resultLabel])
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 44),
            panelHeight,
            openSwitch.topAnchor.constraint(equalTo: panel.topAnchor, constant: 10),
            openSwitch.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 16),
        ])
        showPlaces()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        panel.isUserInteractionEnabled = true
    }

    private func showPlaces() {
        let shown = openSwitch.isOn ? places.filter(\.isOpen) : places
        resultLabel.text = shown.map(\.name).joined(separator: "\n")
    }

    @objc private func openChanged() {
        showPlaces()
    }

    @objc private func optionsTapped() {
        panel.isUserInteractionEnabled = false
        panelHeight.constant = panelHeight.constant == 0 ? 52 : 0
        UIView.animate(withDuration: 0.4, animations: {
            self.view.layoutIfNeeded()
        }, completion: { finished in
            self.panel.isUserInteractionEnabled = true
            if finished, self.panelHeight.constant > 0 {
                UIAccessibility.post(notification: .layoutChanged, argument: self.openSwitch)
            }
        })
    }
}

final class SegmentBar: UIView {
    private let labels: [UILabel]
    private var dividers: [UIView] = []

    init(titles: [String]) {
        labels = titles.map { title in
            let label = UILabel()
            label.text = title
            label.textAlignment = .center
            return label
        }
        super.init(frame: .zero)
        labels.forEach(addSubview)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        addMissingDividers()
        let slot = bounds.width / CGFloat(max(labels.count, 1))
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(x: slot * CGFloat(index), y: 0, width: slot, height: bounds.height)
        }
        for (index, divider) in dividers.enumerated() {
            divider.frame = CGRect(x: slot * CGFloat(index + 1), y: 8, width: 1, height: bounds.height - 16)
        }
    }

    private func addMissingDividers() {
        while dividers.count < labels.count - 1 {
            let divider = UIView()
            divider.backgroundColor = .separator
            addSubview(divider)
            dividers.append(divider)
        }
    }
}
