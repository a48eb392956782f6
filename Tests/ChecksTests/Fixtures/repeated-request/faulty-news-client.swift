// The news are requested in viewWillAppear: each return to the screen, and each cancelled swipe back, sends the same request again.
import UIKit

final class NewsClient {
    private let url = URL(string: "https://news.example.com/latest.txt")!

    func fetchLatest(completion: @escaping @Sendable (Data?) -> Void) {
        URLSession.shared.dataTask(with: url) { data, _, _ in completion(data) }.resume()
    }
}

final class NewsViewController: UIViewController {
    private let client = NewsClient()
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "News"
        view.backgroundColor = .systemBackground
        textView.isEditable = false
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            textView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            textView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        loadNews()
    }

    private func loadNews() {
        client.fetchLatest { [weak self] data in // finds repeated-request
            DispatchQueue.main.async {
                self?.show(data)
            }
        }
    }

    private func show(_ data: Data?) {
        textView.text = data.flatMap { String(data: $0, encoding: .utf8) } ?? "The news could not be loaded."
    }
}
