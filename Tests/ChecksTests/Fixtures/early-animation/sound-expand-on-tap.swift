// viewDidLoad sets the collapsed state without animation and gives the button a closure that animates later, when the view is on the screen.
import UIKit

final class FAQAnswerViewController: UIViewController {
    private let answerLabel = UILabel()
    private let chevron = UIImageView(image: UIImage(systemName: "chevron.down"))
    private var isExpanded = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Help"
        view.backgroundColor = .systemBackground

        let toggle = UIButton(configuration: .gray(), primaryAction: UIAction(title: "How do I return an item?") { [weak self] _ in
            self?.toggleAnswer()
        })
        answerLabel.text = "Open the order, choose the item and print the label."
        answerLabel.numberOfLines = 0
        chevron.contentMode = .center

        let stack = UIStackView(arrangedSubviews: [toggle, chevron, answerLabel])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        UIView.performWithoutAnimation {
            applyExpansion()
        }
    }

    private func toggleAnswer() {
        isExpanded.toggle()
        UIView.animate(withDuration: 0.25) {
            self.applyExpansion()
        }
    }

    private func applyExpansion() {
        answerLabel.alpha = isExpanded ? 1 : 0
        chevron.transform = isExpanded ? CGAffineTransform(rotationAngle: .pi) : .identity
    }
}
