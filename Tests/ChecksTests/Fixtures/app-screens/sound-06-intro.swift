// The pages of the intro change places with all calls of containment in their order, the last two in the completion whether it finished or not; and the picture starts to move each time it comes into a window.
import UIKit

final class IntroViewController: UIViewController {
    private let texts = ["Plants need less than you think.", "We remind you only when it matters.", "Shall we begin?"]
    private let stage = UIView()
    private let nextButton = UIButton(configuration: .filled())
    private var current: IntroPageViewController?
    private var index = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nextButton.configuration?.title = "Next"
        nextButton.addTarget(self, action: #selector(nextTapped), for: .touchUpInside)
        for subview in [stage, nextButton] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            stage.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stage.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stage.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stage.bottomAnchor.constraint(equalTo: nextButton.topAnchor, constant: -16),
            nextButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            nextButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        ])
        let first = IntroPageViewController(text: texts[0])
        addChild(first)
        fill(stage, with: first.view)
        first.didMove(toParent: self)
        current = first
    }

    private func replace(_ old: IntroPageViewController, with new: IntroPageViewController) {
        old.willMove(toParent: nil)
        addChild(new)
        fill(stage, with: new.view)
        new.view.alpha = 0
        current = new
        UIView.animate(withDuration: 0.3, animations: {
            old.view.alpha = 0
            new.view.alpha = 1
        }, completion: { _ in
            old.view.removeFromSuperview()
            old.removeFromParent()
            new.didMove(toParent: self)
        })
    }

    private func fill(_ container: UIView, with page: UIView) {
        page.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(page)
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: container.topAnchor),
            page.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            page.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
    }

    @objc private func nextTapped() {
        guard let current, index + 1 < texts.count else { return }
        index += 1
        replace(current, with: IntroPageViewController(text: texts[index]))
        nextButton.isHidden = index == texts.count - 1
    }
}

final class IntroPageViewController: UIViewController {
    private let text: String
    private let leaf = SwayingLeafView(image: UIImage(systemName: "leaf"))
    private let label = UILabel()

    init(text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = text
        label.numberOfLines = 0
        label.textAlignment = .center
        for subview in [leaf, label] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            leaf.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            leaf.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -60),
            label.topAnchor.constraint(equalTo: leaf.bottomAnchor, constant: 40),
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}

final class SwayingLeafView: UIImageView {
    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else {
            layer.removeAllAnimations()
            return
        }
        transform = CGAffineTransform(rotationAngle: -0.1)
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .allowUserInteraction]) {
            self.transform = CGAffineTransform(rotationAngle: 0.1)
        }
    }
}
