// Neither binding leaves a token to keep: assign(to:) with a published property lasts as long as the model, and an observer with a selector is held weakly by the center.
import Combine
import UIKit

final class BasketModel: ObservableObject {
    @Published var pieces = 1
    @Published private(set) var total = 0

    init() {
        $pieces.map { $0 * 3 }.assign(to: &$total)
    }
}

extension Notification.Name {
    static let pieceAdded = Notification.Name("PieceAdded")
}

final class BasketViewController: UIViewController {
    private let model = BasketModel()
    private let totalLabel = UILabel()
    private let addButton = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Basket"
        view.backgroundColor = .systemBackground
        configureUI()
        showTotal()
        NotificationCenter.default.addObserver(
            self, selector: #selector(showTotal), name: .pieceAdded, object: model)
    }

    @objc private func showTotal() {
        totalLabel.text = "\(model.pieces) pieces, \(model.total) euros"
    }

    @objc private func addPiece() {
        model.pieces += 1
        NotificationCenter.default.post(name: .pieceAdded, object: model)
    }

    private func configureUI() {
        addButton.setTitle("Add Piece", for: .normal)
        addButton.addTarget(self, action: #selector(addPiece), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [totalLabel, addButton])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
