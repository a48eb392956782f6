// The bindings are thrown away in viewDidDisappear too, but every appearance that finds none makes them again.
import Combine
import UIKit

final class Dimmer {
    @Published var percent = 40
}

final class LampViewController: UIViewController {
    private let dimmer = Dimmer()
    private let percentLabel = UILabel()
    private let stepper = UIStepper()
    private var bindings = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Lamp"
        view.backgroundColor = .systemBackground
        configureUI()
        bind()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if bindings.isEmpty {
            bind()
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        bindings.removeAll()
    }

    private func bind() {
        dimmer.$percent
            .sink { [weak self] percent in self?.percentLabel.text = "\(percent) %" }
            .store(in: &bindings)
    }

    private func configureUI() {
        stepper.value = 40
        stepper.addTarget(self, action: #selector(stepperChanged), for: .valueChanged)
        percentLabel.font = .preferredFont(forTextStyle: .largeTitle)
        let stack = UIStackView(arrangedSubviews: [percentLabel, stepper])
        stack.axis = .vertical
        stack.spacing = 16
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    @objc private func stepperChanged() {
        dimmer.percent = Int(stepper.value)
    }
}
