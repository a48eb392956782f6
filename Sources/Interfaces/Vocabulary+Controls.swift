import UIKit

// The words of controls with values, and of web views.
extension Vocabulary {
    /// The selected segment is read with the segments.
    static let segmentedControl = control.adding(
        [
            "segmentControlStyle": ignored, "selectedSegmentIndex": ignored, "apportionsSegmentWidthsByContent": ignored,
            "contentHorizontalAlignment": ignored, "contentVerticalAlignment": ignored,
            "momentary": flag { (control: UISegmentedControl, flag) in control.isMomentary = flag },
        ], ["selectedSegmentTintColor": unseen])

    static let stepper = control.adding(
        [
            "minimumValue": number { (stepper: UIStepper, number) in stepper.minimumValue = number },
            "maximumValue": number { (stepper: UIStepper, number) in stepper.maximumValue = number },
            "stepValue": number { (stepper: UIStepper, number) in stepper.stepValue = number },
            "value": number { (stepper: UIStepper, number) in stepper.value = number },
            "wraps": flag { (stepper: UIStepper, flag) in stepper.wraps = flag },
            "autorepeat": ignored, "continuous": ignored,
        ])

    static let pageControl = control.adding(
        [
            "numberOfPages": whole(0...1000) { (control: UIPageControl, number) in control.numberOfPages = number },
            // Read later, when the number of pages is set.
            "currentPage": ignored,
            "hidesForSinglePage": ignored, "defersCurrentPageDisplay": ignored,
        ], ["pageIndicatorTintColor": unseen, "currentPageIndicatorTintColor": unseen])

    static let datePicker = control.adding(
        [
            "datePickerMode": choice(["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer]) {
                (picker: UIDatePicker, mode) in picker.datePickerMode = mode
            },
            "style": choice(["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]) {
                (picker: UIDatePicker, style) in picker.preferredDatePickerStyle = style
            },
            "minuteInterval": whole(1...30) { (picker: UIDatePicker, number) in picker.minuteInterval = number },
            "countDownDuration": number { (picker: UIDatePicker, number) in picker.countDownDuration = number },
            "useCurrentDate": ignored,
        ],
        [
            "date": date { $0.date = $1 }, "minimumDate": date { $0.minimumDate = $1 }, "maximumDate": date { $0.maximumDate = $1 },
            "locale": unseen, "timeZone": unseen, "calendar": unseen,
        ])

    private static func date(_ set: @escaping @Sendable (UIDatePicker, Date) -> Void) -> Taking {
        { property in
            guard case .date(let date) = property else { return nil }
            return { object, _ in if let picker = object as? UIDatePicker { set(picker, date) } }
        }
    }

    static let webView = view.adding(
        [
            "allowsBackForwardNavigationGestures": flag { (view: WKWebView, flag) in view.allowsBackForwardNavigationGestures = flag },
            "allowsLinkPreview": flag { (view: WKWebView, flag) in view.allowsLinkPreview = flag },
        ])

    static let bar = view.adding(
        ["barStyle": ignored, "translucent": ignored, "largeTitles": ignored],
        ["barTintColor": unseen, "items": unseen, "titleTextAttributes": unseen])
}
