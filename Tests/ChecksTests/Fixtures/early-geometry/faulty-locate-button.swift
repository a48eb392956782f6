// The round button is placed in viewWillAppear, where the safe area is still zero at the first appearance: it ends up at the home indicator.
import UIKit

final class TrailMapViewController: UIViewController {
    private let mapView = UIView()
    private let locateButton = UIButton(type: .system)
    private var isFollowing = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trail"
        view.backgroundColor = .systemBackground
        configureMap()
        configureLocateButton()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        placeLocateButton()
    }
}

private extension TrailMapViewController {
    func configureMap() {
        mapView.backgroundColor = .systemGreen
        mapView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(mapView)
        NSLayoutConstraint.activate([
            mapView.topAnchor.constraint(equalTo: view.topAnchor),
            mapView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            mapView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            mapView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    func configureLocateButton() {
        locateButton.setImage(UIImage(systemName: "location"), for: .normal)
        locateButton.backgroundColor = .secondarySystemBackground
        locateButton.layer.cornerRadius = 28
        locateButton.addTarget(self, action: #selector(toggleFollowing), for: .touchUpInside)
        view.addSubview(locateButton)
    }

    func placeLocateButton() {
        let area = view.bounds.inset(by: view.safeAreaInsets) // finds early-geometry
        locateButton.frame = CGRect(x: area.maxX - 72, y: area.maxY - 72, width: 56, height: 56)
    }

    @objc func toggleFollowing() {
        isFollowing.toggle()
        locateButton.setImage(UIImage(systemName: isFollowing ? "location.fill" : "location"), for: .normal)
    }
}
