// The row is deselected alongside the way back, and the completion selects it again if the swipe was cancelled.
import UIKit

final class ChaptersViewController: UITableViewController {
    private let chapters = ["The Journey", "The Arrival", "The Night"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chapters"
        clearsSelectionOnViewWillAppear = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "chapter")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        deselectRow(animated: animated)
    }

    private func deselectRow(animated: Bool) {
        guard let indexPath = tableView.indexPathForSelectedRow else { return }
        guard let coordinator = transitionCoordinator else {
            tableView.deselectRow(at: indexPath, animated: animated)
            return
        }
        coordinator.animate(alongsideTransition: { [weak self] _ in
            self?.tableView.deselectRow(at: indexPath, animated: true)
        }, completion: { [weak self] context in
            if context.isCancelled {
                self?.tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
            }
        })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        chapters.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "chapter", for: indexPath)
        cell.textLabel?.text = chapters[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let page = ChapterViewController(chapter: chapters[indexPath.row])
        show(page, sender: self)
    }
}

final class ChapterViewController: UIViewController {
    init(chapter: String) {
        super.init(nibName: nil, bundle: nil)
        title = chapter
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}
