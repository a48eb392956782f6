// The rating view keeps its delegate strongly, and its delegate is the controller that keeps the rating view.
import UIKit

protocol RatingViewDelegate: AnyObject {
    func ratingView(_ ratingView: RatingView, didSelect rating: Int)
}

final class ReviewViewController: UIViewController {
    private let ratingView = RatingView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Review"
        view.backgroundColor = .systemBackground
        ratingView.delegate = self
        ratingView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(ratingView)
        ratingView.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        ratingView.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }
}

extension ReviewViewController: RatingViewDelegate {
    func ratingView(_ ratingView: RatingView, didSelect rating: Int) {
        navigationItem.prompt = "\(rating) of 5"
    }
}

final class RatingView: UIStackView {
    var delegate: RatingViewDelegate? // finds leak

    override init(frame: CGRect) {
        super.init(frame: frame)
        spacing = 8
        for rating in 1...5 {
            let star = UIButton(type: .system)
            star.setImage(UIImage(systemName: "star"), for: .normal)
            star.accessibilityLabel = "\(rating) stars"
            star.tag = rating
            star.addTarget(self, action: #selector(select(_:)), for: .touchUpInside)
            addArrangedSubview(star)
        }
    }

    required init(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc private func select(_ star: UIButton) {
        delegate?.ratingView(self, didSelect: star.tag)
    }
}
