extension Bindings {
    /// Parts of the earth and of the flat map.
    static let mapGeometry = """
        /// Degrees from north to south and from west to east.
        ///
        /// Fidelity: documented MKCoordinateSpan.
        struct MKCoordinateSpan {
            var latitudeDelta: CLLocationDegrees = 0
            var longitudeDelta: CLLocationDegrees = 0
        }
        func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees) -> MKCoordinateSpan {
            MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
        }

        /// A part of the earth around a place.
        ///
        /// Fidelity: documented MKCoordinateRegion; a degree from north to south is 111,195 m, from west to east as much less as the place is far from the
        /// equator (simplified).
        struct MKCoordinateRegion {
            var center = CLLocationCoordinate2D()
            var span = MKCoordinateSpan()
            init() {}
            init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
                self.center = center
                self.span = span
            }
            init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) {
                let degree = 6_371_008.8 * Double.pi / 180
                self.center = center
                span = MKCoordinateSpan(
                    latitudeDelta: latitudinalMeters / degree,
                    longitudeDelta: min(360, longitudinalMeters / (degree * max(0.000001, cos(center.latitude * Double.pi / 180)))))
            }
            init(_ rect: MKMapRect) {
                let first = rect.origin.coordinate
                let last = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
                self.init(
                    center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
                    span: MKCoordinateSpan(
                        latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
            }
        }

        /// A place on the flat map, which is 268,435,456 points wide.
        ///
        /// Fidelity: documented MKMapPoint (Mercator's projection, from the north-west).
        struct MKMapPoint {
            var x: Double = 0
            var y: Double = 0
            init() {}
            init(x: Double, y: Double) {
                self.x = x
                self.y = y
            }
            init(_ coordinate: CLLocationCoordinate2D) {
                let size = MKMapSize.world.width
                let slope = tan(Double.pi / 4 + coordinate.latitude * Double.pi / 360)
                x = (coordinate.longitude + 180) / 360 * size
                y = size / 2 - log(slope) * size / (2 * Double.pi)
            }
            var coordinate: CLLocationCoordinate2D {
                let size = MKMapSize.world.width
                let turn = atan(exp((size / 2 - y) * 2 * Double.pi / size)) * 360 / Double.pi - 90
                return CLLocationCoordinate2D(latitude: turn, longitude: x / size * 360 - 180)
            }
            func distance(to point: MKMapPoint) -> CLLocationDistance {
                CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
                    .distance(from: CLLocation(latitude: point.coordinate.latitude, longitude: point.coordinate.longitude))
            }
        }

        /// Fidelity: documented MKMapSize.
        struct MKMapSize {
            var width: Double = 0
            var height: Double = 0
            static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
        }

        /// Fidelity: documented MKMapRect.
        struct MKMapRect {
            var origin = MKMapPoint()
            var size = MKMapSize()
            static let null = MKMapRect(origin: MKMapPoint(x: .infinity, y: .infinity), size: MKMapSize())
            static let world = MKMapRect(origin: MKMapPoint(), size: .world)
            init() {}
            init(origin: MKMapPoint, size: MKMapSize) {
                self.origin = origin
                self.size = size
            }
            init(x: Double, y: Double, width: Double, height: Double) {
                self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
            }
            var isNull: Bool { origin.x == .infinity }
            var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
            var width: Double { size.width }
            var height: Double { size.height }
            var minX: Double { origin.x }
            var minY: Double { origin.y }
            var midX: Double { origin.x + size.width / 2 }
            var midY: Double { origin.y + size.height / 2 }
            var maxX: Double { origin.x + size.width }
            var maxY: Double { origin.y + size.height }
            func union(_ other: MKMapRect) -> MKMapRect {
                if isNull { return other }
                if other.isNull { return self }
                let x = min(minX, other.minX)
                let y = min(minY, other.minY)
                return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
            }
            func insetBy(dx: Double, dy: Double) -> MKMapRect {
                MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
            }
            func contains(_ point: MKMapPoint) -> Bool {
                point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
            }
        }
        """
}
