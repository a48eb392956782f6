// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiCollectionLayoutListConfiguration: HostType = {
        var type = TypeBinding("UICollectionLayoutListConfiguration", .structure, conformances: ["Hashable"])
        type.property("appearance", "UICollectionLayoutListConfiguration.Appearance") { call throws(ScriptError) in
            let object: UICollectionLayoutListConfiguration = try call.receiver()
            return call.give(object.appearance)
        }
        type.property("headerMode", "UICollectionLayoutListConfiguration.HeaderMode") { call throws(ScriptError) in
            let object: UICollectionLayoutListConfiguration = try call.receiver()
            return call.give(object.headerMode)
        } set: { call, value throws(ScriptError) in
            var object: UICollectionLayoutListConfiguration = try call.receiver()
            object.headerMode = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("footerMode", "UICollectionLayoutListConfiguration.FooterMode") { call throws(ScriptError) in
            let object: UICollectionLayoutListConfiguration = try call.receiver()
            return call.give(object.footerMode)
        } set: { call, value throws(ScriptError) in
            var object: UICollectionLayoutListConfiguration = try call.receiver()
            object.footerMode = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("showsSeparators", "Bool") { call throws(ScriptError) in
            let object: UICollectionLayoutListConfiguration = try call.receiver()
            return call.give(object.showsSeparators)
        } set: { call, value throws(ScriptError) in
            var object: UICollectionLayoutListConfiguration = try call.receiver()
            object.showsSeparators = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("backgroundColor", "UIColor?") { call throws(ScriptError) in
            let object: UICollectionLayoutListConfiguration = try call.receiver()
            return call.give(object.backgroundColor)
        } set: { call, value throws(ScriptError) in
            var object: UICollectionLayoutListConfiguration = try call.receiver()
            object.backgroundColor = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("headerTopPadding", "CGFloat?") { call throws(ScriptError) in
            let object: UICollectionLayoutListConfiguration = try call.receiver()
            return call.give(object.headerTopPadding)
        } set: { call, value throws(ScriptError) in
            var object: UICollectionLayoutListConfiguration = try call.receiver()
            object.headerTopPadding = try call.read(value)
            call.receiver = call.give(object)
        }
        type.initializer(
            "init(appearance:)",
            [HostParameter("appearance", "appearance", "UICollectionLayoutListConfiguration.Appearance")]
        ) { call throws(ScriptError) in
            let a0: UICollectionLayoutListConfiguration.Appearance = try call.argument(0)
            return call.give(UICollectionLayoutListConfiguration(appearance: a0))
        }
        return type.hostType
    }()
}

extension UICollectionLayoutListConfiguration: BridgedValue {
    package static var hostName: String { "UICollectionLayoutListConfiguration" }
}

extension Bindings {
    static let uiCollectionLayoutListConfigurationAppearance: HostType = {
        var type = TypeBinding("UICollectionLayoutListConfiguration.Appearance", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UICollectionLayoutListConfiguration.Appearance.self)
        type.enumCase("plain") { call throws(ScriptError) in
            call.give(UICollectionLayoutListConfiguration.Appearance.plain)
        }
        type.enumCase("grouped") { call throws(ScriptError) in
            call.give(UICollectionLayoutListConfiguration.Appearance.grouped)
        }
        type.enumCase("insetGrouped") { call throws(ScriptError) in
            call.give(UICollectionLayoutListConfiguration.Appearance.insetGrouped)
        }
        type.enumCase("sidebar") { call throws(ScriptError) in
            call.give(UICollectionLayoutListConfiguration.Appearance.sidebar)
        }
        type.enumCase("sidebarPlain") { call throws(ScriptError) in
            call.give(UICollectionLayoutListConfiguration.Appearance.sidebarPlain)
        }
        return type.hostType
    }()
}

extension UICollectionLayoutListConfiguration.Appearance: BridgedValue {
    package static var hostName: String { "UICollectionLayoutListConfiguration.Appearance" }
}

extension Bindings {
    static let uiCollectionLayoutListConfigurationHeaderMode: HostType = {
        var type = TypeBinding("UICollectionLayoutListConfiguration.HeaderMode", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UICollectionLayoutListConfiguration.HeaderMode.self)
        type.enumCase("none") { call throws(ScriptError) in
            call.give(UICollectionLayoutListConfiguration.HeaderMode.none)
        }
        type.enumCase("supplementary") { call throws(ScriptError) in
            call.give(UICollectionLayoutListConfiguration.HeaderMode.supplementary)
        }
        type.enumCase("firstItemInSection") { call throws(ScriptError) in
            call.give(UICollectionLayoutListConfiguration.HeaderMode.firstItemInSection)
        }
        return type.hostType
    }()
}

extension UICollectionLayoutListConfiguration.HeaderMode: BridgedValue {
    package static var hostName: String { "UICollectionLayoutListConfiguration.HeaderMode" }
}

extension Bindings {
    static let uiCollectionLayoutListConfigurationFooterMode: HostType = {
        var type = TypeBinding("UICollectionLayoutListConfiguration.FooterMode", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UICollectionLayoutListConfiguration.FooterMode.self)
        type.enumCase("none") { call throws(ScriptError) in
            call.give(UICollectionLayoutListConfiguration.FooterMode.none)
        }
        type.enumCase("supplementary") { call throws(ScriptError) in
            call.give(UICollectionLayoutListConfiguration.FooterMode.supplementary)
        }
        return type.hostType
    }()
}

extension UICollectionLayoutListConfiguration.FooterMode: BridgedValue {
    package static var hostName: String { "UICollectionLayoutListConfiguration.FooterMode" }
}
