// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiListContentConfiguration: HostType = {
        var type = TypeBinding("UIListContentConfiguration", .structure, conformances: ["Hashable"])
        type.property("text", "String?") { call throws(ScriptError) in
            let object: UIListContentConfiguration = try call.receiver()
            return call.give(object.text)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration = try call.receiver()
            object.text = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("secondaryText", "String?") { call throws(ScriptError) in
            let object: UIListContentConfiguration = try call.receiver()
            return call.give(object.secondaryText)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration = try call.receiver()
            object.secondaryText = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("image", "UIImage?") { call throws(ScriptError) in
            let object: UIListContentConfiguration = try call.receiver()
            return call.give(object.image)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration = try call.receiver()
            object.image = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("textProperties", "UIListContentConfiguration.TextProperties") { call throws(ScriptError) in
            let object: UIListContentConfiguration = try call.receiver()
            return call.give(object.textProperties)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration = try call.receiver()
            object.textProperties = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("secondaryTextProperties", "UIListContentConfiguration.TextProperties") { call throws(ScriptError) in
            let object: UIListContentConfiguration = try call.receiver()
            return call.give(object.secondaryTextProperties)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration = try call.receiver()
            object.secondaryTextProperties = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("imageProperties", "UIListContentConfiguration.ImageProperties") { call throws(ScriptError) in
            let object: UIListContentConfiguration = try call.receiver()
            return call.give(object.imageProperties)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration = try call.receiver()
            object.imageProperties = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("prefersSideBySideTextAndSecondaryText", "Bool") { call throws(ScriptError) in
            let object: UIListContentConfiguration = try call.receiver()
            return call.give(object.prefersSideBySideTextAndSecondaryText)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration = try call.receiver()
            object.prefersSideBySideTextAndSecondaryText = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("imageToTextPadding", "CGFloat") { call throws(ScriptError) in
            let object: UIListContentConfiguration = try call.receiver()
            return call.give(object.imageToTextPadding)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration = try call.receiver()
            object.imageToTextPadding = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("textToSecondaryTextHorizontalPadding", "CGFloat") { call throws(ScriptError) in
            let object: UIListContentConfiguration = try call.receiver()
            return call.give(object.textToSecondaryTextHorizontalPadding)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration = try call.receiver()
            object.textToSecondaryTextHorizontalPadding = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("textToSecondaryTextVerticalPadding", "CGFloat") { call throws(ScriptError) in
            let object: UIListContentConfiguration = try call.receiver()
            return call.give(object.textToSecondaryTextVerticalPadding)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration = try call.receiver()
            object.textToSecondaryTextVerticalPadding = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("directionalLayoutMargins", "NSDirectionalEdgeInsets") { call throws(ScriptError) in
            let object: UIListContentConfiguration = try call.receiver()
            return call.give(object.directionalLayoutMargins)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration = try call.receiver()
            object.directionalLayoutMargins = try call.read(value)
            call.receiver = call.give(object)
        }
        type.method("cell()", isStatic: true, result: "UIListContentConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIListContentConfiguration.cell()) }
        }
        type.method("subtitleCell()", isStatic: true, result: "UIListContentConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIListContentConfiguration.subtitleCell()) }
        }
        type.method("valueCell()", isStatic: true, result: "UIListContentConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIListContentConfiguration.valueCell()) }
        }
        type.method("sidebarCell()", isStatic: true, result: "UIListContentConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIListContentConfiguration.sidebarCell()) }
        }
        type.method("sidebarSubtitleCell()", isStatic: true, result: "UIListContentConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIListContentConfiguration.sidebarSubtitleCell()) }
        }
        type.method("accompaniedSidebarCell()", isStatic: true, result: "UIListContentConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIListContentConfiguration.accompaniedSidebarCell()) }
        }
        type.method("plainHeader()", isStatic: true, result: "UIListContentConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIListContentConfiguration.plainHeader()) }
        }
        type.method("plainFooter()", isStatic: true, result: "UIListContentConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIListContentConfiguration.plainFooter()) }
        }
        type.method("groupedHeader()", isStatic: true, result: "UIListContentConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIListContentConfiguration.groupedHeader()) }
        }
        type.method("groupedFooter()", isStatic: true, result: "UIListContentConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIListContentConfiguration.groupedFooter()) }
        }
        type.method("sidebarHeader()", isStatic: true, result: "UIListContentConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIListContentConfiguration.sidebarHeader()) }
        }
        type.method("header()", isStatic: true, result: "UIListContentConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIListContentConfiguration.header()) }
        }
        type.method("footer()", isStatic: true, result: "UIListContentConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIListContentConfiguration.footer()) }
        }
        type.method("prominentInsetGroupedHeader()", isStatic: true, result: "UIListContentConfiguration") { call throws(ScriptError) in
            call.inWorld { call.give(UIListContentConfiguration.prominentInsetGroupedHeader()) }
        }
        type.method(
            "extraProminentInsetGroupedHeader()",
            isStatic: true,
            result: "UIListContentConfiguration"
        ) { call throws(ScriptError) in
            call.inWorld { call.give(UIListContentConfiguration.extraProminentInsetGroupedHeader()) }
        }
        type.requireVersion(
            iOS: 14,
            [
                "accompaniedSidebarCell()",
                "cell()",
                "directionalLayoutMargins",
                "footer()",
                "groupedFooter()",
                "groupedHeader()",
                "header()",
                "image",
                "imageProperties",
                "imageToTextPadding",
                "plainFooter()",
                "plainHeader()",
                "prefersSideBySideTextAndSecondaryText",
                "secondaryText",
                "secondaryTextProperties",
                "sidebarCell()",
                "sidebarHeader()",
                "sidebarSubtitleCell()",
                "subtitleCell()",
                "text",
                "textProperties",
                "textToSecondaryTextHorizontalPadding",
                "textToSecondaryTextVerticalPadding",
                "valueCell()",
            ]
        )
        type.requireVersion(iOS: 15, ["extraProminentInsetGroupedHeader()", "prominentInsetGroupedHeader()"])
        return type.hostType
    }()
}

extension UIListContentConfiguration: BridgedValue {
    package static var hostName: String { "UIListContentConfiguration" }
}

extension Bindings {
    static let uiListContentConfigurationTextProperties: HostType = {
        var type = TypeBinding("UIListContentConfiguration.TextProperties", .structure, conformances: ["Hashable"])
        type.property("font", "UIFont") { call throws(ScriptError) in
            let object: UIListContentConfiguration.TextProperties = try call.receiver()
            return call.give(object.font)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration.TextProperties = try call.receiver()
            object.font = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("color", "UIColor") { call throws(ScriptError) in
            let object: UIListContentConfiguration.TextProperties = try call.receiver()
            return call.give(object.color)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration.TextProperties = try call.receiver()
            object.color = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("numberOfLines", "Int") { call throws(ScriptError) in
            let object: UIListContentConfiguration.TextProperties = try call.receiver()
            return call.give(object.numberOfLines)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration.TextProperties = try call.receiver()
            object.numberOfLines = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("alignment", "UIListContentConfiguration.TextProperties.TextAlignment") { call throws(ScriptError) in
            let object: UIListContentConfiguration.TextProperties = try call.receiver()
            return call.give(object.alignment)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration.TextProperties = try call.receiver()
            object.alignment = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("adjustsFontSizeToFitWidth", "Bool") { call throws(ScriptError) in
            let object: UIListContentConfiguration.TextProperties = try call.receiver()
            return call.give(object.adjustsFontSizeToFitWidth)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration.TextProperties = try call.receiver()
            object.adjustsFontSizeToFitWidth = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("adjustsFontForContentSizeCategory", "Bool") { call throws(ScriptError) in
            let object: UIListContentConfiguration.TextProperties = try call.receiver()
            return call.give(object.adjustsFontForContentSizeCategory)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration.TextProperties = try call.receiver()
            object.adjustsFontForContentSizeCategory = try call.read(value)
            call.receiver = call.give(object)
        }
        return type.hostType
    }()
}

extension UIListContentConfiguration.TextProperties: BridgedValue {
    package static var hostName: String { "UIListContentConfiguration.TextProperties" }
}

extension Bindings {
    static let uiListContentConfigurationTextPropertiesTextAlignment: HostType = {
        var type = TypeBinding("UIListContentConfiguration.TextProperties.TextAlignment", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIListContentConfiguration.TextProperties.TextAlignment.self)
        type.enumCase("natural") { call throws(ScriptError) in
            call.give(UIListContentConfiguration.TextProperties.TextAlignment.natural)
        }
        type.enumCase("center") { call throws(ScriptError) in
            call.give(UIListContentConfiguration.TextProperties.TextAlignment.center)
        }
        type.enumCase("justified") { call throws(ScriptError) in
            call.give(UIListContentConfiguration.TextProperties.TextAlignment.justified)
        }
        return type.hostType
    }()
}

extension UIListContentConfiguration.TextProperties.TextAlignment: BridgedValue {
    package static var hostName: String { "UIListContentConfiguration.TextProperties.TextAlignment" }
}

extension Bindings {
    static let uiListContentConfigurationImageProperties: HostType = {
        var type = TypeBinding("UIListContentConfiguration.ImageProperties", .structure, conformances: ["Hashable"])
        type.property("tintColor", "UIColor?") { call throws(ScriptError) in
            let object: UIListContentConfiguration.ImageProperties = try call.receiver()
            return call.give(object.tintColor)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration.ImageProperties = try call.receiver()
            object.tintColor = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("cornerRadius", "CGFloat") { call throws(ScriptError) in
            let object: UIListContentConfiguration.ImageProperties = try call.receiver()
            return call.give(object.cornerRadius)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration.ImageProperties = try call.receiver()
            object.cornerRadius = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("maximumSize", "CGSize") { call throws(ScriptError) in
            let object: UIListContentConfiguration.ImageProperties = try call.receiver()
            return call.give(object.maximumSize)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration.ImageProperties = try call.receiver()
            object.maximumSize = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("reservedLayoutSize", "CGSize") { call throws(ScriptError) in
            let object: UIListContentConfiguration.ImageProperties = try call.receiver()
            return call.give(object.reservedLayoutSize)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration.ImageProperties = try call.receiver()
            object.reservedLayoutSize = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("preferredSymbolConfiguration", "UIImage.SymbolConfiguration?") { call throws(ScriptError) in
            let object: UIListContentConfiguration.ImageProperties = try call.receiver()
            return call.give(object.preferredSymbolConfiguration)
        } set: { call, value throws(ScriptError) in
            var object: UIListContentConfiguration.ImageProperties = try call.receiver()
            object.preferredSymbolConfiguration = try call.read(value)
            call.receiver = call.give(object)
        }
        return type.hostType
    }()
}

extension UIListContentConfiguration.ImageProperties: BridgedValue {
    package static var hostName: String { "UIListContentConfiguration.ImageProperties" }
}
