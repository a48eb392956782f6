import Stage
import Testing
import UIKit

/// Maps and places, of which no picture is drawn and nobody finds the user's.
@Suite struct `A map` {
    private func prints(_ members: String, _ code: String) throws -> [String] {
        let run = try Board.run(
            """
            import MapKit

            class Stop: NSObject, MKAnnotation {
                let coordinate: CLLocationCoordinate2D
                init(_ latitude: Double, _ longitude: Double) {
                    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
                }
            }
            class Page: UIViewController, MKMapViewDelegate, CLLocationManagerDelegate {
                let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            \(members)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(map)
                    map.delegate = self
            \(code)
                }
            }
            """, steps: [], setting: Setting(container: .navigation, root: "Page"))
        #expect(run.recording.events.allSatisfy { $0.kind != .refusal })
        return run.recording.events.filter { $0.kind == .print || $0.kind == .exception }.compactMap(\.text)
    }

    /// The places: 10 degrees are 200 points from west to east, 10 degrees are 100 from south to north.
    @Test func `asks its delegate for the views of what its region shows, once it is laid out, and puts them in their places`() throws {
        let printed = try prints(
            """
                func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
                    print("view for", annotation.coordinate.latitude)
                    return annotation is Stop ? mapView.dequeueReusableAnnotationView(withIdentifier: "stop", for: annotation) : nil
                }
                func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
                    for view in views { print(type(of: view), view.center, view.superview === mapView) }
                }
            """,
            """
                    map.register(MKPinAnnotationView.self, forAnnotationViewWithReuseIdentifier: "stop")
                    let other = MKPointAnnotation()
                    other.coordinate = CLLocationCoordinate2D(latitude: 50, longitude: 20)
                    map.addAnnotations([Stop(52.5, 22.5), other, Stop(70, 20)])
                    map.region = MKCoordinateRegion(
                        center: CLLocationCoordinate2D(latitude: 50, longitude: 20),
                        span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10))
                    print("set", map.annotations.count)
            """)
        #expect(
            printed == [
                "set 3", "view for 52.5", "view for 50.0", "MKPinAnnotationView (150.0, 25.0) true",
                "MKMarkerAnnotationView (100.0, 50.0) true",
            ])
    }

    @Test func `comes from a storyboard`() throws {
        let code = """
            import MapKit
            class Page: UIViewController, MKMapViewDelegate {
                @IBOutlet var map: MKMapView!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(type(of: map!), map.mapType == .standard, map.delegate === self, map.superview === view)
                }
            }
            """
        let board = Board.storyboard(
            Board.scene(
                1, "Page",
                subviews: #"<mapView clipsSubviews="YES" mapType="standard" id="map-1"><connections>"#
                    + #"<outlet property="delegate" destination="vc-1" id="c-2"/></connections></mapView>"#,
                connections: #"<outlet property="map" destination="map-1" id="c-1"/>"#))
        let run = try Run(sources: [Source(path: "Page.swift", text: code), board], setting: Setting(root: "Page"))
        #expect(run.recording.events.allSatisfy { $0.kind != .refusal })
        #expect(run.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["MKMapView true true true"])
    }

    @Test func `tells of its region, and ends the app at one that cannot be`() throws {
        let printed = try prints(
            """
                func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { print("will", animated) }
                func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { print("did", mapView.region.center.latitude) }
            """,
            """
                    map.setCenter(CLLocationCoordinate2D(latitude: 10, longitude: 20), animated: true)
                    map.setCenter(CLLocationCoordinate2D(latitude: 100, longitude: 20), animated: false)
                    print("not reached")
            """)
        #expect(printed.prefix(2) == ["will true", "did 10.0"])
        #expect(printed.count == 3 && printed[2].hasPrefix("Invalid Region"))
    }

    /// A degree of a great circle is 111,195 m on a sphere of the earth's mean radius.
    @Test func `knows distances, and how large a region of metres is`() throws {
        let printed = try prints(
            "",
            """
                    let equator = CLLocation(latitude: 0, longitude: 0)
                    print(Int(equator.distance(from: CLLocation(latitude: 0, longitude: 1))), equator.course, equator.verticalAccuracy)
                    let region = MKCoordinateRegion(center: equator.coordinate, latitudinalMeters: 111_195, longitudinalMeters: 222_390)
                    print((region.span.latitudeDelta * 1000).rounded(), (region.span.longitudeDelta * 1000).rounded())
                    print(CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid), MKMapPoint(equator.coordinate).x)
            """)
        #expect(printed == ["111195 -1.0 -1.0", "1000.0 2000.0", "false 134217728.0"])
    }

    @Test func `asks for renderers, and a manager tells that nobody has said whether it may look`() throws {
        let printed = try prints(
            """
                let manager = CLLocationManager()
                func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
                    let line = MKPolylineRenderer(overlay: overlay)
                    print("renderer", line.polyline.pointCount, mapView.overlays.count)
                    return line
                }
                func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
                    print(manager.authorizationStatus == .notDetermined, manager.location == nil)
                }
            """,
            """
                    manager.delegate = self
                    manager.requestWhenInUseAuthorization()
                    let ends = [CLLocationCoordinate2D(latitude: 1, longitude: 1), CLLocationCoordinate2D(latitude: 2, longitude: 2)]
                    map.addOverlay(MKPolyline(coordinates: ends, count: 2))
                    print("loaded")
            """)
        #expect(Set(printed) == ["loaded", "renderer 2 1", "true true"] && printed.first == "loaded")
    }

    /// A pointer to an array's elements takes the array, or its place.
    @Test func `makes lines of arrays' places, which stay as they are`() throws {
        let printed = try prints(
            """
                var line: MKPolyline = { var none: [CLLocationCoordinate2D] = []; return MKPolyline(coordinates: &none, count: 0) }()
            """,
            """
                    var ends = [CLLocationCoordinate2D(latitude: 1, longitude: 1), CLLocationCoordinate2D(latitude: 2, longitude: 2)]
                    print(line.pointCount)
                    line = MKPolyline(coordinates: &ends, count: 1)
                    print(line.pointCount, ends.count, MKPolyline(coordinates: ends, count: 2).pointCount)
                    line = MKPolygon().pointCount == 0 ? MKPolyline() : line
                    MKPolyline(coordinates: ends, count: 2).getCoordinates(&ends, range: NSRange(location: 1, length: 1))
                    print(line.pointCount, ends.map(\\.latitude))
            """)
        #expect(printed == ["0", "1 2 2", "0 [2.0, 2.0]"])
    }
}
