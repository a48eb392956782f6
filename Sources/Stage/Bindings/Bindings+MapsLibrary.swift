internal import Interpreter

extension Bindings {
    /// The words of programs that get MapKit's part.
    static let mapWords = [
        "MKMap", "MKCoordinate", "MKAnnotation", "MKPointAnnotation", "MKPointOfInterest", "MKOverlay", "MKPoly", "MKCircle", "MKMarker",
        "MKUser", "MKPin",
    ]

    /// MapKit's map view and what stands on it, in the learner's own Swift.
    static let mapsLibrary = Program.Library(path: "MapKit", text: [mapGeometry, mapContents, mapView].joined(separator: "\n"))

    private static let mapView = """
        /// Fidelity: documented MKUserTrackingBarButtonItem; reported that its custom view is a control; a tap does nothing (simplified).
        class MKUserTrackingBarButtonItem: UIBarButtonItem {
            var mapView: MKMapView?
            convenience init(mapView: MKMapView?) {
                self.init(customView: UIButton(type: .system))
                self.mapView = mapView
            }
        }

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
