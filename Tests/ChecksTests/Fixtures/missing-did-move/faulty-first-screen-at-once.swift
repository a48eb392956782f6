// Animated changes of the content finish with didMove, but the branch without animation, which shows the first screen, forgets it.
import UIKit

final class OnboardingViewController: UIViewController {
    private let titles = ["Welcome", "Your data", "Ready"]
    private var index = 0
    private var current: OnboardingPageViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tour"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Next", primaryAction: UIAction { [weak self] _ in self?.showNext() }
        )
        show(OnboardingPageViewController(heading: titles[index]), animated: false)
    }

    private func showNext() {
        index = (index + 1) % titles.count
        show(OnboardingPageViewController(heading: titles[index]), animated: true)
    }

    private func show(_ page: OnboardingPageViewController, animated: Bool) {
        removeCurrent()
        current = page
        addChild(page) // finds missing-did-move
        page.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(page.view)
        NSLayoutConstraint.activate([
            page.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            page.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            page.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            page.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        if animated {
            page.view.alpha = 0
            UIView.animate(withDuration: 0.25) {
                page.view.alpha = 1
            }
            page.didMove(toParent: self)
        }
    }

    private func removeCurrent() {
        guard let current else { return }
        current.willMove(toParent: nil)
        current.view.removeFromSuperview()
        current.removeFromParent()
    }
}

final class OnboardingPageViewController: UIViewController {
    private let heading: String

    init(heading: String) {
        self.heading = heading
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = heading
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
