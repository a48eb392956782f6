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
            rootViewController: TripViewController())
        window?.makeKeyAndVisible()
    }
}

final class TripViewController: UIViewController {
    let etaChip = EtaChip()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trip"
        view.backgroundColor = .systemGreen
        etaChip.backgroundColor = .systemIndigo
        etaChip.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(etaChip)
        NSLayoutConstraint.activate([
            etaChip.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            etaChip.bottomAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
            etaChip.widthAnchor.constraint(equalToConstant: 200),
            etaChip.heightAnchor.constraint(equalToConstant: 64),
        ])
    }

    func openReceipt() {
        let receipt = ReceiptViewController()
        receipt.modalPresentationStyle = .fullScreen
        present(receipt, animated: true)
    }

    func openDriver() {
        navigationController?.pushViewController(
            DriverViewController(), animated: true)
    }

    func arrive() {
        etaChip.removeFromSuperview()
    }

    func callByHand() {
        view.willRemoveSubview(etaChip)
    }
}

final class ReceiptViewController: UIViewController {
    func close() { dismiss(animated: true) }
}

final class DriverViewController: UIViewController {}

final class EtaChip: UIView {
    var timer: Timer?
    var seconds = 240
    var leavesInDraw = false

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
    }

    override func draw(_ rect: CGRect) {
        UIColor.systemYellow.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: seconds / 2, height: 8))
        if leavesInDraw, seconds == 0 {
            removeFromSuperview()
        }
    }

    func startTicking() {
        guard timer == nil else { return }
        timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick),
            userInfo: nil, repeats: true)
    }

    func stopTicking() {
        timer?.invalidate()
        timer = nil
    }

    func reachZero() {
        seconds = 0
        setNeedsDisplay()
    }

    @objc func tick() {
        seconds -= 1
        setNeedsDisplay()
    }
}
