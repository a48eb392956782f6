// The number of columns is worked out in layoutSubviews, and its observer asks for another layout of the very view that is being laid out: each change of width runs the pass twice.
import UIKit

final class TileGridView: UIView {
    private let tiles = (1...9).map { _ in UIView() }
    private var columns = 1 {
        didSet {
            if columns != oldValue {
                setNeedsLayout() // finds layout-callback
            }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for tile in tiles {
            tile.backgroundColor = .systemOrange
            tile.layer.cornerRadius = 8
            addSubview(tile)
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        columns = max(1, Int(bounds.width / 120))
        let side = bounds.width / CGFloat(columns)
        for (index, tile) in tiles.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            tile.frame = CGRect(x: side * CGFloat(column), y: 80 * CGFloat(row), width: side, height: 80).insetBy(dx: 4, dy: 4)
        }
    }
}

final class TilesViewController: UIViewController {
    private let grid = TileGridView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tiles"
        view.backgroundColor = .systemBackground
        grid.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(grid)
        NSLayoutConstraint.activate([
            grid.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            grid.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 8),
            grid.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -8),
            grid.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
    }
}
