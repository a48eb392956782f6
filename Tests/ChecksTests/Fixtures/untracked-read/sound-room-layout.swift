// viewDidLoad reads only the room's name, which never changes. The temperature is read in viewWillLayoutSubviews, and UIKit tracks it there.
import Observation
import UIKit

@Observable
final class Room {
    let name: String
    var degrees = 20

    init(name: String) {
        self.name = name
    }
}

final class RoomViewController: UIViewController {
    private let room = Room(name: "Kitchen")
    private let degreesLabel = UILabel()
    private lazy var warmerButton = UIButton(configuration: .tinted(), primaryAction: UIAction(title: "Warmer") { [room] _ in
        room.degrees += 1
    })

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = room.name
        degreesLabel.font = .preferredFont(forTextStyle: .largeTitle)
        degreesLabel.adjustsFontForContentSizeCategory = true
        for subview in [degreesLabel, warmerButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            degreesLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            degreesLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            warmerButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            warmerButton.topAnchor.constraint(equalTo: degreesLabel.bottomAnchor, constant: 24),
        ])
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        degreesLabel.text = "\(room.degrees) degrees"
    }
}
