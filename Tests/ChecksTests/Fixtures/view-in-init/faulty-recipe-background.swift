// The initialiser colours the view, which loads it at once: viewDidLoad() runs before the ingredients are there, and the list stays empty.
import UIKit

struct RecipeStore {
    func ingredients() -> [String] {
        ["Flour", "Butter", "Sugar", "Eggs"]
    }
}

final class RecipeViewController: UIViewController {
    private var ingredients: [String] = []
    private let listLabel = UILabel()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Shortbread"
        view.backgroundColor = .systemBackground // finds view-in-init
        ingredients = RecipeStore().ingredients()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        listLabel.numberOfLines = 0
        listLabel.text = ingredients.joined(separator: "\n")
        listLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(listLabel)
        NSLayoutConstraint.activate([
            listLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            listLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            listLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
