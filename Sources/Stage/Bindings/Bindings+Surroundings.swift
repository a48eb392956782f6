internal import Foundation
internal import Interpreter
internal import UIKit

// What an app has around its code and a scene has not: a delegate, an Info.plist, resources. Code that asks for one counts on it; a placeholder stands
// for it.
extension Bindings {
    static func completeApplication(_ type: inout TypeBinding) {
        type.property("delegate", "(any UIApplicationDelegate)?") { call throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            if let delegate = object.delegateID { return call.give(weakly: delegate) }
            return call.interpreter.standing("UIApplication.shared.delegate")
        } set: { call, value throws(ScriptError) in
            let object: UIApplication = try call.receiver()
            object.delegateID = try call.read(value)
        }
    }

    static func addResources(to type: inout TypeBinding) {
        let key = HostParameter("forInfoDictionaryKey", "key", "String")
        type.method("object(forInfoDictionaryKey:)", [key], result: "Any?") { call throws(ScriptError) in
            let key: String = try call.argument(0)
            if let value = call.host.resources.ownInformation[key] { return script(value, call) }
            return call.interpreter.standing("Info.plist's \(key)")
        }
        let name = HostParameter("forResource", "name", "String?")
        for (label, word) in [("withExtension", "url"), ("ofType", "path")] {
            let parameters = [name, HostParameter(label, "ext", "String?")]
            type.method("\(word)(forResource:\(label):)", parameters, result: "Any?") { call throws(ScriptError) in
                let (name, ending): (String?, String?) = (try call.argument(0), try call.argument(1))
                let file = [name ?? "", ending ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
                let path = "\(Resources.folder)/\(file)"
                // A nib among others is there or not, as when it is made.
                if ending == "nib", let name {
                    if call.host.world.hasNib(named: name) { return word == "url" ? call.give(URL(filePath: path)) : call.give(path) }
                    if !call.host.world.lacksNib(named: name) { return .none }
                }
                if !call.host.resources.has(file) {
                    // Code that asks for a file counts on it: one that the project has not got is empty.
                    _ = call.interpreter.standing("the resource \(file)")
                    call.host.assumedResources.insert(path)
                }
                return word == "url" ? call.give(URL(filePath: path)) : call.give(path)
            }
        }
    }
}
