struct CATextLayerTruncationMode: RawRepresentable, Hashable {
    let rawValue: String
    static let none = CATextLayerTruncationMode(rawValue: "none")
    static let start = CATextLayerTruncationMode(rawValue: "start")
    static let middle = CATextLayerTruncationMode(rawValue: "middle")
    static let end = CATextLayerTruncationMode(rawValue: "end")
}

struct CATextLayerAlignmentMode: RawRepresentable, Hashable {
    let rawValue: String
    static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    static let left = CATextLayerAlignmentMode(rawValue: "left")
    static let right = CATextLayerAlignmentMode(rawValue: "right")
    static let center = CATextLayerAlignmentMode(rawValue: "center")
    static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that shows a text.
///
/// Fidelity: documented CATextLayer; the text is not drawn (simplified).
class CATextLayer: CALayer {
    @objc dynamic var string: Any?
    var font: Any?
    @objc dynamic var fontSize: CGFloat = 36
    @objc dynamic var foregroundColor: CGColor?
    var isWrapped = false
    var truncationMode = CATextLayerTruncationMode.none
    var alignmentMode = CATextLayerAlignmentMode.natural
    var allowsFontSubpixelQuantization = false
}
