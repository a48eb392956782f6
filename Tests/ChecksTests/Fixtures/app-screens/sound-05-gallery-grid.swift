// The size of the items is computed in viewDidLayoutSubviews from the grid's own width, which is final there, and set only when it has changed; and each cell keeps its subscription as long as it shows its picture.
import Combine
import UIKit

final class Picture {
    let name: String
    @Published var isHidden = false

    init(name: String) {
        self.name = name
    }
}

final class GalleryViewController: UIViewController {
    private let pictures = ["Cliffs", "Market", "Rain", "Window", "Bridge"].map(Picture.init(name:))
    private let layout = UICollectionViewFlowLayout()
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gallery"
        layout.minimumInteritemSpacing = 4
        layout.minimumLineSpacing = 4
        view.backgroundColor = .systemBackground
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        collectionView.register(PictureCell.self, forCellWithReuseIdentifier: PictureCell.identifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        fitItems(to: collectionView.bounds.width)
    }

    private func fitItems(to width: CGFloat) {
        guard width > 0 else { return }
        let columns = max(2, (width / 140).rounded(.down))
        let side = ((width - (columns - 1) * layout.minimumInteritemSpacing) / columns).rounded(.down)
        let size = CGSize(width: side, height: side)
        if layout.itemSize != size {
            layout.itemSize = size
        }
    }
}

extension GalleryViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        pictures.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PictureCell.identifier, for: indexPath)
        (cell as? PictureCell)?.show(pictures[indexPath.item])
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        pictures[indexPath.item].isHidden.toggle()
    }
}

final class PictureCell: UICollectionViewCell {
    static let identifier = "picture"
    private let nameLabel = UILabel()
    private let cover = UIView()
    private var subscription: AnyCancellable?

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        cover.backgroundColor = .systemGray
        cover.frame = contentView.bounds
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(nameLabel)
        contentView.addSubview(cover)
        NSLayoutConstraint.activate([
            nameLabel.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            nameLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.layer.cornerRadius = bounds.width / 12
        contentView.layer.masksToBounds = true
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        subscription = nil
    }

    func show(_ picture: Picture) {
        nameLabel.text = picture.name
        subscription = picture.$isHidden.sink { [weak self] isHidden in
            self?.cover.isHidden = !isHidden
        }
    }
}
