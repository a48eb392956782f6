import UIKit

final class CoverViewController: UIViewController {
    let cover = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 180))

    override func viewDidLoad() {
        super.viewDidLoad()
        cover.backgroundColor = .systemGray
        view.addSubview(cover)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        cover.backgroundColor = view.bounds.width < 600 ? .systemMint : .systemBlue
    }
}
