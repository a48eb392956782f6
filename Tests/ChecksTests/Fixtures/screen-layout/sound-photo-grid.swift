// The columns come from the width of the collection view itself, and the layout is invalidated when the size changes.
import UIKit

final class StickerGridViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private let symbols = ["star", "heart", "moon", "sun.max", "cloud", "bolt"]

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 4
        layout.minimumLineSpacing = 4
        super.init(collectionViewLayout: layout)
        title = "Stickers"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "sticker")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] _ in
            self?.collectionViewLayout.invalidateLayout()
        })
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        symbols.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "sticker", for: indexPath)
        cell.contentView.backgroundColor = indexPath.item.isMultiple(of: 2) ? .systemYellow : .systemMint
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let width = collectionView.bounds.width
        let columns: CGFloat = width > 600 ? 5 : 3
        let side = ((width - 4 * (columns - 1)) / columns).rounded(.down)
        return CGSize(width: side, height: side)
    }
}
