// `let view` in loadView() declares a local constant that shadows the property: the whole screen is built, and thrown away when the method ends.
import UIKit

final class TicketViewController: UIViewController {
    private let codeView = UIImageView(image: UIImage(systemName: "qrcode"))
    private let gateLabel = UILabel()

    override func loadView() { // finds no-view
        let view = UIView()
        view.backgroundColor = .systemBackground

        let stack = UIStackView(arrangedSubviews: [codeView, gateLabel])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            codeView.widthAnchor.constraint(equalToConstant: 200),
            codeView.heightAnchor.constraint(equalToConstant: 200),
        ])
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Your ticket"
        gateLabel.text = "Gate 14"
        gateLabel.font = .preferredFont(forTextStyle: .title2)
    }
}
