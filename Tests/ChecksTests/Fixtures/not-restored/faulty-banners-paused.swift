// Banners are paused once, in viewDidLoad, but allowed again at each viewWillDisappear: after a cancelled swipe, or a return to the screen, they interrupt the exam.
import UIKit

final class BannerCenter {
    static let shared = BannerCenter()
    var isPaused = false

    private init() {}
}

final class ExamViewController: UIViewController {
    private let taskLabel = UILabel()
    private let answerField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Exam"
        view.backgroundColor = .systemBackground
        configureUI()
        pauseBanners()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        BannerCenter.shared.isPaused = false
    }

    private func pauseBanners() {
        BannerCenter.shared.isPaused = true // finds not-restored
    }

    private func configureUI() {
        taskLabel.text = "Name three prime numbers above one hundred."
        taskLabel.numberOfLines = 0
        answerField.borderStyle = .roundedRect
        let stack = UIStackView(arrangedSubviews: [taskLabel, answerField])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
