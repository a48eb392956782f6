// The header is a child as it should be. The two sections below it are controllers too, but the stack gets their views without any addChild.
import UIKit

final class ProfileViewController: UIViewController {
    private let header = ProfileHeaderViewController()
    private let sections: [UIViewController] = [
        ProfileSectionViewController(caption: "Badges"),
        ProfileSectionViewController(caption: "Friends"),
    ]

    private lazy var stack: UIStackView = {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 16
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        view.backgroundColor = .systemBackground
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        addHeader()
        sections.forEach(append)
    }

    private func addHeader() {
        addChild(header)
        stack.addArrangedSubview(header.view)
        header.didMove(toParent: self)
    }

    private func append(_ section: UIViewController) {
        stack.addArrangedSubview(section.view) // finds no-add-child
    }
}

final class ProfileHeaderViewController: UIViewController {
    override func loadView() {
        let imageView = UIImageView(image: UIImage(systemName: "person.crop.circle"))
        imageView.contentMode = .scaleAspectFit
        view = imageView
    }
}

final class ProfileSectionViewController: UIViewController {
    private let caption: String

    init(caption: String) {
        self.caption = caption
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: caption) { [weak self] _ in
            self?.view.backgroundColor = .systemMint
        })
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
