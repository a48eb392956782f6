// The hint goes where the card changes, not where it is drawn; the shape layer is made once and follows in layoutSubviews; and the deinit that lets go of the picture runs on the main actor.
import UIKit

struct LoyaltyCard {
    let owner: String
    var stamps: Int
    let goal: Int
}

final class LoyaltyCardViewController: UIViewController {
    private var card = LoyaltyCard(owner: "Dorothy", stamps: 0, goal: 6)
    private let cardView = StampCardView()
    private let codeView = UIImageView(image: UIImage(systemName: "barcode"))
    private let stampButton = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Coffee card"
        view.backgroundColor = .systemGroupedBackground
        codeView.contentMode = .scaleAspectFit
        stampButton.configuration?.title = "Add stamp"
        stampButton.addAction(UIAction { [weak self] _ in self?.addStamp() }, for: .touchUpInside)
        let column = UIStackView(arrangedSubviews: [cardView, codeView, stampButton])
        column.axis = .vertical
        column.spacing = 20
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            cardView.heightAnchor.constraint(equalToConstant: 120),
            codeView.heightAnchor.constraint(equalToConstant: 80),
        ])
        cardView.card = card
    }

    isolated deinit {
        codeView.image = nil
    }

    private func addStamp() {
        guard card.stamps < card.goal else { return }
        card.stamps += 1
        cardView.card = card
    }
}

final class StampCardView: UIView {
    var card: LoyaltyCard? {
        didSet { cardChanged() }
    }

    private let hintLabel = UILabel()
    private var border: CAShapeLayer?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        contentMode = .redraw
        hintLabel.text = "Your first coffee is waiting"
        hintLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(hintLabel)
        NSLayoutConstraint.activate([
            hintLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
            hintLabel.topAnchor.constraint(equalTo: topAnchor, constant: 12),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let border = self.border ?? addBorder()
        border.frame = bounds
        border.path = UIBezierPath(roundedRect: bounds.insetBy(dx: 4, dy: 4), cornerRadius: 10).cgPath
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard let card else { return }
        let slot = bounds.width / CGFloat(card.goal)
        UIColor.brown.setFill()
        for index in 0..<card.stamps {
            UIBezierPath(ovalIn: CGRect(x: slot * CGFloat(index) + slot / 2 - 12, y: bounds.midY, width: 24, height: 24)).fill()
        }
    }

    private func addBorder() -> CAShapeLayer {
        let border = CAShapeLayer()
        border.fillColor = nil
        border.strokeColor = UIColor.brown.cgColor
        border.lineDashPattern = [6, 4]
        layer.addSublayer(border)
        self.border = border
        return border
    }

    private func cardChanged() {
        if let card, card.stamps > 0, hintLabel.superview != nil {
            hintLabel.removeFromSuperview()
        }
        setNeedsDisplay()
    }
}
