// The pass takes its hint out of the hierarchy in the midst of drawing itself; and the controller touches a view in its deinit, which belongs to no actor.
import UIKit

struct BoardingPass {
    let passenger: String
    let gate: String
    let seat: String
    let isOpen: Bool
}

final class BoardingPassViewController: UIViewController {
    private let pass = BoardingPass(passenger: "Amelia Earhart", gate: "B14", seat: "7A", isOpen: true)
    private let passView = PassView()
    private let codeView = UIImageView()
    private let seatLabel = UILabel()
    private let clockLabel = UILabel()
    private var clock: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gate \(pass.gate)"
        view.backgroundColor = .systemGroupedBackground
        passView.pass = pass
        codeView.image = UIImage(systemName: "qrcode")
        codeView.contentMode = .scaleAspectFit
        seatLabel.text = "\(pass.passenger), seat \(pass.seat)"
        let column = UIStackView(arrangedSubviews: [passView, codeView, seatLabel, clockLabel])
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            passView.heightAnchor.constraint(equalToConstant: 120),
            codeView.heightAnchor.constraint(equalToConstant: 160),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        startClock()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        clock?.invalidate()
        clock = nil
    }

    deinit {
        // The code is a large bitmap.
        codeView.image = nil // finds deinit-ui
    }

    private func startClock() {
        clock?.invalidate()
        clock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.showTime() }
        }
        showTime()
    }

    private func showTime() {
        clockLabel.text = Date.now.formatted(date: .omitted, time: .standard)
    }
}

final class PassView: UIView {
    var pass: BoardingPass? {
        didSet { setNeedsDisplay() }
    }

    private let hintLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        contentMode = .redraw
        hintLabel.text = "Boarding has not begun"
        hintLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(hintLabel)
        NSLayoutConstraint.activate([
            hintLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
            hintLabel.topAnchor.constraint(equalTo: topAnchor, constant: 12),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        drawPerforation()
        if let pass, pass.isOpen {
            drawStamp(for: pass)
        }
    }

    private func drawPerforation() {
        let line = UIBezierPath()
        line.move(to: CGPoint(x: bounds.width * 0.7, y: 0))
        line.addLine(to: CGPoint(x: bounds.width * 0.7, y: bounds.height))
        UIColor.separator.setStroke()
        line.stroke()
    }

    private func drawStamp(for pass: BoardingPass) {
        UIColor.systemGreen.setFill()
        UIBezierPath(ovalIn: CGRect(x: bounds.width * 0.8, y: 16, width: 24, height: 24)).fill()
        hintLabel.removeFromSuperview() // finds remove-in-draw
    }
}
