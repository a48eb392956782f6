// The onboarding shows each page as a child but never tells it that it has moved in; and the picture of a page starts to float while its view is being loaded, before it is in a window.
import UIKit

final class OnboardingViewController: UIViewController {
    private let pageArea = UIView()
    private let dots = UIPageControl()
    private let nextButton = UIButton(configuration: .filled())
    private var current: OnboardingPageViewController?
    private var index = 0

    private let pages = [
        OnboardingPage(symbol: "map", text: "Every path in the country, also without a signal."),
        OnboardingPage(symbol: "figure.hiking", text: "Record where you walk."),
        OnboardingPage(symbol: "bell", text: "We tell you when the weather turns."),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        layOut()
        show(pageAt: 0)
    }

    private func layOut() {
        dots.numberOfPages = pages.count
        dots.currentPageIndicatorTintColor = .label
        dots.pageIndicatorTintColor = .tertiaryLabel
        dots.isUserInteractionEnabled = false
        nextButton.configuration?.title = "Next"
        nextButton.addTarget(self, action: #selector(nextTapped), for: .touchUpInside)
        for subview in [pageArea, dots, nextButton] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            pageArea.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            pageArea.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            pageArea.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            pageArea.bottomAnchor.constraint(equalTo: dots.topAnchor),
            dots.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            dots.bottomAnchor.constraint(equalTo: nextButton.topAnchor, constant: -12),
            nextButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            nextButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        ])
    }

    private func show(pageAt index: Int) {
        if let current {
            current.willMove(toParent: nil)
            current.view.removeFromSuperview()
            current.removeFromParent()
        }
        let page = OnboardingPageViewController(page: pages[index])
        addChild(page) // finds missing-did-move
        page.view.translatesAutoresizingMaskIntoConstraints = false
        pageArea.addSubview(page.view)
        NSLayoutConstraint.activate([
            page.view.topAnchor.constraint(equalTo: pageArea.topAnchor),
            page.view.bottomAnchor.constraint(equalTo: pageArea.bottomAnchor),
            page.view.leadingAnchor.constraint(equalTo: pageArea.leadingAnchor),
            page.view.trailingAnchor.constraint(equalTo: pageArea.trailingAnchor),
        ])
        current = page
        dots.currentPage = index
    }

    @objc private func nextTapped() {
        index = (index + 1) % pages.count
        show(pageAt: index)
        nextButton.configuration?.title = index == pages.count - 1 ? "Start" : "Next"
    }
}

struct OnboardingPage {
    let symbol: String
    let text: String
}

final class OnboardingPageViewController: UIViewController {
    private let page: OnboardingPage
    private let picture = FloatingPictureView()
    private let label = UILabel()

    init(page: OnboardingPage) {
        self.page = page
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        picture.image = UIImage(systemName: page.symbol)
        picture.contentMode = .scaleAspectFit
        label.text = page.text
        label.numberOfLines = 0
        label.textAlignment = .center
        let column = UIStackView(arrangedSubviews: [picture, label])
        column.axis = .vertical
        column.spacing = 24
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            picture.heightAnchor.constraint(equalToConstant: 120),
        ])
        picture.float()
    }
}

final class FloatingPictureView: UIImageView {
    func float() {
        UIView.animate(withDuration: 1.2, delay: 0, options: [.repeat, .autoreverse, .curveEaseInOut]) { // finds early-animation
            self.transform = CGAffineTransform(translationX: 0, y: -8)
        }
    }
}
