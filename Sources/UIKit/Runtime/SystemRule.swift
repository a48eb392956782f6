/// A difference between systems: a rule that UIKit follows on some of them.
public enum SystemRule: Hashable, Sendable {
    /// An app that its delegate's windows show, without scenes, does not launch if it is built with this system's SDK.
    ///
    /// Fidelity: documented WWDC26 278, 2:22; TN3187.
    case requiresSceneLifeCycle

    /// A collapsed split view says that it is collapsed before its stack shows a page.
    ///
    /// Fidelity: reported WooCommerce 11675 (false in the first viewWillAppear on 17.0 and 17.1, true from 17.2).
    case tellsCollapseBeforePages

    /// Views and controllers update their properties in a step of their own, before layout.
    ///
    /// Fidelity: documented WWDC25 243, 12:42 to 15:45; UIView.updateProperties() (iOS 26).
    case updatesProperties

    /// The traits that an update method reads make it run again when they change.
    ///
    /// Fidelity: documented WWDC24 10118, 5:40 to 7:10; Automatic trait tracking (iOS 18).
    case tracksTraits

    /// The observed properties that an update method reads make it run again when they change. On 18 an app opts in.
    ///
    /// Fidelity: documented WWDC25 243, 10:14 to 12:30.
    case tracksObservation

    /// A pop does not wait for the slide in flight, which ends in place.
    ///
    /// Fidelity: documented WWDC25 284, 11:34 to 12:40.
    case interruptsTransitions

    /// A controller's traits come from its view's superview, not from its parent.
    ///
    /// Fidelity: documented WWDC 2023 session 10057, Unleash the UIKit trait system.
    case traitsFlowThroughViews

    /// A view's traits are predicted before it is in a window. So there is no trait callback at launch.
    ///
    /// Fidelity: documented WWDC 2019 session 224; recorded launch-neuburg-ios11-portrait (told at launch on iOS 11).
    case predictsTraits

    /// There is a safe area.
    ///
    /// Fidelity: documented UIView.safeAreaInsets (from iOS 11).
    case hasSafeArea

    /// There are traits, and callbacks for coming traits and sizes.
    ///
    /// Fidelity: documented UITraitEnvironment, UIContentContainer (from iOS 8).
    case hasTraits

    /// Windows are in scenes.
    ///
    /// Fidelity: documented UIScene (iOS 13).
    case hasScenes

    /// Controllers are asked about the status bar.
    ///
    /// Fidelity: documented UIViewController.prefersStatusBarHidden (iOS 7).
    case asksForStatusBar

    /// There is viewIsAppearing.
    ///
    /// Fidelity: documented UIViewController.viewIsAppearing(_:) (back to iOS 13).
    case hasViewIsAppearing

    /// viewIsAppearing reaches children of custom containers.
    ///
    /// Fidelity: reported Apple developer forums 749169, zotero-ios#913 (iOS 15: not called for nested controllers).
    case viewIsAppearingReachesChildren

    /// The keyboard's appearance is announced again when another text field takes it over unchanged.
    ///
    /// Fidelity: reported (to iOS 10 yes, from 11 no).
    case announcesKeyboardThatStays

    /// The keyboard's guide is in place when viewIsAppearing is called.
    ///
    /// Fidelity: reported Stack Overflow, Why is keyboardLayoutGuide not applied in viewIsAppearing() in iOS 15.0.
    case knowsKeyboardBeforeAppearing

    /// A navigation controller's delegate gets the first controller's didShow already when it is put in place, and again at the end.
    ///
    /// Fidelity: reported document 004 (2012).
    case tellsFirstShowTwice

    /// Editing ends and the keyboard goes as a view begins to leave a stack; earlier when it leaves the window.
    ///
    /// Fidelity: reported jianshu 0f23c9cf3fa2 (iOS 7 and later); recorded nav-pop-delegate-vast (2012).
    case endsEditingAsTransitionsBegin

    /// A controller whose presented one is already leaving is dismissed itself. Earlier there is a message.
    ///
    /// Fidelity: reported openradar 30284135 and three reports of 2024 to 2026 (N22); the message is of iOS 7 to 11.
    case dismissesReceiverMeanwhile

    /// A push behind a change of the stack that the screen has not seen waits until after the commit. Later it is on the stack at once.
    ///
    /// Fidelity: recorded N21 (console pictures of 17.4 and 18.2); reported openradar 44091459 (iOS 11).
    case holdsPushesBehindChanges

    /// Sheets are cards that can be dragged down, and `automatic` means such a card. Earlier, sheets filled a phone's screen.
    ///
    /// Fidelity: documented UIModalPresentationStyle.automatic, WWDC 2019 session 224.
    case presentsCards

    /// shouldAutorotate is called before the interface turns.
    ///
    /// Fidelity: documented UIViewController.shouldAutorotate (deprecated in 16).
    case asksShouldAutorotate

    /// An active constraint's priority cannot become or cease to be required.
    ///
    /// Fidelity: reported by developers: crashes of this kind come from iOS 12 and earlier only.
    case fixesRequiredPriorities

    /// A pass updates each view's traits in its own visit, after the layout of the views around it. Earlier all traits come first.
    ///
    /// Fidelity: documented WWDC25 243, 14:12 (N06); that it is otherwise to 16 is simplified.
    case updatesTraitsViewByView

    /// A phone's window can have another size than its screen.
    ///
    /// Fidelity: documented WWDC26 278, 0:52.
    case resizesPhones

    /// The object of the keyboard's notifications is the screen. Earlier there is none.
    ///
    /// Fidelity: documented UIResponder.keyboardWillShowNotification (from iOS 16.1).
    case keyboardNotificationsNameScreen

    /// Pages can zoom in and out of a view.
    ///
    /// Fidelity: documented WWDC24 10145, 3:02 to 6:55; UIViewController.preferredTransition (iOS 18).
    case zooms

    /// A finger swipes a page back from anywhere in its content, not only from the edge.
    ///
    /// Fidelity: documented WWDC25 284, 12:40 to 13:20.
    case swipesBackFromContent

    /// The console complains of an app without scenes.
    ///
    /// Fidelity: documented TN3187 (from 18.4).
    case warnsOfMissingScenes

    /// What came with that version is there: a member of UIKit's, or what code asks for by `#available`.
    case introduced(Int)

    /// Whether a system follows the rule.
    public func holds(on system: OSProfile) -> Bool {
        let version = system.version
        return switch self {
        case .requiresSceneLifeCycle: (27...).contains(version)
        case .tellsCollapseBeforePages: (17...).contains(version)
        case .updatesProperties: (26...).contains(version)
        case .tracksTraits: (18...).contains(version)
        case .tracksObservation: (26...).contains(version)
        case .interruptsTransitions: (26...).contains(version)
        case .traitsFlowThroughViews: (17...).contains(version)
        case .predictsTraits: (13...).contains(version)
        case .hasSafeArea: (11...).contains(version)
        case .hasTraits: (8...).contains(version)
        case .hasScenes: (13...).contains(version)
        case .asksForStatusBar: (7...).contains(version)
        case .hasViewIsAppearing: (13...).contains(version)
        case .viewIsAppearingReachesChildren: (16...).contains(version)
        case .announcesKeyboardThatStays: (...10).contains(version)
        case .knowsKeyboardBeforeAppearing: (16...).contains(version)
        case .tellsFirstShowTwice: (..<6).contains(version)
        case .endsEditingAsTransitionsBegin: (7...).contains(version)
        case .dismissesReceiverMeanwhile: (12...).contains(version)
        case .holdsPushesBehindChanges: (...17).contains(version)
        case .presentsCards: (13...).contains(version)
        case .asksShouldAutorotate: (...15).contains(version)
        case .fixesRequiredPriorities: (...12).contains(version)
        case .updatesTraitsViewByView: (17...).contains(version)
        case .resizesPhones: (27...).contains(version)
        case .keyboardNotificationsNameScreen: (16...).contains(version)
        case .zooms: (18...).contains(version)
        case .swipesBackFromContent: (26...).contains(version)
        case .warnsOfMissingScenes: (18...).contains(version)
        case .introduced(let first): (first...).contains(version)
        }
    }

    /// The rule, as the end of a sentence that begins with the systems that follow it.
    public var summary: String {
        switch self {
        case .requiresSceneLifeCycle: "an app without scenes does not launch"
        case .tellsCollapseBeforePages: "a collapsed split view says so before its stack shows a page"
        case .updatesProperties: "views and controllers update their properties in a step of their own, before layout"
        case .tracksTraits: "the traits that an update method reads make it run again"
        case .tracksObservation: "the observed properties that an update method reads make it run again"
        case .interruptsTransitions: "a pop does not wait for the slide in flight, which ends in place"
        case .traitsFlowThroughViews: "a controller's traits come from its view's superview, not from its parent"
        case .predictsTraits: "traits are predicted before a view is in a window"
        case .hasSafeArea: "there is a safe area"
        case .hasTraits: "there are traits, and callbacks for coming traits and sizes"
        case .hasScenes: "windows are in scenes"
        case .asksForStatusBar: "controllers are asked about the status bar"
        case .hasViewIsAppearing: "there is viewIsAppearing"
        case .viewIsAppearingReachesChildren: "viewIsAppearing reaches children of custom containers"
        case .announcesKeyboardThatStays: "the keyboard is announced again when another field takes it over"
        case .knowsKeyboardBeforeAppearing: "the keyboard's guide is in place when viewIsAppearing is called"
        case .tellsFirstShowTwice: "a stack's delegate gets the first didShow twice"
        case .endsEditingAsTransitionsBegin: "editing ends as a view begins to leave a stack"
        case .dismissesReceiverMeanwhile: "dismiss on a controller whose presented one is leaving dismisses the controller itself"
        case .holdsPushesBehindChanges: "a push behind a change that the screen has not seen waits until after the commit"
        case .presentsCards: "sheets are cards that can be dragged down"
        case .asksShouldAutorotate: "shouldAutorotate is called before the interface turns"
        case .fixesRequiredPriorities: "the priority of an active constraint cannot become or cease to be required"
        case .updatesTraitsViewByView: "a pass updates each view's traits in its own visit, after the layout around it"
        case .resizesPhones: "a phone's window can have another size than its screen"
        case .keyboardNotificationsNameScreen: "the keyboard's notifications name the screen"
        case .zooms: "pages can zoom in and out of a view, and a pop does not wait for a zoom"
        case .swipesBackFromContent: "a swipe back begins anywhere in the content"
        case .warnsOfMissingScenes: "the console complains of an app without scenes"
        case .introduced(let first): "what came with iOS \(first) is there"
        }
    }
}

/// A rule that was asked for, and how many events the recording had then.
public struct Consultation: Sendable {
    /// The rule.
    public let rule: SystemRule
    /// The place of the next event.
    public let event: Int
}

extension World {
    /// Whether this system follows a rule.
    package func follows(_ rule: SystemRule) -> Bool {
        if notesConsultations, let event = nextEvent, consultations.last.map({ $0.rule != rule || $0.event != event }) ?? true {
            consultations.append(Consultation(rule: rule, event: event))
        }
        return rule.holds(on: os)
    }
}
