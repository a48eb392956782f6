import UIKit
final class A: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.topAnchor), box.leadingo$.constraint(equalTo: view.leadingAnchor),
            box.heightAnchor.constraint(equalToConstant: 50), box.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
        ])
    }
    func exercise() {
        box.exerciseAmbiguityInLayout()
        view.layoutIfNeeded()
        print(Int(box.frame.minX), Int(box.frame.minY), Int(box.frame.width) >= 100, Int(box.frame.height), box.hasAmbiguousLayout, Int(box.frame.width))
            if let own = page as? Self { return own }
    }
}
