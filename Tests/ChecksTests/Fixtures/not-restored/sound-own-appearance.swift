// Bar, colour and style look changed, but all of it belongs to this screen: its navigation item, its view and the controller itself. Nothing is shared, so nothing is to be given back.
import UIKit

final class ConcertViewController: UIViewController {
    private let dateLabel = UILabel()
    private let ticketButton = UIButton(configuration: .filled())

    init() {
        super.init(nibName: nil, bundle: nil)
        hidesBottomBarWhenPushed = true
        overrideUserInterfaceStyle = .dark
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Concert"
        view.backgroundColor = .systemBackground
        view.tintColor = .systemPink
        configureBar()
        configureContent()
    }

    private func configureBar() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemPurple
        navigationItem.standardAppearance = appearance
        navigationItem.scrollEdgeAppearance = appearance
        navigationItem.largeTitleDisplayMode = .never
    }

    private func configureContent() {
        dateLabel.text = "Saturday, 8 pm"
        ticketButton.configuration?.title = "Tickets"
        let stack = UIStackView(arrangedSubviews: [dateLabel, ticketButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
