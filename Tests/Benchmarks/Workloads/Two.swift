import UIKit

class A: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "A"
        view.backgroundColor = .systemBackground
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
    }

    func push() {
        navigationController?.pushViewController(B(), animated: true)
    }
}

class B: UIViewController {
    private let header = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "B"
        view.backgroundColor = .systemTeal
        header.text = "Header"
        header.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(header)
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            header.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        print(view.safeAreaInsets)
    }
}
