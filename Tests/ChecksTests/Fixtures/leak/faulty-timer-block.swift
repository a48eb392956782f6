// The block of the repeating timer captures self, and nobody invalidates the timer while the controller lives: the controller goes on fetching scores when it has long been closed.
import UIKit

final class LiveScoreViewController: UIViewController {
    private let scoreLabel = UILabel()
    private var goals = (home: 0, away: 0)
    private lazy var timer: Timer = {
        Timer(timeInterval: 5, repeats: true) { _ in // finds leak
            self.refreshScore()
        }
    }()

    override func loadView() {
        scoreLabel.textAlignment = .center
        scoreLabel.backgroundColor = .systemBackground
        scoreLabel.font = .preferredFont(forTextStyle: .largeTitle)
        view = scoreLabel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scoreLabel.text = "0 : 0"
        RunLoop.main.add(timer, forMode: .common)
    }

    private func refreshScore() {
        goals.home += 1
        scoreLabel.text = "\(goals.home) : \(goals.away)"
    }
}
