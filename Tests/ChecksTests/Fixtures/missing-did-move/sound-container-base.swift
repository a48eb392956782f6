// The screen calls only addChild. Its base class overrides that, adds the view and tells the child that it has moved.
import UIKit

final class HomeViewController: SectionsViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Home"
        addChild(SectionViewController(name: "New releases"))
        addChild(SectionViewController(name: "For you"))
        addChild(SectionViewController(name: "Recently played"))
    }
}

class SectionsViewController: UIViewController {
    private let sections = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        sections.axis = .vertical
        sections.distribution = .fillEqually
        sections.spacing = 12
        sections.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(sections)
        NSLayoutConstraint.activate([
            sections.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            sections.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
            sections.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            sections.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    override func addChild(_ childController: UIViewController) {
        super.addChild(childController)
        sections.addArrangedSubview(childController.view)
        childController.didMove(toParent: self)
    }
}

final class SectionViewController: UIViewController {
    private let name: String

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .tertiarySystemFill
        let label = UILabel()
        label.text = name
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
