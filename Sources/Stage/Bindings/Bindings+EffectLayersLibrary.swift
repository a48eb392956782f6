internal import Interpreter

extension Bindings {
    /// The words of programs that get Core Animation's layers of texts, copies and particles.
    static let effectLayerWords = ["CATextLayer", "CAReplicatorLayer", "CAEmitter", "CATransformLayer"]

    /// Core Animation's layers of which nothing is drawn, in the learner's own Swift.
    static let effectLayersLibrary = Program.Library(
        path: "QuartzCore",
        text: """
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
            """)
}
