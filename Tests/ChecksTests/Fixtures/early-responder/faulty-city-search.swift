// The search field is asked to become first responder while the view loads. It is in no window yet, which is too early to ask.
import UIKit

final class CitySearchViewController: UIViewController, UITextFieldDelegate {
    private let searchField = UISearchTextField()
    private let resultLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cities"
        view.backgroundColor = .systemBackground
        configureSearchField()
        configureResult()
    }

    private func configureSearchField() {
        searchField.placeholder = "Search for a city"
        searchField.returnKeyType = .search
        searchField.delegate = self
        searchField.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(searchField)
        NSLayoutConstraint.activate([
            searchField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            searchField.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            searchField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            searchField.heightAnchor.constraint(equalToConstant: 40),
        ])
        searchField.becomeFirstResponder() // finds early-responder
    }

    private func configureResult() {
        resultLabel.numberOfLines = 0
        resultLabel.text = "No city chosen"
        resultLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(resultLabel)
        NSLayoutConstraint.activate([
            resultLabel.topAnchor.constraint(equalTo: searchField.bottomAnchor, constant: 24),
            resultLabel.leadingAnchor.constraint(equalTo: searchField.leadingAnchor),
            resultLabel.trailingAnchor.constraint(equalTo: searchField.trailingAnchor),
        ])
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        resultLabel.text = textField.text
        textField.resignFirstResponder()
        return true
    }
}
