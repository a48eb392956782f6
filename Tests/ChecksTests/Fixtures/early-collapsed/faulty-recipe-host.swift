// The host reads isCollapsed as soon as it has added the split view controller. Nothing has been laid out, so the button to the list is hidden even where only one column shows.
import UIKit

final class CookbookViewController: UIViewController {
    private let split = UISplitViewController(style: .doubleColumn)
    private let listButton = UIButton(configuration: .borderedProminent())

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        split.setViewController(RecipePageViewController(name: "Recipes"), for: .primary)
        split.setViewController(RecipePageViewController(name: "Shakshuka"), for: .secondary)
        embedSplit()
        addListButton()
    }

    private func embedSplit() {
        addChild(split)
        split.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(split.view)
        NSLayoutConstraint.activate([
            split.view.topAnchor.constraint(equalTo: view.topAnchor),
            split.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            split.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            split.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        split.didMove(toParent: self)
    }

    private func addListButton() {
        listButton.setTitle("All recipes", for: .normal)
        listButton.isHidden = !split.isCollapsed // finds early-collapsed
        listButton.addTarget(self, action: #selector(showList), for: .touchUpInside)
        listButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(listButton)
        NSLayoutConstraint.activate([
            listButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            listButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        ])
    }

    @objc private func showList() {
        split.show(.primary)
    }
}

final class RecipePageViewController: UIViewController {
    private let name: String

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
    }
}
