// The screen assigns a view for the grid and the map only. It starts as a list, and for a list loadView() leaves the view unset.
import UIKit

class ShopsViewController: UIViewController {
    enum Style {
        case list, grid, map
    }

    var style = Style.list
    private lazy var gridView = makeGrid()
    private let mapImage = UIImageView(image: UIImage(systemName: "map"))

    override func loadView() { // finds no-view
        switch style {
        case .grid:
            view = gridView
        case .map:
            mapImage.contentMode = .center
            view = mapImage
        case .list:
            break
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shops"
        navigationItem.largeTitleDisplayMode = .never
    }

    private func makeGrid() -> UIView {
        let columns = (0..<3).map { column -> UIView in
            let tile = UILabel()
            tile.text = "Shop \(column + 1)"
            tile.textAlignment = .center
            return tile
        }
        let grid = UIStackView(arrangedSubviews: columns)
        grid.distribution = .fillEqually
        grid.backgroundColor = .systemBackground
        return grid
    }
}
