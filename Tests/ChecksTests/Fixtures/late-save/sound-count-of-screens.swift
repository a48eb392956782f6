// The deinit counts the screens that are left; no screen shows the number as it appears.
import UIKit

enum OpenScreens {
    nonisolated(unsafe) static var count = 0
}

final class DetailViewController: UIViewController {
    private var position = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        position = 30
    }

    deinit {
        OpenScreens.count -= 1
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
        label.text = "Ready"
    }

    @objc private func open() {
        navigationController?.pushViewController(DetailViewController(), animated: true)
    }
}
