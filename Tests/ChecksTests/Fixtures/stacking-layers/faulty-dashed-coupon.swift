// The coupon draws its dashed border in layoutSubviews with a new shape layer each time, and the borders of the old sizes stay.
import UIKit

final class CouponView: UIView {
    private let codeLabel = UILabel()

    init(code: String) {
        super.init(frame: .zero)
        codeLabel.text = code
        codeLabel.font = .monospacedSystemFont(ofSize: 24, weight: .bold)
        codeLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(codeLabel)
        NSLayoutConstraint.activate([
            codeLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
            codeLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.insertSublayer(makeDashedBorder(), at: 0) // finds stacking-layers
    }

    private func makeDashedBorder() -> CAShapeLayer {
        let border = CAShapeLayer()
        border.path = UIBezierPath(roundedRect: bounds.insetBy(dx: 4, dy: 4), cornerRadius: 10).cgPath
        border.fillColor = nil
        border.strokeColor = UIColor.systemOrange.cgColor
        border.lineWidth = 2
        border.lineDashPattern = [6, 4]
        return border
    }
}

final class CouponViewController: UIViewController {
    private let couponView = CouponView(code: "SPRING-24")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Coupon"
        view.backgroundColor = .systemBackground
        couponView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(couponView)
        NSLayoutConstraint.activate([
            couponView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            couponView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            couponView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            couponView.heightAnchor.constraint(equalToConstant: 120),
        ])
    }
}
