// Every layout pass puts a whole new set of seats on the map: after a rotation the old ones are still there, under and beside the new ones.
import UIKit

final class SeatMapViewController: UIViewController {
    private let mapView = UIView()
    private let rows = 4
    private let seatsPerRow = 6

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Choose a Seat"
        view.backgroundColor = .systemBackground
        mapView.backgroundColor = .secondarySystemBackground
        mapView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(mapView)
        NSLayoutConstraint.activate([
            mapView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            mapView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            mapView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            mapView.heightAnchor.constraint(equalToConstant: 200),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        drawSeats()
    }

    private func drawSeats() {
        let slot = CGSize(
            width: mapView.bounds.width / CGFloat(seatsPerRow), height: mapView.bounds.height / CGFloat(rows))
        for row in 0..<rows {
            for column in 0..<seatsPerRow {
                let frame = CGRect(x: slot.width * CGFloat(column), y: slot.height * CGFloat(row), width: slot.width, height: slot.height)
                mapView.addSubview(makeSeat(in: frame)) // finds layout-callback
            }
        }
    }

    private func makeSeat(in slot: CGRect) -> UIView {
        let seat = UIView(frame: slot.insetBy(dx: 6, dy: 6))
        seat.backgroundColor = .systemBlue
        seat.layer.cornerRadius = 4
        return seat
    }
}
