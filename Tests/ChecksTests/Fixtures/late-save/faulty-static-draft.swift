// The draft is a static property that only the deinit writes, after the list has read it.
import UIKit

enum Draft {
    @MainActor static var saved = 0
}

final class DetailViewController: UIViewController {
    private var position = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        position = 30
    }

    isolated deinit {
        Draft.saved = position // finds late-save
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
        label.text = "Draft \(Draft.saved)"
    }

    @objc private func open() {
        navigationController?.pushViewController(DetailViewController(), animated: true)
    }
}
