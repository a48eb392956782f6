package import Interpreter
package import UIKit

// Geometry: Core Graphics' structs, all numbers in points.
extension Bindings {
    /// The types that points, sizes and rectangles are made from: integer literals are Int there, so that `375 / 2` is 187.
    private static let numbers = ["CGFloat", "Int"]

    /// A point, in points.
    ///
    /// Fidelity: documented CGPoint.
    static let cgPoint: HostType = {
        var type = TypeBinding("CGPoint", .structure, conformances: ["Hashable", "Codable", "CustomDebugStringConvertible"])
        type.enumCase("zero") { call throws(ScriptError) in call.give(CGPoint.zero) }
        type.initializer("init()") { call throws(ScriptError) in call.give(CGPoint.zero) }
        for number in numbers {
            type.initializer("init(x:y:)", [HostParameter("x", "x", number), HostParameter("y", "y", number)]) {
                call throws(ScriptError) in
                let x: CGFloat = try call.argument(0)
                let y: CGFloat = try call.argument(1)
                return call.give(CGPoint(x: x, y: y))
            }
        }
        type.property("x", "CGFloat") { call throws(ScriptError) in
            let object: CGPoint = try call.receiver()
            return call.give(object.x)
        } set: { call, value throws(ScriptError) in
            var object: CGPoint = try call.receiver()
            object.x = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("y", "CGFloat") { call throws(ScriptError) in
            let object: CGPoint = try call.receiver()
            return call.give(object.y)
        } set: { call, value throws(ScriptError) in
            var object: CGPoint = try call.receiver()
            object.y = try call.read(value)
            call.receiver = call.give(object)
        }
        extend(&type)
        return type.hostType
    }()

    /// A size, in points.
    ///
    /// Fidelity: documented CGSize.
    static let cgSize: HostType = {
        var type = TypeBinding("CGSize", .structure, conformances: ["Hashable", "Codable", "CustomDebugStringConvertible"])
        type.enumCase("zero") { call throws(ScriptError) in call.give(CGSize.zero) }
        type.initializer("init()") { call throws(ScriptError) in call.give(CGSize.zero) }
        for number in numbers {
            let parameters = [HostParameter("width", "width", number), HostParameter("height", "height", number)]
            type.initializer("init(width:height:)", parameters) { call throws(ScriptError) in
                let width: CGFloat = try call.argument(0)
                let height: CGFloat = try call.argument(1)
                return call.give(CGSize(width: width, height: height))
            }
        }
        type.property("width", "CGFloat") { call throws(ScriptError) in
            let object: CGSize = try call.receiver()
            return call.give(object.width)
        } set: { call, value throws(ScriptError) in
            var object: CGSize = try call.receiver()
            object.width = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("height", "CGFloat") { call throws(ScriptError) in
            let object: CGSize = try call.receiver()
            return call.give(object.height)
        } set: { call, value throws(ScriptError) in
            var object: CGSize = try call.receiver()
            object.height = try call.read(value)
            call.receiver = call.give(object)
        }
        extend(&type)
        return type.hostType
    }()

    /// A rectangle, in points.
    ///
    /// Fidelity: documented CGRect; standardizing and dividing are left out (simplified).
    static let cgRect: HostType = {
        var type = TypeBinding("CGRect", .structure, conformances: ["Hashable", "Codable", "CustomDebugStringConvertible"])
        type.enumCase("zero") { call throws(ScriptError) in call.give(CGRect.zero) }
        type.enumCase("null") { call throws(ScriptError) in call.give(CGRect.null) }
        type.enumCase("infinite") { call throws(ScriptError) in call.give(CGRect.infinite) }
        type.initializer("init()") { call throws(ScriptError) in call.give(CGRect.zero) }
        for number in numbers {
            let parameters = ["x", "y", "width", "height"].map { HostParameter($0, $0, number) }
            type.initializer("init(x:y:width:height:)", parameters) { call throws(ScriptError) in
                let x: CGFloat = try call.argument(0)
                let y: CGFloat = try call.argument(1)
                let width: CGFloat = try call.argument(2)
                let height: CGFloat = try call.argument(3)
                return call.give(CGRect(x: x, y: y, width: width, height: height))
            }
        }
        let parts = [HostParameter("origin", "origin", "CGPoint"), HostParameter("size", "size", "CGSize")]
        type.initializer("init(origin:size:)", parts) { call throws(ScriptError) in
            let origin: CGPoint = try call.argument(0)
            let size: CGSize = try call.argument(1)
            return call.give(CGRect(origin: origin, size: size))
        }
        type.property("origin", "CGPoint") { call throws(ScriptError) in
            let object: CGRect = try call.receiver()
            return call.give(object.origin)
        } set: { call, value throws(ScriptError) in
            var object: CGRect = try call.receiver()
            object.origin = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("size", "CGSize") { call throws(ScriptError) in
            let object: CGRect = try call.receiver()
            return call.give(object.size)
        } set: { call, value throws(ScriptError) in
            var object: CGRect = try call.receiver()
            object.size = try call.read(value)
            call.receiver = call.give(object)
        }
        type.property("minX", "CGFloat") { call throws(ScriptError) in
            let object: CGRect = try call.receiver()
            return call.give(object.minX)
        }
        type.property("midX", "CGFloat") { call throws(ScriptError) in
            let object: CGRect = try call.receiver()
            return call.give(object.midX)
        }
        type.property("maxX", "CGFloat") { call throws(ScriptError) in
            let object: CGRect = try call.receiver()
            return call.give(object.maxX)
        }
        type.property("minY", "CGFloat") { call throws(ScriptError) in
            let object: CGRect = try call.receiver()
            return call.give(object.minY)
        }
        type.property("midY", "CGFloat") { call throws(ScriptError) in
            let object: CGRect = try call.receiver()
            return call.give(object.midY)
        }
        type.property("maxY", "CGFloat") { call throws(ScriptError) in
            let object: CGRect = try call.receiver()
            return call.give(object.maxY)
        }
        type.property("width", "CGFloat") { call throws(ScriptError) in
            let object: CGRect = try call.receiver()
            return call.give(object.width)
        }
        type.property("height", "CGFloat") { call throws(ScriptError) in
            let object: CGRect = try call.receiver()
            return call.give(object.height)
        }
        type.property("isEmpty", "Bool") { call throws(ScriptError) in
            let object: CGRect = try call.receiver()
            return call.give(object.isEmpty)
        }
        type.property("isNull", "Bool") { call throws(ScriptError) in
            let object: CGRect = try call.receiver()
            return call.give(object.isNull)
        }
        type.property("isInfinite", "Bool") { call throws(ScriptError) in
            let object: CGRect = try call.receiver()
            return call.give(object.isInfinite)
        }
        type.property("standardized", "CGRect") { call throws(ScriptError) in
            let object: CGRect = try call.receiver()
            return call.give(object.standardized)
        }
        type.property("integral", "CGRect") { call throws(ScriptError) in
            let object: CGRect = try call.receiver()
            return call.give(object.integral)
        }
        let insetByParameters = [HostParameter("dx", "dx", "CGFloat"), HostParameter("dy", "dy", "CGFloat")]
        type.method("insetBy(dx:dy:)", insetByParameters, result: "CGRect") { call throws(ScriptError) in
            let object: CGRect = try call.receiver()
            let dx: CGFloat = try call.argument(0)
            let dy: CGFloat = try call.argument(1)
            return call.give(object.insetBy(dx: dx, dy: dy))
        }
        let offsetByParameters = [HostParameter("dx", "dx", "CGFloat"), HostParameter("dy", "dy", "CGFloat")]
        type.method("offsetBy(dx:dy:)", offsetByParameters, result: "CGRect") { call throws(ScriptError) in
            let object: CGRect = try call.receiver()
            let dx: CGFloat = try call.argument(0)
            let dy: CGFloat = try call.argument(1)
            return call.give(object.offsetBy(dx: dx, dy: dy))
        }
        type.method("union(_:)", [HostParameter(nil, "other", "CGRect")], result: "CGRect") { call throws(ScriptError) in
            let object: CGRect = try call.receiver()
            let other: CGRect = try call.argument(0)
            return call.give(object.union(other))
        }
        type.method("intersection(_:)", [HostParameter(nil, "other", "CGRect")], result: "CGRect") { call throws(ScriptError) in
            let object: CGRect = try call.receiver()
            let other: CGRect = try call.argument(0)
            return call.give(object.common(with: other))
        }
        type.method("intersects(_:)", [HostParameter(nil, "other", "CGRect")], result: "Bool") { call throws(ScriptError) in
            let object: CGRect = try call.receiver()
            let other: CGRect = try call.argument(0)
            return call.give(object.meets(other))
        }
        type.method("contains(_:)", [HostParameter(nil, "point", "CGPoint")], result: "Bool") { call throws(ScriptError) in
            let object: CGRect = try call.receiver()
            let point: CGPoint = try call.argument(0)
            return call.give(object.contains(point))
        }
        type.method("contains(_:)", [HostParameter(nil, "other", "CGRect")], result: "Bool") { call throws(ScriptError) in
            let object: CGRect = try call.receiver()
            let other: CGRect = try call.argument(0)
            return call.give(object.contains(other))
        }
        extend(&type)
        return type.hostType
    }()
}

extension CGPoint: BridgedValue {
    package static var hostName: String { "CGPoint" }
}

extension CGSize: BridgedValue {
    package static var hostName: String { "CGSize" }
}

extension CGRect: BridgedValue {
    package static var hostName: String { "CGRect" }
}

extension CGPath {
    /// A path, or the path of a mutable path.
    package static func read(_ value: Value, in host: ScriptHost) -> CGPath? {
        if case .host(let boxed) = value { return boxed.value(as: CGPath.self) }
        return (NSObject.read(value, in: host) as? CGMutablePath)?.path
    }
}
