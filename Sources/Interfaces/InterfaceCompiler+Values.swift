import Projects
import UIKit

// Colours, fonts, numbers.
extension InterfaceCompiler {
    /// A number of an element. Reports a problem when it is not a number.
    private mutating func number(_ name: String, _ element: MarkupElement) -> Double {
        number(name, element, "a number", Vocabulary.finite)
    }

    /// A whole number of an element. Reports a problem when it is not one.
    private mutating func whole(_ name: String, _ element: MarkupElement) -> Int {
        number(name, element, "a whole number", Vocabulary.whole)
    }

    private mutating func number<Number: Numeric>(
        _ name: String, _ element: MarkupElement, _ kind: String, _ read: (String) -> Number?
    ) -> Number {
        guard let text = element[name] else { return 0 }
        if let number = read(text) { return number }
        fail(element, "\(name) is '\(text)'; it must be \(kind)")
        return 0
    }

    /// The value of an element with a key; nil when it is refused.
    mutating func property(_ element: MarkupElement, into object: inout ArchivedObject) -> Vocabulary.Property? {
        switch element.name {
        case "color": return color(element, into: &object).map { .color($0) }
        case "fontDescription": return .font(font(element, into: &object))
        case "rect": return .rect(rect(element))
        case "size": return .size(CGSize(width: number("width", element), height: number("height", element)))
        case "point": return .point(CGPoint(x: number("x", element), y: number("y", element)))
        case "inset", "edgeInsets":
            let isOld = element.name == "inset"
            return .insets(
                UIEdgeInsets(
                    top: number(isOld ? "minY" : "top", element), left: number(isOld ? "minX" : "left", element),
                    bottom: number(isOld ? "maxY" : "bottom", element), right: number(isOld ? "maxX" : "right", element)))
        case "directionalEdgeInsets":
            return .insets(
                UIEdgeInsets(
                    top: number("top", element), left: number("leading", element), bottom: number("bottom", element),
                    right: number("trailing", element)))
        case "string", "mutableString": return .text(element.text)
        case "autoresizingMask": return .mask(mask(element))
        case "date": return .date(Date(timeIntervalSinceReferenceDate: number("timeIntervalSinceReferenceDate", element)))
        case "nil": return .nothing
        case "locale", "timeZone", "calendar": return .nothing
        case _ where Self.views[element.name] != nil: return .object(number(element))
        default:
            object.refusals.append(refusal(element, "<\(element.name) key=\"\(element["key"] ?? "")\">"))
            return nil
        }
    }

    private mutating func rect(_ element: MarkupElement) -> CGRect {
        CGRect(x: number("x", element), y: number("y", element), width: number("width", element), height: number("height", element))
    }

    private func mask(_ element: MarkupElement) -> UIView.AutoresizingMask {
        let words: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return words.reduce(into: []) { if element[$1.0] == "YES" { $0.formUnion($1.1) } }
    }

    // MARK: Colours

    mutating func readColors(_ resources: MarkupElement?) {
        for element in resources?.children ?? [] where element.name == "namedColor" || element.name == "systemColor" {
            guard let name = element["name"], let color = element.first("color") else { continue }
            colors[name] = plainColor(color)
        }
    }

    mutating func color(_ element: MarkupElement, into object: inout ArchivedObject) -> UIColor? {
        if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"] ?? element["cocoaTouchSystemColor"]
            ?? element["name"]
        {
            if let color = UIColor.namedByXcode[name] ?? colors[name] { return color }
            if element["red"] == nil, element["white"] == nil {
                object.refusals.append(refusal(element, "the colour '\(name)'"))
                return nil
            }
        }
        return plainColor(element)
    }

    /// A colour from its parts.
    private mutating func plainColor(_ element: MarkupElement) -> UIColor {
        let alpha = element["alpha"] == nil ? 1 : number("alpha", element)
        if element["white"] != nil { return UIColor(white: CGFloat(number("white", element)), alpha: CGFloat(alpha)) }
        return UIColor(
            red: CGFloat(number("red", element)), green: CGFloat(number("green", element)), blue: CGFloat(number("blue", element)),
            alpha: CGFloat(alpha))
    }

    // MARK: Fonts

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
        "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    private static let styles: [String: UIFont.TextStyle] = [
        "LargeTitle": .largeTitle, "Title0": .largeTitle, "Title1": .title1, "Title2": .title2, "Title3": .title3, "Headline": .headline,
        "Body": .body, "Callout": .callout, "Subhead": .subheadline, "Footnote": .footnote, "Caption1": .caption1, "Caption2": .caption2,
    ]

    private mutating func font(_ element: MarkupElement, into object: inout ArchivedObject) -> UIFont {
        let size = element["pointSize"] == nil ? Double(UIFont.labelFontSize) : number("pointSize", element)
        if let style = element["style"] {
            let word = style.replacingOccurrences(of: "UICTFontTextStyle", with: "")
            if let known = Self.styles[word] { return .preferredFont(forTextStyle: known) }
            object.refusals.append(refusal(element, "the text style '\(style)'"))
        }
        switch element["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: CGFloat(size))
        case "italicSystem": return .italicSystemFont(ofSize: CGFloat(size))
        case "system":
            return .systemFont(ofSize: CGFloat(size), weight: element["weight"].flatMap { Self.weights[$0] } ?? .regular)
        default:
            if let name = element["name"] { object.refusals.append(refusal(element, "the font '\(name)'; the system's is taken")) }
            return .systemFont(ofSize: CGFloat(size))
        }
    }

    // MARK: The user's attributes

    mutating func readAttribute(_ element: MarkupElement, into object: inout ArchivedObject) {
        // A text with a line break stands in an element of its own.
        guard let keyPath = element["keyPath"] ?? element.children.first(where: { $0["key"] == "keyPath" })?.text else {
            return fail(element, "a user defined runtime attribute has no keyPath")
        }
        let child = element.children.first { $0["key"] == "value" }
        let value: Argument?
        switch (element["type"], child?.name) {
        case ("boolean", _): value = .value(element["value"] == "YES")
        case ("string", nil): value = .value(element["value"] ?? "")
        case ("string", _): value = .value(child?.text ?? "")
        case ("number", "integer"): value = child.map { .value(whole("value", $0)) }
        case ("number", "real"): value = child.map { .value(number("value", $0)) }
        case ("color", "color"): value = child.flatMap { color($0, into: &object) }.map { .value($0) }
        case ("point", "point"): value = child.map { .value(CGPoint(x: number("x", $0), y: number("y", $0))) }
        case ("size", "size"): value = child.map { .value(CGSize(width: number("width", $0), height: number("height", $0))) }
        case ("rect", "rect"): value = child.map { .value(rect($0)) }
        case ("image", nil): value = element["value"].flatMap { UIImage(named: $0) }.map { .value($0) } ?? .nothing
        case ("image", "image"): value = child?["name"].flatMap { UIImage(named: $0) }.map { .value($0) }
        case ("nil", _): value = .nothing
        default: value = nil
        }
        if let value {
            object.attributes.append((keyPath, value))
        } else {
            object.refusals.append(refusal(element, "a user defined runtime attribute of the type '\(element["type"] ?? "")'"))
        }
    }
}
