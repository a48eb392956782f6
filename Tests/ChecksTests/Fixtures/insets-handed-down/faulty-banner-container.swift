// The container makes room for its banner below the top bar. It begins with its own safe area, which the page inherits anyway, so the page starts too low.
import UIKit

final class TimetableViewController: BannerContainerViewController {
    init() {
        super.init(page: DeparturesViewController())
        title = "Timetable"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class BannerContainerViewController: UIViewController {
    let page: UIViewController
    private let banner = UILabel()
    private let bannerHeight: CGFloat = 44

    init(page: UIViewController) {
        self.page = page
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        banner.text = "You are offline"
        banner.textAlignment = .center
        banner.backgroundColor = .systemYellow
        banner.translatesAutoresizingMaskIntoConstraints = false
        addChild(page)
        page.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(page.view)
        view.addSubview(banner)
        NSLayoutConstraint.activate([
            page.view.topAnchor.constraint(equalTo: view.topAnchor),
            page.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            page.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            page.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            banner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            banner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            banner.heightAnchor.constraint(equalToConstant: bannerHeight),
        ])
        page.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        makeRoomForBanner()
    }

    private func makeRoomForBanner() {
        var insets = view.safeAreaInsets
        insets.top += bannerHeight
        page.additionalSafeAreaInsets = insets // finds insets-handed-down
    }
}

final class DeparturesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = "10:42 Salzburg"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }
}
