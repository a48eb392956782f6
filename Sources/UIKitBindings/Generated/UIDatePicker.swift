// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the declarations there and run it again.

internal import Heap
internal import Interpreter
internal import UIKit

extension Bindings {
    static let uiDatePicker: HostType = {
        var type = TypeBinding("UIDatePicker", .class, superclass: "UIControl")
        type.initializer("init(frame:)", [HostParameter("frame", "frame", "CGRect")]) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            return call.make { UIDatePicker(frame: a0) }
        }
        type.initializer(
            "init()",
            delegatesTo: "init(frame:)",
            passing: [HostParameter("frame", "frame", "CGRect", default: ".zero")]
        ) { call throws(ScriptError) in
            call.make { UIDatePicker() }
        }
        type.initializer(
            "init(coder:)",
            [HostParameter("coder", "coder", "NSCoder")],
            result: "UIDatePicker?"
        ) { call throws(ScriptError) in
            let a0: NSCoder = try call.argument(0)
            return call.make { UIDatePicker(coder: a0) }
        }
        type.initializer(
            "init(frame:primaryAction:)",
            [HostParameter("frame", "frame", "CGRect"), HostParameter("primaryAction", "primaryAction", "UIAction?")],
            isConvenience: true
        ) { call throws(ScriptError) in
            let a0: CGRect = try call.argument(0)
            let a1: UIAction? = try call.argument(1)
            return call.make { UIDatePicker(frame: a0, primaryAction: a1) }
        }
        type.property("datePickerMode", "UIDatePicker.Mode") { call throws(ScriptError) in
            let object: UIDatePicker = try call.receiver()
            return call.give(object.datePickerMode)
        } set: { call, value throws(ScriptError) in
            let object: UIDatePicker = try call.receiver()
            object.datePickerMode = try call.read(value)
        }
        type.property("date", "Date") { call throws(ScriptError) in
            let object: UIDatePicker = try call.receiver()
            return call.give(object.date)
        } set: { call, value throws(ScriptError) in
            let object: UIDatePicker = try call.receiver()
            object.date = try call.read(value)
        }
        type.method(
            "setDate(_:animated:)",
            [HostParameter(nil, "date", "Date"), HostParameter("animated", "animated", "Bool")]
        ) { call throws(ScriptError) in
            let object: UIDatePicker = try call.receiver()
            let a0: Date = try call.argument(0)
            let a1: Bool = try call.argument(1)
            object.setDate(a0, animated: a1)
            return .void
        }
        type.property("locale", "Locale?") { call throws(ScriptError) in
            let object: UIDatePicker = try call.receiver()
            return call.give(object.locale)
        } set: { call, value throws(ScriptError) in
            let object: UIDatePicker = try call.receiver()
            object.locale = try call.read(value)
        }
        type.property("timeZone", "TimeZone?") { call throws(ScriptError) in
            let object: UIDatePicker = try call.receiver()
            return call.give(object.timeZone)
        } set: { call, value throws(ScriptError) in
            let object: UIDatePicker = try call.receiver()
            object.timeZone = try call.read(value)
        }
        type.property("calendar", "Calendar!") { call throws(ScriptError) in
            let object: UIDatePicker = try call.receiver()
            return call.give(object.calendar)
        } set: { call, value throws(ScriptError) in
            let object: UIDatePicker = try call.receiver()
            object.calendar = try call.read(value)
        }
        type.property("minimumDate", "Date?") { call throws(ScriptError) in
            let object: UIDatePicker = try call.receiver()
            return call.give(object.minimumDate)
        } set: { call, value throws(ScriptError) in
            let object: UIDatePicker = try call.receiver()
            object.minimumDate = try call.read(value)
        }
        type.property("maximumDate", "Date?") { call throws(ScriptError) in
            let object: UIDatePicker = try call.receiver()
            return call.give(object.maximumDate)
        } set: { call, value throws(ScriptError) in
            let object: UIDatePicker = try call.receiver()
            object.maximumDate = try call.read(value)
        }
        type.property("minuteInterval", "Int") { call throws(ScriptError) in
            let object: UIDatePicker = try call.receiver()
            return call.give(object.minuteInterval)
        } set: { call, value throws(ScriptError) in
            let object: UIDatePicker = try call.receiver()
            object.minuteInterval = try call.read(value)
        }
        type.property("countDownDuration", "TimeInterval") { call throws(ScriptError) in
            let object: UIDatePicker = try call.receiver()
            return call.give(object.countDownDuration)
        } set: { call, value throws(ScriptError) in
            let object: UIDatePicker = try call.receiver()
            object.countDownDuration = try call.read(value)
        }
        type.property("roundsToMinuteInterval", "Bool") { call throws(ScriptError) in
            let object: UIDatePicker = try call.receiver()
            return call.give(object.roundsToMinuteInterval)
        } set: { call, value throws(ScriptError) in
            let object: UIDatePicker = try call.receiver()
            object.roundsToMinuteInterval = try call.read(value)
        }
        type.property("preferredDatePickerStyle", "UIDatePickerStyle") { call throws(ScriptError) in
            let object: UIDatePicker = try call.receiver()
            return call.give(object.preferredDatePickerStyle)
        } set: { call, value throws(ScriptError) in
            let object: UIDatePicker = try call.receiver()
            object.preferredDatePickerStyle = try call.read(value)
        }
        type.property("datePickerStyle", "UIDatePickerStyle") { call throws(ScriptError) in
            let object: UIDatePicker = try call.receiver()
            return call.give(object.datePickerStyle)
        }
        type.requireVersion(iOS: 14, ["init(frame:primaryAction:)"])
        return type.hostType
    }()
}

extension Bindings {
    static let uiDatePickerMode: HostType = {
        var type = TypeBinding("UIDatePicker.Mode", .enumeration, conformances: ["Int"])
        type.addRawValue(of: UIDatePicker.Mode.self)
        type.enumCase("time") { call throws(ScriptError) in
            call.give(UIDatePicker.Mode.time)
        }
        type.enumCase("date") { call throws(ScriptError) in
            call.give(UIDatePicker.Mode.date)
        }
        type.enumCase("dateAndTime") { call throws(ScriptError) in
            call.give(UIDatePicker.Mode.dateAndTime)
        }
        type.enumCase("countDownTimer") { call throws(ScriptError) in
            call.give(UIDatePicker.Mode.countDownTimer)
        }
        type.enumCase("yearAndMonth") { call throws(ScriptError) in
            call.give(UIDatePicker.Mode.yearAndMonth)
        }
        return type.hostType
    }()
}

extension UIDatePicker.Mode: BridgedValue {
    package static var hostName: String { "UIDatePicker.Mode" }
}
