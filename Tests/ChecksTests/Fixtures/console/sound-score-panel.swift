// Hiding the panel begins an appearance transition and ends it, each once. The panel hears that it disappears, and UIKit has nothing to say.
import UIKit

final class GameViewController: UIViewController {
    private let panel = ScorePanelViewController()
    private let hideButton = UIButton(configuration: .gray())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGreen
        title = "Game"
        addChild(panel)
        panel.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel.view)
        panel.didMove(toParent: self)
        hideButton.setTitle("Hide score", for: .normal)
        hideButton.addTarget(self, action: #selector(hidePanel), for: .touchUpInside)
        hideButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(hideButton)
        NSLayoutConstraint.activate([
            panel.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            panel.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            panel.view.heightAnchor.constraint(equalToConstant: 120),
            hideButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            hideButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        ])
    }

    @objc private func hidePanel() {
        guard panel.parent != nil else { return }
        panel.willMove(toParent: nil)
        panel.beginAppearanceTransition(false, animated: false)
        panel.view.removeFromSuperview()
        panel.endAppearanceTransition()
        panel.removeFromParent()
    }
}

final class ScorePanelViewController: UIViewController {
    private let scoreLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scoreLabel.text = "21 points"
        scoreLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scoreLabel)
        NSLayoutConstraint.activate([
            scoreLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            scoreLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
        ])
    }
}
