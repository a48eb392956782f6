// The deinit calls a method that saves; the list reads the store two callbacks earlier.
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

    isolated deinit {
        save() // finds late-save
    }

    private func save() {
        PositionStore.shared.save(position, for: "film")
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
        label.text = describe()
    }

    private func describe() -> String {
        let position = PositionStore.shared.position(of: "film")
        return "At \(position)"
    }

    @objc private func open() {
        navigationController?.pushViewController(DetailViewController(), animated: true)
    }
}
