import Foundation
import UIKit

extension Step {
    /// What the user or the system does, as a sentence for a learner.
    public var sentence: String {
        guard let start else { return act }
        return "\(shortNumber(start)) s after the step before: \(act)"
    }

    private var act: String {
        switch action {
        case .tap(let name): "You tap \(name)."
        case .press(let name, let seconds): "You hold a finger on \(name) for \(shortNumber(seconds)) s."
        case .drag(let name, let side, let by, let holds):
            "You put a finger on \(side == .middle ? name : "the \(side.rawValue) edge of \(name)") and move it by \(Self.points(by))"
                + (holds ? ", and hold it there." : ".")
        case .back: "You touch the back button."
        case .swipeBack(let percent, let finishes, let fromContent):
            "You swipe back\(fromContent ? " from the content" : "") to \(shortNumber(percent)) %, and \(Self.end(finishes))."
        case .swipeDown(let percent, let finishes): "You drag the sheet down to \(shortNumber(percent)) %, and \(Self.end(finishes))."
        case .swipePage(let isLeft, let percent, let finishes):
            "You swipe the page to the \(isLeft ? "left" : "right") to \(shortNumber(percent)) %, and \(Self.end(finishes))."
        case .tab(let index): "You choose tab \(index)."
        case .focus(let name): "You touch \(name), and the cursor goes there."
        case .type(let name, let text): "You type “\(text)” into \(name)."
        case .return: "You press return."
        case .key: "You press \(description.split(separator: " ").last ?? "a key")."
        case .rotate(let orientation): "You turn the device: \(orientation.rawValue)."
        case .resize(let size): "The window becomes \(shortNumber(size.width))×\(shortNumber(size.height)) points."
        case .style(let isDark): "The interface style becomes \(isDark ? "dark" : "light")."
        case .textSize(let name): "The text size becomes \(name)."
        case .background: "The app goes into the background."
        case .foreground: "The app comes back into the foreground."
        case .kill: "You end the app in the app switcher."
        case .memoryWarning: "The system warns of low memory."
        case .cover(.push): "An empty screen is pushed over the front one."
        case .cover(.sheet): "An empty sheet is presented over the front screen."
        case .cover(.fullScreen): "An empty screen is presented full screen over the front one."
        case .uncover: "The front screen is taken away."
        case .replaceRoot: "The window gets another root view controller."
        case .call(let type, let method): "\(type).\(method)() is called, as if something in the app had done it."
        case .wait(let seconds): "Time passes: \(shortNumber(seconds)) s."
        }
    }

    private static func end(_ finishes: Bool) -> String { finishes ? "let go: it finishes" : "let go: it is cancelled" }

    private static func points(_ by: CGSize) -> String {
        let parts = [(by.width, "right", "left"), (by.height, "down", "up")].filter { $0.0 != 0 }.map { length, ahead, back in
            "\(shortNumber(Double(abs(length)))) points \(length > 0 ? ahead : back)"
        }
        return parts.isEmpty ? "nothing" : parts.joined(separator: " and ")
    }
}
