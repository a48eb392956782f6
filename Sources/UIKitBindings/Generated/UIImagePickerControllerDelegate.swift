// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiImagePickerControllerDelegate: HostType = {
        var type = TypeBinding("UIImagePickerControllerDelegate", .protocol)
        type.requirement(
            "imagePickerController(_:didFinishPickingMediaWithInfo:)",
            [
                HostParameter(nil, "picker", "UIImagePickerController"),
                HostParameter("didFinishPickingMediaWithInfo", "info", "[UIImagePickerController.InfoKey: Any]"),
            ]
        )
        type.requirement("imagePickerControllerDidCancel(_:)", [HostParameter(nil, "picker", "UIImagePickerController")])
        return type.hostType
    }()
}
