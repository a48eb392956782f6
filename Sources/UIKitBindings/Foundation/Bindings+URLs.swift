internal import Foundation
internal import Interpreter
internal import UIKit

// Addresses and their parts. Some of Foundation's functions read the host computer's files; only forms that do not are called.
extension Bindings {
    /// An address.
    ///
    /// Fidelity: documented URL; what looks at files is left out, and a path is a folder's where it ends in a slash (simplified).
    static let url: HostType = {
        var type = TypeBinding("URL", .structure, conformances: TypeBinding.valueProtocols)
        type.makes("init(string:)", ["String"], isFailable: true) { (text: String) in URL(string: text) }
        type.makes("init(string:relativeTo:)", ["String", "URL?"], isFailable: true) { (text: String, base: URL?) in
            URL(string: text, relativeTo: base)
        }
        for name in ["init(fileURLWithPath:)", "init(filePath:)"] { type.makes(name, ["String"]) { (path: String) in file(path) } }
        type.makes("init(fileURLWithPath:isDirectory:)", ["String", "Bool"]) { (path: String, isFolder: Bool) in file(path, isFolder) }
        type.reads("absoluteString", "String") { (url: URL) in url.absoluteString }
        type.reads("absoluteURL", "URL") { (url: URL) in url.absoluteURL }
        type.reads("relativeString", "String") { (url: URL) in url.relativeString }
        type.reads("baseURL", "URL?") { (url: URL) in url.baseURL }
        type.reads("scheme", "String?") { (url: URL) in url.scheme }
        type.reads("host", "String?") { (url: URL) in url.host }
        type.reads("port", "Int?") { (url: URL) in url.port }
        type.reads("user", "String?") { (url: URL) in url.user }
        type.reads("password", "String?") { (url: URL) in url.password }
        type.reads("path", "String") { (url: URL) in url.path }
        type.reads("relativePath", "String") { (url: URL) in url.relativePath }
        type.reads("query", "String?") { (url: URL) in url.query }
        type.reads("fragment", "String?") { (url: URL) in url.fragment }
        type.reads("lastPathComponent", "String") { (url: URL) in url.lastPathComponent }
        type.reads("pathExtension", "String") { (url: URL) in url.pathExtension }
        type.reads("pathComponents", "[String]") { (url: URL) in url.pathComponents }
        type.reads("isFileURL", "Bool") { (url: URL) in url.isFileURL }
        type.reads("hasDirectoryPath", "Bool") { (url: URL) in url.hasDirectoryPath }
        type.reads("standardized", "URL") { (url: URL) in url.standardized }
        type.gives("path(percentEncoded:)", ["Bool = true"], "String") { (url: URL, isEncoded: Bool?) in
            url.path(percentEncoded: isEncoded ?? true)
        }
        type.gives("host(percentEncoded:)", ["Bool = true"], "String?") { (url: URL, isEncoded: Bool?) in
            url.host(percentEncoded: isEncoded ?? true)
        }
        type.gives("query(percentEncoded:)", ["Bool = true"], "String?") { (url: URL, isEncoded: Bool?) in
            url.query(percentEncoded: isEncoded ?? true)
        }
        type.gives("deletingLastPathComponent()", [], "URL") { (url: URL) in url.deletingLastPathComponent() }
        type.gives("deletingPathExtension()", [], "URL") { (url: URL) in url.deletingPathExtension() }
        type.gives("appendingPathExtension(_:)", ["String"], "URL") { (url: URL, ending: String) in url.appendingPathExtension(ending) }
        for name in ["appendingPathComponent(_:)", "appending(path:)", "appending(component:)"] {
            type.gives(name, ["String"], "URL") { (url: URL, part: String) in
                url.appendingPathComponent(part, isDirectory: part.hasSuffix("/"))
            }
        }
        type.gives("appendingPathComponent(_:isDirectory:)", ["String", "Bool"], "URL") { (url: URL, part: String, isFolder: Bool) in
            url.appendingPathComponent(part, isDirectory: isFolder)
        }
        type.gives("appending(queryItems:)", ["[URLQueryItem]"], "URL") { (url: URL, items: [URLQueryItem]) in
            url.appending(queryItems: items)
        }
        extend(&type)
        return type.hostType
    }()

    private static func file(_ path: String, _ isFolder: Bool? = nil) -> URL {
        // A path that does not begin at the root would begin at the host computer's current folder.
        let full = path.hasPrefix("/") ? path : "/" + path
        return URL(fileURLWithPath: full, isDirectory: isFolder ?? full.hasSuffix("/"))
    }

    /// The parts of an address.
    ///
    /// Fidelity: documented URLComponents.
    static let urlComponents: HostType = {
        var type = TypeBinding("URLComponents", .structure, conformances: TypeBinding.valueProtocols)
        type.makes("init()", []) { URLComponents() }
        type.makes("init(string:)", ["String"], isFailable: true) { (text: String) in URLComponents(string: text) }
        type.makes("init(url:resolvingAgainstBaseURL:)", ["URL", "Bool"], isFailable: true) { (url: URL, resolves: Bool) in
            URLComponents(url: url, resolvingAgainstBaseURL: resolves)
        }
        type.property("scheme", "String?") { call throws(ScriptError) in
            let components: URLComponents = try call.receiver()
            return call.give(components.scheme)
        } set: { call, new throws(ScriptError) in
            var components: URLComponents = try call.receiver()
            let scheme: String? = try call.read(new)
            if let scheme, scheme.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.-]*/) == nil {
                throw .trap("Fatal error: Attempting to set scheme with invalid characters")
            }
            components.scheme = scheme
            call.receiver = call.give(components)
        }
        type.writes("user", "String?", \URLComponents.user)
        type.writes("password", "String?", \URLComponents.password)
        type.writes("host", "String?", \URLComponents.host)
        type.writes("port", "Int?", \URLComponents.port)
        type.writes("path", "String", \URLComponents.path)
        type.writes("query", "String?", \URLComponents.query)
        type.writes("fragment", "String?", \URLComponents.fragment)
        type.writes("percentEncodedQuery", "String?", \URLComponents.percentEncodedQuery)
        type.writes("percentEncodedPath", "String", \URLComponents.percentEncodedPath)
        type.writes("queryItems", "[URLQueryItem]?", \URLComponents.queryItems)
        type.reads("url", "URL?") { (components: URLComponents) in components.url }
        type.reads("string", "String?") { (components: URLComponents) in components.string }
        return type.hostType
    }()

    /// A name and a value of an address's query.
    ///
    /// Fidelity: documented URLQueryItem.
    static let urlQueryItem: HostType = {
        var type = TypeBinding("URLQueryItem", .structure, conformances: ["Hashable"])
        type.makes("init(name:value:)", ["String", "String?"]) { (name: String, value: String?) in URLQueryItem(name: name, value: value) }
        type.writes("name", "String", \URLQueryItem.name)
        type.writes("value", "String?", \URLQueryItem.value)
        return type.hostType
    }()
}

extension URL: BridgedValue { package static var hostName: String { "URL" } }
extension URLComponents: BridgedValue { package static var hostName: String { "URLComponents" } }
extension URLQueryItem: BridgedValue { package static var hostName: String { "URLQueryItem" } }
