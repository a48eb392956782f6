/// Fidelity: documented UI_USER_INTERFACE_IDIOM().
func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

/// Fidelity: documented UIMotionEffect, UIInterpolatingMotionEffect, UIMotionEffectGroup; nobody tilts the device (simplified).
class UIMotionEffect: NSObject {
    func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

class UIMotionEffectGroup: UIMotionEffect { var motionEffects: [UIMotionEffect]? }

/// Fidelity: documented CachedURLResponse.
class CachedURLResponse: NSObject {
    let response: URLResponse
    let data: Data
    init(response: URLResponse, data: Data) {
        self.response = response
        self.data = data
        super.init()
    }
}

var _caches: [ObjectIdentifier: URLCache?] = [:]

func _words(of data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) -> String {
    let text = String(decoding: data, as: UTF8.self)
    let type = options[.documentType]
    if let type = type as? NSAttributedString.DocumentType, type == .rtf || type == .rtfd { _refuse("a text of the type RTF") }
    let isMarked = type as? NSAttributedString.DocumentType == .html || type == nil && text.hasPrefix("<")
    return isMarked ? _wordsOfHTML(text) : text
}

/// The words of a page: what breaks lines breaks them, other white space is one space.
func _wordsOfHTML(_ text: String) -> String {
    let ends: Set = ["p", "div", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "table", "blockquote"]
    let unseen: Set = ["head", "style", "script", "title"]
    var (result, tag, entity, hidden) = ("", "", "", "")
    var (isInTag, isInEntity) = (false, false)
    for character in text {
        if isInTag {
            if character != ">" {
                tag.append(character)
                continue
            }
            isInTag = false
            let isEnd = tag.hasPrefix("/")
            let name = String(tag.lowercased().drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber })
            if hidden.isEmpty, !isEnd, unseen.contains(name) { hidden = name } else if isEnd, name == hidden { hidden = "" }
            if name == "br" { result.append("\n") }
            if ends.contains(name), !result.isEmpty, !result.hasSuffix("\n") { result.append("\n") }
        } else if character == "<" {
            (isInTag, tag) = (true, "")
        } else if !hidden.isEmpty {
            continue
        } else if isInEntity {
            if character != ";" {
                entity.append(character)
                continue
            }
            isInEntity = false
            result += _character(ofEntity: entity)
        } else if character == "&" {
            (isInEntity, entity) = (true, "")
        } else if character.isWhitespace {
            if !result.isEmpty, result.last!.isWhitespace == false { result.append(" ") }
        } else {
            result.append(character)
        }
    }
    return result
}

func _character(ofEntity name: String) -> String {
    let known = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "\u{A9}", "ndash": "\u{2013}",
        "mdash": "\u{2014}", "hellip": "\u{2026}", "bull": "\u{2022}", "euro": "\u{20AC}", "rsquo": "\u{2019}", "lsquo": "\u{2018}",
        "ldquo": "\u{201C}", "rdquo": "\u{201D}",
    ]
    if let character = known[name] { return character }
    guard name.hasPrefix("#") else { return "&" + name + ";" }
    let digits = name.dropFirst()
    let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap { UnicodeScalar($0) }.map { String(Character($0)) } ?? ""
}

extension UIView {
    /// Fidelity: documented UIView.contentScaleFactor.
    var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }
    /// Fidelity: simplified UIView.addMotionEffect(_:), removeMotionEffect(_:); nobody tilts the device, so that nothing moves.
    func addMotionEffect(_ effect: UIMotionEffect) {}
    func removeMotionEffect(_ effect: UIMotionEffect) {}
}

extension UIDevice {
    /// Fidelity: documented UIDevice.identifierForVendor; simplified, one number for all.
    var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000001") }
}

extension UserDefaults {
    /// Fidelity: documented UserDefaults.removePersistentDomain(forName:).
    func removePersistentDomain(forName domainName: String) {
        let domain = domainName == Bundle.main.bundleIdentifier ? UserDefaults.standard : UserDefaults(suiteName: domainName)!
        for key in domain.dictionaryRepresentation().keys { domain.removeObject(forKey: key) }
    }
}

/// Fidelity: documented URLResponse.expectedContentLength; the pretended network never says it (simplified).
extension URLResponse { var expectedContentLength: Int64 { -1 } }

extension URLSessionConfiguration {
    /// Fidelity: documented URLSessionConfiguration.urlCache.
    var urlCache: URLCache? {
        get { if let cache = _caches[ObjectIdentifier(self)] { cache } else { URLCache.shared } }
        set { _caches[ObjectIdentifier(self)] = .some(newValue) }
    }
}

extension NSMutableAttributedString {
    convenience init(
        data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:], documentAttributes: Any?
    ) throws {
        self.init(string: _words(of: data, options))
    }
}
