/// How a list of words is written.
///
/// Fidelity: documented ListFormatStyle; Foundation's own for Linux formats.
struct ListFormatStyle {
    enum ListType { case and, or }
    enum Width { case standard, short, narrow }
    var _settings: [String: Any] = [:]
    static func list(type: ListType, width: Width = .standard) -> ListFormatStyle {
        ListFormatStyle(_settings: ["type": "\(type)", "width": "\(width)"])
    }
    func locale(_ locale: Locale) -> ListFormatStyle { ListFormatStyle(_settings: _settings.merging(["locale": locale]) { $1 }) }
}
