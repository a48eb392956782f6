// The filter bar adds its dividers again whenever it is laid out; and while the panel opens it takes no touches, which is undone only when the animation has run to its end.
import UIKit

struct Hotel {
    let name: String
    let stars: Int
}

final class HotelFilterViewController: UIViewController {
    private let hotels = [Hotel(name: "Hotel Post", stars: 3), Hotel(name: "Seeblick", stars: 4), Hotel(name: "Krone", stars: 5)]
    private let bar = FilterBar(titles: ["Price", "Stars", "Distance"])
    private let panel = UIStackView()
    private let resultLabel = UILabel()
    private let toggleButton = UIButton(configuration: .plain())
    private lazy var panelHeight = panel.heightAnchor.constraint(equalToConstant: 0)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Hotels"
        view.backgroundColor = .systemBackground
        fillPanel()
        toggleButton.configuration?.title = "Filters"
        toggleButton.addTarget(self, action: #selector(toggleTapped), for: .touchUpInside)
        let column = UIStackView(arrangedSubviews: [bar, toggleButton, panel, resultLabel])
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
        ])
        showResults(minimumStars: 1)
    }

    private func fillPanel() {
        panel.axis = .horizontal
        panel.distribution = .fillEqually
        panel.clipsToBounds = true
        for stars in 3...5 {
            let button = UIButton(configuration: .gray(), primaryAction: UIAction(title: "\(stars) stars") { [weak self] _ in
                self?.showResults(minimumStars: stars)
            })
            panel.addArrangedSubview(button)
        }
    }

    private func showResults(minimumStars: Int) {
        let names = hotels.filter { $0.stars >= minimumStars }.map(\.name)
        resultLabel.text = names.joined(separator: ", ")
    }

    @objc private func toggleTapped() {
        setPanelOpen(panelHeight.constant == 0)
    }

    private func setPanelOpen(_ open: Bool) {
        panel.isUserInteractionEnabled = false // finds completion-only-reset
        panelHeight.constant = open ? 52 : 0
        UIView.animate(withDuration: 0.4, animations: {
            self.view.layoutIfNeeded()
        }, completion: { finished in
            if finished {
                self.panel.isUserInteractionEnabled = true
            }
        })
    }
}

final class FilterBar: UIView {
    private let labels: [UILabel]

    init(titles: [String]) {
        labels = titles.map { title in
            let label = UILabel()
            label.text = title
            label.textAlignment = .center
            return label
        }
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        labels.forEach(addSubview)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let slot = bounds.width / CGFloat(max(labels.count, 1))
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(x: slot * CGFloat(index), y: 0, width: slot, height: bounds.height)
            if index > 0 {
                placeDivider(at: slot * CGFloat(index))
            }
        }
    }

    private func placeDivider(at x: CGFloat) {
        let divider = UIView(frame: CGRect(x: x, y: 8, width: 1, height: bounds.height - 16))
        divider.backgroundColor = .separator
        addSubview(divider) // finds layout-callback
    }
}
