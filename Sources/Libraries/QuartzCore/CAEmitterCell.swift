/// A kind of particles.
///
/// Fidelity: documented CAEmitterCell; no particles are drawn (simplified).
class CAEmitterCell: NSObject {
    var name: String?
    var isEnabled = true
    var contents: Any?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsScale: CGFloat = 1
    var color: CGColor?
    var redRange: Float = 0
    var greenRange: Float = 0
    var blueRange: Float = 0
    var alphaRange: Float = 0
    var redSpeed: Float = 0
    var greenSpeed: Float = 0
    var blueSpeed: Float = 0
    var alphaSpeed: Float = 0
    @objc dynamic var birthRate: Float = 0
    @objc dynamic var lifetime: Float = 0
    var lifetimeRange: Float = 0
    @objc dynamic var scale: CGFloat = 1
    var scaleRange: CGFloat = 0
    var scaleSpeed: CGFloat = 0
    @objc dynamic var velocity: CGFloat = 0
    var velocityRange: CGFloat = 0
    var xAcceleration: CGFloat = 0
    var yAcceleration: CGFloat = 0
    var zAcceleration: CGFloat = 0
    var spin: CGFloat = 0
    var spinRange: CGFloat = 0
    var emissionLatitude: CGFloat = 0
    var emissionLongitude: CGFloat = 0
    var emissionRange: CGFloat = 0
    var beginTime: CFTimeInterval = 0
    var timeOffset: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var emitterCells: [CAEmitterCell]?
}
