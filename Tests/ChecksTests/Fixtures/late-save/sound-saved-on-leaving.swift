// The position is saved as the screen leaves, and once more when it is freed, which changes nothing.
import UIKit

final class PositionStore {
    static let shared = PositionStore()
    private var positions: [String: Int] = [:]
    func position(of name: String) -> Int { positions[name] ?? 0 }
    func save(_ position: Int, for name: String) { positions[name] = position }
}

final class DetailViewController: UIViewController {
    private var position = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        position = 30
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        PositionStore.shared.save(position, for: "episode")
    }

    deinit {
        PositionStore.shared.save(position, for: "episode")
    }
}

final class ListViewController: UIViewController {
    private let label = UILabel(frame: CGRect(x: 24, y: 140, width: 280, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(label)
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Open", style: .plain, target: self, action: #selector(open))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        label.text = "At \(PositionStore.shared.position(of: "episode"))"
    }

    @objc private func open() {
        navigationController?.pushViewController(DetailViewController(), animated: true)
    }
}
