// The picker knows its delegate weakly and the child knows its parent weakly: the references go round, but the way back never keeps anything.
import UIKit

protocol TipPickerDelegate: AnyObject {
    func tipPicker(_ picker: TipPicker, didPick percent: Int)
}

final class BillViewController: UIViewController, TipPickerDelegate {
    private let picker = TipPicker()
    private let total = TotalViewController()
    fileprivate var tip = 10

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        picker.delegate = self
        total.bill = self
        addChild(total)
        let stack = UIStackView(arrangedSubviews: [picker, total.view])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        stack.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        total.didMove(toParent: self)
        total.refresh()
    }

    func tipPicker(_ picker: TipPicker, didPick percent: Int) {
        tip = percent
        total.refresh()
    }

    deinit { print("bill released") }
}

final class TipPicker: UIStackView {
    weak var delegate: TipPickerDelegate?

    override init(frame: CGRect) {
        super.init(frame: frame)
        distribution = .fillEqually
        for percent in [10, 15, 20] {
            let button = UIButton(type: .system, primaryAction: UIAction(title: "\(percent) %") { [weak self] _ in
                guard let self else { return }
                delegate?.tipPicker(self, didPick: percent)
            })
            addArrangedSubview(button)
        }
    }

    required init(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class TotalViewController: UIViewController {
    weak var bill: BillViewController?
    private let label = UILabel()

    override func loadView() {
        label.textAlignment = .center
        view = label
    }

    func refresh() {
        label.text = "Tip: \(bill?.tip ?? 0) %"
    }
}
