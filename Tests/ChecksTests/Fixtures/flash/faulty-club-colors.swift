// The club's colour is set when the screen is already shown in white: the user sees the background jump.
import UIKit

final class ClubViewController: UIViewController {
    private let crestView = UIImageView(image: UIImage(systemName: "shield.fill"))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        crestView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(crestView)
        NSLayoutConstraint.activate([
            crestView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            crestView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            crestView.widthAnchor.constraint(equalToConstant: 96),
            crestView.heightAnchor.constraint(equalToConstant: 96),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        applyClubColors()
    }
}

extension ClubViewController {
    private func applyClubColors() {
        view.backgroundColor = .systemIndigo // finds flash
    }
}
