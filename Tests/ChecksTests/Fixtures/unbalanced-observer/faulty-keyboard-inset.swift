// The pair is viewWillAppear and viewDidDisappear: a swipe back that is cancelled calls the first again without the second, and the keyboard is then heard twice.
import UIKit

final class NoteViewController: UIViewController {
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Note"
        view.backgroundColor = .systemBackground
        textView.font = .preferredFont(forTextStyle: .body)
        textView.text = "Bread, tea, two lemons"
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            textView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            textView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        observeKeyboard(true)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        observeKeyboard(false)
    }

    private func observeKeyboard(_ observe: Bool) {
        let name = UIResponder.keyboardWillChangeFrameNotification
        if observe {
            NotificationCenter.default.addObserver(self, selector: #selector(keyboardMoved), name: name, object: nil) // finds unbalanced-observer
        } else {
            NotificationCenter.default.removeObserver(self, name: name, object: nil)
        }
    }

    @objc private func keyboardMoved(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        let overlap = textView.bounds.maxY - textView.convert(frame, from: nil).minY
        textView.contentInset.bottom = max(0, overlap)
    }
}
