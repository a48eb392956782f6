public import Foundation
package import Heap

/// Lets the user choose files, or a place for them.
///
/// Fidelity: documented UIDocumentPickerViewController; simplified, a sheet with one file to choose.
open class UIDocumentPickerViewController: RemoteViewController {
    struct Record: Sendable {
        var delegate: ObjectID?
        var allowsMany = false
        var showsExtensions = false
        var directory: URL?
    }

    private var record: Record {
        _read { yield world.state.documentPickers[id] }
        _modify { yield &world.state.documentPickers[id] }
    }

    /// A sheet for files of some kinds.
    @available(iOS 14, *)
    public convenience init(forOpeningContentTypes contentTypes: Any, asCopy: Bool = false) { self.init(nibName: nil, bundle: nil) }

    package convenience init(forOpeningContentTypes contentTypes: ObjectID?, asCopy: Bool = false) { self.init(nibName: nil, bundle: nil) }

    /// A sheet for a place of files.
    @available(iOS 14, *)
    public convenience init(forExporting urls: [URL], asCopy: Bool = false) { self.init(nibName: nil, bundle: nil) }

    package override var edges: [Edge] { super.edges + (record.delegate.map { [Edge("delegate", .weak, to: $0)] } ?? []) }

    override var purpose: String { "Files" }

    override var endings: [(title: String, act: () -> Void)] {
        [
            ("Open", { [unowned self] in finish("documentPicker(_:didPickDocumentsAt:)", chosen: true) }),
            ("Cancel", { [unowned self] in finish("documentPickerWasCancelled(_:)", chosen: false) }),
        ]
    }

    /// Fidelity: documented UIDocumentPickerDelegate (the picker goes by itself); that it is told first is simplified.
    private func finish(_ name: String, chosen: Bool) {
        let urls = [URL(fileURLWithPath: "/Documents/Document.txt")]
        let urlArguments: [(name: String, value: Argument)] = chosen ? [("urls", .value(urls))] : []
        world.tell(record.delegate, name, [("controller", .object(id))] + urlArguments)
        leave {}
    }

    /// Called with the user's choice.
    public var delegate: (any UIDocumentPickerDelegate)? {
        get { world.living(delegateID, as: NSObject.self) as? any UIDocumentPickerDelegate }
        set { delegateID = World.identity(of: newValue) }
    }

    /// The delegate's identity; it is not retained.
    package var delegateID: ObjectID? {
        get { record.delegate }
        set { record.delegate = newValue }
    }

    /// Whether several files may be selected. Kept.
    public var allowsMultipleSelection: Bool {
        get { record.allowsMany }
        set { record.allowsMany = newValue }
    }

    /// Whether names are shown in full. Kept.
    public var shouldShowFileExtensions: Bool {
        get { record.showsExtensions }
        set { record.showsExtensions = newValue }
    }

    /// Where choosing begins. Kept.
    public var directoryURL: URL? {
        get { record.directory }
        set { record.directory = newValue }
    }
}

/// Called with the files that the user has chosen.
///
/// Fidelity: documented UIDocumentPickerDelegate.
public protocol UIDocumentPickerDelegate: AnyObject {
    /// The user has chosen files.
    ///
    /// Fidelity: documented UIDocumentPickerDelegate.documentPicker(_:didPickDocumentsAt:); one that is not there (simplified).
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// The user has cancelled.
    ///
    /// Fidelity: documented UIDocumentPickerDelegate.documentPickerWasCancelled(_:).
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
