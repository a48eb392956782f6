// The set that holds the subscription is a local variable: it ends with the method, and the preview only ever gets the size it began with.
import Combine
import UIKit

final class ReaderSettings: ObservableObject {
    @Published var fontSize = 17
}

final class ReaderSettingsViewController: UIViewController {
    private let settings = ReaderSettings()
    private let previewLabel = UILabel()
    private let largerButton = UIButton(configuration: .bordered())

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reader"
        view.backgroundColor = .systemBackground
        configureUI()
        bindPreview()
    }

    private func bindPreview() {
        var cancellables = Set<AnyCancellable>()
        settings.$fontSize.sink { [weak self] in self?.showPreview(size: $0) }.store(in: &cancellables) // finds dropped-token
    }

    private func showPreview(size: Int) {
        previewLabel.font = .systemFont(ofSize: CGFloat(size))
        previewLabel.text = "A page in \(size) points"
    }

    @objc private func makeLarger() {
        settings.fontSize = min(settings.fontSize + 2, 25)
    }

    private func configureUI() {
        largerButton.setTitle("Larger", for: .normal)
        largerButton.addTarget(self, action: #selector(makeLarger), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [previewLabel, largerButton])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
