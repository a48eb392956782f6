// The editor shows the navigation controller's toolbar and never hides it, so the screen below gets a toolbar without items after the way back.
import UIKit

extension UIViewController {
    func showToolbar(animated: Bool) {
        navigationController?.setToolbarHidden(false, animated: animated) // finds not-restored
    }
}

final class TextEditorViewController: UIViewController {
    private let textView = UITextView()
    private lazy var boldItem = UIBarButtonItem(
        image: UIImage(systemName: "bold"), style: .plain, target: self, action: #selector(toggleBold))
    private lazy var clearItem = UIBarButtonItem(
        title: "Clear", style: .plain, target: self, action: #selector(clearText))
    private var isBold = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Letter"
        view.backgroundColor = .systemBackground
        toolbarItems = [boldItem, .flexibleSpace(), clearItem]
        textView.text = "Dear Ada,"
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.topAnchor),
            textView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showToolbar(animated: animated)
    }

    @objc private func toggleBold() {
        isBold.toggle()
        textView.font = isBold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    }

    @objc private func clearText() {
        textView.text = ""
    }
}
