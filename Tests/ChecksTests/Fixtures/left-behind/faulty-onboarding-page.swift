// The page that is shown sits behind a property observer. The old page is told that it will leave and its view goes, but removeFromParent() is missing, so all pages pile up as children.
import UIKit

class OnboardingViewController: UIViewController {
    private let pageArea = UIView()
    private var pageNumber = 0

    private var currentPage: UIViewController? {
        didSet {
            if let oldValue {
                oldValue.willMove(toParent: nil)
                oldValue.view.removeFromSuperview() // finds left-behind
            }
            guard let page = currentPage else { return }
            addChild(page)
            page.view.translatesAutoresizingMaskIntoConstraints = false
            pageArea.addSubview(page.view)
            NSLayoutConstraint.activate([
                page.view.topAnchor.constraint(equalTo: pageArea.topAnchor),
                page.view.bottomAnchor.constraint(equalTo: pageArea.bottomAnchor),
                page.view.leadingAnchor.constraint(equalTo: pageArea.leadingAnchor),
                page.view.trailingAnchor.constraint(equalTo: pageArea.trailingAnchor),
            ])
            page.didMove(toParent: self)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        let next = UIButton(configuration: .filled())
        next.setTitle("Continue", for: .normal)
        next.addTarget(self, action: #selector(showNextPage), for: .touchUpInside)

        for subview in [pageArea, next] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            pageArea.topAnchor.constraint(equalTo: guide.topAnchor),
            pageArea.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            pageArea.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            pageArea.bottomAnchor.constraint(equalTo: next.topAnchor, constant: -16),
            next.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            next.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
        ])
        currentPage = OnboardingPageViewController()
    }

    @objc private func showNextPage() {
        pageNumber += 1
        let page = OnboardingPageViewController()
        page.text = "Step \(pageNumber + 1)"
        currentPage = page
    }
}

class OnboardingPageViewController: UIViewController {
    var text = "Welcome"

    override func loadView() {
        let label = UILabel()
        label.text = text
        label.textAlignment = .center
        view = label
    }
}
