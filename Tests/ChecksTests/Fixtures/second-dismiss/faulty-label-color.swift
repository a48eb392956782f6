// Choosing a color closes the palette inside apply(_:), and the delegate method closes it once more. The second call meets a sheet that is leaving and closes the editor.
import UIKit

final class LabelsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let edit = UIButton(type: .system)
        edit.setTitle("Edit label", for: .normal)
        edit.addTarget(self, action: #selector(editLabel), for: .touchUpInside)
        edit.frame = CGRect(x: 32, y: 150, width: 140, height: 44)
        view.addSubview(edit)
    }

    @objc func editLabel() {
        let editor = LabelEditorViewController(labelName: "Urgent")
        present(editor, animated: true)
    }
}

protocol PaletteDelegate: AnyObject {
    func paletteDidChoose(_ color: UIColor)
}

final class LabelEditorViewController: UIViewController, PaletteDelegate {
    private let nameLabel = UILabel()
    private let colorButton = UIButton(configuration: .bordered())

    init(labelName: String) {
        super.init(nibName: nil, bundle: nil)
        nameLabel.text = labelName
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        colorButton.setTitle("Color", for: .normal)
        colorButton.addAction(UIAction { [weak self] _ in
            let palette = PaletteViewController()
            palette.delegate = self
            self?.present(palette, animated: true)
        }, for: .primaryActionTriggered)
        nameLabel.frame = CGRect(x: 32, y: 60, width: 200, height: 30)
        colorButton.frame = CGRect(x: 32, y: 110, width: 140, height: 44)
        view.addSubview(nameLabel)
        view.addSubview(colorButton)
    }

    func paletteDidChoose(_ color: UIColor) {
        apply(color)
        dismiss(animated: true) // finds second-dismiss
    }

    private func apply(_ color: UIColor) {
        nameLabel.textColor = color
        dismiss(animated: true)
    }
}

final class PaletteViewController: UIViewController {
    weak var delegate: PaletteDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let red = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Red") { [weak self] _ in
            self?.delegate?.paletteDidChoose(.systemRed)
        })
        red.frame = CGRect(x: 32, y: 60, width: 120, height: 44)
        view.addSubview(red)
    }
}
