// The generic helper announces the move after addChild has already announced it.
import UIKit

final class LessonViewController: ContainerViewController {
    private let progress = LessonProgressViewController(done: 3, total: 8)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Lesson"
        view.backgroundColor = .systemBackground
        install(progress) { progressView in
            [
                progressView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                progressView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                progressView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                progressView.heightAnchor.constraint(equalToConstant: 80),
            ]
        }
    }
}

class ContainerViewController: UIViewController {
    func install<Child: UIViewController>(_ child: Child, configure: (UIView) -> [NSLayoutConstraint]) {
        addChild(child)
        child.willMove(toParent: self) // finds redundant-will-move
        child.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child.view)
        NSLayoutConstraint.activate(configure(child.view))
        child.didMove(toParent: self)
    }
}

final class LessonProgressViewController: UIViewController {
    private let bar = UIProgressView(progressViewStyle: .default)
    private let done: Int
    private let total: Int

    init(done: Int, total: Int) {
        self.done = done
        self.total = total
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.progress = Float(done) / Float(total)
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            bar.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
