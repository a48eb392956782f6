// Every appearance gives the card another tap recognizer: they pile up on the view, and all but one of them never answer.
import UIKit

final class FlashcardView: UIView {
    private let label = UILabel()
    private var showsAnswer = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 16
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.text = "la mer"
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func listenForTaps() {
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(turnOver))) // finds repeated-work
    }

    @objc private func turnOver() {
        showsAnswer.toggle()
        label.text = showsAnswer ? "the sea" : "la mer"
    }
}

final class FlashcardViewController: UIViewController {
    private let card = FlashcardView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "French"
        view.backgroundColor = .systemBackground
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            card.widthAnchor.constraint(equalToConstant: 240),
            card.heightAnchor.constraint(equalToConstant: 160),
        ])
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        card.listenForTaps()
    }
}
