// The story shows the toolbar and keeps the display awake only while it is there: both are given back in viewWillDisappear, taken again when a swipe is cancelled, and the veil comes back in the completion that looks at isCancelled.
import UIKit

struct StoryPage {
    let symbol: String
    let text: String
}

final class StoryViewController: UIViewController {
    private let pages = [StoryPage(symbol: "sunrise", text: "Up before the ferry"), StoryPage(symbol: "sailboat", text: "Out to the islands")]
    private let imageView = UIImageView()
    private let label = UILabel()
    private let veil = UIView()
    private var index = 0
    private var toolbarWasHidden = true
    private var displayWasAwake = false

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        veil.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        label.textColor = .white
        imageView.contentMode = .scaleAspectFit
        imageView.tintColor = .white
        toolbarItems = [
            UIBarButtonItem(systemItem: .flexibleSpace),
            UIBarButtonItem(title: "Next", style: .plain, target: self, action: #selector(nextTapped)),
        ]
        for subview in [imageView, veil, label] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            imageView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            imageView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            imageView.widthAnchor.constraint(equalToConstant: 200),
            imageView.heightAnchor.constraint(equalToConstant: 200),
            veil.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            veil.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            veil.topAnchor.constraint(equalTo: label.topAnchor, constant: -16),
            veil.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        ])
        showPage()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        veil.alpha = 1
        takeOverScreen(animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        giveScreenBack(animated: animated)
        fadeVeil()
    }

    private func showPage() {
        imageView.image = UIImage(systemName: pages[index].symbol)
        label.text = pages[index].text
    }

    @objc private func nextTapped() {
        if index + 1 < pages.count {
            index += 1
            showPage()
        } else {
            navigationController?.popViewController(animated: true)
        }
    }
}

private extension StoryViewController {
    func takeOverScreen(animated: Bool) {
        displayWasAwake = UIApplication.shared.isIdleTimerDisabled
        UIApplication.shared.isIdleTimerDisabled = true
        guard let navigationController else { return }
        toolbarWasHidden = navigationController.isToolbarHidden
        navigationController.setToolbarHidden(false, animated: animated)
    }

    func giveScreenBack(animated: Bool) {
        UIApplication.shared.isIdleTimerDisabled = displayWasAwake
        navigationController?.setToolbarHidden(toolbarWasHidden, animated: animated)
    }

    func fadeVeil() {
        transitionCoordinator?.animate(alongsideTransition: { [veil] _ in
            veil.alpha = 0
        }, completion: { [veil] context in
            if context.isCancelled {
                veil.alpha = 1
            }
        })
    }
}
