// The base class configures each form in its init, and the profile's configuration touches the view there, so that it loads before the profile is known; and the Revert button calls an appearance callback to fill the fields again.
import UIKit

struct Profile {
    var name = ""
    var city = ""
}

enum ProfileStore {
    static func load() -> Profile {
        Profile(name: "Katherine Johnson", city: "Hampton")
    }
}

class FormViewController: UIViewController {
    let fieldStack = UIStackView()

    init() {
        super.init(nibName: nil, bundle: nil)
        configure()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        configure()
    }

    /// Subclasses set the title and the bar buttons here.
    func configure() {}

    override func viewDidLoad() {
        super.viewDidLoad()
        fieldStack.axis = .vertical
        fieldStack.spacing = 16
        fieldStack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(fieldStack)
        NSLayoutConstraint.activate([
            fieldStack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            fieldStack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            fieldStack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    func addField(_ field: UITextField, placeholder: String) {
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        fieldStack.addArrangedSubview(field)
    }
}

final class ProfileEditorViewController: FormViewController {
    private var profile = Profile()
    private let nameField = UITextField()
    private let cityField = UITextField()
    private let initialsLabel = UILabel()

    override init() {
        super.init()
        profile = ProfileStore.load()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        profile = ProfileStore.load()
    }

    override func configure() {
        title = "Profile"
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Revert", style: .plain, target: self, action: #selector(revertTapped))
        view.backgroundColor = .systemGroupedBackground // finds view-in-init
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        initialsLabel.font = .preferredFont(forTextStyle: .largeTitle)
        initialsLabel.textAlignment = .center
        initialsLabel.text = initials(of: profile.name)
        fieldStack.addArrangedSubview(initialsLabel)
        addField(nameField, placeholder: "Name")
        addField(cityField, placeholder: "City")
        nameField.autocapitalizationType = .words
        cityField.autocapitalizationType = .words
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        nameField.text = profile.name
        cityField.text = profile.city
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        profile.name = nameField.text ?? ""
        profile.city = cityField.text ?? ""
    }

    private func initials(of name: String) -> String {
        let letters = name.split(separator: " ").compactMap(\.first).map(String.init)
        return letters.joined()
    }

    @objc private func revertTapped() {
        profile = ProfileStore.load()
        viewWillAppear(false) // finds direct-call
    }
}
