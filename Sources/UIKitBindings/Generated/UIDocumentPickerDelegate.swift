// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiDocumentPickerDelegate: HostType = {
        var type = TypeBinding("UIDocumentPickerDelegate", .protocol)
        type.requirement(
            "documentPicker(_:didPickDocumentsAt:)",
            [HostParameter(nil, "controller", "UIDocumentPickerViewController"), HostParameter("didPickDocumentsAt", "urls", "[URL]")]
        )
        type.requirement("documentPickerWasCancelled(_:)", [HostParameter(nil, "controller", "UIDocumentPickerViewController")])
        return type.hostType
    }()
}
