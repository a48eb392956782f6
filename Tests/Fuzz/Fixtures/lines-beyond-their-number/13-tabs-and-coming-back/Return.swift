final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(
    ) {
    }
}
final class Shop {
    func nextDay() {
    }
}
final class OffersViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
    }
    @objc func sceneReturns() {
    }
    func loadOffers() {
    }
}
final class BasketViewController: UIViewController {
    override func viewDidLoad() {
    }
}
