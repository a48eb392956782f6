// The child's own answer would be no, so it asks its whole chain of parents: whichever of them is popped or dismissed, the session is ended.
import UIKit

extension UIViewController {
    var isLeavingWithItsContainer: Bool {
        sequence(first: self, next: { $0.parent }).contains { $0.isBeingDismissed || $0.isMovingFromParent }
    }
}

final class LiveSession {
    private(set) var isRunning = true
    func end() { isRunning = false }
}

final class ClassroomViewController: UIViewController {
    private let session = LiveSession()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Classroom"
        view.backgroundColor = .systemBackground
        let board = WhiteboardViewController(session: session)
        addChild(board)
        board.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(board.view)
        NSLayoutConstraint.activate([
            board.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            board.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            board.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            board.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        board.didMove(toParent: self)
    }
}

final class WhiteboardViewController: UIViewController {
    private let session: LiveSession

    init(session: LiveSession) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isLeavingWithItsContainer {
            session.end()
        }
    }
}
