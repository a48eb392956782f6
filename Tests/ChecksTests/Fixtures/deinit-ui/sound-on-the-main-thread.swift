// The deinitialiser touches the view only where it runs on the main thread.
import UIKit

final class BannerPresenter {
    private let banner: UIView

    init(on view: UIView) {
        banner = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
        banner.backgroundColor = .systemYellow
        view.addSubview(banner)
    }

    deinit {
        if Thread.isMainThread {
            banner.removeFromSuperview()
            banner.isHidden = true
        }
    }
}

final class NewsViewController: UIViewController {
    private var presenter: BannerPresenter?

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter = BannerPresenter(on: view)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        presenter = nil
    }
}
