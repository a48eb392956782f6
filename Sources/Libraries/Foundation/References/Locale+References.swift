extension Locale {
    /// Fidelity: documented NSLocale.init(localeIdentifier:).
    init(localeIdentifier: String) { self.init(identifier: localeIdentifier) }
    /// Fidelity: documented NSLocale.localeIdentifier.
    var localeIdentifier: String { identifier }
    /// What can be asked of a locale.
    ///
    /// Fidelity: documented NSLocale.Key.
    struct Key: Hashable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let identifier = Key(rawValue: "kCFLocaleIdentifierKey")
        static let languageCode = Key(rawValue: "kCFLocaleLanguageCodeKey")
        static let countryCode = Key(rawValue: "kCFLocaleCountryCodeKey")
        static let currencyCode = Key(rawValue: "currency")
        static let currencySymbol = Key(rawValue: "kCFLocaleCurrencySymbolKey")
        static let decimalSeparator = Key(rawValue: "kCFLocaleDecimalSeparatorKey")
        static let groupingSeparator = Key(rawValue: "kCFLocaleGroupingSeparatorKey")
        static let usesMetricSystem = Key(rawValue: "kCFLocaleUsesMetricSystemKey")
    }
    /// Fidelity: documented NSLocale.object(forKey:).
    func object(forKey key: Key) -> Any? {
        switch key {
        case .identifier: return identifier
        case .languageCode: return languageCode
        case .countryCode: return regionCode
        case .currencyCode: return currencyCode
        case .currencySymbol: return currencySymbol
        case .decimalSeparator: return decimalSeparator
        case .groupingSeparator: return groupingSeparator
        case .usesMetricSystem: return usesMetricSystem
        default: return nil
        }
    }
    /// Fidelity: documented NSLocale.displayName(forKey:value:).
    func displayName(forKey key: Key, value: Any) -> String? {
        guard let code = value as? String else { return nil }
        switch key {
        case .identifier: return localizedString(forIdentifier: code)
        case .languageCode: return localizedString(forLanguageCode: code)
        case .countryCode: return localizedString(forRegionCode: code)
        case .currencyCode: return localizedString(forCurrencyCode: code)
        default: return nil
        }
    }
    /// Fidelity: documented NSLocale.currentLocaleDidChangeNotification.
    static let currentLocaleDidChangeNotification = Notification.Name("kCFLocaleCurrentLocaleDidChangeNotification")
}
