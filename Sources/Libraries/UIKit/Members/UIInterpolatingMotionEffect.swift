class UIInterpolatingMotionEffect: UIMotionEffect {
    enum EffectType: Int { case tiltAlongHorizontalAxis = 0, tiltAlongVerticalAxis }
    let keyPath: String
    let type: EffectType
    var minimumRelativeValue: Any?
    var maximumRelativeValue: Any?
    init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }
}
