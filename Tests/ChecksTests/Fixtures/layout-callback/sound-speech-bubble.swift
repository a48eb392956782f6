// layoutIfNeeded is called in layoutSubviews, but of the text stack inside the bubble, not of the bubble itself; setNeedsLayout comes only from the button, between two passes.
import UIKit

final class SpeechBubbleView: UIView {
    var tailsRight = false {
        didSet { setNeedsLayout() }
    }
    private let nameLabel = UILabel()
    private let textLabel = UILabel()
    private let underline = UIView()
    private let stack = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 16
        nameLabel.text = "Ida"
        textLabel.text = "The ferry leaves at nine."
        stack.axis = .vertical
        stack.spacing = 8
        stack.alignment = .leading
        stack.addArrangedSubview(nameLabel)
        stack.addArrangedSubview(textLabel)
        stack.translatesAutoresizingMaskIntoConstraints = false
        underline.backgroundColor = .systemBlue
        addSubview(stack)
        addSubview(underline)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeUnderline()
    }

    private func placeUnderline() {
        stack.layoutIfNeeded()
        let name = nameLabel.convert(nameLabel.bounds, to: self)
        underline.frame = CGRect(x: tailsRight ? bounds.maxX - 16 - name.width : name.minX, y: name.maxY + 2, width: name.width, height: 2)
    }
}

final class ConversationViewController: UIViewController {
    private let bubble = SpeechBubbleView()
    private let sideButton = UIButton(configuration: .plain())

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ida"
        view.backgroundColor = .systemBackground
        sideButton.setTitle("Other Side", for: .normal)
        sideButton.addAction(UIAction { [weak self] _ in self?.bubble.tailsRight.toggle() }, for: .touchUpInside)
        for subview in [bubble, sideButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            bubble.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            bubble.widthAnchor.constraint(equalToConstant: 260),
            sideButton.topAnchor.constraint(equalTo: bubble.bottomAnchor, constant: 16),
            sideButton.leadingAnchor.constraint(equalTo: bubble.leadingAnchor),
        ])
    }
}
