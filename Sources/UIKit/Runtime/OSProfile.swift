/// A system version that can be simulated: a table of its known differences, each under a name of its own.
public struct OSProfile: Hashable, Comparable, Sendable {
    /// The major version.
    public let version: Int

    /// The newest version that is simulated.
    public static let newest = OSProfile(version: 27)
    /// The system of 2012, as far as a recording of that year shows it.
    public static let year2012 = OSProfile(version: 5)
    /// Every version that is simulated, oldest first. Apple's numbers go from 18 to 26.
    public static let all = [year2012] + (Array(13...18) + [26, 27]).map(OSProfile.init(version:))

    /// The simulated versions next to a number that is none, older first.
    public static func nearest(to version: Int) -> [OSProfile] {
        let (older, newer) = (all.last { $0.version < version }, all.first { $0.version > version })
        return [older, newer].compactMap { $0 }
    }

    /// A version by its number.
    public init(version: Int) {
        self.version = version
    }

    /// The name on the command line.
    public var name: String { self == .year2012 ? "2012" : String(version) }

    /// Its name for people.
    public var title: String { self == .year2012 ? "iOS 5 (2012)" : "iOS \(version)" }

    /// An app that its delegate's windows show, without scenes, does not launch if it is built with this system's SDK.
    ///
    /// Fidelity: documented WWDC26 278, 2:22; TN3187.
    var requiresSceneLifeCycle: Bool { version >= 27 }

    /// What the console says of an app without scenes. nil where it says nothing.
    ///
    /// Fidelity: documented TN3187 (18.4 and later; 26); the words before it on 18 are reported flutter 167267.
    var sceneLifeCycleWarning: String? {
        switch version {
        case ..<18: nil
        case ..<26:
            "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. This will become an assert in a future version."
        default: "`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in the future."
        }
    }

    /// A collapsed split view says that it is collapsed before its stack shows a page.
    ///
    /// Fidelity: reported WooCommerce 11675 (false in the first viewWillAppear on 17.0 and 17.1, true from 17.2).
    var tellsCollapseBeforePages: Bool { version >= 17 }

    /// Views and controllers update their properties in a step of their own, before layout.
    ///
    /// Fidelity: documented UIView.updateProperties() (iOS 26).
    var updatesProperties: Bool { version >= 26 }

    /// The traits that an update method reads make it run again when they change.
    ///
    /// Fidelity: documented Automatic trait tracking (iOS 18).
    var tracksTraits: Bool { version >= 18 }

    /// The observed properties that an update method reads make it run again when they change. On 18 an app opts in.
    ///
    /// Fidelity: documented WWDC25 243, 10:14 to 12:30.
    var tracksObservation: Bool { version >= 26 }

    /// A pop does not wait for the slide in flight, which ends in place.
    ///
    /// Fidelity: documented WWDC25 284, 11:34 to 12:40.
    var interruptsTransitions: Bool { version >= 26 }

    /// A phone's window can have another size than its screen.
    ///
    /// Fidelity: documented WWDC26 278, 0:52.
    package var resizesPhones: Bool { version >= 27 }

    /// A controller's traits come from its view's superview, not from its parent.
    ///
    /// Fidelity: documented WWDC 2023 session 10057, Unleash the UIKit trait system.
    var traitsFlowThroughViews: Bool { version >= 17 }

    /// A view's traits are predicted before it is in a window. So there is no trait callback at launch.
    ///
    /// Fidelity: documented WWDC 2019 session 224; recorded launch-neuburg-ios11-portrait (told at launch on iOS 11).
    var predictsTraits: Bool { version >= 13 }

    /// There is a safe area.
    ///
    /// Fidelity: documented UIView.safeAreaInsets (from iOS 11).
    var hasSafeArea: Bool { version >= 11 }

    /// There are traits, and callbacks for coming traits and sizes.
    ///
    /// Fidelity: documented UITraitEnvironment, UIContentContainer (from iOS 8).
    var hasTraits: Bool { version >= 8 }

    /// Windows are in scenes.
    ///
    /// Fidelity: documented UIScene (iOS 13).
    var hasScenes: Bool { version >= 13 }

    /// Controllers are asked about the status bar.
    ///
    /// Fidelity: documented UIViewController.prefersStatusBarHidden (iOS 7).
    var asksForStatusBar: Bool { version >= 7 }

    /// There is viewIsAppearing.
    ///
    /// Fidelity: documented UIViewController.viewIsAppearing(_:) (back to iOS 13).
    var hasViewIsAppearing: Bool { version >= 13 }

    /// viewIsAppearing reaches children of custom containers.
    ///
    /// Fidelity: reported Apple developer forums; scope not confirmed.
    var viewIsAppearingReachesChildren: Bool { version >= 16 }

    /// The keyboard's appearance is announced again when another text field takes it over unchanged.
    ///
    /// Fidelity: reported (to iOS 10 yes, from 11 no).
    var announcesKeyboardThatStays: Bool { version <= 10 }

    /// The object of the keyboard's notifications is the screen. Earlier there is none.
    ///
    /// Fidelity: documented UIResponder.keyboardWillShowNotification (from iOS 16.1).
    var keyboardNotificationsNameScreen: Bool { version >= 16 }

    /// The keyboard's guide is in place when viewIsAppearing is called.
    ///
    /// Fidelity: reported Stack Overflow, Why is keyboardLayoutGuide not applied in viewIsAppearing() in iOS 15.0.
    var knowsKeyboardBeforeAppearing: Bool { version >= 16 }

    /// A navigation controller's delegate gets the first controller's didShow already when it is put in place, and again at the end.
    ///
    /// Fidelity: reported document 004 (2012).
    var tellsFirstShowTwice: Bool { version < 6 }

    /// Editing ends and the keyboard goes as a view begins to leave a stack; earlier when it leaves the window.
    ///
    /// Fidelity: reported jianshu 0f23c9cf3fa2 (iOS 7 and later); recorded nav-pop-delegate-vast (2012).
    var endsEditingAsTransitionsBegin: Bool { version >= 7 }

    /// A controller whose presented one is already leaving is dismissed itself. Earlier there is a message.
    ///
    /// Fidelity: reported openradar 30284135 and three reports of 2024 to 2026 (N22); the message is of iOS 7 to 11.
    var dismissesReceiverMeanwhile: Bool { version >= 12 }

    /// A push behind a change of the stack that the screen has not seen waits until after the commit. Later it is on the stack at once.
    ///
    /// Fidelity: recorded N21 (console pictures of 17.4 and 18.2); reported openradar 44091459 (iOS 11).
    var holdsPushesBehindChanges: Bool { version <= 17 }

    /// Sheets are cards that can be dragged down, and `automatic` means such a card. Earlier, sheets filled a phone's screen.
    ///
    /// Fidelity: documented UIModalPresentationStyle.automatic, WWDC 2019 session 224.
    var presentsCards: Bool { version >= 13 }

    /// shouldAutorotate is called before the interface turns.
    ///
    /// Fidelity: documented UIViewController.shouldAutorotate (deprecated in 16).
    var asksShouldAutorotate: Bool { version <= 15 }

    /// Whether the first comes before the second.
    public static func < (lhs: OSProfile, rhs: OSProfile) -> Bool {
        lhs.version < rhs.version
    }

    /// An active constraint's priority cannot become or cease to be required.
    ///
    /// Fidelity: reported by developers: crashes of this kind come from iOS 12 and earlier only.
    var fixesRequiredPriorities: Bool { version <= 12 }
}
