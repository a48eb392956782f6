// This update link keeps its handler as well, but the handler knows the controller only weakly.
import UIKit

class SeismographViewController: UIViewController {
    private let needleView = UIView()
    private var updateLink: UIUpdateLink?
    private var samples = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Seismograph"
        view.backgroundColor = .systemBackground
        needleView.backgroundColor = .systemRed
        needleView.isAccessibilityElement = true
        needleView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(needleView)
        NSLayoutConstraint.activate([
            needleView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            needleView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            needleView.widthAnchor.constraint(equalToConstant: 4),
            needleView.heightAnchor.constraint(equalToConstant: 120),
        ])
        updateLink = makeUpdateLink()
    }

    private func makeUpdateLink() -> UIUpdateLink {
        let link = UIUpdateLink(view: needleView)
        link.addAction(to: .beforeCADisplayLinkDispatch) { [weak self] _, _ in
            self?.takeSample()
        }
        link.isEnabled = true
        return link
    }

    private func takeSample() {
        samples += 1
        needleView.accessibilityValue = "\(samples) samples"
    }

    deinit { print("seismograph released") }
}
