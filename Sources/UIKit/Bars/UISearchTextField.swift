import Foundation
import Heap

/// The field in a search bar.
///
/// Fidelity: documented UISearchTextField; tokens are left out (simplified).
open class UISearchTextField: UITextField {
    /// A field with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A field from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        layer.cornerRadius = 10
        backgroundColor = .tertiarySystemFill
        textInput.clearButton = .whileEditing
        textInput.traits.returnKey = .search
    }

    /// The bar that the field is in.
    private var bar: UISearchBar? {
        guard let bar = superview as? UISearchBar, bar.search.field == id else { return nil }
        return bar
    }

    override func edited() { bar?.textChanged() }

    /// The field's own delegate comes first, then the bar.
    @discardableResult
    override func tell(
        _ name: String, _ arguments: [(name: String, value: Argument)] = [], by function: String = #function, in file: String = #fileID
    ) -> Argument? {
        let answer = super.tell(name, arguments, by: function, in: file)
        return bar?.fieldTells(name, arguments) ?? answer
    }
}
