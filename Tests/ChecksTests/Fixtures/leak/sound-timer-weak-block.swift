// The block captures self weakly and the run loop knows only the block, so deinit comes and can end the timer. The other timer fires once and is let go by then.
import UIKit

final class StockTickerViewController: UIViewController {
    private var refreshTimer: Timer?
    private var price = 101
    private let priceLabel = UILabel()

    override func loadView() {
        priceLabel.textAlignment = .center
        priceLabel.backgroundColor = .systemBackground
        view = priceLabel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ticker"
        priceLabel.text = "…"
        Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
            self.showPrice()
        }
        refreshTimer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            price += 1
            showPrice()
        }
    }

    private func showPrice() {
        priceLabel.text = "$\(price)"
    }

    deinit {
        refreshTimer?.invalidate()
        print("StockTickerViewController deinit")
    }
}
