import UIKit

final class EpisodeViewController: PlayerBarViewController {
    static let downloaded = Notification.Name("downloaded")

    let artwork = UIView()
    let header = UIView()
    let shade = CAGradientLayer()
    let notes = NotesViewController()
    var downloads = 0

    override func loadView() {
        super.loadView()
        view.tintColor = .systemOrange
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        artwork.backgroundColor = .systemYellow
        artwork.frame = view.bounds
        artwork.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(artwork, at: 0)
        addHeader()
        fetchEpisode()
        Player.shared.onEnd = { [weak self] in
            self?.artwork.alpha = 0.5
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showCount()
        NotificationCenter.default.addObserver(
            self, selector: #selector(count), name: Self.downloaded,
            object: nil)
    }

    override func viewDidLayoutSubviews() {
        shade.frame = header.bounds
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        NotificationCenter.default.removeObserver(
            self, name: Self.downloaded, object: nil)
    }

    deinit {
        print("episode gone")
    }

    func showNotes() {
        addChild(notes)
        notes.view.frame = view.bounds.insetBy(dx: 16, dy: 200)
        notes.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(notes.view)
        notes.didMove(toParent: self)
    }

    func hideNotes() {
        notes.willMove(toParent: nil)
        notes.view.removeFromSuperview()
        notes.removeFromParent()
    }

    private func addHeader() {
        header.translatesAutoresizingMaskIntoConstraints = false
        shade.colors = [UIColor.systemTeal.cgColor, UIColor.clear.cgColor]
        header.layer.addSublayer(shade)
        view.addSubview(header)
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.topAnchor),
            header.widthAnchor.constraint(equalTo: view.widthAnchor),
            header.heightAnchor.constraint(equalToConstant: 100),
        ])
    }

    private func fetchEpisode() {
        URLSession.shared.dataTask(
            with: URL(string: "https://pod.example/episode")!
        ) { _, _, _ in }.resume()
    }

    private func showCount() {
        title = "Downloads: \(downloads)"
    }

    @objc private func count() {
        downloads += 1
        showCount()
    }

    func finishDownload() {
        NotificationCenter.default.post(name: Self.downloaded, object: nil)
    }
}
