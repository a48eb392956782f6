// The child gets the host's bounds before the host is laid out, and follows it: its mask is flexible in both directions.
import UIKit

final class PagesViewController: UIViewController {
    private let host = UIView()
    private let page = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        host.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(host)
        NSLayoutConstraint.activate([
            host.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 60),
            host.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            host.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            host.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        show(page)
    }

    private func show(_ child: UIViewController) {
        addChild(child)
        child.view.frame = host.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addSubview(child.view)
        child.didMove(toParent: self)
    }
}
