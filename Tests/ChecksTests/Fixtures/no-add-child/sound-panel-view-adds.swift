// The view of the child is added by a panel view that knows nothing of controllers; the screen has called addChild before it hands the view over.
import UIKit

final class PanelView: UIView {
    private let titleLabel = UILabel()
    private let contentView = UIView()

    init(title: String) {
        super.init(frame: .zero)
        titleLabel.text = title
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        for subview in [titleLabel, contentView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: topAnchor),
            titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
            contentView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
            contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: UIView) {
        content.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: contentView.topAnchor),
            content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }
}

final class WeekViewController: UIViewController {
    private let panel = PanelView(title: "This week")
    private lazy var calendar = CalendarStripViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Planner"
        view.backgroundColor = .systemBackground
        panel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel)
        NSLayoutConstraint.activate([
            panel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            panel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            panel.heightAnchor.constraint(equalToConstant: 140),
        ])
        addChild(calendar)
        panel.setContent(calendar.view)
        calendar.didMove(toParent: self)
    }
}

final class CalendarStripViewController: UIViewController {
    override func loadView() {
        let days = ["Mon", "Tue", "Wed", "Thu", "Fri"].map { name -> UILabel in
            let label = UILabel()
            label.text = name
            label.textAlignment = .center
            return label
        }
        let strip = UIStackView(arrangedSubviews: days)
        strip.distribution = .fillEqually
        view = strip
    }
}
