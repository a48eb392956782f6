// The note below the switch is written in viewIsAppearing. That comes once for an appearance and is not tracked, so the note does not follow the switch.
import Observation
import UIKit

@Observable
final class QuietHours {
    var isOn = false
    let begin = 22
}

final class QuietHoursViewController: UIViewController {
    private let hours = QuietHours()
    private let onSwitch = UISwitch()
    private let noteLabel = UILabel()

    override func loadView() {
        let column = UIStackView(arrangedSubviews: [onSwitch, noteLabel, UIView()])
        column.axis = .vertical
        column.alignment = .leading
        column.spacing = 12
        column.isLayoutMarginsRelativeArrangement = true
        column.backgroundColor = .systemGroupedBackground
        view = column
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Quiet hours"
        noteLabel.numberOfLines = 0
        onSwitch.addTarget(self, action: #selector(switchChanged), for: .valueChanged)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        showNote()
    }

    @objc private func switchChanged(_ sender: UISwitch) {
        hours.isOn = sender.isOn
    }
}

private extension QuietHoursViewController {
    func showNote() {
        if hours.isOn { // finds untracked-read
            noteLabel.text = "Nothing rings after \(hours.begin) o'clock."
        } else {
            noteLabel.text = "Calls ring at any time."
        }
    }
}
