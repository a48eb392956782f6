internal import Interpreter

extension Bindings {
    /// The words of programs that get MapKit's part.
    static let mapWords = [
        "MKMap", "MKCoordinate", "MKAnnotation", "MKPointAnnotation", "MKPointOfInterest", "MKOverlay", "MKPoly", "MKCircle", "MKMarker",
        "MKUser", "MKPin",
    ]

    /// MapKit's map view and what stands on it, in the learner's own Swift.
    static let mapsLibrary = Program.Library(path: "MapKit", text: [mapGeometry, mapContents, mapView].joined(separator: "\n"))

    private static let mapGeometry = """
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

    private static let mapContents = """
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
            let _places: [CLLocationCoordinate2D]
            init(coordinates: [CLLocationCoordinate2D], count: Int) {
                _places = Array(coordinates.prefix(count))
                super.init()
            }
            var pointCount: Int { _places.count }
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

    private static let mapView = """
        /// Fidelity: documented MKMapType.
        enum MKMapType: UInt { case standard = 0, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }
        /// Fidelity: documented MKUserTrackingMode.
        enum MKUserTrackingMode: Int { case none = 0, follow, followWithHeading }
        /// Fidelity: documented MKFeatureVisibility.
        enum MKFeatureVisibility: Int { case adaptive = 0, hidden, visible }
        /// Fidelity: documented MKOverlayLevel.
        enum MKOverlayLevel: Int { case aboveRoads = 0, aboveLabels }

        /// Fidelity: documented MKPointOfInterestFilter; only kept, as no map is drawn.
        class MKPointOfInterestFilter: NSObject {
            static let includingAll = MKPointOfInterestFilter()
            static let excludingAll = MKPointOfInterestFilter()
        }

        /// Fidelity: documented MKMapCamera; only kept (simplified).
        class MKMapCamera: NSObject {
            var centerCoordinate = CLLocationCoordinate2D()
            var altitude: CLLocationDistance = 0
            var centerCoordinateDistance: CLLocationDistance = 0
            var pitch: CGFloat = 0
            var heading: CLLocationDirection = 0
            override init() { super.init() }
            convenience init(
                lookingAtCenter center: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
                heading: CLLocationDirection
            ) {
                self.init()
                centerCoordinate = center
                centerCoordinateDistance = distance
                self.pitch = pitch
                self.heading = heading
            }
        }

        /// Fidelity: documented MKMapViewDelegate; nothing is told of loading, of renderers, of the user's place and of callouts (simplified).
        @objc protocol MKMapViewDelegate: NSObjectProtocol {
            @objc optional func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
            @objc optional func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
            @objc optional func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
            @objc optional func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView?
            @objc optional func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
            @objc optional func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
            @objc optional func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
            @objc optional func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer
        }

        /// A map, of which no picture is drawn: what stands on it has its views in their places.
        ///
        /// Fidelity: documented MKMapView; views and renderers are asked for when a map in a window is laid out, the region stays as it is set and is not
        /// fitted to the view's shape, places lie evenly in it (simplified), as is what it begins with;
        /// the words of the exception for a region that cannot be are reported.
        class MKMapView: UIView {
            @objc weak var delegate: MKMapViewDelegate?
            var mapType = MKMapType.standard
            var camera = MKMapCamera()
            var isZoomEnabled = true
            var isScrollEnabled = true
            var isPitchEnabled = true
            var isRotateEnabled = true
            var showsCompass = true
            var showsScale = false
            var showsTraffic = false
            var showsBuildings = true
            var showsPointsOfInterest = true
            var showsUserTrackingButton = false
            var pitchButtonVisibility = MKFeatureVisibility.adaptive
            var showsZoomControls = false
            var pointOfInterestFilter: MKPointOfInterestFilter?
            var showsUserLocation = false
            var userTrackingMode = MKUserTrackingMode.none
            let userLocation = MKUserLocation()
            var isUserLocationVisible: Bool { false }
            var annotations: [MKAnnotation] = []
            var overlays: [MKOverlay] = []
            var _region = MKCoordinateRegion(
                center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 120, longitudeDelta: 80))
            var _views: [MKAnnotationView] = []
            var _renderers: [MKOverlayRenderer] = []
            var _selected: [MKAnnotation] = []
            var _classes: [String: MKAnnotationView.Type] = [:]
            var _unused: [MKAnnotationView] = []

            override init(frame: CGRect) {
                super.init(frame: frame)
                clipsToBounds = true
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }

            var region: MKCoordinateRegion {
                get { _region }
                set { setRegion(newValue, animated: false) }
            }
            func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
                if !CLLocationCoordinate2DIsValid(region.center) || region.span.latitudeDelta < 0 || region.span.longitudeDelta < 0 {
                    let (center, span) = (region.center, region.span)
                    _raise(
                        "NSInvalidArgumentException",
                        "Invalid Region <center:\\(center.latitude), \\(center.longitude) "
                            + "span:\\(span.latitudeDelta), \\(span.longitudeDelta)>")
                    return
                }
                delegate?.mapView?(self, regionWillChangeAnimated: animated)
                _region = region
                setNeedsLayout()
                delegate?.mapViewDidChangeVisibleRegion?(self)
                delegate?.mapView?(self, regionDidChangeAnimated: animated)
            }
            func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
            var centerCoordinate: CLLocationCoordinate2D {
                get { _region.center }
                set { setCenter(newValue, animated: false) }
            }
            func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
                setRegion(MKCoordinateRegion(center: coordinate, span: _region.span), animated: animated)
            }
            var visibleMapRect: MKMapRect {
                get {
                    let half = _region.span.longitudeDelta / 2
                    let tall = _region.span.latitudeDelta / 2
                    let first = MKMapPoint(
                        CLLocationCoordinate2D(latitude: min(85, _region.center.latitude + tall), longitude: _region.center.longitude - half))
                    let last = MKMapPoint(
                        CLLocationCoordinate2D(latitude: max(-85, _region.center.latitude - tall), longitude: _region.center.longitude + half))
                    return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
                }
                set { setVisibleMapRect(newValue, animated: false) }
            }
            func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) {
                if !rect.isNull { setRegion(MKCoordinateRegion(rect), animated: animated) }
            }
            func setVisibleMapRect(_ rect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
                setVisibleMapRect(rect, animated: animated)
            }
            func setCamera(_ camera: MKMapCamera, animated: Bool) {
                self.camera = camera
                setCenter(camera.centerCoordinate, animated: animated)
            }
            func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

            func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
                let east = (coordinate.longitude - _region.center.longitude) / max(_region.span.longitudeDelta, 0.000001)
                let north = (coordinate.latitude - _region.center.latitude) / max(_region.span.latitudeDelta, 0.000001)
                let point = CGPoint(x: bounds.midX + east * bounds.width, y: bounds.midY - north * bounds.height)
                return view == nil || view === self ? point : convert(point, to: view)
            }
            func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
                let own = view == nil || view === self ? point : convert(point, from: view)
                return CLLocationCoordinate2D(
                    latitude: _region.center.latitude - (own.y - bounds.midY) / max(bounds.height, 1) * _region.span.latitudeDelta,
                    longitude: _region.center.longitude + (own.x - bounds.midX) / max(bounds.width, 1) * _region.span.longitudeDelta)
            }

            func addAnnotation(_ annotation: MKAnnotation) {
                if annotations.contains(where: { $0 === annotation }) { return }
                annotations.append(annotation)
                setNeedsLayout()
            }
            func addAnnotations(_ annotations: [MKAnnotation]) {
                for annotation in annotations { addAnnotation(annotation) }
            }
            func removeAnnotation(_ annotation: MKAnnotation) {
                annotations.removeAll { $0 === annotation }
                _selected.removeAll { $0 === annotation }
                for view in _views where view.annotation === annotation {
                    view.removeFromSuperview()
                    if view.reuseIdentifier != nil { _unused.append(view) }
                }
                _views.removeAll { $0.annotation === annotation }
            }
            func removeAnnotations(_ annotations: [MKAnnotation]) {
                for annotation in annotations { removeAnnotation(annotation) }
            }
            func view(for annotation: MKAnnotation) -> MKAnnotationView? { _views.first { $0.annotation === annotation } }
            func showAnnotations(_ annotations: [MKAnnotation], animated: Bool) {
                addAnnotations(annotations)
                let rect = annotations.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize())) }
                if !rect.isNull { setVisibleMapRect(rect.insetBy(dx: -rect.width / 8 - 1000, dy: -rect.height / 8 - 1000), animated: animated) }
            }
            func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
                _classes[identifier] = viewClass as? MKAnnotationView.Type
            }
            func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
                guard let index = _unused.firstIndex(where: { $0.reuseIdentifier == identifier }) else { return nil }
                let view = _unused.remove(at: index)
                view.prepareForReuse()
                return view
            }
            func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: MKAnnotation) -> MKAnnotationView {
                if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
                    view.annotation = annotation
                    return view
                }
                return _make(_classes[identifier] ?? MKMarkerAnnotationView.self, annotation, identifier)
            }
            func _make(_ type: MKAnnotationView.Type, _ annotation: MKAnnotation, _ identifier: String) -> MKAnnotationView {
                type.init(annotation: annotation, reuseIdentifier: identifier)
            }

            var selectedAnnotations: [MKAnnotation] {
                get { _selected }
                set { _selected = newValue }
            }
            func selectAnnotation(_ annotation: MKAnnotation, animated: Bool) {
                if !annotations.contains(where: { $0 === annotation }) || _selected.contains(where: { $0 === annotation }) { return }
                for known in _selected { deselectAnnotation(known, animated: animated) }
                _selected = [annotation]
                if let view = view(for: annotation) {
                    view.setSelected(true, animated: animated)
                    delegate?.mapView?(self, didSelect: view)
                }
            }
            func deselectAnnotation(_ annotation: MKAnnotation?, animated: Bool) {
                guard let annotation, _selected.contains(where: { $0 === annotation }) else { return }
                _selected.removeAll { $0 === annotation }
                if let view = view(for: annotation) {
                    view.setSelected(false, animated: animated)
                    delegate?.mapView?(self, didDeselect: view)
                }
            }

            func addOverlay(_ overlay: MKOverlay) {
                overlays.append(overlay)
                setNeedsLayout()
            }
            func addOverlay(_ overlay: MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
            func addOverlays(_ overlays: [MKOverlay]) {
                for overlay in overlays { addOverlay(overlay) }
            }
            func addOverlays(_ overlays: [MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
            func insertOverlay(_ overlay: MKOverlay, at index: Int) {
                overlays.insert(overlay, at: index)
                setNeedsLayout()
            }
            func removeOverlay(_ overlay: MKOverlay) {
                overlays.removeAll { $0 === overlay }
                _renderers.removeAll { $0.overlay === overlay }
            }
            func removeOverlays(_ overlays: [MKOverlay]) {
                for overlay in overlays { removeOverlay(overlay) }
            }
            func renderer(for overlay: MKOverlay) -> MKOverlayRenderer? { _renderers.first { $0.overlay === overlay } }

            override func layoutSubviews() {
                super.layoutSubviews()
                guard window != nil, bounds.width > 0, bounds.height > 0 else { return }
                var added: [MKAnnotationView] = []
                for annotation in annotations {
                    let point = convert(annotation.coordinate, toPointTo: self)
                    var view = view(for: annotation)
                    if view == nil && bounds.contains(point) {
                        let made =
                            delegate?.mapView?(self, viewFor: annotation) ?? nil
                            ?? dequeueReusableAnnotationView(withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
                        _views.append(made)
                        addSubview(made)
                        added.append(made)
                        view = made
                    }
                    if let view { view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y) }
                }
                if !added.isEmpty { delegate?.mapView?(self, didAdd: added) }
                for overlay in overlays where renderer(for: overlay) == nil {
                    if let made = delegate?.mapView?(self, rendererFor: overlay) { _renderers.append(made) }
                }
            }
        }
        """
}
