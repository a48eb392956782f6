// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiImagePickerController: HostType = {
        var type = TypeBinding("UIImagePickerController", .class, superclass: "RemoteViewController")
        type.initializer(
            "init(nibName:bundle:)",
            [HostParameter("nibName", "nibNameOrNil", "String?"), HostParameter("bundle", "nibBundleOrNil", "Bundle?")]
        ) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            let a1: Bundle? = try call.argument(1)
            return call.make { UIImagePickerController(nibName: a0, bundle: a1) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(nibName:bundle:)",
            passing: [
                HostParameter("nibName", "nibNameOrNil", "String?", default: "nil"),
                HostParameter("bundle", "nibBundleOrNil", "Bundle?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            call.make { UIImagePickerController() }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UIImagePickerController?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIImagePickerController(coder: a0) }
        }
        type.method(
            "isSourceTypeAvailable(_:)",
            isStatic: true,
            [HostParameter(nil, "sourceType", "UIImagePickerController.SourceType")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let a0: UIImagePickerController.SourceType = try call.argument(0)
            return call.inWorld { call.give(UIImagePickerController.isSourceTypeAvailable(a0)) }
        }
        type.method(
            "availableMediaTypes(for:)",
            isStatic: true,
            [HostParameter("for", "sourceType", "UIImagePickerController.SourceType")],
            result: "[String]?"
        ) { call throws(ScriptError) in
            let a0: UIImagePickerController.SourceType = try call.argument(0)
            return call.inWorld { call.give(UIImagePickerController.availableMediaTypes(for: a0)) }
        }
        type.method(
            "isCameraDeviceAvailable(_:)",
            isStatic: true,
            [HostParameter(nil, "cameraDevice", "UIImagePickerController.CameraDevice")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let a0: UIImagePickerController.CameraDevice = try call.argument(0)
            return call.inWorld { call.give(UIImagePickerController.isCameraDeviceAvailable(a0)) }
        }
        type.method(
            "isFlashAvailable(for:)",
            isStatic: true,
            [HostParameter("for", "cameraDevice", "UIImagePickerController.CameraDevice")],
            result: "Bool"
        ) { call throws(ScriptError) in
            let a0: UIImagePickerController.CameraDevice = try call.argument(0)
            return call.inWorld { call.give(UIImagePickerController.isFlashAvailable(for: a0)) }
        }
        type.property("delegate", "(any UIImagePickerControllerDelegate)?") { call throws(ScriptError) in
            let object: UIImagePickerController = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: UIImagePickerController = try call.receiver()
            object.delegateID = try call.read(value)
        }
        type.property("sourceType", "UIImagePickerController.SourceType") { call throws(ScriptError) in
            let object: UIImagePickerController = try call.receiver()
            return call.give(object.sourceType)
        } set: { call, value throws(ScriptError) in
            let object: UIImagePickerController = try call.receiver()
            object.sourceType = try call.read(value)
        }
        type.property("allowsEditing", "Bool") { call throws(ScriptError) in
            let object: UIImagePickerController = try call.receiver()
            return call.give(object.allowsEditing)
        } set: { call, value throws(ScriptError) in
            let object: UIImagePickerController = try call.receiver()
            object.allowsEditing = try call.read(value)
        }
        type.property("mediaTypes", "[String]") { call throws(ScriptError) in
            let object: UIImagePickerController = try call.receiver()
            return call.give(object.mediaTypes)
        } set: { call, value throws(ScriptError) in
            let object: UIImagePickerController = try call.receiver()
            object.mediaTypes = try call.read(value)
        }
        type.property("cameraDevice", "UIImagePickerController.CameraDevice") { call throws(ScriptError) in
            let object: UIImagePickerController = try call.receiver()
            return call.give(object.cameraDevice)
        } set: { call, value throws(ScriptError) in
            let object: UIImagePickerController = try call.receiver()
            object.cameraDevice = try call.read(value)
        }
        return type.hostType
    }()
}

extension Bindings {
    static let uiImagePickerControllerSourceType: HostType = {
        var type = TypeBinding("UIImagePickerController.SourceType", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIImagePickerController.SourceType.self)
        type.enumCase("photoLibrary") { call throws(ScriptError) in
            call.give(UIImagePickerController.SourceType.photoLibrary)
        }
        type.enumCase("camera") { call throws(ScriptError) in
            call.give(UIImagePickerController.SourceType.camera)
        }
        type.enumCase("savedPhotosAlbum") { call throws(ScriptError) in
            call.give(UIImagePickerController.SourceType.savedPhotosAlbum)
        }
        return type.hostType
    }()
}

extension UIImagePickerController.SourceType: BridgedValue {
    package static var hostName: String { "UIImagePickerController.SourceType" }
}

extension Bindings {
    static let uiImagePickerControllerCameraDevice: HostType = {
        var type = TypeBinding("UIImagePickerController.CameraDevice", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIImagePickerController.CameraDevice.self)
        type.enumCase("rear") { call throws(ScriptError) in
            call.give(UIImagePickerController.CameraDevice.rear)
        }
        type.enumCase("front") { call throws(ScriptError) in
            call.give(UIImagePickerController.CameraDevice.front)
        }
        return type.hostType
    }()
}

extension UIImagePickerController.CameraDevice: BridgedValue {
    package static var hostName: String { "UIImagePickerController.CameraDevice" }
}

extension Bindings {
    static let uiImagePickerControllerInfoKey: HostType = {
        var type = TypeBinding("UIImagePickerController.InfoKey", .structure, conformances: ["RawRepresentable", "Hashable"])
        type.addRawValue(of: UIImagePickerController.InfoKey.self)
        type.enumCase("originalImage") { call throws(ScriptError) in
            call.give(UIImagePickerController.InfoKey.originalImage)
        }
        type.enumCase("editedImage") { call throws(ScriptError) in
            call.give(UIImagePickerController.InfoKey.editedImage)
        }
        type.enumCase("mediaType") { call throws(ScriptError) in
            call.give(UIImagePickerController.InfoKey.mediaType)
        }
        type.enumCase("mediaURL") { call throws(ScriptError) in
            call.give(UIImagePickerController.InfoKey.mediaURL)
        }
        type.enumCase("imageURL") { call throws(ScriptError) in
            call.give(UIImagePickerController.InfoKey.imageURL)
        }
        type.enumCase("cropRect") { call throws(ScriptError) in
            call.give(UIImagePickerController.InfoKey.cropRect)
        }
        type.enumCase("phAsset") { call throws(ScriptError) in
            call.give(UIImagePickerController.InfoKey.phAsset)
        }
        return type.hostType
    }()
}

extension UIImagePickerController.InfoKey: BridgedValue {
    package static var hostName: String { "UIImagePickerController.InfoKey" }
}
