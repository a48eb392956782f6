// An update link stops by itself when its view leaves the window, but it still keeps its handler. Here the handler keeps the controller that keeps the link.
import UIKit

final class CompassViewController: UIViewController {
    private let needle = UIImageView(image: UIImage(systemName: "location.north.fill"))
    private var updateLink: UIUpdateLink?
    private var heading: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        needle.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(needle)
        NSLayoutConstraint.activate([
            needle.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            needle.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            needle.widthAnchor.constraint(equalToConstant: 80),
            needle.heightAnchor.constraint(equalToConstant: 80),
        ])
        followHeading()
    }

    private func followHeading() {
        let link = UIUpdateLink(view: needle)
        link.addAction(to: .afterEventDispatch) { [unowned needle] _, _ in // finds leak
            self.heading += 0.01
            needle.transform = CGAffineTransform(rotationAngle: self.heading)
        }
        link.isEnabled = true
        updateLink = link
    }
}
