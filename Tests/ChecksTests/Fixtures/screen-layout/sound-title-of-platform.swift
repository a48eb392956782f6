// The phone has large titles and the iPad has not: that is a choice of style. The margin is a part of the view's own width.
import UIKit

final class FeedListViewController: UIViewController {
    private let caption = UILabel()
    private var leading: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Feeds"
        caption.text = "All feeds"
        caption.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(caption)
        leading = caption.leadingAnchor.constraint(equalTo: view.leadingAnchor)
        NSLayoutConstraint.activate([leading, caption.centerYAnchor.constraint(equalTo: view.centerYAnchor)])
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if traitCollection.userInterfaceIdiom == .phone {
            navigationItem.largeTitleDisplayMode = .always
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let factor: CGFloat = traitCollection.userInterfaceIdiom == .pad ? 0.1 : 0.04
        leading.constant = view.bounds.width * factor
    }
}
