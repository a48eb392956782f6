public import Foundation
import Heap

/// A control for a date, a time, or a length of time.
///
/// Fidelity: documented UIDatePicker; drawn as a line of text, and no tap changes it (simplified): a scenario has code set the date.
open class UIDatePicker: UIControl {
    struct Record: Sendable {
        var mode = Mode.dateAndTime
        var date: Date?
        var least: Date?
        var most: Date?
        var interval = 1
        var countDown: TimeInterval = 0
        var style = UIDatePickerStyle.automatic
        var rounds = true
        var locale: Locale?
        var timeZone: TimeZone?
        var calendar: Calendar?
    }

    /// The kind of value that the user selects.
    ///
    /// Fidelity: documented UIDatePicker.Mode.
    public enum Mode: Int, Sendable {
        /// A time of day.
        case time = 0
        /// A day.
        case date
        /// Both.
        case dateAndTime
        /// Hours and minutes.
        case countDownTimer
        /// A month.
        case yearAndMonth = 4269
    }

    var picker: Record {
        _read { yield world.state.datePickers[id] }
        _modify { yield &world.state.datePickers[id] }
    }

    /// The kind of value that the user selects.
    public var datePickerMode: Mode {
        get { picker.mode }
        set {
            picker.mode = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// The selected date, within the range if there is one. At first it is the time at which it is read. Setting it sends no event.
    ///
    /// Fidelity: documented UIDatePicker.date (the date when the picker is made; minutes are rounded down to the interval).
    public var date: Date {
        get { picker.date ?? World.launchDate.addingTimeInterval(world.time) }
        set { setDate(newValue, animated: false) }
    }

    /// Selects a date. Sends no event.
    public func setDate(_ date: Date, animated: Bool) {
        var kept = date
        if let least = picker.least, let most = picker.most, least > most {
            // An invalid range is ignored.
        } else {
            if let least = picker.least { kept = max(kept, least) }
            if let most = picker.most { kept = min(kept, most) }
        }
        if picker.interval > 1 {
            let step = Double(picker.interval) * 60
            kept = Date(timeIntervalSinceReferenceDate: (kept.timeIntervalSinceReferenceDate / step).rounded(.down) * step)
        }
        picker.date = kept
        world.report(.write(property: "date", object: id))
    }

    /// The language of the display; nil: the device's. Kept.
    ///
    /// Fidelity: simplified; kept, the device's is shown.
    public var locale: Locale? {
        get { picker.locale }
        set { picker.locale = newValue }
    }

    /// The time zone of the display; nil: the device's. Kept.
    ///
    /// Fidelity: simplified; kept, the device's is shown.
    public var timeZone: TimeZone? {
        get { picker.timeZone }
        set { picker.timeZone = newValue }
    }

    /// The calendar of the display; by default the device's. Kept.
    ///
    /// Fidelity: simplified; kept, the device's is shown.
    public var calendar: Calendar! {
        get { picker.calendar ?? World.calendar }
        set { picker.calendar = newValue }
    }

    /// The first date that can be selected; nil: any.
    public var minimumDate: Date? {
        get { picker.least }
        set {
            picker.least = newValue
            if let date = picker.date { setDate(date, animated: false) }
        }
    }

    /// The last date that can be selected; nil: any.
    public var maximumDate: Date? {
        get { picker.most }
        set {
            picker.most = newValue
            if let date = picker.date { setDate(date, animated: false) }
        }
    }

    /// The interval between selectable times, in minutes: a divisor of 60.
    public var minuteInterval: Int {
        get { picker.interval }
        set { if newValue >= 1, newValue <= 30, 60 % newValue == 0 { picker.interval = newValue } }
    }

    /// The selected duration in seconds, at most 23 hours and 59 minutes.
    public var countDownDuration: TimeInterval {
        get { picker.countDown }
        set {
            picker.countDown = min(max(newValue, 0), 86_340)
            world.report(.write(property: "countDownDuration", object: id))
        }
    }

    /// Whether times are rounded to the interval. Kept.
    public var roundsToMinuteInterval: Bool {
        get { picker.rounds }
        set { picker.rounds = newValue }
    }

    /// The preferred style of the picker.
    public var preferredDatePickerStyle: UIDatePickerStyle {
        get { picker.style }
        set {
            picker.style = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// How the picker looks.
    ///
    /// Fidelity: documented UIDatePicker.datePickerStyle; automatic is compact, with wheels for a count down (documented).
    public var datePickerStyle: UIDatePickerStyle {
        if picker.mode == .countDownTimer { return .wheels }
        return picker.style == .automatic ? .compact : picker.style
    }

    override func drawnContent() -> DrawnContent? {
        let color = UIColor.label.components(style: traitCollection.userInterfaceStyle)
        return .text(shownDate, size: 17, isBold: false, color: color, alignment: .center)
    }

    private var shownDate: String {
        let parts = World.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let minutes = Int(bounded: picker.countDown) / 60
        func two(_ number: Int?) -> String { String(format: "%02d", number ?? 0) }
        let day = "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day))"
        let time = "\(two(parts.hour)):\(two(parts.minute))"
        switch picker.mode {
        case .time: return time
        case .date: return day
        case .dateAndTime: return "\(day) \(time)"
        case .countDownTimer: return "\(two(minutes / 60)):\(two(minutes % 60))"
        case .yearAndMonth: return String(day.dropLast(3))
        }
    }

    /// The size of its style, in points.
    ///
    /// Fidelity: reported (wheels 320 by 216); the others are simplified.
    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .wheels: CGSize(width: 320, height: 216)
        case .inline: CGSize(width: 320, height: picker.mode == .time ? 52 : 330)
        case .compact, .automatic: CGSize(width: picker.mode == .dateAndTime ? 200 : 120, height: 34)
        }
    }
}

/// How a date picker looks.
///
/// Fidelity: documented UIDatePickerStyle.
public enum UIDatePickerStyle: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// Wheels that turn.
    case wheels
    /// A line that opens a calendar.
    case compact
    /// A calendar in its place.
    case inline
}
