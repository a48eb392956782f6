internal import Foundation
internal import Interpreter
internal import Projects
internal import UIKit

// An app's surroundings that a scene lacks: a delegate, an Info.plist, resources. Code that reads one relies on it, so a placeholder takes
// its place.
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
        let parameters = [
            HostParameter(nil, "url", "URL"),
            HostParameter("options", "options", "[UIApplication.OpenExternalURLOptionsKey: Any]", default: "[:]"),
            HostParameter("completionHandler", "completion", "((Bool) -> Void)?", default: "nil"),
        ]
        type.method("open(_:options:completionHandler:)", parameters) { call throws(ScriptError) in
            let application: UIApplication = try call.receiver()
            let url: URL = try call.argument(0)
            let completion: Block? = try call.argument(2)
            call.inWorld { application.open(url, completion: completion) }
            return .void
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
        let forms = [
            ("url", "withExtension", "subdirectory", "localization", "urls(forResourcesWithExtension:subdirectory:)"),
            ("path", "ofType", "inDirectory", "forLocalization", "paths(forResourcesOfType:inDirectory:)"),
        ]
        for (word, label, folder, language, all) in forms {
            var parameters = [name, HostParameter(label, "ext", "String?")]
            let result = word == "url" ? "URL?" : "String?"
            type.method("\(word)(forResource:\(label):)", parameters, result: result) { call throws(ScriptError) in
                try resource(call, isURL: word == "url")
            }
            parameters.append(HostParameter(folder, "subpath", "String?"))
            type.method("\(word)(forResource:\(label):\(folder):)", parameters, result: result) { call throws(ScriptError) in
                try resource(call, isURL: word == "url", in: try call.argument(2))
            }
            parameters.append(HostParameter(language, "localizationName", "String?"))
            type.method("\(word)(forResource:\(label):\(folder):\(language):)", parameters, result: result) { call throws(ScriptError) in
                try resource(call, isURL: word == "url", in: try call.argument(2))
            }
            let labels = all.split(whereSeparator: { "(:".contains($0) }).map(String.init)
            let which = HostParameter.list((labels[1], "String?"), (labels[2], "String?"))
            type.method(all, which, result: word == "url" ? "[URL]?" : "[String]") { call throws(ScriptError) in
                let (ending, folder): (String?, String?) = (try call.argument(0), try call.argument(1))
                let path = [Resources.folder, folder ?? ""].filter { !$0.isEmpty }.joined(separator: "/")
                let paths = call.host.resources.names(in: path).filter { ($0 as NSString).pathExtension == ending ?? "" || ending == nil }
                    .map { "\(path)/\($0)" }
                return word == "url" ? call.give(paths.map { URL(filePath: $0) }) : call.give(paths)
            }
        }
    }

    /// The path of a bundle's file, for a call with the file's name, ending and folder.
    private static func resource(_ call: HostCall, isURL: Bool, in folder: String? = nil) throws(ScriptError) -> Value {
        let (name, ending): (String?, String?) = (try call.argument(0), try call.argument(1))
        let file = [name ?? "", ending ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
        let place = [folder ?? "", file].filter { !$0.isEmpty }.joined(separator: "/")
        let path = "\(Resources.folder)/\(place)"
        // A nib's existence is decided as for loading it.
        if ending == "nib", let name {
            if call.host.world.hasNib(named: name) { return isURL ? call.give(URL(filePath: path)) : call.give(path) }
            if !call.host.world.lacksNib(named: name) { return .none }
        }
        if !call.host.resources.has(place) {
            guard call.interpreter.isOpenWorld else { return .none }
            // Code that reads a file relies on it: a file that the project does not have is empty.
            _ = call.interpreter.standing("the resource \(place)")
            call.host.assumedResources.insert(path)
        }
        return isURL ? call.give(URL(filePath: path)) : call.give(path)
    }
}
