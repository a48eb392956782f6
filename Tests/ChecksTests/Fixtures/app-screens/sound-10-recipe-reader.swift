// The view is made in loadView without super; its margins move alongside the rotation; and the one animation with a time of its own belongs to a button.
import UIKit

struct Recipe {
    let name: String
    let ingredients: [String]
    let steps: [String]
}

final class RecipeViewController: UIViewController {
    private let recipe = Recipe(
        name: "Bread with seeds",
        ingredients: ["500 g flour", "10 g salt", "a handful of seeds"],
        steps: ["Mix everything with 380 g of water.", "Wait until tomorrow.", "Bake for fifty minutes."]
    )
    private lazy var page = RecipePageView(recipe: recipe)

    override func loadView() {
        page.backgroundColor = .systemBackground
        view = page
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = recipe.name
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Ingredients", style: .plain, target: self, action: #selector(ingredientsTapped))
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        page.fit(width: view.bounds.width)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] _ in
            self?.page.fit(width: size.width)
            self?.page.layoutIfNeeded()
        }, completion: { [weak self] context in
            guard !context.isCancelled else { return }
            self?.page.flashScrollIndicators()
        })
    }

    @objc private func ingredientsTapped() {
        page.toggleIngredients()
    }
}

final class RecipePageView: UIView {
    private let scrollView = UIScrollView()
    private let column = UIStackView()
    private let ingredientsLabel = UILabel()
    private let stepsLabel = UILabel()
    private var sideConstraints: [NSLayoutConstraint] = []

    init(recipe: Recipe) {
        super.init(frame: .zero)
        ingredientsLabel.text = recipe.ingredients.joined(separator: "\n")
        stepsLabel.text = recipe.steps.joined(separator: "\n\n")
        column.axis = .vertical
        column.spacing = 20
        for label in [ingredientsLabel, stepsLabel] {
            label.numberOfLines = 0
            column.addArrangedSubview(label)
        }
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(scrollView)
        scrollView.addSubview(column)
        sideConstraints = [
            column.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor, constant: 20),
            scrollView.frameLayoutGuide.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: 20),
        ]
        NSLayoutConstraint.activate(sideConstraints + [
            scrollView.topAnchor.constraint(equalTo: topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
            column.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
            column.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func fit(width: CGFloat) {
        for constraint in sideConstraints {
            constraint.constant = width > 600 ? 96 : 20
        }
    }

    func toggleIngredients() {
        let hides = !ingredientsLabel.isHidden
        UIView.animate(withDuration: 0.25) {
            self.ingredientsLabel.isHidden = hides
            self.ingredientsLabel.alpha = hides ? 0 : 1
            self.layoutIfNeeded()
        }
    }

    func flashScrollIndicators() {
        scrollView.flashScrollIndicators()
    }
}
