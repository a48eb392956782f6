// Both overrides can return early, but super is called all the same: once by defer, once on each of the two branches.
import UIKit

final class RecipeViewController: UIViewController {
    private let servingsField = UITextField()
    private let servingsLabel = UILabel()
    private var isShowingMetric = true

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Pancakes"
        view.backgroundColor = .systemBackground
        configureUI()
    }

    override func viewWillAppear(_ animated: Bool) {
        defer { super.viewWillAppear(animated) }
        let usesMetric = !UserDefaults.standard.bool(forKey: "usesCups")
        guard usesMetric != isShowingMetric else { return }
        isShowingMetric = usesMetric
        updateServings()
    }

    override func viewWillDisappear(_ animated: Bool) {
        if servingsField.isFirstResponder {
            servingsField.resignFirstResponder()
            updateServings()
            super.viewWillDisappear(animated)
        } else {
            super.viewWillDisappear(animated)
        }
    }

    private func configureUI() {
        servingsField.borderStyle = .roundedRect
        servingsField.keyboardType = .numberPad
        servingsField.text = "4"
        servingsField.addTarget(self, action: #selector(servingsChanged), for: .editingChanged)
        servingsLabel.numberOfLines = 0
        updateServings()

        let stack = UIStackView(arrangedSubviews: [servingsField, servingsLabel])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func updateServings() {
        let servings = Int(servingsField.text ?? "") ?? 1
        servingsLabel.text = isShowingMetric ? "\(servings * 60) g flour" : "\(servings / 2) cups flour"
    }

    @objc private func servingsChanged() {
        updateServings()
    }
}
