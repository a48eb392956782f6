// Saving closes the editor, and then tells the list, which dismisses once more. The editor is already leaving, so this call closes the list itself.
import UIKit

protocol TripEditorDelegate: AnyObject {
    func tripEditor(_ editor: TripEditorViewController, didSave name: String)
}

final class TravelHomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Trips of 2026") { [weak self] _ in
            self?.present(TripListViewController(year: 2026), animated: true)
        })
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}

final class TripListViewController: UIViewController, TripEditorDelegate {
    private let countLabel = UILabel()
    private var trips: [String] = []

    init(year: Int) {
        super.init(nibName: nil, bundle: nil)
        title = "\(year)"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        countLabel.text = "No trips yet"
        let addButton = UIButton(configuration: .tinted(), primaryAction: UIAction(title: "New trip") { [weak self] _ in
            let editor = TripEditorViewController()
            editor.delegate = self
            self?.present(editor, animated: true)
        })
        let stack = UIStackView(arrangedSubviews: [countLabel, addButton])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
    }

    func tripEditor(_ editor: TripEditorViewController, didSave name: String) {
        trips.append(name)
        countLabel.text = "\(trips.count) planned"
        dismiss(animated: true) // finds second-dismiss
    }
}

final class TripEditorViewController: UIViewController {
    weak var delegate: TripEditorDelegate?
    private let saveButton = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        saveButton.setTitle("Save trip", for: .normal)
        saveButton.addTarget(self, action: #selector(save), for: .touchUpInside)
        saveButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(saveButton)
        NSLayoutConstraint.activate([
            saveButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            saveButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
    }

    @objc private func save() {
        dismiss(animated: true)
        delegate?.tripEditor(self, didSave: "Lisbon")
    }
}
