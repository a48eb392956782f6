// The timer keeps this controller as its target only while the screen is shown: it is made when the screen will appear and ended when it will disappear.
import UIKit

class MetronomeViewController: UIViewController {
    private var timer: Timer?
    private var beat = 0
    private let beatLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        beatLabel.text = "–"
        beatLabel.font = .systemFont(ofSize: 64)
        beatLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(beatLabel)
        beatLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        beatLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        start()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stop()
    }

    private func start() {
        guard timer == nil else { return }
        timer = Timer.scheduledTimer(timeInterval: 0.5, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }

    private func stop() {
        timer?.invalidate()
        timer = nil
    }

    @objc private func tick() {
        beat = beat % 4 + 1
        beatLabel.text = "\(beat)"
    }

    deinit { print("metronome released") }
}
