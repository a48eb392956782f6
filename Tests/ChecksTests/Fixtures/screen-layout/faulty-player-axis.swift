// The axis follows the position of the device. A device that lies on a table is neither upright nor on its side, and a window may have any shape.
import UIKit

final class AudioPlayerViewController: UIViewController {
    private let cover = UIImageView(image: UIImage(systemName: "music.note"))
    private let titleLabel = UILabel()
    private lazy var content = UIStackView(arrangedSubviews: [cover, titleLabel])

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        cover.contentMode = .scaleAspectFit
        titleLabel.text = "Nocturne No. 2"
        titleLabel.textAlignment = .center
        content.axis = .vertical
        content.distribution = .fillEqually
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        arrangeContent()
    }
}

private extension AudioPlayerViewController {
    func arrangeContent() {
        let isWide = UIDevice.current.orientation.isLandscape // finds screen-layout
        content.axis = isWide ? .horizontal : .vertical
    }
}
