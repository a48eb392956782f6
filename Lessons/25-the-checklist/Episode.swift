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
        view = UIView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        artwork.backgroundColor = .systemOrange
        artwork.frame = CGRect(
            x: view.bounds.width / 2 - 90, y: 240, width: 180, height: 180)
        view.addSubview(artwork)
        addHeader()
        Player.shared.onEnd = { self.artwork.alpha = 0.5 }
    }

    override func viewWillAppear(_ animated: Bool) {
        fetchEpisode()
        NotificationCenter.default.addObserver(
            self, selector: #selector(count), name: Self.downloaded,
            object: nil)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        shade.frame = header.bounds
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.addSubview(makeLine())
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        NotificationCenter.default.removeObserver(self)
    }

    func showNotes() {
        addChild(notes)
        notes.view.frame = view.bounds.insetBy(dx: 16, dy: 200)
        view.addSubview(notes.view)
    }

    func hideNotes() {
        notes.view.removeFromSuperview()
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

    private func makeLine() -> UIView {
        let line = UIView(frame: CGRect(x: 16, y: 220, width: 200, height: 1))
        line.backgroundColor = UIColor(white: 0, alpha: 0.3)
        return line
    }

    private func fetchEpisode() {
        URLSession.shared.dataTask(
            with: URL(string: "https://pod.example/episode")!
        ) { _, _, _ in }.resume()
    }

    @objc private func count() {
        downloads += 1
    }

    func finishDownload() {
        NotificationCenter.default.post(name: Self.downloaded, object: nil)
    }
}
