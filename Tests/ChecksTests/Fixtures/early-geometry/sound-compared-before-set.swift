// The old frame is only compared with the one that takes its place, and a margin is changed in place: nothing rests on an early value.
import UIKit

final class FeedViewController: UIViewController {
    private let list = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.layoutMargins.left = 32
        view.addSubview(list)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let bounds = view.bounds
        if list.frame != bounds {
            list.frame = bounds
        }
    }
}

final class SearchViewController: UIViewController {
    private let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list)
        list.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            list.widthAnchor.constraint(equalTo: view.widthAnchor),
        ])
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let hasChanged = view.bounds != list.frame
        if hasChanged { list.collectionViewLayout.invalidateLayout() }
    }
}
