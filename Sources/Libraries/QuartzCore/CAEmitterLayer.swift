/// A layer whose sublayers lie in depth.
///
/// Fidelity: documented CATransformLayer; drawn flat (simplified).
class CATransformLayer: CALayer {}

struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable {
    let rawValue: String
    static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable {
    let rawValue: String
    static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

struct CAEmitterLayerRenderMode: RawRepresentable, Hashable {
    let rawValue: String
    static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that gives off particles.
///
/// Fidelity: documented CAEmitterLayer; no particles are drawn (simplified).
class CAEmitterLayer: CALayer {
    var emitterCells: [CAEmitterCell]?
    @objc dynamic var birthRate: Float = 1
    @objc dynamic var lifetime: Float = 1
    @objc dynamic var emitterPosition = CGPoint.zero
    var emitterZPosition: CGFloat = 0
    @objc dynamic var emitterSize = CGSize.zero
    var emitterDepth: CGFloat = 0
    var emitterShape = CAEmitterLayerEmitterShape.point
    var emitterMode = CAEmitterLayerEmitterMode.volume
    var renderMode = CAEmitterLayerRenderMode.unordered
    var preservesDepth = false
    @objc dynamic var velocity: Float = 1
    @objc dynamic var scale: Float = 1
    var spin: Float = 1
    var seed: UInt32 = 0
}
