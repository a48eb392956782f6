/// A layer that shows copies of its sublayers.
///
/// Fidelity: documented CAReplicatorLayer; the copies are not drawn (simplified).
class CAReplicatorLayer: CALayer {
    @objc dynamic var instanceCount = 1
    var preservesDepth = false
    @objc dynamic var instanceDelay: TimeInterval = 0
    @objc dynamic var instanceTransform = CATransform3DIdentity
    @objc dynamic var instanceColor: CGColor?
    @objc dynamic var instanceRedOffset: Float = 0
    @objc dynamic var instanceGreenOffset: Float = 0
    @objc dynamic var instanceBlueOffset: Float = 0
    @objc dynamic var instanceAlphaOffset: Float = 0
}
