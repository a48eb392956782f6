// The axis is chosen by the view's own size before each layout. It follows rotation as well as a window of any shape.
import UIKit

final class BookReaderViewController: UIViewController {
    private let leftPage = UILabel()
    private let rightPage = UILabel()
    private lazy var spread = UIStackView(arrangedSubviews: [leftPage, rightPage])

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        leftPage.text = "It was a bright cold day."
        rightPage.text = "The clocks were striking."
        for page in [leftPage, rightPage] {
            page.numberOfLines = 0
            page.textAlignment = .center
        }
        spread.distribution = .fillEqually
        spread.spacing = 8
        spread.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(spread)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            spread.topAnchor.constraint(equalTo: guide.topAnchor),
            spread.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            spread.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            spread.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        arrangePages(in: view.bounds.size)
    }

    private func arrangePages(in size: CGSize) {
        spread.axis = size.width > size.height ? .horizontal : .vertical
    }
}
