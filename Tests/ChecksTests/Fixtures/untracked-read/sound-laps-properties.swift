// The model is read in updateProperties(). UIKit tracks what is read there and calls it again when the button has changed the number of laps.
import Observation
import UIKit

@Observable
final class SwimSession {
    var laps = 0
}

final class SwimViewController: UIViewController {
    private let session = SwimSession()
    private let lapsLabel = UILabel()
    private let lapButton = UIButton(configuration: .filled())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Swim"
        lapsLabel.textAlignment = .center
        lapButton.setTitle("Lap", for: .normal)
        lapButton.addTarget(self, action: #selector(countLap), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [lapsLabel, lapButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func updateProperties() {
        super.updateProperties()
        showLaps()
    }

    private func showLaps() {
        lapsLabel.text = session.laps == 1 ? "1 lap" : "\(session.laps) laps"
    }

    @objc private func countLap() {
        session.laps += 1
    }
}
