// The gradient is put in during layout, but once, behind a check, and afterwards only its frame follows; the bounds read in viewDidLoad are no more than the start of a frame that resizes with the view; and the order is fetched once.
import UIKit

struct OrderLine: Decodable {
    let name: String
    let quantity: Int
}

final class OrderSummaryViewController: UIViewController {
    private let heroView = UIView()
    private let thanksLabel = UILabel()
    private let linesLabel = UILabel()
    private let scrollView = UIScrollView()
    private var gradient: CAGradientLayer?
    private var lines: [OrderLine] = []
    private var loading: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Your order"
        view.backgroundColor = .systemBackground
        configureScrollView()
        configureContent()
        loadLines()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showLines()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutGradient()
    }

    private func configureScrollView() {
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
    }

    private func configureContent() {
        thanksLabel.text = "Thank you"
        thanksLabel.font = .preferredFont(forTextStyle: .title1)
        linesLabel.numberOfLines = 0
        for subview in [heroView, thanksLabel, linesLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(subview)
        }
        let content = scrollView.contentLayoutGuide
        let frame = scrollView.frameLayoutGuide
        NSLayoutConstraint.activate([
            heroView.topAnchor.constraint(equalTo: content.topAnchor),
            heroView.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
            heroView.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
            heroView.heightAnchor.constraint(equalToConstant: 140),
            thanksLabel.centerXAnchor.constraint(equalTo: heroView.centerXAnchor),
            thanksLabel.centerYAnchor.constraint(equalTo: heroView.centerYAnchor),
            linesLabel.topAnchor.constraint(equalTo: heroView.bottomAnchor, constant: 20),
            linesLabel.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 20),
            linesLabel.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -20),
            linesLabel.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        ])
    }

    private func layOutGradient() {
        if gradient == nil {
            let gradient = CAGradientLayer()
            gradient.colors = [UIColor.systemTeal.cgColor, UIColor.systemIndigo.cgColor]
            view.layer.insertSublayer(gradient, at: 0)
            self.gradient = gradient
        }
        gradient?.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.safeAreaInsets.top + 140)
    }

    private func loadLines() {
        let url = URL(string: "https://api.example.com/orders/4711")!
        loading = Task { [weak self] in
            guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
            self?.lines = (try? JSONDecoder().decode([OrderLine].self, from: data)) ?? []
            self?.showLines()
        }
    }

    private func showLines() {
        linesLabel.text = lines.isEmpty ? "We are packing it." : lines.map { "\($0.quantity) × \($0.name)" }.joined(separator: "\n")
    }
}
