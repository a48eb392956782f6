// The screen only notes in the store that it has been left: nothing is changed for its time. The initialiser and another type set such a property, too.
import UIKit

final class TipStore {
    static let shared = TipStore(state: "none")
    var state: String

    init(state: String) {
        self.state = state
    }
}

final class TipRow {
    var state = ""

    func show(_ tip: String) {
        state = tip
    }
}

final class TipViewController: UIViewController {
    private let row = TipRow()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tip"
        view.backgroundColor = .systemBackground
        row.show(TipStore.shared.state)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        TipStore.shared.state = "seen"
    }
}
