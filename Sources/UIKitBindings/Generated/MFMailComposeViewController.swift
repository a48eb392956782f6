// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let mfMailComposeViewController: HostType = {
        var type = TypeBinding("MFMailComposeViewController", .class, superclass: "UINavigationController")
        type.initializer(
            "init()",
            delegatesTo: "init(nibName:bundle:)",
            passing: [
                HostParameter("nibName", "nibNameOrNil", "String?", default: "nil"),
                HostParameter("bundle", "nibBundleOrNil", "Bundle?", default: "nil"),
            ]
        ) { call throws(ScriptError) in
            call.make { MFMailComposeViewController() }
        }
        type.initializer(
            "init(rootViewController:)",
            [HostParameter("rootViewController", "rootViewController", "UIViewController")]
        ) { call throws(ScriptError) in
            let a0: UIViewController = try call.argument(0)
            return call.make { MFMailComposeViewController(rootViewController: a0) }
        }
        type.initializer(
            "init(navigationBarClass:toolbarClass:)",
            [
                HostParameter("navigationBarClass", "navigationBarClass", "AnyClass?"),
                HostParameter("toolbarClass", "toolbarClass", "AnyClass?"),
            ]
        ) { call throws(ScriptError) in
            let a0: ClassReference? = try call.argument(0)
            let a1: ClassReference? = try call.argument(1)
            return call.make { MFMailComposeViewController(navigationBarClass: a0, toolbarClass: a1) }
        }
        type.initializer(
            "init(nibName:bundle:)",
            [HostParameter("nibName", "nibNameOrNil", "String?"), HostParameter("bundle", "nibBundleOrNil", "Bundle?")]
        ) { call throws(ScriptError) in
            let a0: String? = try call.argument(0)
            let a1: Bundle? = try call.argument(1)
            return call.make { MFMailComposeViewController(nibName: a0, bundle: a1) }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "MFMailComposeViewController?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { MFMailComposeViewController(coder: a0) }
        }
        type.method("canSendMail()", isStatic: true, result: "Bool") { call throws(ScriptError) in
            call.inWorld { call.give(MFMailComposeViewController.canSendMail()) }
        }
        type.property("mailComposeDelegate", "(any MFMailComposeViewControllerDelegate)?") { call throws(ScriptError) in
            let object: MFMailComposeViewController = try call.receiver()
            return call.give(weakly: object.mailComposeDelegateID)
        } set: { call, value throws(ScriptError) in
            let object: MFMailComposeViewController = try call.receiver()
            object.mailComposeDelegateID = try call.read(value)
        }
        type.method("setSubject(_:)", [HostParameter(nil, "subject", "String")]) { call throws(ScriptError) in
            let object: MFMailComposeViewController = try call.receiver()
            let a0: String = try call.argument(0)
            object.setSubject(a0)
            return .void
        }
        type.method("setToRecipients(_:)", [HostParameter(nil, "toRecipients", "[String]?")]) { call throws(ScriptError) in
            let object: MFMailComposeViewController = try call.receiver()
            let a0: [String]? = try call.argument(0)
            object.setToRecipients(a0)
            return .void
        }
        type.method("setCcRecipients(_:)", [HostParameter(nil, "ccRecipients", "[String]?")]) { call throws(ScriptError) in
            let object: MFMailComposeViewController = try call.receiver()
            let a0: [String]? = try call.argument(0)
            object.setCcRecipients(a0)
            return .void
        }
        type.method("setBccRecipients(_:)", [HostParameter(nil, "bccRecipients", "[String]?")]) { call throws(ScriptError) in
            let object: MFMailComposeViewController = try call.receiver()
            let a0: [String]? = try call.argument(0)
            object.setBccRecipients(a0)
            return .void
        }
        type.method(
            "setMessageBody(_:isHTML:)",
            [HostParameter(nil, "body", "String"), HostParameter("isHTML", "isHTML", "Bool")]
        ) { call throws(ScriptError) in
            let object: MFMailComposeViewController = try call.receiver()
            let a0: String = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setMessageBody(a0, isHTML: a1)
            return .void
        }
        type.method(
            "addAttachmentData(_:mimeType:fileName:)",
            [
                HostParameter(nil, "attachment", "Data"),
                HostParameter("mimeType", "mimeType", "String"),
                HostParameter("fileName", "filename", "String"),
            ]
        ) { call throws(ScriptError) in
            let object: MFMailComposeViewController = try call.receiver()
            let a0: Data = try call.argument(0)
            let a1: String = try call.argument(1)
            let a2: String = try call.argument(2)
            object.addAttachmentData(a0, mimeType: a1, fileName: a2)
            return .void
        }
        return type.hostType
    }()
}
