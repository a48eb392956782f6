// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiDocumentPickerViewController: HostType = {
        var type = TypeBinding("UIDocumentPickerViewController", .class, superclass: "RemoteViewController")
        type.initializer(
            "init(nibName:bundle:)",
            [HostParameter("nibName", "nibNameOrNil", "String?"), HostParameter("bundle", "nibBundleOrNil", "Bundle?")]
        ) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            let a1: Bundle? = try call.argument(1)
            return call.make { UIDocumentPickerViewController(nibName: a0, bundle: a1) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(nibName:bundle:)",
            passing: [
                HostParameter("nibName", "nibNameOrNil", "String?", default: "nil"),
                HostParameter("bundle", "nibBundleOrNil", "Bundle?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            call.make { UIDocumentPickerViewController() }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UIDocumentPickerViewController?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIDocumentPickerViewController(coder: a0) }
        }
        type.initializer(
            "init(forOpeningContentTypes:asCopy:)",
            [HostParameter("forOpeningContentTypes", "contentTypes", "Any"), HostParameter("asCopy", "asCopy", "Bool", default: "false")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: ObjectID? = try call.argument(0)
            let a1: Bool = try call.argument(1)
            return call.make { UIDocumentPickerViewController(forOpeningContentTypes: a0, asCopy: a1) }
        }
        type.initializer(
            "init(forExporting:asCopy:)",
            [HostParameter("forExporting", "urls", "[URL]"), HostParameter("asCopy", "asCopy", "Bool", default: "false")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: [URL] = try call.argument(0)
            let a1: Bool = try call.argument(1)
            return call.make { UIDocumentPickerViewController(forExporting: a0, asCopy: a1) }
        }
        type.property("delegate", "(any UIDocumentPickerDelegate)?") { call throws(ScriptError) in
            let object: UIDocumentPickerViewController = try call.receiver()
            return call.give(weakly: object.delegateID)
        } set: { call, value throws(ScriptError) in
            let object: UIDocumentPickerViewController = try call.receiver()
            object.delegateID = try call.read(value)
        }
        type.property("allowsMultipleSelection", "Bool") { call throws(ScriptError) in
            let object: UIDocumentPickerViewController = try call.receiver()
            return call.give(object.allowsMultipleSelection)
        } set: { call, value throws(ScriptError) in
            let object: UIDocumentPickerViewController = try call.receiver()
            object.allowsMultipleSelection = try call.read(value)
        }
        type.property("shouldShowFileExtensions", "Bool") { call throws(ScriptError) in
            let object: UIDocumentPickerViewController = try call.receiver()
            return call.give(object.shouldShowFileExtensions)
        } set: { call, value throws(ScriptError) in
            let object: UIDocumentPickerViewController = try call.receiver()
            object.shouldShowFileExtensions = try call.read(value)
        }
        type.property("directoryURL", "URL?") { call throws(ScriptError) in
            let object: UIDocumentPickerViewController = try call.receiver()
            return call.give(object.directoryURL)
        } set: { call, value throws(ScriptError) in
            let object: UIDocumentPickerViewController = try call.receiver()
            object.directoryURL = try call.read(value)
        }
        type.requireVersion(iOS: 14, ["init(forExporting:asCopy:)", "init(forOpeningContentTypes:asCopy:)"])
        return type.hostType
    }()
}
