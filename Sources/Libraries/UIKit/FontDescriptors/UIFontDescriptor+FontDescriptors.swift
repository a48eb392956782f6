/// Fidelity: documented UIFontDescriptor.AttributeName, TraitKey, FeatureKey, addingAttributes(_:), init(fontAttributes:),
/// fontAttributes; size, weight, slant and even widths count (simplified).
extension UIFontDescriptor {
    struct AttributeName: RawRepresentable, Hashable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        static let name = AttributeName(rawValue: "NSFontNameAttribute")
        static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }
    struct TraitKey: RawRepresentable, Hashable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }
    struct FeatureKey: RawRepresentable, Hashable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }
    var fontAttributes: [AttributeName: Any] {
        let font = UIFont(descriptor: self, size: 0)
        return [.size: pointSize, .name: font.fontName]
    }
    func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var result = self
        if let size = _number(attributes[.size]) { result = result.withSize(size) }
        let name = attributes[.name] as? String ?? ""
        var symbolic = result.symbolicTraits
        if name.lowercased().hasSuffix("bold") { symbolic.insert(.traitBold) }
        let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
        if let given = traits[.symbolic] as? UInt32 { symbolic = SymbolicTraits(rawValue: given) }
        if let given = traits[.symbolic] as? SymbolicTraits { symbolic = given }
        if let slant = _number(traits[.slant]), slant > 0 { symbolic.insert(.traitItalic) }
        if symbolic != result.symbolicTraits { result = result.withSymbolicTraits(symbolic) ?? result }
        guard let weight = traits[.weight] as? UIFont.Weight ?? _number(traits[.weight]).map({ UIFont.Weight($0) }) else { return result }
        let weighted = UIFont.systemFont(ofSize: result.pointSize, weight: weight).fontDescriptor
        let rest = result.symbolicTraits.subtracting(.traitBold)
        return rest.isEmpty ? weighted : weighted.withSymbolicTraits(weighted.symbolicTraits.union(rest)) ?? weighted
    }
    func _number(_ value: Any?) -> CGFloat? {
        if let number = value as? CGFloat { return number }
        if let number = value as? Int { return CGFloat(number) }
        return (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    convenience init(fontAttributes attributes: [AttributeName: Any]) {
        let name = attributes[.name] as? String ?? attributes[.family] as? String ?? ""
        let made = UIFontDescriptor(name: name, size: 0).addingAttributes(attributes)
        self.init(made)
    }
    convenience init(_ other: UIFontDescriptor) { self.init(name: UIFont(descriptor: other, size: 0).fontName, size: other.pointSize) }
}
