// The first appearance loads; later ones only where something has said that the list is out of date.
import UIKit

final class CouponService {
    func coupons() async -> [String] {
        try? await Task.sleep(nanoseconds: 200_000_000)
        return ["Ten percent", "Free delivery"]
    }
}

final class CouponsViewController: UIViewController {
    private let service = CouponService()
    private let label = UILabel(frame: CGRect(x: 24, y: 140, width: 280, height: 44))
    private var needsLoading = true

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = "Loading"
        view.addSubview(label)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard needsLoading else { return }
        needsLoading = false
        Task { [weak self, service] in
            let coupons = await service.coupons()
            self?.label.text = coupons.joined(separator: ", ")
        }
    }
}
