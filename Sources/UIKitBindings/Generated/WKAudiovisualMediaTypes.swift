// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkAudiovisualMediaTypes: HostType = {
        var type = TypeBinding("WKAudiovisualMediaTypes", .enumeration, conformances: ["OptionSet", "Hashable"])
        type.addOptions(of: WKAudiovisualMediaTypes.self)
        type.enumCase("audio") { call throws(ScriptError) in
            call.give(WKAudiovisualMediaTypes.audio)
        }
        type.enumCase("video") { call throws(ScriptError) in
            call.give(WKAudiovisualMediaTypes.video)
        }
        type.enumCase("all") { call throws(ScriptError) in
            call.give(WKAudiovisualMediaTypes.all)
        }
        return type.hostType
    }()
}

extension WKAudiovisualMediaTypes: BridgedOptions {
    package static var hostName: String { "WKAudiovisualMediaTypes" }
}
