// What is new is presented in viewDidAppear, once and only when nothing else is on top; and the coordinator is asked for only to let the row's deselection run with the transition, never to drop a tap.
import UIKit

struct NewsItem {
    let title: String
    let text: String
}

final class HomeViewController: UITableViewController {
    private let items = [
        NewsItem(title: "Pool closed on Monday", text: "The filters are cleaned."),
        NewsItem(title: "New lockers", text: "They take cards now."),
    ]
    private var hasShownWhatsNew = false
    private let banner = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "News"
        clearsSelectionOnViewWillAppear = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "news")
        banner.text = "Open today until nine"
        banner.textAlignment = .center
        banner.frame = CGRect(x: 0, y: 0, width: 0, height: 44)
        tableView.tableHeaderView = banner
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        deselectRow(animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showWhatsNewIfNeeded()
    }

    private func deselectRow(animated: Bool) {
        guard let selected = tableView.indexPathForSelectedRow else { return }
        guard let coordinator = transitionCoordinator else {
            tableView.deselectRow(at: selected, animated: animated)
            return
        }
        coordinator.animate(alongsideTransition: { [tableView] _ in
            tableView?.deselectRow(at: selected, animated: true)
        }, completion: { [tableView] context in
            if context.isCancelled {
                tableView?.selectRow(at: selected, animated: false, scrollPosition: .none)
            }
        })
    }

    private func showWhatsNewIfNeeded() {
        guard !hasShownWhatsNew, presentedViewController == nil, view.window != nil else { return }
        hasShownWhatsNew = true
        let whatsNew = WhatsNewViewController()
        whatsNew.onContinue = { [weak self] in
            self?.dismiss(animated: true)
        }
        present(whatsNew, animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "news", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = items[indexPath.row].title
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(NewsItemViewController(item: items[indexPath.row]), animated: true)
    }
}

final class WhatsNewViewController: UIViewController {
    var onContinue: (() -> Void)?
    private let button = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.configuration?.title = "Continue"
        button.addTarget(self, action: #selector(continueTapped), for: .touchUpInside)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    @objc private func continueTapped() {
        onContinue?()
    }
}

final class NewsItemViewController: UIViewController {
    private let item: NewsItem
    private let label = UILabel()

    init(item: NewsItem) {
        self.item = item
        super.init(nibName: nil, bundle: nil)
        title = item.title
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = item.text
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
