import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(
            rootViewController: RoomsViewController())
        window?.makeKeyAndVisible()
    }
}

final class RoomsViewController: UIViewController {
    func openRoom() {
        navigationController?.pushViewController(
            RoomViewController(), animated: true)
    }
}

final class RoomViewController: UIViewController {
    var announces = true
    var nights = 2
    let priceLabel = UILabel()
    let nightsLabel = UILabel()
    let bookButton = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Room 12"
        view.backgroundColor = .systemBackground
        priceLabel.frame = CGRect(x: 16, y: 120, width: 200, height: 30)
        nightsLabel.frame = CGRect(x: 16, y: 160, width: 200, height: 30)
        bookButton.frame = CGRect(x: 16, y: 740, width: 361, height: 50)
        bookButton.backgroundColor = .systemGray3
        view.addSubview(priceLabel)
        view.addSubview(nightsLabel)
        view.addSubview(bookButton)
        loadPrice()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if announces { priceLabel.text = "Loading" }
        nightsLabel.text = "\(nights) nights"
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        bookButton.backgroundColor = .systemGreen
    }

    func openPhotos() {
        navigationController?.pushViewController(
            PhotosViewController(), animated: true)
    }

    func chooseDates() {
        let dates = DatesViewController()
        dates.onSave = { [weak self] in self?.nights = $0 }
        present(dates, animated: true)
    }

    private func loadPrice() {
        Task { [weak self] in
            let url = URL(string: "https://hotel.example/room/12")!
            _ = try? await URLSession.shared.data(from: url)
            self?.priceLabel.text = "240 a night"
        }
    }
}

final class PhotosViewController: UIViewController {}

final class DatesViewController: UIViewController {
    var onSave: ((Int) -> Void)?

    func save() {
        onSave?(3)
        dismiss(animated: true)
    }
}
