// Every appearance asks for the list, but a request begins only when the last one is old; what was subscribed to is let go when the screen leaves and subscribed to again when it comes back; and no row is removed that is not there.
import Combine
import UIKit

final class DownloadCenter {
    @Published private(set) var names: [String] = ["Chapter 1", "Chapter 2", "Chapter 3"]

    func removeLast() {
        guard !names.isEmpty else { return }
        names.removeLast()
    }

    func replace(with names: [String]) {
        self.names = names
    }
}

final class DownloadsViewController: UITableViewController {
    private let center = DownloadCenter()
    private let listURL = URL(string: "https://api.example.com/downloads")!
    private var names: [String] = []
    private var subscriptions: Set<AnyCancellable> = []
    private var lastRefresh: Date?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Downloads"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "download")
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Undo", style: .plain, target: self, action: #selector(undoTapped))
        let control = UIRefreshControl()
        control.addTarget(self, action: #selector(refreshPulled), for: .valueChanged)
        refreshControl = control
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        bind()
        refreshIfStale()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        subscriptions.removeAll()
    }

    private func bind() {
        subscriptions.removeAll()
        center.$names
            .removeDuplicates()
            .sink { [weak self] names in self?.show(names) }
            .store(in: &subscriptions)
    }

    private func show(_ names: [String]) {
        self.names = names
        navigationItem.rightBarButtonItem?.isEnabled = !names.isEmpty
        tableView.reloadData()
    }

    private func refreshIfStale() {
        if let lastRefresh, lastRefresh.timeIntervalSinceNow > -300 { return }
        refresh()
    }

    private func refresh() {
        lastRefresh = .now
        URLSession.shared.dataTask(with: listURL) { [weak self] data, _, _ in
            let names = data.flatMap { try? JSONDecoder().decode([String].self, from: $0) }
            DispatchQueue.main.async {
                self?.refreshControl?.endRefreshing()
                if let names {
                    self?.center.replace(with: names)
                }
            }
        }.resume()
    }

    @objc private func refreshPulled() {
        refresh()
    }

    @objc private func undoTapped() {
        center.removeLast()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "download", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = names[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
