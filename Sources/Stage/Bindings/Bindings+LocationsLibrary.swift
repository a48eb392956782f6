internal import Interpreter

extension Bindings {
    /// The words of programs that get Core Location's part.
    static let locationWords = ["CLLocation", "kCL", "CLAuthorizationStatus", "CLPlacemark"] + mapWords

    /// Core Location's places and the manager that would find them, in the learner's own Swift.
    static let locationsLibrary = Program.Library(
        path: "CoreLocation",
        text: """
            typealias CLLocationDegrees = Double
            typealias CLLocationDistance = Double
            typealias CLLocationAccuracy = Double
            typealias CLLocationSpeed = Double
            typealias CLLocationSpeedAccuracy = Double
            typealias CLLocationDirection = Double
            typealias CLLocationDirectionAccuracy = Double

            let kCLDistanceFilterNone: CLLocationDistance = -1
            let kCLHeadingFilterNone: CLLocationDegrees = -1
            let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
            let kCLLocationAccuracyBest: CLLocationAccuracy = -1
            let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
            let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
            let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
            let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
            let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

            /// A place on the earth, in degrees.
            ///
            /// Fidelity: documented CLLocationCoordinate2D.
            struct CLLocationCoordinate2D {
                var latitude: CLLocationDegrees
                var longitude: CLLocationDegrees
                init() {
                    latitude = 0
                    longitude = 0
                }
                init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
                    self.latitude = latitude
                    self.longitude = longitude
                }
            }

            func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
                CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
            }

            /// Fidelity: documented CLLocationCoordinate2DIsValid (-90...90 and -180...180).
            func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
                abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
            }

            /// What was found of a place.
            ///
            /// Fidelity: documented CLLocation; distances are those on a sphere (simplified).
            class CLLocation: NSObject {
                let coordinate: CLLocationCoordinate2D
                let altitude: CLLocationDistance
                let horizontalAccuracy: CLLocationAccuracy
                let verticalAccuracy: CLLocationAccuracy
                let course: CLLocationDirection
                let speed: CLLocationSpeed
                let timestamp: Date

                convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
                    self.init(
                        coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
                        verticalAccuracy: -1, timestamp: Date())
                }

                convenience init(
                    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
                    verticalAccuracy: CLLocationAccuracy, timestamp: Date
                ) {
                    self.init(
                        coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
                        verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
                }

                init(
                    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
                    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
                ) {
                    self.coordinate = coordinate
                    self.altitude = altitude
                    self.horizontalAccuracy = horizontalAccuracy
                    self.verticalAccuracy = verticalAccuracy
                    self.course = course
                    self.speed = speed
                    self.timestamp = timestamp
                    super.init()
                }

                /// Metres.
                func distance(from location: CLLocation) -> CLLocationDistance {
                    let turn = Double.pi / 180
                    let from = coordinate.latitude * turn
                    let to = location.coordinate.latitude * turn
                    let north = sin((to - from) / 2)
                    let east = sin((location.coordinate.longitude - coordinate.longitude) * turn / 2)
                    let part = north * north + cos(from) * cos(to) * east * east
                    return 2 * 6_371_008.8 * asin(min(1, part.squareRoot()))
                }
            }

            /// Fidelity: documented CLAuthorizationStatus.
            enum CLAuthorizationStatus: Int32 {
                case notDetermined = 0, restricted, denied, authorizedAlways, authorizedWhenInUse
            }

            /// Fidelity: documented CLAccuracyAuthorization.
            enum CLAccuracyAuthorization: Int { case fullAccuracy = 0, reducedAccuracy }

            /// Fidelity: documented CLActivityType.
            enum CLActivityType: Int { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }

            /// Fidelity: documented CLLocationManagerDelegate; of its methods only the one about the permission is called (simplified).
            @objc protocol CLLocationManagerDelegate: AnyObject {
                @objc optional func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
                @objc optional func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
                @objc optional func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
                @objc optional func locationManager(_ manager: CLLocationManager, didFailWithError error: Error)
            }

            /// What would find where the device is. The question whether it may is the system's alert, which nobody here answers: the permission stays as
            /// it is, and no place is found.
            ///
            /// Fidelity: documented CLLocationManager (the delegate is told of the permission once the manager is made, from iOS 14 on by
            /// locationManagerDidChangeAuthorization(_:)); simplified, no question is asked.
            class CLLocationManager: NSObject {
                weak var delegate: CLLocationManagerDelegate?
                var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
                var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
                var headingFilter: CLLocationDegrees = 1
                var activityType = CLActivityType.other
                var pausesLocationUpdatesAutomatically = true
                var allowsBackgroundLocationUpdates = false
                var showsBackgroundLocationIndicator = false
                var location: CLLocation? { nil }
                var authorizationStatus: CLAuthorizationStatus { .notDetermined }
                var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

                static func locationServicesEnabled() -> Bool { true }
                static func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
                static func headingAvailable() -> Bool { false }
                static func significantLocationChangeMonitoringAvailable() -> Bool { false }

                override init() {
                    super.init()
                    DispatchQueue.main.async { [weak self] in self?._tell() }
                }

                func _tell() {
                    guard let delegate else { return }
                    if delegate.locationManagerDidChangeAuthorization?(self) == nil {
                        delegate.locationManager?(self, didChangeAuthorization: authorizationStatus)
                    }
                }

                func requestWhenInUseAuthorization() {}
                func requestAlwaysAuthorization() {}
                func requestLocation() {}
                func startUpdatingLocation() {}
                func stopUpdatingLocation() {}
                func startUpdatingHeading() {}
                func stopUpdatingHeading() {}
                func startMonitoringSignificantLocationChanges() {}
                func stopMonitoringSignificantLocationChanges() {}
            }
            """)
}
