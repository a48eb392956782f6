// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiButtonConfiguration: HostType = {
        var type = TypeBinding("UIButton.Configuration", .structure, conformances: ["Hashable"])
        type.property("title", "String?") { call throws(ScriptError) in
            let object: UIButton.Configuration = try call.receiver()
            return call.give(object.title)
        } set: { call, value throws(ScriptError) in
            var object: UIButton.Configuration = try call.receiver()
            object.title = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("baseForegroundColor", "UIColor?") { call throws(ScriptError) in
            let object: UIButton.Configuration = try call.receiver()
            return call.give(object.baseForegroundColor)
        } set: { call, value throws(ScriptError) in
            var object: UIButton.Configuration = try call.receiver()
            object.baseForegroundColor = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("baseBackgroundColor", "UIColor?") { call throws(ScriptError) in
            let object: UIButton.Configuration = try call.receiver()
            return call.give(object.baseBackgroundColor)
        } set: { call, value throws(ScriptError) in
            var object: UIButton.Configuration = try call.receiver()
            object.baseBackgroundColor = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("contentInsets", "NSDirectionalEdgeInsets") { call throws(ScriptError) in
            let object: UIButton.Configuration = try call.receiver()
            return call.give(object.contentInsets)
        } set: { call, value throws(ScriptError) in
            var object: UIButton.Configuration = try call.receiver()
            object.contentInsets = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("image", "UIImage?") { call throws(ScriptError) in
            let object: UIButton.Configuration = try call.receiver()
            return call.give(object.image)
        } set: { call, value throws(ScriptError) in
            var object: UIButton.Configuration = try call.receiver()
            object.image = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("imagePadding", "CGFloat") { call throws(ScriptError) in
            let object: UIButton.Configuration = try call.receiver()
            return call.give(object.imagePadding)
        } set: { call, value throws(ScriptError) in
            var object: UIButton.Configuration = try call.receiver()
            object.imagePadding = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("imagePlacement", "NSDirectionalRectEdge") { call throws(ScriptError) in
            let object: UIButton.Configuration = try call.receiver()
            return call.give(object.imagePlacement)
        } set: { call, value throws(ScriptError) in
            var object: UIButton.Configuration = try call.receiver()
            object.imagePlacement = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("cornerStyle", "UIButton.Configuration.CornerStyle") { call throws(ScriptError) in
            let object: UIButton.Configuration = try call.receiver()
            return call.give(object.cornerStyle)
        } set: { call, value throws(ScriptError) in
            var object: UIButton.Configuration = try call.receiver()
            object.cornerStyle = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("titleAlignment", "UIButton.Configuration.TitleAlignment") { call throws(ScriptError) in
            let object: UIButton.Configuration = try call.receiver()
            return call.give(object.titleAlignment)
        } set: { call, value throws(ScriptError) in
            var object: UIButton.Configuration = try call.receiver()
            object.titleAlignment = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("buttonSize", "UIButton.Configuration.Size") { call throws(ScriptError) in
            let object: UIButton.Configuration = try call.receiver()
            return call.give(object.buttonSize)
        } set: { call, value throws(ScriptError) in
            var object: UIButton.Configuration = try call.receiver()
            object.buttonSize = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("background", "UIBackgroundConfiguration") { call throws(ScriptError) in
            let object: UIButton.Configuration = try call.receiver()
            return call.give(object.background)
        } set: { call, value throws(ScriptError) in
            var object: UIButton.Configuration = try call.receiver()
            object.background = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("subtitle", "String?") { call throws(ScriptError) in
            let object: UIButton.Configuration = try call.receiver()
            return call.give(object.subtitle)
        } set: { call, value throws(ScriptError) in
            var object: UIButton.Configuration = try call.receiver()
            object.subtitle = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("titlePadding", "CGFloat") { call throws(ScriptError) in
            let object: UIButton.Configuration = try call.receiver()
            return call.give(object.titlePadding)
        } set: { call, value throws(ScriptError) in
            var object: UIButton.Configuration = try call.receiver()
            object.titlePadding = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("showsActivityIndicator", "Bool") { call throws(ScriptError) in
            let object: UIButton.Configuration = try call.receiver()
            return call.give(object.showsActivityIndicator)
        } set: { call, value throws(ScriptError) in
            var object: UIButton.Configuration = try call.receiver()
            object.showsActivityIndicator = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("preferredSymbolConfigurationForImage", "UIImage.SymbolConfiguration?") { call throws(ScriptError) in
            let object: UIButton.Configuration = try call.receiver()
            return call.give(object.preferredSymbolConfigurationForImage)
        } set: { call, value throws(ScriptError) in
            var object: UIButton.Configuration = try call.receiver()
            object.preferredSymbolConfigurationForImage = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("automaticallyUpdateForSelection", "Bool") { call throws(ScriptError) in
            let object: UIButton.Configuration = try call.receiver()
            return call.give(object.automaticallyUpdateForSelection)
        } set: { call, value throws(ScriptError) in
            var object: UIButton.Configuration = try call.receiver()
            object.automaticallyUpdateForSelection = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("indicator", "UIButton.Configuration.Indicator") { call throws(ScriptError) in
            let object: UIButton.Configuration = try call.receiver()
            return call.give(object.indicator)
        } set: { call, value throws(ScriptError) in
            var object: UIButton.Configuration = try call.receiver()
            object.indicator = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("titleLineBreakMode", "NSLineBreakMode") { call throws(ScriptError) in
            let object: UIButton.Configuration = try call.receiver()
            return call.give(object.titleLineBreakMode)
        } set: { call, value throws(ScriptError) in
            var object: UIButton.Configuration = try call.receiver()
            object.titleLineBreakMode = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("subtitleLineBreakMode", "NSLineBreakMode") { call throws(ScriptError) in
            let object: UIButton.Configuration = try call.receiver()
            return call.give(object.subtitleLineBreakMode)
        } set: { call, value throws(ScriptError) in
            var object: UIButton.Configuration = try call.receiver()
            object.subtitleLineBreakMode = try call.read(value)
            call.receiver = call.give(object)
        }
        type.method("plain()", isStatic: true, result: "UIButton.Configuration") { call throws(ScriptError) in
            call.inWorld { call.give(UIButton.Configuration.plain()) }
        }
        type.method("gray()", isStatic: true, result: "UIButton.Configuration") { call throws(ScriptError) in
            call.inWorld { call.give(UIButton.Configuration.gray()) }
        }
        type.method("tinted()", isStatic: true, result: "UIButton.Configuration") { call throws(ScriptError) in
            call.inWorld { call.give(UIButton.Configuration.tinted()) }
        }
        type.method("filled()", isStatic: true, result: "UIButton.Configuration") { call throws(ScriptError) in
            call.inWorld { call.give(UIButton.Configuration.filled()) }
        }
        type.method("bordered()", isStatic: true, result: "UIButton.Configuration") { call throws(ScriptError) in
            call.inWorld { call.give(UIButton.Configuration.bordered()) }
        }
        type.method("borderedProminent()", isStatic: true, result: "UIButton.Configuration") { call throws(ScriptError) in
            call.inWorld { call.give(UIButton.Configuration.borderedProminent()) }
        }
        type.method(
            "updated(for:)",
            [HostParameter("for", "button", "UIButton")],
            result: "UIButton.Configuration"
        ) { call throws(ScriptError) in
            let object: UIButton.Configuration = try call.receiver()
            let a0: UIButton = try call.argument(0)
            return call.give(object.updated(for: a0))
        }
        type.requireVersion(
            iOS: 15,
            [
                "automaticallyUpdateForSelection",
                "background",
                "baseBackgroundColor",
                "baseForegroundColor",
                "bordered()",
                "borderedProminent()",
                "buttonSize",
                "contentInsets",
                "cornerStyle",
                "filled()",
                "gray()",
                "image",
                "imagePadding",
                "imagePlacement",
                "indicator",
                "plain()",
                "preferredSymbolConfigurationForImage",
                "showsActivityIndicator",
                "subtitle",
                "subtitleLineBreakMode",
                "tinted()",
                "title",
                "titleAlignment",
                "titleLineBreakMode",
                "titlePadding",
                "updated(for:)",
            ]
        )
        return type.hostType
    }()
}

extension UIButton.Configuration: BridgedValue {
    package static var hostName: String { "UIButton.Configuration" }
}

extension Bindings {
    static let uiButtonConfigurationIndicator: HostType = {
        var type = TypeBinding("UIButton.Configuration.Indicator", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIButton.Configuration.Indicator.self)
        type.enumCase("automatic") { call throws(ScriptError) in
            call.give(UIButton.Configuration.Indicator.automatic)
        }
        type.enumCase("none") { call throws(ScriptError) in
            call.give(UIButton.Configuration.Indicator.none)
        }
        type.enumCase("popup") { call throws(ScriptError) in
            call.give(UIButton.Configuration.Indicator.popup)
        }
        return type.hostType
    }()
}

extension UIButton.Configuration.Indicator: BridgedValue {
    package static var hostName: String { "UIButton.Configuration.Indicator" }
}

extension Bindings {
    static let uiButtonConfigurationSize: HostType = {
        var type = TypeBinding("UIButton.Configuration.Size", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIButton.Configuration.Size.self)
        type.enumCase("medium") { call throws(ScriptError) in
            call.give(UIButton.Configuration.Size.medium)
        }
        type.enumCase("small") { call throws(ScriptError) in
            call.give(UIButton.Configuration.Size.small)
        }
        type.enumCase("mini") { call throws(ScriptError) in
            call.give(UIButton.Configuration.Size.mini)
        }
        type.enumCase("large") { call throws(ScriptError) in
            call.give(UIButton.Configuration.Size.large)
        }
        return type.hostType
    }()
}

extension UIButton.Configuration.Size: BridgedValue {
    package static var hostName: String { "UIButton.Configuration.Size" }
}

extension Bindings {
    static let uiButtonConfigurationCornerStyle: HostType = {
        var type = TypeBinding("UIButton.Configuration.CornerStyle", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIButton.Configuration.CornerStyle.self)
        type.enumCase("fixed") { call throws(ScriptError) in
            call.give(UIButton.Configuration.CornerStyle.fixed)
        }
        type.enumCase("dynamic") { call throws(ScriptError) in
            call.give(UIButton.Configuration.CornerStyle.dynamic)
        }
        type.enumCase("small") { call throws(ScriptError) in
            call.give(UIButton.Configuration.CornerStyle.small)
        }
        type.enumCase("medium") { call throws(ScriptError) in
            call.give(UIButton.Configuration.CornerStyle.medium)
        }
        type.enumCase("large") { call throws(ScriptError) in
            call.give(UIButton.Configuration.CornerStyle.large)
        }
        type.enumCase("capsule") { call throws(ScriptError) in
            call.give(UIButton.Configuration.CornerStyle.capsule)
        }
        return type.hostType
    }()
}

extension UIButton.Configuration.CornerStyle: BridgedValue {
    package static var hostName: String { "UIButton.Configuration.CornerStyle" }
}

extension Bindings {
    static let uiButtonConfigurationTitleAlignment: HostType = {
        var type = TypeBinding("UIButton.Configuration.TitleAlignment", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIButton.Configuration.TitleAlignment.self)
        type.enumCase("automatic") { call throws(ScriptError) in
            call.give(UIButton.Configuration.TitleAlignment.automatic)
        }
        type.enumCase("leading") { call throws(ScriptError) in
            call.give(UIButton.Configuration.TitleAlignment.leading)
        }
        type.enumCase("center") { call throws(ScriptError) in
            call.give(UIButton.Configuration.TitleAlignment.center)
        }
        type.enumCase("trailing") { call throws(ScriptError) in
            call.give(UIButton.Configuration.TitleAlignment.trailing)
        }
        return type.hostType
    }()
}

extension UIButton.Configuration.TitleAlignment: BridgedValue {
    package static var hostName: String { "UIButton.Configuration.TitleAlignment" }
}

extension Bindings {
    static let uiButton: HostType = {
        var type = TypeBinding("UIButton", .class, superclass: "UIControl")
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UIButton() }
        }
        type.initializer(
            "init(frame:primaryAction:)",
            [HostParameter("frame", "frame", "CGRect"), HostParameter("primaryAction", "primaryAction", "UIAction?")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            let a1: UIAction? = try call.argument(1)
            return call.make { UIButton(frame: a0, primaryAction: a1) }
        }
        type.method("setNeedsUpdateConfiguration()") { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            object.setNeedsUpdateConfiguration()
            return .void
        }
        type.property("adjustsImageWhenHighlighted", "Bool") { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            return call.give(object.adjustsImageWhenHighlighted)
        } set: { call, value throws(ScriptError) in
            let object: UIButton = try call.receiver()
            object.adjustsImageWhenHighlighted = try call.read(value)
        }
        type.property("adjustsImageWhenDisabled", "Bool") { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            return call.give(object.adjustsImageWhenDisabled)
        } set: { call, value throws(ScriptError) in
            let object: UIButton = try call.receiver()
            object.adjustsImageWhenDisabled = try call.read(value)
        }
        type.property("showsTouchWhenHighlighted", "Bool") { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            return call.give(object.showsTouchWhenHighlighted)
        } set: { call, value throws(ScriptError) in
            let object: UIButton = try call.receiver()
            object.showsTouchWhenHighlighted = try call.read(value)
        }
        type.property("reversesTitleShadowWhenHighlighted", "Bool") { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            return call.give(object.reversesTitleShadowWhenHighlighted)
        } set: { call, value throws(ScriptError) in
            let object: UIButton = try call.receiver()
            object.reversesTitleShadowWhenHighlighted = try call.read(value)
        }
        type.property("automaticallyUpdatesConfiguration", "Bool") { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            return call.give(object.automaticallyUpdatesConfiguration)
        } set: { call, value throws(ScriptError) in
            let object: UIButton = try call.receiver()
            object.automaticallyUpdatesConfiguration = try call.read(value)
        }
        type.property("isPointerInteractionEnabled", "Bool") { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            return call.give(object.isPointerInteractionEnabled)
        } set: { call, value throws(ScriptError) in
            let object: UIButton = try call.receiver()
            object.isPointerInteractionEnabled = try call.read(value)
        }
        type.property("preferredMenuElementOrder", "UIContextMenuConfiguration.ElementOrder") { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            return call.give(object.preferredMenuElementOrder)
        } set: { call, value throws(ScriptError) in
            let object: UIButton = try call.receiver()
            object.preferredMenuElementOrder = try call.read(value)
        }
        type.method(
            "setTitleShadowColor(_:for:)",
            [HostParameter(nil, "color", "UIColor?"), HostParameter("for", "state", "UIControl.State")]
        ) { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            let a0: UIColor? = try call.argument(0)
            let a1: UIControl.State = try call.argument(1)
            object.setTitleShadowColor(a0, for: a1)
            return .void
        }
        type.method(
            "titleShadowColor(for:)",
            [HostParameter("for", "state", "UIControl.State")],
            result: "UIColor?"
        ) { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            let a0: UIControl.State = try call.argument(0)
            return call.give(object.titleShadowColor(for: a0))
        }
        type.property("contentEdgeInsets", "UIEdgeInsets") { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            return call.give(object.contentEdgeInsets)
        } set: { call, value throws(ScriptError) in
            let object: UIButton = try call.receiver()
            object.contentEdgeInsets = try call.read(value)
        }
        type.property("titleEdgeInsets", "UIEdgeInsets") { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            return call.give(object.titleEdgeInsets)
        } set: { call, value throws(ScriptError) in
            let object: UIButton = try call.receiver()
            object.titleEdgeInsets = try call.read(value)
        }
        type.property("imageEdgeInsets", "UIEdgeInsets") { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            return call.give(object.imageEdgeInsets)
        } set: { call, value throws(ScriptError) in
            let object: UIButton = try call.receiver()
            object.imageEdgeInsets = try call.read(value)
        }
        type.property("menu", "UIMenu?") { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            return call.give(object.menu)
        } set: { call, value throws(ScriptError) in
            let object: UIButton = try call.receiver()
            object.menu = try call.read(value)
        }
        type.property("changesSelectionAsPrimaryAction", "Bool") { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            return call.give(object.changesSelectionAsPrimaryAction)
        } set: { call, value throws(ScriptError) in
            let object: UIButton = try call.receiver()
            object.changesSelectionAsPrimaryAction = try call.read(value)
        }
        type.method(
            "setBackgroundImage(_:for:)",
            [HostParameter(nil, "image", "UIImage?"), HostParameter("for", "state", "UIControl.State")]
        ) { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            let a0: UIImage? = try call.argument(0)
            let a1: UIControl.State = try call.argument(1)
            object.setBackgroundImage(a0, for: a1)
            return .void
        }
        type.method(
            "backgroundImage(for:)",
            [HostParameter("for", "state", "UIControl.State")],
            result: "UIImage?"
        ) { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            let a0: UIControl.State = try call.argument(0)
            return call.give(object.backgroundImage(for: a0))
        }
        type.property("currentBackgroundImage", "UIImage?") { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            return call.give(object.currentBackgroundImage)
        }
        type.property("buttonType", "UIButton.ButtonType") { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            return call.give(object.buttonType)
        }
        type.method(
            "setPreferredSymbolConfiguration(_:forImageIn:)",
            [HostParameter(nil, "configuration", "UIImage.SymbolConfiguration?"), HostParameter("forImageIn", "state", "UIControl.State")]
        ) { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            let a0: UIImage.SymbolConfiguration? = try call.argument(0)
            let a1: UIControl.State = try call.argument(1)
            object.setPreferredSymbolConfiguration(a0, forImageIn: a1)
            return .void
        }
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UIButton(frame: a0) }
        }
        type.initializer(
            "init(type:)",
            [HostParameter("type", "buttonType", "UIButton.ButtonType")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: UIButton.ButtonType = try call.argument(0)
            return call.make { UIButton(type: a0) }
        }
        type.initializer(
            "init(type:primaryAction:)",
            [
                HostParameter("type", "buttonType", "UIButton.ButtonType", default: ".system"),
                HostParameter("primaryAction", "primaryAction", "UIAction?"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: UIButton.ButtonType = try call.argument(0)
            let a1: UIAction? = try call.argument(1)
            return call.make { UIButton(type: a0, primaryAction: a1) }
        }
        type.initializer(
            "init(configuration:primaryAction:)",
            [
                HostParameter("configuration", "configuration", "UIButton.Configuration"),
                HostParameter("primaryAction", "primaryAction", "UIAction?", default: "nil"),
            ],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: UIButton.Configuration = try call.argument(0)
            let a1: UIAction? = try call.argument(1)
            return call.make { UIButton(configuration: a0, primaryAction: a1) }
        }
        type.initializer("init(coder:)", [HostParameter("coder", "coder", "NSCoder")], result: "UIButton?") { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIButton(coder: a0) }
        }
        type.method(
            "setTitle(_:for:)",
            [HostParameter(nil, "title", "String?"), HostParameter("for", "state", "UIControl.State")]
        ) { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            let a0: String? = try call.argument(0)
            let a1: UIControl.State = try call.argument(1)
            object.setTitle(a0, for: a1)
            return .void
        }
        type.method("title(for:)", [HostParameter("for", "state", "UIControl.State")], result: "String?") { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            let a0: UIControl.State = try call.argument(0)
            return call.give(object.title(for: a0))
        }
        type.method(
            "setAttributedTitle(_:for:)",
            [HostParameter(nil, "title", "NSAttributedString?"), HostParameter("for", "state", "UIControl.State")]
        ) { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            let a0: NSAttributedString? = try call.argument(0)
            let a1: UIControl.State = try call.argument(1)
            object.setAttributedTitle(a0, for: a1)
            return .void
        }
        type.method(
            "attributedTitle(for:)",
            [HostParameter("for", "state", "UIControl.State")],
            result: "NSAttributedString?"
        ) { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            let a0: UIControl.State = try call.argument(0)
            return call.give(object.attributedTitle(for: a0))
        }
        type.property("currentAttributedTitle", "NSAttributedString?") { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            return call.give(object.currentAttributedTitle)
        }
        type.method(
            "setTitleColor(_:for:)",
            [HostParameter(nil, "color", "UIColor?"), HostParameter("for", "state", "UIControl.State")]
        ) { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            let a0: UIColor? = try call.argument(0)
            let a1: UIControl.State = try call.argument(1)
            object.setTitleColor(a0, for: a1)
            return .void
        }
        type.method(
            "titleColor(for:)",
            [HostParameter("for", "state", "UIControl.State")],
            result: "UIColor?"
        ) { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            let a0: UIControl.State = try call.argument(0)
            return call.give(object.titleColor(for: a0))
        }
        type.method(
            "setImage(_:for:)",
            [HostParameter(nil, "image", "UIImage?"), HostParameter("for", "state", "UIControl.State")]
        ) { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            let a0: UIImage? = try call.argument(0)
            let a1: UIControl.State = try call.argument(1)
            object.setImage(a0, for: a1)
            return .void
        }
        type.method("image(for:)", [HostParameter("for", "state", "UIControl.State")], result: "UIImage?") { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            let a0: UIControl.State = try call.argument(0)
            return call.give(object.image(for: a0))
        }
        type.property("currentTitle", "String?") { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            return call.give(object.currentTitle)
        }
        type.property("currentImage", "UIImage?") { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            return call.give(object.currentImage)
        }
        type.property("currentTitleColor", "UIColor") { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            return call.give(object.currentTitleColor)
        }
        type.property("titleLabel", "UILabel?") { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            return call.give(object.titleLabel)
        }
        type.property("imageView", "UIImageView?") { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            return call.give(object.imageView)
        }
        type.property("configuration", "UIButton.Configuration?") { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            return call.give(object.configuration)
        } set: { call, value throws(ScriptError) in
            let object: UIButton = try call.receiver()
            object.configuration = try call.read(value)
        }
        type.method("updateConfiguration()", isOverridePoint: true) { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            return call.send("updateConfiguration()", to: object, []) {
                object.updateConfiguration()
            }
        }
        type.method(
            "backgroundRect(forBounds:)",
            [HostParameter("forBounds", "bounds", "CGRect")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            let a0: CGRect = try call.argument(0)
            return call.give(object.backgroundRect(forBounds: a0))
        }
        type.method(
            "contentRect(forBounds:)",
            [HostParameter("forBounds", "bounds", "CGRect")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            let a0: CGRect = try call.argument(0)
            return call.give(object.contentRect(forBounds: a0))
        }
        type.method(
            "imageRect(forContentRect:)",
            [HostParameter("forContentRect", "contentRect", "CGRect")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            let a0: CGRect = try call.argument(0)
            return call.give(object.imageRect(forContentRect: a0))
        }
        type.method(
            "titleRect(forContentRect:)",
            [HostParameter("forContentRect", "contentRect", "CGRect")],
            result: "CGRect"
        ) { call throws(ScriptError) in
            let object: UIButton = try call.receiver()
            let a0: CGRect = try call.argument(0)
            return call.give(object.titleRect(forContentRect: a0))
        }
        type.requireVersion(iOS: 14, ["init(frame:primaryAction:)", "init(type:primaryAction:)", "menu"])
        type.requireVersion(
            iOS: 15,
            [
                "automaticallyUpdatesConfiguration",
                "changesSelectionAsPrimaryAction",
                "configuration",
                "init(configuration:primaryAction:)",
                "setNeedsUpdateConfiguration()",
                "updateConfiguration()",
            ]
        )
        type.requireVersion(iOS: 16, ["preferredMenuElementOrder"])
        return type.hostType
    }()
}

extension Bindings {
    static let uiButtonButtonType: HostType = {
        var type = TypeBinding("UIButton.ButtonType", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIButton.ButtonType.self)
        type.enumCase("custom") { call throws(ScriptError) in
            call.give(UIButton.ButtonType.custom)
        }
        type.enumCase("system") { call throws(ScriptError) in
            call.give(UIButton.ButtonType.system)
        }
        type.enumCase("detailDisclosure") { call throws(ScriptError) in
            call.give(UIButton.ButtonType.detailDisclosure)
        }
        type.enumCase("infoLight") { call throws(ScriptError) in
            call.give(UIButton.ButtonType.infoLight)
        }
        type.enumCase("infoDark") { call throws(ScriptError) in
            call.give(UIButton.ButtonType.infoDark)
        }
        type.enumCase("contactAdd") { call throws(ScriptError) in
            call.give(UIButton.ButtonType.contactAdd)
        }
        type.enumCase("close") { call throws(ScriptError) in
            call.give(UIButton.ButtonType.close)
        }
        return type.hostType
    }()
}

extension UIButton.ButtonType: BridgedValue {
    package static var hostName: String { "UIButton.ButtonType" }
}
