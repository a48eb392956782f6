// Three columns are added as children, but only the first of them is told that it has moved.
import UIKit

final class BoardViewController: UIViewController {
    private let columns = ["To do", "Doing", "Done"].map(ColumnViewController.init(name:))
    private let columnsStack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Board"
        view.backgroundColor = .systemGroupedBackground
        setUpStack()
        columns.forEach(addColumn)
        columns.first?.didMove(toParent: self)
    }

    private func setUpStack() {
        columnsStack.distribution = .fillEqually
        columnsStack.spacing = 8
        columnsStack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(columnsStack)
        NSLayoutConstraint.activate([
            columnsStack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            columnsStack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
            columnsStack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 8),
            columnsStack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -8),
        ])
    }

    private func addColumn(_ column: ColumnViewController) {
        addChild(column) // finds missing-did-move
        columnsStack.addArrangedSubview(column.view)
    }
}

final class ColumnViewController: UIViewController {
    private let nameLabel = UILabel()

    init(name: String) {
        super.init(nibName: nil, bundle: nil)
        nameLabel.text = name
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        view.layer.cornerRadius = 8
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(nameLabel)
        NSLayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
            nameLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }
}
