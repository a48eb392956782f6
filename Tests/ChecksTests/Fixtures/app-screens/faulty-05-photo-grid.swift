// The number of columns comes from the screen and not from the room that the grid has; and the cell throws away the subscription to its photo, so that the star never changes afterwards.
import Combine
import UIKit

final class Photo {
    let name: String
    @Published var isFavorite = false

    init(name: String) {
        self.name = name
    }
}

final class PhotoGridViewController: UIViewController {
    private let photos = ["Harbour", "Stairs", "Fog", "Lamp", "Gulls", "Tram"].map(Photo.init(name:))
    private let layout = UICollectionViewFlowLayout()
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photos"
        view.backgroundColor = .systemBackground
        layout.minimumInteritemSpacing = GridMetrics.spacing
        layout.minimumLineSpacing = GridMetrics.spacing
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        ])
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        layout.invalidateLayout()
    }
}

enum GridMetrics {
    static let spacing: CGFloat = 2

    @MainActor static var itemSide: CGFloat {
        let width = UIScreen.main.bounds.width // finds screen-layout
        let columns: CGFloat = width < 600 ? 3 : 5
        return ((width - (columns - 1) * spacing) / columns).rounded(.down)
    }
}

extension PhotoGridViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.identifier, for: indexPath)
        (cell as? PhotoCell)?.show(photos[indexPath.item])
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        CGSize(width: GridMetrics.itemSide, height: GridMetrics.itemSide)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        photos[indexPath.item].isFavorite.toggle()
    }
}

final class PhotoCell: UICollectionViewCell {
    static let identifier = "photo"
    private let nameLabel = UILabel()
    private let star = UIImageView(image: UIImage(systemName: "star.fill"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        nameLabel.font = .preferredFont(forTextStyle: .caption2)
        for subview in [nameLabel, star] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            nameLabel.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
            star.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            star.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ photo: Photo) {
        nameLabel.text = photo.name
        _ = photo.$isFavorite.sink { [weak self] isFavorite in // finds dropped-token
            self?.star.isHidden = !isFavorite
        }
    }
}
