extension Bindings {
    /// What stands on a map, and its views and renderers.
    static let mapContents = """
        /// What stands at a place.
        ///
        /// Fidelity: documented MKAnnotation.
        @objc protocol MKAnnotation: NSObjectProtocol {
            var coordinate: CLLocationCoordinate2D { get }
            @objc optional var title: String? { get }
            @objc optional var subtitle: String? { get }
        }

        /// Fidelity: documented MKShape.
        class MKShape: NSObject, MKAnnotation {
            var title: String?
            var subtitle: String?
            var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
        }

        /// Fidelity: documented MKPointAnnotation.
        class MKPointAnnotation: MKShape {
            var _place = CLLocationCoordinate2D()
            @objc dynamic override var coordinate: CLLocationCoordinate2D {
                get { _place }
                set { _place = newValue }
            }
            override init() { super.init() }
            init(coordinate: CLLocationCoordinate2D) {
                _place = coordinate
                super.init()
            }
            init(__coordinate: CLLocationCoordinate2D) {
                _place = __coordinate
                super.init()
            }
        }

        /// Where the user would be; nobody knows.
        ///
        /// Fidelity: documented MKUserLocation (without a location while none is known).
        class MKUserLocation: NSObject, MKAnnotation {
            var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
            var location: CLLocation? { nil }
            var isUpdating: Bool { false }
            var title: String?
            var subtitle: String?
        }

        /// What covers a part of the map.
        ///
        /// Fidelity: documented MKOverlay.
        protocol MKOverlay: MKAnnotation {
            var boundingMapRect: MKMapRect { get }
        }

        /// Fidelity: documented MKMultiPoint.
        class MKMultiPoint: MKShape, MKOverlay {
            var _places: [CLLocationCoordinate2D] = []
            override init() { super.init() }
            init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
                _places = (0..<count).map { coordinates[$0] }
                super.init()
            }
            var pointCount: Int { _places.count }
            func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
                for place in 0..<range.length { coords[place] = _places[range.location + place] }
            }
            func points() -> [MKMapPoint] { _places.map { MKMapPoint($0) } }
            var boundingMapRect: MKMapRect {
                _places.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize())) }
            }
            override var coordinate: CLLocationCoordinate2D {
                let rect = boundingMapRect
                return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
            }
        }
        /// Fidelity: documented MKPolyline.
        class MKPolyline: MKMultiPoint {}
        /// Fidelity: documented MKGeodesicPolyline; straight on the map (simplified).
        class MKGeodesicPolyline: MKPolyline {}
        /// Fidelity: documented MKPolygon.
        class MKPolygon: MKMultiPoint {}
        /// Fidelity: documented MKCircle; its bounds are reckoned at its middle (simplified).
        class MKCircle: MKShape, MKOverlay {
            let _place: CLLocationCoordinate2D
            let radius: CLLocationDistance
            init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
                _place = center
                self.radius = radius
                super.init()
            }
            override var coordinate: CLLocationCoordinate2D { _place }
            var boundingMapRect: MKMapRect {
                let region = MKCoordinateRegion(center: _place, latitudinalMeters: radius * 2, longitudinalMeters: radius * 2)
                let half = region.span.longitudeDelta / 720 * MKMapSize.world.width
                let middle = MKMapPoint(_place)
                return MKMapRect(x: middle.x - half, y: middle.y - half, width: half * 2, height: half * 2)
            }
        }

        /// What would draw an overlay.
        ///
        /// Fidelity: documented MKOverlayRenderer; nothing is drawn (simplified).
        class MKOverlayRenderer: NSObject {
            let overlay: MKOverlay
            var alpha: CGFloat = 1
            init(overlay: MKOverlay) {
                self.overlay = overlay
                super.init()
            }
            func setNeedsDisplay() {}
        }
        /// Fidelity: documented MKOverlayPathRenderer.
        class MKOverlayPathRenderer: MKOverlayRenderer {
            var fillColor: UIColor?
            var strokeColor: UIColor?
            var lineWidth: CGFloat = 0
            var lineJoin = CGLineJoin.round
            var lineCap = CGLineCap.round
            var miterLimit: CGFloat = 10
            var lineDashPhase: CGFloat = 0
            var lineDashPattern: [NSNumber]?
        }
        /// Fidelity: documented MKPolylineRenderer.
        class MKPolylineRenderer: MKOverlayPathRenderer {
            init(polyline: MKPolyline) { super.init(overlay: polyline) }
            override init(overlay: MKOverlay) { super.init(overlay: overlay) }
            var polyline: MKPolyline { overlay as! MKPolyline }
        }
        /// Fidelity: documented MKPolygonRenderer.
        class MKPolygonRenderer: MKOverlayPathRenderer {
            init(polygon: MKPolygon) { super.init(overlay: polygon) }
            override init(overlay: MKOverlay) { super.init(overlay: overlay) }
            var polygon: MKPolygon { overlay as! MKPolygon }
        }
        /// Fidelity: documented MKCircleRenderer.
        class MKCircleRenderer: MKOverlayPathRenderer {
            init(circle: MKCircle) { super.init(overlay: circle) }
            override init(overlay: MKOverlay) { super.init(overlay: overlay) }
            var circle: MKCircle { overlay as! MKCircle }
        }

        /// The view of what stands at a place.
        ///
        /// Fidelity: documented MKAnnotationView; callouts are not shown (simplified).
        class MKAnnotationView: UIView {
            var annotation: MKAnnotation?
            let reuseIdentifier: String?
            var image: UIImage? {
                didSet { if let image { bounds.size = image.size } }
            }
            var centerOffset = CGPoint.zero
            var calloutOffset = CGPoint.zero
            var canShowCallout = false
            var isEnabled = true
            var isHighlighted = false
            var isSelected = false
            var isDraggable = false
            var leftCalloutAccessoryView: UIView?
            var rightCalloutAccessoryView: UIView?
            var detailCalloutAccessoryView: UIView?
            var clusteringIdentifier: String?
            init(annotation: MKAnnotation?, reuseIdentifier: String?) {
                self.annotation = annotation
                self.reuseIdentifier = reuseIdentifier
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) {
                reuseIdentifier = nil
                super.init(coder: coder)
            }
            func prepareForReuse() {}
            func prepareForDisplay() {}
            func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
        }
        /// Fidelity: documented MKMarkerAnnotationView; 28 x 28 points (simplified).
        class MKMarkerAnnotationView: MKAnnotationView {
            var markerTintColor: UIColor?
            var glyphTintColor: UIColor?
            var glyphText: String?
            var glyphImage: UIImage?
            var selectedGlyphImage: UIImage?
            var animatesWhenAdded = false
            override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
                super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
                bounds.size = CGSize(width: 28, height: 28)
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        /// Fidelity: documented MKPinAnnotationView; 32 x 39 points (simplified).
        class MKPinAnnotationView: MKAnnotationView {
            var pinTintColor: UIColor?
            var animatesDrop = false
            override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
                super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
                bounds.size = CGSize(width: 32, height: 39)
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        /// Fidelity: documented MKUserLocationView; never seen, as nobody knows where the user is.
        class MKUserLocationView: MKAnnotationView {}

        let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
        let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
        """
}
