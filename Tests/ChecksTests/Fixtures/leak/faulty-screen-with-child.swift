// The player keeps a closure, and the closure keeps the episode. The notes are kept by the episode alone: that is one fault.
import UIKit

final class EpisodePlayer {
    static let shared = EpisodePlayer()
    var onEnd: (() -> Void)?
}

final class EpisodeNotesController: UIViewController {}

final class EpisodeController: UIViewController {
    private let notes = EpisodeNotesController()
    private var isOver = false

    override func viewDidLoad() {
        super.viewDidLoad()
        EpisodePlayer.shared.onEnd = { self.isOver = true } // finds leak
        addChild(notes)
        notes.view.frame = view.bounds
        notes.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(notes.view)
        notes.didMove(toParent: self)
    }
}
