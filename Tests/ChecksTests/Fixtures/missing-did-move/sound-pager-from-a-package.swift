// The pager comes from a package whose source is not here. It is added and told that it has arrived.
import PagerKit
import UIKit

final class ProfileViewController: UIViewController {
    private let pager = PagerController()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(pager)
        pager.view.frame = view.bounds
        pager.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pager.view)
        pager.didMove(toParent: self)
    }
}
