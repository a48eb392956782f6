// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let wkWebViewConfiguration: HostType = {
        var type = TypeBinding("WKWebViewConfiguration", .class, superclass: "NSObject")
        type.initializer("init()") { call throws(ScriptError) in
            call.make { WKWebViewConfiguration() }
        }
        type.property("preferences", "WKPreferences") { call throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            return call.give(object.preferences)
        } set: { call, value throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            object.preferences = try call.read(value)
        }
        type.property("defaultWebpagePreferences", "WKWebpagePreferences!") { call throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            return call.give(object.defaultWebpagePreferences)
        } set: { call, value throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            object.defaultWebpagePreferences = try call.read(value)
        }
        type.property("userContentController", "WKUserContentController") { call throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            return call.give(object.userContentController)
        } set: { call, value throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            object.userContentController = try call.read(value)
        }
        type.property("processPool", "WKProcessPool") { call throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            return call.give(object.processPool)
        } set: { call, value throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            object.processPool = try call.read(value)
        }
        type.property("websiteDataStore", "WKWebsiteDataStore") { call throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            return call.give(object.websiteDataStore)
        } set: { call, value throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            object.websiteDataStore = try call.read(value)
        }
        type.property("applicationNameForUserAgent", "String?") { call throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            return call.give(object.applicationNameForUserAgent)
        } set: { call, value throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            object.applicationNameForUserAgent = try call.read(value)
        }
        type.property("allowsInlineMediaPlayback", "Bool") { call throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            return call.give(object.allowsInlineMediaPlayback)
        } set: { call, value throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            object.allowsInlineMediaPlayback = try call.read(value)
        }
        type.property("mediaTypesRequiringUserActionForPlayback", "WKAudiovisualMediaTypes") { call throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            return call.give(object.mediaTypesRequiringUserActionForPlayback)
        } set: { call, value throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            object.mediaTypesRequiringUserActionForPlayback = try call.read(value)
        }
        type.property("allowsPictureInPictureMediaPlayback", "Bool") { call throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            return call.give(object.allowsPictureInPictureMediaPlayback)
        } set: { call, value throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            object.allowsPictureInPictureMediaPlayback = try call.read(value)
        }
        type.property("allowsAirPlayForMediaPlayback", "Bool") { call throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            return call.give(object.allowsAirPlayForMediaPlayback)
        } set: { call, value throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            object.allowsAirPlayForMediaPlayback = try call.read(value)
        }
        type.property("suppressesIncrementalRendering", "Bool") { call throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            return call.give(object.suppressesIncrementalRendering)
        } set: { call, value throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            object.suppressesIncrementalRendering = try call.read(value)
        }
        type.property("dataDetectorTypes", "WKDataDetectorTypes") { call throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            return call.give(object.dataDetectorTypes)
        } set: { call, value throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            object.dataDetectorTypes = try call.read(value)
        }
        type.property("ignoresViewportScaleLimits", "Bool") { call throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            return call.give(object.ignoresViewportScaleLimits)
        } set: { call, value throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            object.ignoresViewportScaleLimits = try call.read(value)
        }
        type.property("limitsNavigationsToAppBoundDomains", "Bool") { call throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            return call.give(object.limitsNavigationsToAppBoundDomains)
        } set: { call, value throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            object.limitsNavigationsToAppBoundDomains = try call.read(value)
        }
        type.property("upgradeKnownHostsToHTTPS", "Bool") { call throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            return call.give(object.upgradeKnownHostsToHTTPS)
        } set: { call, value throws(ScriptError) in
            let object: WKWebViewConfiguration = try call.receiver()
            object.upgradeKnownHostsToHTTPS = try call.read(value)
        }
        type.requireVersion(iOS: 13, ["defaultWebpagePreferences"])
        type.requireVersion(iOS: 14, ["limitsNavigationsToAppBoundDomains", "upgradeKnownHostsToHTTPS"])
        return type.hostType
    }()
}
