// draw(_:) calls a helper that clears away the markers of seats that are no longer free, subview by subview.
import UIKit

class SeatMapViewController: UIViewController {
    private let seatMap = SeatMapView()

    override func loadView() {
        view = seatMap
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Seats"
        seatMap.backgroundColor = .systemBackground
        seatMap.freeSeats = [1, 2, 3, 4]
        let book = UIBarButtonItem(title: "Book", style: .done, target: self, action: #selector(bookFirstSeat))
        navigationItem.rightBarButtonItem = book
    }

    @objc func bookFirstSeat() {
        guard let first = seatMap.freeSeats.min() else { return }
        seatMap.freeSeats.remove(first)
    }
}

class SeatMapView: UIView {
    var freeSeats: Set<Int> = [] {
        didSet {
            for seat in freeSeats.subtracting(oldValue) {
                let marker = UIView(frame: CGRect(x: 40 + 60 * seat, y: 220, width: 44, height: 44))
                marker.tag = seat
                marker.backgroundColor = .systemGreen
                addSubview(marker)
            }
            setNeedsDisplay()
        }
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        drawRows()
        clearTakenSeats()
    }

    private func drawRows() {
        let line = UIBezierPath()
        line.move(to: CGPoint(x: rect(ofSeat: 1).minX, y: 280))
        line.addLine(to: CGPoint(x: rect(ofSeat: 4).maxX, y: 280))
        UIColor.separator.setStroke()
        line.stroke()
    }

    private func rect(ofSeat seat: Int) -> CGRect {
        CGRect(x: 40 + 60 * seat, y: 220, width: 44, height: 44)
    }

    private func clearTakenSeats() {
        for marker in subviews where !freeSeats.contains(marker.tag) {
            marker.removeFromSuperview() // finds remove-in-draw
        }
    }
}
