// The view starts its dots in its initializer. It is in no window then, so the dots stand still.
import UIKit

final class LoadingDotsView: UIView {
    private let dots = (0..<3).map { _ in UIView() }

    override init(frame: CGRect) {
        super.init(frame: frame)
        buildDots()
        animateDots()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func buildDots() {
        let stack = UIStackView(arrangedSubviews: dots)
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        for dot in dots {
            dot.backgroundColor = .systemGray
            dot.layer.cornerRadius = 5
            NSLayoutConstraint.activate([
                dot.widthAnchor.constraint(equalToConstant: 10),
                dot.heightAnchor.constraint(equalToConstant: 10),
            ])
        }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    private func animateDots() {
        for (index, dot) in dots.enumerated() {
            UIView.animate(withDuration: 0.5, delay: 0.15 * Double(index), options: [.repeat, .autoreverse], animations: { // finds early-animation
                dot.transform = CGAffineTransform(translationX: 0, y: -8)
            })
        }
    }
}

final class OrderStatusViewController: UIViewController {
    private lazy var dotsView = LoadingDotsView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Your Order"
        view.backgroundColor = .systemBackground
        dotsView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(dotsView)
        NSLayoutConstraint.activate([
            dotsView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            dotsView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
