// Generated from Sources/UIKit and Sources/Stage/Bindings by `swift run BindingGenerator`. Change the comments there and run it again.

extension Fidelity {
    static let text = #"""
        @TimingCurve easeInOut
        /UIKit/Animation/TimingCurve.swift
        !documented CAMediaTimingFunctionName.
        @TimingCurve spring(_:damping:velocity:)
        !simplified; the frequency is chosen so that the spring has come to rest, to a thousandth, at the end of the duration.
        @UITimingCurveProvider 
        /UIKit/Animation/UITimingParameters.swift
        =A pace for a property animator.
        !documented UITimingCurveProvider; its own classes only (simplified).
        :p
        @UICubicTimingParameters 
        =A pace given by two control points.
        !documented UICubicTimingParameters.
        :p
        @UICubicTimingParameters init(animationCurve:)
        =One of the common paces.
        :p
        @UICubicTimingParameters init(controlPoint1:controlPoint2:)
        =A pace by the control points of a cubic from (0, 0) to (1, 1).
        :p
        @UISpringTimingParameters 
        =The pace of a spring.
        !documented UISpringTimingParameters; its motion is simplified as in UIView.animate with a spring.
        :p
        @UISpringTimingParameters init(dampingRatio:initialVelocity:)
        =A spring by its damping ratio, 1 for no swinging, and its velocity at the beginning, in distances per second.
        :p
        @UISpringTimingParameters init(mass:stiffness:damping:initialVelocity:)
        =A spring by its mass, stiffness and damping.
        :p
        @UIViewAnimatingState 
        /UIKit/Animation/UIViewAnimating.swift
        =What an animation is at.
        !documented UIViewAnimatingState.
        :p
        @UIViewAnimatingState inactive
        =Not begun, or over.
        :p
        @UIViewAnimatingState active
        =Begun: running or paused.
        :p
        @UIViewAnimatingState stopped
        =Stopped, and not finished yet.
        :p
        @UIViewAnimatingPosition 
        =Where an animation is.
        !documented UIViewAnimatingPosition.
        :p
        @UIViewAnimatingPosition end
        =At its end.
        :p
        @UIViewAnimatingPosition start
        =At its beginning.
        :p
        @UIViewAnimatingPosition current
        =On its way.
        :p
        @UIViewAnimating 
        =What can be run, paused, turned back and stopped.
        !documented UIViewAnimating.
        :p
        @UIViewAnimating state
        =What the animation is at.
        :pc
        @UIViewAnimating isRunning
        =Whether it moves.
        :pc
        @UIViewAnimating isReversed
        =Whether it goes back.
        :pc
        @UIViewAnimating fractionComplete
        =How far it is, from 0 to 1.
        :pc
        @UIViewAnimating startAnimation()
        =Runs it.
        :pc
        @UIViewAnimating startAnimation(afterDelay:)
        =Runs it after some seconds.
        :pc
        @UIViewAnimating pauseAnimation()
        =Holds it where it is.
        :pc
        @UIViewAnimating stopAnimation(_:)
        =Stops it where it is, for good.
        :pc
        @UIViewAnimating finishAnimation(at:)
        =Ends it after it was stopped.
        :pc
        @UIViewImplicitlyAnimating 
        =What takes closures and animates what they change.
        !documented UIViewImplicitlyAnimating.
        :p
        @UIViewImplicitlyAnimating addAnimations(_:)
        =Animates what animation changes along with the rest.
        :pc
        @UIViewImplicitlyAnimating addAnimations(_:delayFactor:)
        =Animates what animation changes in the last part of the time.
        :pc
        @UIViewImplicitlyAnimating addCompletion(_:)
        =Runs completion at the end.
        :pc
        @UIViewImplicitlyAnimating continueAnimation(withTimingParameters:durationFactor:)
        =Lets it run on after a pause.
        :pc
        @UIViewPropertyAnimator 
        /UIKit/Animation/UIViewPropertyAnimator.swift
        =An animation that code can hold, move by hand, turn back and let run on.
        !documented UIViewPropertyAnimator.
        :p
        @UIViewPropertyAnimator init(duration:timingParameters:)
        =An animator that takes duration seconds at a pace.
        :p
        @UIViewPropertyAnimator init(duration:curve:animations:)
        =An animator that takes duration seconds, with one of the common paces.
        :p
        @UIViewPropertyAnimator init(duration:dampingRatio:animations:)
        =An animator that takes duration seconds as a spring; a damping ratio of 1 does not swing over.
        :p
        @UIViewPropertyAnimator init(duration:controlPoint1:controlPoint2:animations:)
        =An animator that takes duration seconds, at a pace by the control points of a cubic from (0, 0) to (1, 1).
        :p
        @UIViewPropertyAnimator runningPropertyAnimator(withDuration:delay:options:animations:completion:)
        =Makes an animator and runs it.
        !documented UIViewPropertyAnimator.runningPropertyAnimator(withDuration:delay:options:animations:completion:).
        :p
        @UIViewPropertyAnimator releaseEdges()
        !documented UIViewPropertyAnimator (it must have ended before it is let go); the exception's words are reported.
        @UIViewPropertyAnimator state
        =What the animation is at.
        :p
        @UIViewPropertyAnimator isRunning
        =Whether it moves.
        :p
        @UIViewPropertyAnimator duration
        =How long it takes, in seconds.
        :p
        @UIViewPropertyAnimator delay
        =What it waits for before it begins, in seconds.
        :p
        @UIViewPropertyAnimator timingParameters
        =The pace that it was made with.
        :p
        @UIViewPropertyAnimator isInterruptible
        =Whether it can be paused and stopped.
        :p
        @UIViewPropertyAnimator isUserInteractionEnabled
        =Whether touches reach what moves.
        !simplified.
        :p
        @UIViewPropertyAnimator scrubsLinearly
        =Whether a fraction that code sets is a fraction of the way rather than of the time.
        :p
        @UIViewPropertyAnimator pausesOnCompletion
        =Whether it stays active at its end.
        !simplified; refused by name.
        :p
        @UIViewPropertyAnimator fractionComplete
        =How far it is in the direction in which it goes, from 0 to 1.
        !documented UIViewAnimating.fractionComplete; reported (counted from the end while it is reversed). Of one that runs, \#
        it is the fraction of the way rather than of the time (simplified).
        :p
        @UIViewPropertyAnimator isReversed
        =Whether it goes back.
        !documented UIViewAnimating.isReversed.
        :p
        @UIViewPropertyAnimator addAnimations(_:)
        =Animates what animation changes along with the rest; once it runs, in the time that is left.
        :p
        @UIViewPropertyAnimator addAnimations(_:delayFactor:)
        =Animates what animation changes in the last part of the time; the factor says which part is over then.
        :p
        @UIViewPropertyAnimator addCompletion(_:)
        =Runs completion at the end, with where the animation has come to.
        :p
        @UIViewPropertyAnimator startAnimation()
        =Runs the animation, or lets it run on.
        :p
        @UIViewPropertyAnimator startAnimation(afterDelay:)
        =Runs the animation after some seconds, or lets it run on.
        !documented UIViewAnimating.startAnimation(afterDelay:); one that is reversed before it begins starts at its end.
        :p
        @UIViewPropertyAnimator pauseAnimation()
        =Holds the animation where it is; one that has not begun is begun.
        :p
        @UIViewPropertyAnimator continueAnimation(withTimingParameters:durationFactor:)
        =Lets the animation run on after a pause, at another pace if one is given.
        !documented UIViewImplicitlyAnimating.continueAnimation(withTimingParameters:durationFactor:).
        :p
        @UIViewPropertyAnimator stopAnimation(_:)
        =Stops the animation where the display shows it: the views' own values become those.
        !documented UIViewAnimating.stopAnimation(_:).
        :p
        @UIViewPropertyAnimator finishAnimation(at:)
        =Ends a stopped animation at a position: its completions run.
        !documented UIViewAnimating.finishAnimation(at:).
        :p
        @UIViewPropertyAnimator refuse(_:)
        !documented UIViewPropertyAnimator (each call's states); the exception's words are simplified.
        @World changing(_:of:from:to:)
        /UIKit/Animation/World+Animation.swift
        =Notes that a property of a view goes from one value to another; it moves when this happens inside an animation and in \#
        a window.
        !reported (document 003: an animation started in viewDidLoad does not run); a layer outside any window has no clock.
        @Keyboard duration
        /UIKit/Application/Keyboard.swift
        =Seconds.
        !reported (0.25 s with the curve 7, which has no public name).
        @World updateKeyboard()
        =Brings the keyboard to where the first responder wants it.
        !documented UIResponder.keyboardWillShowNotification and its neighbours; that a change of frame is told before a coming \#
        or going is reported; from iOS 11 on nothing is posted when the keyboard stays as it is.
        @World wantedKeyboard()
        !documented UIResponder.inputView and inputAccessoryView: the responder chain is searched from the first responder on.
        <inputView inputViewController inputAccessoryView inputAccessoryViewController
        @World inputView(of:)
        <inputView
        @DeviceProfile keyboardHeight(onScreen:)
        =How high the keyboard is on a screen of some size, the home indicator's room included, in points.
        !simplified; the heights of the English keyboard with its row of suggestions, for every kind of keyboard.
        @Notification 
        /UIKit/Application/Notification.swift
        =A message with a name, an optional sender, and what else there is to say.
        !documented Notification, Notification.Name; a reference here, where Foundation's is a value with parts that can be set \#
        (simplified).
        @Notification.Name 
        =The name of a notification.
        :p
        @Notification.Name rawValue
        =The text of the name.
        :p
        @Notification.Name init(_:)
        =A name with this text.
        :p
        @Notification.Name init(rawValue:)
        =A name with this text.
        :p
        @NotificationCenter 
        /UIKit/Application/NotificationCenter.swift
        =Passes notifications to whoever has asked for them, in the order in which they asked.
        !documented NotificationCenter.
        :p
        @NotificationCenter default
        =The app's center.
        :p
        @NotificationCenter addObserver(_:selector:name:object:)
        =Calls a method at each notification of that name and sender; nil stands for any.
        :p
        @NotificationCenter addObserver(forName:object:queue:using:)
        =Calls a closure at each notification of that name and sender; nil stands for any.
        :p
        @NotificationCenter removeObserver(_:)
        =Forgets every registration of an observer or token.
        :p
        @NotificationCenter removeObserver(_:name:object:)
        =Forgets an observer's registrations for that name and sender; nil stands for any.
        :p
        @NotificationCenter post(_:)
        =Posts a notification: everybody who wants it is called before this returns.
        :p
        @NotificationCenter post(name:object:)
        =Posts a notification of that name.
        :p
        @NotificationCenter post(name:object:userInfo:)
        =Posts a notification of that name with more to say.
        :p
        @NotificationCenter notifications(named:object:)
        =The notifications of a name and sender from now on, one after the other, without an end.
        :p
        @UIStatusBarStyle 
        /UIKit/Application/StatusBar.swift
        =How the status bar's text looks.
        !documented UIStatusBarStyle.
        :p
        @UIStatusBarStyle default
        =As the user's interface style asks.
        :p
        @UIStatusBarStyle lightContent
        =For dark content below.
        :p
        @UIStatusBarStyle darkContent
        =For light content below.
        :p
        @UIStatusBarAnimation 
        =How the status bar comes and goes.
        !documented UIStatusBarAnimation; the bar comes and goes at once (simplified).
        :p
        @UIStatusBarAnimation none
        =At once.
        :p
        @UIStatusBarAnimation fade
        =By fading.
        :p
        @UIStatusBarAnimation slide
        =From and to the edge.
        :p
        @UIStatusBarManager 
        =What a scene's status bar is like now.
        !documented UIStatusBarManager.
        :p
        @UIStatusBarManager statusBarStyle
        =How its text looks.
        :p
        @UIStatusBarManager isStatusBarHidden
        =Whether it is hidden.
        :p
        @UIStatusBarManager statusBarFrame
        =Where it is on the screen, in points; zero when it is hidden.
        :p
        @World updateStatusBarIfNeeded()
        =Asks the controllers that decide what they want of the status bar, of the home indicator and of the edges' gestures, \#
        when others decide now or one has said that its wish is another one.
        !documented UIViewController.setNeedsStatusBarAppearanceUpdate(), childForStatusBarHidden; recorded nav-pop-below-arm1 \#
        (asked before viewWillAppear).
        @World updateStatusBar(by:)
        <preferredStatusBarStyle prefersHomeIndicatorAutoHidden preferredScreenEdgesDeferringSystemGestures
        @World wantsStatusBarHidden(_:)
        =Asks whether the status bar is to be hidden, and how it would go.
        <prefersStatusBarHidden preferredStatusBarUpdateAnimation
        @UIWindow statusBarDecider
        =Whose wishes count: the front-most of the root and what is presented over it, if it captures the status bar.
        !documented UIViewController.modalPresentationCapturesStatusBarAppearance (what is presented fullScreen always does).
        @UIApplication statusBarFrame
        =Where the status bar is on the screen, in points; zero when it is hidden.
        :p
        @UIApplication isStatusBarHidden
        =Whether the status bar is hidden.
        :p
        @UIApplication statusBarStyle
        =How the status bar's text looks.
        :p
        @UIApplication statusBarOrientation
        =Which way up the interface is.
        :p
        @UIWindowScene statusBarManager
        =What the scene's status bar is like.
        :p
        @UIAppearanceProxy 
        /UIKit/Application/UIAppearance.swift
        =Stands for all instances of a class: what is set on it is set on them as they come into a window.
        !documented UIAppearance (what is set on an instance itself is left alone; what is in a window already does not \#
        change); other setters than Apple marks with UI_APPEARANCE_SELECTOR work too, and setters that an app adds to its own \#
        classes do not (simplified).
        @UIAppearance 
        =What has something that stands for all its instances.
        !documented UIAppearance.
        :p
        @UIAppearance appearance()
        =What stands for all instances: what is set on it is set on each as it comes into a window.
        !documented UIAppearance (what is set on an instance itself is left alone; what is in a window already does not \#
        change); other setters than Apple marks with UI_APPEARANCE_SELECTOR work too, and setters that an app adds to its own \#
        classes do not (simplified).
        :pc
        @UIAppearance appearance(whenContainedInInstancesOf:)
        =What stands for the instances that are in instances of other classes, the innermost first.
        !documented UIAppearance.appearance(whenContainedInInstancesOf:).
        :pc
        @UIAppearanceContainer 
        =What instances with a look of their own can be in.
        !documented UIAppearanceContainer.
        :p
        @UIApplication isNetworkActivityIndicatorVisible
        /UIKit/Application/UIApplication+Kept.swift
        =Whether the status bar showed that something is fetched, before iOS 13.
        !simplified; kept, there is no such sign.
        :p
        @UIApplication beginBackgroundTask(expirationHandler:)
        =Asks for time behind other apps, and to be told before it ends.
        !documented UIApplication.beginBackgroundTask(expirationHandler:); simplified, the time does not run out: the handler \#
        is let go of.
        :p
        @UIApplication beginBackgroundTask(withName:expirationHandler:)
        =The same with a name.
        :p
        @UIApplication endBackgroundTask(_:)
        =Says that the work behind other apps is done.
        !documented UIApplication.endBackgroundTask(_:); simplified, nothing waits for it.
        :p
        @UIApplication backgroundTimeRemaining
        =How long the app may go on behind others, in seconds: without end while it is in front, and here.
        !documented UIApplication.backgroundTimeRemaining; simplified behind other apps.
        :p
        @UIApplication beginReceivingRemoteControlEvents()
        =Asks for events of remote controls: none come.
        !simplified.
        :p
        @UIApplication endReceivingRemoteControlEvents()
        =Asks for such events no longer.
        !simplified.
        :p
        @UIApplication supportsAlternateIcons
        =Whether another icon can be shown: no.
        !simplified.
        :p
        @UIApplication alternateIconName
        =The name of the other icon: there is none.
        :p
        @UIApplication userInterfaceLayoutDirection
        =Which way the interface is read: from the left.
        !simplified.
        :p
        @UIApplication isProtectedDataAvailable
        =Whether the device is unlocked, so that protected files can be read: always here.
        !simplified.
        :p
        @UIApplication setMinimumBackgroundFetchInterval(_:)
        =Says how often the app wants to be woken, in seconds.
        !simplified.
        :p
        @UIApplication openNotificationSettingsURLString
        =Where the settings of an app's notifications are.
        :p
        @UIApplication userDidTakeScreenshotNotification
        =Posted when the user has taken a picture of the screen: never here.
        :p
        @UIApplication significantTimeChangeNotification
        =Posted at midnight and when the clock is set: never here.
        :p
        @UIApplication protectedDataDidBecomeAvailableNotification
        =Posted when the device has been unlocked: never here.
        :p
        @UIApplication protectedDataWillBecomeUnavailableNotification
        =Posted before the device is locked: never here.
        :p
        @UIBackgroundTaskIdentifier 
        =Names time that an app has behind others.
        !documented UIBackgroundTaskIdentifier.
        :p
        @UIBackgroundTaskIdentifier rawValue
        =The number.
        :p
        @UIBackgroundTaskIdentifier init(rawValue:)
        =An identifier by its number.
        :p
        @UIBackgroundTaskIdentifier invalid
        =None.
        :p
        @UIApplication preferredContentSizeCategory
        /UIKit/Application/UIApplication+Members.swift
        =How large the user wants text.
        !documented UIApplication.preferredContentSizeCategory.
        :p
        @UIApplication openSettingsURLString
        =The address of the app's settings.
        !documented UIApplication.openSettingsURLString.
        :p
        @UIApplication applicationIconBadgeNumber
        =The number on the app's icon.
        !simplified; kept, there is no icon.
        :p
        @UIApplication isRegisteredForRemoteNotifications
        =Whether others can send the app messages: no.
        !simplified; nobody sends any.
        :p
        @UIApplication registerForRemoteNotifications()
        =Asks to be sent messages: nobody answers.
        !simplified; nobody answers.
        :p
        @UIApplication unregisterForRemoteNotifications()
        =Asks to be sent messages no longer.
        !simplified; nobody sends any.
        :p
        @UIScreen nativeBounds
        =The screen held upright, in pixels.
        !documented UIScreen.nativeBounds.
        :p
        @UIScreen nativeScale
        =Pixels a point.
        !documented UIScreen.nativeScale; as the scale (simplified).
        :p
        @UIScreen maximumFramesPerSecond
        =Frames a second, at most.
        !simplified; 60.
        :p
        @UIScreen isCaptured
        =Whether the screen is being recorded: no.
        !simplified; nobody records it.
        :p
        @UIWindow.Level 
        =How far in front windows lie.
        !documented UIWindow.Level.
        :p
        @UIWindow.Level rawValue
        =The number.
        :p
        @UIWindow.Level init(rawValue:)
        =A level by its number.
        :p
        @UIWindow.Level init(_:)
        =A level by its number.
        :p
        @UIWindow.Level normal
        =That of apps.
        :p
        @UIWindow.Level statusBar
        =That of the status bar.
        :p
        @UIWindow.Level alert
        =That of alerts.
        :p
        @UIWindow.Level <(left:right:)
        =Whether left lies behind right.
        :p
        @UIWindow.Level +(level:difference:)
        =A level that is higher by difference.
        :p
        @UIWindow.Level -(level:difference:)
        =A level that is lower by difference.
        :p
        @UIWindow.Level +=(level:difference:)
        =Makes a level higher by difference.
        :p
        @UIWindow.Level -=(level:difference:)
        =Makes a level lower by difference.
        :p
        @UIWindow windowLevel
        =How far in front the window lies.
        !simplified; kept, windows lie in the order in which they were shown.
        :p
        @UIWindow screen
        =The screen that the window is on.
        !documented UIWindow.screen.
        :p
        @UIRefreshControl attributedTitle
        =What is said under the wheel.
        !simplified; kept, it is not shown.
        :p
        @UIApplication didFinishLaunchingNotification
        /UIKit/Application/UIApplication+Notifications.swift
        =The app has been launched.
        :p
        @UIApplication didBecomeActiveNotification
        =The app has become active.
        :p
        @UIApplication willResignActiveNotification
        =The app is about to stop being active.
        :p
        @UIApplication didEnterBackgroundNotification
        =The app has gone to the background.
        :p
        @UIApplication willEnterForegroundNotification
        =The app is about to come back from the background.
        :p
        @UIApplication willTerminateNotification
        =The app is about to end.
        :p
        @UIApplication didReceiveMemoryWarningNotification
        =The system runs short of memory.
        :p
        @UIScene willConnectNotification
        =A scene is about to be connected.
        :p
        @UIScene didActivateNotification
        =A scene has become active.
        :p
        @UIScene willDeactivateNotification
        =A scene is about to stop being active.
        :p
        @UIScene willEnterForegroundNotification
        =A scene is about to come to the foreground.
        :p
        @UIScene didEnterBackgroundNotification
        =A scene has gone to the background.
        :p
        @UIApplication 
        /UIKit/Application/UIApplication.swift
        =The app.
        !documented UIApplication; simplified, there is one app with one screen, no URL can be opened, and what an app does in \#
        the background never ends.
        :p
        @UIApplication.State 
        =How much of the app's life goes on.
        :p
        @UIApplication.State active
        =On the screen and receiving events.
        :p
        @UIApplication.State inactive
        =On the screen, not receiving events.
        :p
        @UIApplication.State background
        =Not on the screen.
        :p
        @UIApplication.LaunchOptionsKey 
        =A key of the launch options.
        :p
        @UIApplication.OpenExternalURLOptionsKey 
        =A key of the options with which a URL is opened.
        :p
        @UIApplication shared
        =The app of the present World.
        :p
        @UIApplication windows
        =The app's windows, back to front.
        !documented UIApplication.windows, UIWindow.windowLevel; simplified, there are no levels: windows lie in the order in \#
        which they were shown.
        :p
        @UIApplication keyWindow
        =The window that keys go to.
        :p
        @UIApplication connectedScenes
        =The scenes that are connected.
        :p
        @UIApplication applicationState
        =How much of the app's life goes on.
        :p
        @UIApplication delegate
        =Told of the app's life.
        :p
        @UIApplication sendAction(_:to:from:for:)
        =Calls an action method of a target; for nil, of the first that has it in the responder chain from the first responder \#
        on, or else from the sender.
        !documented UIApplication.sendAction(_:to:from:for:).
        :p
        @UIApplication isIdleTimerDisabled
        =Whether the screen stays on while nobody touches it.
        !simplified; kept, the screen stays on anyway.
        :p
        @UIApplication supportsMultipleScenes
        =Whether the app can have more than one scene: no.
        :p
        @UIApplication canOpenURL(_:)
        =Whether some app could open the URL: there is none here.
        !simplified; false for every URL, as on a device that has no other app.
        :p
        @UIApplication open(_:options:completionHandler:)
        =Opens a URL in another app.
        !simplified; refused by name, and the completion handler is told false at once.
        :p
        @UIApplication next
        =The delegate, if it is a responder.
        !documented Using responders and the responder chain to handle events.
        :p
        @UIApplicationDelegate 
        /UIKit/Application/UIApplicationDelegate.swift
        =Told of the app's life.
        !documented UIApplicationDelegate; recorded launch-scene-lemonbrush, background-progressconcepts, \#
        memory-warning-catalyst26. With scenes it hears nothing of background and foreground (documented).
        :p
        @UIApplicationDelegate application(_:willFinishLaunchingWithOptions:)
        =The app is about to be launched.
        !documented UIApplicationDelegate.application(_:willFinishLaunchingWithOptions:); after a main storyboard's controller \#
        is made, before its window shows. The answer is not asked about (simplified).
        :pc
        @UIApplicationDelegate application(_:supportedInterfaceOrientationsFor:)
        =Which ways up a window may be; the controllers choose among them.
        !documented UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:); asked, without being told as an \#
        event, whenever the orientation is decided.
        :pc
        @UIApplicationDelegate application(_:didFinishLaunchingWithOptions:)
        =The app has been launched.
        !documented UIApplicationDelegate.application(_:didFinishLaunchingWithOptions:); recorded launch-scene-lemonbrush \#
        (before the scene connects).
        :pc
        @UIApplicationDelegate applicationDidBecomeActive(_:)
        =The app has become active.
        !documented UIApplicationDelegate.applicationDidBecomeActive(_:); recorded background-progressconcepts. Not with \#
        scenes.
        :pc
        @UIApplicationDelegate applicationWillResignActive(_:)
        =The app is about to stop being active.
        !documented UIApplicationDelegate.applicationWillResignActive(_:); recorded background-progressconcepts. Not with \#
        scenes.
        :pc
        @UIApplicationDelegate applicationDidEnterBackground(_:)
        =The app has gone to the background.
        !documented UIApplicationDelegate.applicationDidEnterBackground(_:); recorded background-progressconcepts. Not with \#
        scenes.
        :pc
        @UIApplicationDelegate applicationWillEnterForeground(_:)
        =The app is about to come back from the background.
        !documented UIApplicationDelegate.applicationWillEnterForeground(_:); recorded background-progressconcepts. Not with \#
        scenes, nor at launch.
        :pc
        @UIApplicationDelegate applicationWillTerminate(_:)
        =The app is about to end.
        !documented UIApplicationDelegate.applicationWillTerminate(_:); with scenes after sceneDidDisconnect (simplified).
        :pc
        @UIApplicationDelegate applicationDidReceiveMemoryWarning(_:)
        =The system runs short of memory.
        !documented UIApplicationDelegate.applicationDidReceiveMemoryWarning(_:); recorded memory-warning-catalyst26 (before \#
        the controllers).
        :pc
        @UIApplicationDelegate application(_:configurationForConnecting:options:)
        =What a scene that is about to be connected is to be made of.
        !documented UIApplicationDelegate.application(_:configurationForConnecting:options:); simplified, the answer is not \#
        followed: the scene's delegate is the one that the sources declare.
        :pc
        @UIApplicationDelegate main()
        =The entry that @main asks for.
        !simplified.
        :p
        @UIDevice isBatteryMonitoringEnabled
        /UIKit/Application/UIDevice+Kept.swift
        =Whether the battery is watched.
        !simplified; kept, it never changes.
        :p
        @UIDevice isProximityMonitoringEnabled
        =Whether nearness is watched.
        !simplified; kept, nothing comes near.
        :p
        @UIDevice identifierForVendor
        =A number by which an app's maker knows the device: always the same one here.
        !documented UIDevice.identifierForVendor; simplified, one number for all.
        :p
        @UIDevice localizedModel
        =What kind of device it is, in the user's words.
        :p
        @UIDevice isMultitaskingSupported
        =Whether apps run behind others: yes.
        :p
        @UIDevice batteryState
        =How the battery is: unknown unless it is watched, as on a simulator.
        !documented UIDevice.batteryState; simplified, it is unknown all the time.
        :p
        @UIDevice batteryLevel
        =How full the battery is, from 0 to 1; -1 where that is not known, as here.
        !documented UIDevice.batteryLevel; simplified, it is unknown all the time.
        :p
        @UIDevice proximityState
        =Whether something is near the screen: no.
        !simplified; nothing comes near.
        :p
        @UIDevice.BatteryState 
        =How the battery is.
        !documented UIDevice.BatteryState.
        :p
        @UIDevice.BatteryState unknown
        =Not known.
        :p
        @UIDevice.BatteryState unplugged
        =In use.
        :p
        @UIDevice.BatteryState charging
        =Being filled.
        :p
        @UIDevice.BatteryState full
        =Full.
        :p
        @UIDevice batteryStateDidChangeNotification
        =Posted when the battery is otherwise than before: never here.
        :p
        @UIDevice batteryLevelDidChangeNotification
        =Posted when the battery is fuller or emptier than before: never here.
        :p
        @UIDevice proximityStateDidChangeNotification
        =Posted when something comes near or goes: never here.
        :p
        @UIDevice 
        /UIKit/Application/UIDevice.swift
        =The device.
        !documented UIDevice; the name and the systems are those of the simulated device, battery and proximity are left out \#
        (simplified).
        :p
        @UIDevice current
        =The device of the present World.
        :p
        @UIDevice orientation
        =How the device is held.
        !simplified; known from the start, also to apps that have not asked for notifications.
        :p
        @UIDevice userInterfaceIdiom
        =What kind of device it is.
        :p
        @UIDevice model
        =What kind of device it is, in words.
        :p
        @UIDevice name
        =The name of the device.
        :p
        @UIDevice systemName
        =The name of the system.
        :p
        @UIDevice systemVersion
        =The version of the system.
        :p
        @UIDevice isGeneratingDeviceOrientationNotifications
        =Whether changes of the orientation are told: always here.
        !simplified.
        :p
        @UIDevice beginGeneratingDeviceOrientationNotifications()
        =Asks for notifications of changes of the orientation.
        !simplified.
        :p
        @UIDevice endGeneratingDeviceOrientationNotifications()
        =Asks no longer for notifications of changes of the orientation.
        !simplified.
        :p
        @UIEvent 
        /UIKit/Application/UIEvent.swift
        =What the finger on the screen does.
        !documented UIEvent; simplified, it knows of touches while they last: there are no presses, motions or remote controls.
        :p
        @UIEvent.EventType 
        =What kind of thing has happened.
        !documented UIEvent.EventType.
        :p
        @UIEvent.EventType touches
        =Fingers touch the screen.
        :p
        @UIEvent.EventType motion
        =The device is moved.
        :p
        @UIEvent.EventType remoteControl
        =A remote control is used.
        :p
        @UIEvent.EventType presses
        =A button of the device is pressed.
        :p
        @UIEvent type
        =What kind of thing has happened: touches.
        :p
        @UIEvent timestamp
        =When it happened, in seconds since the device was started.
        :p
        @UIEvent allTouches
        =The touches of the fingers on the screen; nil when there are none any more.
        :p
        @UIFeedbackGenerator 
        /UIKit/Application/UIFeedbackGenerator.swift
        =Makes the device tick.
        !documented UIFeedbackGenerator; simplified, nothing is felt.
        :p
        @UIFeedbackGenerator prepare()
        =Says that something is to be felt soon.
        :p
        @UIImpactFeedbackGenerator 
        =Makes the device knock.
        !documented UIImpactFeedbackGenerator; simplified, nothing is felt.
        :p
        @UIImpactFeedbackGenerator.FeedbackStyle 
        =How it knocks.
        :p
        @UIImpactFeedbackGenerator.FeedbackStyle light
        =Lightly.
        :p
        @UIImpactFeedbackGenerator.FeedbackStyle medium
        =Middling.
        :p
        @UIImpactFeedbackGenerator.FeedbackStyle heavy
        =Heavily.
        :p
        @UIImpactFeedbackGenerator.FeedbackStyle soft
        =Softly.
        :p
        @UIImpactFeedbackGenerator.FeedbackStyle rigid
        =Hard.
        :p
        @UIImpactFeedbackGenerator init()
        =One that knocks in the middling way.
        :p
        @UIImpactFeedbackGenerator init(style:)
        =One that knocks in a way.
        :p
        @UIImpactFeedbackGenerator impactOccurred()
        =Knocks.
        :p
        @UIImpactFeedbackGenerator impactOccurred(intensity:)
        =Knocks, from 0 to 1.
        :p
        @UISelectionFeedbackGenerator 
        =Makes the device tick where a choice moves.
        !documented UISelectionFeedbackGenerator; simplified, nothing is felt.
        :p
        @UISelectionFeedbackGenerator selectionChanged()
        =Ticks.
        :p
        @UINotificationFeedbackGenerator 
        =Makes the device say that something went well or not.
        !documented UINotificationFeedbackGenerator; simplified, nothing is felt.
        :p
        @UINotificationFeedbackGenerator.FeedbackType 
        =How something went.
        :p
        @UINotificationFeedbackGenerator.FeedbackType success
        =Well.
        :p
        @UINotificationFeedbackGenerator.FeedbackType warning
        =Not quite.
        :p
        @UINotificationFeedbackGenerator.FeedbackType error
        =Not.
        :p
        @UINotificationFeedbackGenerator notificationOccurred(_:)
        =Says it.
        :p
        @UIInterfaceOrientation 
        /UIKit/Application/UIInterfaceOrientation.swift
        =Which way up the app's interface is.
        !documented UIInterfaceOrientation.
        :p
        @UIInterfaceOrientation unknown
        =Not known.
        :p
        @UIInterfaceOrientation portrait
        =The home button or indicator is at the bottom.
        :p
        @UIInterfaceOrientation portraitUpsideDown
        =The home button or indicator is at the top.
        :p
        @UIInterfaceOrientation landscapeLeft
        =The home button or indicator was at the left: the device is turned to the right.
        :p
        @UIInterfaceOrientation landscapeRight
        =The home button or indicator was at the right: the device is turned to the left.
        :p
        @UIInterfaceOrientation isLandscape
        =Whether the interface is wider than high on the device's screen.
        :p
        @UIInterfaceOrientation isPortrait
        =Whether the interface is higher than wide on the device's screen.
        :p
        @UIInterfaceOrientationMask 
        =Several ways up.
        !documented UIInterfaceOrientationMask.
        :p
        @UIInterfaceOrientationMask rawValue
        =The bits, as Apple has them.
        :p
        @UIInterfaceOrientationMask init(rawValue:)
        =A mask from bits.
        :p
        @UIInterfaceOrientationMask portrait
        =Portrait alone.
        :p
        @UIInterfaceOrientationMask landscapeLeft
        =Landscape with the home indicator's side at the left alone.
        :p
        @UIInterfaceOrientationMask landscapeRight
        =Landscape with the home indicator's side at the right alone.
        :p
        @UIInterfaceOrientationMask portraitUpsideDown
        =Upside down alone.
        :p
        @UIInterfaceOrientationMask landscape
        =Both landscapes.
        :p
        @UIInterfaceOrientationMask all
        =All four.
        :p
        @UIInterfaceOrientationMask allButUpsideDown
        =All but upside down.
        :p
        @UIDeviceOrientation 
        =How the device is held.
        !documented UIDeviceOrientation; lying on a table (faceUp, faceDown) turns nothing.
        :p
        @UIDeviceOrientation unknown
        =Not known.
        :p
        @UIDeviceOrientation portrait
        =Upright.
        :p
        @UIDeviceOrientation portraitUpsideDown
        =Upside down.
        :p
        @UIDeviceOrientation landscapeLeft
        =Turned to the left: the home button or indicator is at the right.
        :p
        @UIDeviceOrientation landscapeRight
        =Turned to the right: the home button or indicator is at the left.
        :p
        @UIDeviceOrientation faceUp
        =On its back.
        :p
        @UIDeviceOrientation faceDown
        =On its face.
        :p
        @UIDeviceOrientation isLandscape
        =Whether the device lies on a side.
        :p
        @UIDeviceOrientation isPortrait
        =Whether the device stands upright or upside down.
        :p
        @UIDeviceOrientation isFlat
        =Whether the device lies on its back or face.
        :p
        @UIDeviceOrientation interface
        =The way up that an interface takes for a device that is held so; nil when it keeps the one it has.
        !documented UIInterfaceOrientation.landscapeLeft (turning the device to the left turns the content to the right).
        @UIPasteboard 
        /UIKit/Application/UIPasteboard.swift
        =Where what is copied lies until it is pasted.
        !documented UIPasteboard; in memory, texts, addresses, pictures and colours alone (simplified).
        :p
        @UIPasteboard.Name 
        =The name of a pasteboard.
        :p
        @UIPasteboard.Name rawValue
        =The text.
        :p
        @UIPasteboard.Name init(rawValue:)
        =A name from a text.
        :p
        @UIPasteboard.Name init(_:)
        =A name from a text.
        :p
        @UIPasteboard.Name general
        =That of what people copy.
        :p
        @UIPasteboard general
        =What people copy.
        :p
        @UIPasteboard init(name:create:)
        =A pasteboard of a name; nil where there is none and none is to be made.
        :p
        @UIPasteboard withUniqueName()
        =A pasteboard of a name that no other has.
        :p
        @UIPasteboard name
        =The pasteboard's name.
        :p
        @UIPasteboard changeCount
        =How often something has been copied.
        :p
        @UIPasteboard changedNotification
        =What lies there is another thing.
        :p
        @UIPasteboard take(_:)
        !documented UIPasteboard.changedNotification (what is copied takes the place of everything).
        @UIPasteboard string
        =The text.
        :p
        @UIPasteboard strings
        =The texts.
        :p
        @UIPasteboard url
        =The address.
        :p
        @UIPasteboard urls
        =The addresses; as texts too.
        :p
        @UIPasteboard image
        =The picture.
        :p
        @UIPasteboard images
        =The pictures.
        :p
        @UIPasteboard color
        =The colour.
        :p
        @UIPasteboard colors
        =The colours.
        :p
        @UIPasteboard hasStrings
        =Whether there is text.
        :p
        @UIPasteboard hasURLs
        =Whether there are addresses.
        :p
        @UIPasteboard hasImages
        =Whether there are pictures.
        :p
        @UIPasteboard hasColors
        =Whether there are colours.
        :p
        @UIPasteboard numberOfItems
        =How many things lie there.
        :p
        @UIResponder takeFirstResponder()
        /UIKit/Application/UIResponder+First.swift
        !documented UIResponder.becomeFirstResponder(); that the new one is asked before the old one gives up is reported (text \#
        fields that hand over the keyboard: shouldBegin, the other's shouldEnd and didEnd, didBegin).
        <canBecomeFirstResponder resignFirstResponder()
        @UIResponder giveUpFirstResponder(isForced:)
        =Gives up, isForced whoever objects.
        <canResignFirstResponder
        @World endInput(in:)
        =Takes the keys away from a first responder that is about to leave its window with view.
        !recorded nav-pop-delegate-vast (2012); later versions are simplified.
        @World beginWaitingInput(in:)
        =Lets the object that asked too early become first responder, now that view is in a window.
        <becomeFirstResponder()
        @UIView endEditing(_:)
        =Makes this view, or the one in it that is first responder, give that up; by force even where its delegate objects.
        !documented UIView.endEditing(_:).
        <resignFirstResponder()
        :p
        @UIResponder keyboardWillShowNotification
        /UIKit/Application/UIResponder+Notifications.swift
        =The keyboard is about to come up.
        :p
        @UIResponder keyboardDidShowNotification
        =The keyboard has come up.
        :p
        @UIResponder keyboardWillHideNotification
        =The keyboard is about to go.
        :p
        @UIResponder keyboardDidHideNotification
        =The keyboard has gone.
        :p
        @UIResponder keyboardWillChangeFrameNotification
        =The keyboard is about to come, go, or change its size.
        :p
        @UIResponder keyboardDidChangeFrameNotification
        =The keyboard has come, gone, or changed its size.
        :p
        @UIResponder keyboardFrameBeginUserInfoKey
        =Where the keyboard is before it moves: a CGRect on the screen, in points.
        :p
        @UIResponder keyboardFrameEndUserInfoKey
        =Where the keyboard is after it has moved: a CGRect on the screen, in points.
        :p
        @UIResponder keyboardAnimationDurationUserInfoKey
        =How long it moves: a Double, in seconds.
        :p
        @UIResponder keyboardAnimationCurveUserInfoKey
        =How it moves: an Int, the raw value of a curve that has no name of its own.
        :p
        @UIResponder keyboardIsLocalUserInfoKey
        =Whether the keyboard is this app's: a Bool, true here.
        :p
        @UIResponder 
        /UIKit/Application/UIResponder.swift
        =Something that can receive events and pass them on.
        !documented UIResponder, Using responders and the responder chain to handle events; presses, motions and undo are left \#
        out (simplified).
        :p
        @UIResponder next
        =The responder that an event goes to next, nil at the end of the chain.
        :p
        @UIResponder canBecomeFirstResponder
        =Whether this object would become first responder.
        !documented UIResponder.canBecomeFirstResponder; asked before anybody gives up.
        :p
        @UIResponder canResignFirstResponder
        =Whether this object would give up being first responder.
        !documented UIResponder.canResignFirstResponder; a view that leaves its window gives up whatever it says (simplified).
        :p
        @UIResponder isFirstResponder
        =Whether this object is the first responder: the one that keys go to.
        :p
        @UIResponder becomeFirstResponder()
        =Makes this object the first responder; whoever was it has to give it up.
        !documented UIResponder.becomeFirstResponder(); outside a window, where Apple calls the result undefined, it waits for \#
        the window (simplified).
        :p
        @UIResponder resignFirstResponder()
        =Makes this object the first responder no longer.
        :p
        @UIResponder inputView
        =What stands in the keyboard's place while this object or one that passes its events here is first responder; nil: the \#
        keyboard.
        :p
        @UIResponder inputAccessoryView
        =What stands on top of the keyboard while this object or one that passes its events here is first responder.
        :p
        @UIResponder inputViewController
        =Whose view stands in the keyboard's place where no inputView does.
        !documented UIResponder.inputViewController; that an inputView comes first is simplified.
        :p
        @UIResponder inputAccessoryViewController
        =Whose view stands on top of the keyboard where no inputAccessoryView does.
        !documented UIResponder.inputAccessoryViewController; that an inputAccessoryView comes first is simplified.
        :p
        @UIResponder reloadInputViews()
        =Looks for the input views of the first responder again.
        :p
        @UIResponder keyCommands
        =Override point: the commands that keys of a hardware keyboard stand for.
        !documented UIResponder.keyCommands; asked along the responder chain when a scenario presses a key (simplified, a \#
        controller's own come after these).
        :pc
        @UIResponder canPerformAction(_:withSender:)
        =Override point: whether a method can be called here now: where the object has it.
        !documented UIResponder.canPerformAction(_:withSender:); asked before a key's command is called.
        :pc
        @UIResponder target(forAction:withSender:)
        =Override point: who a method is to be called on: this object where it can be called here, else whom the next responder \#
        names.
        !documented UIResponder.target(forAction:withSender:).
        :pc
        @UIResponder target(of:sender:)
        <canPerformAction(_:withSender:)
        @UIResponder motionBegan(_:with:)
        =Override point: the device is being shaken.
        !documented UIResponder.motionBegan(_:with:); simplified, never called: nobody shakes the device.
        :pc
        @UIResponder motionEnded(_:with:)
        =Override point: the device has been shaken.
        !documented UIResponder.motionEnded(_:with:); simplified, never called: nobody shakes the device.
        :pc
        @UIResponder cut(_:)
        =Override point: takes out what is selected, and keeps it on the pasteboard.
        !documented UIResponderStandardEditActions.cut(_:).
        <cut(_:)
        :pc
        @UIResponder copy(_:)
        =Override point: keeps what is selected on the pasteboard.
        !documented UIResponderStandardEditActions.copy(_:).
        <copy(_:)
        :pc
        @UIResponder paste(_:)
        =Override point: puts in what is on the pasteboard.
        !documented UIResponderStandardEditActions.paste(_:).
        <paste(_:)
        :pc
        @UIResponder pasteAndMatchStyle(_:)
        =Override point: puts in the text that is on the pasteboard, in the style of where it goes.
        !documented UIResponderStandardEditActions.pasteAndMatchStyle(_:).
        <pasteAndMatchStyle(_:)
        :pc
        @UIResponder pasteAndGo(_:)
        =Override point: puts in an address that is on the pasteboard, and goes there.
        !documented UIResponderStandardEditActions.pasteAndGo(_:); simplified, called by code alone.
        <pasteAndGo(_:)
        :pc
        @UIResponder pasteAndSearch(_:)
        =Override point: puts in what is on the pasteboard, and looks for it.
        !documented UIResponderStandardEditActions.pasteAndSearch(_:); simplified, called by code alone.
        <pasteAndSearch(_:)
        :pc
        @UIResponder select(_:)
        =Override point: selects what is where the cursor is.
        !documented UIResponderStandardEditActions.select(_:).
        <select(_:)
        :pc
        @UIResponder selectAll(_:)
        =Override point: selects everything.
        !documented UIResponderStandardEditActions.selectAll(_:).
        <selectAll(_:)
        :pc
        @UIResponder delete(_:)
        =Override point: takes out what is selected.
        !documented UIResponderStandardEditActions.delete(_:).
        <delete(_:)
        :pc
        @UIResponder makeTextWritingDirectionLeftToRight(_:)
        =Override point: has the text run from the left.
        !documented UIResponderStandardEditActions.makeTextWritingDirectionLeftToRight(_:); simplified, called by code alone.
        <makeTextWritingDirectionLeftToRight(_:)
        :pc
        @UIResponder makeTextWritingDirectionRightToLeft(_:)
        =Override point: has the text run from the right.
        !documented UIResponderStandardEditActions.makeTextWritingDirectionRightToLeft(_:); simplified, called by code alone.
        <makeTextWritingDirectionRightToLeft(_:)
        :pc
        @UIResponder toggleBoldface(_:)
        =Override point: makes what is selected bold, or no longer.
        !documented UIResponderStandardEditActions.toggleBoldface(_:).
        <toggleBoldface(_:)
        :pc
        @UIResponder toggleItalics(_:)
        =Override point: makes what is selected italic, or no longer.
        !documented UIResponderStandardEditActions.toggleItalics(_:).
        <toggleItalics(_:)
        :pc
        @UIResponder toggleUnderline(_:)
        =Override point: underlines what is selected, or no longer.
        !documented UIResponderStandardEditActions.toggleUnderline(_:).
        <toggleUnderline(_:)
        :pc
        @UIResponder increaseSize(_:)
        =Override point: makes what is selected larger.
        !documented UIResponderStandardEditActions.increaseSize(_:).
        <increaseSize(_:)
        :pc
        @UIResponder decreaseSize(_:)
        =Override point: makes what is selected smaller.
        !documented UIResponderStandardEditActions.decreaseSize(_:).
        <decreaseSize(_:)
        :pc
        @UIResponder find(_:)
        =Override point: looks for a text.
        !documented UIResponderStandardEditActions.find(_:).
        <find(_:)
        :pc
        @UIResponder findAndReplace(_:)
        =Override point: looks for a text to put another in its place.
        !documented UIResponderStandardEditActions.findAndReplace(_:).
        <findAndReplace(_:)
        :pc
        @UIResponder findNext(_:)
        =Override point: goes to where the text is next.
        !documented UIResponderStandardEditActions.findNext(_:).
        <findNext(_:)
        :pc
        @UIResponder findPrevious(_:)
        =Override point: goes to where the text was before.
        !documented UIResponderStandardEditActions.findPrevious(_:).
        <findPrevious(_:)
        :pc
        @UIResponder useSelectionForFind(_:)
        =Override point: looks for what is selected.
        !documented UIResponderStandardEditActions.useSelectionForFind(_:).
        <useSelectionForFind(_:)
        :pc
        @UIResponder printContent(_:)
        =Override point: prints.
        !documented UIResponderStandardEditActions.printContent(_:); simplified, called by code alone.
        <printContent(_:)
        :pc
        @UIResponder rename(_:)
        =Override point: gives another name.
        !documented UIResponderStandardEditActions.rename(_:); simplified, called by code alone.
        <rename(_:)
        :pc
        @UIResponder duplicate(_:)
        =Override point: makes another of the same.
        !documented UIResponderStandardEditActions.duplicate(_:).
        <duplicate(_:)
        :pc
        @UIResponder move(_:)
        =Override point: moves elsewhere.
        !documented UIResponderStandardEditActions.move(_:); simplified, called by code alone.
        <move(_:)
        :pc
        @UIResponder export(_:)
        =Override point: gives away.
        !documented UIResponderStandardEditActions.export(_:); simplified, called by code alone.
        <export(_:)
        :pc
        @UIResponder showWritingTools(_:)
        =Override point: offers help with writing.
        !documented UIResponderStandardEditActions.showWritingTools(_:); simplified, called by code alone.
        <showWritingTools(_:)
        :pc
        @UIResponder touchesBegan(_:with:)
        =Override point: a finger has come down.
        !documented UIResponder, Using responders and the responder chain to handle events.
        <touchesBegan(_:with:)
        :pc
        @UIResponder touchesMoved(_:with:)
        =Override point: the finger has moved.
        !documented UIResponder, Using responders and the responder chain to handle events.
        <touchesMoved(_:with:)
        :pc
        @UIResponder touchesEnded(_:with:)
        =Override point: the finger has been lifted.
        !documented UIResponder, Using responders and the responder chain to handle events.
        <touchesEnded(_:with:)
        :pc
        @UIResponder touchesCancelled(_:with:)
        =Override point: the system has taken the finger away.
        !documented UIResponder, Using responders and the responder chain to handle events.
        <touchesCancelled(_:with:)
        :pc
        @UIResponderStandardEditActions 
        /UIKit/Application/UIResponderStandardEditActions.swift
        =What is done to what is selected or edited.
        !documented UIResponderStandardEditActions; those of iOS 26 and updateTextAttributes(conversionHandler:) are left out \#
        (simplified).
        :p
        @UIResponderStandardEditActions cut(_:)
        =Takes out what is selected, and keeps it on the pasteboard.
        :pc
        @UIResponderStandardEditActions copy(_:)
        =Keeps what is selected on the pasteboard.
        :pc
        @UIResponderStandardEditActions paste(_:)
        =Puts in what is on the pasteboard.
        :pc
        @UIResponderStandardEditActions pasteAndMatchStyle(_:)
        =Puts in the text that is on the pasteboard, in the style of where it goes.
        :pc
        @UIResponderStandardEditActions pasteAndGo(_:)
        =Puts in an address that is on the pasteboard, and goes there.
        :pc
        @UIResponderStandardEditActions pasteAndSearch(_:)
        =Puts in what is on the pasteboard, and looks for it.
        :pc
        @UIResponderStandardEditActions select(_:)
        =Selects what is where the cursor is.
        :pc
        @UIResponderStandardEditActions selectAll(_:)
        =Selects everything.
        :pc
        @UIResponderStandardEditActions delete(_:)
        =Takes out what is selected.
        :pc
        @UIResponderStandardEditActions makeTextWritingDirectionLeftToRight(_:)
        =Has the text run from the left.
        :pc
        @UIResponderStandardEditActions makeTextWritingDirectionRightToLeft(_:)
        =Has the text run from the right.
        :pc
        @UIResponderStandardEditActions toggleBoldface(_:)
        =Makes what is selected bold, or no longer.
        :pc
        @UIResponderStandardEditActions toggleItalics(_:)
        =Makes what is selected italic, or no longer.
        :pc
        @UIResponderStandardEditActions toggleUnderline(_:)
        =Underlines what is selected, or no longer.
        :pc
        @UIResponderStandardEditActions increaseSize(_:)
        =Makes what is selected larger.
        :pc
        @UIResponderStandardEditActions decreaseSize(_:)
        =Makes what is selected smaller.
        :pc
        @UIResponderStandardEditActions find(_:)
        =Looks for a text.
        :pc
        @UIResponderStandardEditActions findAndReplace(_:)
        =Looks for a text to put another in its place.
        :pc
        @UIResponderStandardEditActions findNext(_:)
        =Goes to where the text is next.
        :pc
        @UIResponderStandardEditActions findPrevious(_:)
        =Goes to where the text was before.
        :pc
        @UIResponderStandardEditActions useSelectionForFind(_:)
        =Looks for what is selected.
        :pc
        @UIResponderStandardEditActions printContent(_:)
        =Prints.
        :pc
        @UIResponderStandardEditActions rename(_:)
        =Gives another name.
        :pc
        @UIResponderStandardEditActions duplicate(_:)
        =Makes another of the same.
        :pc
        @UIResponderStandardEditActions move(_:)
        =Moves elsewhere.
        :pc
        @UIResponderStandardEditActions export(_:)
        =Gives away.
        :pc
        @UIResponderStandardEditActions showWritingTools(_:)
        =Offers help with writing.
        :pc
        @World standardEdits
        =The standard edit actions by their words, as the menu for what is edited has them.
        !documented UIMenuController, UIResponderStandardEditActions.
        @World editKeys
        =The standard edit actions by the key that stands for each in the system's own menus.
        !documented UIMenu.Identifier.standardEdit, .textStyle, .textSize, .find; their keys are reported.
        @World refuseAction(_:of:)
        !reported (what the Objective-C runtime says of a method that there is not).
        @World editCommands(_:for:sender:)
        =What a menu for what is edited offers: the standard commands and others, of which somebody from the first responder on \#
        can do each.
        !documented UIResponder.canPerformAction(_:withSender:), UIMenuController.
        @World showEditMenu(for:in:)
        =Shows what can be done with what is edited, if anything can.
        !documented UIResponder.canPerformAction(_:withSender:) (for the commands of the editing menu, the sender is the \#
        application).
        @UIResponder askTarget(forAction:_:)
        =Asks, as UIKit does, who a method is to be called on.
        <target(forAction:withSender:)
        @TextEditing textEdits
        =The standard edit actions that text has.
        <cut(_:) copy(_:) paste(_:) pasteAndMatchStyle(_:) select(_:) selectAll(_:) delete(_:)
        @TextEditing canEditText(_:)
        !documented UIResponder.canPerformAction(_:withSender:); which of them text allows when is reported (secure text is not \#
        copied), that it never offers to delete is simplified.
        <cut(_:) copy(_:) paste(_:) pasteAndMatchStyle(_:) select(_:) selectAll(_:)
        @TextEditing editText(_:)
        !documented UIResponderStandardEditActions; the delegate is asked as for keys (reported).
        <cut(_:) copy(_:) paste(_:) pasteAndMatchStyle(_:) select(_:) selectAll(_:) delete(_:)
        @TextEditing wordAtCursor
        =The letters and digits around the cursor, in UTF-16 units; the character before it where there are none.
        !simplified; UIKit's tokenizer knows the words of the language.
        @UIScene 
        /UIKit/Application/UIScene.swift
        =One instance of the app's interface.
        !documented UIScene; simplified, an app has one scene, connected with nothing to open.
        :p
        @UIScene.ActivationState 
        =How much of a scene's life goes on.
        :p
        @UIScene.ActivationState unattached
        =Not connected.
        :p
        @UIScene.ActivationState foregroundActive
        =On the screen and receiving events.
        :p
        @UIScene.ActivationState foregroundInactive
        =On the screen, not receiving events.
        :p
        @UIScene.ActivationState background
        =Not on the screen.
        :p
        @UIScene.ConnectionOptions 
        =What a scene was connected for.
        !simplified; always empty: no URL, no activity, no notification has launched the app.
        :p
        @UIScene activationState
        =How much of the scene's life goes on.
        :p
        @UIWindowScene 
        =A scene with windows.
        !documented UIWindowScene; simplified, it fills the screen or its part in Split View, and has no geometry of its own.
        :p
        @UIWindowScene windows
        =The scene's windows, back to front.
        :p
        @UIWindowScene next
        =The app.
        :p
        @UIWindowScene interfaceOrientation
        =Which way up the scene's interface is.
        :p
        @UIWindowScene screen
        =The screen that the scene is on.
        :p
        @UIScene session
        =What the system remembers of the scene.
        :p
        @UIScene delegate
        =Told of the scene's life.
        :p
        @UISceneDelegate 
        /UIKit/Application/UISceneDelegate.swift
        =Told of a scene's life.
        !documented UISceneDelegate; recorded launch-scene-lemonbrush, scene-kill-forum.
        :p
        @UISceneDelegate scene(_:willConnectTo:options:)
        =The scene is about to be connected: the place to make its window.
        !documented UISceneDelegate.scene(_:willConnectTo:options:); recorded launch-scene-lemonbrush (after \#
        didFinishLaunching, before the root loads its view).
        :pc
        @UISceneDelegate sceneDidDisconnect(_:)
        =The scene has been let go.
        !documented UISceneDelegate.sceneDidDisconnect(_:); recorded scene-kill-forum (after sceneWillResignActive, when the \#
        user ends the app).
        :pc
        @UISceneDelegate sceneDidBecomeActive(_:)
        =The scene has become active.
        !documented UISceneDelegate.sceneDidBecomeActive(_:); recorded launch-scene-lemonbrush (before the root's \#
        viewDidAppear), scene-kill-forum.
        :pc
        @UISceneDelegate sceneWillResignActive(_:)
        =The scene is about to stop being active.
        !documented UISceneDelegate.sceneWillResignActive(_:); recorded scene-kill-forum.
        :pc
        @UISceneDelegate sceneWillEnterForeground(_:)
        =The scene is about to come to the foreground.
        !documented UISceneDelegate.sceneWillEnterForeground(_:); recorded launch-scene-lemonbrush (at launch too, after the \#
        root's viewWillAppear).
        :pc
        @UISceneDelegate sceneDidEnterBackground(_:)
        =The scene has gone to the background.
        !documented UISceneDelegate.sceneDidEnterBackground(_:) (after sceneWillResignActive).
        :pc
        @UIWindowSceneDelegate 
        =Told of a window scene's life.
        !documented UIWindowSceneDelegate; simplified, only what UISceneDelegate has, and the window property that the \#
        storyboard's window is put into.
        :p
        @UISceneSession 
        /UIKit/Application/UISceneSession.swift
        =What the system remembers of a scene.
        !documented UISceneSession; simplified, it knows its role and nothing that outlives the run.
        :p
        @UISceneSession.Role 
        =What a scene is for.
        :p
        @UISceneSession.Role rawValue
        =The name.
        :p
        @UISceneSession.Role init(rawValue:)
        =A role by its name.
        :p
        @UISceneSession.Role windowApplication
        =Windows on the device's own screen.
        :p
        @UISceneSession role
        =What the scene is for.
        :p
        @UISceneConfiguration 
        =What a scene is to be made of.
        !documented UISceneConfiguration; simplified, name and role are kept, and decide nothing.
        :p
        @UISceneConfiguration init(name:sessionRole:)
        =A configuration by its name in the app's property list.
        :p
        @UISceneConfiguration name
        =The name in the app's property list.
        :p
        @UISceneConfiguration role
        =What the scene is for.
        :p
        @UIScreen brightness
        /UIKit/Application/UIScreen+Kept.swift
        =How bright the screen is, from 0 to 1.
        !simplified; kept, it is as bright as the terminal.
        :p
        @UIScreen wantsSoftwareDimming
        =Whether it may get darker than the device can.
        !simplified; kept, it does not.
        :p
        @UIScreen screens
        =All screens: the one.
        :p
        @UIScreen mirrored
        =The screen that this one repeats: none.
        :p
        @UIScreen 
        /UIKit/Application/UIScreen.swift
        =The device's screen.
        !documented UIScreen; there is one, the simulated device's. Brightness and further screens are left out (simplified).
        :p
        @UIScreen main
        =The screen of the present World.
        :p
        @UIScreen bounds
        =The screen's rectangle in the present orientation, in points.
        :p
        @UIScreen scale
        =Pixels to a point.
        :p
        @UIScreen traitCollection
        =The environment of the whole screen.
        :p
        @World predictedTraits
        =What a view that has been in no window takes its traits to be: those of a window that fills the screen.
        !documented WWDC 2019 session 224.
        @UIWindow 
        /UIKit/Application/UIWindow.swift
        =The root of a view hierarchy that the screen shows.
        !documented UIWindow; simplified, there are no levels, and a window is shown by makeKeyAndVisible() alone. The views \#
        between it and the root are reported (UITransitionView, UIDropShadowView).
        :p
        @UIWindow init(windowScene:)
        =A window that fills its scene.
        :p
        @UIWindow init(frame:)
        =A window with a frame on the screen, in points.
        :p
        @UIWindow init(coder:)
        =A window from an archive.
        :p
        @UIWindow next
        =The scene, or the app when there is none.
        !documented Using responders and the responder chain to handle events.
        :p
        @UIWindow rootViewController
        =The controller whose view fills the window.
        !documented UIWindow.rootViewController; reported stackoverflow.com/questions/26763020 (2014) and \#
        github.com/AdevintaSpain/Sencha/pull/23 (iOS 13) for what is presented.
        :p
        @UIWindow makeKeyAndVisible()
        =Puts the window on the screen and makes it the one that gets keys.
        !documented UIWindow.makeKeyAndVisible(); that the root's view is loaded in it, and appears before it returns, is \#
        reported.
        :p
        @UIWindow windowScene
        =The scene that the window is in.
        :p
        @UIWindow isKeyWindow
        =Whether keys go to this window.
        :p
        @UserDefaults 
        /UIKit/Application/UserDefaults.swift
        =Small values by key that outlive the app.
        !simplified; nothing is kept from one run to the next.
        :p
        @UserDefaults didChangeNotification
        =Posted when something else is kept under a key.
        !documented UserDefaults.didChangeNotification; not posted, nor recorded, where nobody observes it (simplified).
        :p
        @UserDefaults standard
        =The app's defaults.
        :p
        @UserDefaults init(suiteName:)
        =Defaults of a group of apps.
        :p
        @UserDefaults set(_:forKey:)
        =Keeps a value under a key; nil removes it.
        :p
        @UserDefaults removeObject(forKey:)
        =Removes what is kept under a key.
        :p
        @UserDefaults register(defaults:)
        =Says what keys give that nothing has been kept under.
        :p
        @UserDefaults object(forKey:)
        =What is kept under a key, nil when there is nothing.
        :p
        @UserDefaults string(forKey:)
        =The text kept under a key.
        :p
        @UserDefaults bool(forKey:)
        =The truth value kept under a key, false when there is none.
        :p
        @UserDefaults integer(forKey:)
        =The integer kept under a key, 0 when there is none.
        :p
        @UserDefaults double(forKey:)
        =The number kept under a key, 0 when there is none.
        :p
        @UserDefaults synchronize()
        =Does nothing: values are kept at once.
        :p
        @World resizeWindows(to:)
        /UIKit/Application/WindowGeometry.swift
        =Gives the app's windows another size, as dragging Split View's divider does.
        !documented UIContentContainer.viewWillTransition(to:with:); how long it takes is simplified.
        @World change(_:to:isAnimated:announcesSize:_:)
        =Gives a window another size: the controllers are told what is coming, then everything moves together.
        !recorded rotation-ios12 (told of the size, then layout); documented UIContentContainer.willTransition(to:with:) (told \#
        of traits before they change). That the blocks alongside run after the first layout is simplified.
        @UIViewController announce(_:with:)
        =Tells of traits that are coming, if this controller is in a window and they differ from those that it has.
        !documented UIContentContainer.willTransition(to:with:) (called before the traits change).
        <willTransition(to:with:)
        @UIViewController announce(_:with:)
        =Tells of a size that is coming.
        <viewWillTransition(to:with:)
        @UIViewController forward(size:coordinator:)
        =Tells the children of a size that is coming: those whose views are loaded and have another.
        !documented UIContentContainer.size(forChildContentContainer:withParentContainerSize:); reported rdar 24277475 (a \#
        covered controller is told as long as its view's size differs).
        <size(forChildContentContainer:withParentContainerSize:)
        @UIContentContainer 
        =What can be told of traits and sizes that are coming.
        !documented UIContentContainer; systemLayoutFittingSizeDidChange(forChildContentContainer:) and \#
        preferredContentSizeDidChange(forChildContentContainer:) are not simulated.
        :p
        @UIContentContainer willTransition(to:with:)
        =The traits are about to change.
        !documented UIContentContainer.willTransition(to:with:) (before the traits change, before the size is told).
        :pc
        @UIContentContainer viewWillTransition(to:with:)
        =The size is about to change.
        !documented UIContentContainer.viewWillTransition(to:with:); recorded rotation-ios12 (before layout).
        :pc
        @UIContentContainer size(forChildContentContainer:withParentContainerSize:)
        =The size that a child has when the container has this one, in points.
        !documented UIContentContainer.size(forChildContentContainer:withParentContainerSize:); asked for children whose views \#
        are loaded.
        :pc
        @UIContentContainer preferredContentSize
        =The size that the controller would like to have in a container, in points.
        :pc
        @World holdDevice(_:)
        /UIKit/Application/WindowOrientation.swift
        =Holds the device so before launch: the app is launched that way up.
        !recorded launch-neuburg-ios15-landscape-device.
        @World turnDevice(toValue:)
        =What UIDevice.current.setValue(_:forKey: "orientation") does: until iOS 15 the device counts as turned.
        !reported (the message of iOS 16 and later, which turns nothing).
        @World allowedOrientations(for:)
        =What the app's delegate says for a window, else what the device allows.
        !documented UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:).
        <application(_:supportedInterfaceOrientationsFor:)
        @World turnWindowsIfNeeded()
        =Turns the windows when the device has been turned or another controller decides now.
        !documented UIViewController.supportedInterfaceOrientations; that a rotation waits for a transition is simplified.
        @World orientation(by:isForced:)
        <shouldAutorotate supportedInterfaceOrientations preferredInterfaceOrientationForPresentation
        @World turn(to:isForced:)
        =Turns every window.
        !recorded launch-neuburg-ios15-rotate-at-launch (no viewWillTransition; two pairs of layout callbacks, of which the \#
        second is taken to come from the status bar's change of the safe area).
        @UIWindow orientationDecider
        =Whose wishes count: the front-most of the root and what covers the whole screen over it.
        !documented UIViewController.supportedInterfaceOrientations (the root or the top-most full-screen controller).
        @UIDevice orientationDidChangeNotification
        =Posted when the device has been turned.
        :p
        @World becomeApplication(_:)
        /UIKit/Application/World+Life.swift
        =Makes an object of the learner's the app's own, before anything asks for it.
        !documented UIApplicationMain(_:_:_:_:), NSPrincipalClass; of an app's overrides only those are called that code calls \#
        itself (simplified).
        @World launchApplication(delegate:hasScenes:)
        =Launches an app with a delegate of the learner's.
        <application(_:willFinishLaunchingWithOptions:) application(_:didFinishLaunchingWithOptions:) \#
        applicationDidBecomeActive(_:)
        @World connectScene(delegate:)
        =Connects a scene to a delegate of the learner's: the delegate makes the window; then the scene comes to the \#
        foreground.
        !recorded launch-scene-lemonbrush.
        <application(_:configurationForConnecting:options:) scene(_:willConnectTo:options:)
        @World implicitScene
        =The scene that holds the windows of an app that knows no scenes, made when it is first asked for; nil in other apps.
        !documented UIWindow.windowScene (iOS 13); that none of the scenes' notifications is posted for it is simplified.
        @World enterBackground()
        =Leaves the app, for the home screen.
        !recorded background-progressconcepts; documented UISceneDelegate (with scenes the app's delegate hears of none of \#
        this). The system's pictures of the app in both styles are not taken (simplified), and the run loop goes on in the \#
        background.
        <applicationWillResignActive(_:) sceneDidEnterBackground(_:) applicationDidEnterBackground(_:)
        @World enterForeground()
        =Comes back to the app.
        !recorded background-progressconcepts; documented UISceneDelegate.
        <applicationWillEnterForeground(_:) applicationDidBecomeActive(_:)
        @World terminate()
        =The user ends the app in the app switcher.
        !recorded scene-kill-forum; documented UIApplicationDelegate.applicationWillTerminate(_:). The process goes on here.
        <sceneDidDisconnect(_:) applicationWillResignActive(_:) applicationWillTerminate(_:)
        @World resignActive(_:)
        <sceneWillResignActive(_:)
        @World comeForward(_:)
        <sceneWillEnterForeground(_:) sceneDidBecomeActive(_:)
        @World warnOfMemory()
        =The system runs short of memory: the app's delegate is told, then every living controller, oldest first.
        !recorded memory-warning-catalyst26; no view is unloaded.
        <applicationDidReceiveMemoryWarning(_:) didReceiveMemoryWarning()
        @World archive(_:named:)
        /UIKit/Archives/Archive.swift
        =The number of the file of a name.
        !simplified (an app has one bundle, and one file of a name in it).
        @UIView becomeLibraryObject()
        /UIKit/Archives/LibraryObjects.swift
        =Takes the state that Interface Builder gives a control that is put into a scene.
        !documented by what Xcode writes into a new storyboard: two segments of which the first is chosen, three pages, a \#
        slider and a bar in the middle, a switch that is on.
        @ObjectiveCName swiftNames(of:)
        /UIKit/Archives/ObjectiveCName.swift
        =The full Swift names that a method with an Objective-C name may have, the likeliest first: save: is save(_:), \#
        saveWithItem: is saveWithItem(_:) or save(item:), saveFor: also save(for:), tap:event: is tap(_:event:).
        !documented Swift's Objective-C interoperability: the first label follows "With", or stands alone when it is a \#
        preposition.
        @UINib 
        /UIKit/Archives/UINib.swift
        =A nib file, ready to be unarchived any number of times.
        !documented UINib; there is one bundle, and options are not looked at (simplified).
        :p
        @UINib init(nibName:bundle:)
        =The nib of a name.
        :p
        @UINib instantiate(withOwner:options:)
        =Makes the nib's objects.
        :p
        @UINib.OptionsKey 
        =Options for unarchiving.
        :p
        @Bundle loadNibNamed(_:owner:options:)
        =Makes the objects of the nib of a name.
        :p
        @World missingNib(_:)
        !documented UINib, the exception of a nib that is not there.
        @UIStoryboard 
        /UIKit/Archives/UIStoryboard.swift
        =A storyboard file: scenes of controllers, and the segues between them.
        !documented UIStoryboard; there is one bundle (simplified).
        :p
        @UIStoryboard init(name:bundle:)
        =The storyboard of a name.
        !documented UIStoryboard.init(name:bundle:).
        :p
        @UIStoryboard instantiateInitialViewController()
        =A new controller of the initial scene; nil when no scene is the initial one.
        !documented UIStoryboard.instantiateInitialViewController() (a new controller each time; its view waits until it is \#
        wanted).
        :p
        @UIStoryboard instantiateInitialViewController(creator:)
        =A new controller of the initial scene that creator makes from the coder; where it gives nil, the scene's own.
        :p
        @UIStoryboard instantiateViewController(withIdentifier:)
        =A new controller of the scene with an identifier.
        !documented UIStoryboard.instantiateViewController(withIdentifier:); the exception's words are reported.
        :p
        @UIStoryboard instantiateViewController(identifier:creator:)
        =A new controller of the scene with an identifier that creator makes from the coder; where it gives nil, the scene's \#
        own.
        :p
        @UIStoryboard controller(of:)
        =A new controller of the scene that a scene stands for.
        !documented UIStoryboard (storyboard references: the scene of that identifier, else the initial one).
        @World makeMainWindow(for:)
        =Does what the system does before it tells an app's or scene's delegate that it may begin: makes the window of the main \#
        storyboard, if there is one, and gives it to the delegate's property window.
        !documented UISceneStoryboardFile and UIMainStoryboardFile; that the file is the one called Main is simplified.
        @UIStoryboardSegue 
        /UIKit/Archives/UIStoryboardSegue.swift
        =A change from one controller to another that a storyboard describes.
        !documented UIStoryboardSegue.
        :p
        @UIStoryboardSegue init(identifier:source:destination:)
        =A segue that does nothing by itself.
        :p
        @UIStoryboardSegue init(identifier:source:destination:performHandler:)
        =A segue that runs performHandler.
        :p
        @UIStoryboardSegue identifier
        =The segue's name in the storyboard.
        :p
        @UIStoryboardSegue source
        =The controller that the segue begins at.
        :p
        @UIStoryboardSegue destination
        =The controller that the segue leads to.
        :p
        @UIStoryboardSegue perform()
        =Makes the change.
        !documented UIStoryboardSegue.perform() (after prepare(for:sender:)).
        :p
        @UIStoryboardUnwindSegueSource 
        =Where an unwind segue comes from, for those who are asked whether they take it.
        !documented UIStoryboardUnwindSegueSource; the sender is left out (simplified).
        :p
        @UIStoryboardUnwindSegueSource source
        =The controller that the segue begins at.
        :p
        @UIStoryboardUnwindSegueSource unwindAction
        =The method that is looked for.
        :p
        @UIStoryboardSegueTemplate trigger(sender:)
        /UIKit/Archives/UIStoryboardSegueTemplate.swift
        =A control, bar button or recogniser has triggered the segue: the controller is asked first.
        !documented UIViewController.shouldPerformSegue(withIdentifier:sender:).
        <shouldPerformSegue(withIdentifier:sender:)
        @UIStoryboardSegueTemplate perform(sender:)
        =Makes the destination, prepares, performs.
        !documented UIViewController.prepare(for:sender:); reported document 004, of 2012 (the destination has no view while \#
        the source prepares).
        @UIStoryboardSegueTemplate prepare(_:)
        !documented UIPopoverPresentationController.sourceView (set by the segue, so that prepare(for:sender:) may change it).
        @UIStoryboardSegueTemplate run(from:to:sender:_:)
        <prepare(for:sender:) perform()
        @UIStoryboardSegueTemplate unwind(_:from:sender:)
        !documented Apple, Technical Note TN2298 (the search for the destination, then prepare, the action, the transition).
        <prepare(for:sender:)
        @UITableView take(_:)
        /UIKit/Archives/UITableView+Archive.swift
        =Takes the cells that a file has for the table; they are made with it.
        !documented UITableViewController (static content: the controller is the data source by itself).
        @UIView hold(uninstalled:)
        /UIKit/Archives/UIView+Uninstalled.swift
        =Holds a constraint or a subview that the file does not install for the present size classes: it may be wanted in \#
        others, so that a weak outlet still has it.
        !documented Xcode Help, Build adaptive interfaces (what is not installed is made all the same); reported, weak outlets \#
        to constraints that are not installed are not nil.
        @UIViewController storyboard
        /UIKit/Archives/UIViewController+Storyboard.swift
        =The storyboard that the controller comes from, nil when it comes from code or a nib.
        :p
        @UIViewController loadArchivedView()
        =Makes the view that a storyboard or nib has for the controller; false when there is none.
        !documented UIViewController.nibName (the nib of that name, else one named as the class, with and without \#
        "Controller").
        @UIViewController nibName
        =The name of the nib that the view comes from: the one given, else that of the class.
        :p
        @UIViewController unwindDestination(_:sender:)
        =The nearest controller that takes an unwind segue: from here outwards, through parents and presenters.
        !simplified; custom containers' own ways (allowedChildrenForUnwinding) are left out.
        @Unarchiver 
        /UIKit/Archives/Unarchiver.swift
        =Makes the objects of an interface file for one owner: all of them, then the user's attributes, then the connections, \#
        then awakeFromNib().
        !documented Resource Programming Guide, The Nib Object Life Cycle (made, connected, awakened); that a view's subviews \#
        are made within its `init(coder:)`, and that attributes are set before connections, is simplified.
        @Unarchiver run(_:)
        =Runs body as the one that unarchives; what was made is held until the turn's autorelease pool is drained.
        !documented Resource Programming Guide, Nib Files (objects are created with a retain count of 1 and then autoreleased).
        @Unarchiver finish(connecting:)
        =Sets attributes, connects, awakens.
        <awakeFromNib()
        @Unarchiver set(_:at:of:)
        =Sets one of the runtime attributes that the file gives an object; one that it has no property for is told and left.
        !reported, text of a console (the exception is caught by the nib's loading).
        @Unarchiver connect(_:of:to:)
        !documented Resource Programming Guide (an outlet is set by key-value coding).
        @Unarchiver embed(_:in:)
        !reported (a container view's segue runs while the view's nib loads: before the owner's viewDidLoad, and prepare before \#
        that).
        @LayoutComponent victim(among:)
        /UIKit/AutoLayout/LayoutComponent.swift
        =Which of the rules at odds is given up: code's before UIKit's own, and the constraint that was made last.
        !simplified; which constraint UIKit breaks is not documented.
        @LayoutSolution frame(of:scale:)
        /UIKit/AutoLayout/LayoutSolution.swift
        =Where an item is in its superview's or owner's coordinates, in points, its edges on whole pixels.
        !reported (three equal columns of 320 points are 106.5, 107 and 106.5 wide at two pixels to a point).
        @LayoutSystem local(_:)
        /UIKit/AutoLayout/LayoutSystem+Boxes.swift
        =A view in its superview's coordinates, before its transform.
        !documented UIView.transform: Auto Layout takes no account of it.
        @LayoutSystem box(of:in:)
        =A view in the coordinates of one that it is in or is.
        !documented Apple technical note TN2154, UIScrollView and Auto Layout, and Auto Layout Guide, Working with Scroll \#
        Views; that the centre stays where the content begins, whatever is scrolled, is from memory.
        @LayoutSystem alignment(of:)
        =How far a view's alignment rectangle lies inside its frame, in points.
        <alignmentRectInsets
        @NSLayoutAnchor 
        /UIKit/AutoLayout/NSLayoutAnchor.swift
        =A place of a view or guide that constraints are made from.
        !simplified; Apple's is a generic class, whose two kinds of places are the two classes below.
        :p
        @NSLayoutAnchor itemID
        =The view or guide.
        :pc
        @NSLayoutAnchor attribute
        =The place.
        :pc
        @NSLayoutAnchor ==(left:right:)
        =Whether two anchors are of the same place.
        :p
        @NSLayoutAnchor hash(into:)
        =Hashes the place.
        :p
        @NSLayoutAnchor constraint(equalTo:)
        =A constraint, not active yet: this place is the other.
        :p
        @NSLayoutAnchor constraint(equalTo:constant:)
        =A constraint, not active yet: this place is the other plus c points.
        :p
        @NSLayoutAnchor constraint(greaterThanOrEqualTo:)
        =A constraint, not active yet: this place is not before the other.
        :p
        @NSLayoutAnchor constraint(greaterThanOrEqualTo:constant:)
        =A constraint, not active yet: this place is not before the other plus c points.
        :p
        @NSLayoutAnchor constraint(lessThanOrEqualTo:)
        =A constraint, not active yet: this place is not behind the other.
        :p
        @NSLayoutAnchor constraint(lessThanOrEqualTo:constant:)
        =A constraint, not active yet: this place is not behind the other plus c points.
        :p
        @UIKit systemSpacing
        =The system's distance between neighbours, in points.
        !simplified; the real distance depends on what the neighbours are.
        @NSLayoutXAxisAnchor 
        =A place on the horizontal axis.
        !documented NSLayoutXAxisAnchor; the system's distance is 8 points, whatever the neighbours are (simplified).
        :p
        @NSLayoutXAxisAnchor itemID
        =The view or guide.
        :p
        @NSLayoutXAxisAnchor attribute
        =The place.
        :p
        @NSLayoutXAxisAnchor constraint(equalToSystemSpacingAfter:multiplier:)
        =A constraint, not active yet: this place is the system's distance, times multiplier, behind the other.
        :p
        @NSLayoutXAxisAnchor constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)
        =A constraint, not active yet: this place is at least the system's distance, times multiplier, behind the other.
        :p
        @NSLayoutXAxisAnchor constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)
        =A constraint, not active yet: this place is at most the system's distance, times multiplier, behind the other.
        :p
        @NSLayoutYAxisAnchor 
        =A place on the vertical axis.
        !documented NSLayoutYAxisAnchor; the system's distance is 8 points, whatever the neighbours are (simplified).
        :p
        @NSLayoutYAxisAnchor itemID
        =The view or guide.
        :p
        @NSLayoutYAxisAnchor attribute
        =The place.
        :p
        @NSLayoutYAxisAnchor constraint(equalToSystemSpacingBelow:multiplier:)
        =A constraint, not active yet: this place is the system's distance, times multiplier, below the other.
        :p
        @NSLayoutYAxisAnchor constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)
        =A constraint, not active yet: this place is at least the system's distance, times multiplier, below the other.
        :p
        @NSLayoutYAxisAnchor constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)
        =A constraint, not active yet: this place is at most the system's distance, times multiplier, below the other.
        :p
        @NSLayoutConstraint isActive
        /UIKit/AutoLayout/NSLayoutConstraint+Activation.swift
        =Whether the constraint takes part in layout.
        !documented NSLayoutConstraint.isActive (added to and removed from the closest common ancestor).
        :p
        @NSLayoutConstraint activate(_:)
        =Makes constraints take part in layout, in order.
        :p
        @NSLayoutConstraint deactivate(_:)
        =Makes constraints take no part in layout any more.
        :p
        @UIView constraints
        =The constraints held by this view, oldest first.
        :p
        @UIView addConstraint(_:)
        =Makes a constraint take part in layout; this view must be an ancestor of what it ties, or one of them.
        !documented UIView.addConstraint(_:); reported "Unable to install constraint on view" (the console's message, then the \#
        exception).
        :p
        @UIView addConstraints(_:)
        =Makes constraints take part in layout.
        :p
        @UIView removeConstraint(_:)
        =Makes a constraint of this view take no part in layout any more.
        :p
        @UIView removeConstraints(_:)
        =Makes constraints of this view take no part in layout any more.
        :p
        @UIView dropOutsideConstraints()
        =Removes the constraints that tie this view or one in it to something outside.
        !documented UIView.removeFromSuperview().
        @NSLayoutConstraint.Attribute objection(to:multiplier:)
        /UIKit/AutoLayout/NSLayoutConstraint+Pairing.swift
        =Why no constraint can be made between this attribute and another one; nil when one can.
        !reported (the exceptions' words).
        @NSLayoutConstraint.FormatOptions 
        /UIKit/AutoLayout/NSLayoutConstraint+VisualFormat.swift
        =How the views of a visual format stand to each other across it, and which way it is read.
        !documented NSLayoutConstraint.FormatOptions; text is read from the left (simplified).
        :p
        @NSLayoutConstraint.FormatOptions rawValue
        =The bits, as Apple has them.
        :p
        @NSLayoutConstraint.FormatOptions init(rawValue:)
        =Options from bits.
        :p
        @NSLayoutConstraint.FormatOptions alignAllLeft
        =The left edges are one.
        :p
        @NSLayoutConstraint.FormatOptions alignAllRight
        =The right edges are one.
        :p
        @NSLayoutConstraint.FormatOptions alignAllTop
        =The top edges are one.
        :p
        @NSLayoutConstraint.FormatOptions alignAllBottom
        =The bottom edges are one.
        :p
        @NSLayoutConstraint.FormatOptions alignAllLeading
        =The leading edges are one.
        :p
        @NSLayoutConstraint.FormatOptions alignAllTrailing
        =The trailing edges are one.
        :p
        @NSLayoutConstraint.FormatOptions alignAllCenterX
        =The middles, sideways, are one.
        :p
        @NSLayoutConstraint.FormatOptions alignAllCenterY
        =The middles, upright, are one.
        :p
        @NSLayoutConstraint.FormatOptions alignAllLastBaseline
        =The last baselines are one.
        :p
        @NSLayoutConstraint.FormatOptions alignAllFirstBaseline
        =The first baselines are one.
        :p
        @NSLayoutConstraint.FormatOptions directionLeadingToTrailing
        =The row begins at the leading edge.
        :p
        @NSLayoutConstraint.FormatOptions directionLeftToRight
        =The row begins at the left.
        :p
        @NSLayoutConstraint.FormatOptions directionRightToLeft
        =The row begins at the right.
        :p
        @NSLayoutConstraint constraints(withVisualFormat:options:metrics:views:)
        =The constraints that a visual format describes, none of them active.
        !documented NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:); `|-` is tied to the superview's \#
        margins (documented UIView.layoutMargins), views are 8 points apart; the exception's words are reported, its reasons \#
        for rare mistakes from memory.
        :p
        @NSLayoutConstraint 
        /UIKit/AutoLayout/NSLayoutConstraint.swift
        =A linear relation between two places of two views or guides: first = multiplier * second + constant, or an inequality.
        !documented NSLayoutConstraint, Auto Layout Guide; solved by Cassowary's algorithm. Which of several equal solutions \#
        UIKit takes is not documented.
        :p
        @NSLayoutConstraint.Relation 
        =How the two sides are to compare.
        :p
        @NSLayoutConstraint.Relation lessThanOrEqual
        =The first side is at most the second.
        :p
        @NSLayoutConstraint.Relation equal
        =The two sides are the same.
        :p
        @NSLayoutConstraint.Relation greaterThanOrEqual
        =The first side is at least the second.
        :p
        @NSLayoutConstraint.Axis 
        =Sideways or upright.
        :p
        @NSLayoutConstraint.Axis horizontal
        =Sideways.
        :p
        @NSLayoutConstraint.Axis vertical
        =Upright.
        :p
        @NSLayoutConstraint.Attribute 
        =A place or size of a view or guide.
        !simplified; languages that are read from the right are not simulated.
        :p
        @NSLayoutConstraint.Attribute left
        =The left edge.
        :p
        @NSLayoutConstraint.Attribute right
        =The right edge.
        :p
        @NSLayoutConstraint.Attribute top
        =The top edge.
        :p
        @NSLayoutConstraint.Attribute bottom
        =The bottom edge.
        :p
        @NSLayoutConstraint.Attribute leading
        =The edge at which reading begins.
        :p
        @NSLayoutConstraint.Attribute trailing
        =The edge at which reading ends.
        :p
        @NSLayoutConstraint.Attribute width
        =The width.
        :p
        @NSLayoutConstraint.Attribute height
        =The height.
        :p
        @NSLayoutConstraint.Attribute centerX
        =The middle, sideways.
        :p
        @NSLayoutConstraint.Attribute centerY
        =The middle, upright.
        :p
        @NSLayoutConstraint.Attribute lastBaseline
        =The baseline of the last line of text, else the bottom.
        :p
        @NSLayoutConstraint.Attribute firstBaseline
        =The baseline of the first line of text, else the bottom.
        :p
        @NSLayoutConstraint.Attribute leftMargin
        =The left margin.
        :p
        @NSLayoutConstraint.Attribute rightMargin
        =The right margin.
        :p
        @NSLayoutConstraint.Attribute topMargin
        =The top margin.
        :p
        @NSLayoutConstraint.Attribute bottomMargin
        =The bottom margin.
        :p
        @NSLayoutConstraint.Attribute leadingMargin
        =The margin at which reading begins.
        :p
        @NSLayoutConstraint.Attribute trailingMargin
        =The margin at which reading ends.
        :p
        @NSLayoutConstraint.Attribute centerXWithinMargins
        =The middle between the margins, sideways.
        :p
        @NSLayoutConstraint.Attribute centerYWithinMargins
        =The middle between the margins, upright.
        :p
        @NSLayoutConstraint.Attribute notAnAttribute
        =No second side but a constant.
        :p
        @NSLayoutConstraint init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)
        =A constraint that is not active yet.
        :p
        @NSLayoutConstraint description
        =The constraint as UIKit's messages write it, without addresses.
        :p
        @NSLayoutConstraint firstItem
        =The view or guide on the left side.
        :p
        @NSLayoutConstraint secondItem
        =The view or guide on the right side.
        :p
        @NSLayoutConstraint firstAttribute
        =The place on the left side.
        :p
        @NSLayoutConstraint secondAttribute
        =The place on the right side.
        :p
        @NSLayoutConstraint relation
        =How the two sides are to compare.
        :p
        @NSLayoutConstraint multiplier
        =What the right side is multiplied by.
        :p
        @NSLayoutConstraint constant
        =What is added to the right side, in points.
        !documented NSLayoutConstraint.constant (frames change with the next layout pass).
        :p
        @NSLayoutConstraint finite(_:)
        =A constant that can be reckoned with.
        !reported (UIKit's exception and its complaint, without the anchors' descriptions); the limit is simplified.
        @NSLayoutConstraint priority
        =How much the constraint matters.
        !documented NSLayoutConstraint.priority: while a constraint is active, its priority cannot become or cease to be \#
        required; reported by developers, systems from iOS 13 raise no exception.
        :p
        @NSLayoutConstraint identifier
        =A name that UIKit's messages show.
        :p
        @NSLayoutDimension 
        /UIKit/AutoLayout/NSLayoutDimension.swift
        =A width or height that constraints are made from.
        !documented NSLayoutDimension.
        :p
        @NSLayoutDimension itemID
        =The view or guide.
        :p
        @NSLayoutDimension attribute
        =Which size.
        :p
        @NSLayoutDimension constraint(equalToConstant:)
        =A constraint, not active yet: this size is c points.
        :p
        @NSLayoutDimension constraint(greaterThanOrEqualToConstant:)
        =A constraint, not active yet: this size is at least c points.
        :p
        @NSLayoutDimension constraint(lessThanOrEqualToConstant:)
        =A constraint, not active yet: this size is at most c points.
        :p
        @NSLayoutDimension constraint(equalTo:multiplier:)
        =A constraint, not active yet: this size is m times the other.
        :p
        @NSLayoutDimension constraint(greaterThanOrEqualTo:multiplier:)
        =A constraint, not active yet: this size is at least m times the other.
        :p
        @NSLayoutDimension constraint(lessThanOrEqualTo:multiplier:)
        =A constraint, not active yet: this size is at most m times the other.
        :p
        @NSLayoutDimension constraint(equalTo:multiplier:constant:)
        =A constraint, not active yet: this size is m times the other plus c points.
        :p
        @NSLayoutDimension constraint(greaterThanOrEqualTo:multiplier:constant:)
        =A constraint, not active yet: this size is at least m times the other plus c points.
        :p
        @NSLayoutDimension constraint(lessThanOrEqualTo:multiplier:constant:)
        =A constraint, not active yet: this size is at most m times the other plus c points.
        :p
        @UITrackingLayoutGuide 
        /UIKit/AutoLayout/UIKeyboardLayoutGuide.swift
        =A guide that follows something that moves.
        !documented UITrackingLayoutGuide; constraints for being near an edge are left out, as the keyboard never leaves the \#
        bottom (simplified).
        :p
        @UIKeyboardLayoutGuide 
        =The part of a view that the keyboard covers; without a keyboard, the safe area's at the bottom.
        !documented UIKeyboardLayoutGuide; a keyboard that floats or is split is not simulated.
        :p
        @UIKeyboardLayoutGuide usesBottomSafeArea
        =Whether the guide is as high as the safe area's bottom without a keyboard, and not of no height.
        :p
        @UIView keyboardLayoutGuide
        =The part of the view that the keyboard covers, for constraints.
        :p
        @UILayoutGuide 
        /UIKit/AutoLayout/UILayoutGuide.swift
        =A rectangle that constraints can refer to and that is not drawn.
        !documented UILayoutGuide.
        :p
        @UILayoutGuide init()
        =A guide that belongs to no view yet.
        :p
        @UILayoutGuide owningView
        =The view in whose coordinates the guide lies.
        :p
        @UILayoutGuide identifier
        =A name that UIKit's messages show.
        :p
        @UILayoutGuide layoutFrame
        =The rectangle in the owning view's coordinates, in points.
        :p
        @UIView safeAreaLayoutGuide
        =The part of the view that bars, notch and home indicator leave free.
        :p
        @UIView layoutMarginsGuide
        =The part of the view within its margins.
        :p
        @UIView readableContentGuide
        =The part of the view within its margins, not wider than is good for reading.
        !reported (672 points at the default size of text); that it grows as running text does is simplified.
        :p
        @UIView layoutGuides
        =The guides that code has added, oldest first.
        :p
        @UIView addLayoutGuide(_:)
        =Gives a guide to this view.
        :p
        @UIView removeLayoutGuide(_:)
        =Takes a guide away from this view, with the constraints that refer to it.
        :p
        @UILayoutPriority 
        /UIKit/AutoLayout/UILayoutPriority.swift
        =How much a constraint matters, from 1 to 1000 (required).
        !documented UILayoutPriority.
        :p
        @UILayoutPriority rawValue
        =From 1 to 1000.
        :p
        @UILayoutPriority init(rawValue:)
        =A priority from 1 to 1000.
        :p
        @UILayoutPriority init(_:)
        =A priority from 1 to 1000.
        :p
        @UILayoutPriority required
        =Must hold.
        :p
        @UILayoutPriority defaultHigh
        =Resists compression.
        :p
        @UILayoutPriority dragThatCanResizeScene
        =A drag may resize a scene against it.
        :p
        @UILayoutPriority sceneSizeStayPut
        =A scene stays at its size.
        :p
        @UILayoutPriority dragThatCannotResizeScene
        =A drag may not resize a scene against it.
        :p
        @UILayoutPriority defaultLow
        =Hugs content.
        :p
        @UILayoutPriority fittingSizeLevel
        =What a fitting size is computed with.
        :p
        @UILayoutPriority <(left:right:)
        =Whether left yields to right.
        :p
        @UILayoutPriority +(priority:difference:)
        =A priority that is higher by difference.
        :p
        @UILayoutPriority -(priority:difference:)
        =A priority that is lower by difference.
        :p
        @UILayoutPriority +=(priority:difference:)
        =Makes a priority higher by difference.
        :p
        @UILayoutPriority -=(priority:difference:)
        =Makes a priority lower by difference.
        :p
        @UILayoutSupport 
        /UIKit/AutoLayout/UILayoutSupport.swift
        =What a controller says, before iOS 11, of what its bars cover at one end of its view.
        !documented UILayoutSupport.
        :p
        @UILayoutSupport length
        =How much the bars cover, in points.
        :pc
        @UILayoutSupport topAnchor
        =Where it begins.
        :pc
        @UILayoutSupport bottomAnchor
        =Where it ends.
        :pc
        @UILayoutSupport heightAnchor
        =How high it is.
        :pc
        @BarsLayoutGuide 
        =The guide at one end of a controller's view: from the view's edge to where the bars end, and of no width.
        !documented UIViewController.topLayoutGuide and bottomLayoutGuide; reported to be as long as the safe area's inset \#
        there; simplified, UIKit's is a view.
        :p
        @BarsLayoutGuide length
        =How much the bars cover, in points.
        :p
        @UIViewController topLayoutGuide
        =What the bars cover at the top of the view, which is loaded for it.
        !documented UIViewController.topLayoutGuide.
        :p
        @UIViewController bottomLayoutGuide
        =What the bars cover at the bottom of the view, which is loaded for it.
        !documented UIViewController.bottomLayoutGuide.
        :p
        @UIView leadingAnchor
        /UIKit/AutoLayout/UIView+Anchors.swift
        =The edge at which reading begins.
        :p
        @UIView trailingAnchor
        =The edge at which reading ends.
        :p
        @UIView leftAnchor
        =The left edge.
        :p
        @UIView rightAnchor
        =The right edge.
        :p
        @UIView topAnchor
        =The top edge.
        :p
        @UIView bottomAnchor
        =The bottom edge.
        :p
        @UIView widthAnchor
        =The width.
        :p
        @UIView heightAnchor
        =The height.
        :p
        @UIView centerXAnchor
        =The middle, sideways.
        :p
        @UIView centerYAnchor
        =The middle, upright.
        :p
        @UIView firstBaselineAnchor
        =The baseline of the first line of text, else the bottom.
        :p
        @UIView lastBaselineAnchor
        =The baseline of the last line of text, else the bottom.
        :p
        @UILayoutGuide leadingAnchor
        =The edge at which reading begins.
        :p
        @UILayoutGuide trailingAnchor
        =The edge at which reading ends.
        :p
        @UILayoutGuide leftAnchor
        =The left edge.
        :p
        @UILayoutGuide rightAnchor
        =The right edge.
        :p
        @UILayoutGuide topAnchor
        =The top edge.
        :p
        @UILayoutGuide bottomAnchor
        =The bottom edge.
        :p
        @UILayoutGuide widthAnchor
        =The width.
        :p
        @UILayoutGuide heightAnchor
        =The height.
        :p
        @UILayoutGuide centerXAnchor
        =The middle, sideways.
        :p
        @UILayoutGuide centerYAnchor
        =The middle, upright.
        :p
        @UIView contentHuggingPriority(for:)
        /UIKit/AutoLayout/UIView+ContentSize.swift
        =How strongly the view resists growing beyond its content.
        :p
        @UIView setContentHuggingPriority(_:for:)
        =Sets how strongly the view resists growing beyond its content.
        :p
        @UIView contentCompressionResistancePriority(for:)
        =How strongly the view resists shrinking below its content.
        :p
        @UIView setContentCompressionResistancePriority(_:for:)
        =Sets how strongly the view resists shrinking below its content.
        :p
        @UIView invalidateIntrinsicContentSize()
        =Lets the next commit ask for the intrinsic size again.
        :p
        @UIView alignmentRect(forFrame:)
        =A rectangle that constraints align, for a frame: the frame moved inwards by alignmentRectInsets.
        <alignmentRectInsets
        :p
        @UIView frame(forAlignmentRect:)
        =The frame whose alignment rectangle is alignmentRect.
        <alignmentRectInsets
        :p
        @UIView askedFirstBaselineView
        <forFirstBaselineLayout
        @UIView askedLastBaselineView
        <forLastBaselineLayout
        @UIView askedIntrinsicSize
        =The intrinsic size that this view's class, or the learner's, answers with.
        <intrinsicContentSize
        @UIView layoutFittingCompressedSize
        /UIKit/AutoLayout/UIView+Fitting.swift
        =Asks systemLayoutSizeFitting(_:) for the smallest size.
        :p
        @UIView layoutFittingExpandedSize
        =Asks systemLayoutSizeFitting(_:) for the largest size.
        :p
        @UIView requiresConstraintBasedLayout
        =Whether views of this class need constraints to be laid out at all.
        :p
        @UIView systemLayoutSizeFitting(_:)
        =The size nearest to targetSize that the constraints inside this view allow, in points.
        !documented UIView.systemLayoutSizeFitting(_:) (both axes at fittingSizeLevel).
        :p
        @UIView systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)
        =The size nearest to targetSize that the constraints inside this view allow when the axes want it with these \#
        priorities, in points.
        :p
        @UIView constraintsAffectingLayout(for:)
        =The constraints that bear on where this view is and how large, along an axis: all that are connected with it, directly \#
        or by others.
        !documented UIView.constraintsAffectingLayout(for:), which may leave some out; those that UIKit makes itself are not \#
        listed here.
        :p
        @UIView hasAmbiguousLayout
        =Whether the constraints leave more than one frame open to this view.
        :p
        @UIView exerciseAmbiguityInLayout()
        =Gives a view whose frame is ambiguous another of the frames that its constraints allow, with the next layout.
        !documented UIView.exerciseAmbiguityInLayout(); which frame it is, is drawn by lot there and one of three in turn here \#
        (simplified).
        :p
        @World tell(contradictions:in:)
        /UIKit/AutoLayout/World+Contradictions.swift
        =Writes UIKit's message for constraints that cannot all hold: once, for as long as they stay at odds.
        !documented Auto Layout Guide, Unsatisfiable Layouts; addresses are left out.
        @CompositionalArrangement 
        /UIKit/Compositions/CompositionalArrangement.swift
        =Places sections one after another.
        !documented NSCollectionLayoutSection, NSCollectionLayoutGroup, NSCollectionLayoutItem.
        @NSCollectionLayoutItem 
        /UIKit/Compositions/NSCollectionLayoutItem.swift
        =The smallest part of a compositional layout.
        !documented NSCollectionLayoutItem.
        :p
        @NSCollectionLayoutItem init(layoutSize:)
        =An item of a size.
        :p
        @NSCollectionLayoutItem init(layoutSize:supplementaryItems:)
        =An item of a size, with badges.
        :p
        @NSCollectionLayoutItem layoutSize
        =The size.
        :p
        @NSCollectionLayoutItem supplementaryItems
        =The badges.
        :p
        @NSCollectionLayoutItem contentInsets
        =Room between the item's place and its cell, in points.
        :p
        @NSCollectionLayoutItem edgeSpacing
        =Room around the item's place.
        :p
        @NSCollectionLayoutGroup 
        =Items side by side, one below another, or where a closure puts them.
        !documented NSCollectionLayoutGroup (subitems are repeated while there is room).
        :p
        @NSCollectionLayoutGroup horizontal(layoutSize:subitems:)
        =Subitems side by side.
        :p
        @NSCollectionLayoutGroup horizontal(layoutSize:subitem:count:)
        =As many subitems side by side, equally wide.
        :p
        @NSCollectionLayoutGroup horizontal(layoutSize:repeatingSubitem:count:)
        =As many subitems side by side.
        :p
        @NSCollectionLayoutGroup vertical(layoutSize:subitems:)
        =Subitems one below another.
        :p
        @NSCollectionLayoutGroup vertical(layoutSize:subitem:count:)
        =As many subitems one below another, equally high.
        :p
        @NSCollectionLayoutGroup vertical(layoutSize:repeatingSubitem:count:)
        =As many subitems one below another.
        :p
        @NSCollectionLayoutGroup custom(layoutSize:itemProvider:)
        =Items where a closure puts them, which is asked whenever items are placed.
        :p
        @NSCollectionLayoutGroup subitems
        =What is in the group.
        :p
        @NSCollectionLayoutGroup interItemSpacing
        =Room between what is in the group.
        :p
        @NSCollectionLayoutGroupCustomItem 
        =Where a closure puts one item of a group, in the group's coordinates.
        !documented NSCollectionLayoutGroupCustomItem.
        :p
        @NSCollectionLayoutGroupCustomItem init(frame:)
        =An item at a place, in points.
        :p
        @NSCollectionLayoutGroupCustomItem init(frame:zIndex:)
        =An item at a place, in points, so far in front.
        :p
        @NSCollectionLayoutGroupCustomItem frame
        =The place, in points.
        :p
        @NSCollectionLayoutGroupCustomItem zIndex
        =How far in front.
        :p
        @NSCollectionLayoutSupplementaryItem 
        =A badge of an item, or a header.
        !documented NSCollectionLayoutSupplementaryItem.
        :p
        @NSCollectionLayoutSupplementaryItem init(layoutSize:elementKind:containerAnchor:)
        =A badge of a kind, somewhere on its container.
        :p
        @NSCollectionLayoutSupplementaryItem init(layoutSize:elementKind:containerAnchor:itemAnchor:)
        =A badge of a kind, a point of its own somewhere on its container.
        :p
        @NSCollectionLayoutSupplementaryItem elementKind
        =The kind that the data source is asked for.
        :p
        @NSCollectionLayoutSupplementaryItem zIndex
        =How far in front.
        :p
        @NSCollectionLayoutBoundarySupplementaryItem 
        =A header or footer of a section, or of a whole layout.
        !documented NSCollectionLayoutBoundarySupplementaryItem.
        :p
        @NSCollectionLayoutBoundarySupplementaryItem init(layoutSize:elementKind:alignment:)
        =One of a kind, at a side.
        :p
        @NSCollectionLayoutBoundarySupplementaryItem init(layoutSize:elementKind:alignment:absoluteOffset:)
        =One of a kind, so many points from a side.
        :p
        @NSCollectionLayoutBoundarySupplementaryItem alignment
        =The side.
        :p
        @NSCollectionLayoutBoundarySupplementaryItem offset
        =Points from there.
        :p
        @NSCollectionLayoutBoundarySupplementaryItem extendsBoundary
        =Whether the section makes room, or else the header lies over the items.
        :p
        @NSCollectionLayoutBoundarySupplementaryItem pinToVisibleBounds
        =Whether the header stays in sight while the section is.
        :p
        @NSCollectionLayoutDecorationItem 
        =What lies behind a section, without data.
        !documented NSCollectionLayoutDecorationItem.
        :p
        @NSCollectionLayoutDecorationItem background(elementKind:)
        =A background of a kind, as large as the section.
        :p
        @NSCollectionLayoutDecorationItem elementKind
        =The kind that the layout has a class for.
        :p
        @NSCollectionLayoutDecorationItem zIndex
        =How far in front.
        :p
        @NSCollectionLayoutSection 
        /UIKit/Compositions/NSCollectionLayoutSection.swift
        =A section of a compositional layout: a group that is repeated for its items.
        !documented NSCollectionLayoutSection; a section that scrolls the other way is placed, and does not scroll \#
        (simplified).
        :p
        @NSCollectionLayoutSection init(group:)
        =A section of groups like this.
        :p
        @NSCollectionLayoutSection contentInsets
        =Room around the groups, in points.
        :p
        @NSCollectionLayoutSection interGroupSpacing
        =Room between groups, in points.
        :p
        @NSCollectionLayoutSection orthogonalScrollingBehavior
        =Whether and how the groups scroll the other way.
        :p
        @NSCollectionLayoutSection boundarySupplementaryItems
        =The headers and footers.
        :p
        @NSCollectionLayoutSection decorationItems
        =What lies behind the section.
        :p
        @NSCollectionLayoutSection supplementariesFollowContentInsets
        =Whether headers and footers keep the room at the sides.
        :p
        @NSCollectionLayoutSection list(using:layoutEnvironment:)
        =A section that looks as a list.
        !documented NSCollectionLayoutSection.list(using:layoutEnvironment:); the distances are simplified.
        :p
        @UICollectionLayoutSectionOrthogonalScrollingBehavior 
        =Whether and how a section scrolls the other way.
        !documented UICollectionLayoutSectionOrthogonalScrollingBehavior.
        :p
        @UICollectionLayoutSectionOrthogonalScrollingBehavior none
        =It does not.
        :p
        @UICollectionLayoutSectionOrthogonalScrollingBehavior continuous
        =Freely.
        :p
        @UICollectionLayoutSectionOrthogonalScrollingBehavior continuousGroupLeadingBoundary
        =Freely, coming to rest where a group begins.
        :p
        @UICollectionLayoutSectionOrthogonalScrollingBehavior paging
        =By the collection's width.
        :p
        @UICollectionLayoutSectionOrthogonalScrollingBehavior groupPaging
        =Group by group.
        :p
        @UICollectionLayoutSectionOrthogonalScrollingBehavior groupPagingCentered
        =Group by group, each in the middle.
        :p
        @UICollectionLayoutListConfiguration 
        =How a list looks.
        !documented UICollectionLayoutListConfiguration; lines between items are not drawn (simplified).
        :p
        @UICollectionLayoutListConfiguration.Appearance 
        =What kind of list it is.
        :p
        @UICollectionLayoutListConfiguration.Appearance plain
        =From edge to edge.
        :p
        @UICollectionLayoutListConfiguration.Appearance grouped
        =Sections apart.
        :p
        @UICollectionLayoutListConfiguration.Appearance insetGrouped
        =Sections apart, in boxes.
        :p
        @UICollectionLayoutListConfiguration.Appearance sidebar
        =At the side of a window.
        :p
        @UICollectionLayoutListConfiguration.Appearance sidebarPlain
        =At the side of a window, from edge to edge.
        :p
        @UICollectionLayoutListConfiguration.HeaderMode 
        =Where headers come from.
        :p
        @UICollectionLayoutListConfiguration.HeaderMode none
        =There are none.
        :p
        @UICollectionLayoutListConfiguration.HeaderMode supplementary
        =The data source is asked for them.
        :p
        @UICollectionLayoutListConfiguration.HeaderMode firstItemInSection
        =The first item of each section is one.
        :p
        @UICollectionLayoutListConfiguration.FooterMode 
        =Where footers come from.
        :p
        @UICollectionLayoutListConfiguration.FooterMode none
        =There are none.
        :p
        @UICollectionLayoutListConfiguration.FooterMode supplementary
        =The data source is asked for them.
        :p
        @UICollectionLayoutListConfiguration appearance
        =What kind of list it is.
        :p
        @UICollectionLayoutListConfiguration headerMode
        =Where headers come from.
        :p
        @UICollectionLayoutListConfiguration footerMode
        =Where footers come from.
        :p
        @UICollectionLayoutListConfiguration showsSeparators
        =Whether there are lines between items.
        :p
        @UICollectionLayoutListConfiguration backgroundColor
        =The colour behind the items; nil: the system's.
        :p
        @UICollectionLayoutListConfiguration headerTopPadding
        =Room above headers, in points; nil: the system's.
        :p
        @UICollectionLayoutListConfiguration init(appearance:)
        =A list of a kind.
        :p
        @NSCollectionLayoutContainer 
        =How large the container of a section is.
        !documented NSCollectionLayoutContainer.
        :p
        @NSCollectionLayoutContainer contentSize
        =All of it, in points.
        :pc
        @NSCollectionLayoutContainer effectiveContentSize
        =What is left without the insets, in points.
        :pc
        @NSCollectionLayoutContainer contentInsets
        =The room at the sides, in points.
        :pc
        @NSCollectionLayoutEnvironment 
        =What a section is made for.
        !documented NSCollectionLayoutEnvironment.
        :p
        @NSCollectionLayoutEnvironment container
        =The container.
        :pc
        @NSCollectionLayoutEnvironment traitCollection
        =The collection's traits.
        :pc
        @LayoutEnvironment 
        =What the closures of a compositional layout are given: the container and the traits.
        !documented NSCollectionLayoutEnvironment, NSCollectionLayoutContainer.
        :p
        @LayoutEnvironment container
        =The container.
        :p
        @LayoutEnvironment traitCollection
        =The collection's traits.
        :p
        @LayoutEnvironment contentSize
        =All of the container, in points.
        :p
        @LayoutEnvironment effectiveContentSize
        =The same: the container has no insets here.
        :p
        @LayoutEnvironment contentInsets
        =None.
        :p
        @NSCollectionLayoutDimension 
        /UIKit/Compositions/NSCollectionLayoutSize.swift
        =A width or a height in a compositional layout.
        !documented NSCollectionLayoutDimension.
        :p
        @NSCollectionLayoutDimension dimension
        =A part of the container's length, or points.
        :p
        @NSCollectionLayoutDimension fractionalWidth(_:)
        =A part of the container's width.
        :p
        @NSCollectionLayoutDimension fractionalHeight(_:)
        =A part of the container's height.
        :p
        @NSCollectionLayoutDimension absolute(_:)
        =Points.
        :p
        @NSCollectionLayoutDimension estimated(_:)
        =Points, until the cell has said how large it wants to be.
        :p
        @NSCollectionLayoutDimension isFractionalWidth
        =Whether it is a part of the container's width.
        :p
        @NSCollectionLayoutDimension isFractionalHeight
        =Whether it is a part of the container's height.
        :p
        @NSCollectionLayoutDimension isAbsolute
        =Whether it is in points.
        :p
        @NSCollectionLayoutDimension isEstimated
        =Whether the cell decides.
        :p
        @NSCollectionLayoutSize 
        =A width and a height in a compositional layout.
        !documented NSCollectionLayoutSize.
        :p
        @NSCollectionLayoutSize widthDimension
        =The width.
        :p
        @NSCollectionLayoutSize heightDimension
        =The height.
        :p
        @NSCollectionLayoutSize init(widthDimension:heightDimension:)
        =A size of both.
        :p
        @NSCollectionLayoutSpacing 
        =Room between two things in a compositional layout, in points.
        !documented NSCollectionLayoutSpacing.
        :p
        @NSCollectionLayoutSpacing spacing
        =The room, or the least of it.
        :p
        @NSCollectionLayoutSpacing isFlexibleSpacing
        =Whether it takes a share of what is left over.
        :p
        @NSCollectionLayoutSpacing fixed(_:)
        =So much.
        :p
        @NSCollectionLayoutSpacing flexible(_:)
        =At least so much.
        :p
        @NSCollectionLayoutSpacing isFixedSpacing
        =Whether it takes no share of what is left over.
        :p
        @NSCollectionLayoutEdgeSpacing 
        =Room around an item of a compositional layout.
        !documented NSCollectionLayoutEdgeSpacing; flexible room is its least (simplified).
        :p
        @NSCollectionLayoutEdgeSpacing leading
        =Before the item.
        :p
        @NSCollectionLayoutEdgeSpacing top
        =Above the item.
        :p
        @NSCollectionLayoutEdgeSpacing trailing
        =After the item.
        :p
        @NSCollectionLayoutEdgeSpacing bottom
        =Below the item.
        :p
        @NSCollectionLayoutEdgeSpacing init(leading:top:trailing:bottom:)
        =Room at the sides; nil for none.
        :p
        @NSDirectionalRectEdge 
        =The edges of a rectangle by the direction of reading.
        !documented NSDirectionalRectEdge.
        :p
        @NSDirectionalRectEdge rawValue
        =The bits, as Apple has them.
        :p
        @NSDirectionalRectEdge init(rawValue:)
        =Edges from bits.
        :p
        @NSDirectionalRectEdge top
        =At the top.
        :p
        @NSDirectionalRectEdge leading
        =Where reading begins.
        :p
        @NSDirectionalRectEdge bottom
        =At the bottom.
        :p
        @NSDirectionalRectEdge trailing
        =Where reading ends.
        :p
        @NSDirectionalRectEdge all
        =All four.
        :p
        @NSCollectionLayoutAnchor 
        =Where on its container a badge or a header lies.
        !documented NSCollectionLayoutAnchor.
        :p
        @NSCollectionLayoutAnchor edges
        =At which edges; none: in the middle.
        :p
        @NSCollectionLayoutAnchor offset
        =How far from there: points, or parts of its own size.
        :p
        @NSCollectionLayoutAnchor isAbsoluteOffset
        =Whether the offset is in points.
        :p
        @NSCollectionLayoutAnchor init(edges:)
        =At edges.
        :p
        @NSCollectionLayoutAnchor init(edges:absoluteOffset:)
        =So many points from edges.
        :p
        @NSCollectionLayoutAnchor init(edges:fractionalOffset:)
        =Parts of the own size from edges.
        :p
        @NSCollectionLayoutAnchor isFractionalOffset
        =Whether the offset is in parts of the own size.
        :p
        @NSRectAlignment 
        =Where on a section or a layout its header or footer lies.
        !documented NSRectAlignment.
        :p
        @NSRectAlignment none
        =In the middle.
        :p
        @NSRectAlignment top
        =At the top.
        :p
        @NSRectAlignment topLeading
        =At the top, where reading begins.
        :p
        @NSRectAlignment leading
        =Where reading begins.
        :p
        @NSRectAlignment bottomLeading
        =At the bottom, where reading begins.
        :p
        @NSRectAlignment bottom
        =At the bottom.
        :p
        @NSRectAlignment bottomTrailing
        =At the bottom, where reading ends.
        :p
        @NSRectAlignment trailing
        =Where reading ends.
        :p
        @NSRectAlignment topTrailing
        =At the top, where reading ends.
        :p
        @UICollectionViewCompositionalLayoutConfiguration 
        /UIKit/Compositions/UICollectionViewCompositionalLayout.swift
        =What holds for all sections of a compositional layout.
        !documented UICollectionViewCompositionalLayoutConfiguration.
        :p
        @UICollectionViewCompositionalLayoutConfiguration init()
        =A vertical one.
        :p
        @UICollectionViewCompositionalLayoutConfiguration scrollDirection
        =Which way the collection scrolls.
        :p
        @UICollectionViewCompositionalLayoutConfiguration interSectionSpacing
        =Room between sections, in points.
        :p
        @UICollectionViewCompositionalLayoutConfiguration boundarySupplementaryItems
        =Headers and footers of the whole layout.
        :p
        @UICollectionViewCompositionalLayout 
        =Places items in groups, and groups in sections.
        !documented UICollectionViewCompositionalLayout; sections that scroll the other way do not scroll, and their items \#
        beyond the edge are not seen (simplified).
        :p
        @UICollectionViewCompositionalLayout init(section:)
        =All sections alike.
        :p
        @UICollectionViewCompositionalLayout init(section:configuration:)
        =All sections alike.
        :p
        @UICollectionViewCompositionalLayout init(sectionProvider:)
        =Each section as a closure says, which is asked whenever items are placed.
        :p
        @UICollectionViewCompositionalLayout init(sectionProvider:configuration:)
        =Each section as a closure says, which is asked whenever items are placed.
        :p
        @UICollectionViewCompositionalLayout init(coder:)
        =A layout from an archive: one that places nothing.
        :p
        @UICollectionViewCompositionalLayout list(using:)
        =All sections as lists.
        !documented UICollectionViewCompositionalLayout.list(using:).
        :p
        @UICollectionViewCompositionalLayout configuration
        =What holds for all sections.
        !documented UICollectionViewCompositionalLayout.configuration (setting it places everything anew).
        :p
        @UICollectionViewCompositionalLayout prepare()
        =Override point: places everything.
        :pc
        @UICollectionViewCompositionalLayout collectionViewContentSize
        =Override point: the width and height of everything, in points.
        :pc
        @UICollectionViewCompositionalLayout layoutAttributesForElements(in:)
        =Override point: where everything is that touches rect, cells in order of their items.
        :pc
        @UICollectionViewCompositionalLayout layoutAttributesForItem(at:)
        =Override point: where an item is; nil when there is no such item.
        :pc
        @UICollectionViewCompositionalLayout layoutAttributesForSupplementaryView(ofKind:at:)
        =Override point: where a header or footer is; nil when there is none.
        :pc
        @UICollectionViewCompositionalLayout shouldInvalidateLayout(forBoundsChange:)
        =Override point: yes when the size changes.
        :pc
        @UICollectionViewCompositionalLayout shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
        =Override point: yes when lengths are estimated and the cell wants others.
        :pc
        @UICollectionViewCompositionalLayout shown(_:)
        =Where a header is that stays in sight.
        !documented NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds.
        @UICollectionViewCompositionalLayout places
        !documented UICollectionViewCompositionalLayout (the provider is asked for each section as items are placed); lengths \#
        are parts of the collection without its adjusted insets (from memory).
        @UINavigationBar standardAppearance
        /UIKit/Controllers/BarAppearances.swift
        =How the bar looks everywhere.
        :p
        @UINavigationBar compactAppearance
        =How the bar looks where there is little height.
        :p
        @UINavigationBar scrollEdgeAppearance
        =How the bar looks where nothing is scrolled under the bar.
        :p
        @UINavigationBar compactScrollEdgeAppearance
        =How the bar looks where there is little height and nothing is scrolled under the bar.
        :p
        @UINavigationItem standardAppearance
        =How the bar looks everywhere.
        :p
        @UINavigationItem compactAppearance
        =How the bar looks where there is little height.
        :p
        @UINavigationItem scrollEdgeAppearance
        =How the bar looks where nothing is scrolled under the bar.
        :p
        @UINavigationItem compactScrollEdgeAppearance
        =How the bar looks where there is little height and nothing is scrolled under the bar.
        :p
        @UIToolbar standardAppearance
        =How the bar looks everywhere.
        :p
        @UIToolbar compactAppearance
        =How the bar looks where there is little height.
        :p
        @UIToolbar scrollEdgeAppearance
        =How the bar looks where nothing is scrolled under the bar.
        :p
        @UIToolbar compactScrollEdgeAppearance
        =How the bar looks where there is little height and nothing is scrolled under the bar.
        :p
        @UITabBar standardAppearance
        =How the bar looks everywhere.
        :p
        @UITabBar scrollEdgeAppearance
        =How the bar looks where nothing is scrolled under the bar.
        :p
        @UITabBarItem standardAppearance
        =How the bar looks everywhere.
        :p
        @UITabBarItem scrollEdgeAppearance
        =How the bar looks where nothing is scrolled under the bar.
        :p
        @UIViewControllerWrapperView 
        /UIKit/Controllers/SystemViews.swift
        =Holds one controller's view inside a container.
        !reported document 003 (superview true, window false at viewWillAppear and viewDidDisappear).
        @UIViewControllerWrapperView layoutSubviews()
        =Lets a view that does not extend under bars end where they begin.
        !documented UIViewController.edgesForExtendedLayout; bars of containers further out are not seen, simplified.
        @UIViewController extendedEdges(under:)
        =The edges at which this controller's view reaches under bars, of which some are opaque.
        !documented UIViewController.extendedLayoutIncludesOpaqueBars; recorded nav-pop-below-arm1 (asked in that order).
        <extendedLayoutIncludesOpaqueBars edgesForExtendedLayout
        @UIGrabber spokenTitle
        !reported (what VoiceOver says).
        @TransitionContext 
        /UIKit/Controllers/TransitionContext.swift
        =What an animator or interaction controller of the app's own is given: one transition, from its side.
        !documented UIViewControllerContextTransitioning.
        :p
        @TransitionContext containerView
        =The view in which the transition takes place.
        :p
        @TransitionContext isAnimated
        =Whether the transition takes time.
        :p
        @TransitionContext isInteractive
        =Whether something drives the transition now.
        :p
        @TransitionContext transitionWasCancelled
        =Whether the transition has been cancelled and goes back.
        :p
        @TransitionContext presentationStyle
        =The style of the presentation that comes or goes; none in other containers.
        :p
        @TransitionContext targetTransform
        =How the container turns meanwhile.
        !simplified; a rotation is a change of size.
        :p
        @TransitionContext viewController(forKey:)
        =One of the transition's controllers.
        :p
        @TransitionContext view(forKey:)
        =The view of one of the transition's controllers; nil for a view that the transition leaves alone.
        !documented UIViewControllerContextTransitioning.view(forKey:).
        :p
        @TransitionContext initialFrame(for:)
        =Where a controller's view stands before the transition, in the container view's coordinates; zero when it is not there \#
        yet.
        :p
        @TransitionContext finalFrame(for:)
        =Where a controller's view is to stand after the transition; zero when it will not be there.
        :p
        @TransitionContext completeTransition(_:)
        =Ends the transition: the container moves the views and ends the appearances inside this call.
        !documented UIViewControllerContextTransitioning.completeTransition(_:).
        <animationEnded(_:)
        :p
        @TransitionContext updateInteractiveTransition(_:)
        =Tells how far the transition is, from 0 to 1.
        :p
        @TransitionContext finishInteractiveTransition()
        =Tells that the interaction has ended and the transition goes on to its end.
        :p
        @TransitionContext cancelInteractiveTransition()
        =Tells that the interaction has ended and the transition goes back.
        :p
        @TransitionContext pauseInteractiveTransition()
        =Takes hold of a transition on its way, if its animations can be interrupted.
        !documented UIViewControllerContextTransitioning.pauseInteractiveTransition().
        :p
        @TransitionContext wantsInteractiveStart(_:)
        <wantsInteractiveStart
        @TransitionContext startInteraction(_:)
        <startInteractiveTransition(_:)
        @TransitionContext animate()
        =Lets the animator set up its animations; while the transition is held, so are they.
        !documented UIViewControllerAnimatedTransitioning.interruptibleAnimator(using:); that it is asked for what drives a \#
        transition only, and animateTransition(using:) is called otherwise, is simplified.
        <animateTransition(using:)
        @TransitionContext interruptibleAnimator
        =What the animator gives for transitions that something drives.
        <interruptibleAnimator(using:)
        @TransitionCoordinator start(animator:interactor:)
        /UIKit/Controllers/TransitionCoordinator+Running.swift
        =Lets the app's own animator move the views; what drives it, if anything does, begins to.
        !documented UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning.
        <transitionDuration(using:)
        @TransitionCoordinator 
        /UIKit/Controllers/TransitionCoordinator.swift
        =One transition between controllers, from the first callback to the last.
        !documented UIViewControllerTransitionCoordinator.
        :p
        @TransitionCoordinator isAnimated
        =Whether the transition takes time.
        :p
        @TransitionCoordinator isInteractive
        =Whether a finger drives the transition now.
        :p
        @TransitionCoordinator isCancelled
        =Whether the transition has been cancelled and goes back.
        :p
        @TransitionCoordinator transitionDuration
        =How long the transition takes, in seconds.
        :p
        @TransitionCoordinator percentComplete
        =How far the finger has brought it, from 0 to 1.
        :p
        @TransitionCoordinator presentationStyle
        =The style of the presentation that comes or goes; none in other containers.
        :p
        @TransitionCoordinator initiallyInteractive
        =Whether a finger drove the transition when it began.
        :p
        @TransitionCoordinator isInterruptible
        =Whether a finger can take hold of the transition on its way.
        !simplified; transitions of the system's own can be taken hold of again.
        :p
        @TransitionCoordinator completionVelocity
        =How fast the rest goes once the finger has let go, as a factor.
        :p
        @TransitionCoordinator completionCurve
        =How the rest goes once the finger has let go.
        :p
        @TransitionCoordinator targetTransform
        =How the container turns meanwhile.
        !simplified; a rotation is a change of size.
        :p
        @TransitionCoordinator containerView
        =The view in which the transition takes place.
        :p
        @TransitionCoordinator viewController(forKey:)
        =One of the transition's controllers.
        :p
        @TransitionCoordinator view(forKey:)
        =The view of one of the transition's controllers; nil for a view that the transition leaves alone.
        :p
        @TransitionCoordinator animate(alongsideTransition:completion:)
        =Animates changes over the same frames as the transition; once it is set up, they join it where it is.
        !documented UIViewControllerTransitionCoordinator.
        :p
        @TransitionCoordinator animateAlongsideTransition(in:animation:completion:)
        =As the other, for a view outside the container view.
        :p
        @TransitionCoordinator notifyWhenInteractionChanges(_:)
        =Calls handler when the finger lets go.
        :p
        @UIViewController transitionCoordinator
        =The transition that this controller or one of those around it is in; nil when there is none.
        !documented UIViewController.transitionCoordinator (for as long as the transition is in flight).
        :p
        @UIAlertAction 
        /UIKit/Controllers/UIAlertAction.swift
        =A button of an alert.
        !documented UIAlertAction; the handler runs when the alert has gone (reported).
        :p
        @UIAlertAction.Style 
        =What a button is for.
        :p
        @UIAlertAction.Style default
        =Something.
        :p
        @UIAlertAction.Style cancel
        =Nothing is to happen.
        :p
        @UIAlertAction.Style destructive
        =Something is lost.
        :p
        @UIAlertAction init(title:style:handler:)
        =A button with a title that runs handler when the alert has gone.
        :p
        @UIAlertAction title
        =What the button says.
        :p
        @UIAlertAction style
        =What the button is for.
        :p
        @UIAlertAction isEnabled
        =Whether the button can be touched.
        :p
        @UIAlertController 
        /UIKit/Controllers/UIAlertController.swift
        =Asks or tells something, with buttons.
        !documented UIAlertController; the card is about the real one's size, its views and animations are not UIKit's \#
        (simplified).
        :p
        @UIAlertController.Style 
        =Where an alert stands.
        :p
        @UIAlertController.Style actionSheet
        =At the bottom, or in a popover.
        :p
        @UIAlertController.Style alert
        =In the middle.
        :p
        @UIAlertController init(title:message:preferredStyle:)
        =An alert without buttons.
        :p
        @UIAlertController fixedPresentationStyle
        !documented UIAlertController (an action sheet is a popover where there is width); on a phone it is shown over the \#
        screen.
        @UIAlertController message
        =What the alert says under its title.
        :p
        @UIAlertController preferredStyle
        =Where the alert stands.
        :p
        @UIAlertController actions
        =The buttons, in the order in which they were added.
        :p
        @UIAlertController preferredAction
        =The button that stands out.
        !simplified; kept, the button does not stand out and no return key presses it.
        :p
        @UIAlertController addAction(_:)
        =Adds a button.
        !documented UIAlertController.addAction(_:); reported (a second cancel action is an exception, and its words).
        :p
        @UIAlertController addTextField(configurationHandler:)
        =Adds a text field, and lets configurationHandler set it up.
        !documented UIAlertController.addTextField(configurationHandler:); reported (in an action sheet an exception, and its \#
        words).
        :p
        @UIAlertController textFields
        =The text fields, in the order in which they were added; nil when there are none.
        :p
        @UIAlertController loadView()
        =Override point: makes the card with texts and buttons.
        :pc
        @UIAlertController choose(_:)
        !reported; the handler runs in the completion of the dismissal, after viewDidDisappear.
        @UIAlertController layOutContainer()
        !simplified; the card's measures are about the real one's.
        @BarLooks 
        /UIKit/Controllers/UIBarAppearance.swift
        =Something that says how a bar or a part of one looks.
        !simplified; kept and handed on, bars have no ground of their own and their texts one look.
        :p
        @UIBarAppearance 
        =How a bar's ground and shadow look.
        !documented UIBarAppearance; simplified, kept: bars have no ground of their own.
        :p
        @UIBarAppearance init()
        =The default look.
        :p
        @UIBarAppearance init(idiom:)
        =The default look on a kind of device.
        :p
        @UIBarAppearance init(barAppearance:)
        =The look of another one.
        :p
        @UIBarAppearance configureWithDefaultBackground()
        =The ground that the system likes: a blur.
        :p
        @UIBarAppearance configureWithOpaqueBackground()
        =A ground that lets nothing through.
        :p
        @UIBarAppearance configureWithTransparentBackground()
        =No ground.
        :p
        @UIBarAppearance backgroundEffect
        =The blur of the ground.
        :p
        @UIBarAppearance backgroundColor
        =The colour over the blur.
        :p
        @UIBarAppearance backgroundImage
        =The picture over the colour.
        :p
        @UIBarAppearance backgroundImageContentMode
        =How the picture fills the ground.
        :p
        @UIBarAppearance shadowColor
        =The colour of the line at the edge.
        :p
        @UIBarAppearance shadowImage
        =The picture in the place of the line.
        :p
        @UINavigationBarAppearance 
        =How a navigation bar looks.
        !documented UINavigationBarAppearance; simplified, kept: the bar is drawn in one look.
        :p
        @UINavigationBarAppearance titlePositionAdjustment
        =How far the title is moved.
        :p
        @UINavigationBarAppearance buttonAppearance
        =How plain buttons look.
        :p
        @UINavigationBarAppearance doneButtonAppearance
        =How done buttons look.
        :p
        @UINavigationBarAppearance backButtonAppearance
        =How the back button looks.
        :p
        @UINavigationBarAppearance prominentButtonAppearance
        =How prominent buttons look.
        :p
        @UINavigationBarAppearance backIndicatorImage
        =The picture of the back button; nil: the system's.
        :p
        @UINavigationBarAppearance setBackIndicatorImage(_:transitionMaskImage:)
        =Gives the back button another picture.
        :p
        @UIToolbarAppearance 
        =How a toolbar looks.
        !documented UIToolbarAppearance; simplified, kept: the bar is drawn in one look.
        :p
        @UIToolbarAppearance buttonAppearance
        =How plain buttons look.
        :p
        @UIToolbarAppearance doneButtonAppearance
        =How done buttons look.
        :p
        @UITabBarAppearance 
        =How a tab bar looks.
        !documented UITabBarAppearance; simplified, kept: the bar is drawn in one look.
        :p
        @UITabBarAppearance stackedLayoutAppearance
        =How items look that have their title under the picture.
        :p
        @UITabBarAppearance inlineLayoutAppearance
        =How items look that have their title beside the picture.
        :p
        @UITabBarAppearance compactInlineLayoutAppearance
        =How items look where there is little height.
        :p
        @UITabBarAppearance selectionIndicatorTintColor
        =The colour of what marks the chosen item.
        :p
        @UITabBarAppearance selectionIndicatorImage
        =What marks the chosen item.
        :p
        @UIBarButtonItem barView
        /UIKit/Controllers/UIBarButtonItem+View.swift
        =The view that stands in a bar for the item: its own, or the bar's; nil while it is in none that is shown.
        !reported, `value(forKey: "view")` as apps use it; a bar has made its buttons as soon as it is in a window \#
        (simplified).
        @UIBarButtonItemAppearance 
        /UIKit/Controllers/UIBarItemAppearance.swift
        =How the buttons of a bar look.
        !documented UIBarButtonItemAppearance; simplified, kept: buttons have one look.
        :p
        @UIBarButtonItemAppearance init(style:)
        =The look of buttons of a style.
        :p
        @UIBarButtonItemAppearance configureWithDefault(for:)
        =Goes back to the look of a style.
        :p
        @UIBarButtonItemAppearance normal
        =As buttons mostly are.
        :p
        @UIBarButtonItemAppearance highlighted
        =Under a finger.
        :p
        @UIBarButtonItemAppearance disabled
        =Out of use.
        :p
        @UIBarButtonItemAppearance focused
        =Where keys go to.
        :p
        @UIBarButtonItemStateAppearance 
        =How a bar button looks in one state.
        !documented UIBarButtonItemStateAppearance; simplified, kept: buttons have one look.
        :p
        @UIBarButtonItemStateAppearance titlePositionAdjustment
        =How far the title is moved.
        :p
        @UIBarButtonItemStateAppearance backgroundImage
        =The picture behind the button.
        :p
        @UITabBarItemAppearance 
        =How the items of a tab bar look.
        !documented UITabBarItemAppearance; simplified, kept: items have one look.
        :p
        @UITabBarItemAppearance normal
        =As items mostly are.
        :p
        @UITabBarItemAppearance selected
        =Chosen.
        :p
        @UITabBarItemAppearance disabled
        =Out of use.
        :p
        @UITabBarItemAppearance focused
        =Where keys go to.
        :p
        @UITabBarItemStateAppearance 
        =How a tab bar item looks in one state.
        !documented UITabBarItemStateAppearance; simplified, kept: items have one look.
        :p
        @UITabBarItemStateAppearance titlePositionAdjustment
        =How far the title is moved.
        :p
        @UITabBarItemStateAppearance iconColor
        =The colour of the picture.
        :p
        @UITabBarItemStateAppearance badgeBackgroundColor
        =The colour behind the badge.
        :p
        @UIInputViewController 
        /UIKit/Controllers/UIInputViewController.swift
        =Looks after a view that stands in the keyboard's place, or on top of it.
        !documented UIInputViewController; in the app that shows it: keyboards of other apps, the change to another keyboard, \#
        lexicons and what UITextInputDelegate is told are not simulated.
        :p
        @UIInputViewController init(nibName:bundle:)
        =A controller whose view comes from the nib of this name, or is plain when there is none.
        :p
        @UIInputViewController init()
        =A controller with a plain view.
        :p
        @UIInputViewController init(coder:)
        =A controller from an archive.
        :p
        @UIInputViewController loadView()
        =Override point: makes the view, as wide as the screen and as high as the keyboard.
        !reported (view is inputView); its size is simplified.
        :pc
        @UIInputViewController inputView
        =The view; reading it loads it.
        !documented UIInputViewController.inputView; reported (it is the controller's view).
        :p
        @UIInputViewController textDocumentProxy
        =What code reads and changes of the text that is edited.
        !documented UIInputViewController.textDocumentProxy.
        :p
        @UIInputViewController primaryLanguage
        =The language that the keyboard is for.
        !documented UIInputViewController.primaryLanguage; simplified, without effect.
        :p
        @UIInputViewController hasDictationKey
        =Whether the keyboard has a key for dictation of its own.
        !documented UIInputViewController.hasDictationKey; simplified, without effect.
        :p
        @UIInputViewController hasFullAccess
        =Whether people allow the keyboard all that an app may do.
        !documented UIInputViewController.hasFullAccess; simplified, nobody has allowed it.
        :p
        @UIInputViewController needsInputModeSwitchKey
        =Whether a key for the next keyboard is needed: where the system shows none.
        !documented UIInputViewController.needsInputModeSwitchKey; reported (phones without a home button show one).
        :p
        @UIInputViewController dismissKeyboard()
        =Has the keyboard go: the first responder gives that up.
        !documented UIInputViewController.dismissKeyboard().
        <resignFirstResponder()
        :p
        @UIInputView 
        =A view that looks as the keyboard does.
        !documented UIInputView; drawn as a plain view (simplified).
        :p
        @UIInputView.Style 
        =How the view looks.
        !documented UIInputView.Style.
        :p
        @UIInputView.Style default
        =A view as any other.
        :p
        @UIInputView.Style keyboard
        =As the keyboard.
        :p
        @UIInputView init(frame:inputViewStyle:)
        =A view of a style.
        :p
        @UIInputView init(coder:)
        =A view from an archive.
        :p
        @UIInputView inputViewStyle
        =How the view looks.
        :p
        @UIInputView allowsSelfSizing
        =Whether the view is as high as its constraints want it.
        !documented UIInputView.allowsSelfSizing.
        :p
        @UITextDocumentProxy 
        =What a controller in the keyboard's place knows of the text that is edited, and does to it.
        !documented UITextDocumentProxy, UIKeyInput; the keyboard's traits and marked text are left out (simplified).
        :p
        @UITextDocumentProxy documentContextBeforeInput
        =The text before the cursor; nil where there is none.
        :pc
        @UITextDocumentProxy documentContextAfterInput
        =The text behind the cursor; nil where there is none.
        :pc
        @UITextDocumentProxy selectedText
        =What is selected; nil where nothing is.
        :pc
        @UITextDocumentProxy hasText
        =Whether there is text.
        :pc
        @UITextDocumentProxy adjustTextPosition(byCharacterOffset:)
        =Moves the cursor by so many characters.
        :pc
        @UITextDocumentProxy insertText(_:)
        =Types text where the cursor is.
        :pc
        @UITextDocumentProxy deleteBackward()
        =Takes away the character before the cursor.
        :pc
        @InputDocument 
        =The text of the first responder, for a controller in the keyboard's place.
        !documented UITextDocumentProxy; the whole text is known, and all is done at once (simplified).
        :p
        @InputDocument documentContextBeforeInput
        =The text before the cursor; nil where there is none.
        :p
        @InputDocument documentContextAfterInput
        =The text behind the cursor; nil where there is none.
        :p
        @InputDocument selectedText
        =What is selected; nil where nothing is.
        :p
        @InputDocument hasText
        =Whether there is text.
        :p
        @InputDocument adjustTextPosition(byCharacterOffset:)
        =Moves the cursor by so many characters.
        !documented UITextDocumentProxy.adjustTextPosition(byCharacterOffset:); at once, in UTF-16 units (simplified).
        :p
        @InputDocument insertText(_:)
        =Types text where the cursor is.
        :p
        @InputDocument deleteBackward()
        =Takes away the character before the cursor.
        :p
        @UIModalPresentationStyle 
        /UIKit/Controllers/UIModalPresentationStyle.swift
        =How a presented controller's view covers what presents it.
        !documented UIModalPresentationStyle; recorded modal-present-wlgusdn, modal-fullscreen-dismiss-betterhee, \#
        modal-pagesheet-dismiss-betterhee (who is told what).
        :p
        @UIModalPresentationStyle fullScreen
        =The whole screen; what is behind is taken out.
        :p
        @UIModalPresentationStyle pageSheet
        =A sheet.
        :p
        @UIModalPresentationStyle formSheet
        =A smaller sheet where there is room.
        :p
        @UIModalPresentationStyle currentContext
        =The presenting context; what is behind is taken out.
        :p
        @UIModalPresentationStyle custom
        =By a presentation controller of the app's own.
        :p
        @UIModalPresentationStyle overFullScreen
        =The whole screen; what is behind stays.
        :p
        @UIModalPresentationStyle overCurrentContext
        =The presenting context; what is behind stays.
        :p
        @UIModalPresentationStyle popover
        =A popover where there is room.
        :p
        @UIModalPresentationStyle none
        =Not presented.
        :p
        @UIModalPresentationStyle automatic
        =The system chooses.
        :p
        @UIModalTransitionStyle 
        =How a presented controller's view comes and goes.
        !documented UIModalTransitionStyle; simplified, flipHorizontal and partialCurl are drawn as coverVertical.
        :p
        @UIModalTransitionStyle coverVertical
        =Up from the bottom.
        :p
        @UIModalTransitionStyle flipHorizontal
        =A flip.
        :p
        @UIModalTransitionStyle crossDissolve
        =A fade.
        :p
        @UIModalTransitionStyle partialCurl
        =A page's curl.
        :p
        @UINavigationBar 
        /UIKit/Controllers/UINavigationBar.swift
        =The bar at the top of a navigation controller.
        !documented UINavigationBar; drawn as a line with title, back button and buttons; appearances and prompts are left out \#
        (simplified).
        :p
        @UINavigationBar buttons
        =The buttons of the item that is shown, and where they stand.
        !simplified; each is as wide as its text and 16 points, 44 at least, from 16 points off the edge on.
        @UINavigationBar layoutSubviews()
        =Puts the search bar in its place.
        :p
        @UINavigationBar intrinsicContentSize
        =As high as the system's bars.
        !reported (44 points; without the large title).
        :p
        @UINavigationBar didMoveToWindow()
        =Asks the delegate where it stands, once it is in a window.
        :p
        @UINavigationBar items
        =The items of the stack, bottom first.
        !documented UINavigationBar.items; the exception's words are reported.
        :p
        @UINavigationBar topItem
        =The item that is shown.
        :p
        @UINavigationBar backItem
        =The item that the back button leads to.
        :p
        @UINavigationBar barTintColor
        =The colour of the bar itself.
        !simplified; kept, the bar has no ground of its own.
        :p
        @UINavigationBar isTranslucent
        =Whether what is behind the bar shines through; under a bar that lets nothing through no page reaches unless it says \#
        so.
        !documented UINavigationBar.isTranslucent, UIViewController.extendedLayoutIncludesOpaqueBars.
        :p
        @UINavigationBar barStyle
        =The bar's look, by which the status bar's text is chosen.
        !documented UINavigationBar.barStyle; its colours are not drawn (simplified).
        :p
        @UINavigationBar prefersLargeTitles
        =Whether titles may be large: the bar is higher then.
        !documented UINavigationBar.prefersLargeTitles; the title itself is drawn as others are (simplified).
        :p
        @UIBarStyle 
        =How a bar looks.
        !documented UIBarStyle.
        :p
        @UIBarStyle default
        =Light, or as the user's interface style asks.
        :p
        @UIBarStyle black
        =Dark, with light text.
        :p
        @UIBarStyle blackTranslucent
        =Dark and translucent; an old name of black, which bars are translucent with anyway.
        :p
        @UINavigationItem 
        =What a navigation bar shows for one controller.
        !documented UINavigationItem; prompts and appearances are left out (simplified).
        :p
        @UINavigationItem.LargeTitleDisplayMode 
        =Whether a title is large.
        !documented UINavigationItem.LargeTitleDisplayMode; inline is as never.
        :p
        @UINavigationItem.LargeTitleDisplayMode automatic
        =As for the item before.
        :p
        @UINavigationItem.LargeTitleDisplayMode always
        =Always.
        :p
        @UINavigationItem.LargeTitleDisplayMode never
        =Never.
        :p
        @UINavigationItem.LargeTitleDisplayMode inline
        =Never, in the bar itself.
        :p
        @UINavigationItem init(title:)
        =An item with a title.
        :p
        @UINavigationItem title
        =The title in the middle of the bar.
        :p
        @UINavigationItem backButtonTitle
        =The title of the button that leads back here.
        :p
        @UINavigationItem setHidesBackButton(_:animated:)
        =Says whether the bar shows no button back.
        :p
        @UINavigationItem largeTitleDisplayMode
        =Whether the title is large while the item is shown.
        :p
        @UINavigationItem backBarButtonItem
        =The button that leads back here: its title is shown.
        !documented UINavigationItem.backBarButtonItem (it stands for this controller in the bar of the next); its title alone \#
        is shown (simplified).
        :p
        @UINavigationItem hidesBackButton
        =Whether the back button is left out.
        :p
        @UINavigationItem titleView
        =The view instead of a title.
        !simplified; kept, the bar shows the title.
        :p
        @UINavigationItem rightBarButtonItems
        =The buttons at the right, outermost first.
        :p
        @UINavigationItem rightBarButtonItem
        =The outermost button at the right.
        :p
        @UINavigationItem leftBarButtonItems
        =The buttons at the left, outermost first.
        :p
        @UINavigationItem leftBarButtonItem
        =The outermost button at the left.
        :p
        @UIBarPosition 
        /UIKit/Controllers/UINavigationBarDelegate.swift
        =Where a bar stands.
        !documented UIBarPosition.
        :p
        @UIBarPosition any
        =Nothing is said.
        :p
        @UIBarPosition bottom
        =At the bottom of what it is in.
        :p
        @UIBarPosition top
        =At the top of what it is in.
        :p
        @UIBarPosition topAttached
        =At the top, under the status bar.
        :p
        @UIBarPositioning 
        =A bar that can be told where it stands.
        !documented UIBarPositioning; without the place itself (simplified).
        :p
        @UIBarPositioningDelegate 
        =Asked where a bar stands.
        !documented UIBarPositioningDelegate.
        :p
        @UIBarPositioningDelegate position(for:)
        =The bar has come into a window.
        !documented UIBarPositioningDelegate.position(for:); what it gives moves nothing (simplified).
        :pc
        @UIBarPositioningDelegate position(for:)
        !documented UIBarPositioningDelegate (optional).
        :p
        @UINavigationBarDelegate 
        =Told of the items of a navigation bar that belongs to no controller.
        !documented UINavigationBarDelegate.
        :p
        @UINavigationBarDelegate navigationBar(_:shouldPush:)
        =Whether an item may come.
        :pc
        @UINavigationBarDelegate navigationBar(_:didPush:)
        =An item has come.
        :pc
        @UINavigationBarDelegate navigationBar(_:shouldPop:)
        =Whether the item on top may go.
        :pc
        @UINavigationBarDelegate navigationBar(_:didPop:)
        =The item on top has gone.
        :pc
        @UINavigationBarDelegate navigationBar(_:shouldPush:)
        !documented UINavigationBarDelegate (optional).
        :p
        @UINavigationBarDelegate navigationBar(_:didPush:)
        !documented UINavigationBarDelegate (optional).
        :p
        @UINavigationBarDelegate navigationBar(_:shouldPop:)
        !documented UINavigationBarDelegate (optional).
        :p
        @UINavigationBarDelegate navigationBar(_:didPop:)
        !documented UINavigationBarDelegate (optional).
        :p
        @UINavigationBar setItems(_:animated:)
        =Sets the items of a bar that belongs to no controller, bottom first.
        !documented UINavigationBar.setItems(_:animated:); they come at once (simplified).
        :p
        @UINavigationBar pushItem(_:animated:)
        =Puts an item on top of those of a bar that belongs to no controller.
        !documented UINavigationBar.pushItem(_:animated:); it comes at once (simplified).
        <navigationBar(_:shouldPush:) navigationBar(_:didPush:)
        :p
        @UINavigationBar popItem(animated:)
        =Takes the item on top off those of a bar that belongs to no controller, and gives it.
        !documented UINavigationBar.popItem(animated:); it goes at once (simplified).
        <navigationBar(_:shouldPop:) navigationBar(_:didPop:)
        :p
        @UINavigationBar delegate
        =Told of the items of a bar that belongs to no controller; a controller's bar has the controller.
        !documented UINavigationBar.delegate; the exception's words are reported.
        :p
        @UINavigationBar askPosition()
        =Asks where the bar stands.
        <position(for:)
        @UINavigationController.Operation 
        /UIKit/Controllers/UINavigationController+Animators.swift
        =What happens to the stack.
        !documented UINavigationController.Operation.
        :p
        @UINavigationController.Operation none
        =Nothing.
        :p
        @UINavigationController.Operation push
        =A controller comes on top.
        :p
        @UINavigationController.Operation pop
        =The top goes.
        :p
        @UINavigationController ownAnimator(for:from:to:)
        =Asks the delegate for an animator, and for what drives it.
        !documented UINavigationControllerDelegate.
        <navigationController(_:animationControllerFor:from:to:) navigationController(_:interactionControllerFor:)
        @UINavigationController begin(_:from:to:by:)
        =Begins a transition in the wrapper of what leaves: the animator puts what comes into it.
        <navigationController(_:willShow:animated:)
        @UINavigationController isNavigationBarHidden
        /UIKit/Controllers/UINavigationController+Bars.swift
        =Whether the bar is left out.
        :p
        @UINavigationController setNavigationBarHidden(_:animated:)
        =Leaves the bar out or brings it back.
        !simplified; the bar's own motion is left out. During a transition only the page that comes gets other insets.
        :p
        @UINavigationController toolbar
        =The bar below the pages.
        :p
        @UINavigationController isToolbarHidden
        =Whether the bar below is left out, as it is at first.
        :p
        @UINavigationController setToolbarHidden(_:animated:)
        =Leaves the bar below out or brings it back.
        !simplified; the bar's own motion is left out.
        :p
        @UINavigationController barHeight(over:)
        =The bar's height over a controller's page, in points.
        !reported; a large title adds 52, not where there is little room upright, and does not shrink when the page scrolls \#
        (simplified). A search bar adds 52 (reported), and remains alone while it is in use (simplified).
        @UINavigationController showsLargeTitle(_:)
        !documented UINavigationItem.largeTitleDisplayMode (automatic takes over from the item before; the first is large).
        @UIViewController toolbarItems
        =What the bar below shows while this controller is on top; held.
        :p
        @UIViewController setToolbarItems(_:animated:)
        =What the bar below shows while this controller is on top.
        :p
        @UINavigationController allowsPush(of:)
        /UIKit/Controllers/UINavigationController+Misuse.swift
        =Whether a controller may be put on the stack; if not, the exception has been reported.
        !reported, texts of crash logs: a controller that is on the stack already, and a navigation controller.
        @UINavigationController allowsStack(of:)
        =Whether the stack can be these controllers; if not, the exception has been reported.
        !reported, text of a crash log.
        @UINavigationController allowsPop(to:)
        =Whether the stack holds a controller to pop to; if not, the exception has been reported.
        !reported, text of a crash log.
        @UINavigationController interactivePopGestureRecognizer
        /UIKit/Controllers/UINavigationController+Swipe.swift
        =The gesture that swipes a page back; nothing happens at the left edge while it is not enabled or its delegate does not \#
        let it begin.
        !documented UINavigationController.interactivePopGestureRecognizer; reported (it does not begin where the bar is \#
        hidden, or where the back button is hidden or replaced, until its delegate is set).
        :p
        @UIParallaxTransitionPanGestureRecognizer hasChanged()
        !simplified; what counts is where the page would be a fifth of a second later.
        @UINavigationController transitionDuration
        /UIKit/Controllers/UINavigationController+Transition.swift
        !simplified; the real push is a spring of about this length.
        @UINavigationController beginWaitingTransition()
        =Begins what waits, if nothing is in flight.
        !simplified; a stack that is on its way out of the window waits until it has gone or is back.
        @UINavigationController begin(_:to:)
        <navigationController(_:willShow:animated:)
        @UINavigationController finishStackTransition(_:)
        !recorded nav-push-cyrus, nav-pop-animated-catalyst26, ipop-cancel-wangling; the places of didMove and didShow are \#
        simplified.
        @UINavigationController arrived(_:animated:)
        =While the container itself comes or goes, its end is the shown controller's.
        <navigationController(_:didShow:animated:)
        @UINavigationController putBack(_:above:)
        =Puts a controller whose pop has been cancelled back on the stack, under what has been pushed since.
        !simplified; a stack that was replaced during the pop stays as it was set.
        @UINavigationController installTop(_:animated:)
        =Installs the top of the stack when the container itself appears for the first time.
        <navigationController(_:willShow:animated:) navigationController(_:didShow:animated:)
        @UINavigationController welcomeFirst()
        =Welcomes the first controller once the container itself has appeared.
        <navigationController(_:didShow:animated:)
        @UINavigationController 
        /UIKit/Controllers/UINavigationController.swift
        =Shows the top of a stack of controllers under a bar.
        !documented UINavigationController; recorded nav-push-containment-trace2019, nav-pop-animated-catalyst26, \#
        nav-init-3vcs-uikit-trace, ipop-cancel-wangling. The bar's own motion, and bars that hide on swipe or tap, are left out \#
        (simplified).
        :p
        @UINavigationController init(rootViewController:)
        =A navigation controller with one controller on its stack.
        :p
        @UINavigationController init(nibName:bundle:)
        =A navigation controller with an empty stack.
        :p
        @UINavigationController init(coder:)
        =A navigation controller from an archive.
        :p
        @UINavigationController childForStatusBarHidden
        =The controller on top: it says whether the status bar is hidden.
        !recorded nav-pop-below-arm1 (the controller below is asked when it comes back).
        :p
        @UINavigationController childForStatusBarStyle
        =The controller on top while the bar is hidden; else the bar's style says how the status bar looks.
        !reported stackoverflow.com/questions/19022210 (preferredStatusBarStyle is not called inside a navigation controller).
        :p
        @UINavigationController preferredStatusBarStyle
        =As the bar's style asks.
        !reported stackoverflow.com/questions/19022210.
        :p
        @UINavigationController childForHomeIndicatorAutoHidden
        =The controller on top: it says whether the home indicator fades.
        :p
        @UINavigationController viewControllers
        =The stack, bottom first.
        :p
        @UINavigationController topViewController
        =The top of the stack.
        :p
        @UINavigationController visibleViewController
        =The top of the stack, or what it presents.
        !documented UINavigationController.visibleViewController.
        :p
        @UINavigationController delegate
        =Told when a controller is about to be shown and when it has been.
        :p
        @UINavigationController pushViewController(_:animated:)
        =Puts a controller on top of the stack.
        !recorded nav-push-containment-trace2019 (willMove inside the call), nav-pop-animated-catalyst26 (the rest after it \#
        returns).
        :p
        @UINavigationController warnOfNestedPush()
        !reported stackoverflow.com/questions/9088465 (both messages); that the second push waits for the end of the first, and \#
        so leaves every appearance whole, is simplified.
        @UINavigationController popViewController(animated:)
        =Takes the top off the stack.
        !documented UINavigationController.popViewController(animated:); recorded nav-pop-animated-catalyst26, \#
        nav-pop-nonanimated-deinit-catalyst26.
        :p
        @UINavigationController popToRootViewController(animated:)
        =Takes everything above the bottom off the stack.
        !documented UINavigationController.popToRootViewController(animated:); recorded nav-poptoroot-nowindow; in a window \#
        simplified.
        :p
        @UINavigationController popToViewController(_:animated:)
        =Takes everything above a controller off the stack.
        !recorded nav-poptoroot-nowindow (who is not seen leaves at once, from the bottom); the exception is UIKit's.
        :p
        @UINavigationController setViewControllers(_:animated:)
        =Replaces the stack, bottom first.
        !recorded nav-init-3vcs-uikit-trace for a stack that is in no window; in a window documented only.
        :p
        @UINavigationController sendOff(_:)
        =Tells those who have left the stack, bottom first.
        <willMove(toParent:)
        @UINavigationController welcome(_:)
        <didMove(toParent:)
        @UINavigationController loadView()
        =Override point: makes the container's view with the bar and the view that holds the controllers' wrappers.
        :pc
        @UINavigationController navigationBar
        =The bar.
        :p
        @UINavigationControllerDelegate 
        =Told by a navigation controller.
        !documented UINavigationControllerDelegate; preferred orientations are not asked.
        :p
        @UINavigationControllerDelegate navigationController(_:willShow:animated:)
        =A controller is about to be shown.
        !documented UINavigationControllerDelegate.navigationController(_:willShow:animated:); recorded nav-pop-delegate-vast \#
        (2012: after viewWillAppear of who comes). Newer logs have none.
        :pc
        @UINavigationControllerDelegate navigationController(_:didShow:animated:)
        =A controller has been shown.
        !documented UINavigationControllerDelegate.navigationController(_:didShow:animated:); reported ipop-cancel-didshow \#
        (none after a cancelled swipe). Its place after didMove(toParent:) is simplified.
        :pc
        @UINavigationControllerDelegate navigationController(_:animationControllerFor:from:to:)
        =What moves the views of a transition; nil for the system's own way.
        !documented UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:) (for animated \#
        changes of what is seen; nil: the system's own).
        :pc
        @UINavigationControllerDelegate navigationController(_:interactionControllerFor:)
        =What drives such an animator; nil for nothing.
        !documented UINavigationControllerDelegate.navigationController(_:interactionControllerFor:) (asked when there is an \#
        animator; nil: it is not interactive).
        :pc
        @UINavigationItem.BackButtonDisplayMode 
        /UIKit/Controllers/UINavigationItem+Buttons.swift
        =How much the button says that leads back here.
        !documented UINavigationItem.BackButtonDisplayMode.
        :p
        @UINavigationItem.BackButtonDisplayMode default
        =The title, where there is room for it.
        :p
        @UINavigationItem.BackButtonDisplayMode generic
        ="Back".
        :p
        @UINavigationItem.BackButtonDisplayMode minimal
        =Nothing.
        :p
        @UINavigationItem backButtonDisplayMode
        =How much the button says that leads back here.
        !documented UINavigationItem.backButtonDisplayMode.
        :p
        @UINavigationItem leftItemsSupplementBackButton
        =Whether there is a button back beside those at the left, which stand in its place otherwise.
        !documented UINavigationItem.leftItemsSupplementBackButton.
        :p
        @UINavigationItem prompt
        =A line above the title, nil for none.
        !documented UINavigationItem.prompt; it is not shown, and the bar is not higher for it (simplified).
        :p
        @UINavigationItem setLeftBarButton(_:animated:)
        =Puts one button at the left; nil: none.
        !documented UINavigationItem.setLeftBarButton(_:animated:); at once (simplified).
        :p
        @UINavigationItem setRightBarButton(_:animated:)
        =Puts one button at the right; nil: none.
        !documented UINavigationItem.setRightBarButton(_:animated:); at once (simplified).
        :p
        @UINavigationItem setLeftBarButtonItems(_:animated:)
        =Puts buttons at the left, outermost first.
        !documented UINavigationItem.setLeftBarButtonItems(_:animated:); at once (simplified).
        :p
        @UINavigationItem setRightBarButtonItems(_:animated:)
        =Puts buttons at the right, outermost first.
        !documented UINavigationItem.setRightBarButtonItems(_:animated:); at once (simplified).
        :p
        @UIBarMetrics 
        =Where a bar has which ground.
        !documented UIBarMetrics.
        :p
        @UIBarMetrics default
        =As high as bars mostly are.
        :p
        @UIBarMetrics compact
        =Where there is little height.
        :p
        @UIBarMetrics defaultPrompt
        =With a prompt.
        :p
        @UIBarMetrics compactPrompt
        =With a prompt, where there is little height.
        :p
        @UINavigationBar setBackgroundImage(_:for:)
        =Gives the bar another ground; nil: the system's.
        :p
        @UINavigationBar backgroundImage(for:)
        =The ground that the bar has been given.
        :p
        @UINavigationBar shadowImage
        =The picture in the place of the line at the edge.
        :p
        @UINavigationBar backIndicatorImage
        =The picture of the back button.
        :p
        @UINavigationBar backIndicatorTransitionMaskImage
        =The shape behind which titles go past the back button.
        :p
        @UIPageViewController duration
        /UIKit/Controllers/UIPageViewController+Turning.swift
        !simplified; the real turns take about these times.
        @UIPageViewController turn(to:isForward:animated:isHeld:)
        =Begins to turn to a page; without animation the turn is over at once.
        !recorded page-scroll-wangling, page-curl-wangling (the new page's will comes first). A curl is drawn as a slide \#
        (simplified).
        @UIPageViewController finishTurn(_:)
        !recorded page-scroll-wangling, page-scroll-cancel-wangling, page-curl-wangling, page-curl-cancel-wangling, \#
        page-setviewcontrollers-in-viewDidLoad (didMove directly after viewDidAppear); didMove(nil) of the page that leaves is \#
        simplified.
        <didMove(toParent:)
        @UIPageViewController beginSwipe(isForward:)
        =Begins a turn that a finger drives; false when there is no page there or a transition is in flight.
        !recorded page-delegate-order-ios9 (the data source, then willTransitionTo); that the appearance begins after that is \#
        simplified.
        <pageViewController(_:willTransitionTo:)
        @UIPageViewController fingerIsDone(old:isCompleted:)
        <pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
        @UIPageViewController askNeighbours(isForward:)
        !recorded page-delegate-order-ios9 (a strip asks for both sides when it is touched first, the next one after, and asks \#
        again only for the side that it does not know); that a curl asks at each touch, for one side, is simplified.
        @UIPageViewController askAfter()
        <pageViewController(_:viewControllerAfter:)
        @UIPageViewController askBefore()
        <pageViewController(_:viewControllerBefore:)
        @UIPagePanGestureRecognizer hasChanged()
        !simplified; a page comes when it would be more than half there a fifth of a second later, and at the last page nothing \#
        moves.
        @UIPageViewController 
        /UIKit/Controllers/UIPageViewController.swift
        =Shows one page of many; a finger turns it.
        !documented UIPageViewController; recorded page-scroll-wangling, page-scroll-cancel-wangling, page-curl-wangling, \#
        page-curl-cancel-wangling. Two pages side by side, the spine and the dots are left out (simplified).
        :p
        @UIPageViewController.TransitionStyle 
        =How one page comes after another.
        !documented UIPageViewController.TransitionStyle; both are drawn as a slide (simplified), their callbacks differ \#
        (recorded page-scroll-wangling, page-curl-wangling).
        :p
        @UIPageViewController.TransitionStyle pageCurl
        =As a sheet of paper is turned.
        :p
        @UIPageViewController.TransitionStyle scroll
        =As a strip is moved.
        :p
        @UIPageViewController.NavigationOrientation 
        =In which direction pages follow each other.
        !documented UIPageViewController.NavigationOrientation.
        :p
        @UIPageViewController.NavigationOrientation horizontal
        =Sideways.
        :p
        @UIPageViewController.NavigationOrientation vertical
        =Upright.
        :p
        @UIPageViewController.NavigationDirection 
        =Whether the next page comes or the one before.
        !documented UIPageViewController.NavigationDirection.
        :p
        @UIPageViewController.NavigationDirection forward
        =The next page.
        :p
        @UIPageViewController.NavigationDirection reverse
        =The page before.
        :p
        @UIPageViewController.OptionsKey 
        =What can be said of a page controller when it is made.
        !simplified; interPageSpacing is followed, spineLocation is refused by name.
        :p
        @UIPageViewController.OptionsKey interPageSpacing
        =Points between two pages, in the scroll style.
        :p
        @UIPageViewController.OptionsKey spineLocation
        =Where the spine of the book is, in the curl style.
        :p
        @UIPageViewController init(transitionStyle:navigationOrientation:options:)
        =A page controller without pages.
        :p
        @UIPageViewController init(nibName:bundle:)
        =A page controller in the curl style.
        :p
        @UIPageViewController init(coder:)
        =A page controller from an archive.
        :p
        @UIPageViewController viewControllers
        =The page that is shown; while one is turned, the one that it is turned from.
        :p
        @UIPageViewController setViewControllers(_:direction:animated:completion:)
        =Shows a page.
        !recorded page-setviewcontrollers-in-viewDidLoad (no willMove; viewDidAppear before the first layout, didMove directly \#
        after it); the exception is UIKit's.
        :p
        @UIPageViewController dataSource
        =Gives the pages on both sides.
        :p
        @UIPageViewController delegate
        =Told of pages that a finger turns.
        :p
        @UIPageViewController transitionStyle
        =How one page comes after another.
        :p
        @UIPageViewController navigationOrientation
        =In which direction pages follow each other.
        :p
        @UIPageViewController loadView()
        =Override point: makes the container's view with the view that holds the pages.
        :pc
        @UIPageViewControllerDataSource 
        =Gives a page controller its pages.
        !documented UIPageViewControllerDataSource; recorded page-delegate-order-ios9. presentationCount(for:) is refused by \#
        name: there are no dots.
        :p
        @UIPageViewControllerDataSource pageViewController(_:viewControllerBefore:)
        =The page before another; nil at the start.
        !documented UIPageViewControllerDataSource.pageViewController(_:viewControllerBefore:); recorded \#
        page-delegate-order-ios9 (when a finger begins to turn, after the one for the page after).
        :pc
        @UIPageViewControllerDataSource pageViewController(_:viewControllerAfter:)
        =The page after another; nil at the end.
        !documented UIPageViewControllerDataSource.pageViewController(_:viewControllerAfter:); recorded \#
        page-delegate-order-ios9 (when a finger begins to turn, and again for the page beyond when one has been turned).
        :pc
        @UIPageViewControllerDelegate 
        =Told by a page controller of what a finger does, not of what code does.
        !documented UIPageViewControllerDelegate (what a finger does, not what code does); spine location and orientations are \#
        not asked.
        :p
        @UIPageViewControllerDelegate pageViewController(_:willTransitionTo:)
        =A finger has begun to turn the page.
        !documented UIPageViewControllerDelegate.pageViewController(_:willTransitionTo:); recorded page-delegate-order-ios9 \#
        (after the data source was asked).
        :pc
        @UIPageViewControllerDelegate pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
        =The page has been turned (completed) or has gone back.
        !documented \#
        UIPageViewControllerDelegate.pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:); \#
        recorded page-delegate-order-ios9 (before the data source is asked for the next page).
        :pc
        @UIPercentDrivenInteractiveTransition 
        /UIKit/Controllers/UIPercentDrivenInteractiveTransition.swift
        =Drives an animator: its animations stand still and follow a percentage.
        !documented UIPercentDrivenInteractiveTransition.
        :p
        @UIPercentDrivenInteractiveTransition init()
        =One that drives nothing yet.
        :p
        @UIPercentDrivenInteractiveTransition duration
        =How long the transition takes, in seconds.
        :p
        @UIPercentDrivenInteractiveTransition percentComplete
        =How far the transition is, from 0 to 1.
        :p
        @UIPercentDrivenInteractiveTransition completionSpeed
        =How fast the rest goes after finish() or cancel(), as a factor.
        :p
        @UIPercentDrivenInteractiveTransition completionCurve
        =How the rest goes after finish() or cancel().
        !simplified; every curve is drawn as easeOut.
        :p
        @UIPercentDrivenInteractiveTransition wantsInteractiveStart
        =Whether the transition is driven from its beginning.
        !documented UIPercentDrivenInteractiveTransition.wantsInteractiveStart.
        :p
        @UIPercentDrivenInteractiveTransition startInteractiveTransition(_:)
        =Override point: begins to drive: the animator sets up its animations, which stand still.
        !documented UIPercentDrivenInteractiveTransition; what is asked for before the transition has begun has no effect \#
        (simplified).
        :pc
        @UIPercentDrivenInteractiveTransition pause()
        =Takes hold of the transition on its way.
        !documented UIPercentDrivenInteractiveTransition.pause().
        :p
        @UIPercentDrivenInteractiveTransition update(_:)
        =Moves the transition to a fraction of the way, from 0 to 1.
        :p
        @UIPercentDrivenInteractiveTransition finish()
        =Lets the transition run on to its end.
        :p
        @UIPercentDrivenInteractiveTransition cancel()
        =Lets the transition run back.
        !documented UIPercentDrivenInteractiveTransition.cancel() (completeTransition has to be called with false by the \#
        animator then).
        :p
        @UIView.AnimationCurve 
        =How an animation's pace changes on its way.
        !documented UIView.AnimationCurve.
        :p
        @UIView.AnimationCurve easeInOut
        =Slow at both ends.
        :p
        @UIView.AnimationCurve easeIn
        =Slow at the start.
        :p
        @UIView.AnimationCurve easeOut
        =Slow at the end.
        :p
        @UIView.AnimationCurve linear
        =Even.
        :p
        @UIPopoverArrowDirection 
        /UIKit/Controllers/UIPopoverPresentationController.swift
        =Where an arrow points.
        !documented UIPopoverArrowDirection.
        :p
        @UIPopoverArrowDirection rawValue
        =The bits, as Apple has them.
        :p
        @UIPopoverArrowDirection init(rawValue:)
        =Directions from bits.
        :p
        @UIPopoverArrowDirection up
        =Upwards: the popover is below its source.
        :p
        @UIPopoverArrowDirection down
        =Downwards: the popover is above its source.
        :p
        @UIPopoverArrowDirection left
        =To the left: the popover is at the right of its source.
        :p
        @UIPopoverArrowDirection right
        =To the right: the popover is at the left of its source.
        :p
        @UIPopoverArrowDirection any
        =Any of them.
        :p
        @UIPopoverPresentationController 
        =The presentation of a popover: what it points at.
        !documented UIPopoverPresentationController; no log shows one: its callbacks are those of a presentation that covers \#
        nothing (simplified). The arrow is not drawn.
        :p
        @UIPopoverPresentationController delegate
        =Told of the popover's coming, and asked how it adapts.
        :p
        @UIPopoverPresentationController sourceView
        =The view that the popover points at.
        :p
        @UIPopoverPresentationController sourceRect
        =The part of that view, in its coordinates, in points; all of it by default.
        :p
        @UIPopoverPresentationController barButtonItem
        =The button of a bar that the popover points at.
        :p
        @UIPopoverPresentationController permittedArrowDirections
        =Where the arrow may point.
        :p
        @UIPopoverPresentationController adaptiveSheetPresentationController
        =The sheet that stands in for the popover where there is little width: its detents and looks.
        :p
        @UIPopoverPresentationController hasSource()
        =Tells the delegate that the popover comes; false when there is nothing to point at, which UIKit does not forgive.
        !documented UIPopoverPresentationController (an iPad's popover needs a source before it comes).
        <prepareForPopoverPresentation(_:)
        @UIPopoverPresentationController popoverFrame(in:)
        =Where the popover stands in the container, in points.
        !simplified; below its source where that fits, else above, else beside; the arrow is not drawn.
        @UIPopoverPresentationControllerDelegate 
        =Told of a popover's coming, and asked how it adapts.
        !documented UIPopoverPresentationControllerDelegate; moving a popover to another place is not simulated.
        :p
        @UIPopoverPresentationControllerDelegate prepareForPopoverPresentation(_:)
        =The popover is about to come: the last moment to give it a source.
        !documented UIPopoverPresentationControllerDelegate.prepareForPopoverPresentation(_:); before a missing source is an \#
        exception.
        :pc
        @UIPresentationController removesPresenter
        /UIKit/Controllers/UIPresentationController+Adapting.swift
        <shouldRemovePresentersView
        @UIPresentationController placeOfPresentedView
        <frameOfPresentedViewInContainerView
        @UIPresentationController shownView
        <presentedView
        @UIPresentationController defaultAdaptation
        =What a style becomes where there is little width, when nobody says otherwise.
        !documented UIModalPresentationStyle; before iOS 13 sheets and popovers filled a phone's screen.
        @UIPresentationController adapt(to:)
        =Asks how the presentation adapts to where it is.
        !documented UIAdaptivePresentationControllerDelegate; adapting while the view is on the screen is left out \#
        (simplified).
        @UIPresentationController adaptation(to:)
        <adaptivePresentationStyle(for:traitCollection:) adaptivePresentationStyle(for:) adaptivePresentationStyle
        @UIPresentationController sendBegin(isComing:)
        <presentationTransitionWillBegin() dismissalTransitionWillBegin()
        @UIPresentationController sendEnd(isComing:completed:)
        <presentationTransitionDidEnd(_:) dismissalTransitionDidEnd(_:)
        @UIPresentationController standardFrame(in:)
        /UIKit/Controllers/UIPresentationController+Geometry.swift
        =Where the style puts the presented view in the container, in points.
        !simplified; a phone's sheet begins 10 points below the status bar, an iPad's is centred.
        @UIPresentationController duration
        /UIKit/Controllers/UIPresentationController+Transition.swift
        !simplified; the real sheet is a spring of about this length.
        @UIPresentationController present(animated:completion:)
        =Sets up the views and begins the transition.
        !recorded modal-present-wlgusdn (order), modal-present-layoutmargins-uikittestable (without animation, layout precedes \#
        viewDidAppear); the place of the presentation controller's own methods among the appearance callbacks is simplified.
        @UIPresentationController dismiss(downTo:animated:isByFinger:completion:)
        =Begins to dismiss what a presenter presents, and what that presents in turn: the front-most moves, those between are \#
        simply gone.
        !recorded modal-fullscreen-dismiss-betterhee, modal-pagesheet-dismiss-betterhee, modal-dismiss-nonanimated-catalyst26; \#
        of a chain documented UIViewController.dismiss(animated:completion:) (only the front-most is animated), the order among \#
        those that go is simplified.
        <presentationControllerWillDismiss(_:)
        @UIPresentationController hasGoneBack(_:)
        =A presentation that was cancelled on its way.
        !simplified; the order follows that of a cancelled pop.
        @UIPresentationController hasGone(_:)
        !simplified; that the presenter presents nothing any more when the completion runs, so that it can present anew, is \#
        logged nowhere.
        <presentationControllerDidDismiss(_:)
        @UIPresentationController hasStayed(_:)
        =A dismissal that was cancelled on its way.
        !reported sheet-swipe-cancel-criticalmaps (viewWillAppear again); the rest follows a cancelled pop (simplified).
        @UIPresentationController endWithCovered()
        =Ends with the controller that it covered, which has left its parent.
        !simplified; that nothing holds the two any more is as for a pop without a search.
        @UIPresentationController tellAdaptation(_:)
        /UIKit/Controllers/UIPresentationController+Views.swift
        =Tells the delegate of the style in which the view comes.
        <presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
        @UIPresentationController makeContainer()
        =Makes the container and puts it in front: of the window's content, or of the context's view.
        !documented UIModalPresentationStyle.currentContext (only the context's part of the screen is covered).
        @UIPresentationController layOutContainer()
        =Called by the container around its layout: the presented view is put where it belongs, unless it is on its way.
        <containerViewWillLayoutSubviews() containerViewDidLayoutSubviews()
        @UIPresentationController lendPresentersView(to:)
        =Moves the presenter's view into the container, where an animator of the app's own finds it.
        !documented UIViewControllerContextTransitioning.containerView.
        @UIPresentationController recede(_:)
        =What a sheet's coming does to the presenter's view: on a phone it steps back and rounds its corners.
        !simplified; drawn for the first sheet on a full screen, at its large detent.
        @UIPresentationController 
        /UIKit/Controllers/UIPresentationController.swift
        =One presentation: what surrounds a presented controller's view, and how it comes and goes.
        !documented UIPresentationController (both controllers are strong properties); simplified, it holds them from when it \#
        is asked for until its end.
        :p
        @UIPresentationController init(presentedViewController:presenting:)
        =A presentation of one controller by another.
        :p
        @UIPresentationController presentedViewController
        =The controller that is shown.
        :p
        @UIPresentationController presentingViewController
        =The controller that it was shown from.
        :p
        @UIPresentationController containerView
        =The view that fills the window, or the context, while the presentation lasts.
        :p
        @UIPresentationController presentationStyle
        =How the presented view covers what is behind.
        :p
        @UIPresentationController presentedView
        =The view that the transition moves and that is laid out in the container: the presented controller's.
        !documented UIPresentationController.presentedView.
        :p
        @UIPresentationController frameOfPresentedViewInContainerView
        =Where the presented view stands in the container, in points.
        !documented UIPresentationController.frameOfPresentedViewInContainerView (asked when the presented view is placed).
        :p
        @UIPresentationController shouldRemovePresentersView
        =Whether the presenter's view leaves the window meanwhile.
        !documented UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext; recorded \#
        modal-fullscreen-presenter-yagamo13; reported sheet-presenter-wwdc19.
        :p
        @UIPresentationController shouldPresentInFullscreen
        =Whether the presentation covers the screen.
        !simplified; kept, the style decides.
        :p
        @UIPresentationController adaptivePresentationStyle
        =The style that the presentation takes where there is little width.
        !documented UIPresentationController.adaptivePresentationStyle; a popover becomes a sheet since iOS 13.
        :p
        @UIPresentationController adaptivePresentationStyle(for:)
        =The style that the presentation takes in an environment.
        :p
        @UIPresentationController presentationTransitionWillBegin()
        =Override point: the presented view is about to come.
        !documented UIPresentationController.presentationTransitionWillBegin(); its place among the controllers' callbacks is \#
        simplified.
        :pc
        @UIPresentationController presentationTransitionDidEnd(_:)
        =Override point: the presented view has come, or has gone back.
        !documented UIPresentationController.presentationTransitionDidEnd(_:); its place among the controllers' callbacks is \#
        simplified.
        :pc
        @UIPresentationController dismissalTransitionWillBegin()
        =Override point: the presented view is about to go.
        !documented UIPresentationController.dismissalTransitionWillBegin(); its place among the controllers' callbacks is \#
        simplified.
        :pc
        @UIPresentationController dismissalTransitionDidEnd(_:)
        =Override point: the presented view has gone, or has come back.
        !documented UIPresentationController.dismissalTransitionDidEnd(_:); its place among the controllers' callbacks is \#
        simplified.
        :pc
        @UIPresentationController containerViewWillLayoutSubviews()
        =Override point: the container is about to lay out.
        !documented UIPresentationController.containerViewWillLayoutSubviews().
        :pc
        @UIPresentationController containerViewDidLayoutSubviews()
        =Override point: the container has laid out.
        !documented UIPresentationController.containerViewDidLayoutSubviews().
        :pc
        @UIAdaptivePresentationControllerDelegate 
        =Asked how a presentation adapts, and told of what the user does to it.
        !documented UIAdaptivePresentationControllerDelegate; reported sheet-programmatic-dismiss-delegate (a dismissal by code \#
        tells it nothing).
        :p
        @UIAdaptivePresentationControllerDelegate adaptivePresentationStyle(for:)
        =The style where there is little width; none keeps the style.
        !documented UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:) (asked where the one with a trait \#
        collection is not implemented).
        :pc
        @UIAdaptivePresentationControllerDelegate adaptivePresentationStyle(for:traitCollection:)
        =The style in an environment; none keeps the style.
        !documented UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:traitCollection:); asked once, \#
        before the presentation begins (simplified).
        :pc
        @UIAdaptivePresentationControllerDelegate presentationController(_:viewControllerForAdaptivePresentationStyle:)
        =Another controller to show in an adapted style.
        !simplified; not asked, and refused by name where a delegate implements it.
        :pc
        @UIAdaptivePresentationControllerDelegate presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
        =The transition is about to begin, in an adapted style or (none) in its own.
        !documented \#
        UIAdaptivePresentationControllerDelegate.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:); \#
        its place is simplified.
        :pc
        @UIAdaptivePresentationControllerDelegate presentationControllerShouldDismiss(_:)
        =Whether a finger may drag the presented view away.
        !documented UIAdaptivePresentationControllerDelegate.presentationControllerShouldDismiss(_:) (a finger's dismissal \#
        only; not asked while isModalInPresentation is true).
        :pc
        @UIAdaptivePresentationControllerDelegate presentationControllerWillDismiss(_:)
        =A finger begins to drag the presented view away.
        !documented UIAdaptivePresentationControllerDelegate.presentationControllerWillDismiss(_:) (a finger's dismissal only); \#
        before viewWillDisappear (simplified).
        :pc
        @UIAdaptivePresentationControllerDelegate presentationControllerDidDismiss(_:)
        =A finger has dragged the presented view away.
        !documented UIAdaptivePresentationControllerDelegate.presentationControllerDidDismiss(_:) (a finger's dismissal only, \#
        not one that was cancelled); after viewDidDisappear (simplified).
        :pc
        @UIAdaptivePresentationControllerDelegate presentationControllerDidAttemptToDismiss(_:)
        =A finger has tried to drag away what may not be.
        !documented UIAdaptivePresentationControllerDelegate.presentationControllerDidAttemptToDismiss(_:) \#
        (isModalInPresentation, or shouldDismiss said no).
        :pc
        @UISearchController 
        /UIKit/Controllers/UISearchController.swift
        =Shows results over a controller while a search bar is in use.
        !documented UISearchController; simplified: suggestions are left out, a bar outside a navigation bar stays where it is.
        :p
        @UISearchController init(searchResultsController:)
        =A search whose results another controller shows, or (nil) the one that is searched.
        :p
        @UISearchController init(nibName:bundle:)
        =A search without a controller for its results.
        :p
        @UISearchController init(coder:)
        =A search from an archive.
        :p
        @UISearchController searchBar
        =The bar.
        !documented UISearchController.searchBar; reported (as wide as the screen at first).
        :p
        @UISearchController searchResultsController
        =Who shows the results; nil: the controller that is searched.
        :p
        @UISearchController searchResultsUpdater
        =Told when there is something else to search for.
        :p
        @UISearchController delegate
        =Told when the search comes and goes by itself.
        :p
        @UISearchController obscuresBackgroundDuringPresentation
        =Whether what is searched is darkened and takes no touches while there are no results.
        !documented UISearchController.obscuresBackgroundDuringPresentation; a touch there ends the search (reported).
        :p
        @UISearchController dimsBackgroundDuringPresentation
        =The older name of obscuresBackgroundDuringPresentation.
        :p
        @UISearchController hidesNavigationBarDuringPresentation
        =Whether the navigation bar is left out while the search lasts: of one that holds the search bar that bar remains.
        !documented UISearchController.hidesNavigationBarDuringPresentation.
        :p
        @UISearchController automaticallyShowsCancelButton
        =Whether the button that ends the search comes and goes with it.
        :p
        @UISearchController automaticallyShowsScopeBar
        =Whether the scopes come and go with the search.
        :p
        @UISearchController automaticallyShowsSearchResultsController
        =Whether the results are shown when there is a text to search for, and only then.
        :p
        @UISearchController showsSearchResultsController
        =Whether the results are shown.
        !documented UISearchController.showsSearchResultsController.
        :p
        @UISearchController isActive
        =Whether the search lasts: it has begun to come and has not begun to go.
        !documented UISearchController.isActive; reported (the keyboard does not come with it).
        :p
        @UISearchController activate()
        =Comes over the controller that is searched, unless the delegate has seen to it.
        !documented UISearchControllerDelegate (told of what comes by itself only).
        <presentSearchController(_:) willPresentSearchController(_:) didPresentSearchController(_:)
        @UISearchController deactivate()
        =Goes.
        <willDismissSearchController(_:) didDismissSearchController(_:)
        @UISearchController update()
        =There is something else to search for, or the cursor has come into the bar.
        !documented UISearchResultsUpdating.updateSearchResults(for:); reported (the results are hidden while there is no \#
        text).
        <updateSearchResults(for:)
        @UISearchController loadView()
        =Override point: makes the view that lies over what is searched, with the results in it.
        :pc
        @UISearchResultsUpdating 
        =Told by a search controller when there is something else to search for.
        !documented UISearchResultsUpdating.
        :p
        @UISearchResultsUpdating updateSearchResults(for:)
        =The text or the scope is another one, or the cursor has come into the bar.
        !documented UISearchResultsUpdating.updateSearchResults(for:).
        :pc
        @UISearchControllerDelegate 
        =Told by a search controller that comes and goes by itself, not of what code presents and dismisses.
        !documented UISearchControllerDelegate; simplified, of changes of the bar's place nobody is told.
        :p
        @UISearchControllerDelegate willPresentSearchController(_:)
        =The search is about to come.
        !documented UISearchControllerDelegate.willPresentSearchController(_:).
        :pc
        @UISearchControllerDelegate didPresentSearchController(_:)
        =The search has come.
        !documented UISearchControllerDelegate.didPresentSearchController(_:).
        :pc
        @UISearchControllerDelegate willDismissSearchController(_:)
        =The search is about to go.
        !documented UISearchControllerDelegate.willDismissSearchController(_:).
        :pc
        @UISearchControllerDelegate didDismissSearchController(_:)
        =The search has gone.
        !documented UISearchControllerDelegate.didDismissSearchController(_:).
        :pc
        @UISearchControllerDelegate presentSearchController(_:)
        =The bar is about to be edited, or code has set isActive: whoever presents the search controller itself does it here.
        !documented UISearchControllerDelegate.presentSearchController(_:).
        :pc
        @UISearchPresentationController 
        /UIKit/Controllers/UISearchPresentationController.swift
        =How a search comes over what is searched and goes.
        !documented UISearchController; simplified, it fades, and the bars change with it.
        @UISearchPresentationController dismissalTransitionWillBegin()
        !reported (the text is gone after a search; the updater hears of it).
        @UINavigationItem.SearchBarPlacement 
        =Where a search bar stands.
        !documented UINavigationItem.SearchBarPlacement; `automatic` is inline on an iPad since iOS 16 and stacked elsewhere, \#
        those of iOS 26 are as `automatic` (simplified).
        :p
        @UINavigationItem.SearchBarPlacement automatic
        =As the system likes it.
        :p
        @UINavigationItem.SearchBarPlacement inline
        =In the row of the title.
        :p
        @UINavigationItem.SearchBarPlacement stacked
        =In a row of its own.
        :p
        @UINavigationItem.SearchBarPlacement integrated
        =Among the buttons.
        :p
        @UINavigationItem.SearchBarPlacement integratedCentered
        =In the middle, among the buttons.
        :p
        @UINavigationItem.SearchBarPlacement integratedButton
        =Behind a button.
        :p
        @UINavigationItem searchController
        =The search of the controller whose item this is: the bar shows the search bar.
        !documented UINavigationItem.searchController; reported (52 points more in the bar's height, and so in the safe area).
        :p
        @UINavigationItem hidesSearchBarWhenScrolling
        =Whether the search bar goes when the page is scrolled.
        !simplified; kept, bars do not change when a page scrolls.
        :p
        @UINavigationItem preferredSearchBarPlacement
        =Where the search bar is to stand.
        :p
        @UINavigationItem searchBarPlacement
        =Where the search bar stands.
        :p
        @UIPresentationController endDrag(finishes:velocity:)
        /UIKit/Controllers/UISheetPresentationController+Drag.swift
        =Lets the sheet go, as it moves down at velocity points a second.
        !simplified; what counts is where the sheet would be a fifth of a second later.
        <presentationControllerDidAttemptToDismiss(_:)
        @UIPresentationController mayBeDragged
        =Asks whether a finger may take the sheet away.
        <presentationControllerShouldDismiss(_:)
        @UISheetPresentationController settle(atHeight:)
        =Comes to rest at the detent that is nearest to a height in points; nil: at its own again.
        <sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
        @UIViewController isModalHere
        =Whether this controller, or one in it that is on the screen, may be dismissed by code only.
        !documented UIViewController.isModalInPresentation; that children count too is reported.
        <isModalInPresentation
        @UISheetPresentationController 
        /UIKit/Controllers/UISheetPresentationController.swift
        =The presentation of a sheet: the heights at which it rests, and its looks.
        !documented UISheetPresentationController; recorded modal-pagesheet-dismiss-betterhee (the presenter is told nothing). \#
        A sheet in a sheet and source views are left out (simplified).
        :p
        @UISheetPresentationController delegate
        =Told of what the user does to the sheet, and asked how it adapts.
        :p
        @UISheetPresentationController detents
        =The heights at which the sheet rests, lowest first; the large one alone by default.
        !documented UISheetPresentationController.detents.
        :p
        @UISheetPresentationController selectedDetentIdentifier
        =The detent at which the sheet rests; nil: the lowest.
        :p
        @UISheetPresentationController largestUndimmedDetentIdentifier
        =The highest detent at which what is behind stays bright and can be touched; nil: none.
        :p
        @UISheetPresentationController prefersGrabberVisible
        =Whether a short line at the top says that the sheet can be dragged.
        :p
        @UISheetPresentationController preferredCornerRadius
        =How round the corners are, in points; nil: as the system has them.
        !documented UISheetPresentationController.preferredCornerRadius; the system's own radius is simplified.
        :p
        @UISheetPresentationController prefersEdgeAttachedInCompactHeight
        =Whether the sheet stands on the bottom edge of a screen of little height.
        !simplified.
        :p
        @UISheetPresentationController widthFollowsPreferredContentSizeWhenEdgeAttached
        =Whether such a sheet has the width that its controller prefers.
        !simplified.
        :p
        @UISheetPresentationController prefersScrollingExpandsWhenScrolledToEdge
        =Whether scrolling in the sheet makes it higher first.
        !documented UISheetPresentationController.
        :p
        @UISheetPresentationController animateChanges(_:)
        =Animates what changes alters of this sheet.
        !documented UISheetPresentationController.animateChanges(_:); how long it takes is simplified.
        :p
        @UISheetPresentationController invalidateDetents()
        =Asks custom detents for their heights again.
        :p
        @UISheetPresentationController heights(in:)
        =The heights at which a sheet on the bottom edge of a container rests now, in points, with the detents' names.
        !documented UISheetPresentationController; a custom detent's value leaves out the bottom's safe area.
        @UISheetPresentationController isUndimmed
        =Whether what is behind stays bright at the present detent.
        !documented UISheetPresentationController.largestUndimmedDetentIdentifier.
        @UISheetPresentationController.Detent 
        =A height at which a sheet rests.
        !documented UISheetPresentationController.Detent; the medium one is half of the screen (simplified).
        :p
        @UISheetPresentationController.Detent.Identifier 
        =What a detent is called.
        !documented UISheetPresentationController.Detent.Identifier.
        :p
        @UISheetPresentationController.Detent.Identifier rawValue
        =The name.
        :p
        @UISheetPresentationController.Detent.Identifier init(rawValue:)
        =An identifier by its name.
        :p
        @UISheetPresentationController.Detent.Identifier init(_:)
        =An identifier by its name.
        :p
        @UISheetPresentationController.Detent.Identifier medium
        =About half of the screen.
        :p
        @UISheetPresentationController.Detent.Identifier large
        =Nearly the whole screen.
        :p
        @UISheetPresentationController.Detent identifier
        =What the detent is called.
        :p
        @UISheetPresentationController.Detent medium()
        =About half of the screen.
        :p
        @UISheetPresentationController.Detent large()
        =Nearly the whole screen.
        :p
        @UISheetPresentationController.Detent custom(identifier:resolver:)
        =A height that code works out, in points without the room for the home indicator; nil: not now.
        :p
        @World height(of:most:whole:traits:)
        =A detent's height in points, without the room for the home indicator.
        !simplified; the medium detent is half of the screen.
        @UISheetPresentationControllerDetentResolutionContext 
        =What a custom detent may know.
        !documented UISheetPresentationControllerDetentResolutionContext.
        :p
        @UISheetPresentationControllerDetentResolutionContext containerTraitCollection
        =The environment of the container.
        :pc
        @UISheetPresentationControllerDetentResolutionContext maximumDetentValue
        =The height of the large detent, in points.
        :pc
        @DetentContext 
        =What a custom detent is handed.
        !documented UISheetPresentationControllerDetentResolutionContext.
        :p
        @DetentContext containerTraitCollection
        =The environment of the container.
        :p
        @DetentContext maximumDetentValue
        =The height of the large detent, in points.
        :p
        @UISheetPresentationControllerDelegate 
        =Told of what the user does to a sheet.
        !documented UISheetPresentationControllerDelegate.
        :p
        @UISheetPresentationControllerDelegate sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
        =A finger has brought the sheet to another detent.
        !documented UISheetPresentationControllerDelegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:) (a \#
        finger's change, not code's).
        :pc
        @UISplitViewController adaptToWidth()
        /UIKit/Controllers/UISplitViewController+Collapsing.swift
        =Follows the size class of the window, and its width.
        !reported split-collapse-at-window.
        @UISplitViewController collapse()
        !documented UISplitViewControllerDelegate (the delegate chooses the top column; without one it is the secondary); that \#
        the other columns' controllers move onto the primary stack themselves is simplified.
        <splitViewControllerDidCollapse(_:)
        @UISplitViewController topColumn()
        <splitViewController(_:collapseSecondary:onto:) splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
        @UISplitViewController expand()
        !documented UISplitViewControllerDelegate (the proposed display mode); what stands on the primary stack above its own \#
        controllers goes to the secondary column (simplified).
        <splitViewController(_:displayModeForExpandingToProposedDisplayMode:) splitViewControllerDidExpand(_:)
        @UISplitViewController replace(_:by:)
        =Gives a column another controller, and takes the old one's view out if it was seen.
        <willMove(toParent:) didMove(toParent:)
        @UISplitViewController showInSecondary(_:)
        =Shows a controller as the detail: in the secondary column, or on top of the one stack.
        !documented UISplitViewController.showDetailViewController(_:sender:).
        @UINavigationController giveUp(above:)
        =Gives up all controllers above the first count at once, retained for the caller; the new top comes with the next \#
        layout.
        <willMove(toParent:)
        @UISplitViewController hasRoomToTile
        /UIKit/Controllers/UISplitViewController+Columns.swift
        !simplified; columns stand side by side from 1000 points of width on.
        @UISplitViewController shownMode
        =The display mode with the system's choice filled in.
        !simplified; an iPad that is held upright shows the secondary column only.
        @UISplitViewController install(animated:)
        =Puts the columns in place when the container itself appears for the first time.
        !reported split-collapse-at-window (the window's size class decides); the order of the columns' callbacks is \#
        simplified.
        @UISplitViewController change(from:animated:)
        =Tells of another display mode and brings its columns.
        <splitViewController(_:willChangeTo:)
        @UISplitViewController bringWanted(animated:)
        =Brings the columns that are wanted now, and takes the others out; who comes is told first.
        !simplified; no log shows a split view.
        <splitViewController(_:willShow:) splitViewController(_:willHide:)
        @UISplitViewController frame(of:)
        =Where a column stands, in points.
        !simplified; all leading columns are as wide as the primary one.
        @UISplitViewController presentsWithGesture
        /UIKit/Controllers/UISplitViewController+Kept.swift
        =Whether a swipe shows the hidden column.
        !simplified; kept, code shows it.
        :p
        @UISplitViewController primaryBackgroundStyle
        =What lies behind the first column.
        !simplified; kept, nothing is drawn behind it.
        :p
        @UISplitViewController showsSecondaryOnlyButton
        =Whether a button hides the other columns.
        !simplified; kept, there is none.
        :p
        @UISplitViewController.BackgroundStyle 
        =What lies behind the first column.
        !documented UISplitViewController.BackgroundStyle.
        :p
        @UISplitViewController.BackgroundStyle none
        =Nothing of its own.
        :p
        @UISplitViewController.BackgroundStyle sidebar
        =The look of a list of places.
        :p
        @UISplitViewController 
        /UIKit/Controllers/UISplitViewController.swift
        =Shows controllers in columns beside each other, or one stack where there is no room.
        !documented UISplitViewController; no log shows one: the order of its callbacks is simplified. The button that shows \#
        and hides the primary column is left out (simplified).
        :p
        @UISplitViewController.Style 
        =With how many columns a controller was made.
        !documented UISplitViewController.Style.
        :p
        @UISplitViewController.Style unspecified
        =With a list of two controllers.
        :p
        @UISplitViewController.Style doubleColumn
        =Primary and secondary.
        :p
        @UISplitViewController.Style tripleColumn
        =Primary, supplementary and secondary.
        :p
        @UISplitViewController.Column 
        =A column.
        !documented UISplitViewController.Column.
        :p
        @UISplitViewController.Column primary
        =The first.
        :p
        @UISplitViewController.Column supplementary
        =The one in the middle, with three.
        :p
        @UISplitViewController.Column secondary
        =The last, which has the most room.
        :p
        @UISplitViewController.Column compact
        =What is shown instead of all others where there is room for one.
        :p
        @UISplitViewController.DisplayMode 
        =Which columns are seen, and how.
        !documented UISplitViewController.DisplayMode.
        :p
        @UISplitViewController.DisplayMode automatic
        =The system chooses.
        :p
        @UISplitViewController.DisplayMode secondaryOnly
        =The secondary column.
        :p
        @UISplitViewController.DisplayMode oneBesideSecondary
        =One more, beside it.
        :p
        @UISplitViewController.DisplayMode oneOverSecondary
        =One more, over it.
        :p
        @UISplitViewController.DisplayMode twoBesideSecondary
        =Two more, beside it.
        :p
        @UISplitViewController.DisplayMode twoOverSecondary
        =Two more, over it.
        :p
        @UISplitViewController.DisplayMode twoDisplaceSecondary
        =Two more, which push it aside.
        :p
        @UISplitViewController.SplitBehavior 
        =How columns share the room.
        !documented UISplitViewController.SplitBehavior.
        :p
        @UISplitViewController.SplitBehavior automatic
        =The system chooses.
        :p
        @UISplitViewController.SplitBehavior tile
        =Side by side.
        :p
        @UISplitViewController.SplitBehavior overlay
        =Over the secondary one.
        :p
        @UISplitViewController.SplitBehavior displace
        =Pushing it aside.
        :p
        @UISplitViewController init(style:)
        =A split view with columns.
        :p
        @UISplitViewController init(nibName:bundle:)
        =A split view of two controllers in a list.
        :p
        @UISplitViewController init(coder:)
        =A split view from an archive.
        :p
        @UISplitViewController contentTraits(_:for:)
        =The columns before the secondary one have little room sideways.
        !documented WWDC 2014 session 216, Building Adaptive Apps with UIKit.
        @UISplitViewController style
        =With how many columns the controller was made.
        :p
        @UISplitViewController isCollapsed
        =Whether there is one stack instead of columns.
        :p
        @UISplitViewController viewControllers
        =The two controllers of a split view without a style: primary and secondary.
        :p
        @UISplitViewController setViewController(_:for:)
        =Gives a column its controller.
        !documented UISplitViewController.setViewController(_:for:).
        :p
        @UISplitViewController viewController(for:)
        =The controller that a column was given.
        :p
        @UISplitViewController show(_:)
        =Shows a column.
        !documented UISplitViewController.show(_:); collapsed, it comes to the top of the stack.
        :p
        @UISplitViewController hide(_:)
        =Hides a column.
        !documented UISplitViewController.hide(_:).
        :p
        @UISplitViewController preferredDisplayMode
        =The display mode that code would like best.
        :p
        @UISplitViewController displayMode
        =Which columns are seen now.
        :p
        @UISplitViewController preferredSplitBehavior
        =How columns are to share the room.
        :p
        @UISplitViewController splitBehavior
        =How columns share the room now.
        :p
        @UISplitViewController preferredPrimaryColumnWidth
        =How wide the primary column is, in points.
        !simplified; 320 unless code says otherwise.
        :p
        @UISplitViewController primaryColumnWidth
        =How wide the primary column is, in points.
        :p
        @UISplitViewController delegate
        =Told of columns and asked about collapsing.
        :p
        @UISplitViewController loadView()
        =Override point: makes the container's view.
        :pc
        @UIViewController splitViewController
        =The nearest split view controller that this one is in.
        :p
        @UISplitViewControllerDelegate 
        /UIKit/Controllers/UISplitViewControllerDelegate.swift
        =Told by a split view controller, and asked what to do where there is room for one stack only.
        !documented UISplitViewControllerDelegate; no log shows it: its moments are simplified. separateSecondaryFrom, \#
        primaryViewController(forCollapsing:) and their kin are not asked.
        :p
        @UISplitViewControllerDelegate splitViewController(_:willChangeTo:)
        =Another display mode comes.
        !documented UISplitViewControllerDelegate.splitViewController(_:willChangeTo:); before the columns move (simplified).
        :pc
        @UISplitViewControllerDelegate splitViewController(_:willShow:)
        =A column is about to be seen.
        !documented UISplitViewControllerDelegate.splitViewController(_:willShow:); before the column's viewWillAppear \#
        (simplified).
        :pc
        @UISplitViewControllerDelegate splitViewController(_:willHide:)
        =A column is about to leave.
        !documented UISplitViewControllerDelegate.splitViewController(_:willHide:); before the column's viewWillDisappear \#
        (simplified).
        :pc
        @UISplitViewControllerDelegate splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
        =Which column is on top of the one stack.
        !documented UISplitViewControllerDelegate.splitViewController(_:topColumnForCollapsingToProposedTopColumn:); reported \#
        split-collapse-at-window (also at launch on a phone).
        :pc
        @UISplitViewControllerDelegate splitViewController(_:displayModeForExpandingToProposedDisplayMode:)
        =Which columns are seen when there is room again.
        !documented UISplitViewControllerDelegate.splitViewController(_:displayModeForExpandingToProposedDisplayMode:).
        :pc
        @UISplitViewControllerDelegate splitViewControllerDidCollapse(_:)
        =There is one stack now.
        !documented UISplitViewControllerDelegate.splitViewControllerDidCollapse(_:); after the stack is made (simplified).
        :pc
        @UISplitViewControllerDelegate splitViewControllerDidExpand(_:)
        =There are columns now.
        !documented UISplitViewControllerDelegate.splitViewControllerDidExpand(_:); after the columns are made (simplified).
        :pc
        @UISplitViewControllerDelegate splitViewController(_:collapseSecondary:onto:)
        =Without a column style: true when the secondary controller has been dealt with, false to put it on the primary one's \#
        stack.
        !documented UISplitViewControllerDelegate.splitViewController(_:collapseSecondary:onto:) (without a column style only); \#
        reported split-collapse-at-window.
        :pc
        @UITab 
        /UIKit/Controllers/UITab.swift
        =A tab of iOS 18.
        !simplified; refused by name.
        :p
        @UITab init(title:image:identifier:viewControllerProvider:)
        =A tab with a closure that makes its controller.
        :p
        @UITabBar backgroundImage
        /UIKit/Controllers/UITabBar+Kept.swift
        =The picture behind the items.
        !simplified; kept, it is not drawn.
        :p
        @UITabBar selectionIndicatorImage
        =The picture behind the chosen item.
        !simplified; kept, it is not drawn.
        :p
        @UITabBar shadowImage
        =The picture of the bar's shadow.
        !simplified; kept, it is not drawn.
        :p
        @UITabBar barStyle
        =The bar's look.
        !simplified; kept, it is drawn in one look.
        :p
        @UITabBar itemPositioning
        =How items share the width.
        !simplified; kept, they share it evenly.
        :p
        @UITabBar itemWidth
        =How wide an item is, in points.
        !simplified; kept, they share the width evenly.
        :p
        @UITabBar itemSpacing
        =How far apart items are, in points.
        !simplified; kept, they share the width evenly.
        :p
        @UITabBar.ItemPositioning 
        =How items share the width.
        !documented UITabBar.ItemPositioning.
        :p
        @UITabBar.ItemPositioning automatic
        =As the device likes.
        :p
        @UITabBar.ItemPositioning fill
        =All of it.
        :p
        @UITabBar.ItemPositioning centered
        =In the middle.
        :p
        @UITabBar 
        /UIKit/Controllers/UITabBar.swift
        =The bar at the bottom of a tab bar controller.
        !simplified; a bar of full width at the bottom in every version and on every device, not the floating one of iOS 26 nor \#
        the iPad's at the top from iOS 18.
        :p
        @UITabBar layoutSubviews()
        =Override point: places the buttons.
        :pc
        @UITabBar items
        =The items, from the left.
        !documented UITabBar.items; the exception's words are reported.
        :p
        @UITabBar setItems(_:animated:)
        =Sets the items, from the left; none is chosen until one is.
        !documented UITabBar.setItems(_:animated:); they come at once (simplified).
        :p
        @UITabBar selectedItem
        =The item that is chosen.
        !documented UITabBar.selectedItem; the exception's words are reported.
        :p
        @UITabBar delegate
        =Told which item a finger has chosen: a controller's bar tells the controller.
        !documented UITabBar.delegate; the exception's words are reported.
        :p
        @UITabBar choose(_:)
        =A finger has chosen an item.
        <tabBar(_:didSelect:)
        @UITabBar intrinsicContentSize
        =As high as the system's bars.
        :p
        @UITabBar sizeThatFits(_:)
        =As wide as there is room, and as high as the system's bars.
        :p
        @UITabBar barTintColor
        =The colour of the bar itself.
        !simplified; kept only.
        :p
        @UITabBar unselectedItemTintColor
        =The colour of items that are not chosen; nil: grey.
        :p
        @UITabBar isTranslucent
        =Whether what is behind the bar shines through; under a bar that lets nothing through no page reaches unless it says \#
        so.
        !documented UITabBar.isTranslucent, UIViewController.extendedLayoutIncludesOpaqueBars.
        :p
        @UITabBarDelegate 
        =Told what is done with a tab bar.
        !documented UITabBarDelegate; without customising (simplified).
        :p
        @UITabBarDelegate tabBar(_:didSelect:)
        =A finger has chosen an item.
        :pc
        @UITabBarDelegate tabBar(_:didSelect:)
        !documented UITabBarDelegate (optional).
        :p
        @UITabBarController ownAnimator(from:to:)
        /UIKit/Controllers/UITabBarController+Animators.swift
        =Asks the delegate for an animator, and for what drives it.
        !documented UITabBarControllerDelegate.
        <tabBarController(_:animationControllerForTransitionFrom:to:) tabBarController(_:interactionControllerFor:)
        @UITabBarController begin(from:to:by:)
        =Begins a change in the wrapper of what leaves: the animator puts what comes into it.
        !simplified; the order of the wills is that of a change without animation.
        @UITabBarController finishTabTransition(_:)
        =The app's own animator has said that the change is over.
        !simplified; the order of the dids is that of a change without animation, a cancelled one follows a cancelled pop.
        @UITabBarController switchViews(to:)
        /UIKit/Controllers/UITabBarController+Selection.swift
        =Puts the new controller's view in the place of the old one's.
        !recorded tab-switch-catalyst26 (the new one's will comes first, both inside the setter; viewIsAppearing in the \#
        commit), tab-switch-progressconcepts; while the container itself is not visible, the views are exchanged at once \#
        (simplified).
        @UITabBarController tapped(_:)
        =A finger has touched a tab.
        !documented UITabBarControllerDelegate (both methods on taps only, didSelect also when nothing changes); that didSelect \#
        comes directly after the switch is simplified. A tap on the selected tab pops its navigation stack to the first \#
        controller, as in Apple's apps.
        <tabBar(_:didSelect:) tabBarController(_:shouldSelect:) tabBarController(_:didSelect:)
        @UITabBarController moveBar(for:to:)
        =Moves the bar to where the top of the selected stack wants it; inside a transition's animations it moves with the \#
        pages.
        !documented UIViewController.hidesBottomBarWhenPushed; the bar slides out to the left, in UIKit it goes with the page.
        @UITabBarController 
        /UIKit/Controllers/UITabBarController.swift
        =Shows one of several controllers over a bar with a tab for each.
        !documented UITabBarController; recorded tab-switch-catalyst26, tab-first-pgzxc. More than five tabs, customising and \#
        the bars of iOS 18 and 26 are left out (simplified).
        :p
        @UITabBarController tabBar(_:didSelect:)
        =Override point: a finger has chosen an item of the bar, whose controller is not shown yet.
        !documented UITabBarDelegate.tabBar(_:didSelect:); reported (developers find the old selectedIndex in it, and hear of \#
        it also where the controller's delegate allows no change).
        :pc
        @UITabBarController init(nibName:bundle:)
        =A tab bar controller without controllers.
        :p
        @UITabBarController init(coder:)
        =A tab bar controller from an archive.
        :p
        @UITabBarController childForStatusBarHidden
        =The controller that is shown: it says whether the status bar is hidden.
        !documented UIViewController.childForStatusBarHidden.
        :p
        @UITabBarController childForStatusBarStyle
        =The controller that is shown: it says how the status bar looks.
        !documented UIViewController.childForStatusBarStyle.
        :p
        @UITabBarController childForHomeIndicatorAutoHidden
        =The controller that is shown: it says whether the home indicator fades.
        :p
        @UITabBarController viewControllers
        =The controllers, from the left.
        !documented UITabBarController.viewControllers.
        :p
        @UITabBarController setViewControllers(_:animated:)
        =Replaces the controllers.
        !documented UITabBarController.viewControllers (what is selected afterwards); the change of the bar is not animated, \#
        and the place of didMove is simplified (at once for every controller).
        <willMove(toParent:) didMove(toParent:)
        :p
        @UITabBarController selectedViewController
        =The controller whose tab is chosen.
        !recorded tab-switch-catalyst26; the exception for a controller without a tab is UIKit's.
        :p
        @UITabBarController selectedIndex
        =The number of the chosen tab, from 0; NSNotFound when there is none.
        !documented UITabBarController.selectedIndex.
        :p
        @UITabBarController delegate
        =Told of taps on tabs.
        :p
        @UITabBarController loadView()
        =Override point: makes the container's view with the view that holds the controllers' wrappers, and the bar.
        :pc
        @UITabBarController tabBar
        =The bar.
        :p
        @UITabBarController tabs
        =The tabs of iOS 18, which are not simulated: setting them is refused.
        !simplified; refused by name.
        :p
        @UITabBarController isTabBarHidden
        =Whether the bar is left out.
        :p
        @UITabBarController setTabBarHidden(_:animated:)
        =Leaves the bar out or brings it back.
        !simplified; the bar's own motion is left out.
        :p
        @UITabBarControllerDelegate 
        =Told by a tab bar controller.
        !documented UITabBarControllerDelegate; orientations and customising are not asked.
        :p
        @UITabBarControllerDelegate tabBarController(_:shouldSelect:)
        =A tab was tapped: whether its controller may be selected.
        !documented UITabBarControllerDelegate.tabBarController(_:shouldSelect:) (a tap only; also on the selected tab).
        :pc
        @UITabBarControllerDelegate tabBarController(_:didSelect:)
        =A tap has selected a controller; also when it was selected before.
        !documented UITabBarControllerDelegate.tabBarController(_:didSelect:) (a tap only); after the switch has begun, before \#
        it ends (simplified).
        :pc
        @UITabBarControllerDelegate tabBarController(_:animationControllerForTransitionFrom:to:)
        =What moves the views of a change of tabs; nil: nothing moves.
        !documented UITabBarControllerDelegate.tabBarController(_:animationControllerForTransitionFrom:to:) (nil: the tabs \#
        change at once).
        :pc
        @UITabBarControllerDelegate tabBarController(_:interactionControllerFor:)
        =What drives such an animator; nil for nothing.
        !documented UITabBarControllerDelegate.tabBarController(_:interactionControllerFor:).
        :pc
        @UITabBarItem badgeColor
        /UIKit/Controllers/UITabBarItem+Kept.swift
        =The badge's colour.
        !simplified; kept, it is drawn in one look.
        :p
        @UITabBarItem titlePositionAdjustment
        =How far the title is moved, in points.
        !simplified; kept, titles stand in the middle.
        :p
        @UITabBarItem imageInsets
        =Room around the image, in points.
        !simplified; kept, images are not drawn.
        :p
        @UITabBarItem landscapeImagePhone
        =The image where there is little height.
        !simplified; kept, images are not drawn.
        :p
        @UIBarItem 
        /UIKit/Controllers/UITabBarItem.swift
        =What a bar shows in one place.
        !documented UIBarItem; title and image stand in its subclasses (simplified).
        :p
        @UIBarItem setTitleTextAttributes(_:for:)
        =Says what the title looks like in a state.
        !simplified; kept, titles are drawn as they are without.
        :p
        @UIBarItem titleTextAttributes(for:)
        =What the title looks like in a state; nil where nothing is said.
        :p
        @UITabBarItem 
        =What a tab bar shows for one controller.
        !documented UITabBarItem; drawn as its title; images and appearances are left out (simplified).
        :p
        @UITabBarItem.SystemItem 
        =What one of the system's own tabs is for.
        !documented UITabBarItem.SystemItem; drawn as the English title.
        :p
        @UITabBarItem.SystemItem more
        =The rest.
        :p
        @UITabBarItem.SystemItem favorites
        =What the user likes best.
        :p
        @UITabBarItem.SystemItem featured
        =What the app shows off.
        :p
        @UITabBarItem.SystemItem topRated
        =What people rate highly.
        :p
        @UITabBarItem.SystemItem recents
        =What was used last.
        :p
        @UITabBarItem.SystemItem contacts
        =People.
        :p
        @UITabBarItem.SystemItem history
        =What has happened.
        :p
        @UITabBarItem.SystemItem bookmarks
        =What was kept.
        :p
        @UITabBarItem.SystemItem search
        =Searching.
        :p
        @UITabBarItem.SystemItem downloads
        =What was fetched.
        :p
        @UITabBarItem.SystemItem mostRecent
        =What is new.
        :p
        @UITabBarItem.SystemItem mostViewed
        =What most people look at.
        :p
        @UITabBarItem init()
        =An item without anything.
        :p
        @UITabBarItem init(title:image:tag:)
        =An item with a title and an image.
        :p
        @UITabBarItem init(title:image:selectedImage:)
        =An item with a title and two images.
        :p
        @UITabBarItem init(tabBarSystemItem:tag:)
        =One of the system's items.
        :p
        @UITabBarItem title
        =The title under the image.
        :p
        @UITabBarItem image
        =The image.
        :p
        @UITabBarItem selectedImage
        =The image while the tab is selected.
        :p
        @UITabBarItem badgeValue
        =The text in the item's red badge, nil for none.
        !documented UITabBarItem.badgeValue; drawn as text after the title (simplified).
        :p
        @UITabBarItem isEnabled
        =Whether a tap selects the tab.
        :p
        @UITabBarItem tag
        =A number to find the item by.
        :p
        @UIViewController tabBarItem
        =What a tab bar shows for this controller; a navigation controller without one of its own shows its first controller's.
        :p
        @UIViewController tabBarController
        =The nearest tab bar controller that this one is in.
        :p
        @UIToolbar barStyle
        /UIKit/Controllers/UIToolbar+Kept.swift
        =The bar's look.
        !simplified; kept, it is drawn in one look.
        :p
        @UIToolbar isTranslucent
        =Whether what lies behind shows through.
        !simplified; kept, it is drawn in one look.
        :p
        @UIToolbar barTintColor
        =The bar's colour.
        !simplified; kept, it is drawn in one look.
        :p
        @UIToolbar 
        /UIKit/Controllers/UIToolbar.swift
        =A bar with buttons at the bottom.
        !documented UIToolbar; drawn as a line of texts (simplified).
        :p
        @UIToolbar delegate
        =Asked where a bar that belongs to no controller stands; a controller's bar has the controller.
        !documented UIToolbar.delegate; the exception's words are reported.
        :p
        @UIToolbar didMoveToWindow()
        =Asks the delegate where the bar stands, once it is in a window.
        <position(for:)
        :p
        @UIToolbar items
        =The buttons, from the left; held.
        :p
        @UIToolbar setItems(_:animated:)
        =Replaces the buttons, from the left.
        !simplified; buttons share the width evenly, spaces are not measured, and the change is not animated.
        :p
        @UIToolbar layoutSubviews()
        =Override point: places the buttons.
        :pc
        @UIToolbarDelegate 
        =Asked where a toolbar that belongs to no controller stands.
        !documented UIToolbarDelegate.
        :p
        @UIViewController begin(_:animated:)
        /UIKit/Controllers/UIViewController+Appearance.swift
        =Goes from one of the two states of rest towards the other, or turns back on the way.
        !recorded begin-end-4, begin-end-6, begin-end-7 (a reversal in flight adds no did; the same direction again does \#
        nothing).
        <viewWillAppear(_:) viewWillDisappear(_:)
        @UIViewController end()
        =Comes to rest in the direction that was begun.
        !documented UIViewController.endAppearanceTransition(); the message is reported begin-end-unbalanced-so. A child that \#
        the callback itself adds has an appearance of its own, which does not end with this one.
        <viewDidAppear(_:) viewDidDisappear(_:)
        @UIViewController appearIfPending(force:)
        =Sends the viewIsAppearing that this appearance still owes: when its view is visited in the window, or at the end by \#
        force.
        !documented UIViewController.viewIsAppearing(_:); below iOS 16 not in children of custom containers (reported).
        <viewIsAppearing(_:)
        @UIViewController forwardsAppearance
        =What the class says, the learner's included.
        <shouldAutomaticallyForwardAppearanceMethods
        @UIViewController withholdsUnless(_:)
        =Under the strict rule of document 000 an override that leaves super out keeps the callback from the children.
        !simplified; UIKit forwards around the callback, and this rule is off unless asked for (claim G34).
        @UIViewController noteCallback(_:)
        =Notes that the class's own implementation of a callback runs: it does so inside the one of that name that UIKit sends, \#
        or code has called it.
        !reported modal-direct-call-misuse; that a super of another name counts is reported.
        @UIViewController parent
        /UIKit/Controllers/UIViewController+Containment.swift
        =The controller that this one is a child of.
        :p
        @UIViewController children
        =The controllers that are children of this one, oldest first.
        :p
        @UIViewController adoptChild(_:)
        !documented UIViewController.addChild(_:) (calls willMove(toParent:) itself, leaves didMove to the caller); reported by \#
        the source of container-no-addchild-catalyst26 (`parent` is the new one in that call already).
        <willMove(toParent:)
        @UIViewController leaveParent()
        !documented UIViewController.removeFromParent() (calls didMove(toParent: nil) itself, leaves willMove to the caller).
        <didMove(toParent:)
        @UIViewController isMovingToParent
        =Whether the controller is on its way into its parent.
        :p
        @UIViewController isMovingFromParent
        =Whether the controller is on its way out of its parent.
        :p
        @UIViewController navigationController
        =The nearest navigation controller that this one is in.
        :p
        @UIViewController navigationItem
        =What the bar shows for this controller.
        :p
        @UIViewController hidesBottomBarWhenPushed
        =Whether a bar at the bottom is left out while this controller is on top.
        :p
        @UIViewController hidesBottomBarHere
        =The same as the controller's class may answer.
        <hidesBottomBarWhenPushed
        @UIViewController preferredContentSize
        =The size that the controller would like to have in a container, in points.
        :p
        @UIViewController askedContentSize
        <preferredContentSize
        @UIContentUnavailableConfigurationState 
        /UIKit/Controllers/UIViewController+ContentUnavailable.swift
        =What a look that stands for missing content follows.
        !documented UIContentUnavailableConfigurationState; without states of the app's own (simplified).
        :p
        @UIContentUnavailableConfigurationState traitCollection
        =The traits.
        :p
        @UIContentUnavailableConfigurationState searchText
        =What is searched for, nil: nothing.
        :p
        @UIContentUnavailableConfigurationState init(traitCollection:)
        =A state with traits.
        :p
        @UIViewController contentUnavailableConfigurationState
        =What a look for missing content follows: the controller's traits, and the text of the search in its navigation item.
        !documented UIViewController.contentUnavailableConfigurationState.
        :p
        @UIViewController setNeedsUpdateContentUnavailableConfiguration()
        =Has the look for missing content follow the state before the next frame; several times until then are one.
        !documented UIViewController.setNeedsUpdateContentUnavailableConfiguration().
        :p
        @UIViewController updateContentUnavailableIfNeeded()
        =Lets the look for missing content follow the state, if that has changed, and keeps it over the view's other content.
        !documented UIViewController.updateContentUnavailableConfiguration(using:) (called by the system when the state \#
        changes, and when it was asked for); that it comes after viewIsAppearing and before the layout is simplified.
        @UIViewController transition(from:to:duration:options:animations:completion:)
        /UIKit/Controllers/UIViewController+Exchange.swift
        !recorded container-transition-tangqiao2012 (old will, new will, new did, old did; the new view loads first); the two \#
        exceptions are documented in UIViewController.h.
        @UIViewController automaticallyAdjustsScrollViewInsets
        /UIKit/Controllers/UIViewController+Kept.swift
        =Whether a scroll view keeps off bars, before iOS 11.
        !simplified; kept, since iOS 11 the scroll view says so itself.
        :p
        @UIViewController providesPresentationContextTransitionStyle
        =Whether this controller says how those come that it presents in its context.
        !simplified; kept, they say it themselves.
        :p
        @UIViewController restorationIdentifier
        =The name under which the controller is kept between launches.
        !simplified; kept, nothing is kept between launches.
        :p
        @UIViewController performsActionsWhilePresentingModally
        =Whether actions reach this controller while it presents.
        !simplified; kept, they do.
        :p
        @UINavigationController hidesBarsOnSwipe
        =Whether the bars go with a swipe.
        !simplified; kept, they stay.
        :p
        @UINavigationController hidesBarsOnTap
        =Whether the bars go with a tap.
        !simplified; kept, they stay.
        :p
        @UINavigationController hidesBarsWhenKeyboardAppears
        =Whether the bars go with the keyboard.
        !simplified; kept, they stay.
        :p
        @UINavigationController hidesBarsWhenVerticallyCompact
        =Whether the bars go where there is little height.
        !simplified; kept, they stay.
        :p
        @UIViewController presentedViewController
        /UIKit/Controllers/UIViewController+Presentation.swift
        =The controller that this one, or one around it, presents.
        :p
        @UIViewController presentingViewController
        =The controller that presents this one, or one around it.
        !documented UIViewController.presentingViewController; nil already in its viewDidDisappear after a dismissal.
        :p
        @UIViewController isBeingPresented
        =Whether this controller's presentation has begun and not ended.
        :p
        @UIViewController isBeingDismissed
        =Whether this controller's dismissal has begun and not ended.
        :p
        @UIViewController present(_:animated:completion:)
        =Presents a controller: its view loads at once, the transition begins after the commit.
        !recorded present-not-in-window (the message, nothing is presented); the moment of the transition is simplified.
        @UIViewController mayPresent(_:by:)
        !recorded present-not-in-window (iOS 12); since 13 the message names the receiver too; the exceptions are reported.
        @UIViewController presentingContext(for:)
        =The controller that presents: the outermost one, or for a context style the nearest that defines one.
        !documented UIViewController.present(_:animated:completion:).
        @UIViewController dismiss(animated:completion:)
        =Ends the presentation that this controller began, and all that stand on it, or else the one that it is in.
        !documented UIViewController.dismiss(animated:completion:); the message while another transition is in flight is \#
        reported, and that nothing follows from it then is simplified.
        @UIViewController coverings
        =The presentations at rest that lie over this controller's view, and move with it.
        !documented UIViewController.definesPresentationContext; reported (a search that is active comes and goes with what is \#
        searched).
        @UIPresentationController askForAnimator(coming:source:)
        <animationController(forPresented:presenting:source:) interactionControllerForPresentation(using:)
        @UIPresentationController askForAnimatorOfDismissal()
        <animationController(forDismissed:) interactionControllerForDismissal(using:)
        @UIViewController modalPresentationStyle
        /UIKit/Controllers/UIViewController+PresentationStyle.swift
        =How this controller is to be presented.
        !documented UIViewController.modalPresentationStyle, UIModalPresentationStyle.automatic: pageSheet for most controllers \#
        since iOS 13, fullScreen before.
        :p
        @UIViewController modalTransitionStyle
        =How this controller's view comes and goes.
        !simplified; the other styles are drawn as coverVertical.
        :p
        @UIViewController askedTransitionStyle
        <modalTransitionStyle
        @UIViewController isModalInPresentation
        =Whether only code ends this controller's presentation.
        :p
        @UIViewController definesPresentationContext
        =Whether currentContext presentations by controllers in this one cover this one's view.
        :p
        @UIViewController transitioningDelegate
        =Provides the presentation with animators and a presentation controller of the app's own; not held.
        :p
        @UIViewController presentationController
        =The presentation that this controller is in, or will be in when it is presented.
        !documented UIViewController.presentationController; a custom one is made only when the controller is presented \#
        (simplified).
        :p
        @UIViewController sheetPresentationController
        =The sheet that this controller is in, or will be in when it is presented.
        :p
        @UIViewController popoverPresentationController
        =The popover that this controller is in, or will be in when it is presented.
        :p
        @UIViewController askedStyle
        =The style that the controller's class may answer with.
        <modalPresentationStyle
        @UIViewController customPresentation(by:source:)
        <presentationController(forPresented:presenting:source:)
        @UIViewController setNeedsUpdateOfSupportedInterfaceOrientations()
        /UIKit/Controllers/UIViewController+Screen.swift
        =Has the controller asked again which ways up it allows, before the next frame.
        !documented UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations().
        :p
        @UIViewController setNeedsStatusBarAppearanceUpdate()
        =Has the controllers that decide asked again what they want of the status bar: at once, and inside an animation what \#
        follows from it moves along; while a transition is in flight, before the next frame.
        !documented UIViewController.setNeedsStatusBarAppearanceUpdate(); that it waits for a transition is simplified.
        :p
        @UIViewController modalPresentationCapturesStatusBarAppearance
        =Whether this controller decides on the status bar while it is presented in another style than fullScreen.
        !documented UIViewController.modalPresentationCapturesStatusBarAppearance.
        :p
        @UIViewController setNeedsUpdateOfHomeIndicatorAutoHidden()
        =Has the controllers that decide asked again about the home indicator.
        :p
        @UIViewController setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        =Has the controllers that decide asked again about the system's gestures.
        :p
        @UIViewController title
        =What the bar over this controller shows as its title.
        :p
        @UIViewController isEditing
        =Whether what the controller shows can be edited.
        :p
        @UIViewController editButtonItem
        =A bar button that begins and ends editing, and says which.
        !documented UIViewController.editButtonItem.
        :p
        @UIViewController askToEdit(_:animated:)
        <setEditing(_:animated:)
        @UIViewController traitCollection
        /UIKit/Controllers/UIViewController+Traits.swift
        =The environment as this controller knows it.
        !documented WWDC 2023 session 10057 (from the view's superview since iOS 17, from the parent before). A controller that \#
        is out of the hierarchy keeps what it knew.
        :p
        @UIViewController overrideUserInterfaceStyle
        =Light or dark for this controller's view, whatever the surroundings say.
        :p
        @UIViewController inheritedTraits(around:)
        =What comes from outside: from 17 on from the view's superview; before, from the parent, or from what shows the \#
        controller, and from the screen for one that nobody has made a child.
        !documented WWDC 2023 session 10057.
        @UIViewController take(_:withoutPrediction:)
        =Takes traits over, and tells.
        <traitCollectionDidChange(_:)
        @UIViewController catchUpWithParent()
        =Catches up with the parent's traits before an appearance, as long as traits come from the parent.
        !reported level49.com 2016-05 (iOS 11: a covered controller gets willTransition(to:with:) before its viewWillAppear \#
        when the interface has turned meanwhile).
        <willTransition(to:with:)
        @UIViewController view
        /UIKit/Controllers/UIViewController+View.swift
        =The root view; reading it loads it when there is none.
        !documented UIViewController.view.
        :p
        @UIViewController viewIfLoaded
        =The root view if there is one.
        :p
        @UIViewController isViewLoaded
        =Whether there is a root view.
        :p
        @UIViewController loadViewIfNeeded()
        =Loads the view when there is none: loadView(), then viewDidLoad().
        !documented UIViewController.loadViewIfNeeded(); a read of `view` inside `loadView()` recurses without end in UIKit and \#
        is stopped here.
        <loadView() viewDidLoad()
        :p
        @UIViewController standIn()
        =Puts an empty, clear view in the place of the one that loadView has not made, so that the run can go on: the screen \#
        stays black.
        !simplified; in UIKit `view` stays nil, and each read calls loadView again.
        @UIViewController claim(_:)
        !documented UIViewControllerHierarchyInconsistency: a view belongs to one controller.
        @UIViewController additionalSafeAreaInsets
        =Room at the edges that is added to the view's safe area, in points.
        !documented UIViewController.additionalSafeAreaInsets; that it holds from when it is set, once the view's safe area is \#
        known, is reported (libraries read both in one breath).
        :p
        @UIViewController viewRespectsSystemMinimumLayoutMargins
        =Whether the view's margins are at least systemMinimumLayoutMargins.
        :p
        @UIViewController systemMinimumLayoutMargins
        =The least margins of a controller's view, in points.
        !documented UIViewController.systemMinimumLayoutMargins; the values (16, and 20 from a width of 414) are reported.
        :p
        @UIViewController 
        /UIKit/Controllers/UIViewController.swift
        =Looks after one view hierarchy through its life.
        !documented UIViewController; recorded launch-neuburg-ios11-portrait, launch-navroot-catalyst26, nav-push-cyrus, \#
        modal-present-wlgusdn and others, named at each callback. State restoration is left out (simplified).
        :p
        @UIViewController init(nibName:bundle:)
        =A controller whose view comes from the nib of this name, or is plain when there is none.
        :p
        @UIViewController init()
        =A controller with a plain view.
        :p
        @UIViewController init(coder:)
        =A controller from a storyboard.
        :p
        @UIViewController next
        =The superview of the controller's view, or else what holds the controller.
        :p
        @UIViewController loadView()
        =Override point: makes the view.
        !documented UIViewController.loadView(); the plain view's size is reported (it starts with the screen's bounds).
        :pc
        @UIViewController viewDidLoad()
        =Override point: the view is in memory.
        !documented UIViewController.viewDidLoad(); recorded launch-code-vc-min-5, view-access-in-init-catalyst26 (once, \#
        directly after loadView, whoever asks for the view first).
        :pc
        @UIViewController viewWillAppear(_:)
        =Override point: the view is about to be added to a hierarchy.
        !documented UIViewController.viewWillAppear(_:); recorded launch-neuburg-ios11-portrait, nav-push-cyrus, \#
        tab-switch-catalyst26, modal-present-wlgusdn. A child of a container of the learner's gets it inside addSubview \#
        (container-child-in-viewDidLoad-addchild).
        <viewWillAppear(_:)
        :pc
        @UIViewController viewIsAppearing(_:)
        =Override point: the view is in the hierarchy; its traits and geometry are final.
        !documented UIViewController.viewIsAppearing(_:); recorded launch-navroot-catalyst26, nav-pop-animated-catalyst26 (once \#
        for each appearance, in the transaction of viewWillAppear, before the first layout). In a cancelled swipe simplified.
        <viewIsAppearing(_:)
        :pc
        @UIViewController viewDidAppear(_:)
        =Override point: the view is on the screen, its transition has ended.
        !documented UIViewController.viewDidAppear(_:); recorded nav-push-csdn2015, modal-present-wlgusdn (after the last \#
        frame), nav-push-nonanimated-reibang (without animation in the same transaction, before layout).
        <viewDidAppear(_:)
        :pc
        @UIViewController viewWillDisappear(_:)
        =Override point: the view is about to leave.
        !documented UIViewController.viewWillDisappear(_:); recorded nav-push-cyrus, ipop-cancel-wangling (a cancelled swipe \#
        sends it to both).
        <viewWillDisappear(_:)
        :pc
        @UIViewController viewDidDisappear(_:)
        =Override point: the view has left.
        !documented UIViewController.viewDidDisappear(_:); recorded nav-push-csdn2015, tab-switch-progressconcepts; reported \#
        modal-over-styles-wlgusdn (none for a presenter that stays on the screen).
        <viewDidDisappear(_:)
        :pc
        @UIViewController viewWillLayoutSubviews()
        =Override point: the view is about to lay out its subviews.
        !documented UIViewController.viewWillLayoutSubviews(); recorded rotation-ios12, \#
        modal-present-layoutmargins-uikittestable.
        :pc
        @UIViewController viewDidLayoutSubviews()
        =Override point: the view has laid out its direct subviews.
        !documented UIViewController.viewDidLayoutSubviews(); recorded rotation-ios12, \#
        modal-present-layoutmargins-uikittestable; that the subviews lay out theirs after it is reported.
        :pc
        @UIViewController updateViewConstraints()
        =Override point: the view's constraints are updated.
        !documented UIViewController.updateViewConstraints(); its place before viewIsAppearing is simplified (no log shows \#
        both).
        :pc
        @UIViewController updateContentUnavailableConfiguration(using:)
        =Override point: the look for missing content is to follow a state.
        !documented UIViewController.updateContentUnavailableConfiguration(using:).
        :pc
        @UIViewController viewLayoutMarginsDidChange()
        =Override point: the view's margins have changed.
        !documented UIViewController.viewLayoutMarginsDidChange(); recorded modal-present-layoutmargins-uikittestable.
        :pc
        @UIViewController viewSafeAreaInsetsDidChange()
        =Override point: the view's safe area has changed.
        !documented UIViewController.viewSafeAreaInsetsDidChange(); recorded launch-safearea-rickeyboy.
        :pc
        @UIViewController traitCollectionDidChange(_:)
        =Override point: the traits have changed.
        !documented UITraitEnvironment.traitCollectionDidChange(_:); recorded launch-neuburg-ios11-portrait (at launch up to \#
        iOS 12 only).
        :pc
        @UIViewController willMove(toParent:)
        =Override point: the parent is about to change.
        !documented UIViewController.willMove(toParent:); recorded nav-push-containment-trace2019, nav-init-3vcs-uikit-trace.
        :pc
        @UIViewController didMove(toParent:)
        =Override point: the parent has changed.
        !documented UIViewController.didMove(toParent:); recorded nav-push-containment-trace2019, nav-init-3vcs-uikit-trace. \#
        Against didShow simplified.
        :pc
        @UIViewController viewWillTransition(to:with:)
        =Override point: the view's size is about to change; the default tells the children.
        !documented UIViewController.viewWillTransition(to:with:); recorded rotation-ios12.
        :pc
        @UIViewController willTransition(to:with:)
        =Override point: the traits are about to change; the default tells the children.
        !documented UIContentContainer.willTransition(to:with:) (before the size, parents before children).
        :pc
        @UIViewController size(forChildContentContainer:withParentContainerSize:)
        =The size that a child has when this controller's view has parentSize, in points: the same.
        !documented UIContentContainer.size(forChildContentContainer:withParentContainerSize:).
        :p
        @UIViewController supportedInterfaceOrientations
        =The ways up that this controller allows: all on an iPad, all but upside down on a phone.
        !documented UIViewController.supportedInterfaceOrientations.
        :p
        @UIViewController preferredInterfaceOrientationForPresentation
        =The way up in which the controller would like to be presented.
        !documented UIViewController.preferredInterfaceOrientationForPresentation; asked where the device's own way up is not \#
        allowed (simplified).
        :p
        @UIViewController shouldAutorotate
        =Whether the interface turns with the device.
        !documented UIViewController.shouldAutorotate (not asked from iOS 16 on).
        :p
        @UIViewController edgesForExtendedLayout
        =The edges at which the view reaches under bars; at others it ends where the bar begins.
        !documented UIViewController.edgesForExtendedLayout.
        :p
        @UIViewController extendedLayoutIncludesOpaqueBars
        =Whether the view reaches under bars that let nothing shine through, too.
        !documented UIViewController.extendedLayoutIncludesOpaqueBars.
        :p
        @UIViewController prefersStatusBarHidden
        =Whether the status bar is to be hidden: on phones in landscape.
        !documented UIViewController.prefersStatusBarHidden (hidden where height is compact).
        :p
        @UIViewController preferredStatusBarStyle
        =How the status bar's text is to look.
        !documented UIViewController.preferredStatusBarStyle (asked of the one that decides); in what order the questions come \#
        is simplified.
        :p
        @UIViewController preferredStatusBarUpdateAnimation
        =How the status bar is to come and go.
        !documented UIViewController.preferredStatusBarUpdateAnimation; asked, the bar comes and goes at once (simplified).
        :p
        @UIViewController childForStatusBarHidden
        =The child that is asked in this one's place whether the status bar is hidden; nil for this one itself.
        !documented UIViewController.childForStatusBarHidden.
        :p
        @UIViewController childForStatusBarStyle
        =The child that is asked in this one's place how the status bar looks; nil for this one itself.
        !documented UIViewController.childForStatusBarStyle.
        :p
        @UIViewController prefersHomeIndicatorAutoHidden
        =Whether the home indicator may fade while nobody touches the screen.
        !documented UIViewController.prefersHomeIndicatorAutoHidden; asked, the indicator is not drawn (simplified).
        :p
        @UIViewController childForHomeIndicatorAutoHidden
        =The child that is asked in this one's place about the home indicator; nil for this one itself.
        :p
        @UIViewController preferredScreenEdgesDeferringSystemGestures
        =The edges at which the app's gestures come before the system's.
        !documented UIViewController.preferredScreenEdgesDeferringSystemGestures; asked, the system has no gestures here \#
        (simplified).
        :p
        @UIViewController childForScreenEdgesDeferringSystemGestures
        =The child that is asked in this one's place about the system's gestures; nil for this one itself.
        :p
        @UIViewController setEditing(_:animated:)
        =Override point: what the controller shows can be edited, or no more.
        !documented UIViewController.setEditing(_:animated:).
        :pc
        @UIViewController didReceiveMemoryWarning()
        =Override point: memory is short.
        !documented UIViewController.didReceiveMemoryWarning(); recorded memory-warning-catalyst26.
        :pc
        @UIViewController prepare(for:sender:)
        =Override point: a segue from here is about to be performed.
        !documented UIViewController.prepare(for:sender:) (after shouldPerformSegue, before the segue is performed; the \#
        destination has no view yet).
        :pc
        @UIViewController shouldPerformSegue(withIdentifier:sender:)
        =Whether a segue that a control has triggered is to be performed.
        !documented UIViewController.shouldPerformSegue(withIdentifier:sender:).
        :p
        @UIViewController performSegue(withIdentifier:sender:)
        =Performs the segue of a name.
        !documented UIViewController.performSegue(withIdentifier:sender:); reported (the exception's words).
        :p
        @UIViewController canPerformUnwindSegueAction(_:from:sender:)
        =Whether an unwind segue may lead here.
        !documented UIViewController.canPerformUnwindSegueAction(_:from:sender:).
        :p
        @UIViewController shouldAutomaticallyForwardAppearanceMethods
        =Whether children get their appearance callbacks through this controller.
        !documented UIViewController.shouldAutomaticallyForwardAppearanceMethods.
        :p
        @UIViewController present(_:animated:completion:)
        =Presents a controller over this one.
        !documented UIViewController.present(_:animated:completion:); recorded modal-present-wlgusdn, present-not-in-window; \#
        reported modal-over-styles-wlgusdn.
        :p
        @UIViewController dismiss(animated:completion:)
        =Ends the presentation that this controller began, or else the one that it is in.
        !documented UIViewController.dismiss(animated:completion:); recorded modal-dismiss-wlgusdn, \#
        modal-fullscreen-dismiss-betterhee, modal-dismiss-nonanimated-catalyst26. From the middle of a chain simplified.
        :p
        @UIViewController addChild(_:)
        =Makes a child of a controller, and tells it.
        !documented UIViewController.addChild(_:); recorded container-child-in-viewDidLoad-addchild (it sends willMove).
        :p
        @UIViewController removeFromParent()
        =Ends the relation to the parent, and tells.
        !documented UIViewController.removeFromParent(); recorded container-swap-manual-workflow (it sends didMove with nil).
        :p
        @UIViewController transition(from:to:duration:options:animations:completion:)
        =Exchanges a child's view for another's: the new view comes into the old one's superview, animations run, and at the \#
        end the old view is taken out.
        !documented UIViewController.transition(from:to:duration:options:animations:completion:); recorded \#
        container-transition-tangqiao2012.
        :p
        @UIViewController show(_:sender:)
        =Shows a controller as those around this one do it: on the navigation stack, in a column of a split view, or else \#
        presented.
        !documented UIViewController.show(_:sender:).
        :p
        @UIViewController showDetailViewController(_:sender:)
        =Shows a controller as the detail of what this one shows: in the split view's secondary column, or else presented.
        !documented UIViewController.showDetailViewController(_:sender:).
        :p
        @UIViewController beginAppearanceTransition(_:animated:)
        =Override point: tells UIKit that this child begins to appear or to disappear.
        !documented UIViewController.beginAppearanceTransition(_:animated:); recorded begin-end-4, begin-end-6, begin-end-7, \#
        container-swap-manual-workflow.
        :pc
        @UIViewController endAppearanceTransition()
        =Override point: tells UIKit that this child has come to the end of what was begun.
        !documented UIViewController.endAppearanceTransition(); recorded begin-end-4; reported begin-end-unbalanced-so.
        :pc
        @UIViewControllerTransitionCoordinatorContext 
        /UIKit/Controllers/UIViewControllerTransitionCoordinator.swift
        =What is known of a transition while it runs.
        !documented UIViewControllerTransitionCoordinatorContext.
        :p
        @UIViewControllerTransitionCoordinatorContext isAnimated
        =Whether the transition takes time.
        :pc
        @UIViewControllerTransitionCoordinatorContext presentationStyle
        =The style of the presentation that comes or goes; none in other containers.
        :pc
        @UIViewControllerTransitionCoordinatorContext initiallyInteractive
        =Whether a finger drove the transition when it began.
        :pc
        @UIViewControllerTransitionCoordinatorContext isInterruptible
        =Whether a finger can take hold of the transition on its way.
        :pc
        @UIViewControllerTransitionCoordinatorContext isInteractive
        =Whether a finger drives the transition now.
        :pc
        @UIViewControllerTransitionCoordinatorContext isCancelled
        =Whether the transition has been cancelled and goes back.
        :pc
        @UIViewControllerTransitionCoordinatorContext transitionDuration
        =How long the transition takes, in seconds.
        :pc
        @UIViewControllerTransitionCoordinatorContext percentComplete
        =How far the finger has brought it, from 0 to 1.
        :pc
        @UIViewControllerTransitionCoordinatorContext completionVelocity
        =How fast the rest goes once the finger has let go, as a factor.
        :pc
        @UIViewControllerTransitionCoordinatorContext completionCurve
        =How the rest goes once the finger has let go.
        :pc
        @UIViewControllerTransitionCoordinatorContext containerView
        =The view in which the transition takes place.
        :pc
        @UIViewControllerTransitionCoordinatorContext targetTransform
        =How the container turns meanwhile.
        :pc
        @UIViewControllerTransitionCoordinatorContext viewController(forKey:)
        =One of the transition's controllers.
        :pc
        @UIViewControllerTransitionCoordinatorContext view(forKey:)
        =The view of one of the transition's controllers; nil for a view that the transition leaves alone.
        :pc
        @UIViewControllerTransitionCoordinator 
        =Lets code run beside a transition between controllers.
        !documented UIViewControllerTransitionCoordinator; what runs alongside and when the completion comes is documented, its \#
        place among other callbacks simplified.
        :p
        @UIViewControllerTransitionCoordinator animate(alongsideTransition:completion:)
        =Animates changes over the same frames as the transition; completion runs when it has ended, finished or cancelled.
        :pc
        @UIViewControllerTransitionCoordinator animateAlongsideTransition(in:animation:completion:)
        =As the other, for a view outside the container view.
        :pc
        @UIViewControllerTransitionCoordinator notifyWhenInteractionChanges(_:)
        =Calls handler when the finger lets go.
        :pc
        @UIViewControllerTransitionCoordinator animate(alongsideTransition:)
        =Animates changes over the same frames as the transition.
        :p
        @UIViewControllerTransitionCoordinator animateAlongsideTransition(in:animation:)
        =As the other, for a view outside the container view.
        :p
        @UITransitionContextViewControllerKey 
        =Names the controllers of a transition.
        !documented UITransitionContextViewControllerKey.
        :p
        @UITransitionContextViewControllerKey from
        =The controller that leaves.
        :p
        @UITransitionContextViewControllerKey to
        =The controller that comes.
        :p
        @UITransitionContextViewKey 
        =Names the views of a transition.
        !documented UITransitionContextViewKey.
        :p
        @UITransitionContextViewKey from
        =The view that leaves.
        :p
        @UITransitionContextViewKey to
        =The view that comes.
        :p
        @UIViewControllerContextTransitioning 
        /UIKit/Controllers/UIViewControllerTransitioning.swift
        =What an animator or interaction controller of the app's own knows of a transition, and how it tells of its end.
        !documented UIViewControllerContextTransitioning.
        :p
        @UIViewControllerContextTransitioning containerView
        =The view in which the transition takes place.
        :pc
        @UIViewControllerContextTransitioning isAnimated
        =Whether the transition takes time.
        :pc
        @UIViewControllerContextTransitioning isInteractive
        =Whether something drives the transition now.
        :pc
        @UIViewControllerContextTransitioning transitionWasCancelled
        =Whether the transition has been cancelled and goes back.
        :pc
        @UIViewControllerContextTransitioning presentationStyle
        =The style of the presentation that comes or goes; none in other containers.
        :pc
        @UIViewControllerContextTransitioning targetTransform
        =How the container turns meanwhile.
        :pc
        @UIViewControllerContextTransitioning updateInteractiveTransition(_:)
        =Tells how far the transition is, from 0 to 1.
        :pc
        @UIViewControllerContextTransitioning finishInteractiveTransition()
        =Tells that the interaction has ended and the transition goes on to its end.
        :pc
        @UIViewControllerContextTransitioning cancelInteractiveTransition()
        =Tells that the interaction has ended and the transition goes back.
        :pc
        @UIViewControllerContextTransitioning pauseInteractiveTransition()
        =Takes hold of a transition on its way.
        :pc
        @UIViewControllerContextTransitioning completeTransition(_:)
        =Ends the transition.
        :pc
        @UIViewControllerContextTransitioning viewController(forKey:)
        =One of the transition's controllers.
        :pc
        @UIViewControllerContextTransitioning view(forKey:)
        =The view of one of the transition's controllers; nil for a view that the transition leaves alone.
        :pc
        @UIViewControllerContextTransitioning initialFrame(for:)
        =Where a controller's view stands before the transition, in the container view's coordinates.
        :pc
        @UIViewControllerContextTransitioning finalFrame(for:)
        =Where a controller's view is to stand after the transition.
        :pc
        @UIViewControllerAnimatedTransitioning 
        =Moves the views of a transition.
        !documented UIViewControllerAnimatedTransitioning; interruptibleAnimator(using:) is asked for transitions that \#
        something drives (simplified).
        :p
        @UIViewControllerAnimatedTransitioning transitionDuration(using:)
        =How long the transition takes, in seconds.
        :pc
        @UIViewControllerAnimatedTransitioning animateTransition(using:)
        =Puts what comes into the container view, begins the animations, and tells the context when they are over.
        :pc
        @UIViewControllerAnimatedTransitioning interruptibleAnimator(using:)
        =The animator that moves the views of a transition that something drives; nil where the other method is to do it.
        :pc
        @UIViewControllerAnimatedTransitioning animationEnded(_:)
        =The transition is over.
        :pc
        @UIViewControllerInteractiveTransitioning 
        =Drives a transition.
        !documented UIViewControllerInteractiveTransitioning.
        :p
        @UIViewControllerInteractiveTransitioning startInteractiveTransition(_:)
        =Begins to drive.
        :pc
        @UIViewControllerInteractiveTransitioning wantsInteractiveStart
        =Whether the transition is driven from its beginning.
        :pc
        @UIViewControllerTransitioningDelegate 
        =Provides a controller's presentation with objects of the app's own.
        !documented UIViewControllerTransitioningDelegate.
        :p
        @UIViewControllerTransitioningDelegate animationController(forPresented:presenting:source:)
        =What moves the views when the controller comes; nil for the system's own way.
        :pc
        @UIViewControllerTransitioningDelegate animationController(forDismissed:)
        =What moves the views when the controller goes; nil for the system's own way.
        :pc
        @UIViewControllerTransitioningDelegate interactionControllerForPresentation(using:)
        =What drives the animator when the controller comes; nil for nothing.
        :pc
        @UIViewControllerTransitioningDelegate interactionControllerForDismissal(using:)
        =What drives the animator when the controller goes; nil for nothing.
        :pc
        @UIViewControllerTransitioningDelegate presentationController(forPresented:presenting:source:)
        =The presentation controller of a controller whose style is custom.
        :pc
        @WindowAppearance 
        /UIKit/Controllers/WindowAppearance.swift
        =The appearance transitions that a view's way into or out of a window brings about, for controllers that no container \#
        takes care of.
        !recorded container-no-addchild-catalyst26, container-child-in-viewDidLoad-noaddchild.
        @World allowsInsertion(of:in:)
        =Whether a view may be put into another; if not, the exception that UIKit raises has been reported.
        !documented UIViewControllerHierarchyInconsistency (G28: raised when a child's parent is not the controller of the view \#
        that it is put into).
        @World swipeDown(to:over:finishes:)
        /UIKit/Controllers/World+Presentation.swift
        =Drags the front-most sheet down to a fraction of the way to the bottom, and lets go.
        !documented UIAdaptivePresentationControllerDelegate; reported sheet-swipe-cancel-criticalmaps.
        @NSLineBreakMode 
        /UIKit/Controls/NSLineBreakMode.swift
        =What happens to text that is too long for a line.
        !simplified; kept, not followed: lines are broken at words, and what does not fit is left out at the end.
        :p
        @NSLineBreakMode byWordWrapping
        =Broken between words.
        :p
        @NSLineBreakMode byCharWrapping
        =Broken between characters.
        :p
        @NSLineBreakMode byClipping
        =Cut off.
        :p
        @NSLineBreakMode byTruncatingHead
        =Left out at the start.
        :p
        @NSLineBreakMode byTruncatingTail
        =Left out at the end.
        :p
        @NSLineBreakMode byTruncatingMiddle
        =Left out in the middle.
        :p
        @ScrollMotion 
        /UIKit/Controls/ScrollMotion.swift
        =Content that moves on by itself, each direction for itself.
        !reported medium.com/@esskeetit/scrolling-mechanics-of-uiscrollview-142adee1142c (the speed falls by the rate each \#
        millisecond; at an end the content swings back like a weight of 1 on a spring of 100 without swinging over; it rests \#
        when half a pixel is left).
        @RubberBand 
        =How far content gives way that a finger pulls beyond its end.
        !reported medium.com/@esskeetit/scrolling-mechanics-of-uiscrollview-142adee1142c (with 0.55 of the finger's way at \#
        first, and never by the view's whole length).
        @World perform(_:on:isSearching:sender:_:)
        /UIKit/Controls/Selector.swift
        =Calls an action method: of the target, or, when there is none, of the first in the responder chain that has it.
        !documented UIControl.addTarget(_:action:for:), UIApplication.sendAction(_:to:from:for:).
        @World perform(_:on:_:)
        =Calls a method by its name with as many of the arguments as it takes, or a property's getter or setter, and gives what \#
        it returns; an exception when the object has none of the name.
        !documented NSObjectProtocol.perform(_:with:).
        @UIView attributesTyped(at:)
        /UIKit/Controls/TextInput+Attributes.swift
        =What text has that is typed at a place: what code says, else what the character before the place has.
        !documented UITextView.typingAttributes.
        @UITextView attributedText
        =The text with what its parts look like.
        !documented UITextView.attributedText.
        :p
        @UITextView typingAttributes
        =What text has that is typed next; until the selection changes.
        !documented UITextView.typingAttributes.
        :p
        @UITextView linkTextAttributes
        =What links look like.
        !simplified; kept, links are drawn as other text.
        :p
        @UITextField attributedText
        =The text with what its parts look like.
        !documented UITextField.attributedText.
        :p
        @UITextField attributedPlaceholder
        =What is shown while there is no text, with what it looks like.
        !documented UITextField.attributedPlaceholder; that its colour is its own is reported.
        :p
        @UITextField defaultTextAttributes
        =What the whole text has: its font and colour.
        !documented UITextField.defaultTextAttributes; its font, colour and alignment count, the rest is not kept (simplified).
        :p
        @TextInput hasReturnKey
        /UIKit/Controls/TextInput.swift
        =Whether the keyboard has a return key that does something now.
        !documented UITextInputTraits.enablesReturnKeyAutomatically; reported (the pads have no return key).
        @TextMetrics 
        /UIKit/Controls/TextMetrics.swift
        =How much room text takes.
        !simplified; heights are San Francisco's (a line of 17 points is 20.29 points high), widths go by the kind of \#
        character: each kind has one width, in parts of the font's size, near the average of San Francisco's.
        @UIActivityIndicatorView 
        /UIKit/Controls/UIActivityIndicatorView.swift
        =Turns while something is under way.
        !documented UIActivityIndicatorView (hidden while it rests, until hidesWhenStopped is false); drawn as a sign that does \#
        not turn (simplified).
        :p
        @UIActivityIndicatorView.Style 
        =How large the spinner is.
        :p
        @UIActivityIndicatorView.Style medium
        =20 points.
        :p
        @UIActivityIndicatorView.Style large
        =37 points.
        :p
        @UIActivityIndicatorView.Style length
        !reported (20 and 37 points square).
        @UIActivityIndicatorView init(frame:)
        =A spinner of medium size at rest.
        :p
        @UIActivityIndicatorView init(style:)
        =A spinner at rest.
        :p
        @UIActivityIndicatorView init(coder:)
        =A spinner from an archive.
        :p
        @UIActivityIndicatorView style
        =How large the spinner is.
        :p
        @UIActivityIndicatorView isAnimating
        =Whether it turns.
        :p
        @UIActivityIndicatorView startAnimating()
        =Begins to turn.
        :p
        @UIActivityIndicatorView stopAnimating()
        =Comes to rest, and is hidden if hidesWhenStopped.
        :p
        @UIActivityIndicatorView hidesWhenStopped
        =Whether it is hidden while it does not turn.
        :p
        @UIActivityIndicatorView color
        =The spinner's colour.
        :p
        @UIActivityIndicatorView intrinsicContentSize
        =A square of the style's size.
        :p
        @UIBarButtonItem width
        /UIKit/Controls/UIBarButtonItem+Kept.swift
        =How wide the button is, in points; 0: as its content.
        !simplified; kept, buttons share a bar by their texts.
        :p
        @UIBarButtonItem possibleTitles
        =Titles for which there is to be room.
        !simplified; kept, buttons share a bar by their texts.
        :p
        @UIBarButtonItem imageInsets
        =Room around the picture, in points.
        !simplified; kept, bars show words.
        :p
        @UIBarButtonItem setTitlePositionAdjustment(_:for:)
        =How far from its place the title stands, in points, in bars of a kind.
        !documented UIBarButtonItem.setTitlePositionAdjustment(_:for:); kept, bars show words in a line (simplified).
        :p
        @UIBarButtonItem titlePositionAdjustment(for:)
        =What has been said of that; zero where nothing was.
        :p
        @UIBarButtonItem setBackButtonTitlePositionAdjustment(_:for:)
        =How far from its place a back button's title stands, in points, in bars of a kind.
        !documented UIBarButtonItem.setBackButtonTitlePositionAdjustment(_:for:); kept, bars show words in a line (simplified).
        :p
        @UIBarButtonItem backButtonTitlePositionAdjustment(for:)
        =What has been said of that; zero where nothing was.
        :p
        @UIBarButtonItem flexibleSpace()
        =Room that gives way.
        :p
        @UIBarButtonItem fixedSpace(_:)
        =Room of a width, in points.
        :p
        @UIBarButtonItem menu
        /UIKit/Controls/UIBarButtonItem+Properties.swift
        =The menu that a tap opens where the button does nothing else; held.
        !documented UIBarButtonItem.menu; beside an action, where a finger that rests would open it, it is not shown \#
        (simplified).
        :p
        @UIBarButtonItem title
        =The title.
        :p
        @UIBarButtonItem image
        =The image.
        :p
        @UIBarButtonItem style
        =How the button looks.
        :p
        @UIBarButtonItem target
        =Who is told of a tap; not held.
        :p
        @UIBarButtonItem action
        =The method that a tap calls.
        :p
        @UIBarButtonItem primaryAction
        =What a tap runs; held.
        :p
        @UIBarButtonItem customView
        =The view that the bar shows instead of a button; held.
        !documented UIBarButtonItem.customView; simplified where it stands in its bar.
        :p
        @UIBarButtonItem tintColor
        =The button's colour, nil for the bar's.
        :p
        @UIBarButtonItem isEnabled
        =Whether a tap does something.
        :p
        @UIBarButtonItem isHidden
        =Whether the button is left out.
        :p
        @UIBarButtonItem tag
        =A number to find the button by.
        :p
        @UIBarButtonItem 
        /UIKit/Controls/UIBarButtonItem.swift
        =A button of a bar.
        !documented UIBarButtonItem; selected items are left out, and a bar shows the texts of its buttons in a line \#
        (simplified).
        :p
        @UIBarButtonItem.Style 
        =How a bar button looks.
        :p
        @UIBarButtonItem.Style plain
        =Plainly.
        :p
        @UIBarButtonItem.Style done
        =In bold.
        :p
        @UIBarButtonItem.SystemItem 
        =What a bar button of the system's is for.
        !documented UIBarButtonItem.SystemItem; simplified, those with a symbol are drawn as the English word that VoiceOver \#
        says.
        :p
        @UIBarButtonItem.SystemItem done
        =Ends, keeping.
        :p
        @UIBarButtonItem.SystemItem cancel
        =Ends, throwing away.
        :p
        @UIBarButtonItem.SystemItem edit
        =Begins editing.
        :p
        @UIBarButtonItem.SystemItem save
        =Keeps.
        :p
        @UIBarButtonItem.SystemItem add
        =Adds.
        :p
        @UIBarButtonItem.SystemItem flexibleSpace
        =Room that gives way.
        :p
        @UIBarButtonItem.SystemItem fixedSpace
        =Room of a fixed width.
        :p
        @UIBarButtonItem.SystemItem compose
        =Writes.
        :p
        @UIBarButtonItem.SystemItem reply
        =Answers.
        :p
        @UIBarButtonItem.SystemItem action
        =Shares.
        :p
        @UIBarButtonItem.SystemItem organize
        =Files.
        :p
        @UIBarButtonItem.SystemItem bookmarks
        =Shows bookmarks.
        :p
        @UIBarButtonItem.SystemItem search
        =Searches.
        :p
        @UIBarButtonItem.SystemItem refresh
        =Loads again.
        :p
        @UIBarButtonItem.SystemItem stop
        =Stops loading.
        :p
        @UIBarButtonItem.SystemItem camera
        =Takes a picture.
        :p
        @UIBarButtonItem.SystemItem trash
        =Throws away.
        :p
        @UIBarButtonItem.SystemItem play
        =Plays.
        :p
        @UIBarButtonItem.SystemItem pause
        =Pauses.
        :p
        @UIBarButtonItem.SystemItem rewind
        =Goes back.
        :p
        @UIBarButtonItem.SystemItem fastForward
        =Goes forward.
        :p
        @UIBarButtonItem.SystemItem undo
        =Takes back.
        :p
        @UIBarButtonItem.SystemItem redo
        =Does again.
        :p
        @UIBarButtonItem.SystemItem close
        =Closes.
        :p
        @UIBarButtonItem init()
        =A button without anything.
        :p
        @UIBarButtonItem init(title:style:target:action:)
        =A button with a title.
        :p
        @UIBarButtonItem init(image:style:target:action:)
        =A button with an image.
        :p
        @UIBarButtonItem init(barButtonSystemItem:target:action:)
        =One of the system's buttons.
        :p
        @UIBarButtonItem init(title:image:primaryAction:menu:)
        =A button that runs an action.
        :p
        @UIBarButtonItem init(systemItem:primaryAction:menu:)
        =One of the system's buttons that runs an action.
        :p
        @UIBarButtonItem init(customView:)
        =A view of the app's own in a bar.
        :p
        @UIBarButtonItem tapped()
        =A finger has touched the button and let go.
        !documented UIBarButtonItem.target; that without a target the controller on top is called, whoever is first responder, \#
        is simplified.
        @UIButton updateHandler
        /UIKit/Controls/UIButton+Configuration.swift
        =Called after the state has changed, to change the look; held.
        !documented UIButton.configurationUpdateHandler (called after `updateConfiguration()`; makes the button one that has a \#
        look).
        @UIButton setNeedsUpdateConfiguration()
        =Has the look follow the state before the button is laid out next; several times until then are one.
        !documented UIButton.setNeedsUpdateConfiguration().
        :p
        @UIButton updateConfigurationIfNeeded()
        =Lets the look follow the state: the class first, then the handler.
        !documented UIButton.updateConfiguration(), configurationUpdateHandler (the order); that it is done as the button is \#
        laid out is simplified.
        @UIButton.Configuration 
        =A look for buttons.
        !simplified; corners, sizes and state changes are left out.
        :p
        @UIButton.Configuration title
        =The title, nil to leave the button's.
        :p
        @UIButton.Configuration baseForegroundColor
        =The colour of the title, nil for the look's own.
        :p
        @UIButton.Configuration baseBackgroundColor
        =The colour behind the title, nil for the look's own.
        :p
        @UIButton.Configuration contentInsets
        =Room around the title, in points.
        :p
        @UIButton.Configuration image
        =The image, nil to leave the button's.
        :p
        @UIButton.Configuration imagePadding
        =Room between image and title, in points.
        :p
        @UIButton.Configuration imagePlacement
        =On which side of the title the image is.
        :p
        @UIButton.Configuration cornerStyle
        =How round the corners are.
        :p
        @UIButton.Configuration titleAlignment
        =Where the title's lines begin.
        :p
        @UIButton.Configuration titleLineBreakMode
        =How the title is broken or cut.
        :p
        @UIButton.Configuration subtitleLineBreakMode
        =How the subtitle is broken or cut.
        :p
        @UIButton.Configuration.CornerStyle 
        =How round the corners of a button are.
        :p
        @UIButton.Configuration.CornerStyle fixed
        =As its background says.
        :p
        @UIButton.Configuration.CornerStyle dynamic
        =As its background says, following the text size.
        :p
        @UIButton.Configuration.CornerStyle small
        =A little.
        :p
        @UIButton.Configuration.CornerStyle medium
        =More.
        :p
        @UIButton.Configuration.CornerStyle large
        =Much.
        :p
        @UIButton.Configuration.CornerStyle capsule
        =As half a circle.
        :p
        @UIButton.Configuration.TitleAlignment 
        =Where a title's lines begin.
        :p
        @UIButton.Configuration.TitleAlignment automatic
        =As the button's content.
        :p
        @UIButton.Configuration.TitleAlignment leading
        =Where reading begins.
        :p
        @UIButton.Configuration.TitleAlignment center
        =In the middle.
        :p
        @UIButton.Configuration.TitleAlignment trailing
        =Where reading ends.
        :p
        @UIButton.Configuration plain()
        =The title in the tint colour.
        :p
        @UIButton.Configuration gray()
        =On a grey ground.
        :p
        @UIButton.Configuration tinted()
        =On a ground of the tint colour, thinned.
        :p
        @UIButton.Configuration filled()
        =White on a ground of the tint colour.
        :p
        @UIButton.Configuration bordered()
        =On a grey ground.
        :p
        @UIButton.Configuration borderedProminent()
        =White on a ground of the tint colour.
        :p
        @UIButton.Configuration updated(for:)
        =The look in the state that a button is in.
        !documented UIButton.Configuration.updated(for:); the same look, as states change none here (simplified).
        :p
        @UIButton adjustsImageWhenHighlighted
        /UIKit/Controls/UIButton+Kept.swift
        =Whether the image is darker under a finger.
        !simplified; kept, it is drawn in one look.
        :p
        @UIButton adjustsImageWhenDisabled
        =Whether the image is lighter while the button is disabled.
        !simplified; kept, it is drawn in one look.
        :p
        @UIButton showsTouchWhenHighlighted
        =Whether the button glows under a finger.
        !simplified; kept, it is drawn in one look.
        :p
        @UIButton reversesTitleShadowWhenHighlighted
        =Whether the title's shadow falls to the other side under a finger.
        !simplified; kept, shadows are not drawn.
        :p
        @UIButton automaticallyUpdatesConfiguration
        =Whether the look follows the state by itself.
        !simplified; kept, it always does.
        :p
        @UIButton isPointerInteractionEnabled
        =Whether a pointer changes the look.
        !simplified; kept, there is no pointer.
        :p
        @UIButton preferredMenuElementOrder
        =The menu's order.
        !simplified; kept, the first comes first.
        :p
        @UIButton setTitleShadowColor(_:for:)
        =Sets the colour of the title's shadow for a state.
        !simplified; kept, shadows are not drawn.
        :p
        @UIButton titleShadowColor(for:)
        =The colour of the title's shadow for a state, nil when it has none of its own.
        :p
        @UIContextMenuConfiguration.ElementOrder 
        =In which order a menu shows its elements.
        !documented UIContextMenuConfiguration.ElementOrder.
        :p
        @UIContextMenuConfiguration.ElementOrder automatic
        =As the system likes.
        :p
        @UIContextMenuConfiguration.ElementOrder priority
        =The first one nearest.
        :p
        @UIContextMenuConfiguration.ElementOrder fixed
        =The first one at the top.
        :p
        @UIButton contentEdgeInsets
        /UIKit/Controls/UIButton+Layout.swift
        =Room around title and image, in points.
        :p
        @UIButton titleEdgeInsets
        =Room around the title, in points: it moves the title.
        !reported (buttons that set it in layoutSubviews come to rest).
        :p
        @UIButton imageEdgeInsets
        =Room around the image, in points: it moves the image.
        !reported (buttons that set it in layoutSubviews come to rest).
        :p
        @UIButton placeParts()
        =Puts title and image where they stand: what a subclass says, else beside or above each other.
        <contentRect(forBounds:) imageRect(forContentRect:) titleRect(forContentRect:)
        @UIButton menu
        /UIKit/Controls/UIButton+Parts.swift
        =The menu that a finger that rests opens, or a tap where that is the button's action; held.
        !documented UIButton.menu.
        :p
        @UIButton changesSelectionAsPrimaryAction
        =Whether what is chosen in the menu becomes the button's title.
        !documented UIButton.changesSelectionAsPrimaryAction.
        :p
        @UIButton setBackgroundImage(_:for:)
        =Sets the image behind title and image for a state.
        !simplified.
        :p
        @UIButton backgroundImage(for:)
        =The image behind title and image for a state, nil when it has none of its own.
        :p
        @UIButton currentBackgroundImage
        =The image behind title and image that is shown: the present state's, else the normal one's.
        :p
        @UIButton buttonType
        =What the button was made as.
        :p
        @UIButton setPreferredSymbolConfiguration(_:forImageIn:)
        =Says how large and heavy a symbol is for a state: the image is one of that size from then on.
        :p
        @UIButton 
        /UIKit/Controls/UIButton.swift
        =A control with a title or image that does something when it is tapped.
        !documented UIButton; simplified, a finger on it shows in what is set for that state alone.
        :p
        @UIButton.ButtonType 
        =What a button looks like by itself.
        !documented UIButton.ButtonType; simplified, custom and system differ, the others are system buttons without their \#
        symbols.
        :p
        @UIButton.ButtonType custom
        =Like nothing by itself.
        :p
        @UIButton.ButtonType system
        =The system's: the title in the tint colour.
        :p
        @UIButton.ButtonType detailDisclosure
        =An i for more information.
        :p
        @UIButton.ButtonType infoLight
        =A light i.
        :p
        @UIButton.ButtonType infoDark
        =A dark i.
        :p
        @UIButton.ButtonType contactAdd
        =A plus.
        :p
        @UIButton.ButtonType close
        =A cross.
        :p
        @UIButton init(frame:)
        =A custom button with a frame in its superview's coordinates, in points.
        :p
        @UIButton init(type:)
        =A button of a type, without a size.
        :p
        @UIButton init(type:primaryAction:)
        =A button that shows an action's title and image and runs it when tapped.
        :p
        @UIButton init(configuration:primaryAction:)
        =A button with a look, that runs an action when tapped.
        :p
        @UIButton init(coder:)
        =A button from an archive.
        :p
        @UIButton setTitle(_:for:)
        =Sets the title for a state.
        !documented UIButton.setTitle(_:for:).
        :p
        @UIButton title(for:)
        =The title for a state, nil when it has none of its own.
        :p
        @UIButton setAttributedTitle(_:for:)
        =Sets the title for a state, with what its parts look like; it comes before one without.
        !documented UIButton.setAttributedTitle(_:for:).
        :p
        @UIButton attributedTitle(for:)
        =The title for a state with what its parts look like, nil when it has none of its own.
        :p
        @UIButton currentAttributedTitle
        =The title that is shown, if its parts have attributes.
        :p
        @UIButton setTitleColor(_:for:)
        =Sets the title's colour for a state.
        :p
        @UIButton titleColor(for:)
        =The title's colour for a state, nil when it has none of its own.
        :p
        @UIButton setImage(_:for:)
        =Sets the image for a state.
        !documented UIButton.setImage(_:for:).
        :p
        @UIButton image(for:)
        =The image for a state, nil when it has none of its own.
        :p
        @UIButton currentTitle
        =The title that is shown.
        :p
        @UIButton currentImage
        =The image that is shown.
        :p
        @UIButton currentTitleColor
        =The colour in which the title is shown.
        :p
        @UIButton titleLabel
        =The label that shows the title.
        !documented UIButton.titleLabel; that it is made, and a subview, when a title is set is reported.
        :p
        @UIButton imageView
        =The view that shows the image.
        !documented UIButton.imageView; that it is a subview once an image is set is reported.
        :p
        @UIButton takesPrivately(_:at:)
        =setValue(_:forKey: "buttonType") makes it one of another type.
        !reported (apps that use the private setter).
        @UIButton tintColorDidChange()
        =Override point: the tint colour has changed.
        :pc
        @UIButton configuration
        =The look by which the button draws itself, nil for the type's own.
        :p
        @UIButton intrinsicContentSize
        =The size of title and image with the room around them.
        !reported (a system button with a title of 15 points is 30 points high and at least 30 wide).
        :p
        @UIButton sizeThatFits(_:)
        =The intrinsic size.
        :p
        @UIButton layoutSubviews()
        =Override point: puts title and image where they stand.
        :pc
        @UIButton updateConfiguration()
        =Override point: changes the look after the state has changed.
        !documented UIButton.updateConfiguration().
        :pc
        @UIButton backgroundRect(forBounds:)
        =Override point: where the background is drawn: in the bounds.
        :pc
        @UIButton contentRect(forBounds:)
        =Override point: where title and image have room: the bounds without the content's insets.
        !documented UIButton.contentRect(forBounds:).
        :pc
        @UIButton imageRect(forContentRect:)
        =Override point: where the image stands.
        !documented UIButton.imageRect(forContentRect:); image and title stand side by side as one, aligned in the room, each \#
        moved by insets of its own (reported).
        :pc
        @UIButton titleRect(forContentRect:)
        =Override point: where the title stands.
        !documented UIButton.titleRect(forContentRect:), as for the image.
        :pc
        @UIControl addTarget(_:action:for:)
        /UIKit/Controls/UIControl+Actions.swift
        =Calls a method at some events.
        !documented UIControl.addTarget(_:action:for:) (the target is not held; nil: the responder chain; the same pair once).
        :p
        @UIControl removeTarget(_:action:for:)
        =Calls a method at some events no longer; nil stands for every target, or every method.
        :p
        @UIControl addAction(_:for:)
        =Runs an action at some events.
        !documented UIControl.addAction(_:for:) (the control holds the action).
        :p
        @UIControl removeAction(_:for:)
        =Runs an action at some events no longer.
        :p
        @UIControl actions(forTarget:forControlEvent:)
        =The names of the methods that a target has for some events; nil when there are none.
        :p
        @UIControl allControlEvents
        =The events of which anybody is told.
        :p
        @UIControl sendActions(for:)
        =Tells everybody who wants to know of some events, in the order in which they asked.
        !documented UIControl.sendActions(for:); that targets are told in the order in which they were added is reported.
        <sendAction(_:to:for:) sendAction(_:)
        :p
        @UIControl reach
        /UIKit/Controls/UIControl+Touches.swift
        =How far outside its bounds a finger still counts as on the control, in points.
        !reported.
        @UIControl takeDown(_:_:)
        <beginTracking(_:with:)
        @UIControl takeMove(_:_:)
        <continueTracking(_:with:)
        @UIControl open(_:)
        =Shows the control's menu.
        !documented UIControl.showsMenuAsPrimaryAction; when the finger is lifted, not as it comes down (simplified).
        @UIControl showsMenuAsPrimaryAction
        =Whether a tap opens the control's menu, in the place of what the control does.
        :p
        @UIControl isContextMenuInteractionEnabled
        =Whether a finger that rests opens a menu.
        !simplified; kept, a control that has a menu shows it.
        :p
        @UIControl takeCancel(_:)
        <cancelTracking(with:)
        @UIControl stopTracking(_:_:)
        <endTracking(_:with:)
        @UIControl contentHorizontalAlignment
        =Where the content stands from left to right, for controls that look at it.
        !documented UIControl.contentHorizontalAlignment; buttons look at it here.
        :p
        @UIControl effectiveContentHorizontalAlignment
        =The same as left or right: where reading begins at the left.
        !documented UIControl.effectiveContentHorizontalAlignment; text is read from the left (simplified).
        :p
        @UIControl contentVerticalAlignment
        =Where the content stands from top to bottom, for controls that look at it.
        !documented UIControl.contentVerticalAlignment; buttons look at it here.
        :p
        @UIControl toolTip
        =What a pointer that rests on the control shows.
        !simplified; kept, there is no pointer.
        :p
        @UIControl performPrimaryAction()
        =Does what the control is for, as a tap would.
        !documented UIControl.performPrimaryAction().
        :p
        @UIControl 
        /UIKit/Controls/UIControl.swift
        =A view that tells others when something is done with it.
        !documented UIControl; menus, tool tips and accessory events are left out (simplified).
        :p
        @UIControl.ContentHorizontalAlignment 
        =Where a control's content stands from left to right.
        !documented UIControl.ContentHorizontalAlignment.
        :p
        @UIControl.ContentHorizontalAlignment center
        =In the middle.
        :p
        @UIControl.ContentHorizontalAlignment left
        =At the left.
        :p
        @UIControl.ContentHorizontalAlignment right
        =At the right.
        :p
        @UIControl.ContentHorizontalAlignment fill
        =Everywhere.
        :p
        @UIControl.ContentHorizontalAlignment leading
        =Where reading begins.
        :p
        @UIControl.ContentHorizontalAlignment trailing
        =Where reading ends.
        :p
        @UIControl.ContentVerticalAlignment 
        =Where a control's content stands from top to bottom.
        !documented UIControl.ContentVerticalAlignment.
        :p
        @UIControl.ContentVerticalAlignment center
        =In the middle.
        :p
        @UIControl.ContentVerticalAlignment top
        =At the top.
        :p
        @UIControl.ContentVerticalAlignment bottom
        =At the bottom.
        :p
        @UIControl.ContentVerticalAlignment fill
        =Everywhere.
        :p
        @UIControl.Event 
        =What can be done with a control.
        !documented UIControl.Event; touchDownRepeat never comes: a finger comes down for one tap at a time (simplified).
        :p
        @UIControl.Event rawValue
        =The bits, as Apple has them.
        :p
        @UIControl.Event init(rawValue:)
        =Events from bits.
        :p
        @UIControl.Event touchDown
        =A finger has come down.
        :p
        @UIControl.Event touchDownRepeat
        =A finger has come down more than once.
        :p
        @UIControl.Event touchDragInside
        =A finger moves inside.
        :p
        @UIControl.Event touchDragOutside
        =A finger moves outside.
        :p
        @UIControl.Event touchDragEnter
        =A finger moves in.
        :p
        @UIControl.Event touchDragExit
        =A finger moves out.
        :p
        @UIControl.Event touchUpInside
        =A finger has been lifted inside: a tap.
        :p
        @UIControl.Event touchUpOutside
        =A finger has been lifted outside.
        :p
        @UIControl.Event touchCancel
        =The system has taken the touch away.
        :p
        @UIControl.Event valueChanged
        =The control's value has changed.
        :p
        @UIControl.Event primaryActionTriggered
        =The control does what it is for.
        :p
        @UIControl.Event menuActionTriggered
        =The control's menu has been opened.
        :p
        @UIControl.Event editingDidBegin
        =Editing has begun.
        :p
        @UIControl.Event editingChanged
        =The text has changed.
        :p
        @UIControl.Event editingDidEnd
        =Editing has ended.
        :p
        @UIControl.Event editingDidEndOnExit
        =Editing has ended with the return key.
        :p
        @UIControl.Event allTouchEvents
        =Everything that fingers do.
        :p
        @UIControl.Event allEditingEvents
        =Everything that has to do with editing text.
        :p
        @UIControl.Event applicationReserved
        =What an app may use for its own.
        :p
        @UIControl.Event systemReserved
        =What the system uses for its own.
        :p
        @UIControl.Event allEvents
        =Everything.
        :p
        @UIControl.State 
        =How a control is, for what it shows.
        !documented UIControl.State; focused, application and reserved states are left out.
        :p
        @UIControl.State rawValue
        =The bits, as Apple has them.
        :p
        @UIControl.State init(rawValue:)
        =A state from bits.
        :p
        @UIControl.State normal
        =As it mostly is.
        :p
        @UIControl.State highlighted
        =Under a finger.
        :p
        @UIControl.State disabled
        =Out of use.
        :p
        @UIControl.State selected
        =Chosen.
        :p
        @UIControl.State focused
        =Where the focus is.
        !documented UIControl.State.focused; never so, there is no focus on a phone (simplified).
        :p
        @UIControl.State application
        =The bits that an app may use.
        :p
        @UIControl.State reserved
        =The bits that UIKit keeps for itself.
        :p
        @UIControl state
        =How the control is.
        :p
        @UIControl isEnabled
        =Whether touches do something here.
        !documented UIControl.isEnabled.
        :p
        @UIControl isSelected
        =Whether the control is chosen.
        :p
        @UIControl isHighlighted
        =Whether a finger is on the control.
        !documented UIControl.isHighlighted (set while a finger is on the control).
        :p
        @UIControl isTracking
        =Whether a finger is being followed.
        :p
        @UIControl isTouchInside
        =Whether the finger that is followed is on the control.
        :p
        @UIControl touchesBegan(_:with:)
        =Override point: begins to follow the finger, and tells of touchDown.
        !documented UIControl.Event (touches do not go on along the responder chain).
        :pc
        @UIControl touchesMoved(_:with:)
        =Override point: tells whether the finger is inside or outside.
        !documented UIControl.Event.
        :pc
        @UIControl touchesEnded(_:with:)
        =Override point: does what the control is for, and tells of touchUpInside; or of touchUpOutside.
        !documented UIControl.Event.
        :pc
        @UIControl touchesCancelled(_:with:)
        =Override point: tells of touchCancel.
        !documented UIControl.Event.
        :pc
        @UIControl beginTracking(_:with:)
        =Override point: a finger has come down on the control.
        !documented UIControl.beginTracking(_:with:).
        :pc
        @UIControl continueTracking(_:with:)
        =Override point: the finger that is followed moves.
        !documented UIControl.continueTracking(_:with:).
        :pc
        @UIControl endTracking(_:with:)
        =Override point: the finger that was followed has been lifted, or is followed no more.
        !documented UIControl.endTracking(_:with:).
        :pc
        @UIControl cancelTracking(with:)
        =Override point: the system has taken the touch away.
        !documented UIControl.cancelTracking(with:).
        :pc
        @UIControl sendAction(_:to:for:)
        =Override point: calls a method of a target; nil: of the first in the responder chain that has it.
        !documented UIControl.sendAction(_:to:for:).
        :pc
        @UIControl sendAction(_:)
        =Override point: runs an action.
        !documented UIControl.sendAction(_:).
        :pc
        @UIControl gestureRecognizerShouldBegin(_:)
        =A tap that another view's recogniser looks for is the control's own.
        !documented UIGestureRecognizer (interacting with other user interface controls).
        :p
        @UIDatePicker 
        /UIKit/Controls/UIDatePicker.swift
        =A control for a date, a time, or a length of time.
        !documented UIDatePicker; drawn as a line of text, and no tap changes it (simplified): a scenario has code set the \#
        date.
        :p
        @UIDatePicker.Mode 
        =What is chosen.
        !documented UIDatePicker.Mode.
        :p
        @UIDatePicker.Mode time
        =A time of day.
        :p
        @UIDatePicker.Mode date
        =A day.
        :p
        @UIDatePicker.Mode dateAndTime
        =Both.
        :p
        @UIDatePicker.Mode countDownTimer
        =Hours and minutes.
        :p
        @UIDatePicker.Mode yearAndMonth
        =A month.
        :p
        @UIDatePicker datePickerMode
        =What is chosen.
        :p
        @UIDatePicker date
        =The chosen date, within the range where there is one; at first the moment when it is asked for.
        !documented UIDatePicker.date (the date when the picker is made; minutes are rounded down to the interval).
        :p
        @UIDatePicker setDate(_:animated:)
        =Chooses a date.
        :p
        @UIDatePicker minimumDate
        =The first date that can be chosen; nil: any.
        :p
        @UIDatePicker maximumDate
        =The last date that can be chosen; nil: any.
        :p
        @UIDatePicker minuteInterval
        =Minutes between two that can be chosen: a divisor of 60.
        :p
        @UIDatePicker countDownDuration
        =The chosen length in seconds, at most 23 hours and 59 minutes.
        :p
        @UIDatePicker roundsToMinuteInterval
        =Whether times are rounded to the interval.
        :p
        @UIDatePicker preferredDatePickerStyle
        =How the picker is wanted to look.
        :p
        @UIDatePicker datePickerStyle
        =How the picker looks.
        !documented UIDatePicker.datePickerStyle; automatic is compact, with wheels for a count down (documented).
        :p
        @UIDatePicker intrinsicContentSize
        =The size of its style, in points.
        !reported (wheels 320 by 216); the others are simplified.
        :p
        @UIDatePickerStyle 
        =How a date picker looks.
        !documented UIDatePickerStyle.
        :p
        @UIDatePickerStyle automatic
        =As the system likes.
        :p
        @UIDatePickerStyle wheels
        =Wheels that turn.
        :p
        @UIDatePickerStyle compact
        =A line that opens a calendar.
        :p
        @UIDatePickerStyle inline
        =A calendar in its place.
        :p
        @UIFont 
        /UIKit/Controls/UIFont.swift
        =A typeface at a size.
        !simplified; one typeface, whose widths `TextMetrics` states.
        :p
        @UIFont.Weight 
        =How heavy the strokes are, from -1 to 1.
        !documented UIFont.Weight; the numbers are reported.
        :p
        @UIFont.Weight rawValue
        =From -1 to 1; regular is 0.
        :p
        @UIFont.Weight init(rawValue:)
        =A weight from -1 to 1.
        :p
        @UIFont.Weight ultraLight
        =The thinnest.
        :p
        @UIFont.Weight thin
        =Very thin.
        :p
        @UIFont.Weight light
        =Thin.
        :p
        @UIFont.Weight regular
        =For running text.
        :p
        @UIFont.Weight medium
        =A little heavier.
        :p
        @UIFont.Weight semibold
        =Half bold.
        :p
        @UIFont.Weight bold
        =Bold.
        :p
        @UIFont.Weight heavy
        =Very heavy.
        :p
        @UIFont.Weight black
        =The heaviest.
        :p
        @UIFont.TextStyle 
        =What a text is for; each has a size of its own.
        !documented UIFont.TextStyle.
        :p
        @UIFont.TextStyle largeTitle
        =The largest title.
        :p
        @UIFont.TextStyle title1
        =A title of the first level.
        :p
        @UIFont.TextStyle title2
        =A title of the second level.
        :p
        @UIFont.TextStyle title3
        =A title of the third level.
        :p
        @UIFont.TextStyle headline
        =A heading.
        :p
        @UIFont.TextStyle body
        =Running text.
        :p
        @UIFont.TextStyle callout
        =An aside.
        :p
        @UIFont.TextStyle subheadline
        =A line under a heading.
        :p
        @UIFont.TextStyle footnote
        =A footnote.
        :p
        @UIFont.TextStyle caption1
        =A caption.
        :p
        @UIFont.TextStyle caption2
        =A lesser caption.
        :p
        @UIFont pointSize
        =The size in points.
        :p
        @UIFont init(name:size:)
        =The font of that full name, HelveticaNeue-Bold, at a size in points.
        !simplified; every name stands for the one typeface, in the weight and the slant that the name tells, and none is \#
        unknown.
        :p
        @UIFont systemFont(ofSize:)
        =The system's font at a size in points.
        :p
        @UIFont systemFont(ofSize:weight:)
        =The system's font at a size in points, lighter or heavier.
        :p
        @UIFont boldSystemFont(ofSize:)
        =The system's bold font at a size in points.
        :p
        @UIFont italicSystemFont(ofSize:)
        =The system's italic font at a size in points.
        :p
        @UIFont monospacedSystemFont(ofSize:weight:)
        =The system's font of even widths at a size in points.
        :p
        @UIFont monospacedDigitSystemFont(ofSize:weight:)
        =The system's font with figures of even widths at a size in points.
        !simplified; all figures of the one typeface are as wide.
        :p
        @UIFont init(descriptor:size:)
        =A font as a description says, at a size in points; 0: at the description's.
        !documented UIFont.init(descriptor:size:).
        :p
        @UIFont fontDescriptor
        =What the font is, in words of its own.
        !documented UIFont.fontDescriptor.
        :p
        @UIFont familyName
        =The name of the typeface's family.
        !reported (the system's font); there is one typeface (simplified).
        :p
        @UIFont fontName
        =The typeface's full name.
        !reported (the system's font); there is one typeface (simplified).
        :p
        @UIFont familyNames
        =The names of all families: the one.
        :p
        @UIFont fontNames(forFamilyName:)
        =The names of a family's fonts.
        !documented UIFont.fontNames(forFamilyName:); every family is said to have the one font of its name, as any name makes \#
        a font (simplified).
        :p
        @UIFont preferredFont(forTextStyle:)
        =The font for a kind of text, at the size that the user has chosen.
        :p
        @UIFont preferredFont(forTextStyle:compatibleWith:)
        =The font for a kind of text, at the size that some traits say.
        :p
        @UIFont labelFontSize
        =The size of labels, in points.
        :p
        @UIFont buttonFontSize
        =The size of buttons, in points.
        :p
        @UIFont systemFontSize
        =The size of the system's own text, in points.
        :p
        @UIFont smallSystemFontSize
        =The size of small text, in points.
        :p
        @UIFont withSize(_:)
        =The same font at another size in points.
        :p
        @UIFont ascender
        =How far letters reach above the baseline, in points.
        :p
        @UIFont descender
        =How far letters reach below the baseline, in points; negative.
        :p
        @UIFont lineHeight
        =The height of a line, in points.
        :p
        @UIFont leading
        =Extra space between lines, in points.
        :p
        @UIFont capHeight
        =The height of a capital letter, in points.
        :p
        @UIFont xHeight
        =The height of a small x, in points.
        :p
        @UIFont ==(left:right:)
        =Whether two fonts are the same.
        :p
        @UIFont hash(into:)
        =Hashes size and style.
        :p
        @UIFont description
        =Size and weight.
        :p
        @UIFontDescriptor 
        /UIKit/Controls/UIFontDescriptor.swift
        =What a font is to be.
        !documented UIFontDescriptor; simplified, there is one typeface: size, weight, slant and even widths count, families \#
        and designs do not.
        :p
        @UIFontDescriptor.SymbolicTraits 
        =What is special of a typeface.
        !documented UIFontDescriptor.SymbolicTraits.
        :p
        @UIFontDescriptor.SymbolicTraits rawValue
        =The bits, as Apple has them.
        :p
        @UIFontDescriptor.SymbolicTraits init(rawValue:)
        =Traits from bits.
        :p
        @UIFontDescriptor.SymbolicTraits traitItalic
        =Slanted.
        :p
        @UIFontDescriptor.SymbolicTraits traitBold
        =Heavy.
        :p
        @UIFontDescriptor.SymbolicTraits traitExpanded
        =Wide.
        :p
        @UIFontDescriptor.SymbolicTraits traitCondensed
        =Narrow.
        :p
        @UIFontDescriptor.SymbolicTraits traitMonoSpace
        =Every character as wide as every other.
        :p
        @UIFontDescriptor.SymbolicTraits traitTightLeading
        =Lines close together.
        :p
        @UIFontDescriptor.SymbolicTraits traitLooseLeading
        =Lines far apart.
        :p
        @UIFontDescriptor.SystemDesign 
        =A variant of the system's typeface.
        !documented UIFontDescriptor.SystemDesign; simplified, there is one typeface.
        :p
        @UIFontDescriptor.SystemDesign default
        =The usual one.
        :p
        @UIFontDescriptor.SystemDesign serif
        =With serifs.
        :p
        @UIFontDescriptor.SystemDesign rounded
        =With round ends.
        :p
        @UIFontDescriptor.SystemDesign monospaced
        =With even widths.
        :p
        @UIFontDescriptor pointSize
        =The size in points; 0 for one that is said elsewhere.
        :p
        @UIFontDescriptor symbolicTraits
        =What is special of it.
        :p
        @UIFontDescriptor init(name:size:)
        =A font of that name and size, in points.
        :p
        @UIFontDescriptor preferredFontDescriptor(withTextStyle:)
        =The font for a kind of text, at the size that the user has chosen.
        !documented UIFontDescriptor.preferredFontDescriptor(withTextStyle:).
        :p
        @UIFontDescriptor withSymbolicTraits(_:)
        =The same with other traits; never nil here.
        !documented UIFontDescriptor.withSymbolicTraits(_:); nil for a typeface that has no such variant, which the one \#
        typeface always has (simplified).
        :p
        @UIFontDescriptor withDesign(_:)
        =The same in another variant of the typeface; never nil here.
        :p
        @UIFontDescriptor withSize(_:)
        =The same at another size, in points.
        :p
        @UIFontDescriptor ==(left:right:)
        =Whether two descriptions are the same.
        :p
        @UIFontDescriptor hash(into:)
        =Hashes size and weight.
        :p
        @UIFontMetrics 
        /UIKit/Controls/UIFontMetrics.swift
        =Scales fonts and lengths with the size of text that the user has chosen.
        !documented UIFontMetrics; simplified, sizes grow by the ratio of the style's, where UIKit has a table of its own.
        :p
        @UIFontMetrics init(forTextStyle:)
        =The metrics of a kind of text.
        :p
        @UIFontMetrics default
        =The metrics of running text.
        :p
        @UIFontMetrics scaledFont(for:)
        =A font that grows with the size of text; font is what it is at the default size.
        :p
        @UIFontMetrics scaledFont(for:maximumPointSize:)
        =A font that grows with the size of text up to maximumPointSize.
        :p
        @UIFontMetrics scaledFont(for:compatibleWith:)
        =A font as large as under some traits.
        :p
        @UIFontMetrics scaledValue(for:)
        =A length that grows with the size of text, in points.
        :p
        @UIFontMetrics scaledValue(for:compatibleWith:)
        =A length as under some traits, in points.
        :p
        @UIFontMetrics factor(of:for:)
        !simplified; by the ratio of the style's sizes, where UIKit scales by a table of its own.
        @UIFontMetrics ==(left:right:)
        =Whether the two are equal.
        :p
        @UIFontMetrics hash(into:)
        =Hashes the style.
        :p
        @UIFont.TextStyle sizes
        =The size in points, smallest category first.
        !documented Human Interface Guidelines, Typography, iOS Dynamic Type sizes.
        @UIContentSizeCategoryAdjusting 
        =Text that can follow the size that the user has chosen.
        !documented UIContentSizeCategoryAdjusting.
        :p
        @UIContentSizeCategoryAdjusting adjustsFontForContentSizeCategory
        =Whether the font is renewed when that changes.
        :pc
        @UIImage 
        /UIKit/Controls/UIImage.swift
        =A picture: a system symbol, or the place of one of the app's own.
        !simplified; pictures are drawn as a box with their name, and a symbol at the default size is 20 points square.
        :p
        @UIImage.RenderingMode 
        =Whether a picture is drawn in its own colours.
        :p
        @UIImage.RenderingMode automatic
        =As where it stands does it.
        :p
        @UIImage.RenderingMode alwaysOriginal
        =In its own colours.
        :p
        @UIImage.RenderingMode alwaysTemplate
        =As a mask, in the tint colour.
        :p
        @UIImage size
        =The size in points.
        :p
        @UIImage renderingMode
        =Whether it is drawn in its own colours.
        :p
        @UIImage init()
        =A picture without a size, of nothing.
        :p
        @UIImage init(systemName:)
        =A system symbol; nil for an empty name.
        :p
        @UIImage init(systemName:withConfiguration:)
        =A system symbol as a configuration says; nil for an empty name.
        !simplified; the size grows with the point size, weights and scales do not count.
        :p
        @UIImage actions
        =The symbol for a list of actions.
        !documented UIImage.actions.
        :p
        @UIImage add
        =The symbol for adding: a plus in a circle.
        !documented UIImage.add.
        :p
        @UIImage remove
        =The symbol for removing: a minus in a circle.
        !documented UIImage.remove.
        :p
        @UIImage checkmark
        =The symbol of a tick.
        !documented UIImage.checkmark.
        :p
        @UIImage strokedCheckmark
        =The symbol of a tick in outlines.
        !documented UIImage.strokedCheckmark.
        :p
        @UIImage init(data:)
        =A picture from a file's bytes; nil for none.
        !documented UIImage.init(data:); a PNG file says its size, anything else is taken for a picture of 40 points square \#
        (simplified).
        :p
        @UIImage init(data:scale:)
        =A picture from a file's bytes, that many pixels to a point; nil for none.
        !documented UIImage.init(data:scale:); a PNG file says its size, anything else is taken for a picture of 40 points \#
        square (simplified).
        :p
        @UIImage init(named:)
        =One of the app's own pictures; nil for an empty name.
        !simplified; there are no files: every name is taken to be there, and its picture to be 40 points square.
        :p
        @UIImage init(named:in:compatibleWith:)
        =One of the app's own pictures; nil for an empty name.
        :p
        @UIImage withRenderingMode(_:)
        =The same picture, drawn as a mode says.
        :p
        @UIImage withTintColor(_:)
        =The same picture in a colour.
        !documented UIImage.withTintColor(_:) (drawn as a template still takes the view's tint colour).
        :p
        @UIImage withTintColor(_:renderingMode:)
        =The same picture in a colour, drawn as a mode says.
        :p
        @UIImage withConfiguration(_:)
        =The same symbol as a configuration says.
        :p
        @UIImage applyingSymbolConfiguration(_:)
        =The same symbol as a configuration says.
        :p
        @UIImage resizableImage(withCapInsets:)
        =The same picture, whose middle would be stretched.
        !simplified.
        :p
        @UIImage resizableImage(withCapInsets:resizingMode:)
        =The same picture, whose middle would be stretched or repeated.
        !simplified.
        :p
        @UIImage stretchableImage(withLeftCapWidth:topCapHeight:)
        =The same picture, whose middle would be stretched.
        !simplified.
        :p
        @UIImage imageFlippedForRightToLeftLayoutDirection()
        =The same picture, turned about where text is read from the right.
        !simplified; text is read from the left.
        :p
        @UIImage.ResizingMode 
        =What is done with the middle of a picture that is too small.
        !documented UIImage.ResizingMode.
        :p
        @UIImage.ResizingMode tile
        =It is repeated.
        :p
        @UIImage.ResizingMode stretch
        =It is stretched.
        :p
        @UIImage imageOrientation
        =Which way up a picture's pixels are: as it is seen.
        !simplified; there are no pixels.
        :p
        @UIImage.Orientation 
        =Which way up a picture's pixels are.
        !documented UIImage.Orientation.
        :p
        @UIImage.Orientation up
        =As it is seen.
        :p
        @UIImage.Orientation down
        =Upside down.
        :p
        @UIImage.Orientation left
        =A quarter to the left.
        :p
        @UIImage.Orientation right
        =A quarter to the right.
        :p
        @UIImage.Orientation upMirrored
        =Mirrored.
        :p
        @UIImage.Orientation downMirrored
        =Upside down and mirrored.
        :p
        @UIImage.Orientation leftMirrored
        =A quarter to the left and mirrored.
        :p
        @UIImage.Orientation rightMirrored
        =A quarter to the right and mirrored.
        :p
        @UIImage scale
        =Pixels to a point.
        :p
        @UIImage imageRendererFormat
        =How a picture is made that this one is to be drawn in.
        !documented UIImage.imageRendererFormat, of a picture with as many pixels to a point as the screen.
        :p
        @UIImage images
        =The pictures of one that moves: none.
        !simplified; pictures do not move.
        :p
        @UIImage animatedImage(with:duration:)
        =A picture that would move through others: the first of them; nil when there is none.
        !simplified; pictures do not move.
        :p
        @UIImage ==(left:right:)
        =Whether two pictures are the same.
        :p
        @UIImage hash(into:)
        =Hashes the name.
        :p
        @UIImage description
        =The name.
        :p
        @UIImage.SymbolConfiguration 
        =How large and heavy a symbol is.
        !simplified; the point size decides, weight and scale do not count.
        :p
        @UIImage.SymbolConfiguration init(pointSize:)
        =Symbols beside text of a size, in points.
        :p
        @UIImage.SymbolConfiguration init(pointSize:weight:)
        =Symbols beside text of a size, in points, and of a weight.
        :p
        @UIImage.SymbolConfiguration init(pointSize:weight:scale:)
        =Symbols beside text of a size, in points, and of a weight, at a scale.
        :p
        @UIImage.SymbolConfiguration init(weight:)
        =Symbols of a weight.
        :p
        @UIImage.SymbolConfiguration init(scale:)
        =Symbols at a scale.
        :p
        @UIImage.SymbolConfiguration init(textStyle:)
        =Symbols beside text of a style.
        :p
        @UIImage.SymbolConfiguration init(font:)
        =Symbols beside text of a font.
        :p
        @UIImage.SymbolConfiguration ==(left:right:)
        =Whether two are the same.
        :p
        @UIImage.SymbolConfiguration hash(into:)
        =Hashes the size.
        :p
        @UIImage.SymbolWeight 
        =How heavy a symbol's lines are.
        :p
        @UIImage.SymbolWeight unspecified
        =None said.
        :p
        @UIImage.SymbolWeight ultraLight
        =The thinnest.
        :p
        @UIImage.SymbolWeight thin
        =Thinner than light.
        :p
        @UIImage.SymbolWeight light
        =Thinner than regular.
        :p
        @UIImage.SymbolWeight regular
        =The usual.
        :p
        @UIImage.SymbolWeight medium
        =A little heavier.
        :p
        @UIImage.SymbolWeight semibold
        =Heavier than medium.
        :p
        @UIImage.SymbolWeight bold
        =As bold text.
        :p
        @UIImage.SymbolWeight heavy
        =Heavier than bold.
        :p
        @UIImage.SymbolWeight black
        =The heaviest.
        :p
        @UIImage.SymbolScale 
        =How large a symbol is beside text.
        :p
        @UIImage.SymbolScale default
        =The usual.
        :p
        @UIImage.SymbolScale unspecified
        =None said.
        :p
        @UIImage.SymbolScale small
        =Smaller than capitals.
        :p
        @UIImage.SymbolScale medium
        =As capitals.
        :p
        @UIImage.SymbolScale large
        =Larger than capitals.
        :p
        @UIImageView highlightedImage
        /UIKit/Controls/UIImageView+Kept.swift
        =The picture under a finger.
        !simplified; kept, pictures are drawn in one look.
        :p
        @UIImageView isHighlighted
        =Whether the picture is shown as under a finger.
        !simplified; kept, pictures are drawn in one look.
        :p
        @UIImageView animationImages
        =Pictures that follow each other.
        !simplified; kept, the first is not even shown.
        :p
        @UIImageView animationDuration
        =How long they take, in seconds.
        !simplified; kept, they do not follow each other.
        :p
        @UIImageView animationRepeatCount
        =How often they follow each other.
        !simplified; kept, they do not follow each other.
        :p
        @UIImageView preferredSymbolConfiguration
        =How large a symbol is.
        !simplified; kept, it is as large as it was made.
        :p
        @UIImageView startAnimating()
        =Begins to show pictures one after the other: the one picture stays.
        !simplified; the one picture stays.
        :p
        @UIImageView stopAnimating()
        =Shows pictures one after the other no longer.
        !simplified; the one picture stays.
        :p
        @UIImageView isAnimating
        =Whether pictures follow each other: no.
        !simplified; the one picture stays.
        :p
        @UIImageView 
        /UIKit/Controls/UIImageView.swift
        =Shows a picture.
        !documented UIImageView (takes no touches, asks for its image's size); simplified, drawn as a box with the image's \#
        name, which contentMode does not move; no animated images.
        :p
        @UIImageView init(frame:)
        =An image view with a frame in its superview's coordinates, in points.
        :p
        @UIImageView init(image:)
        =An image view as large as its picture.
        :p
        @UIImageView init(image:highlightedImage:)
        =An image view as large as its picture, with another for when it is highlighted.
        :p
        @UIImageView init(coder:)
        =An image view from an archive.
        :p
        @UIImageView image
        =The picture, nil for none.
        :p
        @UIImageView intrinsicContentSize
        =The picture's size.
        :p
        @UIImageView sizeThatFits(_:)
        =The picture's size.
        :p
        @UILabel attributedText
        /UIKit/Controls/UILabel+AttributedText.swift
        =The text with what its parts look like; nil for none.
        !documented UILabel.attributedText.
        :p
        @UILabel highlightedTextColor
        /UIKit/Controls/UILabel+Kept.swift
        =The text's colour under a finger.
        !simplified; kept, labels are drawn in one look.
        :p
        @UILabel isHighlighted
        =Whether the text is shown as under a finger.
        !simplified; kept, labels are drawn in one look.
        :p
        @UILabel shadowColor
        =The colour of the text's shadow.
        !simplified; kept, shadows are not drawn.
        :p
        @UILabel shadowOffset
        =Where the text's shadow falls, in points.
        !simplified; kept, shadows are not drawn.
        :p
        @UILabel minimumScaleFactor
        =How small text may get, from 0 to 1.
        !simplified; kept, text keeps its size.
        :p
        @UILabel baselineAdjustment
        =Where smaller text stands.
        !simplified; kept, text keeps its size.
        :p
        @UILabel allowsDefaultTighteningForTruncation
        =Whether letters move together before text is cut.
        !simplified; kept, they do not.
        :p
        @UIBaselineAdjustment 
        =Where smaller text stands.
        !documented UIBaselineAdjustment.
        :p
        @UIBaselineAdjustment alignBaselines
        =On the line of larger text.
        :p
        @UIBaselineAdjustment alignCenters
        =In the middle.
        :p
        @UIBaselineAdjustment none
        =At the top.
        :p
        @UILabel 
        /UIKit/Controls/UILabel.swift
        =Shows one or more lines of text.
        !documented UILabel; simplified, widths and line breaks as `TextMetrics` states them, text with attributes is measured \#
        by them and drawn like its first character.
        :p
        @UILabel init(frame:)
        =A label with a frame in its superview's coordinates, in points.
        :p
        @UILabel init(coder:)
        =A label from an archive.
        :p
        @UILabel hiddenKeys
        !documented UILabel.minimumFontSize (0 where nothing is set; Swift does not see it); kept, text keeps its size.
        @UILabel flowingText(of:)
        !reported (developers' labels with room around the text: the rectangle for the text is asked for at the width that \#
        layout gives, where `intrinsicContentSize` breaks lines at the whole width, so that such text is cut off); that the \#
        room is the same at each width is simplified.
        @UILabel intrinsicContentSize
        =The size of the text: on one line, or broken at preferredMaxLayoutWidth.
        !simplified; `TextMetrics` states the widths.
        :p
        @UILabel sizeThatFits(_:)
        =The size of the text when it may be as wide as size, in points.
        :p
        @UILabel textRect(forBounds:limitedToNumberOfLines:)
        =Override point: the rectangle that the text takes in the label's bounds, in points: as high as its lines, at the top \#
        left.
        !documented UILabel.textRect(forBounds:limitedToNumberOfLines:); reported that the label's sizes are asked of it; that \#
        it is at the top left is simplified.
        :pc
        @UILabel draw(_:)
        =Override point: draws the text in the bounds.
        <drawText(in:)
        :pc
        @UILabel drawText(in:)
        =Override point: draws the text in a rectangle of the label, between its upper and its lower edge.
        !documented UILabel.drawText(in:); what an override draws itself is not shown (simplified).
        :pc
        @UILabel text
        =The text, nil for none.
        !documented UILabel.text.
        :p
        @UILabel font
        =The typeface.
        !documented UILabel.font.
        :p
        @UILabel textColor
        =The text's colour.
        !documented UILabel.textColor.
        :p
        @UILabel textAlignment
        =Where lines stand.
        :p
        @UILabel numberOfLines
        =The most lines; 0 for any number.
        :p
        @UILabel lineBreakMode
        =What happens to text that is too long.
        !simplified; kept, not followed.
        :p
        @UILabel preferredMaxLayoutWidth
        =The width at which the intrinsic size breaks lines, in points; 0: the width that layout gives.
        :p
        @UILabel adjustsFontSizeToFitWidth
        =Whether the font may become smaller to fit.
        !simplified; the font stays as it is.
        :p
        @UILabel adjustsFontForContentSizeCategory
        =Whether a font that follows the size of text that the user has chosen is renewed when that changes.
        !documented UIContentSizeCategoryAdjusting.adjustsFontForContentSizeCategory.
        :p
        @UILabel isEnabled
        =Whether the text looks alive.
        !simplified; drawn alike.
        :p
        @UIPageControl pageIndicatorTintColor
        /UIKit/Controls/UIPageControl+Kept.swift
        =The dots' colour.
        !simplified; kept, it is drawn in one look.
        :p
        @UIPageControl currentPageIndicatorTintColor
        =The marked dot's colour.
        !simplified; kept, it is drawn in one look.
        :p
        @UIPageControl defersCurrentPageDisplay
        =Whether a tap marks no other dot until code asks for it.
        !simplified; kept, a tap marks its dot.
        :p
        @UIPageControl backgroundStyle
        =What lies behind the dots.
        !simplified; kept, nothing is drawn behind them.
        :p
        @UIPageControl allowsContinuousInteraction
        =Whether a finger may move over the dots.
        !simplified; kept, a tap is all that counts.
        :p
        @UIPageControl preferredIndicatorImage
        =A picture in the place of a dot.
        !simplified; kept, dots are drawn.
        :p
        @UIPageControl.BackgroundStyle 
        =What lies behind the dots.
        !documented UIPageControl.BackgroundStyle.
        :p
        @UIPageControl.BackgroundStyle automatic
        =As the system likes.
        :p
        @UIPageControl.BackgroundStyle prominent
        =Something always.
        :p
        @UIPageControl.BackgroundStyle minimal
        =Next to nothing.
        :p
        @UIPageControl updateCurrentPageDisplay()
        =Shows the dot of the current page, where that was put off.
        !simplified; it is never put off.
        :p
        @UIPageControl 
        /UIKit/Controls/UIPageControl.swift
        =Dots for pages, one of them marked.
        !documented UIPageControl; simplified, a tap goes one page on or back.
        :p
        @UIPageControl numberOfPages
        =How many pages there are.
        !documented UIPageControl.numberOfPages; simplified, 100,000 at most.
        :p
        @UIPageControl currentPage
        =The page that is marked, from 0.
        :p
        @UIPageControl hidesForSinglePage
        =Whether there are no dots for a single page.
        !documented UIPageControl.hidesForSinglePage.
        :p
        @UIPageControl takeTap(at:)
        =To the page before at the left half, to the next one at the right; a tap of the scenario is one at the right.
        !documented UIPageControl; simplified where the scenario taps.
        @UIPageControl intrinsicContentSize
        =As wide as its dots, 26 points high.
        !simplified.
        :p
        @UIPickerView 
        /UIKit/Controls/UIPickerView.swift
        =Wheels of rows, of which one in each is chosen.
        !documented UIPickerView; drawn flat, and a wheel goes where the finger leaves it without running on (simplified).
        :p
        @UIPickerView init(frame:)
        =A picker with a frame in its superview's coordinates, in points; without a size it has its own.
        !reported (320 by 216 points).
        :p
        @UIPickerView init(coder:)
        =A picker from an archive.
        :p
        @UIPickerView dataSource
        =Asked for how many columns and rows there are; without one, the delegate is.
        !documented UIPickerView.dataSource; that the delegate stands in for it is reported (libraries that set nothing else \#
        show their rows).
        :p
        @UIPickerView delegate
        =Asked for what rows show, and told of what the user chooses.
        :p
        @UIPickerView readColumns
        =The columns, asked for if they have not been.
        !documented UIPickerView.reloadAllComponents(); when the data source is first asked is simplified.
        @UIPickerView readAll()
        <numberOfComponents(in:)
        @UIPickerView read(_:)
        <pickerView(_:numberOfRowsInComponent:) pickerView(_:rowHeightForComponent:) pickerView(_:widthForComponent:)
        @UIPickerView view(for:of:)
        =What a row shows: a view of the delegate's, or a label with its text.
        !documented UIPickerViewDelegate (a view comes before a text with attributes, and that before a plain one); no view is \#
        handed over to be used again (simplified).
        <pickerView(_:viewForRow:forComponent:reusing:) pickerView(_:attributedTitleForRow:forComponent:) \#
        pickerView(_:titleForRow:forComponent:)
        @UIPickerView numberOfComponents
        =How many columns there are.
        :p
        @UIPickerView numberOfRows(inComponent:)
        =How many rows a column has.
        :p
        @UIPickerView rowSize(forComponent:)
        =The size of a column's rows, in points.
        :p
        @UIPickerView view(forRow:forComponent:)
        =The delegate's view of a row that is in sight; nil for others.
        :p
        @UIPickerView reloadAllComponents()
        =Asks for everything again.
        :p
        @UIPickerView reloadComponent(_:)
        =Asks for one column again.
        :p
        @UIPickerView selectRow(_:inComponent:animated:)
        =Chooses a row.
        !documented UIPickerView.selectRow(_:inComponent:animated:); that a row which there is not becomes the nearest is \#
        reported.
        :p
        @UIPickerView selectedRow(inComponent:)
        =The row that is chosen, -1 for none.
        :p
        @UIPickerView showsSelectionIndicator
        =Whether the chosen rows are marked.
        !documented UIPickerView.showsSelectionIndicator (without effect from iOS 7).
        :p
        @UIPickerView tellSelection(of:)
        =Tells the delegate what the user has chosen.
        !documented UIPickerViewDelegate.pickerView(_:didSelectRow:inComponent:); once the wheel rests is reported.
        <pickerView(_:didSelectRow:inComponent:)
        @UIPickerView layoutSubviews()
        =Override point: places the columns beside each other.
        !simplified; columns without a width share what is left, 5 points between them.
        :pc
        @UIPickerView intrinsicContentSize
        =320 by 216 points.
        !reported.
        :p
        @UIPickerView sizeThatFits(_:)
        =The size that fits best: its own.
        :p
        @UIPickerColumnView usualHeight
        !reported (32 points).
        @UIPickerViewDataSource 
        =Says how many columns and rows a picker has.
        !documented UIPickerViewDataSource.
        :p
        @UIPickerViewDataSource numberOfComponents(in:)
        =How many columns there are.
        !documented UIPickerViewDataSource.numberOfComponents(in:).
        :pc
        @UIPickerViewDataSource pickerView(_:numberOfRowsInComponent:)
        =How many rows a column has.
        !documented UIPickerViewDataSource.pickerView(_:numberOfRowsInComponent:).
        :pc
        @UIPickerViewDelegate 
        =Says what a picker's rows show, and hears what is chosen.
        !documented UIPickerViewDelegate.
        :p
        @UIPickerViewDelegate pickerView(_:widthForComponent:)
        =How wide a column is, in points.
        !documented UIPickerViewDelegate.pickerView(_:widthForComponent:).
        :pc
        @UIPickerViewDelegate pickerView(_:rowHeightForComponent:)
        =How high a column's rows are, in points.
        !documented UIPickerViewDelegate.pickerView(_:rowHeightForComponent:).
        :pc
        @UIPickerViewDelegate pickerView(_:titleForRow:forComponent:)
        =What a row says.
        !documented UIPickerViewDelegate.pickerView(_:titleForRow:forComponent:).
        :pc
        @UIPickerViewDelegate pickerView(_:attributedTitleForRow:forComponent:)
        =What a row says, with attributes.
        !documented UIPickerViewDelegate.pickerView(_:attributedTitleForRow:forComponent:).
        :pc
        @UIPickerViewDelegate pickerView(_:viewForRow:forComponent:reusing:)
        =What shows a row.
        !documented UIPickerViewDelegate.pickerView(_:viewForRow:forComponent:reusing:); there is none to use again \#
        (simplified).
        :pc
        @UIPickerViewDelegate pickerView(_:didSelectRow:inComponent:)
        =The user has chosen a row.
        !documented UIPickerViewDelegate.pickerView(_:didSelectRow:inComponent:).
        :pc
        @UIProgressView trackTintColor
        /UIKit/Controls/UIProgressView+Kept.swift
        =The colour of what is not done.
        !simplified; kept, it is drawn in one look.
        :p
        @UIProgressView progressImage
        =The picture of what is done.
        !simplified; kept, it is not drawn.
        :p
        @UIProgressView trackImage
        =The picture of what is not done.
        !simplified; kept, it is not drawn.
        :p
        @UIProgressView progressViewStyle
        =How the bar looks.
        !simplified; kept, it is drawn in one look.
        :p
        @UIProgressView 
        /UIKit/Controls/UIProgressView.swift
        =Shows how far something is.
        !documented UIProgressView; reported that its subviews are the track and what is done, in this order; drawn as a bar of \#
        characters, its two styles alike (simplified).
        :p
        @UIProgressView init(frame:)
        =An empty bar in its superview's coordinates, in points.
        :p
        @UIProgressView init(coder:)
        =A bar from an archive.
        :p
        @UIProgressView layoutSubviews()
        =Override point: places the track and what is done.
        :pc
        @UIProgressView.Style 
        =How the bar looks.
        :p
        @UIProgressView.Style default
        =By itself.
        :p
        @UIProgressView.Style bar
        =In a bar.
        :p
        @UIProgressView init(progressViewStyle:)
        =An empty bar without a width.
        :p
        @UIProgressView progress
        =How far, from 0 to 1.
        :p
        @UIProgressView setProgress(_:animated:)
        =Says how far, from 0 to 1.
        !simplified; the change is not animated.
        :p
        @UIProgressView progressTintColor
        =The colour of what is done.
        :p
        @UIProgressView intrinsicContentSize
        =As high as the bar; no width of its own.
        !reported (4 points high).
        :p
        @UIRefreshControl 
        /UIKit/Controls/UIRefreshControl.swift
        =Turns while a list is made anew.
        !documented UIRefreshControl (valueChanged when a finger has pulled far enough; endRefreshing ends it; beginRefreshing \#
        tells nobody); simplified, far enough is twice its height, and it keeps its room at the top from when the finger is \#
        lifted.
        :p
        @UIRefreshControl isRefreshing
        =Whether it turns.
        :p
        @UIRefreshControl beginRefreshing()
        =Begins to turn.
        :p
        @UIRefreshControl endRefreshing()
        =Stops turning, and gives up its room.
        :p
        @UIScrollView refreshControl
        =What turns above the content while it is made anew.
        :p
        @UIScrollViewDelegate 
        /UIKit/Controls/UIScrollView+Delegate.swift
        =Told by a scroll view.
        !documented UIScrollViewDelegate; zooming by fingers, scrolling to the top by the status bar and \#
        scrollViewDidChangeAdjustedContentInset(_:) are not simulated.
        :p
        @UIScrollViewDelegate scrollViewDidScroll(_:)
        =What is scrolled to has changed.
        !documented UIScrollViewDelegate.scrollViewDidScroll(_:); told within each change of the offset, by code too; an \#
        animation to an offset tells it once (simplified).
        :pc
        @UIScrollViewDelegate scrollViewWillBeginDragging(_:)
        =A finger begins to scroll.
        !documented UIScrollViewDelegate.scrollViewWillBeginDragging(_:) (the finger has moved already; after the keyboard was \#
        sent away on drag, which is simplified).
        :pc
        @UIScrollViewDelegate scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
        =The finger is being lifted: how fast the content moves, in points a millisecond, and where it will come to rest; that \#
        can be changed.
        !documented UIScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) (points a millisecond; \#
        the target can be changed).
        :pc
        @UIScrollViewDelegate scrollViewDidEndDragging(_:willDecelerate:)
        =The finger was lifted; whether the content moves on.
        !documented UIScrollViewDelegate.scrollViewDidEndDragging(_:willDecelerate:) (after willEndDragging).
        :pc
        @UIScrollViewDelegate scrollViewWillBeginDecelerating(_:)
        =The content moves on by itself.
        !documented UIScrollViewDelegate.scrollViewWillBeginDecelerating(_:); directly after didEndDragging (simplified).
        :pc
        @UIScrollViewDelegate scrollViewDidEndDecelerating(_:)
        =The content has come to rest.
        !documented UIScrollViewDelegate.scrollViewDidEndDecelerating(_:); also when a finger halts the content (simplified).
        :pc
        @UIScrollViewDelegate scrollViewDidEndScrollingAnimation(_:)
        =Scrolling that code has asked to be animated is over.
        !documented UIScrollViewDelegate.scrollViewDidEndScrollingAnimation(_:) (setContentOffset and scrollRectToVisible, when \#
        they are animated).
        :pc
        @UIScrollViewDelegate viewForZooming(in:)
        =The view that is transformed when the scroll view zooms; nil for none.
        !documented UIScrollViewDelegate.viewForZooming(in:).
        :pc
        @UIScrollViewDelegate scrollViewWillBeginZooming(_:with:)
        =Zooming begins, by an animation.
        !documented UIScrollViewDelegate.scrollViewWillBeginZooming(_:with:).
        :pc
        @UIScrollViewDelegate scrollViewDidZoom(_:)
        =The content has another size.
        !documented UIScrollViewDelegate.scrollViewDidZoom(_:).
        :pc
        @UIScrollViewDelegate scrollViewDidEndZooming(_:with:atScale:)
        =Zooming is over.
        !documented UIScrollViewDelegate.scrollViewDidEndZooming(_:with:atScale:).
        :pc
        @UIScrollView isScrollEnabled
        =Whether a finger scrolls.
        !documented UIScrollView.isScrollEnabled.
        :p
        @UIScrollView isPagingEnabled
        =Whether a finger's scrolling stops at multiples of the view's size.
        !documented UIScrollView.isPagingEnabled; simplified, a finger that moves as it lifts goes on to the page that lies \#
        ahead, one that rests leaves the nearest.
        :p
        @UIScrollView alwaysBounceVertical
        =Whether content that is not high enough to scroll gives way upright all the same.
        :p
        @UIScrollView alwaysBounceHorizontal
        =Whether content that is not wide enough to scroll gives way sideways all the same.
        :p
        @UIScrollView bounces
        =Whether content gives way at its ends.
        !documented UIScrollView.bounces.
        :p
        @UIScrollView decelerationRate
        =What is left of the content's speed after each millisecond.
        !documented UIScrollView.decelerationRate.
        :p
        @UIScrollView.DecelerationRate 
        =What is left of a speed after each millisecond.
        !documented UIScrollView.DecelerationRate; the two numbers are reported.
        :p
        @UIScrollView.DecelerationRate rawValue
        =From 0 to 1.
        :p
        @UIScrollView.DecelerationRate init(rawValue:)
        =A rate of one's own.
        :p
        @UIScrollView.DecelerationRate normal
        =The usual one.
        :p
        @UIScrollView.DecelerationRate fast
        =One that comes to rest sooner.
        :p
        @UIScrollView showsVerticalScrollIndicator
        /UIKit/Controls/UIScrollView+Kept.swift
        =Whether a bar shows how far it has been scrolled.
        !simplified; kept, bars are not drawn.
        :p
        @UIScrollView showsHorizontalScrollIndicator
        =Whether a bar shows how far it has been scrolled sideways.
        !simplified; kept, bars are not drawn.
        :p
        @UIScrollView verticalScrollIndicatorInsets
        =Room around the bar, in points.
        !simplified; kept, bars are not drawn.
        :p
        @UIScrollView horizontalScrollIndicatorInsets
        =Room around the level bar, in points.
        !simplified; kept, bars are not drawn.
        :p
        @UIScrollView automaticallyAdjustsScrollIndicatorInsets
        =Whether bars keep off the safe area.
        !simplified; kept, bars are not drawn.
        :p
        @UIScrollView isDirectionalLockEnabled
        =Whether a finger scrolls one way at a time.
        !simplified; kept, it scrolls both ways.
        :p
        @UIScrollView delaysContentTouches
        =Whether the content gets a finger only when it has stayed for a while: one that moves before that scrolls, whatever is \#
        under it.
        !documented UIScrollView.delaysContentTouches; reported (150 milliseconds); the content hears of the finger at once all \#
        the same (simplified).
        :p
        @UIScrollView canCancelContentTouches
        =Whether scrolling takes a finger away from content that follows it already.
        !documented UIScrollView.canCancelContentTouches.
        :p
        @UIScrollView scrollsToTop
        =Whether a tap on the status bar scrolls to the top.
        !simplified; kept, the status bar takes no taps.
        :p
        @UIScrollView bouncesZoom
        =Whether zooming goes too far and comes back.
        !simplified; kept, there is one finger, and no zooming.
        :p
        @UIScrollView scrollIndicatorInsets
        =Room around the bars, in points.
        !simplified; kept, bars are not drawn.
        :p
        @UIScrollView flashScrollIndicators()
        =Shows the bars for a moment: they are not drawn.
        !simplified; bars are not drawn.
        :p
        @UIScrollView panGestureRecognizer
        /UIKit/Controls/UIScrollView+Touches.swift
        =The recogniser that scrolls.
        !documented UIScrollView.panGestureRecognizer.
        :p
        @UIScrollView isTracking
        =Whether a finger is on the content.
        :p
        @UIScrollView isDragging
        =Whether a finger has begun to scroll.
        :p
        @UIScrollView isDecelerating
        =Whether the content moves on by itself after a finger was lifted.
        :p
        @UIScrollView takesTouchesFromContent
        =Whether the finger on the screen may scroll: content that follows it already may keep it.
        !documented UIScrollView.touchesShouldCancel(in:), canCancelContentTouches.
        <touchesShouldCancel(in:)
        @UIScrollView follow(_:)
        =Moves the content with the finger.
        <resignFirstResponder() scrollViewWillBeginDragging(_:)
        @UIScrollView letGo(at:)
        =The finger was lifted: the content moves on, from velocity points a second.
        !documented UIScrollViewDelegate (who is asked and told, that the target can be changed, in points and milliseconds); \#
        simplified, the target is within the content's ends.
        <scrollViewDidEndDragging(_:willDecelerate:) scrollViewWillBeginDecelerating(_:)
        @UIScrollView askedTarget(_:_:)
        <scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
        @UIScrollView halt()
        =The content comes to rest where it is.
        <scrollViewDidEndDecelerating(_:)
        @UIScrollView haltInside()
        =A finger has come down on the content.
        !simplified; it halts what moves between its ends, and the delegate hears of that as of any other halt.
        @UIScrollView leavesToSheet(_:)
        =Whether content at its upper end leaves a finger to the sheet that it is in: down, unless that refreshes, and up where \#
        the sheet can stand higher.
        !documented UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge.
        @UIScrollView minimumZoomScale
        /UIKit/Controls/UIScrollView+Zoom.swift
        =The least size of the content, as a factor.
        !documented UIScrollView.minimumZoomScale.
        :p
        @UIScrollView maximumZoomScale
        =The greatest size of the content, as a factor.
        !documented UIScrollView.maximumZoomScale.
        :p
        @UIScrollView zoomScale
        =How large the content is shown, as a factor; kept between the least and the greatest.
        !documented UIScrollView.zoomScale.
        :p
        @UIScrollView isZooming
        =Whether the content is being zoomed.
        :p
        @UIScrollView isZoomBouncing
        =Whether the content springs back to a size that is allowed: never here.
        !simplified; code stays within the bounds.
        :p
        @UIScrollView setZoomScale(_:animated:)
        =Shows the content in another size: transforms the view that the delegate names, whose frame is the content's size from \#
        then on.
        !documented UIScrollView.setZoomScale(_:animated:), UIScrollViewDelegate.viewForZooming(in:), scrollViewDidZoom(_:); \#
        the middle of what is seen stays there; an animation takes 0.3 s and tells of zooming once (simplified).
        :p
        @UIScrollView zoom(to:animated:)
        =Shows a rectangle of the content, in the zoomed view's coordinates in points, as large as fits.
        !documented UIScrollView.zoom(to:animated:).
        :p
        @UIScrollView zoomed
        <viewForZooming(in:)
        @UIScrollView apply(_:to:middle:animated:)
        <scrollViewWillBeginZooming(_:with:) scrollViewDidEndZooming(_:with:atScale:)
        @UIScrollView place(_:_:_:)
        <scrollViewDidZoom(_:)
        @UIScrollView 
        /UIKit/Controls/UIScrollView.swift
        =Shows a part of content that is larger than the view: its bounds' origin is what is scrolled to.
        !documented UIScrollView; one finger scrolls, zooming is left out, and the bars beside the content are not drawn \#
        (simplified).
        :p
        @UIScrollView.ContentInsetAdjustmentBehavior 
        =When the safe area is added to the content's insets.
        :p
        @UIScrollView.ContentInsetAdjustmentBehavior automatic
        =Where the content scrolls, and upright in a controller's page.
        :p
        @UIScrollView.ContentInsetAdjustmentBehavior scrollableAxes
        =Where the content scrolls.
        :p
        @UIScrollView.ContentInsetAdjustmentBehavior never
        =Never.
        :p
        @UIScrollView.ContentInsetAdjustmentBehavior always
        =Always.
        :p
        @UIScrollView.KeyboardDismissMode 
        =How a finger that scrolls sends the keyboard away.
        :p
        @UIScrollView.KeyboardDismissMode none
        =Not at all.
        :p
        @UIScrollView.KeyboardDismissMode onDrag
        =As it begins to scroll.
        :p
        @UIScrollView.KeyboardDismissMode interactive
        =It takes the keyboard down with it.
        :p
        @UIScrollView.KeyboardDismissMode onDragWithAccessory
        =As it begins to scroll, with what stands on top of the keyboard.
        :p
        @UIScrollView.KeyboardDismissMode interactiveWithAccessory
        =It takes the keyboard down with it, and what stands on top.
        :p
        @UIScrollView keyboardDismissMode
        =How a finger that scrolls sends the keyboard away.
        !documented UIScrollView.keyboardDismissMode; the two interactive modes are refused: the keyboard does not follow the \#
        finger.
        :p
        @UIScrollView.IndicatorStyle 
        =How the bars beside the content look.
        :p
        @UIScrollView.IndicatorStyle default
        =Black with a white border.
        :p
        @UIScrollView.IndicatorStyle black
        =Black.
        :p
        @UIScrollView.IndicatorStyle white
        =White.
        :p
        @UIScrollView init(frame:)
        =A scroll view with a frame in its superview's coordinates, in points.
        :p
        @UIScrollView init(coder:)
        =A scroll view from an archive.
        :p
        @UIScrollView indicatorStyle
        =How the bars beside the content look.
        !simplified; kept, not drawn.
        :p
        @UIScrollView contentSize
        =The size of the content, in points: as code says, or as constraints to the content's edges do.
        :p
        @UIScrollView contentOffset
        =What is scrolled to: the content's point at the view's top left corner.
        !documented UIScrollView.contentOffset (the origin of the bounds); setting it halts what moves by itself.
        :p
        @UIScrollView scroll(to:)
        =Scrolls, and lets the content move on by itself if it does.
        <scrollViewDidScroll(_:)
        @UIScrollView setContentOffset(_:animated:)
        =Scrolls to a point of the content.
        !simplified; the animation takes 0.3 s.
        <scrollViewDidEndScrollingAnimation(_:)
        :p
        @UIScrollView scrollRectToVisible(_:animated:)
        =Scrolls as little as is needed to show a part of the content.
        !documented UIScrollView.scrollRectToVisible(_:animated:).
        :p
        @UIScrollView contentInset
        =Room around the content, in points.
        !documented UIScrollView.contentInset.
        :p
        @UIScrollView contentInsetAdjustmentBehavior
        =Whether the safe area is added to the insets.
        :p
        @UIScrollView adjustedContentInset
        =The room around the content with what the safe area adds, in points.
        !simplified; `automatic` adds the safe area at the top and bottom always.
        :p
        @UIScrollView adjustedContentInsetDidChange()
        =Override point: the insets have changed.
        !documented UIScrollView.adjustedContentInsetDidChange(); the delegate's scrollViewDidChangeAdjustedContentInset(_:) is \#
        not simulated.
        :pc
        @UIScrollView touchesShouldBegin(_:with:in:)
        =Override point: whether a view of the content gets a finger that has come down on it.
        !documented UIScrollView.touchesShouldBegin(_:with:in:).
        :pc
        @UIScrollView touchesShouldCancel(in:)
        =Override point: whether a finger that scrolls is taken away from a view of the content that follows it already: not \#
        from controls.
        !documented UIScrollView.touchesShouldCancel(in:).
        :pc
        @UIScrollView safeAreaInsetsDidChange()
        =Override point: the safe area has changed: what stood at the content's top stays there.
        !reported (content that rests at its top stays at its top when the insets change).
        :pc
        @UIScrollView insetChanged(from:)
        <adjustedContentInsetDidChange()
        @UIScrollView contentLayoutGuide
        =The content's rectangle for constraints: its size is the content size.
        :p
        @UIScrollView frameLayoutGuide
        =The rectangle that is seen, for constraints: its size is the view's.
        :p
        @UISearchBar delegate
        /UIKit/Controls/UISearchBar+Editing.swift
        =Told and asked while the bar is used.
        :p
        @UISearchBar fieldTells(_:_:)
        =What the field asks and tells goes to the bar's delegate in its own words.
        !documented UISearchBarDelegate, UISearchControllerDelegate.presentSearchController(_:) (the search controller comes \#
        when the bar has agreed to begin editing).
        <textFieldShouldBeginEditing(_:) searchBarShouldBeginEditing(_:) textFieldDidBeginEditing(_:) \#
        searchBarTextDidBeginEditing(_:) textFieldShouldEndEditing(_:) searchBarShouldEndEditing(_:) \#
        textFieldDidEndEditing(_:reason:) searchBarTextDidEndEditing(_:) \#
        textField(_:shouldChangeCharactersIn:replacementString:) searchBar(_:shouldChangeTextIn:replacementText:) \#
        textFieldShouldReturn(_:) searchBarSearchButtonClicked(_:)
        @UISearchBar textChanged()
        =The field's text has been edited.
        !documented UISearchBarDelegate.searchBar(_:textDidChange:), UISearchResultsUpdating.updateSearchResults(for:); that \#
        the delegate is told before the updater is simplified.
        <searchBar(_:textDidChange:)
        @UISearchBar cancelPressed()
        !documented UISearchBarDelegate.searchBarCancelButtonClicked(_:); reported (a search controller ends after the delegate \#
        has been told).
        <searchBarCancelButtonClicked(_:)
        @UISearchBar scopeChosen()
        !documented UISearchBarDelegate.searchBar(_:selectedScopeButtonIndexDidChange:).
        <searchBar(_:selectedScopeButtonIndexDidChange:)
        @UISearchBar updateCancelButton()
        !reported (the button is out of use when the bar has given up the keyboard; not in a search controller that is active).
        @UISearchBarDelegate 
        =Asked and told by a search bar.
        !documented UISearchBarDelegate.
        :p
        @UISearchBarDelegate searchBarShouldBeginEditing(_:)
        =Whether editing may begin.
        !documented UISearchBarDelegate.searchBarShouldBeginEditing(_:).
        :pc
        @UISearchBarDelegate searchBarTextDidBeginEditing(_:)
        =Editing has begun.
        !documented UISearchBarDelegate.searchBarTextDidBeginEditing(_:).
        :pc
        @UISearchBarDelegate searchBarShouldEndEditing(_:)
        =Whether editing may end.
        !documented UISearchBarDelegate.searchBarShouldEndEditing(_:).
        :pc
        @UISearchBarDelegate searchBarTextDidEndEditing(_:)
        =Editing has ended.
        !documented UISearchBarDelegate.searchBarTextDidEndEditing(_:).
        :pc
        @UISearchBarDelegate searchBar(_:textDidChange:)
        =The text has been edited.
        !documented UISearchBarDelegate.searchBar(_:textDidChange:) (clearing the field included; not for what code sets, which \#
        is reported).
        :pc
        @UISearchBarDelegate searchBar(_:shouldChangeTextIn:replacementText:)
        =Whether a part of the text may be replaced; the range is in UTF-16 units.
        !documented UISearchBarDelegate.searchBar(_:shouldChangeTextIn:replacementText:).
        :pc
        @UISearchBarDelegate searchBarSearchButtonClicked(_:)
        =The keyboard's search key was pressed.
        !documented UISearchBarDelegate.searchBarSearchButtonClicked(_:).
        :pc
        @UISearchBarDelegate searchBarBookmarkButtonClicked(_:)
        =The button for bookmarks was touched.
        !simplified; never asked, there is no such button.
        :pc
        @UISearchBarDelegate searchBarCancelButtonClicked(_:)
        =The button that ends the search was touched.
        !documented UISearchBarDelegate.searchBarCancelButtonClicked(_:).
        :pc
        @UISearchBarDelegate searchBarResultsListButtonClicked(_:)
        =The button for a list of results was touched.
        !simplified; never asked, there is no such button.
        :pc
        @UISearchBarDelegate searchBar(_:selectedScopeButtonIndexDidChange:)
        =Another scope was chosen.
        !documented UISearchBarDelegate.searchBar(_:selectedScopeButtonIndexDidChange:).
        :pc
        @UISearchBar text
        /UIKit/Controls/UISearchBar+Properties.swift
        =The text.
        !documented UISearchBar.text; that the updater hears of it and the delegate does not is reported.
        :p
        @UISearchBar placeholder
        =What the field shows while there is no text.
        :p
        @UISearchBar prompt
        =A line above the field.
        !simplified; kept, it is not shown.
        :p
        @UISearchBar searchBarStyle
        =How prominent the bar is.
        !simplified; kept, the bar has no ground of its own.
        :p
        @UISearchBar barStyle
        =The bar's look.
        !simplified; kept, the bar has no ground of its own.
        :p
        @UISearchBar barTintColor
        =The colour of the bar itself.
        !simplified; kept, the bar has no ground of its own.
        :p
        @UISearchBar isTranslucent
        =Whether what is behind the bar shines through.
        !simplified; kept, the bar has no ground of its own.
        :p
        @UISearchBar backgroundImage
        =The bar's ground.
        !simplified; kept, the bar has no ground of its own.
        :p
        @UISearchBar showsCancelButton
        =Whether there is a button that ends the search.
        :p
        @UISearchBar setShowsCancelButton(_:animated:)
        =Shows the button that ends the search, or hides it.
        !documented UISearchBar.setShowsCancelButton(_:animated:); at once (simplified).
        :p
        @UISearchBar showsBookmarkButton
        =Whether there is a button for bookmarks.
        !simplified; kept, it is not shown.
        :p
        @UISearchBar showsSearchResultsButton
        =Whether there is a button for a list of results.
        !simplified; kept, it is not shown.
        :p
        @UISearchBar isSearchResultsButtonSelected
        =Whether the button for a list of results is chosen.
        !simplified; kept, it is not shown.
        :p
        @UISearchBar scopeButtonTitles
        =The titles of the scopes.
        :p
        @UISearchBar selectedScopeButtonIndex
        =The chosen scope, from 0.
        :p
        @UISearchBar showsScopeBar
        =Whether the scopes are shown.
        :p
        @UISearchBar setShowsScope(_:animated:)
        =Shows the scopes, or hides them.
        !documented UISearchBar.setShowsScope(_:animated:); at once (simplified).
        :p
        @UISearchBar keyboardType
        =Which keys the keyboard has.
        !documented UITextInputTraits.keyboardType; simplified, it decides whether there is a return key.
        :p
        @UISearchBar returnKeyType
        =What the return key says.
        !simplified; kept, and says nothing to the keyboard, which is a block.
        :p
        @UISearchBar enablesReturnKeyAutomatically
        =Whether the return key is out of use while there is no text.
        !documented UITextInputTraits.enablesReturnKeyAutomatically.
        :p
        @UISearchBar autocapitalizationType
        =When letters become capital by themselves.
        !simplified; kept, what is typed stays as it is.
        :p
        @UISearchBar autocorrectionType
        =Whether words are corrected.
        !simplified; kept, what is typed stays as it is.
        :p
        @UISearchBar spellCheckingType
        =Whether spelling is checked.
        !simplified; kept, what is typed stays as it is.
        :p
        @UISearchBar keyboardAppearance
        =The keyboard's look.
        !simplified; kept, the keyboard is a block.
        :p
        @UISearchBar setImage(_:for:state:)
        =Gives a part of the bar another picture.
        !simplified; no picture of the bar's is drawn.
        :p
        @UISearchBar setSearchFieldBackgroundImage(_:for:)
        =Gives the field another ground.
        !simplified; no picture of the bar's is drawn.
        :p
        @UISearchBar 
        /UIKit/Controls/UISearchBar.swift
        =A field to search with, and the buttons beside and below it.
        !documented UISearchBar; drawn as its field, with "Cancel" and the scopes while they are shown: icons, the bookmark's \#
        and the results list's buttons are left out (simplified).
        :p
        @UISearchBar.Style 
        =How prominent the bar is.
        :p
        @UISearchBar.Style default
        =As the bar's style says.
        :p
        @UISearchBar.Style prominent
        =With a ground of its own.
        :p
        @UISearchBar.Style minimal
        =The field alone.
        :p
        @UISearchBar.Icon 
        =A picture in the bar.
        :p
        @UISearchBar.Icon search
        =Before the text.
        :p
        @UISearchBar.Icon clear
        =On the button that clears.
        :p
        @UISearchBar.Icon bookmark
        =On the button for bookmarks.
        :p
        @UISearchBar.Icon resultsList
        =On the button for a list of results.
        :p
        @UISearchBar height
        =Points that the bar is high by itself, without scopes.
        !reported (56 since iOS 11, 44 before).
        @UISearchBar heightInNavigationBar
        =Points that the bar takes in a navigation bar.
        !reported (since iOS 11).
        @UISearchBar scopeHeight
        =Points that the scopes add.
        !simplified; about as much as the real ones.
        @UISearchBar init(frame:)
        =A bar with a frame in its superview's coordinates, in points.
        :p
        @UISearchBar init(coder:)
        =A bar from an archive.
        :p
        @UISearchBar searchTextField
        =The field.
        :p
        @UISearchBar privateKeys
        !reported, `value(forKey: "searchField")` as apps use it, before iOS 13 had the property.
        @UISearchBar intrinsicContentSize
        =As high as its rows.
        !reported (56 since iOS 11); the scopes' height is simplified.
        :p
        @UISearchBar sizeThatFits(_:)
        =As wide as there is room, as high as its rows.
        :p
        @UISearchBar layoutSubviews()
        =Puts the field between the edges and the button, the scopes below.
        !simplified; the measures are about the real ones'.
        :p
        @UISearchBar isFirstResponder
        =Whether the field is first responder.
        :p
        @UISearchBar becomeFirstResponder()
        =Puts the cursor into the field.
        <becomeFirstResponder()
        :p
        @UISearchBar resignFirstResponder()
        =Ends the search's typing.
        <resignFirstResponder()
        :p
        @UISearchBar inputAccessoryView
        =What stands on top of the keyboard.
        :p
        @UISearchTextField 
        /UIKit/Controls/UISearchTextField.swift
        =The field in a search bar.
        !documented UISearchTextField; tokens are left out (simplified).
        :p
        @UISearchTextField init(frame:)
        =A field with a frame in its superview's coordinates, in points.
        :p
        @UISearchTextField init(coder:)
        =A field from an archive.
        :p
        @UISegmentedControl selectedSegmentTintColor
        /UIKit/Controls/UISegmentedControl+Kept.swift
        =The chosen segment's colour.
        !simplified; kept, it is drawn in one look.
        :p
        @UISegmentedControl apportionsSegmentWidthsByContent
        =Whether segments with longer titles are wider.
        !simplified; kept, those without a width are equally wide.
        :p
        @UISegmentedControl setImage(_:forSegmentAt:)
        =Gives a segment a picture in the place of its title.
        !simplified; kept, the segment is drawn without.
        :p
        @UISegmentedControl imageForSegment(at:)
        =A segment's picture.
        :p
        @UISegmentedControl setContentOffset(_:forSegmentAt:)
        =Moves a segment's title, in points.
        !simplified; kept, titles stand in the middle.
        :p
        @UISegmentedControl contentOffsetForSegment(at:)
        =How far a segment's title is moved, in points.
        :p
        @UISegmentedControl setBackgroundImage(_:for:barMetrics:)
        =Sets the picture behind the segments for a state.
        !simplified; kept, it is not drawn.
        :p
        @UISegmentedControl backgroundImage(for:barMetrics:)
        =The picture behind the segments for a state, nil when it has none of its own.
        :p
        @UISegmentedControl setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)
        =Sets the picture between two segments for their states.
        !simplified; kept, it is not drawn.
        :p
        @UISegmentedControl 
        /UIKit/Controls/UISegmentedControl.swift
        =A control with segments, one of which is chosen.
        !documented UISegmentedControl (a tap on another segment tells of valueChanged, code does not); drawn as a line of \#
        titles (simplified).
        :p
        @UISegmentedControl noSegment
        =The number that says that no segment is chosen.
        :p
        @UISegmentedControl init(items:)
        =A control with segments of these titles.
        !simplified; titles only, no images.
        :p
        @UISegmentedControl init(frame:)
        =A control without segments.
        :p
        @UISegmentedControl init(coder:)
        =A control from an archive.
        :p
        @UISegmentedControl numberOfSegments
        =How many segments there are.
        :p
        @UISegmentedControl selectedSegmentIndex
        =The chosen segment, from 0; -1 for none.
        :p
        @UISegmentedControl titleForSegment(at:)
        =A segment's title.
        :p
        @UISegmentedControl setTitle(_:forSegmentAt:)
        =Gives a segment another title.
        :p
        @UISegmentedControl insertSegment(withTitle:at:animated:)
        =Puts a segment in.
        :p
        @UISegmentedControl removeSegment(at:animated:)
        =Takes a segment out.
        !documented UISegmentedControl.removeSegment(at:animated:).
        :p
        @UISegmentedControl setEnabled(_:forSegmentAt:)
        =Whether a segment can be chosen.
        :p
        @UISegmentedControl isEnabledForSegment(at:)
        =Whether a segment can be chosen.
        :p
        @UISegmentedControl setWidth(_:forSegmentAt:)
        =Gives a segment a width in points; 0 for as wide as the others.
        :p
        @UISegmentedControl widthForSegment(at:)
        =The width that a segment was given, in points; 0 for none.
        :p
        @UISegmentedControl isMomentary
        =Whether a segment is chosen only while the finger is on it.
        !documented UISegmentedControl.isMomentary (targets find the segment, afterwards there is none).
        :p
        @UISegmentedControl removeAllSegments()
        =Takes all segments out.
        :p
        @UISegmentedControl takeTap(at:)
        =Chooses the segment at a point, and tells those who want to know.
        !documented UISegmentedControl; segments without a width of their own share the rest (simplified).
        @UISegmentedControl intrinsicContentSize
        =As wide as the titles, 32 points high.
        !simplified; `TextMetrics` states the widths.
        :p
        @UISlider minimumTrackTintColor
        /UIKit/Controls/UISlider+Kept.swift
        =The colour of the track up to the thumb.
        !simplified; kept, it is drawn in one look.
        :p
        @UISlider maximumTrackTintColor
        =The colour of the track behind the thumb.
        !simplified; kept, it is drawn in one look.
        :p
        @UISlider thumbTintColor
        =The thumb's colour.
        !simplified; kept, it is drawn in one look.
        :p
        @UISlider minimumValueImage
        =The picture before the track.
        !simplified; kept, it is not drawn.
        :p
        @UISlider maximumValueImage
        =The picture behind the track.
        !simplified; kept, it is not drawn.
        :p
        @UISlider setThumbImage(_:for:)
        =Sets the thumb for a state.
        !simplified; kept, it is drawn in one look.
        :p
        @UISlider thumbImage(for:)
        =The picture of thumb for a state, nil when it has none of its own.
        :p
        @UISlider currentThumbImage
        =The picture of thumb that is shown: the present state's, else the normal one's.
        :p
        @UISlider setMinimumTrackImage(_:for:)
        =Sets the track up to the thumb for a state.
        !simplified; kept, it is drawn in one look.
        :p
        @UISlider minimumTrackImage(for:)
        =The picture of track up to the thumb for a state, nil when it has none of its own.
        :p
        @UISlider currentMinimumTrackImage
        =The picture of track up to the thumb that is shown: the present state's, else the normal one's.
        :p
        @UISlider setMaximumTrackImage(_:for:)
        =Sets the track behind the thumb for a state.
        !simplified; kept, it is drawn in one look.
        :p
        @UISlider maximumTrackImage(for:)
        =The picture of track behind the thumb for a state, nil when it has none of its own.
        :p
        @UISlider currentMaximumTrackImage
        =The picture of track behind the thumb that is shown: the present state's, else the normal one's.
        :p
        @UISlider 
        /UIKit/Controls/UISlider.swift
        =A control for a value in a range.
        !documented UISlider (valueChanged on the way, or once at the end when it is not continuous); images and tints are left \#
        out, and setValue jumps (simplified).
        :p
        @UISlider value
        =The value.
        :p
        @UISlider setValue(_:animated:)
        =Sets the value, kept within the range.
        :p
        @UISlider minimumValue
        =The least value.
        :p
        @UISlider maximumValue
        =The greatest value.
        :p
        @UISlider isContinuous
        =Whether the target hears of every value on the finger's way, or of the last alone.
        :p
        @UISlider thumb
        =Half the thumb's width, and how far from its middle a finger takes hold of it, in points.
        !simplified.
        @UISlider trackRect(forBounds:)
        =Override point: where the track is drawn, in points: from one side to the other, in the middle.
        !documented UISlider.trackRect(forBounds:); its size is simplified.
        :pc
        @UISlider thumbRect(forBounds:trackRect:value:)
        =Override point: where the thumb is drawn, in points: on the track, nowhere beyond its ends.
        !documented UISlider.thumbRect(forBounds:trackRect:value:); its size is simplified.
        :pc
        @UISlider layoutSubviews()
        =Override point: puts track and thumb where the class says.
        :pc
        @UISlider touchesBegan(_:with:)
        =Override point: takes hold of the thumb, if the finger is on it.
        !reported (a finger elsewhere on the track moves nothing).
        :pc
        @UISlider touchesMoved(_:with:)
        =Override point: moves the thumb with the finger.
        :pc
        @UISlider touchesEnded(_:with:)
        =Override point: lets the thumb go.
        :pc
        @UISlider touchesCancelled(_:with:)
        =Override point: lets the thumb go.
        :pc
        @UISlider intrinsicContentSize
        =As high as the thumb; no width of its own.
        !reported (33 points high).
        :p
        @UIStackView arrange(in:)
        /UIKit/Controls/UIStackView+Arrangement.swift
        =The stack's rules, in the coordinates of the stack.
        !documented UIStackView (distribution, alignment, hidden views); names reported from UIKit's console messages.
        @UIStackView 
        /UIKit/Controls/UIStackView.swift
        =Lays views out in a row or a column.
        !documented UIStackView; hiding an arranged view moves the others with the next layout, also where UIKit would animate \#
        it (simplified).
        :p
        @UIStackView.Distribution 
        =How the views share the length of the stack.
        !documented UIStackView.Distribution.
        :p
        @UIStackView.Distribution fill
        =They fill it; who gives way is decided by hugging and compression resistance.
        :p
        @UIStackView.Distribution fillEqually
        =They fill it and are of one length.
        :p
        @UIStackView.Distribution fillProportionally
        =They fill it in proportion to their intrinsic lengths.
        :p
        @UIStackView.Distribution equalSpacing
        =The distances between them are the same.
        :p
        @UIStackView.Distribution equalCentering
        =The distances between their middles are the same.
        :p
        @UIStackView.Alignment 
        =Where the views stand across the stack.
        !documented UIStackView.Alignment.
        :p
        @UIStackView.Alignment fill
        =From edge to edge.
        :p
        @UIStackView.Alignment leading
        =At the edge at which reading begins, or the top.
        :p
        @UIStackView.Alignment firstBaseline
        =By the baselines of their first lines; in a row only.
        :p
        @UIStackView.Alignment center
        =In the middle.
        :p
        @UIStackView.Alignment trailing
        =At the edge at which reading ends, or the bottom.
        :p
        @UIStackView.Alignment lastBaseline
        =By the baselines of their last lines; in a row only.
        :p
        @UIStackView.Alignment top
        =At the top of a row.
        :p
        @UIStackView.Alignment bottom
        =At the bottom of a row.
        :p
        @UIStackView init(frame:)
        =A stack with a frame in its superview's coordinates, in points.
        :p
        @UIStackView init(arrangedSubviews:)
        =A stack that arranges some views.
        :p
        @UIStackView init(coder:)
        =A stack from an archive.
        :p
        @UIStackView arrangedSubviews
        =The views that are arranged, in order.
        :p
        @UIStackView addArrangedSubview(_:)
        =Arranges a view after the others.
        :p
        @UIStackView insertArrangedSubview(_:at:)
        =Arranges a view at a place among the others.
        !documented UIStackView.insertArrangedSubview(_:at:); it turns off the view's \#
        translatesAutoresizingMaskIntoConstraints.
        :p
        @UIStackView removeArrangedSubview(_:)
        =Arranges a view no longer.
        !documented UIStackView.removeArrangedSubview(_:) (it stays a subview).
        :p
        @UIStackView axis
        =Whether the views form a row or a column.
        :p
        @UIStackView distribution
        =How the views share the length of the stack.
        :p
        @UIStackView alignment
        =Where the views stand across the stack.
        :p
        @UIStackView spacing
        =The distance between the views, or the least distance, in points.
        :p
        @UIStackView isLayoutMarginsRelativeArrangement
        =Whether the views keep to the stack's margins instead of its edges.
        :p
        @UIStackView isBaselineRelativeArrangement
        =Whether distances in a column are measured from the last baseline of one view to the first of the next.
        :p
        @UIStackView forFirstBaselineLayout
        !documented UIView.forFirstBaselineLayout (in a column the first view, in a row the highest).
        :p
        @UIStackView forLastBaselineLayout
        =Override point: the view whose last baseline is the stack's: in a column the last one, in a row the highest.
        :pc
        @UIStackView setCustomSpacing(_:after:)
        =Says which distance follows a view, in points; spacingUseDefault for that of all.
        :p
        @UIStackView customSpacing(after:)
        =The distance that follows a view, in points; spacingUseDefault when it is that of all.
        :p
        @UIStackView spacingUseDefault
        =Stands for the distance of all.
        :p
        @UIStackView spacingUseSystem
        =Stands for the system's distance.
        !simplified; 8 points, whatever the neighbours are.
        :p
        @UIStackView sizeThatFits(_:)
        =The smallest size in which the views fit, in points.
        :p
        @UIStepper autorepeat
        /UIKit/Controls/UIStepper+Kept.swift
        =Whether a finger that rests goes on counting.
        !simplified; kept, one tap is one step.
        :p
        @UIStepper isContinuous
        =Whether the target hears of every value meanwhile.
        !simplified; kept, one tap is one step.
        :p
        @UIStepper setIncrementImage(_:for:)
        =Sets the plus for a state.
        !simplified; kept, it is drawn in one look.
        :p
        @UIStepper incrementImage(for:)
        =The picture of plus for a state, nil when it has none of its own.
        :p
        @UIStepper setDecrementImage(_:for:)
        =Sets the minus for a state.
        !simplified; kept, it is drawn in one look.
        :p
        @UIStepper decrementImage(for:)
        =The picture of minus for a state, nil when it has none of its own.
        :p
        @UIStepper setBackgroundImage(_:for:)
        =Sets the background for a state.
        !simplified; kept, it is drawn in one look.
        :p
        @UIStepper backgroundImage(for:)
        =The picture of background for a state, nil when it has none of its own.
        :p
        @UIStepper 
        /UIKit/Controls/UIStepper.swift
        =A control with a minus and a plus.
        !documented UIStepper; simplified, one tap is one step: resting on it does not repeat.
        :p
        @UIStepper init(frame:)
        =A stepper at a place in its superview's coordinates, in points; its size is its own.
        !reported (94 by 32 points).
        :p
        @UIStepper init(coder:)
        =A stepper from an archive.
        :p
        @UIStepper value
        =The value, kept within the range.
        :p
        @UIStepper minimumValue
        =The least value.
        :p
        @UIStepper maximumValue
        =The greatest value.
        :p
        @UIStepper stepValue
        =How much a tap adds or takes away.
        :p
        @UIStepper wraps
        =Whether the value goes on at the other end.
        :p
        @UIStepper takeTap(at:)
        =Minus at the left, plus at the right; a tap of the scenario is one on the plus.
        !documented UIStepper; simplified where the scenario taps.
        @UIStepper intrinsicContentSize
        =94 by 32 points.
        :p
        @UISwitch thumbTintColor
        /UIKit/Controls/UISwitch+Kept.swift
        =The thumb's colour.
        !simplified; kept, it is drawn in one look.
        :p
        @UISwitch onImage
        =A picture for on, without effect since iOS 7.
        !simplified; kept, it is not drawn.
        :p
        @UISwitch offImage
        =A picture for off, without effect since iOS 7.
        !simplified; kept, it is not drawn.
        :p
        @UISwitch title
        =A title, for a Mac.
        !simplified; kept, there is none on a device.
        :p
        @UISwitch preferredStyle
        =How the switch is to look.
        !simplified; kept, a device has one style.
        :p
        @UISwitch.Style 
        =How a switch looks.
        !documented UISwitch.Style.
        :p
        @UISwitch.Style automatic
        =As the system likes.
        :p
        @UISwitch.Style checkbox
        =As a box with a tick, on a Mac.
        :p
        @UISwitch.Style sliding
        =As a switch.
        :p
        @UISwitch style
        =How the switch looks: as a switch.
        :p
        @UISwitch 
        /UIKit/Controls/UISwitch.swift
        =A control that is on or off.
        !documented UISwitch (a tap switches and tells of valueChanged, code tells nobody); simplified, switching is not \#
        animated.
        :p
        @UISwitch init(frame:)
        =A switch at a place in its superview's coordinates, in points; its size is its own.
        !documented UISwitch.init(frame:) (the size is ignored; 51 by 31 points).
        :p
        @UISwitch init(coder:)
        =A switch from an archive.
        :p
        @UISwitch isOn
        =Whether it is on.
        :p
        @UISwitch setOn(_:animated:)
        =Switches.
        :p
        @UISwitch onTintColor
        =The colour while it is on.
        :p
        @UISwitch intrinsicContentSize
        =51 by 31 points, less the room that alignment leaves out.
        :p
        @UITextField delegate
        /UIKit/Controls/UITextField+Editing.swift
        =Told and asked while the text is edited.
        :p
        @UITextField isEditing
        =Whether the field is first responder.
        :p
        @UITextField hasText
        =Whether there is text.
        :p
        @UITextField insertText(_:)
        =Types text where the cursor is, if the delegate allows it.
        :p
        @UITextField deleteBackward()
        =Takes away the character before the cursor, if the delegate allows it.
        :p
        @UITextField replace(_:with:)
        !documented UITextFieldDelegate.textField(_:shouldChangeCharactersIn:replacementString:), \#
        UIControl.Event.editingChanged; their order with textFieldDidChangeSelection is simplified.
        <textField(_:shouldChangeCharactersIn:replacementString:)
        @UITextField selectionChanged()
        <textFieldDidChangeSelection(_:)
        @UITextField pressClear()
        =Clears the text, if the delegate allows it.
        !documented UITextFieldDelegate.textFieldShouldClear(_:); the order of what is told is simplified.
        <textFieldShouldClear(_:)
        @UITextField pressReturn()
        !documented UITextFieldDelegate.textFieldShouldReturn(_:), UIControl.Event.editingDidEndOnExit (a field with an action \#
        for it gives up being first responder); the order of the two events is simplified.
        <textFieldShouldReturn(_:) resignFirstResponder()
        @UITextField textDidBeginEditingNotification
        =Editing of a text field has begun.
        :p
        @UITextField textDidEndEditingNotification
        =Editing of a text field has ended.
        :p
        @UITextField textDidChangeNotification
        =The text of a text field has been edited.
        :p
        @UITextField text
        =The text; never nil, also after it was set to nil.
        !documented UITextField.text.
        :p
        @UITextField placeholder
        =What is shown while there is no text.
        :p
        @UITextField adjustsFontForContentSizeCategory
        =Whether a font that follows the size of text that the user has chosen is renewed when that changes.
        !documented UIContentSizeCategoryAdjusting.adjustsFontForContentSizeCategory.
        :p
        @UITextField font
        =The typeface.
        :p
        @UITextField textColor
        =The text's colour.
        :p
        @UITextField textAlignment
        =Where the text stands.
        :p
        @UITextField borderStyle
        =The line around the field.
        :p
        @UITextField clearsOnBeginEditing
        =Whether the text goes when editing begins.
        :p
        @UITextField clearButtonMode
        =When a button that clears the text is shown, which people call "Clear text".
        !documented UITextField.clearButtonMode; reported (what VoiceOver says).
        :p
        @UITextField adjustsFontSizeToFitWidth
        /UIKit/Controls/UITextField+Kept.swift
        =Whether long text gets smaller.
        !simplified; kept, text keeps its size.
        :p
        @UITextField minimumFontSize
        =How small text may get, in points.
        !simplified; kept, text keeps its size.
        :p
        @UITextField background
        =The picture behind the text.
        !simplified; kept, it is not drawn.
        :p
        @UITextField disabledBackground
        =The same while the field is disabled.
        !simplified; kept, it is not drawn.
        :p
        @UITextField clearsOnInsertion
        =Whether what is typed takes the place of all the text.
        !simplified; kept, it stands behind it.
        :p
        @UITextField allowsEditingTextAttributes
        =Whether the user may change the text's look.
        !simplified; kept, nobody does.
        :p
        @UITextField leftView
        /UIKit/Controls/UITextField+Parts.swift
        =The view before the text; held, and a subview while it is shown.
        !documented UITextField.leftView; that it comes with the next layout is simplified.
        :p
        @UITextField rightView
        =The view after the text; held, and a subview while it is shown.
        !documented UITextField.rightView; that it comes with the next layout is simplified, that the same view is no change is \#
        reported.
        :p
        @UITextField leftViewMode
        =When the view before the text is shown.
        !documented UITextField.leftViewMode.
        :p
        @UITextField rightViewMode
        =When the view after the text is shown.
        !documented UITextField.rightViewMode.
        :p
        @UITextField hasParts
        =Whether a class or views beside the text have a say in where it stands.
        <textRect(forBounds:) editingRect(forBounds:) placeholderRect(forBounds:)
        @UITextField shownRight
        !documented UITextField.clearButtonMode (where both are wanted, the button is shown).
        @UITextField askedTextRect(_:)
        <textRect(forBounds:)
        @UITextField askedEditingRect(_:)
        <editingRect(forBounds:)
        @UITextField askedPlaceholderRect
        !documented UITextField.placeholderRect(forBounds:) (not asked without a placeholder).
        <placeholderRect(forBounds:)
        @UITextField askedClearButton
        <clearButtonRect(forBounds:)
        @UITextField askedLeftView
        <leftViewRect(forBounds:)
        @UITextField askedRightView
        <rightViewRect(forBounds:)
        @UITextField keyboardType
        /UIKit/Controls/UITextField+Traits.swift
        =Which keys the keyboard has.
        !documented UITextInputTraits.keyboardType; simplified, it decides whether there is a return key.
        :p
        @UITextField returnKeyType
        =What the return key says.
        !simplified; kept, and says nothing to the keyboard, which is a block.
        :p
        @UITextField autocapitalizationType
        =When letters become capital by themselves.
        !simplified; kept, what is typed stays as it is.
        :p
        @UITextField autocorrectionType
        =Whether words are corrected.
        !simplified; kept, what is typed stays as it is.
        :p
        @UITextField spellCheckingType
        =Whether spelling is checked.
        !simplified; kept, what is typed stays as it is.
        :p
        @UITextField textContentType
        =What the text means.
        !simplified; kept, nothing is filled in.
        :p
        @UITextField enablesReturnKeyAutomatically
        =Whether the return key is out of use while there is no text.
        !documented UITextInputTraits.enablesReturnKeyAutomatically.
        :p
        @UITextField isSecureTextEntry
        =Whether dots stand for the characters.
        !documented UITextInputTraits.isSecureTextEntry; all characters are dots at once (simplified).
        :p
        @UITextField keyboardAppearance
        =How the keyboard looks.
        !simplified; kept, and says nothing to the keyboard, which is a block.
        :p
        @UITextField smartDashesType
        =Whether two hyphens become a dash.
        !simplified; kept, what is typed stays as it is.
        :p
        @UITextField smartQuotesType
        =Whether quotation marks become curly.
        !simplified; kept, what is typed stays as it is.
        :p
        @UITextField smartInsertDeleteType
        =Whether spaces come and go with what is inserted and deleted.
        !simplified; kept, what is typed stays as it is.
        :p
        @UITextField 
        /UIKit/Controls/UITextField.swift
        =A line of text that can be edited.
        !documented UITextField; simplified, widths as `TextMetrics` states them, text with attributes is measured by them and \#
        drawn like its first character, typed by the scenario: no dictation or correction.
        :p
        @UITextField.BorderStyle 
        =The line around a field.
        :p
        @UITextField.BorderStyle none
        =None.
        :p
        @UITextField.BorderStyle line
        =A thin one.
        :p
        @UITextField.BorderStyle bezel
        =One that looks deep.
        :p
        @UITextField.BorderStyle roundedRect
        =One with round corners.
        :p
        @UITextField.ViewMode 
        =When a view beside the text is shown.
        !documented UITextField.ViewMode.
        :p
        @UITextField.ViewMode never
        =Never.
        :p
        @UITextField.ViewMode whileEditing
        =While the text is edited.
        :p
        @UITextField.ViewMode unlessEditing
        =While it is not.
        :p
        @UITextField.ViewMode always
        =Always.
        :p
        @UITextField.DidEndEditingReason 
        =Why editing has ended.
        !documented UITextField.DidEndEditingReason; it is always committed, as it is on every system but tvOS.
        :p
        @UITextField.DidEndEditingReason committed
        =The text holds.
        :p
        @UITextField.DidEndEditingReason cancelled
        =The text does not hold.
        :p
        @UITextField init(frame:)
        =A text field with a frame in its superview's coordinates, in points.
        :p
        @UITextField init(coder:)
        =A text field from an archive.
        :p
        @UITextField canBecomeFirstResponder
        =Whether the field is in use.
        :p
        @UITextField inputView
        =What stands in the keyboard's place.
        :p
        @UITextField inputAccessoryView
        =What stands on top of the keyboard.
        :p
        @UITextField agreesToBegin()
        <textFieldShouldBeginEditing(_:)
        @UITextField hasBegun()
        !reported keyboard-textfield-order (the delegate before the keyboard); the places of the control's event and of the \#
        notification are simplified.
        <textFieldShouldClear(_:) textFieldDidBeginEditing(_:)
        @UITextField agreesToEnd()
        <textFieldShouldEndEditing(_:)
        @UITextField hasEnded()
        !documented UITextFieldDelegate.textFieldDidEndEditing(_:reason:) (called in place of the method without a reason).
        <textFieldDidEndEditing(_:reason:) textFieldDidEndEditing(_:)
        @UITextField touchesBegan(_:with:)
        =Override point: waits for the finger to be lifted.
        :pc
        @UITextField touchesMoved(_:with:)
        =Override point: nothing moves with the finger.
        :pc
        @UITextField touchesEnded(_:with:)
        =Override point: puts the cursor into the field; where the finger has rested, the menu for what is edited is shown.
        !reported (the menu of a text that is pressed comes when the finger is lifted).
        :pc
        @UITextField tapped()
        <becomeFirstResponder()
        @UITextField intrinsicContentSize
        =The size of the text or of the placeholder, with the border's room, in points.
        !simplified; `TextMetrics` states the widths, the border takes 7 points at the sides and 6 above and below.
        :p
        @UITextField sizeThatFits(_:)
        =The size that fits best: that of the content.
        :p
        @UITextField borderRect(forBounds:)
        =Override point: where the border is drawn: in the bounds.
        !documented UITextField.borderRect(forBounds:); the border is drawn around the bounds (simplified).
        :pc
        @UITextField textRect(forBounds:)
        =Override point: where the text stands while it is not edited: in what border and views beside it leave.
        !documented UITextField.textRect(forBounds:); how wide the border is, is simplified.
        :pc
        @UITextField editingRect(forBounds:)
        =Override point: where the text stands while it is edited: in what border and views beside it leave.
        !documented UITextField.editingRect(forBounds:); how wide the border is, is simplified.
        :pc
        @UITextField placeholderRect(forBounds:)
        =Override point: where the placeholder stands: where the text would.
        !documented UITextField.placeholderRect(forBounds:); reported that it goes by an override of the text's rectangle.
        :pc
        @UITextField clearButtonRect(forBounds:)
        =Override point: where the button that clears the text is.
        !documented UITextField.clearButtonRect(forBounds:); simplified, a square at the right edge.
        :pc
        @UITextField leftViewRect(forBounds:)
        =Override point: where the view before the text stands: at the left edge, as large as it is.
        !documented UITextField.leftViewRect(forBounds:); reported that it fits the view to its constraints; the place is \#
        simplified.
        :pc
        @UITextField rightViewRect(forBounds:)
        =Override point: where the view after the text stands: at the right edge, as large as it is.
        !documented UITextField.rightViewRect(forBounds:); as for the one before.
        :pc
        @UITextField layoutSubviews()
        =Override point: puts the text and the views beside it where they stand.
        :pc
        @UITextField drawsByCode
        =Whether the class draws by code of the learner's, or says where.
        <drawText(in:) drawPlaceholder(in:)
        @UITextField draw(_:)
        =Override point: draws the text, or the placeholder while there is none.
        !documented UITextField.drawText(in:), drawPlaceholder(in:); reported that a text that is edited is drawn by the \#
        field's editor.
        <drawPlaceholder(in:) drawText(in:)
        :pc
        @UITextField drawText(in:)
        =Override point: draws the text in a rectangle of the field, while it is not edited.
        !documented UITextField.drawText(in:); what an override draws itself is not shown (simplified).
        :pc
        @UITextField drawPlaceholder(in:)
        =Override point: draws the placeholder in a rectangle of the field.
        !documented UITextField.drawPlaceholder(in:); what an override draws itself is not shown (simplified).
        :pc
        @UITextFieldDelegate 
        /UIKit/Controls/UITextFieldDelegate.swift
        =Asked and told by a text field.
        !documented UITextFieldDelegate; menus and pasted text are left out.
        :p
        @UITextFieldDelegate textFieldShouldBeginEditing(_:)
        =Whether editing may begin.
        !documented UITextFieldDelegate.textFieldShouldBeginEditing(_:); recorded nav-pop-delegate-vast (before \#
        didBeginEditing). Asked before the field that edits now is.
        :pc
        @UITextFieldDelegate textFieldDidBeginEditing(_:)
        =Editing has begun.
        !documented UITextFieldDelegate.textFieldDidBeginEditing(_:); reported keyboard-textfield-order (before the keyboard \#
        comes).
        :pc
        @UITextFieldDelegate textFieldShouldEndEditing(_:)
        =Whether editing may end.
        !documented UITextFieldDelegate.textFieldShouldEndEditing(_:).
        :pc
        @UITextFieldDelegate textFieldDidEndEditing(_:)
        =Editing has ended; called where the method with a reason is not implemented.
        !documented UITextFieldDelegate.textFieldDidEndEditing(_:).
        :pc
        @UITextFieldDelegate textFieldDidEndEditing(_:reason:)
        =Editing has ended.
        !documented UITextFieldDelegate.textFieldDidEndEditing(_:reason:) (in place of the one without a reason).
        :pc
        @UITextFieldDelegate textField(_:shouldChangeCharactersIn:replacementString:)
        =Whether a part of the text may be replaced; the range is in UTF-16 units.
        !documented UITextFieldDelegate.textField(_:shouldChangeCharactersIn:replacementString:); asked for each character that \#
        the scenario types.
        :pc
        @UITextFieldDelegate textFieldDidChangeSelection(_:)
        =The cursor has moved.
        !documented UITextFieldDelegate.textFieldDidChangeSelection(_:); its place before editingChanged is simplified.
        :pc
        @UITextFieldDelegate textFieldShouldClear(_:)
        =Whether the text may be cleared.
        !documented UITextFieldDelegate.textFieldShouldClear(_:) (the clear button, and clearsOnBeginEditing).
        :pc
        @UITextFieldDelegate textFieldShouldReturn(_:)
        =Whether the return key may do what it does.
        !documented UITextFieldDelegate.textFieldShouldReturn(_:) (before what the return key does).
        :pc
        @UITextPosition 
        /UIKit/Controls/UITextInput.swift
        =A place in a text, between two characters.
        !documented UITextPosition.
        :p
        @UITextRange 
        =A part of a text, or a place for the cursor.
        !documented UITextRange.
        :p
        @UITextRange start
        =Where the part begins.
        :p
        @UITextRange end
        =Where the part ends.
        :p
        @UITextRange isEmpty
        =Whether nothing is in it.
        :p
        @UITextInput 
        =A text that can be asked for its places and parts.
        !documented UITextInput; text that is still being composed, lines and rectangles are not simulated.
        :p
        @UITextInput beginningOfDocument
        =Before the first character.
        :p
        @UITextInput endOfDocument
        =Behind the last character.
        :p
        @UITextInput selectedTextRange
        =What is selected, or where the cursor is.
        !documented UITextInput.selectedTextRange; that the delegate hears of it when code sets it is reported.
        :p
        @UITextInput textRange(from:to:)
        =The part between two places.
        :p
        @UITextInput position(from:offset:)
        =The place so many UTF-16 units behind another; nil when the text does not reach so far.
        :p
        @UITextInput offset(from:to:)
        =How many UTF-16 units the second place is behind the first.
        :p
        @UITextInput text(in:)
        =The text of a part; nil when it is not in the text.
        :p
        @UITextInput replace(_:withText:)
        =Puts other text in the place of a part.
        !documented UITextInput.replace(_:withText:); who is told is simplified.
        :p
        @UIKeyboardType 
        /UIKit/Controls/UITextInputTraits.swift
        =Which keys a keyboard has.
        !documented UIKeyboardType; simplified, it decides whether there is a return key, and the keyboard is drawn as a block.
        :p
        @UIKeyboardType default
        =The usual one.
        :p
        @UIKeyboardType asciiCapable
        =ASCII.
        :p
        @UIKeyboardType numbersAndPunctuation
        =Numbers and punctuation.
        :p
        @UIKeyboardType URL
        =For addresses in the web.
        :p
        @UIKeyboardType numberPad
        =Digits.
        :p
        @UIKeyboardType phonePad
        =For telephone numbers.
        :p
        @UIKeyboardType namePhonePad
        =For names and telephone numbers.
        :p
        @UIKeyboardType emailAddress
        =For mail addresses.
        :p
        @UIKeyboardType decimalPad
        =Digits and a decimal point.
        :p
        @UIKeyboardType twitter
        =For short messages.
        :p
        @UIKeyboardType webSearch
        =For searching.
        :p
        @UIKeyboardType asciiCapableNumberPad
        =ASCII digits.
        :p
        @UIReturnKeyType 
        =What the return key says.
        !simplified; kept, the key is not drawn.
        :p
        @UIReturnKeyType default
        =Return.
        :p
        @UIReturnKeyType go
        =Go.
        :p
        @UIReturnKeyType google
        =Google.
        :p
        @UIReturnKeyType join
        =Join.
        :p
        @UIReturnKeyType next
        =Next.
        :p
        @UIReturnKeyType route
        =Route.
        :p
        @UIReturnKeyType search
        =Search.
        :p
        @UIReturnKeyType send
        =Send.
        :p
        @UIReturnKeyType yahoo
        =Yahoo.
        :p
        @UIReturnKeyType done
        =Done.
        :p
        @UIReturnKeyType emergencyCall
        =Emergency call.
        :p
        @UIReturnKeyType continue
        =Continue.
        :p
        @UITextAutocapitalizationType 
        =When letters become capital by themselves.
        !simplified; kept, what is typed stays as it is.
        :p
        @UITextAutocapitalizationType none
        =Never.
        :p
        @UITextAutocapitalizationType words
        =At the start of words.
        :p
        @UITextAutocapitalizationType sentences
        =At the start of sentences.
        :p
        @UITextAutocapitalizationType allCharacters
        =Always.
        :p
        @UITextAutocorrectionType 
        =Whether words are corrected.
        !simplified; kept, what is typed stays as it is.
        :p
        @UITextAutocorrectionType default
        =As the system likes.
        :p
        @UITextAutocorrectionType no
        =No.
        :p
        @UITextAutocorrectionType yes
        =Yes.
        :p
        @UITextSpellCheckingType 
        =Whether spelling is checked.
        !simplified; kept, what is typed stays as it is.
        :p
        @UITextSpellCheckingType default
        =As the system likes.
        :p
        @UITextSpellCheckingType no
        =No.
        :p
        @UITextSpellCheckingType yes
        =Yes.
        :p
        @UITextContentType 
        =What a text means.
        !simplified; kept, nothing is filled in.
        :p
        @UITextContentType rawValue
        =The name.
        :p
        @UITextContentType init(rawValue:)
        =A meaning by its name.
        :p
        @UITextContentType name
        =A person's name.
        :p
        @UITextContentType username
        =A user's name.
        :p
        @UITextContentType password
        =A password.
        :p
        @UITextContentType newPassword
        =A password that is new.
        :p
        @UITextContentType oneTimeCode
        =A code for one use.
        :p
        @UITextContentType emailAddress
        =A mail address.
        :p
        @UITextContentType telephoneNumber
        =A telephone number.
        :p
        @UIKeyboardAppearance 
        =How the keyboard looks.
        !simplified; kept, the keyboard is a block.
        :p
        @UIKeyboardAppearance default
        =As the system likes.
        :p
        @UIKeyboardAppearance dark
        =Dark.
        :p
        @UIKeyboardAppearance light
        =Light.
        :p
        @UITextSmartDashesType 
        =Whether two hyphens become a dash.
        !simplified; kept, what is typed stays as it is.
        :p
        @UITextSmartDashesType default
        =As the system likes.
        :p
        @UITextSmartDashesType no
        =No.
        :p
        @UITextSmartDashesType yes
        =Yes.
        :p
        @UITextSmartQuotesType 
        =Whether quotation marks become curly.
        !simplified; kept, what is typed stays as it is.
        :p
        @UITextSmartQuotesType default
        =As the system likes.
        :p
        @UITextSmartQuotesType no
        =No.
        :p
        @UITextSmartQuotesType yes
        =Yes.
        :p
        @UITextSmartInsertDeleteType 
        =Whether spaces come and go with what is inserted and deleted.
        !simplified; kept, what is typed stays as it is.
        :p
        @UITextSmartInsertDeleteType default
        =As the system likes.
        :p
        @UITextSmartInsertDeleteType no
        =No.
        :p
        @UITextSmartInsertDeleteType yes
        =Yes.
        :p
        @UITextView delegate
        /UIKit/Controls/UITextView+Editing.swift
        =Told and asked while the text is edited or scrolled.
        :p
        @UITextView hasText
        =Whether there is text.
        :p
        @UITextView insertText(_:)
        =Types text where the cursor is, if the delegate allows it.
        :p
        @UITextView deleteBackward()
        =Takes away the character before the cursor, if the delegate allows it.
        :p
        @UITextView replace(_:with:)
        !documented UITextViewDelegate; the order of textViewDidChangeSelection and textViewDidChange is simplified.
        <textView(_:shouldChangeTextIn:replacementText:)
        @UITextView selectionChanged()
        <textViewDidChangeSelection(_:)
        @UITextView put(_:at:)
        <textViewDidChange(_:)
        @UITextView textDidBeginEditingNotification
        =Editing of a text view has begun.
        :p
        @UITextView textDidEndEditingNotification
        =Editing of a text view has ended.
        :p
        @UITextView textDidChangeNotification
        =The text of a text view has been edited.
        :p
        @UITextView text
        =The text.
        :p
        @UITextView font
        =The typeface.
        :p
        @UITextView textColor
        =The text's colour.
        :p
        @UITextView textAlignment
        =Where the lines stand.
        :p
        @UITextView isEditable
        =Whether the text can be edited.
        :p
        @UITextView isSelectable
        =Whether the text can be selected.
        :p
        @UITextView selectedRange
        =What is selected, or where the cursor is; in UTF-16 units.
        <textViewDidChangeSelection(_:)
        :p
        @UITextView textContainerInset
        =Room between the view's edges and its text, in points.
        :p
        @UITextView adjustsFontForContentSizeCategory
        =Whether a font that follows the size of text that the user has chosen is renewed when that changes.
        !documented UIContentSizeCategoryAdjusting.adjustsFontForContentSizeCategory.
        :p
        @UITextView scrollRangeToVisible(_:)
        =Scrolls until a part of the text is in sight, in UTF-16 units; what of it lies outside of the text is left out.
        !documented UITextView.scrollRangeToVisible(_:); `TextMetrics` states where lines break.
        :p
        @UITextView dataDetectorTypes
        /UIKit/Controls/UITextView+Kept.swift
        =What is found in the text and made a link.
        !simplified; kept, nothing is.
        :p
        @UITextView allowsEditingTextAttributes
        =Whether the user may change the text's look.
        !simplified; kept, nobody does.
        :p
        @UITextView clearsOnInsertion
        =Whether what is typed takes the place of all the text.
        !simplified; kept, it stands behind it.
        :p
        @UITextView usesStandardTextScaling
        =Whether text grows as in other apps.
        !simplified; kept, it does not.
        :p
        @UITextView isFindInteractionEnabled
        =Whether the user may look for words.
        !simplified; kept, nobody does.
        :p
        @UIDataDetectorTypes 
        =What may be found in a text.
        !documented UIDataDetectorTypes.
        :p
        @UIDataDetectorTypes rawValue
        =The bits, as Apple has them.
        :p
        @UIDataDetectorTypes init(rawValue:)
        =Kinds from bits.
        :p
        @UIDataDetectorTypes phoneNumber
        =Telephone numbers.
        :p
        @UIDataDetectorTypes link
        =Addresses on the net.
        :p
        @UIDataDetectorTypes address
        =Addresses.
        :p
        @UIDataDetectorTypes calendarEvent
        =Dates and times.
        :p
        @UIDataDetectorTypes shipmentTrackingNumber
        =Parcels.
        :p
        @UIDataDetectorTypes flightNumber
        =Flights.
        :p
        @UIDataDetectorTypes lookupSuggestion
        =What Siri suggests.
        :p
        @UIDataDetectorTypes all
        =Everything.
        :p
        @UITextView keyboardType
        /UIKit/Controls/UITextView+Traits.swift
        =Which keys the keyboard has.
        !documented UITextInputTraits.keyboardType; simplified, it decides whether there is a return key.
        :p
        @UITextView returnKeyType
        =What the return key says.
        !simplified; kept, and says nothing to the keyboard, which is a block.
        :p
        @UITextView autocapitalizationType
        =When letters become capital by themselves.
        !simplified; kept, what is typed stays as it is.
        :p
        @UITextView autocorrectionType
        =Whether words are corrected.
        !simplified; kept, what is typed stays as it is.
        :p
        @UITextView spellCheckingType
        =Whether spelling is checked.
        !simplified; kept, what is typed stays as it is.
        :p
        @UITextView textContentType
        =What the text means.
        !simplified; kept, nothing is filled in.
        :p
        @UITextView enablesReturnKeyAutomatically
        =Whether the return key is out of use while there is no text.
        !documented UITextInputTraits.enablesReturnKeyAutomatically.
        :p
        @UITextView isSecureTextEntry
        =Whether dots stand for the characters.
        !simplified; kept, not followed.
        :p
        @UITextView keyboardAppearance
        =How the keyboard looks.
        !simplified; kept, and says nothing to the keyboard, which is a block.
        :p
        @UITextView smartDashesType
        =Whether two hyphens become a dash.
        !simplified; kept, what is typed stays as it is.
        :p
        @UITextView smartQuotesType
        =Whether quotation marks become curly.
        !simplified; kept, what is typed stays as it is.
        :p
        @UITextView smartInsertDeleteType
        =Whether spaces come and go with what is inserted and deleted.
        !simplified; kept, what is typed stays as it is.
        :p
        @UITextView 
        /UIKit/Controls/UITextView.swift
        =Lines of text that can be edited and scrolled.
        !documented UITextView; simplified, lines as `TextMetrics` breaks them, text with attributes is measured by them and \#
        drawn like its first character, no data detection or menu.
        :p
        @UITextView init(frame:textContainer:)
        =A text view with a frame in its superview's coordinates, in points, and what its text is laid out in: nil for a \#
        container of its own.
        !documented UITextView.init(frame:textContainer:); of a container the padding and the number of lines count; \#
        init(frame:) does not ask for a subclass's override of this one (simplified).
        :p
        @UITextView init(frame:)
        =A text view with a frame in its superview's coordinates, in points.
        :p
        @UITextView init()
        =A text view without a size.
        :p
        @UITextView init(coder:)
        =A text view from an archive.
        :p
        @UITextView canBecomeFirstResponder
        =Whether the text can be edited or selected.
        :p
        @UITextView inputView
        =What stands in the keyboard's place.
        :p
        @UITextView inputAccessoryView
        =What stands on top of the keyboard.
        :p
        @UITextView beginsBeforeKeyboard
        !reported keyboard-textview-order.
        @UITextView agreesToBegin()
        <textViewShouldBeginEditing(_:)
        @UITextView hasBegun()
        !reported keyboard-textview-order (the keyboard before the delegate); the notification's place is simplified.
        <textViewDidBeginEditing(_:)
        @UITextView agreesToEnd()
        <textViewShouldEndEditing(_:)
        @UITextView hasEnded()
        <textViewDidEndEditing(_:)
        @UITextView tapped()
        <becomeFirstResponder()
        @UITextView intrinsicContentSize
        =The size of the text where the view does not scroll, otherwise none.
        !documented UITextView (a text view that does not scroll has an intrinsic size); `TextMetrics` states the widths.
        :p
        @UITextView sizeThatFits(_:)
        =The size of the text when it may be as wide as size, in points.
        :p
        @UITextView layoutSubviews()
        =Override point: lays out the text, whose size is the content size.
        :pc
        @UITextViewDelegate 
        /UIKit/Controls/UITextViewDelegate.swift
        =Asked and told by a text view.
        !documented UITextViewDelegate; links, attachments and menus are left out.
        :p
        @UITextViewDelegate textViewShouldBeginEditing(_:)
        =Whether editing may begin.
        !documented UITextViewDelegate.textViewShouldBeginEditing(_:); reported keyboard-textview-order (before the keyboard).
        :pc
        @UITextViewDelegate textViewShouldEndEditing(_:)
        =Whether editing may end.
        !documented UITextViewDelegate.textViewShouldEndEditing(_:).
        :pc
        @UITextViewDelegate textViewDidBeginEditing(_:)
        =Editing has begun.
        !documented UITextViewDelegate.textViewDidBeginEditing(_:); reported keyboard-textview-order (after keyboardWillShow).
        :pc
        @UITextViewDelegate textViewDidEndEditing(_:)
        =Editing has ended.
        !documented UITextViewDelegate.textViewDidEndEditing(_:).
        :pc
        @UITextViewDelegate textView(_:shouldChangeTextIn:replacementText:)
        =Whether a part of the text may be replaced; the range is in UTF-16 units.
        !documented UITextViewDelegate.textView(_:shouldChangeTextIn:replacementText:); asked for each character that the \#
        scenario types.
        :pc
        @UITextViewDelegate textViewDidChange(_:)
        =The text has been edited.
        !documented UITextViewDelegate.textViewDidChange(_:) (what the user edits, not what code sets).
        :pc
        @UITextViewDelegate textViewDidChangeSelection(_:)
        =The cursor has moved.
        !documented UITextViewDelegate.textViewDidChangeSelection(_:); its place before textViewDidChange is simplified.
        :pc
        @CAAnimation 
        /UIKit/Layers/CAAnimation.swift
        =Something that changes what a layer shows for a while, and not what it is.
        !documented CAAnimation; simplified, a view's own layer moves in place, size, opacity, colour, corners and transform: \#
        anything else takes its time, and is not drawn.
        :p
        @CAAnimation duration
        =How long it takes, in seconds; 0: as long as the transaction says.
        :p
        @CAAnimation beginTime
        =When it begins, in the layer's time; 0: at once.
        :p
        @CAAnimation speed
        =How fast its time passes.
        :p
        @CAAnimation repeatCount
        =How often it runs; infinity: without end.
        :p
        @CAAnimation autoreverses
        =Whether it runs back as well.
        :p
        @CAAnimation fillMode
        =What is shown before and after.
        :p
        @CAAnimation isRemovedOnCompletion
        =Whether it is taken away at its end.
        :p
        @CAAnimation timingFunction
        =Its pace; nil: even.
        :p
        @CAAnimation delegate
        =Told when it begins and ends; held.
        !documented CAAnimation.delegate (a strong reference).
        :p
        @CAAnimationDelegate 
        =Told of an animation.
        !documented CAAnimationDelegate.
        :p
        @CAAnimationDelegate animationDidStart(_:)
        =The animation has begun.
        !documented CAAnimationDelegate.animationDidStart(_:); in the transaction in which it was added (simplified).
        :pc
        @CAAnimationDelegate animationDidStop(_:finished:)
        =The animation is over; flag false: it was taken away.
        !documented CAAnimationDelegate.animationDidStop(_:finished:); in the turn after its last frame (simplified).
        :pc
        @CAPropertyAnimation 
        =An animation of one property.
        !documented CAPropertyAnimation; adding to what is there is left out (simplified).
        :p
        @CAPropertyAnimation init(keyPath:)
        =An animation of the property at a key path.
        :p
        @CAPropertyAnimation keyPath
        =The property.
        :p
        @CAPropertyAnimation isAdditive
        =Whether it adds to what is there.
        :p
        @CAPropertyAnimation isCumulative
        =Whether each round adds to the one before.
        :p
        @CABasicAnimation 
        =An animation from one value to another.
        !documented CABasicAnimation.
        :p
        @CASpringAnimation 
        =An animation as a spring makes it.
        !documented CASpringAnimation; simplified, it rests at the end of its duration.
        :p
        @CASpringAnimation mass
        =What hangs on the spring.
        :p
        @CASpringAnimation stiffness
        =How strong the spring is.
        :p
        @CASpringAnimation damping
        =How much it is held back.
        :p
        @CASpringAnimation initialVelocity
        =How fast it begins.
        :p
        @CASpringAnimation settlingDuration
        =How long it takes to rest, in seconds.
        !simplified; until a thousandth is left.
        :p
        @CAKeyframeAnimation 
        =An animation by way of several values.
        !documented CAKeyframeAnimation; paths and pacing are left out (simplified).
        :p
        @CAKeyframeAnimation keyTimes
        =When each value is reached, from 0 to 1; nil: evenly.
        :p
        @CAKeyframeAnimation timingFunctions
        =The pace of each piece, from one value to the next; those beyond them are paced as timingFunction says.
        !documented CAKeyframeAnimation.timingFunctions.
        :p
        @CAAnimationGroup 
        =Several animations of one layer.
        !documented CAAnimationGroup; each runs for the group's time where it has none of its own.
        :p
        @CAAnimationGroup animations
        =The animations; held.
        :p
        @CATransition 
        =A change of everything that a layer shows.
        !documented CATransition; it takes its time, and is not drawn (simplified).
        :p
        @CATransition type
        =How the new comes.
        :p
        @CATransitionType 
        =How the new comes in a transition.
        !documented CATransitionType.
        :p
        @CATransitionType rawValue
        =The text.
        :p
        @CATransitionType init(rawValue:)
        =A way from a text.
        :p
        @CATransitionType fade
        =It gets visible.
        :p
        @CATransitionType moveIn
        =It moves over the old.
        :p
        @CATransitionType push
        =It moves the old away.
        :p
        @CATransitionType reveal
        =The old moves away.
        :p
        @CAMediaTimingFillMode 
        =What is shown of an animation before and after.
        !documented CAMediaTimingFillMode.
        :p
        @CAMediaTimingFillMode rawValue
        =The text.
        :p
        @CAMediaTimingFillMode init(rawValue:)
        =A mode from a text.
        :p
        @CAMediaTimingFillMode removed
        =Nothing.
        :p
        @CAMediaTimingFillMode forwards
        =Its end, afterwards.
        :p
        @CAMediaTimingFillMode backwards
        =Its beginning, before.
        :p
        @CAMediaTimingFillMode both
        =Both.
        :p
        @CAMediaTimingFunction 
        =The pace of an animation.
        !documented CAMediaTimingFunction.
        :p
        @CAMediaTimingFunction init(name:)
        =A pace by its name.
        :p
        @CAMediaTimingFunction init(controlPoints:_:_:_:)
        =A cubic by its two points.
        :p
        @CAMediaTimingFunctionName 
        =The name of a pace.
        !documented CAMediaTimingFunctionName.
        :p
        @CAMediaTimingFunctionName rawValue
        =The text.
        :p
        @CAMediaTimingFunctionName init(rawValue:)
        =A pace from a text.
        :p
        @CAMediaTimingFunctionName linear
        =Even.
        :p
        @CAMediaTimingFunctionName easeIn
        =Slow at the start.
        :p
        @CAMediaTimingFunctionName easeOut
        =Slow at the end.
        :p
        @CAMediaTimingFunctionName easeInEaseOut
        =Slow at both ends.
        :p
        @CAMediaTimingFunctionName default
        =The system's.
        :p
        @CALayer add(_:forKey:)
        /UIKit/Layers/CALayer+Animations.swift
        =Runs an animation; one that runs under the same key is taken away.
        !documented CALayer.add(_:forKey:) (what the layer is stays as it is); simplified, code goes on with the object itself, \#
        not with a copy.
        <animationDidStart(_:)
        :p
        @CALayer removeAnimation(forKey:)
        =Takes an animation away.
        :p
        @CALayer removeAllAnimations()
        =Takes all animations away, those of views included.
        !documented CALayer.removeAllAnimations().
        :p
        @CALayer animation(forKey:)
        =An animation of that key; nil when none runs.
        :p
        @CALayer animationKeys()
        =The keys of the animations that run; nil when there are none.
        :p
        @CAAnimation tellStop(finished:)
        <animationDidStop(_:finished:)
        @UIView layerValue(_:_:)
        =What of the view a layer's key path moves, and the value that a given one means there; nil stands for what is there.
        !documented Core Animation Programming Guide, Key-Value Coding Extensions.
        @CALayer convert(_:to:)
        /UIKit/Layers/CALayer+Conversion.swift
        =A point of this layer in another layer's coordinates; nil: those of the layer that holds all others.
        !documented CALayer.convert(_:to:); transforms of sublayers in space are left out (simplified).
        :p
        @CALayer convert(_:from:)
        =A point of another layer (nil: the one that holds all others) in this layer's coordinates.
        !documented CALayer.convert(_:from:); transforms of sublayers in space are left out (simplified).
        :p
        @CALayer sublayers
        /UIKit/Layers/CALayer+Hierarchy.swift
        =The layers in this one, those of subviews among them, back to front; nil when there are none.
        !documented CALayer.sublayers; taking out the layer of a view takes the view out (simplified).
        :p
        @CALayer superlayer
        =The layer that holds this one.
        !documented CALayer.superlayer.
        :p
        @CALayer addSublayer(_:)
        =Puts a layer in front of all that lie in this one, subviews' layers included.
        !documented CALayer.addSublayer(_:).
        :p
        @CALayer insertSublayer(_:at:)
        =Puts a layer at a place among those in this one, counted from the back; subviews' layers count too.
        !documented CALayer.insertSublayer(_:at:).
        :p
        @CALayer insertSublayer(_:below:)
        =Puts a layer directly behind another one.
        !documented CALayer.insertSublayer(_:below:).
        :p
        @CALayer insertSublayer(_:above:)
        =Puts a layer directly in front of another one.
        !documented CALayer.insertSublayer(_:above:).
        :p
        @CALayer replaceSublayer(_:with:)
        =Puts a layer where another one is, which goes.
        !documented CALayer.replaceSublayer(_:with:).
        :p
        @CALayer removeFromSuperlayer()
        =Takes this layer out of the one that holds it.
        !documented CALayer.removeFromSuperlayer(); a view's layer takes the view with it (simplified).
        :p
        @UIView layersCovered(by:)
        =A subview has come: what lay in front of the one behind it lies behind it now.
        !simplified; that a view which is inserted lies directly behind the one that follows, in front of layers between them, \#
        is from memory.
        @CALayer contentsGravity
        /UIKit/Layers/CALayer+Kept.swift
        =Where the contents stand.
        !simplified; kept, contents are not drawn.
        :p
        @CALayer contentsRect
        =The part of the contents that is shown, from 0 to 1.
        !simplified; kept, contents are not drawn.
        :p
        @CALayer contentsCenter
        =The part of the contents that is stretched, from 0 to 1.
        !simplified; kept, contents are not drawn.
        :p
        @CALayer isOpaque
        =Whether the layer hides all that is behind it.
        !simplified; kept, layers are drawn back to front.
        :p
        @CALayer needsDisplayOnBoundsChange
        =Whether another size has the layer drawn anew.
        !simplified; kept, it is drawn when it is asked for.
        :p
        @CALayer drawsAsynchronously
        =Whether it is drawn meanwhile.
        !simplified; kept, it is drawn at once.
        :p
        @CALayer allowsGroupOpacity
        =Whether sublayers are as clear as one.
        !simplified; kept, each is drawn by itself.
        :p
        @CALayer isDoubleSided
        =Whether the back is seen.
        !simplified; kept, nothing turns its back.
        :p
        @CALayer isGeometryFlipped
        =Whether sublayers are upside down.
        !simplified; kept, they never are.
        :p
        @CALayer anchorPointZ
        =The anchor before or behind the layer.
        !simplified; kept, layers are flat.
        :p
        @CALayer speed
        =How fast time passes in the layer.
        !simplified; kept, time passes everywhere alike.
        :p
        @CALayer timeOffset
        =How late it is in the layer, in seconds.
        !simplified; kept, time passes everywhere alike.
        :p
        @CALayer beginTime
        =When time begins in the layer, in seconds.
        !simplified; kept, time passes everywhere alike.
        :p
        @CALayer repeatCount
        =How often time comes again.
        !simplified; kept, it does not.
        :p
        @CALayerContentsGravity 
        =Where a layer's contents stand.
        !documented CALayerContentsGravity.
        :p
        @CALayerContentsGravity rawValue
        =The name, as Apple has it.
        :p
        @CALayerContentsGravity init(rawValue:)
        =A place by name.
        :p
        @CALayerContentsGravity center
        =In the middle.
        :p
        @CALayerContentsGravity top
        =At the top.
        :p
        @CALayerContentsGravity bottom
        =At the bottom.
        :p
        @CALayerContentsGravity left
        =At the left.
        :p
        @CALayerContentsGravity right
        =At the right.
        :p
        @CALayerContentsGravity resize
        =As large as the layer.
        :p
        @CALayerContentsGravity resizeAspect
        =As large as fits.
        :p
        @CALayerContentsGravity resizeAspectFill
        =So large that nothing is left.
        :p
        @CALayer visibleRect
        =The part of the layer that can be seen through its superlayers, in points; here all of it.
        !simplified.
        :p
        @CALayer preferredFrameSize()
        =How large the layer wants to be: as it is.
        :p
        @CALayerDelegate 
        /UIKit/Layers/CALayer+Layout.swift
        =What a layer asks of whoever looks after it.
        !documented CALayerDelegate; without actions (simplified).
        :p
        @CALayerDelegate display(_:)
        =Gives the layer what it shows.
        :pc
        @CALayerDelegate draw(_:in:)
        =Draws what the layer shows.
        :pc
        @CALayerDelegate layoutSublayers(of:)
        =Places the sublayers.
        :pc
        @CALayer delegate
        =The view whose layer this is, or whoever else looks after the layer.
        !documented CALayer.delegate; a view's layer keeps the view (simplified).
        :p
        @CALayer setNeedsLayout()
        =Asks for a layout pass before the next frame.
        !documented CALayer.setNeedsLayout().
        :p
        @CALayer layoutIfNeeded()
        =Lays out at once what waits for it.
        !documented CALayer.layoutIfNeeded(); a layer in no view begins with itself (simplified).
        :p
        @CALayer needsLayout()
        =Whether a layout pass waits.
        !documented CALayer.needsLayout().
        :p
        @CALayer setNeedsDisplay()
        =Asks for display() before the next frame.
        !documented CALayer.setNeedsDisplay().
        :p
        @CALayer needVisit()
        =Lets the view in which the layer lies be visited, if anybody hears of the layer's passes.
        <layoutSublayers() display() draw(in:)
        @CALayer layOutTree()
        =The passes of layers that code has added, from the top.
        <layoutSublayers() display()
        @CALayer model()
        =What the layer is: for what presentation() gave, the layer that it was asked of.
        !documented CALayer.model().
        :p
        @CALayer presentation()
        =A copy of the layer as the display shows it in the last frame; nil while the layer is in no window.
        !documented CALayer.presentation() (a copy without superlayer here, simplified), CALayer.init(layer:); a new one each \#
        time (simplified).
        :p
        @CALayer shadowColor
        /UIKit/Layers/CALayer+Members.swift
        =The shadow's colour.
        !simplified; shadows are not drawn.
        :p
        @CALayer shadowPath
        =The shadow's shape.
        !simplified; shadows are not drawn.
        :p
        @CALayer maskedCorners
        =The corners that are round.
        !simplified; corners are drawn alike.
        :p
        @CALayer cornerCurve
        =How corners are round.
        !simplified; corners are drawn in one way.
        :p
        @CALayer mask
        =The layer through whose opaque parts this one is seen, in this one's coordinates; held, and in no superlayer.
        !documented CALayer.mask; what shows is the rectangle around the opaque parts, by the most opaque of them (simplified).
        :p
        @CALayer position
        =Where the anchor is in the superlayer's coordinates, in points.
        !documented CALayer.position.
        :p
        @CALayer anchorPoint
        =The point of the bounds that lies at position, and about which the layer is transformed, in parts of their size; the \#
        middle at first.
        !documented CALayer.anchorPoint.
        :p
        @CALayer zPosition
        =How far in front the layer lies among those beside it; of equal ones, by their order.
        !documented CALayer.zPosition; reported (developers' measurements: hit tests take no account of it).
        :p
        @CALayer contentsScale
        =Pixels a point of what is drawn into the layer.
        !simplified; kept, nothing is drawn into it.
        :p
        @CALayer shouldRasterize
        =Whether the layer is drawn once and then shown as a picture.
        !simplified; kept, it looks the same.
        :p
        @CALayer rasterizationScale
        =Pixels a point of that picture.
        !simplified; kept, it looks the same.
        :p
        @CALayer allowsEdgeAntialiasing
        =Whether edges are smooth.
        !simplified; kept, edges are cells.
        :p
        @CACornerMask 
        =Corners of a layer.
        !documented CACornerMask.
        :p
        @CACornerMask rawValue
        =The bits, as Apple has them.
        :p
        @CACornerMask init(rawValue:)
        =Corners from bits.
        :p
        @CACornerMask layerMinXMinYCorner
        =At the top left.
        :p
        @CACornerMask layerMaxXMinYCorner
        =At the top right.
        :p
        @CACornerMask layerMinXMaxYCorner
        =At the bottom left.
        :p
        @CACornerMask layerMaxXMaxYCorner
        =At the bottom right.
        :p
        @CALayerCornerCurve 
        =How corners are round.
        !documented CALayerCornerCurve.
        :p
        @CALayerCornerCurve rawValue
        =The text.
        :p
        @CALayerCornerCurve init(rawValue:)
        =A curve from a text.
        :p
        @CALayerCornerCurve circular
        =A part of a circle.
        :p
        @CALayerCornerCurve continuous
        =Smoother than a circle.
        :p
        @CALayer 
        /UIKit/Layers/CALayer.swift
        =A rectangle that the display shows: a view's own, or one added to it.
        !documented CALayer; simplified, a rectangle with colour, corners, border and picture; layers that code adds change at \#
        once.
        :p
        @CALayer init()
        =A layer of no size that belongs to no view.
        :p
        @CALayer init(layer:)
        =A copy of another layer, for the display: without what it holds.
        !documented CALayer.init(layer:) (subclasses copy what they add); called by `presentation()` only.
        :p
        @CALayer layoutSublayers()
        =Override point: places the sublayers.
        !documented CALayer.layoutSublayers(), UIView.layoutSublayers(of:).
        <layoutSublayers(of:)
        :pc
        @CALayer display()
        =Override point: gives the layer what it shows.
        !documented CALayer.display() (a delegate that has `display(_:)` is asked that, and nothing is drawn); what is drawn is \#
        not shown (simplified).
        <draw(in:) display(_:)
        :pc
        @CALayer draw(in:)
        =Override point: draws what the layer shows.
        !documented CALayer.draw(in:), CALayerDelegate.draw(_:in:); what is drawn is not shown (simplified).
        <draw(_:in:)
        :pc
        @CALayer cornerRadius
        =How round the corners are: the radius in points.
        :p
        @CALayer frame
        =The rectangle in the superlayer's coordinates, in points.
        !documented CALayer.frame; under a transform that turns, setting it keeps the transform (simplified).
        :p
        @CALayer bounds
        =The rectangle in its own coordinates, in points.
        !documented CALayer.bounds.
        :p
        @CALayer backgroundColor
        =The colour behind the layer's content.
        :p
        @CALayer opacity
        =How opaque the layer is, from 0 to 1.
        :p
        @CALayer borderWidth
        =The width of the line inside the edge, in points.
        :p
        @CALayer borderColor
        =The colour of the line inside the edge.
        :p
        @CALayer masksToBounds
        =Whether what reaches over the bounds is cut off.
        :p
        @CALayer isHidden
        =Whether the layer is left out.
        :p
        @CALayer name
        =A name to find the layer by.
        :p
        @CALayer shadowOpacity
        =How opaque the shadow is, from 0 to 1.
        !simplified; shadows are not drawn.
        :p
        @CALayer shadowRadius
        =How soft the shadow is, in points.
        !simplified; shadows are not drawn.
        :p
        @CALayer shadowOffset
        =Where the shadow falls, in points.
        !simplified; shadows are not drawn.
        :p
        @CGColor 
        =A colour as Core Graphics names it.
        !simplified; it is a UIColor by another name, light and dark included.
        :p
        @CGColor init(red:green:blue:alpha:)
        =A colour of red, green, blue and opacity, each from 0 to 1.
        :p
        @CGColor init(gray:alpha:)
        =A grey, from 0 (black) to 1, and its opacity.
        :p
        @CGColor alpha
        =How opaque it is, from 0 to 1.
        :p
        @CGColor components
        =Red, green, blue and opacity as they are in light, each mostly from 0 to 1.
        !simplified; greys have red, green and blue too.
        :p
        @CGColor numberOfComponents
        =How many components there are, the opacity's included.
        :p
        @UIColor cgColor
        =This colour for layers.
        :p
        @UIColor init(cgColor:)
        =A colour from a layer's.
        :p
        @CAShapeLayer 
        /UIKit/Layers/CAShapeLayer.swift
        =A layer with a path.
        !documented CAShapeLayer; drawn as the rectangle around its path (simplified).
        :p
        @CAShapeLayer path
        =The path, in the layer's coordinates.
        :p
        @CAShapeLayer fillColor
        =The colour inside.
        :p
        @CAShapeLayer strokeColor
        =The line's colour.
        :p
        @CAShapeLayer lineWidth
        =The line's width, in points.
        :p
        @CAShapeLayer strokeStart
        =Where on the path the line begins, from 0 to 1.
        :p
        @CAShapeLayer strokeEnd
        =Where on the path the line ends, from 0 to 1.
        :p
        @CAShapeLayer lineCap
        =How the ends of lines look.
        :p
        @CAShapeLayer lineJoin
        =How lines meet.
        :p
        @CAShapeLayer fillRule
        =What is inside.
        :p
        @CAShapeLayer lineDashPhase
        =Where the dashes begin, in points.
        :p
        @CAShapeLayer lineDashPattern
        =How long dashes and gaps are, in points.
        :p
        @CAShapeLayerLineCap 
        =How the ends of a shape's lines look.
        !documented CAShapeLayerLineCap.
        :p
        @CAShapeLayerLineCap rawValue
        =The text.
        :p
        @CAShapeLayerLineCap init(rawValue:)
        =A look from a text.
        :p
        @CAShapeLayerLineCap butt
        =Cut off.
        :p
        @CAShapeLayerLineCap round
        =Round.
        :p
        @CAShapeLayerLineCap square
        =Square, and longer.
        :p
        @CAShapeLayerLineJoin 
        =How a shape's lines meet.
        !documented CAShapeLayerLineJoin.
        :p
        @CAShapeLayerLineJoin rawValue
        =The text.
        :p
        @CAShapeLayerLineJoin init(rawValue:)
        =A look from a text.
        :p
        @CAShapeLayerLineJoin miter
        =In a point.
        :p
        @CAShapeLayerLineJoin round
        =Round.
        :p
        @CAShapeLayerLineJoin bevel
        =Cut off.
        :p
        @CAShapeLayerFillRule 
        =What is inside of a shape.
        !documented CAShapeLayerFillRule.
        :p
        @CAShapeLayerFillRule rawValue
        =The text.
        :p
        @CAShapeLayerFillRule init(rawValue:)
        =A rule from a text.
        :p
        @CAShapeLayerFillRule nonZero
        =What the path goes around.
        :p
        @CAShapeLayerFillRule evenOdd
        =What the path goes around an odd number of times.
        :p
        @CAGradientLayer 
        =A layer whose colours run into each other.
        !documented CAGradientLayer; drawn in the mean of its colours (simplified).
        :p
        @CAGradientLayer colors
        =The colours, in order.
        :p
        @CAGradientLayer locations
        =Where each colour is, from 0 to 1.
        :p
        @CAGradientLayer startPoint
        =Where the first colour is, from 0 to 1 across the layer.
        :p
        @CAGradientLayer endPoint
        =Where the last colour is, from 0 to 1 across the layer.
        :p
        @CAGradientLayer type
        =How the colours spread.
        :p
        @CAGradientLayerType 
        =How the colours of a gradient spread.
        !documented CAGradientLayerType.
        :p
        @CAGradientLayerType rawValue
        =The text.
        :p
        @CAGradientLayerType init(rawValue:)
        =A way from a text.
        :p
        @CAGradientLayerType axial
        =Along a line.
        :p
        @CAGradientLayerType radial
        =From a point.
        :p
        @CAGradientLayerType conic
        =Around a point.
        :p
        @CATiledLayer 
        /UIKit/Layers/CATiledLayer.swift
        =A layer that is drawn part by part, on another thread than the main one.
        !documented CATiledLayer; each part that can be seen is drawn once a display, one after the other, marked as not on the \#
        main thread; levels of detail change nothing, and what is scrolled to later is not drawn (simplified).
        :p
        @CATiledLayer fadeDuration()
        =How long a part takes to appear, in seconds.
        !documented CATiledLayer.fadeDuration(); simplified, without effect.
        :p
        @CATiledLayer tileSize
        =The largest part that is drawn at once, in pixels.
        :p
        @CATiledLayer levelsOfDetail
        =How many smaller copies are kept.
        !documented CATiledLayer.levelsOfDetail; simplified, without effect.
        :p
        @CATiledLayer levelsOfDetailBias
        =How many larger copies are kept.
        !documented CATiledLayer.levelsOfDetailBias; simplified, without effect.
        :p
        @CATiledLayer display()
        =Has the view draw the parts that can be seen, later and on another thread.
        !documented CATiledLayer (one or more background threads draw).
        :p
        @CATransaction 
        /UIKit/Layers/CATransaction.swift
        =Changes of layers that belong together.
        !documented CATransaction; simplified, only explicit animations take its duration.
        :p
        @CATransaction standardDuration
        =Seconds that animations of layers take of themselves.
        !documented CATransaction.animationDuration().
        @CATransaction begin()
        =Begins a transaction inside the one that goes on.
        :p
        @CATransaction commit()
        =Ends the transaction that was begun last.
        !documented CATransaction.setCompletionBlock(_:) (after all animations that were added meanwhile); those that begin in \#
        the run loop's commit for what was asked for meanwhile are among them, and the block runs after the commit where there \#
        are none (simplified).
        :p
        @CATransaction flush()
        =Shows at once what has been changed: that happens in the run loop's commit here.
        !simplified.
        :p
        @CATransaction animationDuration()
        =How long animations take that do not say it themselves, in seconds.
        :p
        @CATransaction setAnimationDuration(_:)
        =Says how long animations take that do not say it themselves, in seconds.
        :p
        @CATransaction disableActions()
        =Whether layers change without animations of their own.
        :p
        @CATransaction setDisableActions(_:)
        =Says whether layers change without animations of their own: they do here.
        :p
        @CATransaction setCompletionBlock(_:)
        =Runs a closure when all animations are over that are added from now on until the transaction's end.
        :p
        @CATransform3D 
        /UIKit/Layers/CATransform3D.swift
        =A map of space by a matrix of four rows, with points as rows: x' = x·m11 + y·m21 + z·m31 + m41.
        !documented CATransform3D; layers show its part in the plane: depth and perspective are left out (simplified).
        :p
        @CATransform3D m11
        =The first row.
        :p
        @CATransform3D m12
        =The first row.
        :p
        @CATransform3D m13
        =The first row.
        :p
        @CATransform3D m14
        =The first row.
        :p
        @CATransform3D m21
        =The second row.
        :p
        @CATransform3D m22
        =The second row.
        :p
        @CATransform3D m23
        =The second row.
        :p
        @CATransform3D m24
        =The second row.
        :p
        @CATransform3D m31
        =The third row.
        :p
        @CATransform3D m32
        =The third row.
        :p
        @CATransform3D m33
        =The third row.
        :p
        @CATransform3D m34
        =The third row.
        :p
        @CATransform3D m41
        =The fourth row.
        :p
        @CATransform3D m42
        =The fourth row.
        :p
        @CATransform3D m43
        =The fourth row.
        :p
        @CATransform3D m44
        =The fourth row.
        :p
        @CATransform3D init()
        =The map to nothing.
        :p
        @UIKit CATransform3DIdentity
        =The map that leaves everything in place.
        !documented CATransform3DIdentity.
        :p
        @UIKit CATransform3DIsIdentity(_:)
        =Whether a map leaves everything in place.
        !documented CATransform3DIsIdentity(_:).
        :p
        @UIKit CATransform3DMakeTranslation(_:_:_:)
        =A shift, in points.
        !documented CATransform3DMakeTranslation(_:_:_:).
        :p
        @UIKit CATransform3DMakeScale(_:_:_:)
        =A scaling about the origin.
        !documented CATransform3DMakeScale(_:_:_:).
        :p
        @UIKit CATransform3DMakeRotation(_:_:_:_:)
        =A rotation about an axis, by an angle in radians.
        !documented CATransform3DMakeRotation(_:_:_:_:).
        :p
        @UIKit CATransform3DTranslate(_:_:_:_:)
        =A map after a shift.
        !documented CATransform3DTranslate(_:_:_:_:).
        :p
        @UIKit CATransform3DScale(_:_:_:_:)
        =A map after a scaling.
        !documented CATransform3DScale(_:_:_:_:).
        :p
        @UIKit CATransform3DRotate(_:_:_:_:_:)
        =A map after a rotation.
        !documented CATransform3DRotate(_:_:_:_:_:).
        :p
        @UIKit CATransform3DConcat(_:_:)
        =First one map, then the other.
        !documented CATransform3DConcat(_:_:).
        :p
        @UIKit CATransform3DMakeAffineTransform(_:)
        =A map of the plane, in space.
        !documented CATransform3DMakeAffineTransform(_:).
        :p
        @UIKit CATransform3DGetAffineTransform(_:)
        =The part of a map in the plane.
        !documented CATransform3DGetAffineTransform(_:).
        :p
        @CALayer transform
        =What happens to the layer about its anchor before it is shown.
        !documented CALayer.transform; its part in the plane is shown (simplified).
        :p
        @CALayer sublayerTransform
        =What happens to the sublayers.
        !simplified; kept, depth is not shown.
        :p
        @CALayer affineTransform()
        =The part of transform in the plane.
        :p
        @CALayer setAffineTransform(_:)
        =Sets transform by a map of the plane.
        :p
        @UIView transform3D
        =What happens to the view about its anchor before it is shown.
        !documented UIView.transform3D; its part in the plane is shown (simplified).
        :p
        @CGContext 
        /UIKit/Layers/CGContext+Path.swift
        =The path that code makes before it fills it or draws its line, which take it away.
        !documented CGContext (its path); nothing is drawn, and how the context is turned then is not asked (simplified).
        :px
        @CGContext path
        =The path; nil when there is none.
        :pi
        @CGContext isPathEmpty
        =Whether there is no path.
        :pi
        @CGContext currentPointOfPath
        =Where the path goes on; zero when there is none.
        :pi
        @CGContext boundingBoxOfPath
        =The least rectangle around the path's points, those that curves are drawn by included; null when there is none.
        :pi
        @CGContext beginPath()
        =Begins a path.
        :pi
        @CGContext closePath()
        =Closes the path.
        :pi
        @CGContext move(to:)
        =Goes on at a point.
        :pi
        @CGContext addLine(to:)
        =Puts a line on the path.
        :pi
        @CGContext addLines(between:)
        =Puts lines on the path.
        :pi
        @CGContext addRect(_:)
        =Puts a rectangle on the path.
        :pi
        @CGContext addRects(_:)
        =Puts rectangles on the path.
        :pi
        @CGContext addEllipse(in:)
        =Puts an ellipse on the path.
        :pi
        @CGContext addPath(_:)
        =Puts a path on the path.
        :pi
        @CGContext addArc(center:radius:startAngle:endAngle:clockwise:)
        =Puts a part of a circle on the path: clockwise where the context stands upright as Core Graphics has it, which UIKit's \#
        does not.
        !documented CGContext.addArc(center:radius:startAngle:endAngle:clockwise:).
        :pi
        @CGContext addArc(tangent1End:tangent2End:radius:)
        =Puts a rounded corner on the path.
        !simplified; the corner is not rounded.
        :pi
        @CGContext addCurve(to:control1:control2:)
        =Puts a curve on the path.
        :pi
        @CGContext addQuadCurve(to:control:)
        =Puts a curve on the path.
        :pi
        @CGContext replacePathWithStrokedPath()
        =Puts the line's edge in the place of the path.
        !simplified; the path stays what it is.
        :pi
        @CGContext fillPath(using:)
        =Fills the path.
        :pi
        @CGContext strokePath()
        =Draws the path's line.
        :pi
        @CGContext drawPath(using:)
        =Fills the path, draws its line, or both.
        :pi
        @CGContext clip(using:)
        =Draws only inside the path from now on.
        :pi
        @CGContext clip(to:)
        =Draws only inside a rectangle from now on.
        :pi
        @CGPathFillRule 
        =What is inside of a path.
        !documented CGPathFillRule.
        :p
        @CGPathFillRule winding
        =What the path goes around more often one way.
        :p
        @CGPathFillRule evenOdd
        =What it goes around an odd number of times.
        :p
        @CGPathDrawingMode 
        =How a path is drawn.
        !documented CGPathDrawingMode.
        :p
        @CGPathDrawingMode fill
        =Filled.
        :p
        @CGPathDrawingMode eoFill
        =Filled where it is gone around an odd number of times.
        :p
        @CGPathDrawingMode stroke
        =Its line.
        :p
        @CGPathDrawingMode fillStroke
        =Filled, and its line.
        :p
        @CGPathDrawingMode eoFillStroke
        =Filled where it is gone around an odd number of times, and its line.
        :p
        @CGBlendMode 
        =How what is drawn is mixed with what is there.
        !documented CGBlendMode; nothing is drawn (simplified).
        :p
        @CGBlendMode normal
        =Over it.
        :p
        @CGBlendMode multiply
        =Multiplied.
        :p
        @CGBlendMode screen
        =The other way multiplied.
        :p
        @CGBlendMode overlay
        =Both.
        :p
        @CGBlendMode darken
        =The darker.
        :p
        @CGBlendMode lighten
        =The lighter.
        :p
        @CGBlendMode clear
        =Nothing.
        :p
        @CGBlendMode copy
        =In the place of it.
        :p
        @CGBlendMode sourceIn
        =Where something is.
        :p
        @CGBlendMode sourceOut
        =Where nothing is.
        :p
        @CGBlendMode sourceAtop
        =Over it, where something is.
        :p
        @CGBlendMode destinationOver
        =Behind it.
        :p
        @CGBlendMode destinationIn
        =What is there, where this is.
        :p
        @CGBlendMode destinationOut
        =What is there, where this is not.
        :p
        @CGImage 
        /UIKit/Layers/CGImage.swift
        =A picture as Core Graphics has it.
        !simplified; it is a UIImage by another name, with as many pixels as the screen would show of it.
        :p
        @CGImage width
        =The width in pixels.
        :p
        @CGImage height
        =The height in pixels.
        :p
        @CGImage cropping(to:)
        =The part of the picture in a rectangle of its pixels; nil where there is nothing of it.
        !documented CGImage.cropping(to:); the part is as large as it would be, and shows the whole (simplified).
        :p
        @UIImage cgImage
        =The picture for layers; nil for one of nothing.
        !documented UIImage.cgImage.
        :p
        @UIImage init(cgImage:)
        =A picture from a layer's.
        !simplified; the size in points stays as it was.
        :p
        @UIImage init(cgImage:scale:orientation:)
        =A picture from a layer's, so many pixels to a point.
        !documented UIImage.init(cgImage:scale:orientation:); pixels that are turned are drawn alike (simplified).
        :p
        @CALayer contents
        =The picture that the layer shows over its ground, as large as the layer; nil for none.
        !documented CALayer.contents; a box with its name (simplified).
        :p
        @CGPath 
        /UIKit/Layers/CGPath.swift
        =Lines and curves, as Core Graphics holds them.
        !documented CGPath; simplified, what UIBezierPath gives: it is asked for its bounds and whether a point is in it.
        :p
        @CGPath isEmpty
        =Whether there is nothing of it.
        :p
        @CGPath currentPoint
        =The point that the next line begins at.
        :p
        @CGPath boundingBox
        =The least rectangle around all points, those that curves are drawn by included.
        !documented CGPath.boundingBox.
        :p
        @CGPath contains(_:)
        =Whether a point is in the path, by the number of times that it goes around it; a curve counts as eight lines.
        !documented CGPath.contains(_:using:transform:); that a curve is taken for lines is simplified.
        :p
        @CGLineCap 
        =How the ends of lines look.
        !documented CGLineCap.
        :p
        @CGLineCap butt
        =Cut off.
        :p
        @CGLineCap round
        =Round.
        :p
        @CGLineCap square
        =Square, and longer.
        :p
        @CGLineJoin 
        =How lines meet.
        !documented CGLineJoin.
        :p
        @CGLineJoin miter
        =In a point.
        :p
        @CGLineJoin round
        =Round.
        :p
        @CGLineJoin bevel
        =Cut off.
        :p
        @UIBezierPath 
        /UIKit/Layers/UIBezierPath.swift
        =Lines and curves.
        !documented UIBezierPath; simplified, it is asked for its bounds and its points: filling and stroking draw nothing.
        :p
        @UIBezierPath init()
        =A path of nothing.
        :p
        @UIBezierPath init(rect:)
        =A rectangle.
        :p
        @UIBezierPath init(ovalIn:)
        =The oval in a rectangle.
        :p
        @UIBezierPath init(roundedRect:cornerRadius:)
        =A rectangle with round corners, of a radius in points.
        :p
        @UIBezierPath init(roundedRect:byRoundingCorners:cornerRadii:)
        =A rectangle of which some corners are round, radii in points.
        :p
        @UIBezierPath init(arcCenter:radius:startAngle:endAngle:clockwise:)
        =A part of a circle, angles in radians from the right on.
        :p
        @UIBezierPath init(cgPath:)
        =A path as Core Graphics holds it.
        :p
        @UIBezierPath move(to:)
        =Begins somewhere else.
        :p
        @UIBezierPath addLine(to:)
        =Goes on with a line.
        :p
        @UIBezierPath addCurve(to:controlPoint1:controlPoint2:)
        =Goes on with a curve that two points draw.
        :p
        @UIBezierPath addQuadCurve(to:controlPoint:)
        =Goes on with a curve that one point draws.
        :p
        @UIBezierPath addArc(withCenter:radius:startAngle:endAngle:clockwise:)
        =Goes on with a part of a circle, angles in radians from the right on; a line leads there.
        !documented UIBezierPath.addArc(withCenter:radius:startAngle:endAngle:clockwise:) (clockwise as one sees it).
        :p
        @UIBezierPath close()
        =Goes back to where this part began.
        :p
        @UIBezierPath append(_:)
        =Takes another path's parts in.
        :p
        @UIBezierPath removeAllPoints()
        =Takes everything out.
        :p
        @UIBezierPath apply(_:)
        =Moves every point.
        :p
        @UIBezierPath fill()
        =Fills the path with the current colour: nothing is drawn.
        :p
        @UIBezierPath stroke()
        =Draws the path's line in the current colour: nothing is drawn.
        :p
        @UIBezierPath addClip()
        =Lets what is drawn show in the path only: nothing is drawn.
        :p
        @UIBezierPath cgPath
        =The path as Core Graphics holds it.
        :p
        @UIBezierPath bounds
        =The least rectangle around all points, those that curves are drawn by included.
        !documented UIBezierPath.bounds.
        :p
        @UIBezierPath isEmpty
        =Whether there is nothing of it.
        :p
        @UIBezierPath currentPoint
        =The point that the next line begins at.
        :p
        @UIBezierPath contains(_:)
        =Whether a point is in the path.
        :p
        @UIBezierPath lineWidth
        =The line's width, in points.
        :p
        @UIBezierPath lineCapStyle
        =How the ends of lines look.
        :p
        @UIBezierPath lineJoinStyle
        =How lines meet.
        :p
        @UIBezierPath miterLimit
        =How far lines that meet may reach over their point.
        :p
        @UIBezierPath usesEvenOddFillRule
        =Whether what is inside is found by counting evenly.
        :p
        @UIRectCorner 
        =Corners of a rectangle.
        !documented UIRectCorner.
        :p
        @UIRectCorner rawValue
        =The bits, as Apple has them.
        :p
        @UIRectCorner init(rawValue:)
        =Corners from bits.
        :p
        @UIRectCorner topLeft
        =At the top left.
        :p
        @UIRectCorner topRight
        =At the top right.
        :p
        @UIRectCorner bottomLeft
        =At the bottom left.
        :p
        @UIRectCorner bottomRight
        =At the bottom right.
        :p
        @UIRectCorner allCorners
        =All four.
        :p
        @CGContext 
        /UIKit/Layers/UIGraphics.swift
        =Where code draws.
        !documented CGContext; simplified, it takes what is drawn and shows none of it but views and pictures; it knows its \#
        path.
        :p
        @CGContext boundingBoxOfClipPath
        =The rectangle in which drawing would be seen, in points.
        :p
        @CGContext saveGState()
        =Keeps how things are drawn.
        :p
        @CGContext restoreGState()
        =Goes back to how things were drawn.
        :p
        @CGContext setFillColor(_:)
        =The colour inside of what is drawn from now on.
        :p
        @CGContext setStrokeColor(_:)
        =The colour of lines from now on.
        :p
        @CGContext setLineWidth(_:)
        =The width of lines from now on, in points.
        :p
        @CGContext setLineCap(_:)
        =How lines end from now on.
        :p
        @CGContext setLineJoin(_:)
        =How lines meet from now on.
        :p
        @CGContext setMiterLimit(_:)
        =How far lines that meet may reach over their point from now on.
        :p
        @CGContext setLineDash(phase:lengths:)
        =How long the parts of dashed lines are from now on, in points, and where they begin.
        :p
        @CGContext setFlatness(_:)
        =How exactly curves are drawn from now on.
        :p
        @CGContext setAlpha(_:)
        =How opaque things are from now on, from 0 to 1.
        :p
        @CGContext setBlendMode(_:)
        =How what is drawn is mixed from now on.
        :p
        @CGContext setShouldAntialias(_:)
        =Whether edges are smooth from now on.
        :p
        @CGContext setShadow(offset:blur:)
        =The shadow of what is drawn from now on.
        :p
        @CGContext setShadow(offset:blur:color:)
        =The shadow of what is drawn from now on, in a colour.
        :p
        @CGContext fill(_:)
        =Fills a rectangle.
        :p
        @CGContext stroke(_:)
        =Draws a rectangle's edge.
        :p
        @CGContext stroke(_:width:)
        =Draws a rectangle's edge, so many points wide.
        :p
        @CGContext draw(_:in:byTiling:)
        =Draws a picture, once or again and again.
        :p
        @CGContext clear(_:)
        =Takes away what is drawn.
        :p
        @CGContext fillEllipse(in:)
        =Fills an ellipse.
        :p
        @CGContext strokeEllipse(in:)
        =Draws an ellipse's edge.
        :p
        @CGContext translateBy(x:y:)
        =Moves what is drawn from now on.
        :p
        @CGContext scaleBy(x:y:)
        =Scales what is drawn from now on.
        :p
        @CGContext rotate(by:)
        =Turns what is drawn from now on, by an angle in radians.
        :p
        @CGContext concatenate(_:)
        =Maps what is drawn from now on.
        :p
        @UIKit UIGraphicsGetCurrentContext()
        =Where code draws now: in draw(_:), and while a picture is made; else nil.
        !documented UIGraphicsGetCurrentContext().
        :p
        @UIKit UIGraphicsBeginImageContext(_:)
        =Begins a picture of a size in points.
        !documented UIGraphicsBeginImageContext(_:).
        :p
        @UIKit UIGraphicsBeginImageContextWithOptions(_:_:_:)
        =Begins a picture of a size in points; a scale of 0 is the screen's.
        !documented UIGraphicsBeginImageContextWithOptions(_:_:_:).
        :p
        @UIKit UIGraphicsGetImageFromCurrentImageContext()
        =The picture that was begun last; nil when none was.
        !documented UIGraphicsGetImageFromCurrentImageContext().
        :p
        @UIKit UIGraphicsEndImageContext()
        =Ends the picture that was begun last.
        !documented UIGraphicsEndImageContext().
        :p
        @UIKit UIRectFill(_:)
        =Fills a rectangle with the colour that was set.
        !documented UIRectFill(_:); nothing is drawn (simplified).
        :p
        @UIGraphicsImageRendererFormat 
        =How pictures are made.
        !documented UIGraphicsImageRendererFormat; kept, nothing is drawn (simplified).
        :p
        @UIGraphicsImageRendererFormat init()
        =As the screen is.
        :p
        @UIGraphicsImageRendererFormat default()
        =As the screen is.
        :p
        @UIGraphicsImageRendererFormat preferred()
        =As suits the screen best.
        :p
        @UIGraphicsImageRendererFormat scale
        =Pixels a point.
        :p
        @UIGraphicsImageRendererFormat opaque
        =Whether nothing shows through.
        :p
        @UIGraphicsImageRenderer 
        =Makes pictures by drawing them.
        !documented UIGraphicsImageRenderer (the closure runs at once; the picture has the renderer's size); views and pictures \#
        are shown in it, lines, colours and texts are not (simplified).
        :p
        @UIGraphicsImageRenderer init(size:)
        =Makes pictures of a size in points.
        :p
        @UIGraphicsImageRenderer init(size:format:)
        =Makes pictures of a size in points, in a format.
        :p
        @UIGraphicsImageRenderer init(bounds:)
        =Makes pictures of a rectangle.
        :p
        @UIGraphicsImageRenderer init(bounds:format:)
        =Makes pictures of a rectangle, in a format.
        :p
        @UIGraphicsImageRenderer format
        =The format.
        :p
        @UIGraphicsImageRenderer image(actions:)
        =A picture of what actions draws.
        :p
        @UIGraphicsImageRendererContext 
        =What the closure of a renderer draws with.
        !documented UIGraphicsImageRendererContext; what is drawn is not shown (simplified).
        :p
        @UIGraphicsImageRendererContext cgContext
        =Where to draw.
        :p
        @UIGraphicsImageRendererContext format
        =The format.
        :p
        @UIGraphicsImageRendererContext currentImage
        =The picture as it is now.
        :p
        @UIGraphicsImageRendererContext fill(_:)
        =Fills a rectangle.
        :p
        @UIGraphicsImageRendererContext stroke(_:)
        =Draws a rectangle's edge.
        :p
        @UIGraphicsImageRendererContext clip(to:)
        =Draws only inside a rectangle from now on.
        :p
        @UIColor setFill()
        =Makes this the colour inside of what is drawn from now on.
        !documented UIColor.setFill(); nothing is drawn (simplified).
        :p
        @UIColor setStroke()
        =Makes this the colour of lines from now on.
        !documented UIColor.setStroke(); nothing is drawn (simplified).
        :p
        @UIColor set()
        =Makes this the colour of what is drawn from now on.
        !documented UIColor.set(); nothing is drawn (simplified).
        :p
        @UIView layer
        /UIKit/Layers/UIView+Layer.swift
        =The layer that the view draws through.
        !documented UIView.layer (the view is its delegate); simplified, one of the standard class is made when it is first \#
        asked for.
        :p
        @UIView mask
        =The view through whose opaque parts this one is seen, in this one's coordinates; held, and in no superview.
        !documented UIView.mask; what shows is the rectangle around the opaque parts, by the most opaque of them (simplified).
        :p
        @UIView makeOwnLayer()
        =Makes the layer of a view whose class says of what class it is, while the view is made.
        !documented UIView.layerClass (asked once, early in the creation of the view).
        @ConfiguredView showBackground(isChosen:)
        /UIKit/Lists/CellBackgrounds.swift
        =Shows the view for chosen cells, or takes it away.
        !documented selectedBackgroundView of cells (above the background view, while the cell is chosen or under a finger).
        @UITableViewCell backgroundView
        =The view behind everything else of the cell; held.
        !documented UITableViewCell.backgroundView (a subview behind all others).
        :p
        @UITableViewCell selectedBackgroundView
        =The view behind the content while the cell is chosen, in the place of the grey; held.
        !documented UITableViewCell.selectedBackgroundView.
        :p
        @UITableViewCell multipleSelectionBackgroundView
        =The same where several cells can be chosen; held.
        !simplified.
        :p
        @UICollectionViewCell backgroundView
        =The view behind everything else of the cell; held.
        !documented UICollectionViewCell.backgroundView.
        :p
        @UICollectionViewCell selectedBackgroundView
        =The view behind the content while the cell is chosen; held.
        !documented UICollectionViewCell.selectedBackgroundView.
        :p
        @UITableViewHeaderFooterView backgroundView
        =The view behind everything else of the header or footer; held.
        !documented UITableViewHeaderFooterView.backgroundView.
        :p
        @ConfiguredView configureIfNeeded()
        /UIKit/Lists/ConfiguredView.swift
        =Lets the view take a look for its state, if that has changed.
        !documented UITableViewCell.updateConfiguration(using:), UICollectionViewCell.updateConfiguration(using:), \#
        configurationUpdateHandler (before the view is displayed, and after its state has changed; the method first).
        <updateConfiguration(using:)
        @UITableView dragDelegate
        /UIKit/Lists/Dragging.swift
        =Asked what is dragged from the table.
        !simplified; kept, never asked.
        :p
        @UITableView dropDelegate
        =Asked what becomes of what is dropped on the table.
        !simplified; kept, never asked.
        :p
        @UITableView hasActiveDrag
        =Whether something is being dragged out of the table: no.
        :p
        @UITableView hasActiveDrop
        =Whether something is being dragged over the table: no.
        :p
        @UITableViewDragDelegate 
        =Asked what is dragged out of a table.
        !simplified; declared only: its methods are told of as never called.
        :p
        @UITableViewDropDelegate 
        =Asked what becomes of what is dropped on a table.
        !simplified; declared only: its methods are told of as never called.
        :p
        @UICollectionView dragDelegate
        =Asked what is dragged from the collection.
        !simplified; kept, never asked.
        :p
        @UICollectionView dropDelegate
        =Asked what becomes of what is dropped on the collection.
        !simplified; kept, never asked.
        :p
        @UICollectionView dragInteractionEnabled
        =Whether a finger may drag something out of the collection.
        !simplified; kept, nothing is dragged.
        :p
        @UICollectionView hasActiveDrag
        =Whether something is being dragged out of the collection: no.
        :p
        @UICollectionView hasActiveDrop
        =Whether something is being dragged over the collection: no.
        :p
        @UICollectionViewDragDelegate 
        =Asked what is dragged out of a collection.
        !simplified; declared only: its methods are told of as never called.
        :p
        @UICollectionViewDropDelegate 
        =Asked what becomes of what is dropped on a collection.
        !simplified; declared only: its methods are told of as never called.
        :p
        @IndexPath init(row:section:)
        /UIKit/Lists/IndexPath+UIKit.swift
        =The path of a table's row.
        :p
        @IndexPath init(item:section:)
        =The path of a collection's item.
        :p
        @IndexPath section
        =The section's number, from 0.
        :p
        @IndexPath row
        =The row's number in its section, from 0.
        :p
        @IndexPath item
        =The item's number in its section, from 0.
        :p
        @UITableView showMenuOfRow(at:)
        /UIKit/Lists/ListMenus.swift
        !documented UITableViewDelegate.tableView(_:contextMenuConfigurationForRowAt:point:).
        <tableView(_:contextMenuConfigurationForRowAt:point:) tableView(_:willDisplayContextMenu:animator:) \#
        tableView(_:willEndContextMenuInteraction:animator:) tableView(_:willPerformPreviewActionForMenuWith:animator:)
        @UICollectionView showMenuOfItem(at:)
        !documented UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemsAt:point:) (asked since iOS 16 in \#
        the place of the one for a single item, where it is implemented).
        <collectionView(_:contextMenuConfigurationForItemsAt:point:) collectionView(_:contextMenuConfigurationForItemAt:point:) \#
        collectionView(_:willDisplayContextMenu:animator:) collectionView(_:willEndContextMenuInteraction:animator:) \#
        collectionView(_:willPerformPreviewActionForMenuWith:animator:)
        @ListArrangement apply(_:newCounts:)
        /UIKit/Lists/ListUpdates.swift
        !documented UITableView.performBatchUpdates(_:completion:): deletions and the starts of moves count in the old numbers \#
        and come first, insertions and the ends of moves in the new ones. A section that is loaded again has as many rows as it \#
        has then.
        @BatchUpdating endBatch(_:)
        !documented UITableView.performBatchUpdates(_:completion:), UICollectionView.performBatchUpdates(_:completion:); where \#
        the app would have ended the list is loaded again.
        @BatchUpdating wrongPlace(in:before:after:)
        =What UIKit says of the first change that names a place where nothing is; nil when there is none.
        !reported (the words of the exceptions, and that they come before those about numbers).
        @BatchUpdating refuseReconfiguring(_:_:)
        =What UIKit says when a data source asks for another cell than the one that it is to fill anew.
        !documented UITableView.reconfigureRows(at:) (the same cell, of the same type); the words are from memory, without the \#
        cell.
        @PrefetchingList prefetchLater()
        /UIKit/Lists/Prefetching.swift
        =Has data made ready after the commit, for what comes next the way that the list was scrolled last.
        !documented UITableViewDataSourcePrefetching, UICollectionViewDataSourcePrefetching (ahead of what is in sight; taken \#
        back when the way has changed); simplified, as many as are in sight, after each commit.
        @UITableView prefetchMethods
        <tableView(_:prefetchRowsAt:) tableView(_:cancelPrefetchingForRowsAt:)
        @UICollectionView prefetchMethods
        <collectionView(_:prefetchItemsAt:) collectionView(_:cancelPrefetchingForItemsAt:)
        @World make(_:for:_:_:native:)
        /UIKit/Lists/ReusePool.swift
        =A new object for an identifier by a pool's maker; native makes one of UIKit's own classes by its name.
        !documented UITableView.register(_:forCellReuseIdentifier:); the words of a nib's exception are reported.
        @UICollectionReusableView 
        /UIKit/Lists/UICollectionReusableView.swift
        =A view of a collection that is used again: a cell, a header or a footer.
        !documented UICollectionReusableView.
        :p
        @UICollectionReusableView init(frame:)
        =A view with a frame in its superview's coordinates, in points.
        :p
        @UICollectionReusableView init(coder:)
        =A view from an archive.
        :p
        @UICollectionReusableView reuseIdentifier
        =The identifier by which the view is used again.
        :p
        @UICollectionReusableView prepareForReuse()
        =Override point: the view is about to be used for something else.
        !documented UICollectionReusableView.prepareForReuse() (as a waiting view is dequeued).
        :pc
        @UICollectionReusableView preferredLayoutAttributesFitting(_:)
        =Override point: the attributes that the view wants instead of these: in size, what its constraints ask for.
        !documented UICollectionReusableView.preferredLayoutAttributesFitting(_:); both axes at fittingSizeLevel (reported).
        :pc
        @UICollectionReusableView apply(_:)
        =Override point: the layout has put the view somewhere.
        !documented UICollectionReusableView.apply(_:); only a class of the learner's is told, before the view is placed.
        :pc
        @UICollectionViewCell 
        =One item of a collection.
        !documented UICollectionViewCell.
        :p
        @UICollectionViewCell init(frame:)
        =A cell with a frame in its superview's coordinates, in points.
        :p
        @UICollectionViewCell init(coder:)
        =A cell from an archive.
        :p
        @UICollectionViewCell configurationState
        =What the cell is in, and how it is used.
        :p
        @UICollectionViewCell updateConfiguration(using:)
        =Override point: takes a look for a state.
        !documented UICollectionViewCell.updateConfiguration(using:).
        :pc
        @UICollectionViewCell setNeedsUpdateConfiguration()
        =Has the cell take a look for its state before it is laid out next.
        :p
        @UICollectionViewCell automaticallyUpdatesContentConfiguration
        =Whether the content's look follows the state.
        :p
        @UICollectionViewCell backgroundConfiguration
        =What is behind the cell.
        :p
        @UICollectionViewCell layoutSubviews()
        =Override point: places the content.
        :pc
        @UICollectionViewCell contentView
        =Holds what the cell shows: the place for views of one's own.
        :p
        @UICollectionViewCell isSelected
        =Whether the cell is chosen.
        :p
        @UICollectionViewCell isHighlighted
        =Whether a finger is on the cell.
        !documented UICollectionViewCell.isHighlighted; set as a tap's finger is lifted, and set back (simplified).
        :p
        @UICollectionView dataSource
        /UIKit/Lists/UICollectionView+Data.swift
        =Asked for the numbers of sections and items and for the cells.
        :p
        @UICollectionView delegate
        =Told and asked about items, and told of scrolling.
        :p
        @UICollectionView prefetchDataSource
        =Who makes data ready before its items come into sight; not held.
        :p
        @UICollectionView isPrefetchingEnabled
        =Whether data is made ready before its items come into sight.
        !documented UICollectionView.isPrefetchingEnabled; cells are made when they come into sight (simplified).
        :p
        @UICollectionView allowsFocus
        =Whether items can have the focus.
        !simplified; kept, there is no focus.
        :p
        @UICollectionView selectionFollowsFocus
        =Whether the item with the focus is selected.
        !simplified; kept, there is no focus.
        :p
        @UICollectionView remembersLastFocusedIndexPath
        =Whether the focus comes back to the item that had it.
        !simplified; kept, there is no focus.
        :p
        @UICollectionView askCounts()
        =The numbers of items as the data source has them now.
        <numberOfSections(in:) collectionView(_:numberOfItemsInSection:)
        @UICollectionView numberOfSections
        =How many sections there are.
        :p
        @UICollectionView numberOfItems(inSection:)
        =How many items a section has.
        :p
        @UICollectionView register(_:forCellWithReuseIdentifier:)
        =Says what class new cells of an identifier are of; nil: of none any more.
        :p
        @UICollectionView register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
        =Says what nib new headers or footers of an identifier are made from; nil: from none any more.
        :p
        @UICollectionView dequeueReusableCell(withReuseIdentifier:for:)
        =A cell of an identifier for an item.
        !documented UICollectionView.dequeueReusableCell(withReuseIdentifier:for:); the exception's words are reported.
        :p
        @UICollectionView dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)
        =A header or footer of an identifier.
        !documented UICollectionView.dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:); the exception's words \#
        are simplified.
        :p
        @UICollectionView dequeue(_:_:_:)
        <prepareForReuse()
        @UICollectionView placeItems()
        /UIKit/Lists/UICollectionView+Items.swift
        =Asks the layout to prepare if it has to, and for the size of the content.
        !documented UICollectionViewLayout; it is asked in the layout pass, UIKit asks about new bounds when they are set.
        <shouldInvalidateLayout(forBoundsChange:)
        @UICollectionView prepare(_:)
        <prepare() collectionViewContentSize
        @UICollectionView elements(in:)
        =What the layout places in a rectangle, in the layout's order.
        <layoutAttributesForElements(in:)
        @UICollectionView indexPathForItem(at:)
        =The item at a point of the collection; nil when there is none.
        !documented UICollectionView.indexPathForItem(at:).
        :p
        @UICollectionView backgroundView
        =The view behind the items, as large as the collection.
        !documented UICollectionView.backgroundView.
        :p
        @UICollectionView element(_:at:)
        <layoutAttributesForItem(at:) layoutAttributesForSupplementaryView(ofKind:at:)
        @UICollectionView layoutAttributesForItem(at:)
        =Where the layout puts an item; nil when there is no such item.
        :p
        @UICollectionView layoutAttributesForSupplementaryElement(ofKind:at:)
        =Where the layout puts a header or footer; nil when there is none.
        :p
        @UICollectionView showItems()
        =Brings the cells in line with what is in sight.
        !documented UICollectionViewDataSource, UICollectionViewDelegate (willDisplay, didEndDisplaying).
        @UICollectionView take(_:_:)
        =Puts a view where the layout says.
        <apply(_:)
        @UICollectionView asksForOtherSize(_:)
        =Asks a cell once what size it wants; whether the layout takes up another one.
        <preferredLayoutAttributesFitting(_:) shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
        @UICollectionView cell(for:)
        =The cell of an item that comes into sight; retained for the caller.
        <collectionView(_:cellForItemAt:) collectionView(_:willDisplay:forItemAt:)
        @UICollectionView supplement(for:)
        =A header or footer that comes into sight; retained for the caller.
        <collectionView(_:viewForSupplementaryElementOfKind:at:) \#
        collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
        @UICollectionView retire(_:)
        <collectionView(_:didEndDisplaying:forItemAt:) collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
        @UICollectionView cellForItem(at:)
        =The cell of an item, nil when it is not in sight.
        :p
        @UICollectionView supplementaryView(forElementKind:at:)
        =The view of a kind that belongs to a section or an item, nil when it is not in sight.
        !documented UICollectionView.supplementaryView(forElementKind:at:).
        :p
        @UICollectionView visibleSupplementaryViews(ofKind:)
        =The views of a kind that are in sight.
        !documented UICollectionView.visibleSupplementaryViews(ofKind:), in the order of their index paths.
        :p
        @UICollectionView indexPath(for:)
        =The item of a cell, nil when it is not in sight.
        :p
        @UICollectionView visibleCells
        =The cells in sight, in order of their items.
        :p
        @UICollectionView indexPathsForVisibleItems
        =The items in sight, in order.
        :p
        @UICollectionView scrollToItem(at:at:animated:)
        =Scrolls until an item is where it is wanted, as far as the content goes.
        !documented UICollectionView.scrollToItem(at:at:animated:).
        :p
        @UICollectionView allowsSelection
        =Whether items can be chosen.
        :p
        @UICollectionView allowsMultipleSelection
        =Whether more than one item can be chosen.
        :p
        @UICollectionView indexPathsForSelectedItems
        =The chosen items in order of choosing, nil when there are none.
        :p
        @UICollectionView selectItem(at:animated:scrollPosition:)
        =Chooses an item and scrolls to it, if that is wanted.
        !documented UICollectionView.selectItem(at:animated:scrollPosition:) (the delegate is not told).
        :p
        @UICollectionView deselectItem(at:animated:)
        =Chooses an item no more.
        !documented UICollectionView.deselectItem(at:animated:) (the delegate is not told).
        :p
        @UICollectionView tapped(_:)
        =A finger has tapped a cell.
        !documented UICollectionViewDelegate (the order is the one that Apple's header gives); all of it as the finger is \#
        lifted (simplified).
        <collectionView(_:shouldDeselectItemAt:) collectionView(_:didDeselectItemAt:) collectionView(_:shouldHighlightItemAt:) \#
        collectionView(_:didHighlightItemAt:) collectionView(_:didUnhighlightItemAt:) collectionView(_:shouldSelectItemAt:) \#
        collectionView(_:didSelectItemAt:)
        @UICollectionView insertItems(at:)
        /UIKit/Lists/UICollectionView+Updates.swift
        =Shows items that the data source has more now, at their new places.
        :p
        @UICollectionView deleteItems(at:)
        =Takes away items that the data source has no more, by their old places.
        :p
        @UICollectionView reloadItems(at:)
        =Asks for the cells of items again.
        :p
        @UICollectionView reconfigureItems(at:)
        =Has the data source fill the cells of items anew that are there already.
        !documented UICollectionView.reconfigureItems(at:) (the same cells, which are not prepared for reuse, and may get other \#
        sizes).
        :p
        @UICollectionView moveItem(at:to:)
        =Moves an item, from its old place to its new one.
        :p
        @UICollectionView insertSections(_:)
        =Shows sections that the data source has more now.
        :p
        @UICollectionView deleteSections(_:)
        =Takes away sections that the data source has no more.
        :p
        @UICollectionView reloadSections(_:)
        =Asks for everything in sections again.
        :p
        @UICollectionView moveSection(_:toSection:)
        =Moves a section with its items, from its old place to its new one.
        !documented UICollectionView.moveSection(_:toSection:).
        :p
        @UICollectionView performBatchUpdates(_:completion:)
        =Shows what updates changes together; completion runs when it has come to rest.
        :p
        @UICollectionView reconfigure(_:)
        <collectionView(_:cellForItemAt:)
        @UICollectionView objection(to:_:_:)
        !reported (the words of the exception).
        @UICollectionView 
        /UIKit/Lists/UICollectionView.swift
        =Items in sections, placed by a layout, of which only those in sight have cells.
        !documented UICollectionView; decoration views, dragging and focus are left out (simplified).
        :p
        @UICollectionView.ScrollPosition 
        =Where an item is to be seen.
        !documented UICollectionView.ScrollPosition.
        :p
        @UICollectionView.ScrollPosition rawValue
        =The bits, as Apple has them.
        :p
        @UICollectionView.ScrollPosition init(rawValue:)
        =Positions from bits.
        :p
        @UICollectionView.ScrollPosition top
        =At the top.
        :p
        @UICollectionView.ScrollPosition centeredVertically
        =In the middle upright.
        :p
        @UICollectionView.ScrollPosition bottom
        =At the bottom.
        :p
        @UICollectionView.ScrollPosition left
        =At the left.
        :p
        @UICollectionView.ScrollPosition centeredHorizontally
        =In the middle sideways.
        :p
        @UICollectionView.ScrollPosition right
        =At the right.
        :p
        @UICollectionView elementKindSectionHeader
        =The kind of a section's header.
        :p
        @UICollectionView elementKindSectionFooter
        =The kind of a section's footer.
        :p
        @UICollectionView init(frame:collectionViewLayout:)
        =A collection with a layout, and a frame in its superview's coordinates, in points.
        :p
        @UICollectionView init(frame:)
        =A collection without a layout: an exception.
        !reported (the words of the exception).
        :p
        @UICollectionView init(coder:)
        =A collection from an archive, with a flow layout.
        :p
        @UICollectionView collectionViewLayout
        =What places the items.
        :p
        @UICollectionView setCollectionViewLayout(_:animated:)
        =Has the items placed by another layout; animated, they go to their new places.
        !simplified (0.3 s; items that only one of the two layouts shows do not fade).
        :p
        @UICollectionView layoutSubviews()
        =Override point: asks for the cells that come into sight and places them.
        !documented UICollectionView (cells are asked for as items come into sight, in a layout pass).
        :pc
        @UICollectionView reloadData()
        =Asks the data source for everything again: for the numbers at once, for the cells in the next layout pass.
        !documented UICollectionView.reloadData().
        :p
        @UICollectionView proposedTarget(_:velocity:)
        <targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
        @UICollectionViewController 
        /UIKit/Lists/UICollectionViewController.swift
        =Looks after a collection that is in its view: the collection's data source and delegate.
        !documented UICollectionViewController; moving items by a finger is left out (simplified).
        :p
        @UICollectionViewController init(collectionViewLayout:)
        =A controller of a collection with a layout.
        :p
        @UICollectionViewController init(coder:)
        =A controller from an archive, with a flow layout.
        :p
        @UICollectionViewController collectionViewLayout
        =The layout.
        :p
        @UICollectionViewController loadView()
        =Override point: makes the view and the collection in it, with this controller as its data source and delegate.
        !documented UICollectionViewController (the collection is not the view itself, it fills it).
        :pc
        @UICollectionViewController collectionView
        =The collection; reading it loads the view.
        :p
        @UICollectionViewController clearsSelectionOnViewWillAppear
        =Whether no item is chosen any more each time the collection appears.
        :p
        @UICollectionViewController viewWillAppear(_:)
        =Override point: takes the choice of items away.
        :pc
        @UICollectionViewController numberOfSections(in:)
        =How many sections there are: one.
        :p
        @UICollectionViewController collectionView(_:numberOfItemsInSection:)
        =How many items a section has: none.
        :p
        @UICollectionViewController collectionView(_:cellForItemAt:)
        =The cell of an item: an empty one.
        :p
        @UICollectionViewController collectionView(_:viewForSupplementaryElementOfKind:at:)
        =The header or footer of a section: an empty one.
        :p
        @UICollectionViewController collectionView(_:willDisplay:forItemAt:)
        =A cell is about to be shown.
        :p
        @UICollectionViewController collectionView(_:didEndDisplaying:forItemAt:)
        =A cell has gone out of sight.
        :p
        @UICollectionViewController collectionView(_:shouldHighlightItemAt:)
        =Whether a touch does something to an item: yes.
        :p
        @UICollectionViewController collectionView(_:didHighlightItemAt:)
        =A finger is on an item.
        :p
        @UICollectionViewController collectionView(_:didUnhighlightItemAt:)
        =The finger is off the item.
        :p
        @UICollectionViewController collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
        =A header or footer is about to be shown.
        :p
        @UICollectionViewController collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
        =A header or footer has gone out of sight.
        :p
        @UICollectionViewController collectionView(_:shouldSelectItemAt:)
        =Whether an item may be chosen: yes.
        :p
        @UICollectionViewController collectionView(_:shouldDeselectItemAt:)
        =Whether an item may be chosen no more: yes.
        :p
        @UICollectionViewController collectionView(_:didSelectItemAt:)
        =An item was chosen by a tap.
        :p
        @UICollectionViewController collectionView(_:didDeselectItemAt:)
        =An item was chosen no more by a tap.
        :p
        @UICollectionViewController collectionView(_:contextMenuConfigurationForItemAt:point:)
        =None.
        :p
        @UICollectionViewController collectionView(_:contextMenuConfigurationForItemsAt:point:)
        =None.
        :p
        @UICollectionViewController collectionView(_:previewForHighlightingContextMenuWithConfiguration:)
        =None.
        :p
        @UICollectionViewController collectionView(_:previewForDismissingContextMenuWithConfiguration:)
        =None.
        :p
        @UICollectionViewController collectionView(_:willDisplayContextMenu:animator:)
        =Does nothing.
        :p
        @UICollectionViewController collectionView(_:willEndContextMenuInteraction:animator:)
        =Does nothing.
        :p
        @UICollectionViewController collectionView(_:willPerformPreviewActionForMenuWith:animator:)
        =Does nothing.
        :p
        @UICollectionViewDataSource 
        /UIKit/Lists/UICollectionViewDataSource.swift
        =Asked by a collection for its content.
        !documented UICollectionViewDataSource; moving and indexes are not simulated.
        :p
        @UICollectionViewDataSource collectionView(_:numberOfItemsInSection:)
        =How many items a section has.
        !documented UICollectionViewDataSource.collectionView(_:numberOfItemsInSection:); asked once for each loading of the \#
        data, UIKit may ask more often (simplified).
        :pc
        @UICollectionViewDataSource collectionView(_:cellForItemAt:)
        =The cell of an item that comes into sight.
        !documented UICollectionViewDataSource.collectionView(_:cellForItemAt:); in a layout pass, as the item comes into \#
        sight. UIKit asks for some items ahead (simplified).
        :pc
        @UICollectionViewDataSource numberOfSections(in:)
        =How many sections there are.
        !documented UICollectionViewDataSource.numberOfSections(in:); asked before the numbers of items.
        :pc
        @UICollectionViewDataSource collectionView(_:viewForSupplementaryElementOfKind:at:)
        =The header or footer of a section.
        !documented UICollectionViewDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:) (where the layout has \#
        put one).
        :pc
        @UICollectionViewDelegate 
        =Told and asked by a collection about its items.
        !documented UICollectionViewDelegate; highlighting is asked about and not told; editing, menus and focus are not \#
        simulated.
        :p
        @UICollectionViewDelegate collectionView(_:willDisplay:forItemAt:)
        =A cell is about to be shown.
        !documented UICollectionViewDelegate.collectionView(_:willDisplay:forItemAt:) (after cellForItemAt).
        :pc
        @UICollectionViewDelegate collectionView(_:didEndDisplaying:forItemAt:)
        =A cell has gone out of sight.
        !documented UICollectionViewDelegate.collectionView(_:didEndDisplaying:forItemAt:).
        :pc
        @UICollectionViewDelegate collectionView(_:shouldHighlightItemAt:)
        =Whether a touch does something to an item.
        !documented UICollectionViewDelegate.collectionView(_:shouldHighlightItemAt:); asked when the finger is lifted, not as \#
        it comes down (simplified).
        :pc
        @UICollectionViewDelegate collectionView(_:shouldSelectItemAt:)
        =Whether an item may be chosen.
        !documented UICollectionViewDelegate.collectionView(_:shouldSelectItemAt:).
        :pc
        @UICollectionViewDelegate collectionView(_:shouldDeselectItemAt:)
        =Whether an item may be chosen no more.
        !documented UICollectionViewDelegate.collectionView(_:shouldDeselectItemAt:) (where several can be chosen); asked also \#
        of an item that gives way to another (simplified).
        :pc
        @UICollectionViewDelegate collectionView(_:didHighlightItemAt:)
        =A finger is on an item.
        !documented UICollectionViewDelegate.collectionView(_:didHighlightItemAt:); told when the finger is lifted \#
        (simplified).
        :pc
        @UICollectionViewDelegate collectionView(_:didUnhighlightItemAt:)
        =The finger is off the item.
        !documented UICollectionViewDelegate.collectionView(_:didUnhighlightItemAt:) (the last of a tap's calls).
        :pc
        @UICollectionViewDelegate collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
        =A header or footer is about to be shown.
        !documented UICollectionViewDelegate.collectionView(_:willDisplaySupplementaryView:forElementKind:at:).
        :pc
        @UICollectionViewDelegate collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
        =A header or footer has gone out of sight.
        !documented UICollectionViewDelegate.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:).
        :pc
        @UICollectionViewDelegate collectionView(_:didSelectItemAt:)
        =An item was chosen by a tap.
        !documented UICollectionViewDelegate.collectionView(_:didSelectItemAt:) (a tap, not selectItem).
        :pc
        @UICollectionViewDelegate collectionView(_:didDeselectItemAt:)
        =An item was chosen no more by a tap.
        !documented UICollectionViewDelegate.collectionView(_:didDeselectItemAt:); before the new item's didSelectItemAt \#
        (simplified).
        :pc
        @UICollectionViewDelegate collectionView(_:contextMenuConfigurationForItemAt:point:)
        =The menu of the item that is pressed; nil for none.
        !documented UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemAt:point:).
        :pc
        @UICollectionViewDelegate collectionView(_:contextMenuConfigurationForItemsAt:point:)
        =The menu of items that are pressed; nil for none.
        !documented UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemsAt:point:); for one item \#
        (simplified).
        :pc
        @UICollectionViewDelegate collectionView(_:previewForHighlightingContextMenuWithConfiguration:)
        =The picture of the item that is pressed.
        !simplified; never asked, the item is not lifted.
        :pc
        @UICollectionViewDelegate collectionView(_:previewForDismissingContextMenuWithConfiguration:)
        =The picture of the item to which a menu goes back.
        !simplified; never asked, the item is not lifted.
        :pc
        @UICollectionViewDelegate collectionView(_:willDisplayContextMenu:animator:)
        =A menu is about to be shown.
        !documented UICollectionViewDelegate.collectionView(_:willDisplayContextMenu:animator:).
        :pc
        @UICollectionViewDelegate collectionView(_:willEndContextMenuInteraction:animator:)
        =A menu is about to go.
        !documented UICollectionViewDelegate.collectionView(_:willEndContextMenuInteraction:animator:).
        :pc
        @UICollectionViewDelegate collectionView(_:willPerformPreviewActionForMenuWith:animator:)
        =The preview of a menu was touched.
        !documented UICollectionViewDelegate.collectionView(_:willPerformPreviewActionForMenuWith:animator:).
        :pc
        @UICollectionViewDelegateFlowLayout 
        =Asked by a flow layout for sizes and distances.
        !documented UICollectionViewDelegateFlowLayout; asked for all sections and items as the layout prepares.
        :p
        @UICollectionViewDelegateFlowLayout collectionView(_:layout:sizeForItemAt:)
        =The size of an item, in points.
        :pc
        @UICollectionViewDelegateFlowLayout collectionView(_:layout:insetForSectionAt:)
        =The room around a section's items, in points.
        :pc
        @UICollectionViewDelegateFlowLayout collectionView(_:layout:minimumLineSpacingForSectionAt:)
        =The least space between the lines of a section, in points.
        :pc
        @UICollectionViewDelegateFlowLayout collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
        =The least space between the items of a line, in points.
        :pc
        @UICollectionViewDelegateFlowLayout collectionView(_:layout:referenceSizeForHeaderInSection:)
        =The size of a section's header, in points.
        :pc
        @UICollectionViewDelegateFlowLayout collectionView(_:layout:referenceSizeForFooterInSection:)
        =The size of a section's footer, in points.
        :pc
        @UICollectionViewDataSourcePrefetching 
        =Makes data ready before its items come into sight.
        !documented UICollectionViewDataSourcePrefetching; how far ahead it is asked is simplified: as many items as are in \#
        sight.
        :p
        @UICollectionViewDataSourcePrefetching collectionView(_:prefetchItemsAt:)
        =Items may come into sight soon.
        :pc
        @UICollectionViewDataSourcePrefetching collectionView(_:cancelPrefetchingForItemsAt:)
        =Items that may not come into sight soon after all.
        :pc
        @UICollectionViewFlowLayout 
        /UIKit/Lists/UICollectionViewFlowLayout.swift
        =Places items in lines, as many in a line as fit.
        !documented UICollectionViewFlowLayout.
        :p
        @UICollectionViewFlowLayout automaticSize
        =Stands for sizes that cells find for themselves.
        :p
        @UICollectionViewFlowLayout invalidationContextClass
        =Override point: the class of the contexts that say what of the layout is no longer right.
        :pc
        @UICollectionViewFlowLayout itemSize
        =The size of items where the delegate says none, in points.
        :p
        @UICollectionViewFlowLayout estimatedItemSize
        =What items are taken to be as large as until their cells have been asked, in points; automaticSize: as large as \#
        itemSize.
        :p
        @UICollectionViewFlowLayout minimumLineSpacing
        =The least space between lines, in points.
        :p
        @UICollectionViewFlowLayout minimumInteritemSpacing
        =The least space between the items of a line, in points.
        :p
        @UICollectionViewFlowLayout sectionInset
        =The room around a section's items, in points.
        :p
        @UICollectionViewFlowLayout scrollDirection
        =Which way the collection scrolls.
        :p
        @UICollectionViewFlowLayout headerReferenceSize
        =The size of headers, in points; along the lines they are as long as the collection.
        :p
        @UICollectionViewFlowLayout footerReferenceSize
        =The size of footers, in points; along the lines they are as long as the collection.
        :p
        @UICollectionViewFlowLayout sectionHeadersPinToVisibleBounds
        =Whether headers stay at the top of what is in sight as long as their section is there.
        :p
        @UICollectionViewFlowLayout sectionFootersPinToVisibleBounds
        =Whether footers stay at the bottom of what is in sight as long as their section is there.
        :p
        @UICollectionViewFlowLayout prepare()
        =Override point: asks the delegate for sizes and places everything.
        :pc
        @UICollectionViewFlowLayout collectionViewContentSize
        =Override point: the width and height of everything, in points.
        :pc
        @UICollectionViewFlowLayout layoutAttributesForElements(in:)
        =Override point: where everything is that touches rect, cells in order of their items.
        :pc
        @UICollectionViewFlowLayout layoutAttributesForItem(at:)
        =Override point: where an item is; nil when there is no such item.
        :pc
        @UICollectionViewFlowLayout layoutAttributesForSupplementaryView(ofKind:at:)
        =Override point: where a header or footer is; nil when there is none.
        :pc
        @UICollectionViewFlowLayout shouldInvalidateLayout(forBoundsChange:)
        =Override point: yes when the lines are to be longer or shorter.
        !simplified (a flow layout is placed anew when the collection's size across the scroll direction changes; scrolling \#
        changes nothing).
        :pc
        @UICollectionViewFlowLayout shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
        =Override point: yes when sizes are estimated and the cell wants another one.
        :pc
        @UICollectionViewFlowLayout pinned
        =Where everything is, headers and footers that are pinned at the edges of what is in sight.
        !documented UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds, sectionFootersPinToVisibleBounds; scrolling \#
        moves what is pinned without an invalidation (simplified).
        @UICollectionViewFlowLayout places
        !documented UICollectionViewFlowLayout (lines are filled greedily, and the rest of a full line is shared out between \#
        its items); a last line keeps the spacing of the one before (reported). That an item with room for no other, and an \#
        only one of estimated size, is in the middle of its line is from memory.
        @UICollectionViewFlowLayout size(ofItem:inSection:of:)
        <collectionView(_:layout:sizeForItemAt:)
        @UICollectionViewFlowLayout settings(ofSection:in:)
        <collectionView(_:layout:insetForSectionAt:) collectionView(_:layout:minimumLineSpacingForSectionAt:) \#
        collectionView(_:layout:minimumInteritemSpacingForSectionAt:) collectionView(_:layout:referenceSizeForHeaderInSection:) \#
        collectionView(_:layout:referenceSizeForFooterInSection:)
        @UICollectionViewFlowLayout complain(of:in:)
        !reported (the console's words).
        @UICollectionViewLayout 
        /UIKit/Lists/UICollectionViewLayout.swift
        =Places the items of a collection.
        !documented UICollectionViewLayout (prepare, then the size of the content, then the elements in sight).
        :p
        @UICollectionViewLayout init()
        =A layout.
        :p
        @UICollectionViewLayout init(coder:)
        =A layout from an archive.
        :p
        @UICollectionViewLayout collectionView
        =The collection whose items are placed.
        :p
        @UICollectionViewLayout prepare()
        =Override point: called before the first of the questions below, and again after the layout was invalidated.
        :pc
        @UICollectionViewLayout collectionViewContentSize
        =Override point: the width and height of everything, in points.
        :pc
        @UICollectionViewLayout layoutAttributesForElements(in:)
        =Override point: where everything is that touches rect, which is in the collection's coordinates.
        :pc
        @UICollectionViewLayout layoutAttributesForItem(at:)
        =Override point: where an item is; nil when it is nowhere.
        :pc
        @UICollectionViewLayout layoutAttributesForSupplementaryView(ofKind:at:)
        =Override point: where a header or footer is; nil when it is nowhere.
        :pc
        @UICollectionViewLayout shouldInvalidateLayout(forBoundsChange:)
        =Override point: whether a collection that is to have these bounds needs its items placed anew.
        :pc
        @UICollectionViewLayout shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
        =Override point: whether a cell that wants other attributes than it was given makes the layout place everything anew.
        :pc
        @UICollectionViewLayout targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
        =Override point: where the content is to come to rest that a finger has let go; velocity in points a millisecond.
        !documented UICollectionViewLayout.targetContentOffset(forProposedContentOffset:withScrollingVelocity:); reported that \#
        the velocity is the scroll view delegate's; that it comes before the delegate is simplified.
        :pc
        @UICollectionViewLayout invalidationContextClass
        =Override point: the class of the contexts that say what of the layout is no longer right.
        !documented UICollectionViewLayout.invalidationContextClass.
        :pc
        @UICollectionViewLayout invalidateLayout()
        =Override point: places everything again in the next layout pass.
        !documented UICollectionViewLayoutInvalidationContext.invalidateEverything (true when this is called).
        :pc
        @UICollectionViewLayout invalidateLayout(with:)
        =Override point: places again, in the next layout pass, what the context names; a context that names nothing: \#
        everything, with the sizes that cells have asked for.
        !documented UICollectionViewLayout.invalidateLayout(with:); more is placed again than the context names (simplified).
        :pc
        @UICollectionViewLayout invalidationContext(forBoundsChange:)
        =Override point: what other bounds make wrong.
        :pc
        @UICollectionViewLayout invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)
        =Override point: what a cell makes wrong that wants other attributes than it was given: its item.
        :pc
        @UICollectionView.ScrollDirection 
        =Which way a collection scrolls.
        !documented UICollectionView.ScrollDirection.
        :p
        @UICollectionView.ScrollDirection vertical
        =Up and down.
        :p
        @UICollectionView.ScrollDirection horizontal
        =To the sides.
        :p
        @UICollectionViewLayoutAttributes 
        /UIKit/Lists/UICollectionViewLayoutAttributes.swift
        =Where a layout puts one cell, header or footer, and how it looks there.
        !documented UICollectionViewLayoutAttributes; shapes are left out (simplified).
        :p
        @UICollectionViewLayoutAttributes init()
        =Attributes of nothing yet.
        :p
        @UICollectionViewLayoutAttributes init(forCellWith:)
        =Attributes of an item.
        :p
        @UICollectionViewLayoutAttributes init(forSupplementaryViewOfKind:with:)
        =Attributes of a header or footer.
        :p
        @UICollectionViewLayoutAttributes init(forDecorationViewOfKind:with:)
        =Attributes of a view that shows no data.
        :p
        @UICollectionViewLayoutAttributes.ElementCategory 
        =What a place is for.
        :p
        @UICollectionViewLayoutAttributes.ElementCategory cell
        =An item.
        :p
        @UICollectionViewLayoutAttributes.ElementCategory supplementaryView
        =A header or footer.
        :p
        @UICollectionViewLayoutAttributes.ElementCategory decorationView
        =A view that shows no data.
        :p
        @UICollectionViewLayoutAttributes copy()
        =New attributes that say the same.
        :p
        @UICollectionViewLayoutAttributes indexPath
        =Which item it is; of a header or footer, which section.
        :p
        @UICollectionViewLayoutAttributes representedElementCategory
        =What the place is for.
        :p
        @UICollectionViewLayoutAttributes representedElementKind
        =The kind of header or footer; nil for an item.
        :p
        @UICollectionViewLayoutAttributes frame
        =The place, in the collection's coordinates, in points.
        :p
        @UICollectionViewLayoutAttributes bounds
        =The size, with an origin of zero, in points.
        :p
        @UICollectionViewLayoutAttributes center
        =The middle, in the collection's coordinates, in points.
        :p
        @UICollectionViewLayoutAttributes size
        =The width and height, in points.
        :p
        @UICollectionViewLayoutAttributes transform
        =How the view is turned and scaled around its middle, in the plane.
        !documented UICollectionViewLayoutAttributes.transform.
        :p
        @UICollectionViewLayoutAttributes transform3D
        =How the view is turned and scaled around its middle, in space.
        !documented UICollectionViewLayoutAttributes.transform3D; its part in the plane is shown (simplified).
        :p
        @UICollectionViewLayoutAttributes alpha
        =From 0, invisible, to 1.
        :p
        @UICollectionViewLayoutAttributes zIndex
        =What has a higher number lies over what has a lower one.
        :p
        @UICollectionViewLayoutAttributes isHidden
        =Whether the view is not shown.
        :p
        @UICollectionViewLayoutInvalidationContext 
        /UIKit/Lists/UICollectionViewLayoutInvalidationContext.swift
        =What of a layout is no longer right.
        !documented UICollectionViewLayoutInvalidationContext; the size's adjustment is kept, as the layout is asked anew \#
        (simplified).
        :p
        @UICollectionViewLayoutInvalidationContext init()
        =A context that names nothing yet.
        :p
        @UICollectionViewLayoutInvalidationContext invalidateEverything
        =Whether nothing of the layout is right any more: invalidateLayout() was called, or the data was loaded again.
        :p
        @UICollectionViewLayoutInvalidationContext invalidateDataSourceCounts
        =Whether there may be other numbers of sections and items.
        :p
        @UICollectionViewLayoutInvalidationContext invalidateItems(at:)
        =Adds items to those whose places are no longer right.
        :p
        @UICollectionViewLayoutInvalidationContext invalidateSupplementaryElements(ofKind:at:)
        =Adds headers or footers of a kind.
        :p
        @UICollectionViewLayoutInvalidationContext invalidateDecorationElements(ofKind:at:)
        =Adds views of a kind that show no data.
        :p
        @UICollectionViewLayoutInvalidationContext invalidatedItemIndexPaths
        =The items that were added; nil: none.
        :p
        @UICollectionViewLayoutInvalidationContext invalidatedSupplementaryIndexPaths
        =The headers and footers that were added, by their kinds; nil: none.
        :p
        @UICollectionViewLayoutInvalidationContext invalidatedDecorationIndexPaths
        =The views without data that were added, by their kinds; nil: none.
        :p
        @UICollectionViewLayoutInvalidationContext contentOffsetAdjustment
        =How far the content is moved meanwhile, in points.
        !documented UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment; the content moves at once (simplified).
        :p
        @UICollectionViewLayoutInvalidationContext contentSizeAdjustment
        =By how much the content grows, in points.
        !simplified; kept, the layout is asked for the content's size.
        :p
        @UICollectionViewFlowLayoutInvalidationContext 
        =What of a flow layout is no longer right.
        !documented UICollectionViewFlowLayoutInvalidationContext; the delegate is asked anew in any case (simplified).
        :p
        @UICollectionViewFlowLayoutInvalidationContext invalidateFlowLayoutDelegateMetrics
        =Whether the delegate is to be asked for sizes and distances again; true at first.
        :p
        @UICollectionViewFlowLayoutInvalidationContext invalidateFlowLayoutAttributes
        =Whether items are to be placed again; true at first.
        :p
        @UICollectionViewLayout invalidate(with:)
        =Calls what an override may have: with a context.
        <invalidateLayout(with:)
        @UICollectionViewLayout invalidate(forBounds:)
        =The collection has other bounds, and the layout has said that it is no longer right then.
        <invalidationContext(forBoundsChange:)
        @UICollectionViewLayout invalidate(forPreferred:original:)
        =A cell wants other attributes than it was given, and the layout takes that up.
        <invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)
        @UICollectionViewListCell 
        /UIKit/Lists/UICollectionViewListCell.swift
        =A cell of a collection that looks as a list's.
        !documented UICollectionViewListCell; indentation and lines between cells are left out (simplified).
        :p
        @UICollectionViewListCell init(frame:)
        =A cell with a frame in its superview's coordinates, in points.
        :p
        @UICollectionViewListCell init(coder:)
        =A cell from an archive.
        :p
        @UICollectionViewListCell defaultContentConfiguration()
        =A look without content.
        :p
        @UICollectionViewListCell accessories
        =What stands at the end of the cell, from the left.
        :p
        @UICellAccessory 
        =What stands at the end of a list's cell.
        !documented UICellAccessory; drawn as signs, without options and views of the app's own; lists are not edited \#
        (simplified).
        :p
        @UICellAccessory.DisplayedState 
        =When it is there.
        :p
        @UICellAccessory.DisplayedState always
        =Always.
        :p
        @UICellAccessory.DisplayedState whenEditing
        =While the list is edited.
        :p
        @UICellAccessory.DisplayedState whenNotEditing
        =While the list is not edited.
        :p
        @UICellAccessory disclosureIndicator(displayed:)
        =An angle: there is more.
        :p
        @UICellAccessory outlineDisclosure(displayed:)
        =An angle that turns: there is more below.
        :p
        @UICellAccessory checkmark(displayed:)
        =A tick.
        :p
        @UICellAccessory delete(displayed:)
        =A minus, while the list is edited.
        :p
        @UICellAccessory insert(displayed:)
        =A plus, while the list is edited.
        :p
        @UICellAccessory reorder(displayed:)
        =Three lines, while the list is edited.
        :p
        @UICellAccessory multiselect(displayed:)
        =A circle, while the list is edited.
        :p
        @UICellAccessory label(text:displayed:)
        =A text.
        :p
        @UIContentConfiguration 
        /UIKit/Lists/UIListContentConfiguration.swift
        =A look that makes its own view.
        !documented UIContentConfiguration.
        :p
        @UIContentConfiguration makeContentView()
        =A new view that shows it.
        :pc
        @UIContentConfiguration updated(for:)
        =The same look in a cell's state.
        :pc
        @UIContentView 
        =A view that shows a look.
        !documented UIContentView.
        :p
        @UIContentView configuration
        =The look.
        :pc
        @UIConfigurationState 
        =The state of a cell, header or footer that a look follows.
        !documented UIConfigurationState; without states of the app's own (simplified).
        :p
        @UIConfigurationState traitCollection
        =The traits.
        :pc
        @UICellConfigurationState 
        =The state of a cell.
        !documented UICellConfigurationState; focus, dragging and dropping are left out (simplified).
        :p
        @UICellConfigurationState traitCollection
        =The traits.
        :p
        @UICellConfigurationState isSelected
        =Whether the cell is chosen.
        :p
        @UICellConfigurationState isHighlighted
        =Whether a finger is on it.
        :p
        @UICellConfigurationState isEditing
        =Whether it is edited.
        :p
        @UICellConfigurationState isDisabled
        =Whether it cannot be used.
        :p
        @UICellConfigurationState isFocused
        =Whether it is in focus.
        :p
        @UICellConfigurationState isExpanded
        =Whether what is below it is shown.
        :p
        @UICellConfigurationState isSwiped
        =Whether it is swiped aside.
        :p
        @UICellConfigurationState isReordering
        =Whether a finger carries it.
        :p
        @UICellConfigurationState init(traitCollection:)
        =A state with traits.
        :p
        @UIListContentConfiguration 
        =What a cell of a list shows: an image, a text, and another one.
        !documented UIListContentConfiguration; the distances are simplified, texts with attributes are left out, and looks do \#
        not follow states.
        :p
        @UIListContentConfiguration.TextProperties 
        =How a text looks.
        !documented UIListContentConfiguration.TextProperties; without transforms of the letters (simplified).
        :p
        @UIListContentConfiguration.TextProperties.TextAlignment 
        =Where lines begin.
        :p
        @UIListContentConfiguration.TextProperties.TextAlignment natural
        =Where reading begins.
        :p
        @UIListContentConfiguration.TextProperties.TextAlignment center
        =In the middle.
        :p
        @UIListContentConfiguration.TextProperties.TextAlignment justified
        =At both sides.
        :p
        @UIListContentConfiguration.TextProperties font
        =The font.
        :p
        @UIListContentConfiguration.TextProperties color
        =The colour.
        :p
        @UIListContentConfiguration.TextProperties numberOfLines
        =How many lines at most; 0: any.
        :p
        @UIListContentConfiguration.TextProperties alignment
        =Where lines begin.
        :p
        @UIListContentConfiguration.TextProperties adjustsFontSizeToFitWidth
        =Whether long texts get smaller.
        :p
        @UIListContentConfiguration.TextProperties adjustsFontForContentSizeCategory
        =Whether the font follows the user's text size.
        :p
        @UIListContentConfiguration.ImageProperties 
        =How an image looks.
        !documented UIListContentConfiguration.ImageProperties.
        :p
        @UIListContentConfiguration.ImageProperties tintColor
        =The tint colour, nil: the view's.
        :p
        @UIListContentConfiguration.ImageProperties cornerRadius
        =How round the corners are, in points.
        :p
        @UIListContentConfiguration.ImageProperties maximumSize
        =How large it is at most, in points; 0: as large as it is.
        :p
        @UIListContentConfiguration.ImageProperties reservedLayoutSize
        =The room that it is given at least, in points; 0: the system's.
        :p
        @UIListContentConfiguration.ImageProperties preferredSymbolConfiguration
        =How a symbol looks.
        :p
        @UIListContentConfiguration text
        =The text.
        :p
        @UIListContentConfiguration secondaryText
        =The other text.
        :p
        @UIListContentConfiguration image
        =The image before the texts.
        :p
        @UIListContentConfiguration textProperties
        =How the text looks.
        :p
        @UIListContentConfiguration secondaryTextProperties
        =How the other text looks.
        :p
        @UIListContentConfiguration imageProperties
        =How the image looks.
        :p
        @UIListContentConfiguration prefersSideBySideTextAndSecondaryText
        =Whether the texts stand beside each other where there is room.
        :p
        @UIListContentConfiguration imageToTextPadding
        =Room between image and text, in points.
        :p
        @UIListContentConfiguration textToSecondaryTextHorizontalPadding
        =Room between texts beside each other, in points.
        :p
        @UIListContentConfiguration textToSecondaryTextVerticalPadding
        =Room between texts below each other, in points.
        :p
        @UIListContentConfiguration directionalLayoutMargins
        =Room around everything, in points.
        :p
        @UIListContentConfiguration cell()
        =A cell with a text and one below it.
        :p
        @UIListContentConfiguration subtitleCell()
        =A cell with a text and a smaller one below it.
        :p
        @UIListContentConfiguration valueCell()
        =A cell with a text and one at the right.
        :p
        @UIListContentConfiguration sidebarCell()
        =A cell at the side of a window.
        :p
        @UIListContentConfiguration sidebarSubtitleCell()
        =A smaller cell at the side of a window.
        :p
        @UIListContentConfiguration accompaniedSidebarCell()
        =A cell of an account.
        :p
        @UIListContentConfiguration plainHeader()
        =A header of a plain list.
        :p
        @UIListContentConfiguration plainFooter()
        =A footer of a plain list.
        :p
        @UIListContentConfiguration groupedHeader()
        =A header of a list in groups.
        :p
        @UIListContentConfiguration groupedFooter()
        =A footer of a list in groups.
        :p
        @UIListContentConfiguration sidebarHeader()
        =A header at the side of a window.
        :p
        @UIListContentConfiguration header()
        =A header, in the look of its list.
        :p
        @UIListContentConfiguration footer()
        =A footer, in the look of its list.
        :p
        @UIBackgroundConfiguration 
        =What is behind a cell, header or footer.
        !documented UIBackgroundConfiguration; the colour is drawn, corners, lines, insets and views are kept (simplified).
        :p
        @UIBackgroundConfiguration backgroundColor
        =The colour, nil: the tint colour's, or none.
        :p
        @UIBackgroundConfiguration cornerRadius
        =How round the corners are, in points.
        :p
        @UIBackgroundConfiguration backgroundInsets
        =Room around it, in points.
        :p
        @UIBackgroundConfiguration strokeColor
        =The line's colour.
        :p
        @UIBackgroundConfiguration strokeWidth
        =The line's width, in points.
        :p
        @UIBackgroundConfiguration clear()
        =Nothing.
        :p
        @UIBackgroundConfiguration listCell()
        =A cell of a list, in the list's look.
        :p
        @UIBackgroundConfiguration listPlainCell()
        =A cell of a plain list.
        :p
        @UIBackgroundConfiguration listGroupedCell()
        =A cell of a list in groups.
        :p
        @UIBackgroundConfiguration listSidebarCell()
        =A cell at the side of a window.
        :p
        @UIBackgroundConfiguration listHeader()
        =A header or footer, in the list's look.
        :p
        @UIBackgroundConfiguration listPlainHeaderFooter()
        =A header or footer of a plain list.
        :p
        @UIBackgroundConfiguration listGroupedHeaderFooter()
        =A header or footer of a list in groups.
        :p
        @UIBackgroundConfiguration listSidebarHeader()
        =A header at the side of a window.
        :p
        @UIListContentView 
        /UIKit/Lists/UIListContentView.swift
        =Shows the look of a list's cell.
        !documented UIListContentView; the distances are simplified.
        :p
        @UIListContentView init(configuration:)
        =A view that shows a look.
        :p
        @UIListContentView init(coder:)
        =A view from an archive.
        :p
        @UIListContentView layoutSubviews()
        =Override point: places the image and the texts.
        :pc
        @UIListContentView intrinsicContentSize
        =As high as the look in its width.
        :p
        @UIListContentView sizeThatFits(_:)
        =As high as the look in a width.
        :p
        @UIContextualAction 
        /UIKit/Lists/UISwipeActionsConfiguration.swift
        =Something that can be done with a row that is swiped aside.
        !documented UIContextualAction.
        :p
        @UIContextualAction.Style 
        =What an action is about.
        :p
        @UIContextualAction.Style normal
        =Anything.
        :p
        @UIContextualAction.Style destructive
        =Something that takes the row away.
        :p
        @UIContextualAction init(style:title:handler:)
        =An action.
        :p
        @UIContextualAction style
        =What the action is about.
        :p
        @UIContextualAction title
        =What its button says.
        :p
        @UIContextualAction image
        =What its button shows.
        :p
        @UIContextualAction backgroundColor
        =The colour of its button.
        :p
        @UISwipeActionsConfiguration 
        =What can be done with a row that is swiped aside.
        !documented UISwipeActionsConfiguration.
        :p
        @UISwipeActionsConfiguration init(actions:)
        =A configuration of actions, from the edge inwards.
        :p
        @UISwipeActionsConfiguration actions
        =The actions, from the edge inwards.
        :p
        @UISwipeActionsConfiguration performsFirstActionWithFullSwipe
        =Whether swiping all the way does the first.
        :p
        @UITableView register(_:forCellReuseIdentifier:)
        /UIKit/Lists/UITableView+Cells.swift
        =Says what class new cells of an identifier are of; nil: of none any more.
        :p
        @UITableView register(_:forHeaderFooterViewReuseIdentifier:)
        =Says what class new headers and footers of an identifier are of; nil: of none any more.
        :p
        @UITableView dequeueReusableCell(withIdentifier:)
        =A cell of an identifier: one that waits, else a new one; nil when nothing is registered.
        !documented UITableView.dequeueReusableCell(withIdentifier:) (prepareForReuse on one that was used before).
        <prepareForReuse()
        :p
        @UITableView dequeueReusableCell(withIdentifier:for:)
        =A cell of an identifier for a row.
        !documented UITableView.dequeueReusableCell(withIdentifier:for:); the exception's words are reported.
        :p
        @UITableView dequeueReusableHeaderFooterView(withIdentifier:)
        =A header or footer of an identifier: one that waits, else a new one; nil when nothing is registered.
        !documented UITableView.dequeueReusableHeaderFooterView(withIdentifier:) (prepareForReuse on one that was used before).
        <prepareForReuse()
        :p
        @UITableView cellForRow(at:)
        =The cell of a row, nil when it is not in sight.
        !documented UITableView.cellForRow(at:) (nil when it is not in sight; nobody is asked).
        :p
        @UITableView indexPath(for:)
        =The row of a cell, nil when it is not in sight.
        :p
        @UITableView visibleCells
        =The cells in sight, from the top.
        :p
        @UITableView indexPathsForVisibleRows
        =The rows in sight, from the top; nil when there are none.
        :p
        @UITableView indexPathForRow(at:)
        =The row at a point of the table, nil when there is none.
        :p
        @UITableView headerView(forSection:)
        =The header of a section, nil when it is not in sight or is no such view.
        :p
        @UITableView footerView(forSection:)
        =The footer of a section, nil when it is not in sight or is no such view.
        :p
        @UITableView scrollToRow(at:at:animated:)
        =Scrolls until a row is where it is wanted, as far as the content goes.
        !documented UITableView.scrollToRow(at:at:animated:); rows that have not been in sight count with their estimated \#
        heights.
        :p
        @UITableView dataSource
        /UIKit/Lists/UITableView+Data.swift
        =Asked for the numbers of sections and rows and for the cells.
        :p
        @UITableView delegate
        =Told and asked about rows, and told of scrolling.
        :p
        @UITableView fixedAnswer(_:_:)
        =What a table controller answers by itself where a storyboard has the cells.
        <numberOfSections(in:) tableView(_:numberOfRowsInSection:) tableView(_:titleForHeaderInSection:) \#
        tableView(_:titleForFooterInSection:) tableView(_:cellForRowAt:)
        @UITableView loadData()
        =Asks for the numbers of sections and rows.
        <numberOfSections(in:)
        @UITableView askRows(in:)
        <tableView(_:numberOfRowsInSection:)
        @UITableView askCounts()
        =The numbers of rows as the data source has them now.
        <numberOfSections(in:)
        @UITableView load(_:rows:)
        !simplified; a header with a title is 28 points high in a plain table and 38 in a grouped one, one without 0 and 18.
        <tableView(_:titleForHeaderInSection:) tableView(_:titleForFooterInSection:)
        @UITableView usesEstimates
        =Whether rows' heights are asked for as they come into sight.
        !documented UITableViewDelegate.tableView(_:estimatedHeightForRowAt:), UITableView.estimatedRowHeight.
        <tableView(_:estimatedHeightForRowAt:)
        @UITableView estimates(_:_:)
        =What the delegate takes rows to be high; nothing where it does not say.
        <tableView(_:estimatedHeightForRowAt:)
        @UITableView header(_:title:isInSight:)
        =The height of a header: an estimate as long as it is out of sight, if there is one.
        <tableView(_:estimatedHeightForHeaderInSection:) tableView(_:viewForHeaderInSection:) \#
        tableView(_:heightForHeaderInSection:)
        @UITableView footer(_:title:isInSight:)
        =The same of a footer.
        <tableView(_:estimatedHeightForFooterInSection:) tableView(_:viewForFooterInSection:) \#
        tableView(_:heightForFooterInSection:)
        @UITableView givenHeight(of:)
        =The height that the delegate or the table says, nil when it follows from the content.
        <tableView(_:heightForRowAt:)
        @UITableView numberOfSections
        =How many sections there are.
        :p
        @UITableView numberOfRows(inSection:)
        =How many rows a section has.
        :p
        @UITableView isEditing
        /UIKit/Lists/UITableView+Editing.swift
        =Whether rows are being edited: all of them, or one that is swiped aside.
        !documented UITableView.isEditing; reported (it is true while a row is swiped aside).
        :p
        @UITableView setEditing(_:animated:)
        =Begins or ends the editing of rows: the data source and the delegate say which, and how.
        !documented UITableView.setEditing(_:animated:), tableView(_:canEditRowAt:), tableView(_:editingStyleForRowAt:), \#
        tableView(_:shouldIndentWhileEditingRowAt:), tableView(_:canMoveRowAt:); the order of these questions is simplified.
        :p
        @UITableView allowsSelectionDuringEditing
        =Whether rows can be chosen while they are edited.
        :p
        @UITableView allowsMultipleSelectionDuringEditing
        =Whether more than one row can be chosen while they are edited.
        :p
        @UITableView canEdit(_:)
        <tableView(_:canEditRowAt:)
        @UITableView canMove(_:)
        <tableView(_:canMoveRowAt:)
        @UITableView editingStyle(of:)
        <tableView(_:editingStyleForRowAt:)
        @UITableView prepare(_:animated:)
        =Tells a cell whether it is edited, and how.
        <tableView(_:shouldIndentWhileEditingRowAt:)
        @UITableView editControlTapped(in:)
        =The sign in front of a row was tapped.
        !documented UITableViewDataSource.tableView(_:commit:forRowAt:) (a deletion is confirmed first).
        @UITableView commit(_:_:)
        <tableView(_:commit:forRowAt:)
        @UITableView carried(_:to:)
        =A finger has carried a row to another place.
        !documented tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:), tableView(_:moveRowAt:to:); the other \#
        rows make way only when the finger is lifted (simplified).
        <tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) tableView(_:moveRowAt:to:)
        @UITableView sectionHeaderTopPadding
        /UIKit/Lists/UITableView+Kept.swift
        =Room above the headers of sections, in points.
        !simplified; kept, there is none.
        :p
        @UITableView sectionIndexColor
        =The colour of the letters at the right.
        !simplified; kept, there are none.
        :p
        @UITableView sectionIndexBackgroundColor
        =The colour behind the letters at the right.
        !simplified; kept, there are none.
        :p
        @UITableView sectionIndexTrackingBackgroundColor
        =The colour behind the letters at the right while a finger is on them.
        !simplified; kept, there are none.
        :p
        @UITableView sectionIndexMinimumDisplayRowCount
        =How many rows there must be for the letters at the right.
        !simplified; kept, there are none.
        :p
        @UITableView insetsContentViewsToSafeArea
        =Whether the content of cells keeps off the safe area.
        !simplified; kept, it does.
        :p
        @UITableView remembersLastFocusedIndexPath
        =Whether focus comes back to a row.
        !simplified; kept, there is no focus.
        :p
        @UITableView selectionFollowsFocus
        =Whether a row in focus is chosen.
        !simplified; kept, there is no focus.
        :p
        @UITableView allowsFocus
        =Whether rows can have the focus.
        !simplified; kept, there is no focus.
        :p
        @UITableView dragInteractionEnabled
        =Whether rows can be dragged to other apps.
        !simplified; kept, there is no other app.
        :p
        @UITableView isPrefetchingEnabled
        =Whether data is made ready before its rows come into sight.
        !documented UITableView.isPrefetchingEnabled (iOS 15); cells are made when they come into sight (simplified).
        :p
        @UITableView rowHeight
        /UIKit/Lists/UITableView+Properties.swift
        =The height of rows where the delegate says none, in points; automaticDimension: that of the content.
        :p
        @UITableView estimatedRowHeight
        =The height that rows are taken to have before they come into sight, in points; 0: every row is measured when the data \#
        is loaded.
        !documented UITableView.estimatedRowHeight; 0: all rows are measured at once.
        :p
        @UITableView sectionHeaderHeight
        =The height of headers where the delegate says none, in points.
        :p
        @UITableView sectionFooterHeight
        =The height of footers where the delegate says none, in points.
        :p
        @UITableView tableHeaderView
        =The view above all rows.
        !documented UITableView.tableHeaderView (its own height counts).
        :p
        @UITableView tableFooterView
        =The view below all rows.
        :p
        @UITableView separatorStyle
        =The lines between rows.
        !simplified.
        :p
        @UITableView separatorInset
        =Where the lines between rows begin and end, in points.
        !simplified; kept, the lines are not drawn.
        :p
        @UITableView separatorColor
        =The colour of the lines between rows, nil for the system's.
        !simplified; kept, the lines are not drawn.
        :p
        @UITableView estimatedSectionHeaderHeight
        =The height that headers are taken to have before they come into sight, in points.
        !simplified.
        :p
        @UITableView estimatedSectionFooterHeight
        =The height that footers are taken to have before they come into sight, in points.
        !simplified.
        :p
        @UITableView cellLayoutMarginsFollowReadableWidth
        =Whether cells' margins leave lines no longer than are read well.
        !simplified; on a phone it changes nothing, on an iPad the margins stay as they are.
        :p
        @UITableView prefetchDataSource
        =Who is asked to make data ready before its rows come into sight; not held.
        !documented UITableView.prefetchDataSource.
        :p
        @UITableView backgroundView
        =The view behind the rows, as large as the table.
        !documented UITableView.backgroundView.
        :p
        @UITableView rectForRow(at:)
        /UIKit/Lists/UITableView+Rows.swift
        =The rectangle of a row in the table's coordinates, in points; zero for a row that is not there.
        :p
        @UITableView rect(forSection:)
        =The rectangle of a section with header and footer, in the table's coordinates, in points.
        :p
        @UITableView rectForHeader(inSection:)
        =The rectangle of a section's header, in the table's coordinates, in points; without a height where it has none.
        !documented UITableView.rectForHeader(inSection:); one that sticks to the top is not meant (simplified).
        :p
        @UITableView rectForFooter(inSection:)
        =The rectangle of a section's footer, in the table's coordinates, in points; without a height where it has none.
        !documented UITableView.rectForFooter(inSection:).
        :p
        @UITableView showRows()
        =Brings the cells in line with what is in sight: asks for those that are missing, measures them, places all, lets go of \#
        the others.
        !documented UITableViewDataSource, UITableViewDelegate (willDisplay, didEndDisplaying), self-sizing cells; headers do \#
        not stick to the top (simplified).
        @UITableView place(_:_:at:)
        <tableView(_:willDisplay:forRowAt:) tableView(_:willDisplayHeaderView:forSection:) \#
        tableView(_:willDisplayFooterView:forSection:)
        @UITableView cell(showing:)
        =The cell of a row, asked for if it is not in sight yet; retained for the caller.
        <tableView(_:cellForRowAt:)
        @UITableView retire(_:)
        =Takes a cell or a header out of sight; what has an identifier waits to be used again.
        <tableView(_:didEndDisplaying:forRowAt:) tableView(_:didEndDisplayingHeaderView:forSection:) \#
        tableView(_:didEndDisplayingFooterView:forSection:)
        @UITableView showSupplement(_:_:of:at:_:into:)
        !documented UITableViewDelegate.tableView(_:estimatedHeightForHeaderInSection:) (the height itself is asked for in \#
        sight), UITableView.automaticDimension (constraints in the view decide).
        @UITableView supplement(_:)
        <tableView(_:viewForHeaderInSection:) tableView(_:viewForFooterInSection:)
        @UITableView allowsSelection
        /UIKit/Lists/UITableView+Selection.swift
        =Whether rows can be chosen.
        :p
        @UITableView allowsMultipleSelection
        =Whether more than one row can be chosen.
        :p
        @UITableView indexPathForSelectedRow
        =The row chosen first, nil when there is none.
        :p
        @UITableView indexPathsForSelectedRows
        =The chosen rows in order of choosing, nil when there are none.
        :p
        @UITableView selectRow(at:animated:scrollPosition:)
        =Chooses a row and scrolls to it, if that is wanted.
        !documented UITableView.selectRow(at:animated:scrollPosition:) (the delegate is not told).
        :p
        @UITableView deselectRow(at:animated:)
        =Chooses a row no more.
        !documented UITableView.deselectRow(at:animated:) (the delegate is not told); the change of ground is not animated \#
        (simplified).
        :p
        @UITableView tapped(_:)
        =A finger has tapped a cell.
        !documented UITableViewDelegate (shouldHighlightRowAt, didHighlightRowAt, didUnhighlightRowAt, willSelectRowAt, \#
        willDeselectRowAt, didDeselectRowAt, didSelectRowAt); their order among each other is simplified.
        <tableView(_:shouldHighlightRowAt:) tableView(_:didHighlightRowAt:) tableView(_:didUnhighlightRowAt:) \#
        tableView(_:willSelectRowAt:) tableView(_:didSelectRowAt:)
        @UITableView highlight(_:_:)
        <setHighlighted(_:animated:)
        @UITableView tappedAccessory(of:)
        =A finger has tapped the detail button at the end of a cell.
        !documented UITableViewDelegate.tableView(_:accessoryButtonTappedForRowWith:) (the row is not chosen).
        <tableView(_:accessoryButtonTappedForRowWith:)
        @UITableView deselect(_:)
        <tableView(_:willDeselectRowAt:) tableView(_:didDeselectRowAt:)
        @UITableView configuration(_:isTrailing:)
        /UIKit/Lists/UITableView+Swipes.swift
        =What can be done with a row at one of its sides; nil for nothing.
        !documented tableView(_:trailingSwipeActionsConfigurationForRowAt:) (nil stands for the deletion that the data source \#
        commits).
        <tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView(_:leadingSwipeActionsConfigurationForRowAt:) \#
        tableView(_:titleForDeleteConfirmationButtonForRowAt:)
        @UITableView beginSwipe(_:isTrailing:)
        =Begins to bring a row aside.
        !documented UITableViewDelegate.tableView(_:willBeginEditingRowAt:).
        <tableView(_:willBeginEditingRowAt:)
        @UITableView endSwipe(finishes:)
        =The finger is lifted: the row goes back, stays aside, or its first action is done.
        !documented UISwipeActionsConfiguration.performsFirstActionWithFullSwipe; simplified: a row stays aside from half of \#
        its buttons' width on, and three fifths of the table's width are all the way.
        @UITableView closeSwipe()
        =Brings the row back.
        !documented UITableViewDelegate.tableView(_:didEndEditingRowAt:).
        @UITableView forgetSwipe(_:at:)
        <tableView(_:didEndEditingRowAt:)
        @UITableView insertRows(at:with:)
        /UIKit/Lists/UITableView+Updates.swift
        =Shows rows that the data source has more now, at their new places.
        :p
        @UITableView deleteRows(at:with:)
        =Takes away rows that the data source has no more, by their old places.
        :p
        @UITableView reloadRows(at:with:)
        =Asks for the cells of rows again.
        :p
        @UITableView reconfigureRows(at:)
        =Has the data source fill the cells of rows anew that are there already.
        !documented UITableView.reconfigureRows(at:) (the same cells, which are not prepared for reuse, and may get other \#
        heights).
        :p
        @UITableView moveRow(at:to:)
        =Moves a row, from its old place to its new one.
        :p
        @UITableView insertSections(_:with:)
        =Shows sections that the data source has more now.
        :p
        @UITableView deleteSections(_:with:)
        =Takes away sections that the data source has no more.
        :p
        @UITableView reloadSections(_:with:)
        =Asks for everything in sections again.
        :p
        @UITableView moveSection(_:toSection:)
        =Moves a section with its rows, from its old place to its new one.
        !documented UITableView.moveSection(_:toSection:).
        :p
        @UITableView performBatchUpdates(_:completion:)
        =Shows what updates changes together; completion runs when it has come to rest.
        :p
        @UITableView beginUpdates()
        =Opens a batch.
        :p
        @UITableView endUpdates()
        =Closes a batch, and shows it when it was the outermost.
        :p
        @UITableView reconfigure(_:)
        <tableView(_:cellForRowAt:)
        @UITableView objection(to:_:_:)
        !reported (the words of the exception).
        @UITableView take(_:_:)
        <tableView(_:estimatedHeightForRowAt:)
        @UITableView 
        /UIKit/Lists/UITableView.swift
        =A column of rows in sections, of which only those in sight have cells.
        !documented UITableView; lines between rows, section indexes and headers that stick are left out (simplified).
        :p
        @UITableView.Style 
        =What a table looks like.
        !documented UITableView.Style; simplified, grouped tables have another ground and other headers, and the boxes of \#
        insetGrouped are not drawn.
        :p
        @UITableView.Style plain
        =Rows from edge to edge.
        :p
        @UITableView.Style grouped
        =Sections apart.
        :p
        @UITableView.Style insetGrouped
        =Sections apart, in boxes.
        :p
        @UITableView.RowAnimation 
        =How rows come and go.
        !simplified; not followed: rows fade and move, whatever it says.
        :p
        @UITableView.RowAnimation fade
        =By fading.
        :p
        @UITableView.RowAnimation right
        =To or from the right.
        :p
        @UITableView.RowAnimation left
        =To or from the left.
        :p
        @UITableView.RowAnimation top
        =To or from the top.
        :p
        @UITableView.RowAnimation bottom
        =To or from the bottom.
        :p
        @UITableView.RowAnimation none
        =At once.
        :p
        @UITableView.RowAnimation middle
        =To or from the middle.
        :p
        @UITableView.RowAnimation automatic
        =As the table likes.
        :p
        @UITableView.ScrollPosition 
        =Where a row is to be seen.
        !documented UITableView.ScrollPosition.
        :p
        @UITableView.ScrollPosition none
        =Wherever is nearest.
        :p
        @UITableView.ScrollPosition top
        =At the top.
        :p
        @UITableView.ScrollPosition middle
        =In the middle.
        :p
        @UITableView.ScrollPosition bottom
        =At the bottom.
        :p
        @UITableView automaticDimension
        =Says that a height follows from the content.
        :p
        @UITableView init(frame:style:)
        =A table with a frame in its superview's coordinates, in points.
        :p
        @UITableView init()
        =A plain table.
        :p
        @UITableView init(frame:)
        =A plain table with a frame in its superview's coordinates, in points.
        :p
        @UITableView init(coder:)
        =A table from an archive.
        :p
        @UITableView style
        =What the table looks like.
        :p
        @UITableView layoutSubviews()
        =Override point: asks for the cells that come into sight and places them.
        !documented UITableView (cells are asked for as rows come into sight, in a layout pass).
        :pc
        @UITableView reloadData()
        =Asks the data source for everything again: for the numbers at once, for the cells in the next layout pass.
        !documented UITableView.reloadData().
        :p
        @UITableViewCell textLabel
        /UIKit/Lists/UITableViewCell+Content.swift
        =The label, made when it is first asked for.
        :p
        @UITableViewCell detailTextLabel
        =The second label of the styles that have one.
        :p
        @UITableViewCell imageView
        =The image at the left, made when it is first asked for.
        :p
        @UITableViewCell accessoryType
        =What stands at the end of the cell.
        :p
        @UITableViewCell accessoryView
        =The view at the end of the cell, in place of what the type says.
        !documented UITableViewCell.accessoryView.
        :p
        @UITableViewCell selectionStyle
        =What the cell looks like when it is chosen.
        :p
        @UITableViewCell defaultContentConfiguration()
        =A look without content, that of the cell's style.
        :p
        @UITableViewCell setNeedsUpdateConfiguration()
        =Has the cell take a look for its state before it is laid out next.
        :p
        @UITableViewCell automaticallyUpdatesContentConfiguration
        =Whether the content's look follows the state.
        :p
        @UITableViewCell backgroundConfiguration
        =What is behind the cell.
        :p
        @UITableViewCell layOutContent()
        !simplified; the metrics are those of a phone's default text size.
        @UITableViewCell fittedHeight(width:)
        =The height that the content asks for at a width, in points.
        !documented UITableView, self-sizing cells (constraints in the content view decide); a cell of labels is at least 44 \#
        points high.
        @UITableViewCell.EditingStyle 
        /UIKit/Lists/UITableViewCell+Editing.swift
        =What can be done with a row.
        :p
        @UITableViewCell.EditingStyle none
        =Nothing.
        :p
        @UITableViewCell.EditingStyle delete
        =It can be deleted.
        :p
        @UITableViewCell.EditingStyle insert
        =One can be inserted.
        :p
        @UITableViewCell editingStyle
        =What can be done with the row while it is edited.
        :p
        @UITableViewCell showsReorderControl
        =Whether the row can be moved by hand while it is edited.
        :p
        @UITableViewCell showingDeleteConfirmation
        =Whether the row shows the button that deletes it.
        :p
        @UITableViewCell editingAccessoryType
        =What stands at the end of the cell while it is edited.
        :p
        @UITableViewCell show(isEditing:animated:)
        =Tells the cell whether it is edited, if that is news.
        <setEditing(_:animated:)
        @UITableViewCell roomBesideControls()
        =Places the signs, and gives what they leave of the bounds, in points.
        !simplified; 38 points in front, 44 behind.
        @UITableViewCellEditControl spokenTitle
        !reported (what VoiceOver says).
        @UITableViewCellReorderControl spokenTitle
        !reported (what VoiceOver says).
        @UITableViewCell 
        /UIKit/Lists/UITableViewCell.swift
        =One row of a table.
        !documented UITableViewCell; indentation and the lines between cells are left out (simplified).
        :p
        @UITableViewCell.CellStyle 
        =Which labels a cell has.
        !documented UITableViewCell.CellStyle; simplified, value2 is laid out as value1.
        :p
        @UITableViewCell.CellStyle default
        =A label.
        :p
        @UITableViewCell.CellStyle value1
        =A label at the left and one at the right.
        :p
        @UITableViewCell.CellStyle value2
        =Two labels at the left.
        :p
        @UITableViewCell.CellStyle subtitle
        =A label, and one below it.
        :p
        @UITableViewCell.SelectionStyle 
        =What a cell looks like when it is chosen.
        !documented UITableViewCell.SelectionStyle; every style but none is grey.
        :p
        @UITableViewCell.SelectionStyle none
        =As before.
        :p
        @UITableViewCell.SelectionStyle blue
        =Blue; now grey.
        :p
        @UITableViewCell.SelectionStyle gray
        =Grey.
        :p
        @UITableViewCell.SelectionStyle default
        =As the system likes.
        :p
        @UITableViewCell.AccessoryType 
        =What stands at the end of a cell.
        !documented UITableViewCell.AccessoryType; simplified, drawn as signs; the detail button takes the taps on the last 44 \#
        points.
        :p
        @UITableViewCell.AccessoryType none
        =Nothing.
        :p
        @UITableViewCell.AccessoryType disclosureIndicator
        =An angle: there is more.
        :p
        @UITableViewCell.AccessoryType detailDisclosureButton
        =An i in a circle and an angle.
        :p
        @UITableViewCell.AccessoryType checkmark
        =A tick.
        :p
        @UITableViewCell.AccessoryType detailButton
        =An i in a circle.
        :p
        @UITableViewCell.SeparatorStyle 
        =The lines between cells.
        !simplified; kept, the lines are not drawn.
        :p
        @UITableViewCell.SeparatorStyle none
        =None.
        :p
        @UITableViewCell.SeparatorStyle singleLine
        =A thin one.
        :p
        @UITableViewCell init(style:reuseIdentifier:)
        =A cell of a style.
        :p
        @UITableViewCell init()
        =A cell without an identifier.
        :p
        @UITableViewCell init(coder:)
        =A cell from an archive.
        :p
        @UITableViewCell configurationState
        =What the cell is in, and how it is used.
        :p
        @UITableViewCell reuseIdentifier
        =The identifier by which the cell is used again.
        :p
        @UITableViewCell contentView
        =Holds what the cell shows: the place for views of one's own.
        :p
        @UITableViewCell prepareForReuse()
        =Override point: the cell is about to be used for another row.
        !documented UITableViewCell.prepareForReuse() (as a waiting cell is dequeued, before cellForRowAt gets it).
        :pc
        @UITableViewCell updateConfiguration(using:)
        =Override point: takes a look for a state.
        !documented UITableViewCell.updateConfiguration(using:).
        :pc
        @UITableViewCell setSelected(_:animated:)
        =Override point: the cell is chosen or chosen no more.
        !documented UITableViewCell.setSelected(_:animated:); called when the choice changes, UIKit also calls it as cells are \#
        made ready (simplified).
        :pc
        @UITableViewCell setHighlighted(_:animated:)
        =Override point: a finger is on the cell, or off it again.
        !documented UITableViewCell.setHighlighted(_:animated:); called as a tap's finger is lifted, twice (simplified).
        :pc
        @UITableViewCell setEditing(_:animated:)
        =Override point: the row is edited, or edited no more.
        !documented UITableViewCell.setEditing(_:animated:).
        :pc
        @UITableViewCell isEditing
        =Whether the row is edited.
        :p
        @UITableViewCell layoutSubviews()
        =Override point: places the content view and the labels in it.
        :pc
        @UITableViewCell isSelected
        =Whether the cell is chosen.
        :p
        @UITableViewCell isHighlighted
        =Whether a finger is on the cell.
        :p
        @UITableViewCell show(selected:)
        =Tells the cell whether it is chosen, if that is news.
        <setSelected(_:animated:)
        @UITableViewController 
        /UIKit/Lists/UITableViewController.swift
        =Looks after a table that is its view: the table's data source and delegate.
        !documented UITableViewController (loads the table the first time it appears, takes the choice away, passes editing \#
        on); moving cells out of the keyboard's way is left out (simplified).
        :p
        @UITableViewController init(style:)
        =A controller of a table of a style.
        :p
        @UITableViewController init(nibName:bundle:)
        =A controller of a plain table.
        :p
        @UITableViewController init()
        =A controller of a plain table.
        :p
        @UITableViewController init(coder:)
        =A controller from an archive.
        :p
        @UITableViewController loadView()
        =Override point: makes the table, with this controller as its data source and delegate.
        :pc
        @UITableViewController tableView
        =The table; reading it loads the view.
        :p
        @UITableViewController refreshControl
        =What turns above the rows while they are made anew; reading it loads the view.
        !documented UITableViewController.refreshControl; it is the table's.
        :p
        @UITableViewController clearsSelectionOnViewWillAppear
        =Whether no row is chosen any more each time the table appears.
        :p
        @UITableViewController viewWillAppear(_:)
        =Override point: loads the table's data the first time, and takes the choice of rows away.
        !documented UITableViewController.
        :pc
        @UITableViewController numberOfSections(in:)
        =How many sections there are: those of the storyboard, else one.
        :p
        @UITableViewController tableView(_:numberOfRowsInSection:)
        =How many rows a section has: those of the storyboard, else none.
        :p
        @UITableViewController tableView(_:cellForRowAt:)
        =The cell of a row: the storyboard's, else an empty one.
        :p
        @UITableViewController tableView(_:titleForHeaderInSection:)
        =The title above a section: the storyboard's, else none.
        :p
        @UITableViewController tableView(_:titleForFooterInSection:)
        =The title below a section: the storyboard's, else none.
        :p
        @UITableViewController tableView(_:canEditRowAt:)
        =Whether a row can be edited.
        :p
        @UITableViewController tableView(_:canMoveRowAt:)
        =Whether a row can be moved.
        :p
        @UITableViewController tableView(_:commit:forRowAt:)
        =A row is to be deleted, or one inserted.
        :p
        @UITableViewController tableView(_:moveRowAt:to:)
        =A row was moved.
        :p
        @UITableViewController setEditing(_:animated:)
        =Override point: rows are edited, or edited no more: the table's.
        !documented UIViewController.setEditing(_:animated:), UITableViewController.
        :pc
        @UITableViewController tableView(_:willDisplay:forRowAt:)
        =A cell is about to be shown.
        :p
        @UITableViewController tableView(_:didEndDisplaying:forRowAt:)
        =A cell has gone out of sight.
        :p
        @UITableViewController tableView(_:heightForRowAt:)
        =The height of a row, in points.
        :p
        @UITableViewController tableView(_:heightForHeaderInSection:)
        =The height of a header, in points.
        :p
        @UITableViewController tableView(_:heightForFooterInSection:)
        =The height of a footer, in points.
        :p
        @UITableViewController tableView(_:viewForHeaderInSection:)
        =The view above a section.
        :p
        @UITableViewController tableView(_:viewForFooterInSection:)
        =The view below a section.
        :p
        @UITableViewController tableView(_:shouldHighlightRowAt:)
        =Whether a touch does something to a row.
        :p
        @UITableViewController tableView(_:didHighlightRowAt:)
        =A finger is on a row.
        :p
        @UITableViewController tableView(_:didUnhighlightRowAt:)
        =The finger is off the row.
        :p
        @UITableViewController tableView(_:willSelectRowAt:)
        =The row to choose in place of the one that was tapped, nil for none.
        :p
        @UITableViewController tableView(_:willDeselectRowAt:)
        =The row to choose no more in place of another, nil for none.
        :p
        @UITableViewController tableView(_:didSelectRowAt:)
        =A row was chosen by a tap.
        :p
        @UITableViewController tableView(_:didDeselectRowAt:)
        =A row was chosen no more by a tap.
        :p
        @UITableViewController tableView(_:editingStyleForRowAt:)
        =To delete it.
        :p
        @UITableViewController tableView(_:titleForDeleteConfirmationButtonForRowAt:)
        =The system's word.
        :p
        @UITableViewController tableView(_:shouldIndentWhileEditingRowAt:)
        =Yes.
        :p
        @UITableViewController tableView(_:willBeginEditingRowAt:)
        =Does nothing.
        :p
        @UITableViewController tableView(_:didEndEditingRowAt:)
        =Does nothing.
        :p
        @UITableViewController tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
        =There.
        :p
        @UITableViewController tableView(_:leadingSwipeActionsConfigurationForRowAt:)
        =Nothing.
        :p
        @UITableViewController tableView(_:trailingSwipeActionsConfigurationForRowAt:)
        =The system's own.
        :p
        @UITableViewController tableView(_:contextMenuConfigurationForRowAt:point:)
        =None.
        :p
        @UITableViewController tableView(_:previewForHighlightingContextMenuWithConfiguration:)
        =None.
        :p
        @UITableViewController tableView(_:previewForDismissingContextMenuWithConfiguration:)
        =None.
        :p
        @UITableViewController tableView(_:willDisplayContextMenu:animator:)
        =Does nothing.
        :p
        @UITableViewController tableView(_:willEndContextMenuInteraction:animator:)
        =Does nothing.
        :p
        @UITableViewController tableView(_:willPerformPreviewActionForMenuWith:animator:)
        =Does nothing.
        :p
        @UITableViewController tableView(_:estimatedHeightForRowAt:)
        =About how high a row is, in points: as the content is.
        :p
        @UITableViewController tableView(_:estimatedHeightForHeaderInSection:)
        =About how high a header is, in points: as the content is.
        :p
        @UITableViewController tableView(_:estimatedHeightForFooterInSection:)
        =About how high a footer is, in points: as the content is.
        :p
        @UITableViewController tableView(_:accessoryButtonTappedForRowWith:)
        =Does nothing.
        :p
        @UITableViewController tableView(_:willDisplayHeaderView:forSection:)
        =Does nothing.
        :p
        @UITableViewController tableView(_:willDisplayFooterView:forSection:)
        =Does nothing.
        :p
        @UITableViewController tableView(_:didEndDisplayingHeaderView:forSection:)
        =Does nothing.
        :p
        @UITableViewController tableView(_:didEndDisplayingFooterView:forSection:)
        =Does nothing.
        :p
        @UITableViewDataSource 
        /UIKit/Lists/UITableViewDataSource.swift
        =Asked by a table for its content.
        !documented UITableViewDataSource; section indexes are not simulated.
        :p
        @UITableViewDataSource tableView(_:numberOfRowsInSection:)
        =How many rows a section has.
        !documented UITableViewDataSource.tableView(_:numberOfRowsInSection:); asked once for each loading of the data \#
        (simplified): UIKit asks up to three times at first (reported reibang.com/p/07fef73d9b4e).
        :pc
        @UITableViewDataSource tableView(_:cellForRowAt:)
        =The cell of a row that comes into sight.
        !documented UITableViewDataSource.tableView(_:cellForRowAt:); in a layout pass, as the row comes into sight; again \#
        after reloadData. UIKit asks for some rows ahead (simplified).
        :pc
        @UITableViewDataSource numberOfSections(in:)
        =How many sections there are.
        !documented UITableViewDataSource.numberOfSections(in:); asked before the numbers of rows.
        :pc
        @UITableViewDataSource tableView(_:titleForHeaderInSection:)
        =The title above a section.
        !documented UITableViewDataSource.tableView(_:titleForHeaderInSection:); asked as the data is loaded, for all sections \#
        (simplified).
        :pc
        @UITableViewDataSource tableView(_:titleForFooterInSection:)
        =The title below a section.
        !documented UITableViewDataSource.tableView(_:titleForFooterInSection:); asked as the data is loaded, for all sections \#
        (simplified).
        :pc
        @UITableViewDataSource tableView(_:canEditRowAt:)
        =Whether a row can be edited.
        !documented UITableViewDataSource.tableView(_:canEditRowAt:); when it is asked is simplified.
        :pc
        @UITableViewDataSource tableView(_:canMoveRowAt:)
        =Whether a row can be moved.
        !documented UITableViewDataSource.tableView(_:canMoveRowAt:) (for those that implement moveRowAt); when it is asked is \#
        simplified.
        :pc
        @UITableViewDataSource tableView(_:commit:forRowAt:)
        =A row is to be deleted, or one inserted.
        !documented UITableViewDataSource.tableView(_:commit:forRowAt:) (a deletion after it is confirmed, an insertion at \#
        once).
        :pc
        @UITableViewDataSource tableView(_:moveRowAt:to:)
        =A row was moved.
        !documented UITableViewDataSource.tableView(_:moveRowAt:to:) (when the finger is lifted, after the delegate was asked \#
        where to).
        :pc
        @UITableViewDataSourcePrefetching 
        =Makes data ready before its rows come into sight.
        !documented UITableViewDataSourcePrefetching; how far ahead it is asked is simplified: as many rows as are in sight.
        :p
        @UITableViewDataSourcePrefetching tableView(_:prefetchRowsAt:)
        =Rows may come into sight soon.
        :pc
        @UITableViewDataSourcePrefetching tableView(_:cancelPrefetchingForRowsAt:)
        =Rows that may not come into sight soon after all.
        :pc
        @UITableViewDelegate 
        /UIKit/Lists/UITableViewDelegate.swift
        =Told and asked by a table about its rows.
        !documented UITableViewDelegate; menus, accessory buttons and focus are not simulated.
        :p
        @UITableViewDelegate tableView(_:willDisplay:forRowAt:)
        =A cell is about to be shown.
        !documented UITableViewDelegate.tableView(_:willDisplay:forRowAt:) (after cellForRowAt, before the cell is a subview).
        :pc
        @UITableViewDelegate tableView(_:didEndDisplaying:forRowAt:)
        =A cell has gone out of sight.
        !documented UITableViewDelegate.tableView(_:didEndDisplaying:forRowAt:) (after the cell was taken out).
        :pc
        @UITableViewDelegate tableView(_:heightForRowAt:)
        =The height of a row, in points.
        !documented UITableViewDelegate.tableView(_:heightForRowAt:); asked once for each row, after its cell, or for all rows \#
        as the data is loaded where estimatedRowHeight is 0; UIKit asks more often (reported reibang.com/p/07fef73d9b4e).
        :pc
        @UITableViewDelegate tableView(_:heightForHeaderInSection:)
        =The height of a header, in points.
        !documented UITableViewDelegate.tableView(_:heightForHeaderInSection:); asked as the data is loaded, for all sections \#
        (simplified).
        :pc
        @UITableViewDelegate tableView(_:heightForFooterInSection:)
        =The height of a footer, in points.
        !documented UITableViewDelegate.tableView(_:heightForFooterInSection:); asked as the data is loaded, for all sections \#
        (simplified).
        :pc
        @UITableViewDelegate tableView(_:viewForHeaderInSection:)
        =The view above a section.
        !documented UITableViewDelegate.tableView(_:viewForHeaderInSection:) (as the header comes into sight).
        :pc
        @UITableViewDelegate tableView(_:viewForFooterInSection:)
        =The view below a section.
        !documented UITableViewDelegate.tableView(_:viewForFooterInSection:) (as the footer comes into sight).
        :pc
        @UITableViewDelegate tableView(_:shouldHighlightRowAt:)
        =Whether a touch does something to a row.
        !documented UITableViewDelegate.tableView(_:shouldHighlightRowAt:) (false: the tap does nothing); asked when the finger \#
        is lifted, not as it comes down (simplified).
        :pc
        @UITableViewDelegate tableView(_:didHighlightRowAt:)
        =A finger is on a row.
        !documented UITableViewDelegate.tableView(_:didHighlightRowAt:); told when the finger is lifted, together with the next \#
        (simplified).
        :pc
        @UITableViewDelegate tableView(_:didUnhighlightRowAt:)
        =The finger is off the row.
        !documented UITableViewDelegate.tableView(_:didUnhighlightRowAt:); its place before willSelectRowAt is simplified.
        :pc
        @UITableViewDelegate tableView(_:willSelectRowAt:)
        =The row to choose in place of the one that was tapped, nil for none.
        !documented UITableViewDelegate.tableView(_:willSelectRowAt:) (another path, or nil for none).
        :pc
        @UITableViewDelegate tableView(_:willDeselectRowAt:)
        =The row to choose no more in place of another, nil for none.
        !documented UITableViewDelegate.tableView(_:willDeselectRowAt:); before the new row's didSelectRowAt (simplified).
        :pc
        @UITableViewDelegate tableView(_:didSelectRowAt:)
        =A row was chosen by a tap.
        !documented UITableViewDelegate.tableView(_:didSelectRowAt:) (a tap, not selectRow); last of all that a tap tells, and \#
        before the cell's segue (simplified).
        :pc
        @UITableViewDelegate tableView(_:didDeselectRowAt:)
        =A row was chosen no more by a tap.
        !documented UITableViewDelegate.tableView(_:didDeselectRowAt:) (a tap, not deselectRow).
        :pc
        @UITableViewDelegate tableView(_:editingStyleForRowAt:)
        =What can be done with a row while it is edited.
        !documented UITableViewDelegate.tableView(_:editingStyleForRowAt:); when it is asked is simplified.
        :pc
        @UITableViewDelegate tableView(_:titleForDeleteConfirmationButtonForRowAt:)
        =What the button says that deletes a row.
        !documented UITableViewDelegate.tableView(_:titleForDeleteConfirmationButtonForRowAt:) (where there are no swipe \#
        actions).
        :pc
        @UITableViewDelegate tableView(_:shouldIndentWhileEditingRowAt:)
        =Whether a row makes room for the sign in front of it.
        !documented UITableViewDelegate.tableView(_:shouldIndentWhileEditingRowAt:); when it is asked is simplified.
        :pc
        @UITableViewDelegate tableView(_:willBeginEditingRowAt:)
        =A row is about to be brought aside.
        !documented UITableViewDelegate.tableView(_:willBeginEditingRowAt:) (a row that is swiped aside, not all rows at once).
        :pc
        @UITableViewDelegate tableView(_:didEndEditingRowAt:)
        =A row is not aside any more; nil when it is gone.
        !documented UITableViewDelegate.tableView(_:didEndEditingRowAt:) (the row is back, or gone: then nil).
        :pc
        @UITableViewDelegate tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
        =Where a row may be put that a finger carries.
        !documented UITableViewDelegate.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:); asked once, when the \#
        finger is lifted (simplified).
        :pc
        @UITableViewDelegate tableView(_:leadingSwipeActionsConfigurationForRowAt:)
        =What can be done with a row that is swiped to the right.
        !documented UITableViewDelegate.tableView(_:leadingSwipeActionsConfigurationForRowAt:) (nil: nothing).
        :pc
        @UITableViewDelegate tableView(_:trailingSwipeActionsConfigurationForRowAt:)
        =What can be done with a row that is swiped to the left; nil: to delete it, if the data source does that.
        !documented UITableViewDelegate.tableView(_:trailingSwipeActionsConfigurationForRowAt:) (nil: the deletion that the \#
        data source commits).
        :pc
        @UITableViewDelegate tableView(_:contextMenuConfigurationForRowAt:point:)
        =The menu of the row that is pressed; nil for none.
        !documented UITableViewDelegate.tableView(_:contextMenuConfigurationForRowAt:point:).
        :pc
        @UITableViewDelegate tableView(_:previewForHighlightingContextMenuWithConfiguration:)
        =The picture of the row that is pressed.
        !simplified; never asked, the row is not lifted.
        :pc
        @UITableViewDelegate tableView(_:previewForDismissingContextMenuWithConfiguration:)
        =The picture of the row to which a menu goes back.
        !simplified; never asked, the row is not lifted.
        :pc
        @UITableViewDelegate tableView(_:willDisplayContextMenu:animator:)
        =A menu is about to be shown.
        !documented UITableViewDelegate.tableView(_:willDisplayContextMenu:animator:).
        :pc
        @UITableViewDelegate tableView(_:willEndContextMenuInteraction:animator:)
        =A menu is about to go.
        !documented UITableViewDelegate.tableView(_:willEndContextMenuInteraction:animator:).
        :pc
        @UITableViewDelegate tableView(_:willPerformPreviewActionForMenuWith:animator:)
        =The preview of a menu was touched.
        !documented UITableViewDelegate.tableView(_:willPerformPreviewActionForMenuWith:animator:).
        :pc
        @UITableViewDelegate tableView(_:estimatedHeightForRowAt:)
        =About how high a row is, in points.
        !documented UITableViewDelegate.tableView(_:estimatedHeightForRowAt:) (asked for all rows as the data is loaded; the \#
        heights themselves are asked for as rows come into sight).
        :pc
        @UITableViewDelegate tableView(_:estimatedHeightForHeaderInSection:)
        =About how high a header is, in points.
        !documented UITableViewDelegate.tableView(_:estimatedHeightForHeaderInSection:) (in place of the height, until the \#
        header comes into sight).
        :pc
        @UITableViewDelegate tableView(_:estimatedHeightForFooterInSection:)
        =About how high a footer is, in points.
        !documented UITableViewDelegate.tableView(_:estimatedHeightForFooterInSection:) (in place of the height, until the \#
        footer comes into sight).
        :pc
        @UITableViewDelegate tableView(_:accessoryButtonTappedForRowWith:)
        =The button at the end of a row was touched.
        !documented UITableViewDelegate.tableView(_:accessoryButtonTappedForRowWith:) (the row is not chosen).
        :pc
        @UITableViewDelegate tableView(_:willDisplayHeaderView:forSection:)
        =A header is about to be shown.
        !documented UITableViewDelegate.tableView(_:willDisplayHeaderView:forSection:); reported after the view was asked for.
        :pc
        @UITableViewDelegate tableView(_:willDisplayFooterView:forSection:)
        =A footer is about to be shown.
        !documented UITableViewDelegate.tableView(_:willDisplayFooterView:forSection:); reported after the view was asked for.
        :pc
        @UITableViewDelegate tableView(_:didEndDisplayingHeaderView:forSection:)
        =A header has gone out of sight.
        !documented UITableViewDelegate.tableView(_:didEndDisplayingHeaderView:forSection:).
        :pc
        @UITableViewDelegate tableView(_:didEndDisplayingFooterView:forSection:)
        =A footer has gone out of sight.
        !documented UITableViewDelegate.tableView(_:didEndDisplayingFooterView:forSection:).
        :pc
        @UITableViewHeaderFooterView 
        /UIKit/Lists/UITableViewHeaderFooterView.swift
        =Stands above or below a section of a table.
        !documented UITableViewHeaderFooterView; simplified, one label, and looks do not follow states.
        :p
        @UITableViewHeaderFooterView init(reuseIdentifier:)
        =A header or footer.
        :p
        @UITableViewHeaderFooterView init()
        =A header or footer without an identifier.
        :p
        @UITableViewHeaderFooterView init(coder:)
        =A header or footer from an archive.
        :p
        @UITableViewHeaderFooterView reuseIdentifier
        =The identifier by which the view is used again.
        :p
        @UITableViewHeaderFooterView defaultContentConfiguration()
        =A look without content.
        :p
        @UITableViewHeaderFooterView backgroundConfiguration
        =What is behind the view.
        :p
        @UITableViewHeaderFooterView contentView
        =Holds what the view shows: the place for views of one's own.
        :p
        @UITableViewHeaderFooterView textLabel
        =The label, made when it is first asked for.
        :p
        @UITableViewHeaderFooterView prepareForReuse()
        =Override point: the view is about to be used for another section.
        :pc
        @MenuView 
        /UIKit/Menus/MenuView.swift
        =A menu that is shown over everything, until something in it, or something beside it, is touched.
        !simplified; a list of words in the middle, at once and without motion. No controller appears or disappears for it \#
        (reported).
        @MenuView choose(_:)
        =Does what a row stands for.
        !documented UIMenuElement.Attributes, UIMenu.Options; that the menu has gone when an action runs is simplified.
        @World send(_:from:sender:)
        =Calls a command's method on the first in the responder chain that can.
        !documented UIResponder.target(forAction:withSender:).
        @UIAction 
        /UIKit/Menus/UIAction.swift
        =A title and a closure for controls, bars and menus.
        !documented UIAction.
        :p
        @UIAction.Identifier 
        =The name of an action.
        :p
        @UIAction.Identifier rawValue
        =The text.
        :p
        @UIAction.Identifier init(rawValue:)
        =A name from a text.
        :p
        @UIAction.Identifier init(_:)
        =A name from a text.
        :p
        @UIAction init(title:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:)
        =An action that runs handler.
        :p
        @UIAction identifier
        =The action's name.
        :p
        @UIAction title
        =What a button or a menu shows for the action.
        :p
        @UIAction image
        =The image that a button shows for the action.
        :p
        @UIAction discoverabilityTitle
        =What it is for.
        :p
        @UIAction attributes
        =What it is like in a menu.
        :p
        @UIAction state
        =Whether it has a mark.
        :p
        @UIAction sender
        =What made the action run last: a control or a bar button.
        :p
        @UICommand 
        /UIKit/Menus/UICommand.swift
        =An element of a menu that calls a method in the responder chain.
        !documented UICommand; alternates are left out (simplified).
        :p
        @UICommand init(title:image:action:propertyList:discoverabilityTitle:attributes:state:)
        =A command that calls a method of the first in the responder chain that has it.
        :p
        @UICommand action
        =The method.
        :p
        @UICommand propertyList
        =What the command carries; nil: nothing.
        :p
        @UICommand discoverabilityTitle
        =What it is for.
        :p
        @UICommand attributes
        =What it is like.
        :p
        @UICommand state
        =Whether it has a mark.
        :p
        @UIKeyModifierFlags 
        =Keys of a hardware keyboard that are held while another one is pressed.
        !documented UIKeyModifierFlags.
        :p
        @UIKeyModifierFlags rawValue
        =The bits, as Apple has them.
        :p
        @UIKeyModifierFlags init(rawValue:)
        =Keys from bits.
        :p
        @UIKeyModifierFlags alphaShift
        =Caps lock.
        :p
        @UIKeyModifierFlags shift
        =Shift.
        :p
        @UIKeyModifierFlags control
        =Control.
        :p
        @UIKeyModifierFlags alternate
        =Option.
        :p
        @UIKeyModifierFlags command
        =Command.
        :p
        @UIKeyModifierFlags numericPad
        =The pad of numbers.
        :p
        @UIKeyCommand 
        =A command that a key of a hardware keyboard stands for.
        !documented UIKeyCommand; alternates are left out (simplified).
        :p
        @UIKeyCommand init(input:modifierFlags:action:)
        =A command for a key, held together with others.
        :p
        @UIKeyCommand init(input:modifierFlags:action:discoverabilityTitle:)
        =A command for a key, with what a list of commands says of it.
        :p
        @UIKeyCommand init(title:image:action:input:modifierFlags:propertyList:discoverabilityTitle:attributes:state:)
        =A command for a key and for menus.
        :p
        @UIKeyCommand input
        =The key.
        :p
        @UIKeyCommand modifierFlags
        =The keys that are held.
        :p
        @UIKeyCommand wantsPriorityOverSystemBehavior
        =Whether the command comes before what the system does with the key.
        :p
        @UIKeyCommand inputUpArrow
        =The arrow up.
        :p
        @UIKeyCommand inputDownArrow
        =The arrow down.
        :p
        @UIKeyCommand inputLeftArrow
        =The arrow to the left.
        :p
        @UIKeyCommand inputRightArrow
        =The arrow to the right.
        :p
        @UIKeyCommand inputEscape
        =Escape.
        :p
        @UIKeyCommand inputPageUp
        =Page up.
        :p
        @UIKeyCommand inputPageDown
        =Page down.
        :p
        @UIKeyCommand inputHome
        =Home.
        :p
        @UIKeyCommand inputEnd
        =End.
        :p
        @UIKeyCommand inputDelete
        =Delete.
        :p
        @UIContextMenuConfiguration 
        /UIKit/Menus/UIContextMenuConfiguration.swift
        =What a press on something shows: a menu, a preview, or both.
        !documented UIContextMenuConfiguration.
        :p
        @UIContextMenuConfiguration init(identifier:previewProvider:actionProvider:)
        =A name of the app's own, who makes the preview, and who makes the menu out of what the system suggests: nothing.
        :p
        @UIContextMenuConfiguration identifier
        =The app's own name for it.
        :p
        @ContextMenuSession end(in:committing:)
        =Tells that the menu goes, for its preview or for nothing.
        !documented UIContextMenuInteractionDelegate; the order of the two is simplified.
        @ContextMenuAnimator 
        =Animates alongside a context menu that comes or goes: at once, as the menu does.
        !documented UIContextMenuInteractionAnimating, UIContextMenuInteractionCommitAnimating; simplified, at once.
        :p
        @ContextMenuAnimator previewViewController
        =The controller of the preview.
        :p
        @ContextMenuAnimator preferredCommitStyle
        =How the preview gives way.
        :p
        @ContextMenuAnimator addAnimations(_:)
        =Animates something alongside.
        :p
        @ContextMenuAnimator addCompletion(_:)
        =Runs something afterwards.
        :p
        @UIContextMenuInteractionCommitStyle 
        =How a preview gives way to what it shows.
        !documented UIContextMenuInteractionCommitStyle.
        :p
        @UIContextMenuInteractionCommitStyle dismiss
        =It goes.
        :p
        @UIContextMenuInteractionCommitStyle pop
        =It grows.
        :p
        @UIInteraction 
        /UIKit/Menus/UIContextMenuInteraction.swift
        =Something that a view does with fingers, which is an object of its own.
        !documented UIInteraction.
        :p
        @UIInteraction willMove(to:)
        =The interaction is about to be another view's; nil: nobody's.
        !documented UIInteraction.willMove(to:).
        :pc
        @UIInteraction didMove(to:)
        =The interaction is another view's; nil: nobody's.
        !documented UIInteraction.didMove(to:).
        :pc
        @UIContextMenuInteraction 
        =Shows a menu when a finger rests on a view.
        !documented UIContextMenuInteraction; simplified, the menu stands in the middle, and previews of views are not drawn.
        :p
        @UIContextMenuInteraction init(delegate:)
        =An interaction whose delegate says what is shown.
        :p
        @UIContextMenuInteraction delegate
        =Says what is shown, and is told.
        :p
        @UIContextMenuInteraction view
        =The view whose fingers are looked at.
        :p
        @UIContextMenuInteraction willMove(to:)
        =The interaction is about to be another view's.
        :p
        @UIContextMenuInteraction didMove(to:)
        =The interaction is another view's.
        :p
        @UIContextMenuInteraction press(at:)
        =A finger has rested on the view.
        <contextMenuInteraction(_:configurationForMenuAtLocation:) contextMenuInteraction(_:willDisplayMenuFor:animator:) \#
        contextMenuInteraction(_:willEndFor:animator:) contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
        @UIContextMenuInteraction location(in:)
        =Where the last press was, in a view's coordinates.
        :p
        @UIContextMenuInteraction dismissMenu()
        =Takes the menu away.
        :p
        @UIView interactions
        =What the view does with fingers, oldest first; the view holds them.
        !documented UIView.interactions.
        :p
        @UIView addInteraction(_:)
        =Lets an interaction be this view's.
        !documented UIView.addInteraction(_:).
        :p
        @UIView removeInteraction(_:)
        =Lets an interaction be nobody's.
        !documented UIView.removeInteraction(_:).
        :p
        @UIView move(_:to:_:)
        <willMove(to:) didMove(to:)
        @UIContextMenuInteractionDelegate 
        =Says what a context menu is, and is told of it.
        !documented UIContextMenuInteractionDelegate.
        :p
        @UIContextMenuInteractionDelegate contextMenuInteraction(_:configurationForMenuAtLocation:)
        =What is shown for a press; nil for nothing.
        !documented UIContextMenuInteractionDelegate.contextMenuInteraction(_:configurationForMenuAtLocation:).
        :pc
        @UIContextMenuInteractionDelegate contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
        =The picture of the view that is pressed.
        !simplified; never asked, the view is not lifted.
        :pc
        @UIContextMenuInteractionDelegate contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
        =The picture of the view to which the menu goes back.
        !simplified; never asked, the view is not lifted.
        :pc
        @UIContextMenuInteractionDelegate contextMenuInteraction(_:willDisplayMenuFor:animator:)
        =The menu is about to be shown.
        !documented UIContextMenuInteractionDelegate.contextMenuInteraction(_:willDisplayMenuFor:animator:).
        :pc
        @UIContextMenuInteractionDelegate contextMenuInteraction(_:willEndFor:animator:)
        =The menu is about to go.
        !documented UIContextMenuInteractionDelegate.contextMenuInteraction(_:willEndFor:animator:).
        :pc
        @UIContextMenuInteractionDelegate contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
        =The preview was touched.
        !documented UIContextMenuInteractionDelegate.contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:).
        :pc
        @UIContextMenuInteractionAnimating 
        =Animates alongside a context menu that comes or goes.
        !documented UIContextMenuInteractionAnimating; simplified, at once.
        :p
        @UIContextMenuInteractionAnimating previewViewController
        =The controller of the preview.
        :pc
        @UIContextMenuInteractionAnimating addAnimations(_:)
        =Animates something alongside.
        :pc
        @UIContextMenuInteractionAnimating addCompletion(_:)
        =Runs something afterwards.
        :pc
        @UIContextMenuInteractionCommitAnimating 
        =Animates alongside a preview that gives way.
        !documented UIContextMenuInteractionCommitAnimating; simplified, at once.
        :p
        @UIContextMenuInteractionCommitAnimating preferredCommitStyle
        =How the preview gives way.
        :pc
        @UIMenu 
        /UIKit/Menus/UIMenu.swift
        =Elements under one title.
        !documented UIMenu; simplified, a list of words over what is there, palettes and sizes are left out.
        :p
        @UIMenu.Options 
        =How the elements of a menu belong together.
        :p
        @UIMenu.Options rawValue
        =The bits, as Apple has them.
        :p
        @UIMenu.Options init(rawValue:)
        =Options from bits.
        :p
        @UIMenu.Options displayInline
        =In the menu around it.
        :p
        @UIMenu.Options destructive
        =Something that cannot be taken back.
        :p
        @UIMenu.Options singleSelection
        =One of the elements has a tick.
        :p
        @UIMenu.Options displayAsPalette
        =In a row of pictures.
        :p
        @UIMenu.ElementSize 
        =How large the elements are.
        :p
        @UIMenu.ElementSize small
        =Small, several in a row.
        :p
        @UIMenu.ElementSize medium
        =Middling, several in a row.
        :p
        @UIMenu.ElementSize large
        =A row each.
        :p
        @UIMenu.ElementSize automatic
        =As the system likes it.
        :p
        @UIMenu.Identifier 
        =The name of a menu.
        :p
        @UIMenu.Identifier rawValue
        =The text.
        :p
        @UIMenu.Identifier init(rawValue:)
        =A name from a text.
        :p
        @UIMenu.Identifier init(_:)
        =A name from a text.
        :p
        @UIMenu init(title:subtitle:image:identifier:options:preferredElementSize:children:)
        =A menu of elements.
        :p
        @UIMenu identifier
        =The menu's name.
        :p
        @UIMenu options
        =How the elements belong together.
        :p
        @UIMenu preferredElementSize
        =How large the elements are.
        :p
        @UIMenu children
        =The elements, from the top.
        :p
        @UIMenu selectedElements
        =The elements that have a tick.
        :p
        @UIMenu replacingChildren(_:)
        =The same menu with other elements.
        :p
        @UIDeferredMenuElement 
        =Elements that are made when the menu is shown.
        !documented UIDeferredMenuElement; simplified, nothing stands for them meanwhile.
        :p
        @UIDeferredMenuElement init(_:)
        =Elements that elementProvider hands to the closure that it gets, now or later; asked once.
        :p
        @UIDeferredMenuElement uncached(_:)
        =Elements that are asked for each time.
        :p
        @UIMenuItem 
        /UIKit/Menus/UIMenuController.swift
        =A command of one's own in the menu for what is edited.
        !documented UIMenuItem.
        :p
        @UIMenuItem init(title:action:)
        =A command that calls a method.
        :p
        @UIMenuItem title
        =The words.
        :p
        @UIMenuItem action
        =The method.
        :p
        @UIMenuController 
        =The menu for what is edited: one's own commands and the standard ones that somebody in the responder chain can do.
        !documented UIMenuController (there is a menu only while there is a first responder, which is asked with \#
        canPerformAction, as are those behind it); simplified, it is shown as other menus are, and methods are handed the \#
        command and not the menu's controller.
        :p
        @UIMenuController.ArrowDirection 
        =Where the menu points.
        :p
        @UIMenuController.ArrowDirection default
        =As there is room.
        :p
        @UIMenuController.ArrowDirection up
        =Upwards.
        :p
        @UIMenuController.ArrowDirection down
        =Downwards.
        :p
        @UIMenuController.ArrowDirection left
        =To the left.
        :p
        @UIMenuController.ArrowDirection right
        =To the right.
        :p
        @UIMenuController shared
        =The only one.
        :p
        @UIMenuController menuItems
        =The commands besides the standard ones; nil: none.
        :p
        @UIMenuController arrowDirection
        =Where the menu points.
        :p
        @UIMenuController isMenuVisible
        =Whether the menu is shown.
        :p
        @UIMenuController setTargetRect(_:in:)
        =What the menu is for: a rectangle in a view.
        :p
        @UIMenuController setMenuVisible(_:animated:)
        =Shows the menu, or lets it go.
        :p
        @UIMenuController showMenu(from:rect:)
        =Shows the menu for a rectangle in a view.
        :p
        @UIMenuController hideMenu()
        =Lets the menu go.
        :p
        @UIMenuController hideMenu(from:)
        =Lets the menu go, if it is that view's.
        :p
        @UIMenuController update()
        =Asks again what can be done.
        :p
        @UIMenuController menuFrame
        =Where the menu is, in points.
        :p
        @UIMenuController willShowMenuNotification
        =Told of a menu that is about to be seen, of one that is, and of one that has gone.
        :p
        @UIMenuController didShowMenuNotification
        =Told when the menu is seen.
        :p
        @UIMenuController willHideMenuNotification
        =Told when the menu is about to go.
        :p
        @UIMenuController didHideMenuNotification
        =Told when the menu has gone.
        :p
        @UIMenuElement 
        /UIKit/Menus/UIMenuElement.swift
        =Something in a menu.
        !documented UIMenuElement.
        :p
        @UIMenuElement.Attributes 
        =What an element is like.
        !documented UIMenuElement.Attributes.
        :p
        @UIMenuElement.Attributes rawValue
        =The bits, as Apple has them.
        :p
        @UIMenuElement.Attributes init(rawValue:)
        =Attributes from bits.
        :p
        @UIMenuElement.Attributes disabled
        =Out of use.
        :p
        @UIMenuElement.Attributes destructive
        =Something that cannot be taken back.
        :p
        @UIMenuElement.Attributes hidden
        =Left out.
        :p
        @UIMenuElement.Attributes keepsMenuPresented
        =Leaves the menu where it is.
        :p
        @UIMenuElement.State 
        =Whether an element has a mark.
        !documented UIMenuElement.State.
        :p
        @UIMenuElement.State off
        =None.
        :p
        @UIMenuElement.State on
        =A tick.
        :p
        @UIMenuElement.State mixed
        =A dash.
        :p
        @UIMenuElement title
        =What the element says.
        :p
        @UIMenuElement subtitle
        =What it says below that.
        !simplified; kept, it is not shown.
        :p
        @UIMenuElement image
        =What it shows.
        !simplified; kept, menus show words.
        :p
        @UITargetedPreview 
        /UIKit/Menus/UITargetedPreview.swift
        =The picture of a view that is lifted.
        !documented UITargetedPreview; simplified, kept: no view is lifted.
        :p
        @UITargetedPreview init(view:)
        =A view's picture.
        :p
        @UITargetedPreview init(view:parameters:)
        =A view's picture, with its looks.
        :p
        @UITargetedPreview init(view:parameters:target:)
        =A view's picture, with its looks, and where it goes.
        :p
        @UITargetedPreview view
        =The view.
        :p
        @UITargetedPreview parameters
        =The looks.
        :p
        @UITargetedPreview size
        =The picture's size, in points.
        :p
        @UIPreviewParameters 
        =How a picture of a view looks.
        !documented UIPreviewParameters; simplified, kept: no view is lifted.
        :p
        @UIPreviewParameters backgroundColor
        =The colour behind the view.
        :p
        @UIPreviewTarget 
        =Where a picture of a view goes.
        !documented UIPreviewTarget; simplified, kept: no view is lifted.
        :p
        @UIPreviewTarget init(container:center:)
        =A place in a view, in points.
        :p
        @UIPreviewTarget container
        =The view.
        :p
        @UIPreviewTarget center
        =The place in it, in points.
        :p
        @URLError 
        /UIKit/Network/URLError.swift
        =Why a request failed.
        !documented URLError; the words are reported, some of them simplified.
        :p
        @URLError.Code 
        =The reason.
        :p
        @URLError.Code unknown
        =Nobody knows.
        :p
        @URLError.Code cancelled
        =The task was cancelled.
        :p
        @URLError.Code timedOut
        =No answer in time.
        :p
        @URLError.Code unsupportedURL
        =An address of no known kind.
        :p
        @URLError.Code cannotFindHost
        =No such server.
        :p
        @URLError.Code networkConnectionLost
        =The connection broke.
        :p
        @URLError.Code notConnectedToInternet
        =No network.
        :p
        @URLError.Code badServerResponse
        =An answer that says nothing useful.
        :p
        @URLError.Code fileDoesNotExist
        =No such file.
        :p
        @URLError code
        =The reason.
        :p
        @URLError init(_:)
        =An error of this reason.
        :p
        @URLError localizedDescription
        =The reason in words.
        :p
        @URLRequest 
        /UIKit/Network/URLRequest.swift
        =What a request asks for.
        !documented URLRequest; what is sent along is kept, the pretended network answers all alike (simplified).
        :p
        @URLRequest.CachePolicy 
        =Whether an answer that was kept may do.
        !documented NSURLRequest.CachePolicy; without effect (simplified).
        :p
        @URLRequest.CachePolicy useProtocolCachePolicy
        :p
        @URLRequest.CachePolicy reloadIgnoringLocalCacheData
        :p
        @URLRequest.CachePolicy returnCacheDataElseLoad
        :p
        @URLRequest.CachePolicy returnCacheDataDontLoad
        :p
        @URLRequest.CachePolicy reloadIgnoringLocalAndRemoteCacheData
        :p
        @URLRequest.CachePolicy reloadRevalidatingCacheData
        :p
        @URLRequest.CachePolicy reloadIgnoringCacheData
        =The older name of reloadIgnoringLocalCacheData.
        :p
        @URLRequest url
        =Where to.
        :p
        @URLRequest httpMethod
        =How: GET, POST, ...
        :p
        @URLRequest httpBody
        =What is sent along.
        :p
        @URLRequest allHTTPHeaderFields
        =The header's fields.
        :p
        @URLRequest timeoutInterval
        =Seconds until it gives up.
        !simplified; without effect.
        :p
        @URLRequest cachePolicy
        =Whether an answer that was kept may do.
        !simplified; without effect.
        :p
        @URLRequest httpShouldHandleCookies
        =Whether cookies are sent along.
        !simplified; without effect.
        :p
        @URLRequest allowsCellularAccess
        =Whether it may go over a mobile network.
        !simplified; without effect.
        :p
        @URLRequest mainDocumentURL
        =The document that it is a part of.
        :p
        @URLRequest init(url:cachePolicy:timeoutInterval:)
        =A request for what is at an address.
        :p
        @URLRequest setValue(_:forHTTPHeaderField:)
        =Sets a field of the header.
        :p
        @URLRequest addValue(_:forHTTPHeaderField:)
        =Adds a value to a field of the header, behind a comma where it has one.
        :p
        @URLRequest value(forHTTPHeaderField:)
        =A field of the header.
        :p
        @URLRequest description
        =The method and the address.
        :p
        @URLResponse 
        /UIKit/Network/URLResponse.swift
        =What an answer says about itself.
        !documented URLResponse; its address alone (simplified).
        :p
        @URLResponse url
        =Where it came from.
        :p
        @URLResponse expectedContentLength
        =How many bytes are to come; -1 when that is not known.
        !documented URLResponse.expectedContentLength; the pretended network never says it (simplified).
        :p
        @URLResponse mimeType
        =Of what kind the bytes are; nil when that is not known.
        !documented URLResponse.mimeType; the pretended network never says it (simplified).
        :p
        @URLResponse textEncodingName
        =How texts are written; nil when that is not known.
        !documented URLResponse.textEncodingName; the pretended network never says it (simplified).
        :p
        @URLResponse suggestedFilename
        =What a file of it may be called.
        !documented URLResponse.suggestedFilename (the address's last part, else the host).
        :p
        @HTTPURLResponse 
        =What a web server's answer says about itself.
        !documented HTTPURLResponse; address and status alone, as the run's setting says (simplified).
        :p
        @HTTPURLResponse statusCode
        =200 when all is well.
        :p
        @HTTPURLResponse value(forHTTPHeaderField:)
        =A field of the answer's header; nil when there is none.
        !documented HTTPURLResponse.value(forHTTPHeaderField:); the pretended network sends no fields (simplified).
        :p
        @URLSession 
        /UIKit/Network/URLSession.swift
        =Sends requests to the pretended network: each is answered, or fails, as the run's setting says.
        !documented URLSession; simplified, nothing leaves the run, and handlers and delegates are called one after the other: \#
        on the main thread where the session's delegate queue is the main one, and marked as not on it otherwise.
        :p
        @URLSession.ResponseDisposition 
        =What becomes of a task whose answer begins to come.
        !documented URLSession.ResponseDisposition; what would go to a file or a stream goes on as data (simplified).
        :p
        @URLSession.ResponseDisposition cancel
        =It ends.
        :p
        @URLSession.ResponseDisposition allow
        =It goes on.
        :p
        @URLSession.ResponseDisposition becomeDownload
        =It goes to a file.
        :p
        @URLSession.ResponseDisposition becomeStream
        =It becomes a stream.
        :p
        @URLSession shared
        =The app's session.
        :p
        @URLSession init(configuration:)
        =A session of the app's own.
        :p
        @URLSession init(configuration:delegate:delegateQueue:)
        =A session of the app's own, which holds its delegate until it is invalidated, and calls it on a queue: one that runs \#
        one operation at a time where none is given.
        !documented URLSession.init(configuration:delegate:delegateQueue:).
        :p
        @URLSession configuration
        =How it behaves.
        :p
        @URLSession delegate
        =Who is told of its tasks.
        :p
        @URLSession delegateQueue
        =Where the delegate and the handlers are called.
        :p
        @URLSession finishTasksAndInvalidate()
        =Lets its delegate go once its tasks have ended.
        !documented URLSession.finishTasksAndInvalidate(); simplified, a task that is made after it is taken all the same.
        :p
        @URLSession invalidateAndCancel()
        =Asks its tasks to end, and lets its delegate go once they have.
        !documented URLSession.invalidateAndCancel().
        :p
        @URLSession letDelegateGo()
        <urlSession(_:didBecomeInvalidWithError:)
        @URLSession dataTask(with:)
        =A task for a request; it begins when it is told to, and the delegate is told of it.
        !documented URLSession.dataTask(with:).
        :p
        @URLSession dataTask(with:completionHandler:)
        =A task for a request; it begins when it is told to.
        :p
        @URLSession data(from:)
        =Waits for what is at an address.
        :p
        @URLSession data(for:)
        =Waits for a request's answer.
        :p
        @URLSessionConfiguration 
        =How a session behaves.
        !simplified; kept and without effect, the run's setting decides. A session does not keep a copy of its own.
        :p
        @URLSessionConfiguration default
        =The usual behaviour.
        :p
        @URLSessionConfiguration ephemeral
        =Nothing is kept.
        :p
        @URLSessionConfiguration background(withIdentifier:)
        =Tasks go on while the app does not run.
        :p
        @URLSessionConfiguration identifier
        =The name of one whose tasks go on while the app does not run; nil for others.
        :p
        @URLSessionConfiguration timeoutIntervalForRequest
        =Seconds that a request waits for more.
        :p
        @URLSessionConfiguration timeoutIntervalForResource
        =Seconds that a request may take in all.
        :p
        @URLSessionConfiguration waitsForConnectivity
        =Whether tasks wait for a network rather than fail.
        :p
        @URLSessionConfiguration allowsCellularAccess
        =Whether tasks may use a mobile network.
        :p
        @URLSessionConfiguration allowsExpensiveNetworkAccess
        =Whether tasks may use a network that costs the user.
        :p
        @URLSessionConfiguration allowsConstrainedNetworkAccess
        =Whether tasks may use a network on which the user saves.
        :p
        @URLSessionConfiguration requestCachePolicy
        =When an answer may come from what is kept.
        :p
        @URLSessionConfiguration httpShouldSetCookies
        =Whether requests take cookies along.
        :p
        @URLSessionConfiguration httpShouldUsePipelining
        =Whether a request may begin before the one before has been answered.
        :p
        @URLSessionConfiguration isDiscretionary
        =Whether the system chooses when tasks run.
        :p
        @URLSessionConfiguration httpMaximumConnectionsPerHost
        =How many connections there may be to one server.
        :p
        @URLSessionConfiguration httpAdditionalHeaders
        =What every request's header has.
        :p
        @URLSessionDelegate 
        /UIKit/Network/URLSessionDelegate.swift
        =Is told what becomes of a session.
        !documented URLSessionDelegate; there are no challenges and no background sessions (simplified).
        :p
        @URLSessionDelegate urlSession(_:didBecomeInvalidWithError:)
        =The session has let its delegate go.
        !documented URLSessionDelegate.urlSession(_:didBecomeInvalidWithError:).
        :pc
        @URLSessionTaskDelegate 
        =Is told what becomes of a session's tasks.
        !documented URLSessionTaskDelegate; nothing is redirected or measured (simplified).
        :p
        @URLSessionTaskDelegate urlSession(_:task:didCompleteWithError:)
        =A task has ended; error is nil where all went well.
        !documented URLSessionTaskDelegate.urlSession(_:task:didCompleteWithError:).
        :pc
        @URLSessionDataDelegate 
        =Is told what comes in for a session's data tasks that have no handler.
        !documented URLSessionDataDelegate; tasks do not become others (simplified).
        :p
        @URLSessionDataDelegate urlSession(_:dataTask:didReceive:completionHandler:)
        =An answer begins to come: whether it is wanted.
        !documented URLSessionDataDelegate.urlSession(_:dataTask:didReceive:completionHandler:).
        :pc
        @URLSessionDataDelegate urlSession(_:dataTask:didReceive:)
        =Data have come.
        !documented URLSessionDataDelegate.urlSession(_:dataTask:didReceive:).
        :pc
        @URLSessionTask 
        /UIKit/Network/URLSessionTask.swift
        =One request to the network.
        !documented URLSessionTask (begins with resume; a cancelled one ends with an error).
        :p
        @URLSessionTask.State 
        =How far a task is.
        :p
        @URLSessionTask.State running
        =Under way.
        :p
        @URLSessionTask.State suspended
        =Not begun.
        :p
        @URLSessionTask.State canceling
        =Asked to end.
        :p
        @URLSessionTask.State completed
        =Over.
        :p
        @URLSessionTask state
        =How far the task is.
        :p
        @URLSessionTask taskIdentifier
        =Its number among the session's tasks, from 1.
        :p
        @URLSessionTask originalRequest
        =What was asked for.
        :p
        @URLSessionTask currentRequest
        =What is asked for now: the same, as nothing is redirected here.
        :p
        @URLSessionTask response
        =What came back; nil until then.
        :p
        @URLSessionTask error
        =Why it failed; nil when it did not.
        :p
        @URLSessionTask taskDescription
        =A name for people.
        :p
        @URLSessionTask resume()
        =Begins.
        :p
        @URLSessionTask suspend()
        =Waits until it is told to go on.
        :p
        @URLSessionTask cancel()
        =Asks the task to end: its handler is told that it was cancelled.
        :p
        @URLSessionTask deliver(_:)
        <urlSession(_:dataTask:didReceive:)
        @URLSessionTask askToGoOn(_:_:_:)
        =Asks the delegate whether an answer is wanted; it is where no delegate says otherwise.
        <urlSession(_:dataTask:didReceive:completionHandler:)
        @URLSessionTask finish(_:_:_:)
        <urlSession(_:task:didCompleteWithError:)
        @URLSessionDataTask 
        =A request whose answer is handed over whole, or to the session's delegate.
        !documented URLSessionDataTask; the answer's data come in one piece (simplified).
        :p
        @MFMailComposeViewController 
        /UIKit/Remote/MFMailComposeViewController.swift
        =Lets the user write a letter.
        !documented MFMailComposeViewController; simplified, as on a device without an account: showing one is refused.
        :p
        @MFMailComposeViewController canSendMail()
        =Whether letters can be sent: no.
        !documented MFMailComposeViewController.canSendMail(); no account is set up (simplified).
        :p
        @MFMailComposeViewController mailComposeDelegate
        =Told what became of the letter.
        :p
        @MFMailComposeViewController setSubject(_:)
        =What the letter is about.
        :p
        @MFMailComposeViewController setToRecipients(_:)
        =Whom it goes to.
        :p
        @MFMailComposeViewController setCcRecipients(_:)
        =Who is to know of it.
        :p
        @MFMailComposeViewController setBccRecipients(_:)
        =Who is to know of it unseen.
        :p
        @MFMailComposeViewController setMessageBody(_:isHTML:)
        =What it says.
        :p
        @MFMailComposeViewController addAttachmentData(_:mimeType:fileName:)
        =What comes with it.
        :p
        @MFMailComposeViewController viewDidLoad()
        =Override point: refuses: there is nothing to be seen.
        :pc
        @MFMailComposeResult 
        =What became of a letter.
        !documented MFMailComposeResult.
        :p
        @MFMailComposeResult cancelled
        =The user did not want it.
        :p
        @MFMailComposeResult saved
        =It is kept.
        :p
        @MFMailComposeResult sent
        =It is to be sent.
        :p
        @MFMailComposeResult failed
        =It could be neither kept nor sent.
        :p
        @MFMailComposeViewControllerDelegate 
        =Told what became of a letter.
        !documented MFMailComposeViewControllerDelegate.
        :p
        @MFMailComposeViewControllerDelegate mailComposeController(_:didFinishWith:error:)
        =The user has done with it.
        !simplified; never asked: no letter is written.
        :pc
        @RemoteViewController 
        /UIKit/Remote/RemoteViewController.swift
        =The content of a controller that another process draws: a sheet that says what it is, with the buttons that end it.
        !simplified; what really stands there is another app's.
        :p
        @RemoteViewController loadView()
        =Override point: makes a view with words and buttons.
        :pc
        @SFSafariViewController 
        /UIKit/Remote/SFSafariViewController.swift
        =Shows a page of the web.
        !documented SFSafariViewController; simplified, a sheet that says which page it would be, and asks the pretended \#
        network for it.
        :p
        @SFSafariViewController.DismissButtonStyle 
        =What the button says that ends it.
        :p
        @SFSafariViewController.DismissButtonStyle done
        =Done.
        :p
        @SFSafariViewController.DismissButtonStyle close
        =Close.
        :p
        @SFSafariViewController.DismissButtonStyle cancel
        =Cancel.
        :p
        @SFSafariViewController.Configuration 
        =How a page is shown.
        :p
        @SFSafariViewController.Configuration entersReaderIfAvailable
        =Whether it opens for reading.
        :p
        @SFSafariViewController.Configuration barCollapsingEnabled
        =Whether the bar gets small.
        :p
        @SFSafariViewController init(url:)
        =A page.
        :p
        @SFSafariViewController init(url:configuration:)
        =A page, shown in a way.
        :p
        @SFSafariViewController init(coder:)
        =A page from an archive, which cannot be.
        :p
        @SFSafariViewController prepare(_:)
        !documented SFSafariViewController.init(url:) (http and https alone); the exception's words are reported.
        @SFSafariViewController viewDidAppear(_:)
        =Override point: asks for the page, the first time.
        !documented SFSafariViewControllerDelegate.safariViewController(_:didCompleteInitialLoad:); that it is asked for as the \#
        controller has come is simplified.
        :pc
        @SFSafariViewController finishLoading(_:)
        <safariViewController(_:didCompleteInitialLoad:)
        @SFSafariViewController endings
        <safariViewControllerDidFinish(_:)
        @SFSafariViewController delegate
        =Told when the user has done with the page.
        :p
        @SFSafariViewController preferredBarTintColor
        =The colour of the bars.
        :p
        @SFSafariViewController preferredControlTintColor
        =The colour of the buttons.
        :p
        @SFSafariViewController dismissButtonStyle
        =What the button says that ends it.
        :p
        @SFSafariViewControllerDelegate 
        =Told of what becomes of a page of the web.
        !documented SFSafariViewControllerDelegate; activities and redirects are left out (simplified).
        :p
        @SFSafariViewControllerDelegate safariViewControllerDidFinish(_:)
        =The user has done with the page.
        !documented SFSafariViewControllerDelegate.safariViewControllerDidFinish(_:); when it has gone (simplified).
        :pc
        @SFSafariViewControllerDelegate safariViewController(_:didCompleteInitialLoad:)
        =The first page has been loaded, or could not be.
        !documented SFSafariViewControllerDelegate.safariViewController(_:didCompleteInitialLoad:).
        :pc
        @UIActivity 
        /UIKit/Remote/UIActivityViewController.swift
        =Something that can be done with what an app shares.
        !documented UIActivity; simplified, kept: the sheet offers none of the app's own.
        :p
        @UIActivity.ActivityType 
        =Which kind of thing is done.
        !documented UIActivity.ActivityType.
        :p
        @UIActivity.ActivityType rawValue
        =The text.
        :p
        @UIActivity.ActivityType init(rawValue:)
        =A kind from a text.
        :p
        @UIActivity.ActivityType init(_:)
        =A kind from a text.
        :p
        @UIActivity.ActivityType copyToPasteboard
        =Copies.
        :p
        @UIActivity.ActivityType message
        =Sends a message.
        :p
        @UIActivity.ActivityType mail
        =Sends a letter.
        :p
        @UIActivity.ActivityType print
        =Prints.
        :p
        @UIActivity.ActivityType airDrop
        =Gives to a device nearby.
        :p
        @UIActivity.ActivityType saveToCameraRoll
        =Keeps a picture.
        :p
        @UIActivity.ActivityType assignToContact
        =Gives a person a picture.
        :p
        @UIActivity.ActivityType addToReadingList
        =Keeps to read later.
        :p
        @UIActivity.ActivityType postToFacebook
        =Posts.
        :p
        @UIActivity.ActivityType postToTwitter
        =Posts.
        :p
        @UIActivity.ActivityType postToWeibo
        =Posts.
        :p
        @UIActivity.ActivityType postToVimeo
        =Posts.
        :p
        @UIActivity.ActivityType postToFlickr
        =Posts.
        :p
        @UIActivity.ActivityType postToTencentWeibo
        =Posts.
        :p
        @UIActivity.ActivityType openInIBooks
        =Opens as a book.
        :p
        @UIActivity.ActivityType markupAsPDF
        =Writes upon.
        :p
        @UIActivity activityType
        =Which kind of thing it is.
        :p
        @UIActivity activityTitle
        =What it is called.
        :p
        @UIActivity activityImage
        =What it shows.
        :p
        @UIActivityViewController 
        =Offers what can be done with something: shares it.
        !documented UIActivityViewController; simplified, it offers to copy, and nothing else: what is really there is the \#
        system's.
        :p
        @UIActivityViewController init(activityItems:applicationActivities:)
        =A sheet for things to share.
        :p
        @UIActivityViewController init(coder:)
        =A sheet from an archive, which cannot be.
        :p
        @UIActivityViewController fixedPresentationStyle
        !documented UIActivityViewController (on an iPad in a popover).
        @UIActivityViewController excludedActivityTypes
        =What is not offered.
        :p
        @UIDocumentPickerViewController 
        /UIKit/Remote/UIDocumentPickerViewController.swift
        =Lets the user choose files, or a place for them.
        !documented UIDocumentPickerViewController; simplified, a sheet with one file to choose.
        :p
        @UIDocumentPickerViewController init(forOpeningContentTypes:asCopy:)
        =A sheet for files of some kinds.
        :p
        @UIDocumentPickerViewController init(forExporting:asCopy:)
        =A sheet for a place of files.
        :p
        @UIDocumentPickerViewController endings
        <documentPicker(_:didPickDocumentsAt:) documentPickerWasCancelled(_:)
        @UIDocumentPickerViewController finish(_:chosen:)
        !documented UIDocumentPickerDelegate (the picker goes by itself); that it is told first is simplified.
        @UIDocumentPickerViewController delegate
        =Told of what was chosen.
        :p
        @UIDocumentPickerViewController allowsMultipleSelection
        =Whether several files may be chosen.
        :p
        @UIDocumentPickerViewController shouldShowFileExtensions
        =Whether names are shown in full.
        :p
        @UIDocumentPickerViewController directoryURL
        =Where choosing begins.
        :p
        @UIDocumentPickerDelegate 
        =Told of files that were chosen.
        !documented UIDocumentPickerDelegate.
        :p
        @UIDocumentPickerDelegate documentPicker(_:didPickDocumentsAt:)
        =Files were chosen.
        !documented UIDocumentPickerDelegate.documentPicker(_:didPickDocumentsAt:); one that is not there (simplified).
        :pc
        @UIDocumentPickerDelegate documentPickerWasCancelled(_:)
        =Nothing was chosen.
        !documented UIDocumentPickerDelegate.documentPickerWasCancelled(_:).
        :pc
        @UIHostingController 
        /UIKit/Remote/UIHostingController.swift
        =Shows a view of SwiftUI.
        !documented UIHostingController; simplified, a controller like any other whose view is empty.
        :p
        @UIHostingController init(rootView:)
        =A controller for a view of SwiftUI, which it holds.
        :p
        @UIHostingController init(coder:rootView:)
        =A controller from an archive, for a view of SwiftUI.
        :p
        @UIHostingController init(coder:)
        =A controller from an archive.
        :p
        @UIHostingController rootView
        =What is shown.
        :p
        @UIHostingController loadView()
        =Override point: makes an empty view.
        :pc
        @UIImagePickerController 
        /UIKit/Remote/UIImagePickerController.swift
        =Lets the user choose or take a picture.
        !documented UIImagePickerController; simplified, a sheet with one picture to choose.
        :p
        @UIImagePickerController.SourceType 
        =Where pictures come from.
        :p
        @UIImagePickerController.SourceType photoLibrary
        =All that there are.
        :p
        @UIImagePickerController.SourceType camera
        =The camera.
        :p
        @UIImagePickerController.SourceType savedPhotosAlbum
        =Those that were kept.
        :p
        @UIImagePickerController.CameraDevice 
        =Which camera.
        :p
        @UIImagePickerController.CameraDevice rear
        =That at the back.
        :p
        @UIImagePickerController.CameraDevice front
        =That at the front.
        :p
        @UIImagePickerController.InfoKey 
        =What is said of a picture that was chosen.
        :p
        @UIImagePickerController.InfoKey rawValue
        =The text.
        :p
        @UIImagePickerController.InfoKey init(rawValue:)
        =A key from a text.
        :p
        @UIImagePickerController.InfoKey originalImage
        =The picture.
        :p
        @UIImagePickerController.InfoKey editedImage
        =The part of it that was chosen.
        :p
        @UIImagePickerController.InfoKey mediaType
        =The kind of it.
        :p
        @UIImagePickerController.InfoKey mediaURL
        =The file of a film.
        :p
        @UIImagePickerController.InfoKey imageURL
        =The file of a picture.
        :p
        @UIImagePickerController.InfoKey cropRect
        =The part that was chosen, in the picture's pixels.
        :p
        @UIImagePickerController.InfoKey phAsset
        =What the library knows of it.
        :p
        @UIImagePickerController isSourceTypeAvailable(_:)
        =Whether pictures can come from there: not from a camera.
        !simplified; as on the simulator that comes with Xcode.
        :p
        @UIImagePickerController availableMediaTypes(for:)
        =What kinds of pictures there are.
        :p
        @UIImagePickerController isCameraDeviceAvailable(_:)
        =Whether there is such a camera: no.
        :p
        @UIImagePickerController isFlashAvailable(for:)
        =Whether such a camera has a flash: no.
        :p
        @UIImagePickerController endings
        !documented UIImagePickerControllerDelegate (whoever is told takes the sheet away); without a delegate it goes by \#
        itself.
        <imagePickerController(_:didFinishPickingMediaWithInfo:) imagePickerControllerDidCancel(_:)
        @UIImagePickerController delegate
        =Told of what was chosen.
        :p
        @UIImagePickerController sourceType
        =Where pictures come from.
        !documented UIImagePickerController.sourceType; the exception's words are reported.
        :p
        @UIImagePickerController allowsEditing
        =Whether a part of the picture may be chosen.
        :p
        @UIImagePickerController mediaTypes
        =Which kinds may be chosen.
        :p
        @UIImagePickerController cameraDevice
        =Which camera takes pictures.
        :p
        @UIImagePickerControllerDelegate 
        =Told of what was chosen.
        !documented UIImagePickerControllerDelegate.
        :p
        @UIImagePickerControllerDelegate imagePickerController(_:didFinishPickingMediaWithInfo:)
        =A picture was chosen.
        !documented UIImagePickerControllerDelegate.imagePickerController(_:didFinishPickingMediaWithInfo:); the picture itself \#
        alone is said (simplified).
        :pc
        @UIImagePickerControllerDelegate imagePickerControllerDidCancel(_:)
        =Nothing was chosen.
        !documented UIImagePickerControllerDelegate.imagePickerControllerDidCancel(_:).
        :pc
        @AttributedText replace(_:with:)
        /UIKit/Text/AttributedText.swift
        =Puts plain text in the place of a range, which must lie in it: with the attributes of the first character replaced, \#
        else of the one before, else of the one after.
        !documented NSMutableAttributedString.replaceCharacters(in:with:).
        @NSAttributedString draw(in:)
        /UIKit/Text/NSAttributedString+Drawing.swift
        =Draws the text in a rectangle, lines broken at its width.
        !documented NSAttributedString.draw(in:); drawn like its first character, coordinates that code has moved do not count \#
        (simplified).
        :p
        @NSAttributedString draw(at:)
        =Draws the text from a point on, in as many lines as it has.
        !documented NSAttributedString.draw(at:); simplified, as draw(in:).
        :p
        @NSAttributedString draw(with:options:context:)
        =Draws the text in a rectangle: in one line, unless its lines are to be broken.
        !documented NSAttributedString.draw(with:options:context:) (without `usesLineFragmentOrigin` the origin is the \#
        baseline's, in one line); simplified, as draw(in:).
        :p
        @NSAttributedString 
        /UIKit/Text/NSAttributedString.swift
        =A text whose parts have attributes; it does not change.
        !documented NSAttributedString; reading HTML and RTF is left out (simplified).
        :p
        @NSAttributedString init()
        =An empty text.
        :p
        @NSAttributedString init(string:)
        =A text without attributes.
        :p
        @NSAttributedString init(string:attributes:)
        =A text with the same attributes everywhere.
        :p
        @NSAttributedString init(attributedString:)
        =The same text with the same attributes.
        :p
        @NSAttributedString init(attachment:)
        =One character that stands for an attachment.
        :p
        @NSAttributedString string
        =The characters.
        :p
        @NSAttributedString length
        =How many UTF-16 units it has.
        :p
        @NSAttributedString attributedSubstring(from:)
        =A part of the text with its attributes.
        :p
        @NSAttributedString isEqual(to:)
        =Whether characters and attributes are the same.
        :p
        @NSAttributedString check(_:_:)
        =Whether a range lies in the text; raises Foundation's exception where it does not.
        !documented NSAttributedString (NSRangeException); the words are reported.
        @NSAttributedString size()
        =The size of the text on lines of any length, in points.
        !documented NSAttributedString.size(); `TextMetrics` states the widths, text without a font is 12 points high.
        :p
        @NSAttributedString boundingRect(with:options:context:)
        =The room that the text takes when lines may be as long as size is wide, in points.
        !documented NSAttributedString.boundingRect(with:options:context:); `TextMetrics` states the widths, without \#
        `usesLineFragmentOrigin` it is one line.
        :p
        @NSAttributedString.EnumerationOptions 
        =How a text is gone through.
        !documented NSAttributedString.EnumerationOptions.
        :p
        @NSAttributedString.EnumerationOptions rawValue
        =The bits.
        :p
        @NSAttributedString.EnumerationOptions init(rawValue:)
        =Options from their bits.
        :p
        @NSAttributedString.EnumerationOptions reverse
        =From the end.
        :p
        @NSAttributedString.EnumerationOptions longestEffectiveRangeNotRequired
        =Every part by itself, also where neighbours have the same.
        :p
        @NSAttributedString.Key 
        =What an attribute is.
        !documented NSAttributedString.Key.
        :p
        @NSAttributedString.Key rawValue
        =The name.
        :p
        @NSAttributedString.Key init(rawValue:)
        =A key of a name.
        :p
        @NSAttributedString.Key init(_:)
        =A key of a name.
        :p
        @NSAttributedString.Key font
        =The typeface: a UIFont.
        :p
        @NSAttributedString.Key paragraphStyle
        =The lines' style: an NSParagraphStyle.
        :p
        @NSAttributedString.Key foregroundColor
        =The text's colour.
        :p
        @NSAttributedString.Key backgroundColor
        =The colour behind the text.
        :p
        @NSAttributedString.Key ligature
        =Whether letters are joined: 0 or 1.
        :p
        @NSAttributedString.Key kern
        =Points added between characters.
        :p
        @NSAttributedString.Key tracking
        =Points added between characters.
        :p
        @NSAttributedString.Key strikethroughStyle
        =The line through the text: an NSUnderlineStyle's number.
        :p
        @NSAttributedString.Key underlineStyle
        =The line under the text: an NSUnderlineStyle's number.
        :p
        @NSAttributedString.Key strokeColor
        =The colour of the letters' edge.
        :p
        @NSAttributedString.Key strokeWidth
        =The width of the letters' edge, in parts of a hundred of the font's size.
        :p
        @NSAttributedString.Key shadow
        =The shadow: an NSShadow.
        :p
        @NSAttributedString.Key textEffect
        =An effect.
        :p
        @NSAttributedString.Key attachment
        =What stands in the text's place: an NSTextAttachment.
        :p
        @NSAttributedString.Key link
        =Where the text leads: a URL or a String.
        :p
        @NSAttributedString.Key baselineOffset
        =Points above the line.
        :p
        @NSAttributedString.Key underlineColor
        =The colour of the line under the text.
        :p
        @NSAttributedString.Key strikethroughColor
        =The colour of the line through the text.
        :p
        @NSAttributedString.Key obliqueness
        =How slanted letters are.
        :p
        @NSAttributedString.Key expansion
        =How wide letters are drawn.
        :p
        @NSAttributedString.Key writingDirection
        =Which way it is written.
        :p
        @NSAttributedString.Key accessibilitySpeechPunctuation
        =Whether punctuation is spoken: a Bool.
        :p
        @NSAttributedString.Key accessibilitySpeechLanguage
        =The language that it is spoken in.
        :p
        @NSAttributedString.Key accessibilitySpeechPitch
        =How high it is spoken, from 0 to 2.
        :p
        @NSAttributedString.Key accessibilitySpeechQueueAnnouncement
        =Whether it waits for what is spoken before: a Bool.
        :p
        @NSAttributedString.Key accessibilitySpeechIPANotation
        =How it is pronounced.
        :p
        @NSAttributedString.Key accessibilitySpeechSpellOut
        =Whether it is spelled out: a Bool.
        :p
        @NSAttributedString.Key accessibilityTextHeadingLevel
        =Which heading it is, from 1 to 6; 0 for none.
        :p
        @NSAttributedString.Key accessibilityTextCustom
        =What is said of it besides.
        :p
        @NSMutableAttributedString 
        =A text whose parts have attributes, that can be changed.
        !documented NSMutableAttributedString.
        :p
        @NSMutableAttributedString append(_:)
        =Puts a text at the end.
        :p
        @NSMutableAttributedString insert(_:at:)
        =Puts a text before the character at a place.
        :p
        @NSMutableAttributedString replaceCharacters(in:with:)
        =Puts a text in the place of a part.
        :p
        @NSMutableAttributedString deleteCharacters(in:)
        =Takes a part out.
        :p
        @NSMutableAttributedString setAttributedString(_:)
        =Replaces everything.
        :p
        @NSMutableAttributedString change(_:_:)
        =Changes what a part has; of a part that is empty there is nothing to change, wherever it is.
        !reported (that the range of a text that is not found, at NSNotFound and empty, raises no exception).
        @NSMutableAttributedString addAttribute(_:value:range:)
        =Adds an attribute to a part.
        :p
        @NSMutableAttributedString addAttributes(_:range:)
        =Adds attributes to a part.
        :p
        @NSMutableAttributedString setAttributes(_:range:)
        =Replaces a part's attributes.
        :p
        @NSMutableAttributedString removeAttribute(_:range:)
        =Takes an attribute from a part.
        :p
        @NSMutableAttributedString beginEditing()
        =Begins changes that belong together.
        !documented NSMutableAttributedString.beginEditing().
        :p
        @NSMutableAttributedString endEditing()
        =Ends changes that belong together.
        !documented NSMutableAttributedString.endEditing().
        :p
        @NSStringDrawingOptions 
        =How text is measured.
        !documented NSStringDrawingOptions.
        :p
        @NSStringDrawingOptions rawValue
        =The bits.
        :p
        @NSStringDrawingOptions init(rawValue:)
        =Options from their bits.
        :p
        @NSStringDrawingOptions usesLineFragmentOrigin
        =Lines are broken, and the origin is that of the first one's box.
        :p
        @NSStringDrawingOptions usesFontLeading
        =Heights have the fonts' leading in them.
        :p
        @NSStringDrawingOptions usesDeviceMetrics
        =Measured are the letters, not their boxes.
        :p
        @NSStringDrawingOptions truncatesLastVisibleLine
        =The last line that fits ends in three dots.
        :p
        @NSStringDrawingContext 
        =What measuring may change and tell.
        !documented NSStringDrawingContext; without members (simplified).
        :p
        @NSStringDrawingContext init()
        =One that says nothing.
        :p
        @NSParagraphStyle 
        /UIKit/Text/NSParagraphStyle.swift
        =How the lines of a paragraph stand.
        !documented NSParagraphStyle; tab stops, text lists and hyphenation are left out (simplified).
        :p
        @NSParagraphStyle init()
        =The style of text that has none.
        :p
        @NSParagraphStyle default
        =The style of text that has none.
        :p
        @NSParagraphStyle alignment
        =Where lines stand.
        :p
        @NSParagraphStyle lineBreakMode
        =What happens to text that is too long for a line.
        !simplified; kept, not followed.
        :p
        @NSParagraphStyle lineSpacing
        =Points between lines.
        :p
        @NSParagraphStyle paragraphSpacing
        =Points after a paragraph.
        :p
        @NSParagraphStyle paragraphSpacingBefore
        =Points before a paragraph.
        :p
        @NSParagraphStyle headIndent
        =Points before each line but the first.
        :p
        @NSParagraphStyle tailIndent
        =Where lines end: points from the start, or, if not above 0, from the end.
        :p
        @NSParagraphStyle firstLineHeadIndent
        =Points before the first line.
        :p
        @NSParagraphStyle minimumLineHeight
        =The least height of a line, in points.
        :p
        @NSParagraphStyle maximumLineHeight
        =The greatest height of a line, in points; 0 for any.
        :p
        @NSParagraphStyle lineHeightMultiple
        =How many times its natural height a line is high; 0 for once.
        :p
        @NSParagraphStyle hyphenationFactor
        =How readily words are broken.
        !simplified; kept, words are not hyphenated.
        :p
        @NSParagraphStyle baseWritingDirection
        =Which way lines are written.
        !simplified; kept, not followed.
        :p
        @NSParagraphStyle allowsDefaultTighteningForTruncation
        =Whether letters may stand nearer before text is cut.
        !simplified; kept, not followed.
        :p
        @NSParagraphStyle lineBreakStrategy
        =How places are found where lines break.
        !simplified; kept, not followed.
        :p
        @NSParagraphStyle tabStops
        =Where text goes on behind a tab: twelve places, 28 points apart, where nothing else is said.
        !documented NSParagraphStyle.tabStops; kept, not followed (simplified).
        :p
        @NSParagraphStyle defaultTabInterval
        =How far apart the places behind the last of these are, in points.
        !simplified; kept, not followed.
        :p
        @NSParagraphStyle.LineBreakStrategy 
        =How places are found where lines break.
        !documented NSParagraphStyle.LineBreakStrategy.
        :p
        @NSParagraphStyle.LineBreakStrategy rawValue
        =The bits.
        :p
        @NSParagraphStyle.LineBreakStrategy init(rawValue:)
        =A strategy from its bits.
        :p
        @NSParagraphStyle.LineBreakStrategy pushOut
        =The last line of a paragraph is not left with one word.
        :p
        @NSParagraphStyle.LineBreakStrategy hangulWordPriority
        =Hangul words stay whole.
        :p
        @NSParagraphStyle.LineBreakStrategy standard
        =As labels do.
        :p
        @NSMutableParagraphStyle 
        =How the lines of a paragraph stand, to be changed.
        !documented NSMutableParagraphStyle; tab stops, text lists and hyphenation are left out (simplified).
        :p
        @NSMutableParagraphStyle setParagraphStyle(_:)
        =Takes another style's values.
        :p
        @NSMutableParagraphStyle alignment
        =Where lines stand.
        :p
        @NSMutableParagraphStyle lineBreakMode
        =What happens to text that is too long for a line.
        !simplified; kept, not followed.
        :p
        @NSMutableParagraphStyle lineSpacing
        =Points between lines.
        :p
        @NSMutableParagraphStyle paragraphSpacing
        =Points after a paragraph.
        :p
        @NSMutableParagraphStyle paragraphSpacingBefore
        =Points before a paragraph.
        :p
        @NSMutableParagraphStyle headIndent
        =Points before each line but the first.
        :p
        @NSMutableParagraphStyle tailIndent
        =Where lines end: points from the start, or, if not above 0, from the end.
        :p
        @NSMutableParagraphStyle firstLineHeadIndent
        =Points before the first line.
        :p
        @NSMutableParagraphStyle minimumLineHeight
        =The least height of a line, in points.
        :p
        @NSMutableParagraphStyle maximumLineHeight
        =The greatest height of a line, in points; 0 for any.
        :p
        @NSMutableParagraphStyle lineHeightMultiple
        =How many times its natural height a line is high; 0 for once.
        :p
        @NSMutableParagraphStyle hyphenationFactor
        =How readily words are broken.
        !simplified; kept, words are not hyphenated.
        :p
        @NSMutableParagraphStyle baseWritingDirection
        =Which way lines are written.
        !simplified; kept, not followed.
        :p
        @NSMutableParagraphStyle allowsDefaultTighteningForTruncation
        =Whether letters may stand nearer before text is cut.
        !simplified; kept, not followed.
        :p
        @NSMutableParagraphStyle lineBreakStrategy
        =How places are found where lines break.
        !simplified; kept, not followed.
        :p
        @NSMutableParagraphStyle tabStops
        =Where text goes on behind a tab.
        !documented NSMutableParagraphStyle.tabStops; kept, not followed (simplified).
        :p
        @NSMutableParagraphStyle defaultTabInterval
        =How far apart the places behind the last of these are, in points.
        !simplified; kept, not followed.
        :p
        @NSMutableParagraphStyle addTabStop(_:)
        =Puts a place among the others.
        !documented NSMutableParagraphStyle.addTabStop(_:).
        :p
        @NSUnderlineStyle 
        =The lines under and through text.
        !documented NSUnderlineStyle; not drawn (simplified).
        :p
        @NSUnderlineStyle rawValue
        =The bits.
        :p
        @NSUnderlineStyle init(rawValue:)
        =A style from its bits.
        :p
        @NSUnderlineStyle single
        =One line.
        :p
        @NSUnderlineStyle thick
        =One thick line.
        :p
        @NSUnderlineStyle double
        =Two lines.
        :p
        @NSUnderlineStyle patternDot
        =Dots.
        :p
        @NSUnderlineStyle patternDash
        =Dashes.
        :p
        @NSUnderlineStyle patternDashDot
        =Dashes and dots.
        :p
        @NSUnderlineStyle patternDashDotDot
        =Dashes and two dots.
        :p
        @NSUnderlineStyle byWord
        =Not under spaces.
        :p
        @NSShadow 
        =A shadow of text.
        !documented NSShadow; not drawn (simplified).
        :p
        @NSShadow init()
        =A shadow that is not seen.
        :p
        @NSShadow shadowOffset
        =How far it is off, in points.
        :p
        @NSShadow shadowColor
        =Its colour; Apple's type is Any.
        :p
        @NSShadow shadowBlurRadius
        =How soft its edge is, in points.
        :p
        @NSTextAttachment 
        =What stands in text like a character.
        !documented NSTextAttachment; an image, which takes room and is not drawn (simplified).
        :p
        @NSTextAttachment init()
        =Nothing.
        :p
        @NSTextAttachment init(data:ofType:)
        =What a file of a type holds; nil for nothing yet.
        !simplified; what it holds is kept, and is no image.
        :p
        @NSTextAttachment init(image:)
        =An image.
        :p
        @NSTextAttachment contents
        =What the file holds.
        :p
        @NSTextAttachment fileType
        =The file's type: public.png.
        :p
        @NSTextAttachment image
        =The image.
        :p
        @NSTextAttachment bounds
        =Where it stands, in points from where the character would: of the image's size when it is zero.
        :p
        @NSTextContainer 
        /UIKit/Text/NSTextContainer.swift
        =What a text view lays its text out in.
        !documented NSTextContainer; the padding and the number of lines count, all else is kept (simplified).
        :p
        @NSTextContainer init(size:)
        =A container of a size in points; 0 for no end.
        :p
        @NSTextContainer init()
        =A container without end.
        :p
        @NSTextContainer size
        =The size in points.
        :p
        @NSTextContainer lineFragmentPadding
        =Room at both ends of lines, in points.
        :p
        @NSTextContainer maximumNumberOfLines
        =How many lines there are at most; 0 for no limit.
        :p
        @NSTextContainer lineBreakMode
        =How the last line ends.
        :p
        @NSTextContainer widthTracksTextView
        =Whether the width is the text view's.
        :p
        @NSTextContainer heightTracksTextView
        =Whether the height is the text view's.
        :p
        @UITextView textContainer
        =What the text is laid out in.
        !documented UITextView.textContainer.
        :p
        @NSTextTab 
        /UIKit/Text/NSTextTab.swift
        =A place in a line where text goes on behind a tab.
        !documented NSTextTab; kept, not followed, and without options (simplified).
        :p
        @NSTextTab init(textAlignment:location:options:)
        =A place so many points from the line's beginning.
        :p
        @NSTextTab alignment
        =How text stands there.
        :p
        @NSTextTab location
        =How many points from the line's beginning it is.
        :p
        @NSTextTab.OptionKey 
        =What else there is to say of it.
        !documented NSTextTab.OptionKey.
        :p
        @NSTextTab.OptionKey rawValue
        =The name.
        :p
        @NSTextTab.OptionKey init(rawValue:)
        =A key of a name.
        :p
        @NSTextTab.OptionKey columnTerminators
        =Characters that end a column.
        :p
        @NSWritingDirection 
        =Which way text is written.
        !documented NSWritingDirection.
        :p
        @NSWritingDirection natural
        =As its language is.
        :p
        @NSWritingDirection leftToRight
        =From left to right.
        :p
        @NSWritingDirection rightToLeft
        =From right to left.
        :p
        @UISegmentedControl setTitleTextAttributes(_:for:)
        /UIKit/Text/TitleStyles.swift
        =Says what the titles look like in a state.
        !simplified; kept, titles are drawn as they are without.
        :p
        @UISegmentedControl titleTextAttributes(for:)
        =What the titles look like in a state; nil where nothing is said.
        :p
        @UINavigationBar titleTextAttributes
        =What the title looks like: its colour is drawn.
        !documented UINavigationBar.titleTextAttributes; its colour counts, also for the buttons' names (simplified).
        :p
        @UINavigationBar largeTitleTextAttributes
        =What a large title looks like.
        !simplified; kept, a large title is drawn as others are.
        :p
        @UIGestureRecognizer 
        /UIKit/Touches/UIGestureRecognizer.swift
        =Recognises something that a finger does on a view or on one in it.
        !documented UIGestureRecognizer; simplified, there is one finger, and what touches do is weighed once for each frame.
        :p
        @UIGestureRecognizer.State 
        =How far a recogniser is.
        :p
        @UIGestureRecognizer.State possible
        =Nothing yet.
        :p
        @UIGestureRecognizer.State began
        =Something that goes on has begun.
        :p
        @UIGestureRecognizer.State changed
        =It goes on.
        :p
        @UIGestureRecognizer.State ended
        =It is over; or something short was recognised.
        :p
        @UIGestureRecognizer.State cancelled
        =The system has taken it away.
        :p
        @UIGestureRecognizer.State failed
        =It was something else.
        :p
        @UIGestureRecognizer.State recognized
        =Something short was recognised.
        :p
        @UIGestureRecognizer init(target:action:)
        =A recogniser that calls a method of a target.
        :p
        @UIGestureRecognizer init()
        =A recogniser that calls nobody yet.
        :p
        @UIGestureRecognizer addTarget(_:action:)
        =Calls a further method.
        :p
        @UIGestureRecognizer removeTarget(_:action:)
        =Calls a method no longer; nil stands for every target, or every method.
        :p
        @UIGestureRecognizer delegate
        =Asked whether this may begin, receive touches, and recognise together with others.
        !documented UIGestureRecognizer.delegate (not held).
        :p
        @UIGestureRecognizer view
        =The view whose touches are looked at.
        :p
        @UIGestureRecognizer state
        =How far the recogniser is.
        !documented UIGestureRecognizer.state, UIGestureRecognizer.State.
        :p
        @UIGestureRecognizer isEnabled
        =Whether the recogniser looks at touches.
        !documented UIGestureRecognizer.isEnabled.
        :p
        @UIGestureRecognizer name
        =A name to tell recognisers apart by, for the app's own use.
        :p
        @UIGestureRecognizer cancelsTouchesInView
        =Whether the view's own touches are cancelled when this has recognised.
        !documented UIGestureRecognizer.cancelsTouchesInView.
        :p
        @UIGestureRecognizer delaysTouchesBegan
        =Whether the view gets no touches as long as this may still recognise.
        !documented UIGestureRecognizer.delaysTouchesBegan.
        :p
        @UIGestureRecognizer delaysTouchesEnded
        =Whether the view is told that a finger was lifted only when this can recognise no longer.
        !documented UIGestureRecognizer.delaysTouchesEnded.
        :p
        @UIGestureRecognizer require(toFail:)
        =Lets this recognise only when another has failed.
        !documented UIGestureRecognizer.require(toFail:).
        :p
        @UIGestureRecognizer numberOfTouches
        =How many fingers are looked at: one or none.
        :p
        @UIGestureRecognizer location(in:)
        =Where the finger is or was last in a view's coordinates (nil: the window's), in points.
        :p
        @UIGestureRecognizer location(ofTouch:in:)
        =Where a finger is in a view's coordinates (nil: the window's), in points; there is one finger only.
        :p
        @UIGestureRecognizer touchesBegan(_:with:)
        =Override point: a finger has come down on the view or on one in it.
        :pc
        @UIGestureRecognizer touchesMoved(_:with:)
        =Override point: the finger has moved.
        :pc
        @UIGestureRecognizer touchesEnded(_:with:)
        =Override point: the finger has been lifted.
        :pc
        @UIGestureRecognizer touchesCancelled(_:with:)
        =Override point: the system has taken the finger away.
        :pc
        @UIGestureRecognizer reset()
        =Override point: what was looked at is over; the recogniser is possible again.
        :pc
        @UIGestureRecognizerDelegate 
        =Asked by a gesture recogniser.
        !documented UIGestureRecognizerDelegate; presses and events are not asked about.
        :p
        @UIGestureRecognizerDelegate gestureRecognizerShouldBegin(_:)
        =Whether a recogniser may begin; otherwise it fails.
        !documented UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:) (false: it fails).
        :pc
        @UIGestureRecognizerDelegate gestureRecognizer(_:shouldReceive:)
        =Whether a recogniser may look at a touch; asked before the recogniser gets touchesBegan.
        !documented UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:) (before touchesBegan).
        :pc
        @UIGestureRecognizerDelegate gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
        =Whether two recognisers may recognise at the same time; it is enough when one delegate agrees.
        !documented UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) (one yes is enough); \#
        asked when one recognises, the other's delegate after it (simplified).
        :pc
        @UIGestureRecognizerDelegate gestureRecognizer(_:shouldRequireFailureOf:)
        =Whether a recogniser recognises only when another has failed; asked once for each attempt.
        !documented UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRequireFailureOf:) (once for each attempt).
        :pc
        @UIGestureRecognizerDelegate gestureRecognizer(_:shouldBeRequiredToFailBy:)
        =Whether another recognises only when this recogniser has failed; asked once for each attempt.
        !documented UIGestureRecognizerDelegate.gestureRecognizer(_:shouldBeRequiredToFailBy:) (once for each attempt).
        :pc
        @UIPanGestureRecognizer 
        /UIKit/Touches/UIPanGestureRecognizer.swift
        =Recognises a finger that moves.
        !documented UIPanGestureRecognizer; reported (a finger that has moved 10 points).
        :p
        @UIPanGestureRecognizer minimumNumberOfTouches
        =How many fingers it takes at least; with more than one it never recognises here.
        !simplified; there is one finger.
        :p
        @UIPanGestureRecognizer maximumNumberOfTouches
        =How many fingers it takes at most.
        :p
        @UIPanGestureRecognizer translation(in:)
        =How far the finger has moved since it came down, in points.
        :p
        @UIPanGestureRecognizer setTranslation(_:in:)
        =Counts the finger's way from another point.
        :p
        @UIPanGestureRecognizer velocity(in:)
        =How fast the finger moves, in points a second.
        :p
        @UIPanGestureRecognizer touchesBegan(_:with:)
        =Override point: counts the way from here.
        :pc
        @UIPanGestureRecognizer touchesMoved(_:with:)
        =Override point: begins when the finger has moved far enough, and tells of the way from then on.
        :pc
        @UIPanGestureRecognizer touchesEnded(_:with:)
        =Override point: ends.
        :pc
        @UIScreenEdgePanGestureRecognizer 
        =Recognises a finger that moves in from an edge of the screen.
        !documented UIScreenEdgePanGestureRecognizer; simplified, the finger has to come down within 20 points of the window's \#
        edge.
        :p
        @UIScreenEdgePanGestureRecognizer touchesBegan(_:with:)
        =Override point: fails when the finger comes down elsewhere.
        :pc
        @UISwipeGestureRecognizer 
        =Recognises a finger that is drawn quickly one way.
        !documented UISwipeGestureRecognizer; simplified, 50 points one way within half a second, and less than half of that \#
        across.
        :p
        @UISwipeGestureRecognizer.Direction 
        =Ways that a finger can be drawn.
        :p
        @UISwipeGestureRecognizer.Direction rawValue
        =The bits, as Apple has them.
        :p
        @UISwipeGestureRecognizer.Direction init(rawValue:)
        =Directions from bits.
        :p
        @UISwipeGestureRecognizer.Direction right
        =To the right.
        :p
        @UISwipeGestureRecognizer.Direction left
        =To the left.
        :p
        @UISwipeGestureRecognizer.Direction up
        =Up.
        :p
        @UISwipeGestureRecognizer.Direction down
        =Down.
        :p
        @UISwipeGestureRecognizer direction
        =The ways that count.
        :p
        @UISwipeGestureRecognizer numberOfTouchesRequired
        =How many fingers it takes; with more than one it never recognises here.
        !simplified; there is one finger.
        :p
        @UISwipeGestureRecognizer touchesBegan(_:with:)
        =Override point: waits for the finger to be drawn.
        :pc
        @UISwipeGestureRecognizer touchesMoved(_:with:)
        =Override point: recognises when the finger has been drawn far enough.
        :pc
        @UISwipeGestureRecognizer touchesEnded(_:with:)
        =Override point: fails when the finger was not drawn far enough.
        :pc
        @UIPinchGestureRecognizer 
        /UIKit/Touches/UIPinchGestureRecognizer.swift
        =Recognises two fingers that come together or go apart: never here.
        !simplified; there is one finger, so it is refused by name when it is made, and fails with every touch.
        :p
        @UIPinchGestureRecognizer scale
        =How far the fingers are apart against where they began: 1, or what code says.
        :p
        @UIPinchGestureRecognizer velocity
        =How fast the scale changes, a second: 0.
        :p
        @UIRotationGestureRecognizer 
        =Recognises two fingers that turn: never here.
        !simplified; there is one finger, so it is refused by name when it is made, and fails with every touch.
        :p
        @UIRotationGestureRecognizer rotation
        =How far the fingers have turned, in radians: 0, or what code says.
        :p
        @UIRotationGestureRecognizer velocity
        =How fast the fingers turn, in radians a second: 0.
        :p
        @UIHoverGestureRecognizer 
        =Recognises a pointer over a view: never here.
        !simplified; there is no pointer, so it is refused by name when it is made.
        :p
        @UIHoverGestureRecognizer zOffset
        =How far a pencil is from the screen, from 0 to 1: 0.
        :p
        @UITapGestureRecognizer 
        /UIKit/Touches/UITapGestureRecognizer.swift
        =Recognises taps.
        !documented UITapGestureRecognizer; reported (a finger that rests for 0.75 s is no tap, the next tap comes within 0.35 \#
        s).
        :p
        @UITapGestureRecognizer numberOfTapsRequired
        =How many taps in a row it takes.
        :p
        @UITapGestureRecognizer numberOfTouchesRequired
        =How many fingers it takes; with more than one it never recognises here.
        !simplified; there is one finger.
        :p
        @UITapGestureRecognizer touchesBegan(_:with:)
        =Override point: waits for the finger to be lifted.
        :pc
        @UITapGestureRecognizer touchesMoved(_:with:)
        =Override point: fails when the finger moves away.
        :pc
        @UITapGestureRecognizer touchesEnded(_:with:)
        =Override point: counts the tap.
        :pc
        @UITapGestureRecognizer reset()
        =Override point: forgets the taps.
        :pc
        @UITapGestureRecognizer canPrevent(_:)
        =A tap does not keep one with more taps from being recognised.
        !reported (without require(toFail:) both are called).
        @UILongPressGestureRecognizer 
        =Recognises a finger that rests.
        !documented UILongPressGestureRecognizer.
        :p
        @UILongPressGestureRecognizer minimumPressDuration
        =How long the finger has to rest, in seconds.
        :p
        @UILongPressGestureRecognizer allowableMovement
        =How far the finger may move before the press is recognised, in points.
        :p
        @UILongPressGestureRecognizer numberOfTouchesRequired
        =How many fingers it takes; with more than one it never recognises here.
        !simplified; there is one finger.
        :p
        @UILongPressGestureRecognizer touchesBegan(_:with:)
        =Override point: waits.
        :pc
        @UILongPressGestureRecognizer touchesMoved(_:with:)
        =Override point: fails before the press when the finger moves away, and tells of the way after it.
        :pc
        @UILongPressGestureRecognizer touchesEnded(_:with:)
        =Override point: ends.
        :pc
        @UITouch 
        /UIKit/Touches/UITouch.swift
        =The finger on the screen.
        !documented UITouch; simplified, there is one finger.
        :p
        @UITouch.Phase 
        =What the finger does.
        :p
        @UITouch.Phase began
        =It has come down.
        :p
        @UITouch.Phase moved
        =It moves.
        :p
        @UITouch.Phase stationary
        =It rests.
        :p
        @UITouch.Phase ended
        =It has been lifted.
        :p
        @UITouch.Phase cancelled
        =The system has taken it away.
        :p
        @UITouch phase
        =What the finger does.
        :p
        @UITouch view
        =The view that the finger came down on.
        :p
        @UITouch window
        =The window that the finger came down on.
        :p
        @UITouch tapCount
        =How often the finger has come down in a row.
        :p
        @UITouch gestureRecognizers
        =The recognisers that look at the touch, the deepest view's first.
        :p
        @UITouch timestamp
        =When the finger did this, in seconds since launch.
        :p
        @UITouch location(in:)
        =Where the finger is in a view's coordinates (nil: the window's), in points.
        :p
        @UITouch previousLocation(in:)
        =Where the finger was before, in a view's coordinates (nil: the window's), in points.
        :p
        @UIView gestureRecognizers
        /UIKit/Touches/UIView+GestureRecognizers.swift
        =The recognisers of this view, oldest first; nil when there are none.
        :p
        @UIView addGestureRecognizer(_:)
        =Lets a recogniser look at this view's touches.
        :p
        @UIView removeGestureRecognizer(_:)
        =Lets a recogniser look at this view's touches no longer.
        :p
        @UIView canBeTapped
        =Whether a tap does something here: of the view itself, of a recogniser, or of the learner's own code.
        <touchesBegan(_:with:) touchesEnded(_:with:)
        @World requirements(of:)
        /UIKit/Touches/World+Gestures.swift
        =Those that have to fail before one recognises, among those that look at the same touches.
        <gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizer(_:shouldBeRequiredToFailBy:)
        @World prevent(by:)
        <gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
        @World mayBegin(_:)
        =Whether the touched view, the recogniser's own and the delegate let it begin.
        !documented UIView.gestureRecognizerShouldBegin(_:), UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:); the \#
        order in which they are asked is simplified.
        <gestureRecognizerShouldBegin(_:)
        @World watch(_:on:)
        =Lets the recognisers of a view and of those above look at a finger, as far as their delegates want it.
        <gestureRecognizer(_:shouldReceive:)
        @World giveToRecognizers(_:_:_:)
        =Gives a touch to the recognisers that look at it, and weighs what they want then.
        <touchesBegan(_:with:) touchesMoved(_:with:) touchesEnded(_:with:)
        @World resetGestures()
        =The recognisers that are done when the finger has been lifted are possible again.
        <reset()
        @World bringDown(on:at:delta:over:pause:)
        /UIKit/Touches/World+Touch.swift
        =False, with the reason told, when something else would get the touch.
        <touchesBegan(_:with:)
        @World moveTouches()
        =Moves the finger to where it is by now, and lifts it when its way is done.
        <touchesMoved(_:with:)
        @World cancelTouches()
        =Takes the finger away, as the system does when the app leaves the screen.
        <touchesCancelled(_:with:)
        @World tellOfLifted(isTaken:)
        =Tells the views that have waited to hear of fingers that were lifted, where the outcome is known.
        <touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:)
        @World tellIfTaken()
        <touchesCancelled(_:with:)
        @World tellView(_:_:)
        <touchesBegan(_:with:)
        @World isLetThrough(_:)
        =Whether the scroll views around a view let it have a finger that has come down on it.
        !documented UIScrollView.touchesShouldBegin(_:with:in:).
        <touchesShouldBegin(_:with:in:)
        @UIResponder receive(_:_:_:)
        =Gives touches to this responder's own code, the learner's included.
        <touchesBegan(_:with:) touchesMoved(_:with:) touchesEnded(_:with:)
        @UIView askedHit(_:_:)
        =The view that a touch goes to, by this class's answer or the learner's.
        <hitTest(_:with:)
        @CGAffineTransform 
        /UIKit/Values/CGAffineTransform.swift
        =An affine map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
        !documented CGAffineTransform.
        :p
        @CGAffineTransform a
        =The matrix's entries; tx and ty in points.
        :p
        @CGAffineTransform b
        =The matrix's entries; tx and ty in points.
        :p
        @CGAffineTransform c
        =The matrix's entries; tx and ty in points.
        :p
        @CGAffineTransform d
        =The matrix's entries; tx and ty in points.
        :p
        @CGAffineTransform tx
        =The matrix's entries; tx and ty in points.
        :p
        @CGAffineTransform ty
        =The matrix's entries; tx and ty in points.
        :p
        @CGAffineTransform init(a:b:c:d:tx:ty:)
        =The map with these entries.
        :p
        @CGAffineTransform init()
        =The map that leaves everything in place.
        :p
        @CGAffineTransform init(translationX:y:)
        =A shift by translationX and y points.
        :p
        @CGAffineTransform init(scaleX:y:)
        =A scaling about the origin.
        :p
        @CGAffineTransform init(rotationAngle:)
        =A rotation about the origin by an angle in radians.
        :p
        @CGAffineTransform identity
        =The map that leaves everything in place.
        :p
        @CGAffineTransform isIdentity
        =Whether this is the identity.
        :p
        @CGAffineTransform translatedBy(x:y:)
        =This map after a shift.
        :p
        @CGAffineTransform scaledBy(x:y:)
        =This map after a scaling.
        :p
        @CGAffineTransform concatenating(_:)
        =First this map, then other.
        :p
        @CGVector 
        =A direction with a length, in points.
        !documented CGVector.
        :p
        @CGVector dx
        =To the right.
        :p
        @CGVector dy
        =Downwards.
        :p
        @CGVector init(dx:dy:)
        =A vector.
        :p
        @CGVector init()
        =No length at all.
        :p
        @CGVector zero
        =No length at all.
        :p
        @World countable(_:in:)
        /UIKit/Values/CheckedGeometry.swift
        =As many rows or items as a list can keep places for; an exception where code says that there are more.
        !simplified; four millions at most, for which a list of UIKit's has room, too.
        @UIColor 
        /UIKit/Values/UIColor.swift
        =A colour, or a pair of colours for light and dark.
        !documented UIColor; system colours have their documented light and dark values where Apple gives them, wide gamuts are \#
        left out (simplified).
        :p
        @UIColor.Components 
        =Red, green, blue and opacity from 0 to 1.
        :p
        @UIColor.Components red
        =The four parts, from 0 to 1.
        :p
        @UIColor.Components green
        =The four parts, from 0 to 1.
        :p
        @UIColor.Components blue
        =The four parts, from 0 to 1.
        :p
        @UIColor.Components alpha
        =The four parts, from 0 to 1.
        :p
        @UIColor init(red:green:blue:alpha:)
        =A colour from parts between 0 and 1.
        :p
        @UIColor init(displayP3Red:green:blue:alpha:)
        =A colour from parts between 0 and 1 of Display P3.
        !documented UIColor.init(displayP3Red:green:blue:alpha:) (its parts in sRGB may lie outside of 0 to 1).
        :p
        @UIColor init(white:alpha:)
        =A grey from 0 (black) to 1 (white).
        :p
        @UIColor init(hue:saturation:brightness:alpha:)
        =A colour from hue, saturation and brightness between 0 and 1.
        :p
        @UIColor init(dynamicProvider:)
        =A colour that depends on the traits.
        !simplified; asked once for light and once for dark, when the colour is made, not whenever it is drawn.
        :p
        @UIColor init(patternImage:)
        =A colour that stands for a pattern of pictures: the grey of what is not drawn.
        !simplified; a picture has no points here, so that no pattern is drawn.
        :p
        @UIColor resolvedColor(with:)
        =The colour as it is under some traits.
        :p
        @UIColor withAlphaComponent(_:)
        =The same colour with another opacity.
        :p
        @UIColor ==(lhs:rhs:)
        =Whether the two are equal.
        :p
        @UIColor hash(into:)
        =Hashes the parts.
        :p
        @UIColor description
        =Apple's name, or the parts.
        :p
        @UIColor init(named:)
        =One of the app's own colours; nil for an empty name.
        !documented UIColor.init(named:); where the project's colour sets have none of that name, it is taken to be there, and \#
        grey (simplified).
        :p
        @UIColor init(named:in:compatibleWith:)
        =One of the app's own colours; nil for an empty name.
        :p
        @UIColor darkText
        =Dark text over something bright.
        :p
        @UIColor lightText
        =Bright text over something dark.
        :p
        @UIColor black
        =A colour of fixed value.
        :p
        @UIColor darkGray
        =A colour of fixed value.
        :p
        @UIColor lightGray
        =A colour of fixed value.
        :p
        @UIColor white
        =A colour of fixed value.
        :p
        @UIColor gray
        =A colour of fixed value.
        :p
        @UIColor red
        =A colour of fixed value.
        :p
        @UIColor green
        =A colour of fixed value.
        :p
        @UIColor blue
        =A colour of fixed value.
        :p
        @UIColor cyan
        =A colour of fixed value.
        :p
        @UIColor yellow
        =A colour of fixed value.
        :p
        @UIColor magenta
        =A colour of fixed value.
        :p
        @UIColor orange
        =A colour of fixed value.
        :p
        @UIColor purple
        =A colour of fixed value.
        :p
        @UIColor brown
        =A colour of fixed value.
        :p
        @UIColor clear
        =No colour: wholly transparent.
        :p
        @UIColor systemRed
        =Adapts to light and dark.
        :p
        @UIColor systemGreen
        =Adapts to light and dark.
        :p
        @UIColor systemBlue
        =Adapts to light and dark.
        :p
        @UIColor systemOrange
        =Adapts to light and dark.
        :p
        @UIColor systemYellow
        =Adapts to light and dark.
        :p
        @UIColor systemPink
        =Adapts to light and dark.
        :p
        @UIColor systemPurple
        =Adapts to light and dark.
        :p
        @UIColor systemTeal
        =Adapts to light and dark.
        :p
        @UIColor systemIndigo
        =Adapts to light and dark.
        :p
        @UIColor systemBrown
        =Adapts to light and dark.
        :p
        @UIColor systemMint
        =Adapts to light and dark.
        :p
        @UIColor systemCyan
        =Adapts to light and dark.
        :p
        @UIColor systemGray
        =Adapts to light and dark.
        :p
        @UIColor systemGray2
        =Adapts to light and dark.
        :p
        @UIColor systemGray3
        =Adapts to light and dark.
        :p
        @UIColor systemGray4
        =Adapts to light and dark.
        :p
        @UIColor systemGray5
        =Adapts to light and dark.
        :p
        @UIColor systemGray6
        =Adapts to light and dark.
        :p
        @UIColor label
        =The colour of text.
        :p
        @UIColor placeholderText
        =The colour of what is said in a field without text.
        :p
        @UIColor secondaryLabel
        =The colour of secondary text.
        :p
        @UIColor tertiaryLabel
        =The colour of tertiary text.
        :p
        @UIColor quaternaryLabel
        =The colour of what is said beside tertiary text.
        :p
        @UIColor separator
        =The colour of thin lines.
        :p
        @UIColor opaqueSeparator
        =The colour of thin lines that let nothing through.
        :p
        @UIColor systemFill
        =The colour over the background of thin shapes.
        :p
        @UIColor secondarySystemFill
        =The colour over the background of middling shapes.
        :p
        @UIColor tertiarySystemFill
        =The colour over the background of large shapes.
        :p
        @UIColor quaternarySystemFill
        =The colour over the background of large areas.
        :p
        @UIColor systemBackground
        =The colour behind everything.
        :p
        @UIColor secondarySystemBackground
        =The colour of grouped content on the background.
        :p
        @UIColor tertiarySystemBackground
        =The colour of content grouped a second time.
        :p
        @UIColor systemGroupedBackground
        =The colour behind grouped lists.
        :p
        @UIColor secondarySystemGroupedBackground
        =The colour of what lies in grouped lists.
        :p
        @UIColor tertiarySystemGroupedBackground
        =The colour of what is grouped in grouped lists.
        :p
        @UIColor groupTableViewBackground
        =The older name of systemGroupedBackground.
        :p
        @UIColor tintColor
        =The colour that marks what can be touched.
        :p
        @UIColor link
        =The colour of links.
        :p
        @UIEdgeInsets 
        /UIKit/Values/UIEdgeInsets.swift
        =Distances inwards from the four edges of a rectangle, in points.
        !documented UIEdgeInsets.
        :p
        @UIEdgeInsets top
        =The distances.
        :p
        @UIEdgeInsets left
        =The distances.
        :p
        @UIEdgeInsets bottom
        =The distances.
        :p
        @UIEdgeInsets right
        =The distances.
        :p
        @UIEdgeInsets init(top:left:bottom:right:)
        =Four distances.
        :p
        @UIEdgeInsets init()
        =No distance at all.
        :p
        @UIEdgeInsets zero
        =No distance at all.
        :p
        @NSDirectionalEdgeInsets 
        =Distances inwards, with the sides named by the direction of reading; in points.
        !documented NSDirectionalEdgeInsets; text is read from the left (simplified).
        :p
        @NSDirectionalEdgeInsets top
        =The distances.
        :p
        @NSDirectionalEdgeInsets leading
        =The distances.
        :p
        @NSDirectionalEdgeInsets bottom
        =The distances.
        :p
        @NSDirectionalEdgeInsets trailing
        =The distances.
        :p
        @NSDirectionalEdgeInsets init(top:leading:bottom:trailing:)
        =Four distances.
        :p
        @NSDirectionalEdgeInsets zero
        =No distance at all.
        :p
        @CGRect inset(by:)
        =The rectangle moved inwards by the insets.
        :p
        @UIRectEdge 
        =Edges of a rectangle.
        !documented UIRectEdge.
        :p
        @UIRectEdge rawValue
        =The bits, as Apple has them.
        :p
        @UIRectEdge init(rawValue:)
        =Edges from bits.
        :p
        @UIRectEdge top
        =The top.
        :p
        @UIRectEdge left
        =The left.
        :p
        @UIRectEdge bottom
        =The bottom.
        :p
        @UIRectEdge right
        =The right.
        :p
        @UIRectEdge all
        =All four.
        :p
        @UIOffset 
        /UIKit/Values/UIOffset.swift
        =A distance to the right and down, in points.
        !documented UIOffset.
        :p
        @UIOffset horizontal
        =The distances.
        :p
        @UIOffset vertical
        =The distances.
        :p
        @UIOffset init(horizontal:vertical:)
        =Two distances.
        :p
        @UIOffset init()
        =No distance at all.
        :p
        @UIOffset zero
        =No distance at all.
        :p
        @UITraitDefinition 
        /UIKit/Values/UITrait.swift
        =Names one trait, and says what it is where nobody has said it.
        !documented UITraitDefinition; name, identifier and affectsColorAppearance are left out (simplified).
        :p
        @UITraitDefinition defaultValue
        =What it is where nobody has said it.
        :pc
        @UITraitHorizontalSizeClass 
        =Much or little room sideways.
        !documented UITraitHorizontalSizeClass.
        :p
        @UITraitHorizontalSizeClass defaultValue
        =Nothing is known.
        :p
        @UITraitVerticalSizeClass 
        =Much or little room upright.
        !documented UITraitVerticalSizeClass.
        :p
        @UITraitVerticalSizeClass defaultValue
        =Nothing is known.
        :p
        @UITraitUserInterfaceStyle 
        =Light or dark.
        !documented UITraitUserInterfaceStyle.
        :p
        @UITraitUserInterfaceStyle defaultValue
        =Nothing is known.
        :p
        @UITraitUserInterfaceIdiom 
        =The kind of device.
        !documented UITraitUserInterfaceIdiom.
        :p
        @UITraitUserInterfaceIdiom defaultValue
        =Nothing is known.
        :p
        @UITraitDisplayScale 
        =Pixels to a point.
        !documented UITraitDisplayScale.
        :p
        @UITraitDisplayScale defaultValue
        =Nothing is known.
        :p
        @UITraitLayoutDirection 
        =Where a line begins.
        !documented UITraitLayoutDirection.
        :p
        @UITraitLayoutDirection defaultValue
        =Nothing is known.
        :p
        @UITraitPreferredContentSizeCategory 
        =How large the user wants text to be.
        !documented UITraitPreferredContentSizeCategory.
        :p
        @UITraitPreferredContentSizeCategory defaultValue
        =Nothing is known.
        :p
        @UITraitUserInterfaceLevel 
        =Whether the content lies above other content.
        !documented UITraitUserInterfaceLevel.
        :p
        @UITraitUserInterfaceLevel defaultValue
        =Nothing is known.
        :p
        @UITraitAccessibilityContrast 
        =How much colours differ.
        !documented UITraitAccessibilityContrast.
        :p
        @UITraitAccessibilityContrast defaultValue
        =Nothing is known.
        :p
        @UITraitLegibilityWeight 
        =Whether text is drawn bolder.
        !documented UITraitLegibilityWeight.
        :p
        @UITraitLegibilityWeight defaultValue
        =Nothing is known.
        :p
        @UIMutableTraits 
        =Traits that can be changed.
        !documented UIMutableTraits; traits of colour gamut, force touch and image range are left out (simplified).
        :p
        @UIMutableTraits horizontalSizeClass
        =How much room there is sideways.
        :pc
        @UIMutableTraits verticalSizeClass
        =How much room there is upright.
        :pc
        @UIMutableTraits userInterfaceStyle
        =Light or dark.
        :pc
        @UIMutableTraits userInterfaceIdiom
        =The kind of device.
        :pc
        @UIMutableTraits displayScale
        =Pixels to a point.
        :pc
        @UIMutableTraits layoutDirection
        =Where a line begins.
        :pc
        @UIMutableTraits preferredContentSizeCategory
        =How large the user wants text to be.
        :pc
        @UIMutableTraits userInterfaceLevel
        =Whether the content lies above other content.
        :pc
        @UIMutableTraits accessibilityContrast
        =How much colours differ.
        :pc
        @UIMutableTraits legibilityWeight
        =Whether text is drawn bolder.
        :pc
        @UIMutableTraits subscript(_:)
        =Any trait by its definition, an app's own too.
        :pc
        @UITraitOverrides 
        =What a view or controller says of its traits, whatever its surroundings say.
        !documented UITraitOverrides (from iOS 17).
        :p
        @UITraitOverrides contains(_:)
        =Whether a trait is overridden.
        :pc
        @UITraitOverrides remove(_:)
        =Overrides a trait no longer.
        :pc
        @TraitBox 
        =Traits that can be changed: an owner's overrides, or a collection on its way.
        !documented UIMutableTraits, UITraitOverrides.
        :p
        @TraitBox contains(_:)
        =Whether a trait is overridden.
        :p
        @TraitBox remove(_:)
        =Overrides a trait no longer.
        :p
        @TraitBox subscript(_:)
        =Any trait by its definition, an app's own too.
        :p
        @TraitBox horizontalSizeClass
        =How much room there is sideways.
        :p
        @TraitBox verticalSizeClass
        =How much room there is upright.
        :p
        @TraitBox userInterfaceStyle
        =Light or dark.
        :p
        @TraitBox userInterfaceIdiom
        =The kind of device.
        :p
        @TraitBox displayScale
        =Pixels to a point.
        :p
        @TraitBox layoutDirection
        =Where a line begins.
        :p
        @TraitBox preferredContentSizeCategory
        =How large the user wants text to be.
        :p
        @TraitBox userInterfaceLevel
        =Whether the content lies above other content.
        :p
        @TraitBox accessibilityContrast
        =How much colours differ.
        :p
        @TraitBox legibilityWeight
        =Whether text is drawn bolder.
        :p
        @UITraitCollection 
        /UIKit/Values/UITraitCollection.swift
        =What is known of the environment of a view or controller.
        !documented UITraitCollection; traits of colour gamut, force touch and image range are left out (simplified).
        :p
        @UITraitCollection horizontalSizeClass
        =How much room there is sideways.
        :p
        @UITraitCollection verticalSizeClass
        =How much room there is upright.
        :p
        @UITraitCollection userInterfaceStyle
        =Light or dark.
        :p
        @UITraitCollection userInterfaceIdiom
        =The kind of device.
        :p
        @UITraitCollection displayScale
        =Pixels to a point; 0 when it is not known.
        :p
        @UITraitCollection layoutDirection
        =Where a line begins.
        :p
        @UITraitCollection preferredContentSizeCategory
        =How large the user wants text to be.
        :p
        @UITraitCollection userInterfaceLevel
        =Whether the content lies above other content.
        :p
        @UITraitCollection accessibilityContrast
        =How much colours differ.
        :p
        @UITraitCollection legibilityWeight
        =Whether text is drawn bolder.
        :p
        @UITraitCollection subscript(_:)
        =Any trait by its definition, an app's own too.
        :p
        @UITraitCollection init()
        =Traits of which nothing is known.
        :p
        @UITraitCollection init(traitsFrom:)
        =What several say, the later ones over the earlier.
        :p
        @UITraitCollection init(horizontalSizeClass:)
        =One trait alone.
        :p
        @UITraitCollection init(verticalSizeClass:)
        =One trait alone.
        :p
        @UITraitCollection init(userInterfaceStyle:)
        =One trait alone.
        :p
        @UITraitCollection init(userInterfaceIdiom:)
        =One trait alone.
        :p
        @UITraitCollection init(displayScale:)
        =One trait alone; pixels to a point.
        :p
        @UITraitCollection init(layoutDirection:)
        =One trait alone.
        :p
        @UITraitCollection init(preferredContentSizeCategory:)
        =One trait alone.
        :p
        @UITraitCollection init(userInterfaceLevel:)
        =One trait alone.
        :p
        @UITraitCollection init(accessibilityContrast:)
        =One trait alone.
        :p
        @UITraitCollection init(legibilityWeight:)
        =One trait alone.
        :p
        @UITraitCollection init(mutations:)
        =What mutations says of traits of which nothing was known.
        :p
        @UITraitCollection modifyingTraits(_:)
        =These traits with the changes that mutations makes.
        :p
        @UITraitCollection current
        =The traits of what UIKit lays out or draws now; else the screen's.
        !documented UITraitCollection.current (set before draw, layoutSubviews, traitCollectionDidChange and the layout \#
        callbacks of controllers).
        :p
        @UITraitCollection performAsCurrent(_:)
        =Runs actions with these traits as the current ones.
        :p
        @UITraitCollection systemTraitsAffectingColorAppearance
        =UIKit's traits that colours depend on.
        !documented UITraitCollection.systemTraitsAffectingColorAppearance; the display's gamut is left out.
        :p
        @UITraitCollection systemTraitsAffectingImageLookup
        =UIKit's traits that the choice of an image depends on.
        !documented UITraitCollection.systemTraitsAffectingImageLookup; the display's gamut is left out.
        :p
        @UITraitCollection containsTraits(in:)
        =Whether everything that another collection says is so here too.
        :p
        @UITraitCollection hasDifferentColorAppearance(comparedTo:)
        =Whether colours may look different under the two: style, contrast, level.
        !documented UITraitCollection.hasDifferentColorAppearance(comparedTo:); the display gamut is left out.
        :p
        @UITraitCollection ==(lhs:rhs:)
        =Whether the two say the same.
        :p
        @UITraitCollection hash(into:)
        =Hashes the traits.
        :p
        @UITraitCollection description
        =The traits that are known, by Apple's names.
        :p
        @UIUserInterfaceSizeClass 
        /UIKit/Values/UITraitValues.swift
        =How much room there is in one direction.
        !documented UIUserInterfaceSizeClass; which a device has is documented in Human Interface Guidelines, Layout.
        :p
        @UIUserInterfaceSizeClass unspecified
        =Not known.
        :p
        @UIUserInterfaceSizeClass compact
        =Little room.
        :p
        @UIUserInterfaceSizeClass regular
        =Much room.
        :p
        @UIUserInterfaceStyle 
        =Light or dark.
        !documented UIUserInterfaceStyle.
        :p
        @UIUserInterfaceStyle unspecified
        =Not known.
        :p
        @UIUserInterfaceStyle light
        =Dark on light.
        :p
        @UIUserInterfaceStyle dark
        =Light on dark.
        :p
        @UIUserInterfaceIdiom 
        =The kind of device.
        !documented UIUserInterfaceIdiom; phone and pad only.
        :p
        @UIUserInterfaceIdiom unspecified
        =Not known.
        :p
        @UIUserInterfaceIdiom phone
        =A phone.
        :p
        @UIUserInterfaceIdiom pad
        =An iPad.
        :p
        @UITraitEnvironmentLayoutDirection 
        =Where a line begins.
        !documented UITraitEnvironmentLayoutDirection; it is kept: everything is laid out from the left (simplified).
        :p
        @UITraitEnvironmentLayoutDirection unspecified
        =Not known.
        :p
        @UITraitEnvironmentLayoutDirection leftToRight
        =At the left.
        :p
        @UITraitEnvironmentLayoutDirection rightToLeft
        =At the right.
        :p
        @UIUserInterfaceLevel 
        =Whether content lies above other content.
        !documented UIUserInterfaceLevel; it is kept: colours do not follow it (simplified).
        :p
        @UIUserInterfaceLevel unspecified
        =Not known.
        :p
        @UIUserInterfaceLevel base
        =The content that everything else lies on.
        :p
        @UIUserInterfaceLevel elevated
        =Content above it.
        :p
        @UIAccessibilityContrast 
        =How much colours differ.
        !documented UIAccessibilityContrast; it is kept: colours do not follow it (simplified).
        :p
        @UIAccessibilityContrast unspecified
        =Not known.
        :p
        @UIAccessibilityContrast normal
        =As designed.
        :p
        @UIAccessibilityContrast high
        =More than that.
        :p
        @UILegibilityWeight 
        =Whether text is drawn bolder.
        !documented UILegibilityWeight; it is kept: fonts do not follow it (simplified).
        :p
        @UILegibilityWeight unspecified
        =Not known.
        :p
        @UILegibilityWeight regular
        =As designed.
        :p
        @UILegibilityWeight bold
        =Bolder.
        :p
        @UIContentSizeCategory 
        =How large the user wants text to be.
        !documented UIContentSizeCategory.
        :p
        @UIContentSizeCategory rawValue
        =Apple's string.
        :p
        @UIContentSizeCategory init(rawValue:)
        =A category from Apple's string.
        :p
        @UIContentSizeCategory unspecified
        =Not known.
        :p
        @UIContentSizeCategory extraSmall
        =The smallest.
        :p
        @UIContentSizeCategory small
        =Smaller.
        :p
        @UIContentSizeCategory medium
        =A little smaller.
        :p
        @UIContentSizeCategory large
        =What devices are delivered with.
        :p
        @UIContentSizeCategory extraLarge
        =A little larger.
        :p
        @UIContentSizeCategory extraExtraLarge
        =Larger.
        :p
        @UIContentSizeCategory extraExtraExtraLarge
        =The largest of the plain ones.
        :p
        @UIContentSizeCategory accessibilityMedium
        =The smallest of those for weak eyes.
        :p
        @UIContentSizeCategory accessibilityLarge
        =For weak eyes.
        :p
        @UIContentSizeCategory accessibilityExtraLarge
        =For weaker eyes.
        :p
        @UIContentSizeCategory accessibilityExtraExtraLarge
        =For very weak eyes.
        :p
        @UIContentSizeCategory accessibilityExtraExtraExtraLarge
        =The largest.
        :p
        @UIContentSizeCategory didChangeNotification
        =Posted when the user has chosen another size.
        :p
        @UIContentSizeCategory isAccessibilityCategory
        =Whether this is one of the sizes for weak eyes.
        :p
        @UIContentSizeCategory <(left:right:)
        =Whether the first asks for smaller text.
        :p
        @UIAccessibilityTraits 
        /UIKit/Views/Accessibility.swift
        =How an object behaves, to those who do not see it.
        !documented UIAccessibilityTraits; kept, there is no VoiceOver (simplified).
        :p
        @UIAccessibilityTraits rawValue
        =The bits.
        :p
        @UIAccessibilityTraits init(rawValue:)
        =Traits by their bits.
        :p
        @UIAccessibilityTraits none
        =Nothing of the kind.
        :p
        @UIAccessibilityTraits button
        =It is tapped.
        :p
        @UIAccessibilityTraits link
        =It leads elsewhere.
        :p
        @UIAccessibilityTraits image
        =It is a picture.
        :p
        @UIAccessibilityTraits selected
        =It is chosen.
        :p
        @UIAccessibilityTraits staticText
        =It is text that does not change.
        :p
        @UIAccessibilityTraits notEnabled
        =It cannot be used now.
        :p
        @UIAccessibilityTraits updatesFrequently
        =It changes all the time.
        :p
        @UIAccessibilityTraits adjustable
        =It has a value that goes up and down.
        :p
        @UIAccessibilityTraits header
        =It stands above a part of the content.
        :p
        @NSObject accessibilityLabel
        =What the object is, in a word or two.
        :p
        @NSObject accessibilityHint
        =What using it does.
        :p
        @NSObject accessibilityValue
        =What it says now.
        :p
        @NSObject isAccessibilityElement
        =Whether it is one thing, and not several.
        !simplified; false until it is set, controls and labels included.
        :p
        @NSObject accessibilityElementsHidden
        =Whether what is in it is passed over.
        :p
        @NSObject accessibilityViewIsModal
        =Whether what is beside it is passed over.
        :p
        @NSObject shouldGroupAccessibilityChildren
        =Whether what is in it comes before what is beside it.
        :p
        @NSObject accessibilityIgnoresInvertColors
        =Whether its colours stay as they are.
        :p
        @NSObject accessibilityLanguage
        =The language in which it is read.
        :p
        @NSObject accessibilityFrame
        =Where it is on the screen, in points: a view's own place until it is set.
        !documented UIAccessibilityElement.accessibilityFrame.
        :p
        @NSObject accessibilityCustomActions
        =What else can be done with it.
        :p
        @NSObject accessibilityTraits
        =How it behaves.
        !simplified; none until they are set, controls and labels included.
        :p
        @UIBarItem accessibilityIdentifier
        =The name by which tests and scenarios find the item.
        !documented UIAccessibilityIdentification.
        :p
        @NSTextAlignment 
        /UIKit/Views/DrawnContent.swift
        =Where lines of text stand.
        !documented NSTextAlignment; justified and natural are drawn at the left (simplified).
        :p
        @NSTextAlignment left
        =At the left.
        :p
        @NSTextAlignment center
        =In the middle.
        :p
        @NSTextAlignment right
        =At the right.
        :p
        @NSTextAlignment justified
        =Filling the width.
        :p
        @NSTextAlignment natural
        =Where the language begins.
        :p
        @LayoutFeedbackLoopDebugger 
        /UIKit/Views/LayoutFeedbackLoopDebugger.swift
        =Counts how often each view is laid out in one turn of the run loop, and ends an app whose layout never comes to rest.
        !documented UIViewLayoutFeedbackLoopDebuggingThreshold; UIKit's own debugger is observed to go on as here: a view that \#
        was laid out as often as the threshold says begins a list of the layouts that follow, a list that repeats itself \#
        confirms the loop, ten more rounds of its top-level view are looked at, then the log is written and NSGenericException \#
        raised. Without that launch argument an app hangs; here every app has it. The log's call stacks are the learner's \#
        lines, its addresses are left out.
        @World backToFront(_:)
        /UIKit/Views/Picture.swift
        =What lies in one layer, by how far in front each lies.
        !documented CALayer.zPosition; reported (Big Nerd Ranch's guide: a layer draws behind all that lies in it).
        @UIView snapshotView(afterScreenUpdates:)
        /UIKit/Views/Replica.swift
        =A view that shows what this one looks like, as large as it: as the display shows it, or with the changes that wait for \#
        the next frame.
        !documented UIView.snapshotView(afterScreenUpdates:); it is never nil here (simplified).
        :p
        @UIView resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)
        =The same of a rectangle of this view, whose middle is stretched as the view gets larger.
        !documented UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:); all of it is stretched alike \#
        (simplified).
        :p
        @UIView drawHierarchy(in:afterScreenUpdates:)
        =Draws the view as it looks, in a picture that code makes.
        !documented UIView.drawHierarchy(in:afterScreenUpdates:) (what waits is laid out before, if that is wanted).
        :p
        @UIView replica(of:afterScreenUpdates:)
        =What a rectangle of the view looks like.
        !reported (what the console says of a view that was never on the display, without its address).
        @CALayer render(in:)
        =Draws the layer as it is, in a picture that code makes.
        !documented CALayer.render(in:); only into a picture that is being made, whose coordinates no code has moved \#
        (simplified).
        :p
        @UIImage draw(in:)
        =Draws the picture, in one that code makes.
        !documented UIImage.draw(in:).
        :p
        @UIImage draw(at:)
        =Draws the picture at a point, in one that code makes.
        !documented UIImage.draw(at:).
        :p
        @UIImage draw(in:blendMode:alpha:)
        =Draws the picture, mixed with what is there, in one that code makes.
        !documented UIImage.draw(in:blendMode:alpha:); drawn over what is there, opaque (simplified).
        :p
        @UITraitChangeRegistration 
        /UIKit/Views/TraitEnvironment.swift
        =A registration for changes of traits, to be taken back with unregisterForTraitChanges(_:).
        !documented UITraitChangeRegistration.
        :p
        @UITraitEnvironment 
        =Something that has traits.
        !documented UITraitEnvironment.
        :p
        @UITraitEnvironment traitCollection
        =The environment.
        :pc
        @UITraitEnvironment traitCollectionDidChange(_:)
        =Called when the traits have changed.
        :pc
        @UITraitChangeObservable 
        =Something that tells of changes of its traits.
        !documented UITraitChangeObservable (from iOS 17).
        :p
        @UITraitChangeObservable registerForTraitChanges(_:handler:)
        =Calls handler with this object and the traits of before whenever one of traits has changed; not now.
        !documented UITraitChangeObservable.registerForTraitChanges(_:handler:).
        :p
        @UITraitChangeObservable registerForTraitChanges(_:target:action:)
        =Calls a method of target whenever one of traits has changed.
        :p
        @UITraitChangeObservable registerForTraitChanges(_:action:)
        =Calls a method of this object whenever one of traits has changed.
        :p
        @UITraitChangeObservable unregisterForTraitChanges(_:)
        =Takes a registration back.
        :p
        @NSObject tellOfTraits(from:to:)
        =Tells those who have registered for one of the traits that have changed.
        !documented UITraitChangeObservable; that handlers come before traitCollectionDidChange is simplified.
        @UIView traitOverrides
        =What this view says of its own traits and those of the views in it, whatever its surroundings say.
        !documented UIView.traitOverrides (from iOS 17).
        :p
        @UIView updateTraitsIfNeeded()
        =Brings the traits up to date at once.
        :p
        @UIViewController traitOverrides
        =What this controller says of its own traits and those of its view, whatever its surroundings say.
        !documented UIViewController.traitOverrides (from iOS 17).
        :p
        @UIViewController updateTraitsIfNeeded()
        =Brings the traits up to date at once.
        :p
        @UIViewController setOverrideTraitCollection(_:forChild:)
        =Says what a child's traits are, whatever they would be else; nil: nothing.
        !documented UIViewController.setOverrideTraitCollection(_:forChild:).
        :p
        @UIViewController overrideTraitCollection(forChild:)
        =What this controller says of a child's traits.
        :p
        @UIWindowScene traitCollection
        =The environment of the scene's windows.
        !documented WWDC 2023 session 10057 (traits flow from the scene to its windows).
        :p
        @UIWindowScene traitCollectionDidChange(_:)
        =Called when the traits have changed.
        :p
        @UIWindowScene traitOverrides
        =What the scene says of its windows' traits.
        !documented UIWindowScene.traitOverrides (from iOS 17).
        :p
        @UIAccessibility 
        /UIKit/Views/UIAccessibility.swift
        =What apps say to, and ask of, what helps people use a device.
        !simplified; nothing of the kind runs, and nobody hears what is posted.
        :p
        @UIAccessibility.Notification 
        =Something that is told.
        !documented UIAccessibility.Notification.
        :p
        @UIAccessibility.Notification rawValue
        =The number, as Apple has it.
        :p
        @UIAccessibility.Notification init(rawValue:)
        =A notification by its number.
        :p
        @UIAccessibility.Notification screenChanged
        =Another screen is shown.
        :p
        @UIAccessibility.Notification layoutChanged
        =A part of the screen is another one.
        :p
        @UIAccessibility.Notification announcement
        =Something is to be said.
        :p
        @UIAccessibility.Notification pageScrolled
        =A page was scrolled.
        :p
        @UIAccessibility post(notification:argument:)
        =Tells something to what helps people use the device: nobody hears it.
        :p
        @UIAccessibility isVoiceOverRunning
        =Whether the screen is read out: no.
        :p
        @UIAccessibility isSwitchControlRunning
        =Whether switches are used: no.
        :p
        @UIAccessibility isSpeakSelectionEnabled
        =Whether text that is chosen can be read out: no.
        :p
        @UIAccessibility isSpeakScreenEnabled
        =Whether the screen can be read out: no.
        :p
        @UIAccessibility isReduceMotionEnabled
        =Whether motion is to be little: no.
        :p
        @UIAccessibility isReduceTransparencyEnabled
        =Whether nothing is to shine through: no.
        :p
        @UIAccessibility isBoldTextEnabled
        =Whether text is to be bold: no.
        :p
        @UIAccessibility isDarkerSystemColorsEnabled
        =Whether colours are to be darker: no.
        :p
        @UIAccessibility isInvertColorsEnabled
        =Whether colours are inverted: no.
        :p
        @UIAccessibility isGrayscaleEnabled
        =Whether colours are greys: no.
        :p
        @UIAccessibility isGuidedAccessEnabled
        =Whether the device is held to one app: no.
        :p
        @UIAccessibility isMonoAudioEnabled
        =Whether both ears hear the same: no.
        :p
        @UIAccessibility isClosedCaptioningEnabled
        =Whether what is spoken is written: no.
        :p
        @UIAccessibility isAssistiveTouchRunning
        =Whether a device for hearing is there: no.
        :p
        @UIAccessibility isShakeToUndoEnabled
        =Whether shaking takes back: yes.
        :p
        @UIAccessibility shouldDifferentiateWithoutColor
        =Whether colour alone must not say anything: no.
        :p
        @UIAccessibility isVideoAutoplayEnabled
        =Whether videos play by themselves: yes.
        :p
        @UIAccessibility prefersCrossFadeTransitions
        =Whether fading is liked better than sliding: no.
        :p
        @UIAccessibility buttonShapesEnabled
        =Whether buttons have a shape: no.
        :p
        @UIAccessibility announcementDidFinishNotification
        =Something has been said.
        :p
        @UIAccessibility voiceOverStatusDidChangeNotification
        =The screen is read out from now on, or no longer.
        :p
        @UIAccessibility switchControlStatusDidChangeNotification
        =Switches are used from now on, or no longer.
        :p
        @UIAccessibility elementFocusedNotification
        =Something else is read out.
        :p
        @UIAccessibility reduceMotionStatusDidChangeNotification
        =Motion is to be little from now on, or no longer.
        :p
        @UIAccessibility reduceTransparencyStatusDidChangeNotification
        =Nothing is to shine through from now on, or something again.
        :p
        @UIAccessibility boldTextStatusDidChangeNotification
        =Text is to be bold from now on, or no longer.
        :p
        @UIAccessibility darkerSystemColorsStatusDidChangeNotification
        =Colours are to be darker from now on, or no longer.
        :p
        @UIAccessibility invertColorsStatusDidChangeNotification
        =Colours are inverted from now on, or no longer.
        :p
        @UIAccessibility grayscaleStatusDidChangeNotification
        =Colours are greys from now on, or no longer.
        :p
        @UIAccessibility guidedAccessStatusDidChangeNotification
        =The device is held to one app from now on, or no longer.
        :p
        @UIAccessibility differentiateWithoutColorDidChangeNotification
        =Colour alone must not say anything from now on, or may again.
        :p
        @UIAccessibility videoAutoplayStatusDidChangeNotification
        =Videos play by themselves from now on, or no longer.
        :p
        @UIAccessibility buttonShapesEnabledStatusDidChangeNotification
        =Buttons have a shape from now on, or no longer.
        :p
        @UIAccessibility prefersCrossFadeTransitionsStatusDidChangeNotification
        =Fading is liked better than sliding from now on, or no longer.
        :p
        @UIAccessibilityCustomAction 
        =Something that can be done with an object by those who do not see it.
        !documented UIAccessibilityCustomAction; simplified, kept: there is no VoiceOver.
        :p
        @UIAccessibilityCustomAction init(name:image:actionHandler:)
        =An action that runs a closure, which says whether it was done.
        :p
        @UIAccessibilityCustomAction init(name:target:selector:)
        =An action that calls a method.
        :p
        @UIAccessibilityCustomAction name
        =What it is called.
        :p
        @UIAccessibilityCustomAction selector
        =The method.
        :p
        @UICoordinateSpace 
        /UIKit/Views/UICoordinateSpace.swift
        =Something that points and rectangles can be counted in: a view or the screen.
        !documented UICoordinateSpace.
        :p
        @UICoordinateSpace bounds
        =The rectangle of the space in its own coordinates, in points.
        :pc
        @UICoordinateSpace convert(_:to:)
        =A point of this space in another's coordinates.
        :pc
        @UICoordinateSpace convert(_:from:)
        =A point of another space in this one's coordinates.
        :pc
        @UIView convert(_:to:)
        =A point of this view in another space's coordinates.
        !documented UICoordinateSpace.convert(_:to:); a view in no window counts from the screen's corner (simplified).
        :p
        @UIView convert(_:from:)
        =A point of another space in this view's coordinates.
        !documented UICoordinateSpace.convert(_:from:); a view in no window counts from the screen's corner (simplified).
        :p
        @UIScreen coordinateSpace
        =The screen as a space, in the interface's present orientation.
        !documented UIScreen.coordinateSpace.
        :p
        @UIScreen convert(_:to:)
        =A point of the screen in another space's coordinates.
        :p
        @UIScreen convert(_:from:)
        =A point of another space in the screen's coordinates.
        :p
        @UIView.AnimationOptions 
        /UIKit/Views/UIView+Animation.swift
        =How an animation runs.
        !documented UIView.AnimationOptions; simplified, curves, repeating and autoreversing are followed, and by exchanges of \#
        controllers' views the cross dissolve. Other transitions are not drawn, and what says how an animation stands to \#
        touches and to those around it changes nothing.
        :p
        @UIView.AnimationOptions rawValue
        =The bits, as Apple has them.
        :p
        @UIView.AnimationOptions init(rawValue:)
        =Options from bits.
        :p
        @UIView.AnimationOptions layoutSubviews
        =Lays out inside the animation.
        :p
        @UIView.AnimationOptions allowUserInteraction
        =Touches reach what moves.
        :p
        @UIView.AnimationOptions beginFromCurrentState
        =Begins where the display is, not where the model is.
        :p
        @UIView.AnimationOptions repeat
        =Without end.
        :p
        @UIView.AnimationOptions autoreverse
        =There and back.
        :p
        @UIView.AnimationOptions showHideTransitionViews
        =Views are shown and hidden rather than taken in and out.
        :p
        @UIView.AnimationOptions overrideInheritedDuration
        =Takes its own time inside another animation.
        :p
        @UIView.AnimationOptions overrideInheritedCurve
        =Takes its own pace inside another animation.
        :p
        @UIView.AnimationOptions allowAnimatedContent
        =What a transition shows goes on moving in it.
        :p
        @UIView.AnimationOptions curveEaseInOut
        =Slow at both ends.
        :p
        @UIView.AnimationOptions curveEaseIn
        =Slow at the start.
        :p
        @UIView.AnimationOptions curveEaseOut
        =Slow at the end.
        :p
        @UIView.AnimationOptions curveLinear
        =Even.
        :p
        @UIView.AnimationOptions transitionCrossDissolve
        =The new view grows out of the old one's fading.
        :p
        @UIView.AnimationOptions transitionFlipFromLeft
        =A turn about the upright axis, from the left.
        :p
        @UIView.AnimationOptions transitionFlipFromRight
        =A turn about the upright axis, from the right.
        :p
        @UIView.AnimationOptions transitionCurlUp
        =A page's curl, upwards.
        :p
        @UIView.AnimationOptions transitionCurlDown
        =A page's curl, downwards.
        :p
        @UIView.AnimationOptions transitionFlipFromTop
        =A turn about the level axis, from the top.
        :p
        @UIView.AnimationOptions transitionFlipFromBottom
        =A turn about the level axis, from the bottom.
        :p
        @UIView animate(withDuration:animations:completion:)
        =Animates what animations changes; completion runs in the turn after the last frame, in a transaction of its own.
        !documented UIView.animate(withDuration:animations:completion:).
        :p
        @UIView animate(withDuration:delay:options:animations:completion:)
        =Animates what animations changes, after delay seconds, by the options.
        :p
        @UIView animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
        =Animates what animations changes with a spring; a damping ratio of 1 does not swing over.
        :p
        @UIView animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)
        =Animates what animations changes with a spring that seems to take duration seconds; a bounce of 0 does not swing over, \#
        negative ones creep.
        !documented UIView.animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:); the \#
        spring's motion is simplified.
        :p
        @UIView performWithoutAnimation(_:)
        =Makes changes at once, inside an animation too.
        !documented UIView.performWithoutAnimation(_:).
        :p
        @UIView inheritedAnimationDuration
        =How long an animation begun now lasts, in seconds; 0 outside any.
        !documented UIView.inheritedAnimationDuration.
        :p
        @UIView backgroundColor
        /UIKit/Views/UIView+Appearance.swift
        =The colour behind the view's content, nil for none.
        !documented UIView.backgroundColor (animatable).
        :p
        @UIView alpha
        =How opaque the view and those in it are, from 0 to 1.
        !documented UIView.alpha (animatable; from 0.01 down a view takes no touches).
        :p
        @UIView isHidden
        =Whether the view and those in it are left out.
        !documented UIView.isHidden (not animated; a hidden view stays in the hierarchy and in layout, a stack's excepted).
        :p
        @UIView clipsToBounds
        =Whether what reaches over the view's bounds is cut off.
        :p
        @UIView tintColor
        =The colour of what can be touched, inherited when not set.
        !documented UIView.tintColor (inherited where it is not set; tintColorDidChange is sent here and to the views that \#
        inherit it); tintAdjustmentMode is left out (simplified).
        :p
        @UIView announceTint()
        <tintColorDidChange()
        @UIView safeAreaInsets
        /UIKit/Views/UIView+Environment.swift
        =How far bars, notch and other content reach over this view's edges, in points.
        !documented UIView.safeAreaInsets; the value after leaving is simplified (document 003 measured so, Apple's page says \#
        zero).
        :p
        @UIView layoutMargins
        =The space between the view's edges and its content, in points.
        !documented UIView.layoutMargins (8 on every side; a controller's root view has the system's); that they hold, and are \#
        told, from when they are set is from memory.
        :p
        @UIView directionalLayoutMargins
        =The margins by direction of reading.
        :p
        @UIView preservesSuperviewLayoutMargins
        =Whether the margins are at least as wide as what of the superview's margins this view reaches into.
        :p
        @UIView insetsLayoutMarginsFromSafeArea
        =Whether the safe area is added to the margins.
        :p
        @UIView renewInsets()
        !documented UIView.safeAreaInsets (what the frame loses to the superview's safe area, never negative; additional insets \#
        of the controller, of which that negative ones take away no more than there is is simplified); order of the two \#
        callbacks recorded modal-present-layoutmargins-uikittestable.
        @UIView tellOfMargins()
        <viewLayoutMarginsDidChange() layoutMarginsDidChange()
        @UIView tellOfSafeArea()
        <viewSafeAreaInsetsDidChange() safeAreaInsetsDidChange()
        @UIView resolvedMargins(safeArea:)
        !documented UIViewController.viewRespectsSystemMinimumLayoutMargins, UIView.insetsLayoutMarginsFromSafeArea and \#
        UIView.preservesSuperviewLayoutMargins; that the safe area is added, not only kept clear of, is reported.
        @UIView.AutoresizingMask 
        /UIKit/Views/UIView+Geometry.swift
        =Which of a view's distances and sizes give way when its superview changes size.
        !documented UIView.AutoresizingMask.
        :p
        @UIView.AutoresizingMask rawValue
        =The bits, as Apple has them.
        :p
        @UIView.AutoresizingMask init(rawValue:)
        =A mask from bits.
        :p
        @UIView.AutoresizingMask flexibleLeftMargin
        =The distance on the left gives way.
        :p
        @UIView.AutoresizingMask flexibleWidth
        =The width gives way.
        :p
        @UIView.AutoresizingMask flexibleRightMargin
        =The distance on the right gives way.
        :p
        @UIView.AutoresizingMask flexibleTopMargin
        =The distance at the top gives way.
        :p
        @UIView.AutoresizingMask flexibleHeight
        =The height gives way.
        :p
        @UIView.AutoresizingMask flexibleBottomMargin
        =The distance at the bottom gives way.
        :p
        @UIView frame
        =The view's rectangle in its superview's coordinates, in points: its bounds, transformed, about its anchor.
        !documented UIView.frame; under a transform that turns, where Apple calls it undefined, setting it keeps the transform \#
        (simplified).
        :p
        @UIView changeFrame(_:)
        =Sets the frame.
        !reported (Apple's forum, 104489: where a frame is set, an override of bounds hears nothing).
        @UIView frame(center:bounds:transform:anchor:)
        =The upright rectangle around bounds that are transformed about their anchor, which lies at center.
        !documented Core Animation Programming Guide, Layers Define Their Own Geometry.
        @UIView anchorPoint
        =The point of the bounds that lies at center, and about which the view is transformed, in parts of their size; the \#
        middle at first.
        !documented UIView.anchorPoint, CALayer.anchorPoint; reported (developers' measurements: constraints put the centre \#
        where it would be without an anchor, so that the view shifts).
        :p
        @UIView bounds
        =The view's rectangle in its own coordinates, in points.
        !documented UIView.bounds.
        :p
        @UIView setBounds(_:)
        =Sets the bounds and lets the superview be, as scrolling does.
        !reported (a scroll view lays itself out whenever it scrolls); that its superview is left alone is from memory, for \#
        measurements of 2011 saw it laid out.
        @UIView center
        =Where the view's anchor is in its superview's coordinates, in points: the middle, unless anchorPoint says otherwise.
        !documented UIView.center, UIView.anchorPoint.
        :p
        @UIView transform
        =What happens to the view's rectangle about its anchor before it is shown.
        !documented UIView.transform (about the anchor; layout does not know of it).
        :p
        @UIView autoresizingMask
        =What gives way when the superview changes size.
        :p
        @UIView translatesAutoresizingMaskIntoConstraints
        =Whether frame and mask say where the view is (true) or constraints do.
        !documented UIView.translatesAutoresizingMaskIntoConstraints.
        :p
        @UIView isNumber(_:_:)
        =Whether all of them are numbers; an exception when one is none.
        !reported (the words of Core Animation's exception, without the layer's description).
        @UIView layoutOfSuperviewBecameStale()
        =Asks the superview for layout, unless it is at it: what a view does to its subviews then is its own affair.
        !reported (a change of a subview's bounds or transform lays the superview out, one of its centre does not; developers' \#
        measurements and Apple's support agree); observed that a superview in its layout is left alone.
        @UIView resizeSubviews(from:)
        !documented UIView.AutoresizingMask; what gives way shares the change in proportion to its old length; that a transform \#
        has no part in it is simplified.
        @UIView convert(_:to:)
        =A point of this view in another view's coordinates; nil: the window's.
        !documented UIView.convert(_:to:).
        :p
        @UIView convert(_:to:)
        =The smallest rectangle that holds this view's rectangle in another view's coordinates; nil: the window's.
        !documented UIView.convert(_:to:).
        :p
        @UIView convert(_:from:)
        =A point of another view (nil: the window) in this view's coordinates.
        !documented UIView.convert(_:from:).
        :p
        @UIView convert(_:from:)
        =The smallest rectangle that holds a rectangle of another view (nil: the window) in this view's coordinates.
        !documented UIView.convert(_:from:).
        :p
        @UIView sizeToFit()
        =Takes the size that fits best.
        !documented UIView.sizeToFit().
        :p
        @UIView superview
        /UIKit/Views/UIView+Hierarchy.swift
        =The view that holds this one.
        :p
        @UIView subviews
        =The views held, back to front.
        :p
        @UIView window
        =The window that this view is in.
        :p
        @UIView isDescendant(of:)
        =Whether this view is view or somewhere inside it.
        !documented UIView.isDescendant(of:) (a view is one of itself).
        :p
        @UIView addSubview(_:)
        =Puts a view in front of those already held.
        !documented UIView.addSubview(_:); reported view-full-list (the order of the calls to the view).
        :p
        @UIView insertSubview(_:at:)
        =Puts a view at a place among those held, counted from the back.
        !documented UIView.insertSubview(_:at:).
        :p
        @UIView insertSubview(_:belowSubview:)
        =Puts a view directly behind another.
        !documented UIView.insertSubview(_:belowSubview:).
        :p
        @UIView insertSubview(_:aboveSubview:)
        =Puts a view directly in front of another.
        !documented UIView.insertSubview(_:aboveSubview:).
        :p
        @UIView exchangeSubview(at:withSubviewAt:)
        =Lets two held views change places, each given by its place counted from the back.
        !documented UIView.exchangeSubview(at:withSubviewAt:); what a place beyond the last does is not known.
        :p
        @UIView bringSubviewToFront(_:)
        =Moves a held view to the front.
        !documented UIView.bringSubviewToFront(_:).
        :p
        @UIView sendSubviewToBack(_:)
        =Moves a held view to the back.
        !documented UIView.sendSubviewToBack(_:).
        :p
        @UIView removeFromSuperview()
        =Takes this view out of the one that holds it.
        !recorded view-remove-2019.
        <willMove(toSuperview:) willRemoveSubview(_:) didMoveToSuperview()
        :p
        @UIView subviewsChanged(_:)
        =Asks for layout since a subview has come or gone, unless that happens in the view's own layout, whose affair it is.
        !reported NVActivityIndicatorView's example (removes and adds all subviews in each viewDidLayoutSubviews, and comes to \#
        rest), PinLayout issue 124 (subviews added in layoutSubviews: without end on iOS 9, once since iOS 11).
        @UIView insert(_:at:)
        !simplified; the order of `willMove(toSuperview:)` and `willMove(toWindow:)` follows the recorded order of removal.
        <willMove(toSuperview:) willRemoveSubview(_:) didMoveToSuperview() didAddSubview(_:)
        @UIView announceMove(to:)
        <willMove(toWindow:)
        @UIView arrive(in:)
        <didMoveToWindow()
        @UIView semanticContentAttribute
        /UIKit/Views/UIView+Kept.swift
        =Which way the content is read.
        !simplified; kept, text is read from the left.
        :p
        @UIView isOpaque
        =Whether the view hides all that is behind it.
        !simplified; kept, views are drawn back to front.
        :p
        @UIView isMultipleTouchEnabled
        =Whether the view gets more than one touch.
        !simplified; kept, there is one finger.
        :p
        @UIView isExclusiveTouch
        =Whether others get no touch meanwhile.
        !simplified; kept, there is one finger.
        :p
        @UIView autoresizesSubviews
        =Whether the masks of subviews are followed.
        !simplified; kept, they are always followed.
        :p
        @UIView tintAdjustmentMode
        =How the tint colour is dimmed.
        !simplified; kept, it is never dimmed.
        :p
        @UIView clearsContextBeforeDrawing
        =Whether what is drawn is cleared before.
        !simplified; kept, nothing is drawn by code.
        :p
        @UIView restorationIdentifier
        =The name under which the view is kept between launches.
        !simplified; kept, nothing is kept between launches.
        :p
        @UIView showsLargeContentViewer
        =Whether a finger that rests shows the content large.
        !simplified; kept, it shows nothing.
        :p
        @UIView viewWithTag(_:)
        =The view with a tag: this one, or the first below; nil when there is none.
        !documented UIView.viewWithTag(_:).
        :p
        @UIView effectiveUserInterfaceLayoutDirection
        =Which way the view's content is read: from the left.
        !simplified; text is read from the left.
        :p
        @UIView userInterfaceLayoutDirection(for:)
        =Which way content of a kind is read.
        !documented UIView.userInterfaceLayoutDirection(for:), for an app that is read from the left.
        :p
        @UIView.TintAdjustmentMode 
        =How the tint colour is dimmed.
        !documented UIView.TintAdjustmentMode.
        :p
        @UIView.TintAdjustmentMode automatic
        =As the superview's.
        :p
        @UIView.TintAdjustmentMode normal
        =Not.
        :p
        @UIView.TintAdjustmentMode dimmed
        =Grey.
        :p
        @UISemanticContentAttribute 
        =Which way a view's content is read.
        !documented UISemanticContentAttribute.
        :p
        @UISemanticContentAttribute unspecified
        =As text is.
        :p
        @UISemanticContentAttribute playback
        =As what plays.
        :p
        @UISemanticContentAttribute spatial
        =As a place.
        :p
        @UISemanticContentAttribute forceLeftToRight
        =From the left.
        :p
        @UISemanticContentAttribute forceRightToLeft
        =From the right.
        :p
        @UIUserInterfaceLayoutDirection 
        =Which way text is read.
        !documented UIUserInterfaceLayoutDirection.
        :p
        @UIUserInterfaceLayoutDirection leftToRight
        =From the left.
        :p
        @UIUserInterfaceLayoutDirection rightToLeft
        =From the right.
        :p
        @UIView.KeyframeAnimationOptions 
        /UIKit/Views/UIView+Keyframes.swift
        =How keyframes run.
        !documented UIView.KeyframeAnimationOptions; simplified, repeating and autoreversing are refused by name, calculation \#
        modes are not followed.
        :p
        @UIView.KeyframeAnimationOptions rawValue
        =The bits, as Apple has them.
        :p
        @UIView.KeyframeAnimationOptions init(rawValue:)
        =Options from bits.
        :p
        @UIView.KeyframeAnimationOptions layoutSubviews
        =Lays out inside the animation.
        :p
        @UIView.KeyframeAnimationOptions allowUserInteraction
        =Touches reach what moves.
        :p
        @UIView.KeyframeAnimationOptions beginFromCurrentState
        =Begins where the display is, not where the model is.
        :p
        @UIView.KeyframeAnimationOptions repeat
        =Without end.
        :p
        @UIView.KeyframeAnimationOptions autoreverse
        =There and back.
        :p
        @UIView.KeyframeAnimationOptions calculationModeLinear
        =Straight from each to the next.
        :p
        @UIView.KeyframeAnimationOptions calculationModeDiscrete
        =From one to the next without anything between.
        :p
        @UIView.KeyframeAnimationOptions calculationModePaced
        =At an even speed.
        :p
        @UIView.KeyframeAnimationOptions calculationModeCubic
        =Along a smooth curve.
        :p
        @UIView.KeyframeAnimationOptions calculationModeCubicPaced
        =Along a smooth curve at an even speed.
        :p
        @UIView animateKeyframes(withDuration:delay:options:animations:completion:)
        =Animates what the keyframes in animations change, over duration seconds after delay seconds.
        !documented UIView.animateKeyframes(withDuration:delay:options:animations:completion:); each part runs straight to its \#
        end, whatever the calculation mode (simplified).
        :p
        @UIView addKeyframe(withRelativeStartTime:relativeDuration:animations:)
        =Adds a part to the keyframes around this call: where it begins and how long it is, as fractions of the whole time.
        !documented UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:); outside keyframes the changes \#
        happen at once.
        :p
        @UIView transition(with:duration:options:animations:completion:)
        =Shows what animations changes in a view by a transition: a dissolve, a flip or a curl.
        !documented UIView.transition(with:duration:options:animations:completion:); the changes are seen at once, the \#
        transition itself is not drawn (simplified).
        :p
        @UIView transition(from:to:duration:options:completion:)
        =Puts a view in another one's place by a transition; with showHideTransitionViews both stay in the hierarchy, and one \#
        is hidden.
        !documented UIView.transition(from:to:duration:options:completion:); the transition itself is not drawn (simplified).
        :p
        @UIView areAnimationsEnabled
        =Whether changes are animated at all.
        :p
        @UIView setAnimationsEnabled(_:)
        =Turns animations off or on: what would be animated happens at once.
        !documented UIView.setAnimationsEnabled(_:); transitions between controllers keep their time (simplified).
        :p
        @UIView visit()
        /UIKit/Views/UIView+LayoutPass.swift
        =One visit, from the top: what is stale is renewed, then constraints, appearance, layout; then the views in this one.
        !recorded launch-navroot-catalyst26 (viewIsAppearing directly before the first viewWillLayoutSubviews); a pending \#
        appearance is a reason to visit a view, not a reason to lay it out (recorded nav-pop-animated-catalyst26).
        @UIView layOut()
        <layoutSublayers()
        @UIView layOutSubviews()
        =Lays the view out, and lets its controller know before and after.
        <viewWillLayoutSubviews() layoutSubviews() viewDidLayoutSubviews()
        @UIView drawIfNeeded()
        !documented UIView.draw(_:); that a view which asks for display while it draws is not drawn again is from memory.
        <display()
        @UIView drawContent(_:)
        =Lets the view draw all of it, or a part.
        <draw(_:in:)
        @UIView drawPart(_:)
        <draw(_:)
        @UIView updateConstraintsOfSubtree()
        =Updates constraints here and below, deepest first.
        !documented UIView.updateConstraintsIfNeeded(); the order is the one of fidelity notes (child, controller, root).
        <updateViewConstraints() updateConstraints()
        @UIView setNeedsUpdateConstraints()
        =Asks for updateConstraints() before the next layout.
        !documented UIView.setNeedsUpdateConstraints().
        :p
        @UIView needsUpdateConstraints()
        =Whether updateConstraints() waits to be called.
        !documented UIView.needsUpdateConstraints().
        :p
        @UIView updateConstraintsIfNeeded()
        =Updates constraints here and below at once.
        !documented UIView.updateConstraintsIfNeeded().
        :p
        @UIView layoutIfNeeded()
        =Lays out at once what waits for it: from the top-most view above this one that waits without a gap, downwards.
        !documented CALayer.layoutIfNeeded().
        :p
        @UIView setNeedsDisplay()
        =Asks for draw(_:) before the next frame.
        !documented UIView.setNeedsDisplay().
        :p
        @UIView traitCollection
        /UIKit/Views/UIView+Traits.swift
        =The environment as this view knows it.
        !documented WWDC 2019 session 224 (traits are predicted since iOS 13); before that the same values are simplified.
        :p
        @UIView overrideUserInterfaceStyle
        =Light or dark for this view and those in it, whatever the surroundings say.
        :p
        @UIView renewTraits()
        =Takes the traits anew: of what is around this view, with what the controller and the view say themselves.
        !documented Supporting Dark Mode in your interface (what is called when the traits change: updateConstraints, \#
        layoutSubviews and draw of views, updateViewConstraints and the layout callbacks of controllers).
        <traitCollectionDidChange(_:)
        @UIView 
        /UIKit/Views/UIView.swift
        =A rectangle on the screen that holds others.
        !documented UIView; shown as a rectangle of cells with its colour, border and text, turned and skewed ones as the \#
        upright rectangle around them (simplified).
        :p
        @UIView init(frame:)
        =A view with a frame in its superview's coordinates, in points.
        :p
        @UIView init()
        =A view of no size.
        :p
        @UIView init(coder:)
        =A view from a storyboard or nib, with the views that the file has in it.
        :p
        @UIView gestureRecognizerShouldBegin(_:)
        =Whether a recogniser may begin that looks at touches of this view.
        !documented UIView.gestureRecognizerShouldBegin(_:).
        :p
        @UIView alignmentRectInsets
        =Override point: how far the rectangle that constraints align lies inside the frame, in points.
        !documented UIView.alignmentRectInsets; texts of several lines in views that override it are fitted to the frame \#
        (simplified).
        :pc
        @UIView forFirstBaselineLayout
        =Override point: the view in this one, or this one, whose first baseline is this view's.
        !documented UIView.forFirstBaselineLayout; that it is the one of the last baseline is UIView.h's comment, from memory.
        :pc
        @UIView forLastBaselineLayout
        =Override point: the view in this one, or this one, whose last baseline is this view's.
        !documented UIView.forLastBaselineLayout; that the deprecated method is asked is from memory.
        <forBaselineLayout()
        :pc
        @UIView forBaselineLayout()
        =Override point: the view in this one, or this one, whose baselines are this view's.
        !documented UIView.forBaselineLayout() (deprecated in favour of the two properties).
        :pc
        @UIView next
        =The controller of this root view, else the superview.
        :p
        @UIView layerClass
        =Override point: the class of layer that views of this class draw through.
        !documented UIView.layerClass (asked once, early in the creation of the view); CALayer, CAShapeLayer, CAGradientLayer, \#
        CATiledLayer and the app's subclasses of them, others are refused.
        :pc
        @UIView layoutSublayers(of:)
        =Override point: the layer of this view wants its sublayers placed.
        !documented UIView.layoutSublayers(of:), UIView.layoutSubviews().
        :pc
        @UIView willMove(toSuperview:)
        =Override point: called before the view's superview changes.
        !documented UIView.willMove(toSuperview:); recorded view-remove-2019; reported view-full-list.
        :pc
        @UIView didMoveToSuperview()
        =Override point: called after the view's superview has changed.
        !documented UIView.didMoveToSuperview(); recorded view-remove-2019; reported view-full-list.
        :pc
        @UIView willMove(toWindow:)
        =Override point: called before the view's window changes.
        !documented UIView.willMove(toWindow:); recorded view-remove-2019; reported view-full-list.
        :pc
        @UIView didMoveToWindow()
        =Override point: called after the view's window has changed.
        !documented UIView.didMoveToWindow(); recorded view-remove-2019; reported view-full-list.
        :pc
        @UIView didAddSubview(_:)
        =Override point: called after a view was put into this one.
        !documented UIView.didAddSubview(_:).
        :pc
        @UIView willRemoveSubview(_:)
        =Override point: called before a view is taken out of this one.
        !documented UIView.willRemoveSubview(_:).
        :pc
        @UIView layoutSubviews()
        =Override point: sets the frames of the direct subviews that constraints place.
        !documented UIView.layoutSubviews().
        :pc
        @UIView updateConstraints()
        =Override point: called in the constraint pass, after the views below.
        !documented UIView.updateConstraints() (asking in it schedules another pass); that it is `super` that answers is from \#
        memory.
        :pc
        @UIView draw(_:)
        =Override point: draws the view's content in its own coordinates.
        !documented UIView.draw(_:); recorded view-layout-draw-min (after layout). What it draws is not shown (simplified).
        :pc
        @UIView draw(_:in:)
        =Override point: draws what the view's layer shows; lets draw(_:) do it.
        !documented UIView.draw(_:in:); what it draws is not shown (simplified).
        :pc
        @UIView minimumContentSizeCategory
        =Override point: the smallest text size of the view and those in it, whatever the surroundings say; nil for none.
        !documented UIView.minimumContentSizeCategory; kept in the traits as they are renewed.
        :pc
        @UIView maximumContentSizeCategory
        =Override point: the largest text size of the view and those in it; nil for none.
        !documented UIView.maximumContentSizeCategory; kept in the traits as they are renewed.
        :pc
        @UIView appliedContentSizeCategoryLimitsDescription
        =Override point: what of the two limits holds for the view, for whoever looks for mistakes.
        !documented UIView.appliedContentSizeCategoryLimitsDescription; the words are this stage's (simplified).
        :pc
        @UIView traitCollectionDidChange(_:)
        =Override point: called when the traits have changed.
        !documented UITraitEnvironment.traitCollectionDidChange(_:), UIContentContainer.willTransition(to:with:) (which a \#
        controller gets before).
        :pc
        @UIView safeAreaInsetsDidChange()
        =Override point: called when the safe area has changed.
        !documented UIView.safeAreaInsetsDidChange().
        :pc
        @UIView layoutMarginsDidChange()
        =Override point: called when the margins have changed.
        !documented UIView.layoutMarginsDidChange().
        :pc
        @UIView tintColorDidChange()
        =Override point: called when the tint colour has changed.
        !documented UIView.tintColorDidChange().
        :pc
        @UIView intrinsicContentSize
        =The size that the content asks for, in points; noIntrinsicMetric where it asks for none.
        !documented UIView.intrinsicContentSize.
        :p
        @UIView sizeThatFits(_:)
        =The size that fits best in size points; this class answers with its present size.
        !documented UIView.sizeThatFits(_:).
        :p
        @UIView setNeedsLayout()
        =Asks for a layout pass before the next frame.
        !documented UIView.setNeedsLayout().
        :p
        @UIView hitTest(_:with:)
        =The front-most view at a point of this view, nil when nothing there takes touches.
        !documented UIView.hitTest(_:with:).
        <point(inside:with:)
        :p
        @UIView point(inside:with:)
        =Whether a point is in this view's bounds.
        !documented UIView.point(inside:with:).
        :p
        @UIView noIntrinsicMetric
        =What an intrinsic size says in a direction in which there is none.
        :p
        @UIView tag
        =A number to find the view by.
        :p
        @UIView accessibilityIdentifier
        =The name by which tests and scenarios find the view.
        :p
        @UIView isUserInteractionEnabled
        =Whether touches reach the view and those in it.
        !documented UIView.isUserInteractionEnabled (also of the views in it); a view that is being animated takes touches all \#
        the same (simplified).
        :p
        @UIView.ContentMode 
        =How content follows a change of the view's size.
        !simplified; redraw is followed, the others are kept: pictures are boxes with a name.
        :p
        @UIView.ContentMode scaleToFill
        =Stretched.
        :p
        @UIView.ContentMode scaleAspectFit
        =Whole, undistorted.
        :p
        @UIView.ContentMode scaleAspectFill
        =Filling, undistorted.
        :p
        @UIView.ContentMode redraw
        =Drawn again.
        :p
        @UIView.ContentMode center
        =In the middle.
        :p
        @UIView.ContentMode top
        =At the top.
        :p
        @UIView.ContentMode bottom
        =At the bottom.
        :p
        @UIView.ContentMode left
        =At the left.
        :p
        @UIView.ContentMode right
        =At the right.
        :p
        @UIView contentMode
        =How content follows a change of the view's size.
        !simplified; redraw is followed, the others are kept: pictures are boxes with a name.
        :p
        @UIVisualEffect 
        /UIKit/Views/UIVisualEffectView.swift
        =What an effect view does with what is behind it.
        !documented UIVisualEffect.
        :p
        @UIBlurEffect 
        =A blur of what is behind.
        !simplified; nothing is drawn of it.
        :p
        @UIBlurEffect.Style 
        =How bright and thick a blur is.
        :p
        @UIBlurEffect.Style extraLight
        =Brighter than what is behind.
        :p
        @UIBlurEffect.Style light
        =As bright as what is behind.
        :p
        @UIBlurEffect.Style dark
        =Darker than what is behind.
        :p
        @UIBlurEffect.Style regular
        =As the interface's style.
        :p
        @UIBlurEffect.Style prominent
        =As the interface's style, more of it.
        :p
        @UIBlurEffect.Style systemUltraThinMaterial
        =The thinnest material.
        :p
        @UIBlurEffect.Style systemThinMaterial
        =A thin material.
        :p
        @UIBlurEffect.Style systemMaterial
        =The usual material.
        :p
        @UIBlurEffect.Style systemThickMaterial
        =A thick material.
        :p
        @UIBlurEffect.Style systemChromeMaterial
        =That of bars.
        :p
        @UIBlurEffect.Style systemUltraThinMaterialLight
        =The thinnest material, light whatever the interface's style.
        :p
        @UIBlurEffect.Style systemThinMaterialLight
        =A thin material, light.
        :p
        @UIBlurEffect.Style systemMaterialLight
        =The usual material, light.
        :p
        @UIBlurEffect.Style systemThickMaterialLight
        =A thick material, light.
        :p
        @UIBlurEffect.Style systemChromeMaterialLight
        =That of bars, light.
        :p
        @UIBlurEffect.Style systemUltraThinMaterialDark
        =The thinnest material, dark whatever the interface's style.
        :p
        @UIBlurEffect.Style systemThinMaterialDark
        =A thin material, dark.
        :p
        @UIBlurEffect.Style systemMaterialDark
        =The usual material, dark.
        :p
        @UIBlurEffect.Style systemThickMaterialDark
        =A thick material, dark.
        :p
        @UIBlurEffect.Style systemChromeMaterialDark
        =That of bars, dark.
        :p
        @UIBlurEffect init(style:)
        =A blur of a style.
        :p
        @UIVibrancyEffect 
        =Content that takes its colours from a blur.
        !simplified; the content is drawn in its own colours.
        :p
        @UIVibrancyEffect.UIVibrancyEffectStyle 
        =How much content stands out, by what it is.
        :p
        @UIVibrancyEffect.UIVibrancyEffectStyle label
        =Text.
        :p
        @UIVibrancyEffect.UIVibrancyEffectStyle secondaryLabel
        =Text that matters less.
        :p
        @UIVibrancyEffect.UIVibrancyEffectStyle tertiaryLabel
        =Text that matters still less.
        :p
        @UIVibrancyEffect.UIVibrancyEffectStyle quaternaryLabel
        =Text that is hardly seen.
        :p
        @UIVibrancyEffect.UIVibrancyEffectStyle fill
        =Shapes.
        :p
        @UIVibrancyEffect.UIVibrancyEffectStyle secondaryFill
        =Shapes that matter less.
        :p
        @UIVibrancyEffect.UIVibrancyEffectStyle tertiaryFill
        =Shapes that are hardly seen.
        :p
        @UIVibrancyEffect.UIVibrancyEffectStyle separator
        =Lines between.
        :p
        @UIVibrancyEffect init(blurEffect:)
        =The vibrancy for content over a blur.
        :p
        @UIVibrancyEffect init(blurEffect:style:)
        =The vibrancy of a style for content over a blur.
        :p
        @UIVisualEffectView 
        =Shows an effect over what is behind, and its content over the effect.
        !simplified; the effect is not drawn.
        :p
        @UIVisualEffectView init(effect:)
        =A view with an effect, without a size.
        :p
        @UIVisualEffectView init(frame:)
        =A view without an effect.
        :p
        @UIVisualEffectView init(coder:)
        =A view from an archive.
        :p
        @UIVisualEffectView contentView
        =Where views over the effect belong; as large as the view.
        !documented UIVisualEffectView.contentView.
        :p
        @UIVisualEffectView effect
        =The effect, nil for none.
        :p
        @PageLoadState 
        /UIKit/WebKit/PageLoadState.swift
        =How far a web view's page is: what a web view's properties say, all of them changed together.
        !reported (WebKit's PageLoadState: what counts as loading, which address is the active one, and the order in which \#
        changes are told).
        @WebPage init(html:base:)
        =Reads the title and the links of an HTML text.
        !simplified; a title element, and a elements with an address and words.
        @WKNavigation 
        /UIKit/WebKit/WKNavigation.swift
        =One page that is loading, from being asked for to the end.
        !documented WKNavigation.
        :p
        @WKNavigationType 
        =What leads to another page.
        !documented WKNavigationType.
        :p
        @WKNavigationType linkActivated
        =A link was touched.
        :p
        @WKNavigationType formSubmitted
        =A form was sent.
        :p
        @WKNavigationType backForward
        =The list of pages was gone through.
        :p
        @WKNavigationType reload
        =The page was loaded again.
        :p
        @WKNavigationType formResubmitted
        =A form was sent again.
        :p
        @WKNavigationType other
        =Something else: the app's code.
        :p
        @WKNavigationActionPolicy 
        =Whether what leads to another page may.
        !documented WKNavigationActionPolicy.
        :p
        @WKNavigationActionPolicy cancel
        =Not.
        :p
        @WKNavigationActionPolicy allow
        =It may.
        :p
        @WKNavigationActionPolicy download
        =What is there is downloaded.
        :p
        @WKNavigationResponsePolicy 
        =Whether an answer is shown.
        !documented WKNavigationResponsePolicy.
        :p
        @WKNavigationResponsePolicy cancel
        =Not.
        :p
        @WKNavigationResponsePolicy allow
        =It is.
        :p
        @WKNavigationResponsePolicy download
        =It is downloaded.
        :p
        @WKNavigationAction 
        =What leads to another page, for the delegate to decide about.
        !documented WKNavigationAction.
        :p
        @WKNavigationAction request
        =What is asked for.
        :p
        @WKNavigationAction navigationType
        =What leads there.
        :p
        @WKNavigationAction targetFrame
        =Where it is to be shown; nil: in a window of its own.
        :p
        @WKNavigationAction sourceFrame
        =Where it comes from.
        :p
        @WKNavigationAction shouldPerformDownload
        =Whether what is there is to be downloaded: no.
        :p
        @WKNavigationResponse 
        =An answer, for the delegate to decide about.
        !documented WKNavigationResponse.
        :p
        @WKNavigationResponse response
        =The answer.
        :p
        @WKNavigationResponse isForMainFrame
        =Whether it is the page's own: it is, there are no others.
        :p
        @WKNavigationResponse canShowMIMEType
        =Whether it could be shown.
        :p
        @WKFrameInfo 
        =A part of the window that shows a page: here always all of it.
        !documented WKFrameInfo; there is the main frame alone (simplified).
        :p
        @WKFrameInfo isMainFrame
        =Whether it is the whole page.
        :p
        @WKFrameInfo request
        =What it shows.
        :p
        @WKWindowFeatures 
        =How a page wants its own window to be.
        !documented WKWindowFeatures; without anything (simplified).
        :p
        @WKBackForwardListItem 
        =A page that has been shown.
        !documented WKBackForwardListItem.
        :p
        @WKBackForwardListItem url
        =Where it is.
        :p
        @WKBackForwardListItem initialURL
        =What was asked for.
        :p
        @WKBackForwardListItem title
        =Its title.
        :p
        @WKBackForwardList 
        =The pages that a web view has shown, and where among them it is.
        !documented WKBackForwardList.
        :p
        @WKBackForwardList currentItem
        =The present page.
        :p
        @WKBackForwardList backItem
        =The page before.
        :p
        @WKBackForwardList forwardItem
        =The page after.
        :p
        @WKBackForwardList backList
        =The pages before, the first first.
        :p
        @WKBackForwardList forwardList
        =The pages after, the next first.
        :p
        @WKBackForwardList item(at:)
        =A page by its distance from the present one; nil when there is none.
        :p
        @WKError 
        =Why something of a web view's failed.
        !documented WKError; the words are reported.
        :p
        @WKError.Code 
        =The reason.
        !documented WKError.Code.
        :p
        @WKError.Code unknown
        =Nobody knows.
        :p
        @WKError.Code webContentProcessTerminated
        =The page's process has ended.
        :p
        @WKError.Code webViewInvalidated
        =The web view has gone.
        :p
        @WKError.Code javaScriptExceptionOccurred
        =The script failed.
        :p
        @WKError.Code javaScriptResultTypeIsUnsupported
        =What the script gave cannot be handed over.
        :p
        @WKError code
        =The reason.
        :p
        @WKError init(_:)
        =An error of this reason.
        :p
        @WKError localizedDescription
        =The reason in words.
        :p
        @WebKitError 
        =Why a page did not come, by WebKit's own numbers.
        !reported (WebKitErrorDomain: 102 where a delegate does not allow an answer).
        :p
        @WebKitError code
        =The number.
        :p
        @WebKitError localizedDescription
        =The reason in words.
        :p
        @WKNavigationDelegate 
        /UIKit/WebKit/WKNavigationDelegate.swift
        =Asked and told about the pages that a web view loads.
        !documented WKNavigationDelegate; certificates, redirects and downloads are left out (simplified).
        :p
        @WKNavigationDelegate webView(_:decidePolicyFor:decisionHandler:)
        =Asks whether what leads to another page may: the handler is called with the answer, now or later.
        !documented WKNavigationDelegate.webView(_:decidePolicyFor:decisionHandler:).
        :pc
        @WKNavigationDelegate webView(_:decidePolicyFor:preferences:decisionHandler:)
        =The same, with how the page is to be loaded.
        !documented WKNavigationDelegate.webView(_:decidePolicyFor:preferences:decisionHandler:).
        :pc
        @WKNavigationDelegate webView(_:decidePolicyFor:decisionHandler:)
        =Asks whether an answer is shown.
        !documented WKNavigationDelegate.webView(_:decidePolicyFor:decisionHandler:).
        :pc
        @WKNavigationDelegate webView(_:didStartProvisionalNavigation:)
        =A page has been asked for.
        !documented WKNavigationDelegate.webView(_:didStartProvisionalNavigation:).
        :pc
        @WKNavigationDelegate webView(_:didReceiveServerRedirectForProvisionalNavigation:)
        =The server has named another address.
        !simplified; never asked: the pretended network names none.
        :pc
        @WKNavigationDelegate webView(_:didCommit:)
        =The page begins to be shown.
        !documented WKNavigationDelegate.webView(_:didCommit:).
        :pc
        @WKNavigationDelegate webView(_:didFinish:)
        =The page is there.
        !documented WKNavigationDelegate.webView(_:didFinish:).
        :pc
        @WKNavigationDelegate webView(_:didFail:withError:)
        =The page began to be shown, and failed.
        !documented WKNavigationDelegate.webView(_:didFail:withError:).
        :pc
        @WKNavigationDelegate webView(_:didFailProvisionalNavigation:withError:)
        =The page failed before anything of it was shown.
        !documented WKNavigationDelegate.webView(_:didFailProvisionalNavigation:withError:).
        :pc
        @WKNavigationDelegate webViewWebContentProcessDidTerminate(_:)
        =The page's process has ended.
        !simplified; never asked: it does not end.
        :pc
        @WKUIDelegate 
        =Asked for what a page wants of the app's screen.
        !documented WKUIDelegate; menus and media are left out (simplified).
        :p
        @WKUIDelegate webView(_:createWebViewWith:for:windowFeatures:)
        =Asks for another web view, for a page that wants a window of its own; nil: the page is not loaded.
        !documented WKUIDelegate.webView(_:createWebViewWith:for:windowFeatures:); that the request is loaded into it is \#
        reported.
        :pc
        @WKUIDelegate webViewDidClose(_:)
        =A page that has a window of its own has closed it.
        !simplified; never asked: scripts close windows, and none runs.
        :pc
        @WKUIDelegate webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)
        =A script says something.
        !simplified; never asked: no script runs.
        :pc
        @WKUIDelegate webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)
        =A script asks whether to go on.
        !simplified; never asked: no script runs.
        :pc
        @WKUIDelegate webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)
        =A script asks for a text.
        !simplified; never asked: no script runs.
        :pc
        @WKScriptMessageHandler 
        /UIKit/WebKit/WKUserContentController.swift
        =Told what a page's scripts post.
        !documented WKScriptMessageHandler.
        :p
        @WKScriptMessageHandler userContentController(_:didReceive:)
        =A script has posted something.
        !simplified; never asked: no script runs.
        :pc
        @WKScriptMessage 
        =What a page's script has posted.
        !documented WKScriptMessage; no script posts one (simplified).
        :p
        @WKScriptMessage name
        =The handler's name.
        :p
        @WKScriptMessage body
        =What was posted.
        :p
        @WKScriptMessage webView
        =The web view.
        :p
        @WKUserScript 
        =A script that a web view puts into pages.
        !documented WKUserScript; kept, no script runs (simplified).
        :p
        @WKUserScript init(source:injectionTime:forMainFrameOnly:)
        =A script, when it is put into pages, and whether into the main frame alone.
        :p
        @WKUserScript source
        =The script.
        :p
        @WKUserScript injectionTime
        =When it is put into pages.
        :p
        @WKUserScript isForMainFrameOnly
        =Whether it is put into the main frame alone.
        :p
        @WKUserScriptInjectionTime 
        =When a script is put into a page.
        !documented WKUserScriptInjectionTime.
        :p
        @WKUserScriptInjectionTime atDocumentStart
        =Before anything of it.
        :p
        @WKUserScriptInjectionTime atDocumentEnd
        =When it is there.
        :p
        @WKUserContentController 
        =What an app adds to the pages of web views: scripts, and objects that scripts can talk to, which it holds.
        !documented WKUserContentController; that message handlers are held is documented by what leaks (reported); no script \#
        runs (simplified).
        :p
        @WKUserContentController userScripts
        =The scripts, in the order in which they were added.
        :p
        @WKUserContentController addUserScript(_:)
        =Adds a script.
        :p
        @WKUserContentController removeAllUserScripts()
        =Takes all scripts out.
        :p
        @WKUserContentController add(_:name:)
        =Adds an object that scripts can post to, by a name.
        !documented WKUserContentController.add(_:name:); the exception's words are reported.
        :p
        @WKUserContentController removeScriptMessageHandler(forName:)
        =Takes the object of a name out.
        :p
        @WKUserContentController removeAllScriptMessageHandlers()
        =Takes all such objects out.
        :p
        @WKWebView load(_:)
        /UIKit/WebKit/WKWebView+Loading.swift
        =Loads what is at an address.
        !documented WKWebView.load(_:); that address, progress and isLoading change before it returns is reported (WebKit's \#
        WebPageProxy::loadRequest).
        :p
        @WKWebView loadFileURL(_:allowingReadAccessTo:)
        =Loads a file of the app's.
        !documented WKWebView.loadFileURL(_:allowingReadAccessTo:); files of the bundle (simplified).
        :p
        @WKWebView loadHTMLString(_:baseURL:)
        =Shows a text in HTML, as if it came from an address.
        !documented WKWebView.loadHTMLString(_:baseURL:); reported (about:blank without an address, and no entry in the list of \#
        pages).
        :p
        @WKWebView load(_:mimeType:characterEncodingName:baseURL:)
        =Shows data of a kind, as if it came from an address.
        !documented WKWebView.load(_:mimeType:characterEncodingName:baseURL:); texts in UTF-8 (simplified).
        :p
        @WKWebView reload()
        =Loads the page again; nothing where there is none.
        !documented WKWebView.reload().
        :p
        @WKWebView reloadFromOrigin()
        =Loads the page again, past what is kept of it.
        :p
        @WKWebView goBack()
        =Goes to the page before; nothing where there is none.
        :p
        @WKWebView goForward()
        =Goes to the page after; nothing where there is none.
        :p
        @WKWebView go(to:)
        =Goes to a page of the list; nothing where it is not in it, or is the present one.
        !documented WKWebView.go(to:).
        :p
        @WKWebView stopLoading()
        =Loads no further.
        !documented WKWebView.stopLoading(); reported (NSURLErrorCancelled, later).
        :p
        @WKWebView follow(_:)
        =A finger has touched a link.
        !documented WKNavigationType.linkActivated, WKUIDelegate.webView(_:createWebViewWith:for:windowFeatures:).
        @WKWebView askForAction(_:)
        =Asks the delegate whether to load what is wanted.
        !documented WKNavigationDelegate (the form with preferences is called in place of the other).
        <webView(_:decidePolicyFor:preferences:decisionHandler:) webView(_:decidePolicyFor:decisionHandler:)
        @WKWebView openElsewhere(_:_:)
        =A page that asks for a window of its own: the delegate makes one, or there is none.
        <webView(_:createWebViewWith:for:windowFeatures:)
        @WKWebView start(_:)
        !documented WKNavigationDelegate.webView(_:didStartProvisionalNavigation:); reported (a navigation that another one \#
        overtakes has failed: NSURLErrorCancelled).
        <webView(_:didStartProvisionalNavigation:)
        @WKWebView askForResponse(_:_:_:)
        <webView(_:decidePolicyFor:decisionHandler:)
        @WKWebView commit(_:_:)
        !documented WKNavigationDelegate.webView(_:didCommit:); reported (the list of pages changes before it is told).
        <webView(_:didCommit:)
        @WKWebView finish(_:_:)
        !documented WKNavigationDelegate.webView(_:didFinish:); reported (progress is 1 before isLoading is false, and both \#
        before it is told).
        <webView(_:didFinish:)
        @WKWebView fail(_:_:)
        !documented WKNavigationDelegate.webView(_:didFailProvisionalNavigation:withError:), webView(_:didFail:withError:).
        <webView(_:didFailProvisionalNavigation:withError:) webView(_:didFail:withError:)
        @WKWebView ask(_:_:_:_:)
        =Asks the delegate for a decision; false when it does not decide so.
        !documented WKNavigationDelegate; reported (an exception when the handler is let go without having been called, or is \#
        called twice).
        @WKWebView change(_:)
        =Changes what is known of the page, and tells observers: progress first, as the system's order is.
        !reported (WebKit's PageLoadState::commitChanges).
        @URLRequest asWebKitReadsIt
        =The same with the address of a host alone ending in a slash.
        !documented URL Standard (WHATWG), by which WebKit reads addresses; the rest of its rules is left out (simplified).
        @WKWebView 
        /UIKit/WebKit/WKWebView.swift
        =Shows pages of the web.
        !documented WKWebView; pages come from the pretended network and are drawn by another process: what is shown is a \#
        page's title and its links, no script runs (simplified).
        :p
        @WKWebView init(frame:configuration:)
        =A web view with a frame in its superview's coordinates, in points, and a copy of a configuration.
        !documented WKWebView.init(frame:configuration:).
        :p
        @WKWebView init(frame:)
        =A web view with the usual configuration.
        :p
        @WKWebView init()
        =A web view without a size.
        :p
        @WKWebView init(coder:)
        =A web view from an archive.
        :p
        @WKWebView configuration
        =The configuration: a copy of that which the web view was made with.
        :p
        @WKWebView scrollView
        =What scrolls the page.
        :p
        @WKWebView backForwardList
        =The pages that have been shown.
        :p
        @WKWebView navigationDelegate
        =Asked and told about pages that load.
        :p
        @WKWebView uiDelegate
        =Asked for what a page wants of the app's screen.
        :p
        @WKWebView title
        =The page's title; empty where it has none.
        :p
        @WKWebView url
        =The address of the page that is shown, or of the one that has been asked for.
        !reported (WebKit's PageLoadState: an address that is asked for counts at once).
        :p
        @WKWebView isLoading
        =Whether a page is loading.
        :p
        @WKWebView estimatedProgress
        =How much of the page has come, from 0 to 1.
        !reported (WebKit's PageLoadState: 0.1 from the start, 1 at the end); what is between is simplified: half of it once \#
        the page is there.
        :p
        @WKWebView canGoBack
        =Whether there is a page to go back to.
        :p
        @WKWebView canGoForward
        =Whether there is a page to go forward to.
        :p
        @WKWebView hasOnlySecureContent
        =Whether everything came over secure connections.
        :p
        @WKWebView customUserAgent
        =What the web view says that it is.
        !simplified; kept, the pretended network does not ask.
        :p
        @WKWebView allowsBackForwardNavigationGestures
        =Whether swipes go back and forward.
        !simplified; kept, no step of a scenario swipes pages of the web.
        :p
        @WKWebView allowsLinkPreview
        =Whether links that are pressed show what they lead to.
        !simplified; kept, links are not pressed.
        :p
        @WKWebView pageZoom
        =How much larger the page is shown.
        !simplified; kept, the page is not drawn.
        :p
        @WKWebView isInspectable
        =Whether Safari can look into the page.
        !simplified; kept, nobody looks.
        :p
        @WKWebView isFindInteractionEnabled
        =Whether the page can be searched.
        !simplified; kept, nobody searches.
        :p
        @WKWebView underPageBackgroundColor
        =The colour behind the page.
        !simplified; kept, the page is not drawn.
        :p
        @WKWebView handlesURLScheme(_:)
        =Whether some kind of address is the web view's own: http, https and others.
        :p
        @WKWebView evaluateJavaScript(_:completionHandler:)
        =Runs a script.
        !documented WKWebView.evaluateJavaScript(_:completionHandler:) (the handler is called on the main thread); simplified, \#
        refused by name.
        :p
        @WKContentView 
        =A page of the web: its title and its links, one beneath the other.
        !simplified; what is really there is drawn by another process.
        @WKWebViewConfiguration 
        /UIKit/WebKit/WKWebViewConfiguration.swift
        =How a web view is made.
        !documented WKWebViewConfiguration.
        :p
        @WKWebViewConfiguration preferences
        =What pages may do.
        :p
        @WKWebViewConfiguration defaultWebpagePreferences
        =How pages are loaded.
        :p
        @WKWebViewConfiguration userContentController
        =What the app adds to pages.
        :p
        @WKWebViewConfiguration processPool
        =The processes of pages.
        :p
        @WKWebViewConfiguration websiteDataStore
        =What pages have kept.
        :p
        @WKWebViewConfiguration applicationNameForUserAgent
        =What the web view adds to what it says that it is.
        :p
        @WKWebViewConfiguration allowsInlineMediaPlayback
        =Whether films play where they are.
        :p
        @WKWebViewConfiguration mediaTypesRequiringUserActionForPlayback
        =What plays only when it is touched.
        :p
        @WKWebViewConfiguration allowsPictureInPictureMediaPlayback
        =Whether films can play over other apps.
        :p
        @WKWebViewConfiguration allowsAirPlayForMediaPlayback
        =Whether films can play elsewhere.
        :p
        @WKWebViewConfiguration suppressesIncrementalRendering
        =Whether nothing is shown until all is there.
        :p
        @WKWebViewConfiguration dataDetectorTypes
        =What becomes a link.
        :p
        @WKWebViewConfiguration ignoresViewportScaleLimits
        =Whether pages can be zoomed whatever they say.
        :p
        @WKWebViewConfiguration limitsNavigationsToAppBoundDomains
        =Whether only the app's own domains are loaded.
        :p
        @WKWebViewConfiguration upgradeKnownHostsToHTTPS
        =Whether known hosts are asked securely.
        :p
        @WKAudiovisualMediaTypes 
        =Kinds of media.
        !documented WKAudiovisualMediaTypes.
        :p
        @WKAudiovisualMediaTypes rawValue
        =The bits, as Apple has them.
        :p
        @WKAudiovisualMediaTypes init(rawValue:)
        =Kinds from bits.
        :p
        @WKAudiovisualMediaTypes audio
        =What is heard.
        :p
        @WKAudiovisualMediaTypes video
        =What is seen.
        :p
        @WKAudiovisualMediaTypes all
        =Both.
        :p
        @WKDataDetectorTypes 
        =What a page's text is searched for.
        !documented WKDataDetectorTypes.
        :p
        @WKDataDetectorTypes rawValue
        =The bits, as Apple has them.
        :p
        @WKDataDetectorTypes init(rawValue:)
        =Kinds from bits.
        :p
        @WKDataDetectorTypes phoneNumber
        =Numbers of telephones.
        :p
        @WKDataDetectorTypes link
        =Addresses of the web.
        :p
        @WKDataDetectorTypes address
        =Addresses.
        :p
        @WKDataDetectorTypes calendarEvent
        =Dates.
        :p
        @WKDataDetectorTypes all
        =Everything.
        :p
        @WKPreferences 
        =What pages may do.
        !documented WKPreferences; kept, no script runs (simplified).
        :p
        @WKPreferences minimumFontSize
        =The least size of text, in points.
        :p
        @WKPreferences javaScriptEnabled
        =Whether scripts run.
        :p
        @WKPreferences javaScriptCanOpenWindowsAutomatically
        =Whether scripts open windows.
        :p
        @WKPreferences isFraudulentWebsiteWarningEnabled
        =Whether doubtful pages are told of.
        :p
        @WKPreferences isElementFullscreenEnabled
        =Whether something of a page can fill the screen.
        :p
        @WKWebpagePreferences 
        =How pages are loaded.
        !documented WKWebpagePreferences; kept, no script runs (simplified).
        :p
        @WKWebpagePreferences.ContentMode 
        =For which kind of device pages are asked.
        :p
        @WKWebpagePreferences.ContentMode recommended
        =As is best here.
        :p
        @WKWebpagePreferences.ContentMode mobile
        =For a phone.
        :p
        @WKWebpagePreferences.ContentMode desktop
        =For a computer.
        :p
        @WKWebpagePreferences allowsContentJavaScript
        =Whether the page's scripts run.
        :p
        @WKWebpagePreferences preferredContentMode
        =For which kind of device pages are asked.
        :p
        @WKProcessPool 
        =The processes of pages: an identity, without effect.
        !documented WKProcessPool (without effect from iOS 15).
        :p
        @WKWebsiteDataStore 
        =What pages have kept: nothing.
        !documented WKWebsiteDataStore; nothing is kept (simplified).
        :p
        @WKWebsiteDataStore default()
        =That of the app.
        :p
        @WKWebsiteDataStore nonPersistent()
        =One that keeps nothing.
        :p
        @WKWebsiteDataStore isPersistent
        =Whether it keeps what it has when the app ends.
        :p
        @WKWebsiteDataStore allWebsiteDataTypes()
        =All that can be kept, by name.
        :p
        @WKWebsiteDataStore removeData(ofTypes:modifiedSince:completionHandler:)
        =Forgets what was kept since a moment.
        :p
        @World decision(of:_:_:_:)
        /UIKit/WebKit/WebDecision.swift
        =Hands a handler to a delegate's method: it has to be called once.
        !reported (WebKit's CompletionHandlerCallChecker: an exception when the handler is let go uncalled, or is called \#
        again).
        @DeviceProfile orientations
        /UIKit/World/DeviceProfile.swift
        =Which ways up an app's interface may be when nobody says otherwise.
        !documented UIViewController.supportedInterfaceOrientations (all on an iPad, all but upside down on a phone).
        @DeviceProfile statusBarHeight
        =The height of the status bar, in points.
        !reported layout guides by developers (20; 24 on iPads; 54 beside a Dynamic Island).
        @DeviceProfile safeArea(in:isStatusBarHidden:)
        =What status bar, notch and home indicator take when the interface is so, in points.
        !reported layout guides by developers; that nothing remains at the top of an iPad without its status bar is simplified.
        @DeviceProfile lacksStatusBar(in:)
        =Whether the status bar has no place when the interface is so.
        !reported layout guides by developers (phones with a notch show none in landscape).
        @DeviceProfile rotationDuration
        =How long the interface takes to turn by a quarter, in seconds.
        !reported UIApplication.statusBarOrientationAnimationDuration (0.3 s; 0.4 s on iPads).
        @DeviceProfile navigationBarHeight(in:)
        =The height of a navigation bar, in points.
        !reported layout guides by developers (44; 32 on phones in landscape that are compact both ways).
        @DeviceProfile tabBarHeight(in:)
        =The height of a tab bar without what the home indicator takes, in points.
        !reported (49; 32 on phones in landscape since iOS 11).
        @DeviceProfile sizeClasses(ofWindow:)
        =The size classes of a window of some size.
        !documented Human Interface Guidelines, Layout, device size classes; an iPad's window counts as compact below 600 \#
        points of width.
        @DispatchQueue 
        /UIKit/World/DispatchQueue.swift
        =A queue of work.
        !documented DispatchQueue; simplified, there are no other threads.
        :p
        @DispatchQueue init(label:qos:attributes:autoreleaseFrequency:target:)
        =A queue of the app's own.
        :p
        @DispatchQueue.Attributes 
        =How a queue runs its work.
        !simplified; without effect, as nothing overlaps.
        :p
        @DispatchQueue.Attributes rawValue
        =The bits.
        :p
        @DispatchQueue.Attributes init(rawValue:)
        =The attributes with these bits.
        :p
        @DispatchQueue.Attributes concurrent
        =Work may overlap.
        :p
        @DispatchQueue.AutoreleaseFrequency 
        =When a queue's autorelease pool is drained.
        !simplified; without effect, as queues have no pools of their own.
        :p
        @DispatchQueue.AutoreleaseFrequency inherit
        =As the target queue does, after each piece of work, or as the system likes.
        :p
        @DispatchQueue.AutoreleaseFrequency workItem
        =As the target queue does, after each piece of work, or as the system likes.
        :p
        @DispatchQueue.AutoreleaseFrequency never
        =As the target queue does, after each piece of work, or as the system likes.
        :p
        @DispatchQueue main
        =The main thread's queue.
        :p
        @DispatchQueue global(qos:)
        =A queue of the system's for work in the background.
        !simplified; a queue like any of the app's own, at every quality of service.
        :p
        @DispatchQueue label
        =The name that it was made with.
        :p
        @DispatchQueue async(group:qos:flags:execute:)
        =Runs a closure when its turn comes; a group has it as one of its own until it has run.
        :p
        @DispatchQueue async(execute:)
        =Runs a work item when its turn comes.
        :p
        @DispatchQueue asyncAfter(deadline:qos:flags:execute:)
        =Runs a closure at a time.
        :p
        @DispatchQueue asyncAfter(deadline:execute:)
        =Runs a work item at a time.
        :p
        @DispatchQueue sync(execute:)
        =Runs a closure now and gives its result.
        !documented DispatchQueue.sync(execute:); reported (the crash's words).
        :p
        @DispatchQueue sync(flags:execute:)
        =The same; how the work behaves beside other work is without effect.
        !documented DispatchQueue.sync(flags:execute:); simplified, nothing overlaps.
        :p
        @DispatchQoS 
        =How urgent work is.
        !simplified; without effect.
        :p
        @DispatchQoS.QoSClass 
        =The classes of urgency.
        :p
        @DispatchQoS.QoSClass background
        =From the least to the most urgent, and none.
        :p
        @DispatchQoS.QoSClass utility
        =From the least to the most urgent, and none.
        :p
        @DispatchQoS.QoSClass default
        =From the least to the most urgent, and none.
        :p
        @DispatchQoS.QoSClass userInitiated
        =From the least to the most urgent, and none.
        :p
        @DispatchQoS.QoSClass userInteractive
        =From the least to the most urgent, and none.
        :p
        @DispatchQoS.QoSClass unspecified
        =From the least to the most urgent, and none.
        :p
        @DispatchQoS background
        =Not urgent.
        :p
        @DispatchQoS utility
        =Not urgent, with progress shown.
        :p
        @DispatchQoS default
        =As usual.
        :p
        @DispatchQoS userInitiated
        =Waited for by the user.
        :p
        @DispatchQoS userInteractive
        =Drawing and events.
        :p
        @DispatchQoS unspecified
        =Not said.
        :p
        @DispatchWorkItemFlags 
        =How a work item behaves.
        !simplified; without effect, as nothing overlaps.
        :p
        @DispatchWorkItemFlags rawValue
        =The bits.
        :p
        @DispatchWorkItemFlags init(rawValue:)
        =The flags with these bits.
        :p
        @DispatchWorkItemFlags barrier
        =Waits for what is running and lets nothing else run.
        :p
        @DispatchTime 
        =A moment of the virtual clock.
        !documented DispatchTime; a moment of the run's own clock, which stands still while code runs (simplified).
        :p
        @DispatchTime now()
        =The present moment.
        :p
        @DispatchTime distantFuture
        =A moment that never comes.
        :p
        @DispatchTime +(time:seconds:)
        =A moment so many seconds later.
        :p
        @DispatchTime +(time:interval:)
        =A moment so much later.
        :p
        @DispatchTime advanced(by:)
        =A moment so much later.
        :p
        @DispatchTimeInterval 
        =A length of time.
        !documented DispatchTimeInterval.
        :p
        @DispatchTimeInterval seconds(_:)
        =So many seconds.
        :p
        @DispatchTimeInterval milliseconds(_:)
        =So many thousandths of a second.
        :p
        @DispatchTimeInterval microseconds(_:)
        =So many millionths of a second.
        :p
        @DispatchTimeInterval nanoseconds(_:)
        =So many billionths of a second.
        :p
        @DispatchTimeInterval never
        =For ever.
        :p
        @DispatchWorkItem 
        =Work that can be cancelled before it runs.
        !documented DispatchWorkItem; waiting for it and telling when it is done are left out (simplified).
        :p
        @DispatchWorkItem init(qos:flags:block:)
        =An item that runs a closure.
        :p
        @DispatchWorkItem isCancelled
        =Whether cancel() has been called.
        :p
        @DispatchWorkItem perform()
        =Runs the closure now, unless the item was cancelled.
        :p
        @DispatchWorkItem cancel()
        =Lets the closure not run, if it has not begun.
        :p
        @DispatchGroup 
        =Counts pieces of work, and says when all have ended.
        !documented DispatchGroup; waiting, which would stop the one thread, is left out (simplified).
        :p
        @DispatchGroup init()
        =A group of no work.
        :p
        @DispatchGroup enter()
        =Counts one piece of work more.
        :p
        @DispatchGroup leave()
        =Counts one piece of work less.
        :p
        @DispatchGroup notify(qos:flags:queue:execute:)
        =Runs a closure on a queue when the count is, or becomes, zero.
        :p
        @Thread 
        =Which thread runs.
        !simplified; there is one thread, and work of other queues is marked as not on the main one.
        :p
        @Thread isMainThread
        =Whether it is the main one.
        :p
        @NSObject setValue(_:forKey:)
        /UIKit/World/KeyValueCoding.swift
        =Sets a property that Objective-C sees, by its name.
        !documented NSKeyValueCoding.setValue(_:forKey:).
        :p
        @NSObject setValue(_:forKeyPath:)
        =Sets a property of a property, by their names with dots between them.
        :p
        @NSObject value(forKey:)
        =A property's value, by its name.
        !documented NSKeyValueCoding.value(forKey:).
        :p
        @NSObject value(forKeyPath:)
        =The value of a property of a property, by their names with dots between them.
        :p
        @NSObject keptValue(forKey:)
        =What an object that takes any key keeps under one that none of its properties has, nothing where nothing was set; nil \#
        for an object that takes none.
        !documented Core Animation Programming Guide, Key-Value Coding Compliant Container Classes; a key path is kept as one \#
        key (simplified).
        @World refusesOwnKey(_:of:)
        =Whether a key is one of an object of UIKit's own, which may have it in private: that is refused, and no exception.
        !simplified; UIKit raises an exception where it has no such key, and apps use some that it has (`hidesShadow` of a \#
        bar).
        @World refuseKey(_:_:of:)
        !documented NSUnknownKeyException.
        @NSKeyValueChangeKey 
        /UIKit/World/KeyValueObserving.swift
        =What is told of a property's change, by key.
        !documented NSKeyValueChangeKey.
        @NSKeyValueObservingOptions 
        =What an observer wants to be told, and when.
        !documented NSKeyValueObservingOptions.
        @NSKeyValueObservedChange 
        =A property's change.
        !documented NSKeyValueObservedChange.
        @NSKeyValueObservation 
        =An observation of a property.
        !documented NSKeyValueObservation.
        :p
        @NSKeyValueObservation invalidate()
        =Ends it.
        :p
        @KeyValueObserving 
        =What can be observed.
        !documented NSObject.observe(_:options:changeHandler:).
        @NSObject addObserver(_:forKeyPath:options:context:)
        =Has an observer told of a property's changes.
        !documented NSObject.addObserver(_:forKeyPath:options:context:).
        :p
        @NSObject removeObserver(_:forKeyPath:)
        =Has it told no longer.
        !documented NSObject.removeObserver(_:forKeyPath:); the exception's words are reported.
        :p
        @NSObject removeObserver(_:forKeyPath:context:)
        =Has it told no longer.
        :p
        @NSObjectProtocol 
        /UIKit/World/NSObject.swift
        =What every object has.
        !documented NSObjectProtocol; without members here (simplified).
        :p
        @NSObject 
        =The root of every simulated class: an identity in a World, and nothing else.
        !documented NSObject; equality, hash, description and setting values by key: what else Objective-C's root has is left \#
        out (simplified).
        :p
        @NSObject init()
        =Makes an object in the World of the present run, or becomes the host side of an object that the learner's code has \#
        begun to initialise.
        :p
        @NSObject awakeFromNib()
        =Override point: the object was made from a storyboard or nib, and its outlets are connected.
        !documented NSObject.awakeFromNib() (after all outlets of the file are connected).
        :pc
        @NSObject prepareForInterfaceBuilder()
        =Override point: Xcode's interface editor prepares an object that it draws.
        !documented NSObject.prepareForInterfaceBuilder() (called by Interface Builder alone).
        :pc
        @NSObject observeValue(forKeyPath:of:change:context:)
        =Override point: a property that this object observes has changed.
        !documented NSKeyValueObserving (observeValue(forKeyPath:of:change:context:)); the exception's words are reported.
        :pc
        @NSObject isKind(of:)
        =Whether the object is of a class, or of one below it.
        :p
        @NSObject isMember(of:)
        =Whether the object is of just that class.
        :p
        @NSObject responds(to:)
        =Whether the object has a method, or a property whose getter or setter the selector names: of its class's own or \#
        UIKit's.
        !documented NSObjectProtocol.responds(to:); methods that Swift names otherwise than Objective-C are found by Swift's \#
        names alone (simplified).
        :p
        @NSObject isEqual(_:)
        =Whether another object counts as this one.
        !documented NSObjectProtocol.isEqual(_:), hash: equal objects are one key where their hashes are the same (simplified: \#
        the hash alone tells keys apart).
        :p
        @NSObject hash
        =A number that equal objects share.
        :p
        @NSObject accessibilityPerformMagicTap()
        =Override point: done with two taps of two fingers.
        !documented UIAccessibilityAction; simplified, never called: there is no VoiceOver.
        :pc
        @NSObject accessibilityPerformEscape()
        =Override point: done with a scrub of two fingers.
        !documented UIAccessibilityAction; simplified, never called: there is no VoiceOver.
        :pc
        @NSObject accessibilityActivate()
        =Override point: done with two taps.
        !documented UIAccessibilityAction; simplified, never called: there is no VoiceOver.
        :pc
        @NSObject accessibilityIncrement()
        =Override point: a swipe upwards on something adjustable.
        !documented UIAccessibilityAction; simplified, never called: there is no VoiceOver.
        :pc
        @NSObject accessibilityDecrement()
        =Override point: a swipe downwards on something adjustable.
        !documented UIAccessibilityAction; simplified, never called: there is no VoiceOver.
        :pc
        @NSObject description
        =The name that UIKit's messages use: the dynamic class, the learner's included.
        :p
        @NSObject ==(lhs:rhs:)
        =Whether the two are equal, as isEqual(_:) says.
        :p
        @NSObject hash(into:)
        =Hashes hash.
        :p
        @OSProfile traitsFlowThroughViews
        /UIKit/World/OSProfile.swift
        =A controller's traits come from its view's superview, not from its parent.
        !documented WWDC 2023 session 10057, Unleash the UIKit trait system.
        @OSProfile predictsTraits
        =A view's traits are predicted before it is in a window, so that it is not told of them at launch.
        !documented WWDC 2019 session 224; recorded launch-neuburg-ios11-portrait (told at launch on iOS 11).
        @OSProfile hasSafeArea
        =There is a safe area.
        !documented UIView.safeAreaInsets (from iOS 11).
        @OSProfile hasTraits
        =There are traits, and what tells of traits and sizes that are coming.
        !documented UITraitEnvironment, UIContentContainer (from iOS 8).
        @OSProfile hasScenes
        =Windows are in scenes.
        !documented UIScene (iOS 13).
        @OSProfile asksForStatusBar
        =Controllers are asked what they want of the status bar.
        !documented UIViewController.prefersStatusBarHidden (iOS 7).
        @OSProfile hasViewIsAppearing
        =There is viewIsAppearing.
        !documented UIViewController.viewIsAppearing(_:) (back to iOS 13).
        @OSProfile viewIsAppearingReachesChildren
        =viewIsAppearing reaches children of custom containers.
        !reported Apple developer forums; scope not confirmed.
        @OSProfile announcesKeyboardThatStays
        =The keyboard's coming is announced again when another text field takes it over as it is.
        !reported (to iOS 10 yes, from 11 no).
        @OSProfile knowsKeyboardBeforeAppearing
        =The keyboard's guide is in place when viewIsAppearing comes.
        !reported Stack Overflow, Why is keyboardLayoutGuide not applied in viewIsAppearing() in iOS 15.0.
        @OSProfile tellsFirstShowTwice
        =A navigation controller's delegate hears of the first controller's didShow already when it is put in place, and again \#
        at the end.
        !reported document 004 (2012).
        @OSProfile presentsCards
        =Sheets are cards that can be dragged down, and what automatic means; before, they filled a phone's screen.
        !documented UIModalPresentationStyle.automatic, WWDC 2019 session 224.
        @OSProfile asksShouldAutorotate
        =shouldAutorotate is asked before the interface turns.
        !documented UIViewController.shouldAutorotate (deprecated in 16).
        @OSProfile fixesRequiredPriorities
        =An active constraint's priority cannot become or cease to be required.
        !reported by developers: crashes of this kind come from iOS 12 and earlier only.
        @OperationQueue 
        /UIKit/World/OperationQueue.swift
        =A queue of operations.
        !simplified; priorities and the number of operations at a time are not simulated, as nothing overlaps.
        :p
        @OperationQueue init()
        =A queue of the app's own.
        :p
        @OperationQueue main
        =The main thread's queue.
        :p
        @OperationQueue defaultMaxConcurrentOperationCount
        =As many at a time as the system likes.
        :p
        @OperationQueue name
        =A name for people.
        :p
        @OperationQueue quality
        =How soon its work is wanted, by the number of QualityOfService.
        !documented OperationQueue.qualityOfService (background, the main queue userInteractive); without effect, as nothing \#
        overlaps (simplified).
        @OperationQueue maxConcurrentOperationCount
        =How many operations may run at a time.
        !simplified; without effect, as nothing overlaps.
        :p
        @OperationQueue isSuspended
        =Whether operations wait that have not begun.
        !documented OperationQueue.isSuspended.
        :p
        @OperationQueue underlyingQueue
        =The dispatch queue that its work runs on; nil for one of the system's.
        !documented OperationQueue.underlyingQueue.
        :p
        @OperationQueue addOperation(_:)
        =Runs a closure when its turn comes.
        :p
        @Port 
        /UIKit/World/Port.swift
        =Where messages come in that wake a run loop.
        !documented Port; simplified, a message is seen as having come, what it holds is handed to nobody.
        :p
        @Port init()
        =A port that no loop listens to yet.
        :p
        @Port isValid
        =Whether it has not been invalidated.
        :p
        @Port invalidate()
        =Lets it take no message any more.
        :p
        @Port send(before:components:from:reserved:)
        =Sends a message: whoever runs the loop that listens here until something comes gets on.
        :p
        @NSMachPort 
        =A port of the system's kernel.
        !documented NSMachPort; simplified, as Port.
        :p
        @RunLoop add(_:forMode:)
        =Lets the loop listen to a port, which it holds.
        :p
        @RunLoop remove(_:forMode:)
        =Lets the loop listen to a port no longer.
        :p
        @RunLoop 
        /UIKit/World/RunLoop.swift
        =The main thread's run loop.
        !documented RunLoop; simplified, it turns once a frame, and every mode is the common one.
        :p
        @RunLoop.Mode 
        =What a run loop listens to.
        :p
        @RunLoop.Mode rawValue
        =The text of the name.
        :p
        @RunLoop.Mode init(rawValue:)
        =A mode of this name.
        :p
        @RunLoop.Mode default
        =The usual mode.
        :p
        @RunLoop.Mode common
        =Every mode that is a common one.
        :p
        @RunLoop main
        =The run loop of the present World.
        :p
        @RunLoop current
        =The main run loop: there is no other.
        :p
        @RunLoop perform(_:)
        =Runs a closure in the next turn.
        :p
        @RunLoop run(mode:before:)
        =Runs the loop from within the code that calls this, until it has served a source or a date has come.
        !documented RunLoop.run(mode:before:); reported (CFRunLoop.c): in work of the main queue's the loop does no more of the \#
        queue's; a minute without an end is an exception.
        :p
        @RunLoop run(until:)
        =Runs the loop from within the code that calls this, until a date has come.
        !documented RunLoop.run(until:).
        :p
        @World schedule(_:after:token:isAwaited:)
        =Does something delay seconds from now, at the first frame that is not before.
        !documented DispatchQueue.async, Timer; simplified, every pass drains what was there when it began, as libdispatch \#
        does.
        @World blockMainThread(for:)
        =Keeps the main thread for so many seconds: no frame is shown, and nothing else is done.
        !documented Thread.sleep(forTimeInterval:); simplified, to whole frames.
        @Timer 
        /UIKit/World/Timer.swift
        =Calls a method or closure after a time, once or again and again.
        !documented Timer; simplified, it fires at the first frame that is not before its time, and tolerance is kept but has \#
        no effect.
        :p
        @Timer init(timeInterval:repeats:block:)
        =A timer that calls a closure; it does not run until it is added to a run loop.
        :p
        @Timer init(timeInterval:target:selector:userInfo:repeats:)
        =A timer that calls a method of its target; it does not run until it is added to a run loop.
        :p
        @Timer init(fire:interval:repeats:block:)
        =A timer that calls a closure, first at a date; it does not run until it is added to a run loop.
        :p
        @Timer init(fireAt:interval:target:selector:userInfo:repeats:)
        =A timer that calls a method of its target, first at a date; it does not run until it is added to a run loop.
        :p
        @Timer scheduledTimer(withTimeInterval:repeats:block:)
        =A timer that calls a closure and runs on the main run loop from now on.
        :p
        @Timer scheduledTimer(timeInterval:target:selector:userInfo:repeats:)
        =A timer that calls a method of its target and runs on the main run loop from now on.
        :p
        @Timer isValid
        =Whether it may still fire.
        :p
        @Timer timeInterval
        =Seconds between firings; 0 for a timer that fires once.
        :p
        @Timer tolerance
        =How late it may fire, in seconds.
        :p
        @Timer userInfo
        =What the maker wanted to be remembered.
        :p
        @Timer fireDate
        =When it fires next; what is set counts from now on, and a date that has passed fires it at once.
        :p
        @Timer fire()
        =Calls the method or closure now.
        :p
        @Timer invalidate()
        =Lets it never fire again, and lets go of target and closure.
        :p
        @CADisplayLink 
        =Calls a method of its target for every frame of the display.
        !documented CADisplayLink.
        :p
        @CADisplayLink init(target:selector:)
        =A link that does not run until it is added to a run loop.
        :p
        @CADisplayLink isPaused
        =Whether it is not to call for now.
        :p
        @CADisplayLink timestamp
        =When the last frame was shown, in seconds.
        :p
        @CADisplayLink duration
        =How long a frame is shown, in seconds.
        :p
        @CADisplayLink targetTimestamp
        =When the next frame that it calls for will be shown, in seconds.
        :p
        @CADisplayLink preferredFramesPerSecond
        =How often it calls in a second: as often as the display shows every frame, every second one, every third, whichever is \#
        nearest; 0 for every frame.
        :p
        @CADisplayLink add(to:forMode:)
        =Lets it run from the next frame on.
        :p
        @CADisplayLink remove(from:forMode:)
        =Lets it run no longer.
        :p
        @CADisplayLink invalidate()
        =Lets it never run again, and lets go of the target.
        :p
        @UIKit CACurrentMediaTime()
        =The display's time: seconds since launch.
        !documented CACurrentMediaTime(); the run's own clock, which stands still while code runs (simplified).
        :p
        @NSObject perform(_:with:afterDelay:)
        =Calls a method of this object after a delay in seconds, from the run loop, which holds object and argument until then.
        !documented NSObject.perform(_:with:afterDelay:).
        :p
        @NSObject perform(_:)
        =Calls a method of this object now; an exception when it has none of that name.
        :p
        @NSObject perform(_:with:)
        =Calls a method of this object now, with an argument.
        :p
        @NSObject cancelPreviousPerformRequests(withTarget:selector:object:)
        =Takes back the calls of one method that perform(_:with:afterDelay:) has still to make on an object with that argument.
        :p
        @NSObject cancelPreviousPerformRequests(withTarget:)
        =Takes back every call that perform(_:with:afterDelay:) has still to make on an object.
        :p
        @Association 
        /UIKit/World/World+Associations.swift
        =An object that code keeps with another one.
        !documented objc_setAssociatedObject(_:_:_:_:).
        @World tellChange(of:_:from:to:)
        /UIKit/World/World+Callbacks.swift
        =Tells whoever observes a property of UIKit's that it has changed.
        !documented NSKeyValueObserving; reported that UIKit tells of what goes through a setter (developers' measurements of \#
        frame, bounds and centre).
        @World directMove(_:to:)
        /UIKit/World/World+Input.swift
        =Sends a child the didMove that whoever adds it owes it.
        <didMove(toParent:)
        @World pressKey(_:_:)
        /UIKit/World/World+Keys.swift
        =Presses a key of a hardware keyboard, while others are held: the first command for it in the responder chain is \#
        called.
        !documented UIKeyCommand, UIResponder.keyCommands; where nobody is first responder the chain begins at the front-most \#
        controller (reported), the standard edit actions come after the chain's own commands, and what other keys do to text is \#
        left out (simplified).
        @UIViewController addKeyCommand(_:)
        =Adds a command that a key of a hardware keyboard stands for.
        !documented UIViewController.addKeyCommand(_:).
        :p
        @UIViewController removeKeyCommand(_:)
        =Takes such a command out.
        !documented UIViewController.removeKeyCommand(_:).
        :p
        @UIEvent.EventSubtype 
        =What a motion of the device is.
        !documented UIEvent.EventSubtype; those of remote controls are left out (simplified).
        :p
        @UIEvent.EventSubtype none
        =Nothing of the kind.
        :p
        @UIEvent.EventSubtype motionShake
        =Shaking.
        :p
        @World 
        /UIKit/World/World+Turn.swift
        =One turn of the run loop for each frame of the display.
        !simplified; the real loop turns whenever something is due, here it turns at the display's refresh only.
        :x
        @World transaction(_:)
        =Runs body in a transaction of its own and commits it; then what was to run after the commit, each in its own.
        !reported, the run loop's observers (`_wrapRunLoopWithAutoreleasePoolHandler` comes last of those before waiting, Core \#
        Animation's commit before it).
        :i
        @World pressKeys(_:after:)
        /UIKit/World/World+Typing.swift
        =Presses keys one after the other, the first after delay seconds.
        !simplified; a key takes a tenth of a second.
        @World end()
        /UIKit/World/World.swift
        =Ends the app: the learner's code stops, and the run loop turns no more.
        !documented objc_exception_throw: an exception that is not caught ends the process.
        @AppearanceProxies complete(_:)
        /Stage/Bindings/AppearanceProxies.swift
        =What a class has that gives its proxy.
        <appearance() appearance(whenContainedInInstancesOf:)
        @Data 
        /Stage/Bindings/Bindings+BytesLibrary.swift
        !documented Data; its slices begin at 0 (simplified).
        :px
        @Data init(bytes:)
        :pi
        @Data init(bytes:count:)
        :pi
        @Data init(capacity:)
        :pi
        @Data indices
        :pi
        @Data subdata(in:)
        :pi
        @Data suffix(from:)
        :pi
        @Data advanced(by:)
        :pi
        @Data range(of:)
        :pi
        @Data replaceSubrange(_:with:)
        :pi
        @Data removeSubrange(_:)
        :pi
        @Data removeFirst()
        :pi
        @Data removeFirst(_:)
        :pi
        @Data removeLast()
        :pi
        @Data removeLast(_:)
        :pi
        @Data popFirst()
        :pi
        @Data popLast()
        :pi
        @Data remove(at:)
        :pi
        @Data insert(_:at:)
        :pi
        @Data insert(contentsOf:at:)
        :pi
        @Data resetBytes(in:)
        :pi
        @Data removeAll(keepingCapacity:)
        :pi
        @Data reserveCapacity(_:)
        :pi
        @IndexSet 
        !documented IndexSet.
        :px
        @IndexSet contains(integersIn:)
        :pi
        @IndexSet filteredIndexSet(includeInteger:)
        :pi
        @IndexSet rangeView
        :pi
        @Bytes NSUnionRange(_:_:)
        !documented NSUnionRange(_:_:).
        :p
        @Bytes NSStringFromRange(_:)
        !documented NSStringFromRange(_:).
        :p
        @Locale 
        /Stage/Bindings/Bindings+Calendars.swift
        =A language and a region.
        !documented Locale; the device is used in English, in the United States (simplified).
        :p
        @TimeZone 
        =A zone of the clock.
        !documented TimeZone; the device stands in Greenwich (simplified).
        :p
        @Calendar 
        =How dates are counted.
        !documented Calendar; the current one is the Gregorian in English and in Greenwich (simplified).
        :p
        @DateComponents 
        =The parts of a date.
        !documented DateComponents.
        :p
        @Calendar.Component 
        =A part of a date.
        !documented Calendar.Component.
        :p
        @Calendar.Identifier 
        =Which calendar it is.
        !documented Calendar.Identifier.
        :p
        @ComparisonResult 
        =Which of two things comes first.
        !documented ComparisonResult.
        :p
        @JSONDecoder 
        /Stage/Bindings/Bindings+CodersLibrary.swift
        =Makes values of JSON.
        !documented JSONDecoder; JSON5 is refused.
        :p
        @JSONDecoder.DateDecodingStrategy 
        :p
        @JSONDecoder.DateDecodingStrategy deferredToDate
        :p
        @JSONDecoder.DateDecodingStrategy secondsSince1970
        :p
        @JSONDecoder.DateDecodingStrategy millisecondsSince1970
        :p
        @JSONDecoder.DateDecodingStrategy iso8601
        :p
        @JSONDecoder.DateDecodingStrategy formatted
        :p
        @JSONDecoder.DateDecodingStrategy custom
        :p
        @JSONDecoder.DataDecodingStrategy 
        :p
        @JSONDecoder.DataDecodingStrategy deferredToData
        :p
        @JSONDecoder.DataDecodingStrategy base64
        :p
        @JSONDecoder.DataDecodingStrategy custom
        :p
        @JSONDecoder.NonConformingFloatDecodingStrategy 
        :p
        @JSONDecoder.NonConformingFloatDecodingStrategy throw
        :p
        @JSONDecoder.NonConformingFloatDecodingStrategy convertFromString
        :p
        @JSONDecoder.KeyDecodingStrategy 
        :p
        @JSONDecoder.KeyDecodingStrategy useDefaultKeys
        :p
        @JSONDecoder.KeyDecodingStrategy convertFromSnakeCase
        :p
        @JSONDecoder.KeyDecodingStrategy custom
        :p
        @JSONDecoder dateDecodingStrategy
        :p
        @JSONDecoder dataDecodingStrategy
        :p
        @JSONDecoder nonConformingFloatDecodingStrategy
        :p
        @JSONDecoder keyDecodingStrategy
        :p
        @JSONDecoder userInfo
        :p
        @JSONDecoder assumesTopLevelDictionary
        :p
        @JSONDecoder allowsJSON5
        :p
        @JSONDecoder init()
        :p
        @JSONDecoder decode(_:from:)
        :p
        @PropertyListDecoder 
        =Makes values of property lists.
        !documented PropertyListDecoder.
        :p
        @PropertyListDecoder userInfo
        :p
        @PropertyListDecoder init()
        :p
        @PropertyListDecoder decode(_:from:)
        :p
        @JSONEncoder 
        =Makes JSON of values.
        !documented JSONEncoder; without sortedKeys members stand in the order in which they were encoded, for which Foundation \#
        has none (simplified).
        :p
        @JSONEncoder.OutputFormatting 
        :p
        @JSONEncoder.OutputFormatting rawValue
        :p
        @JSONEncoder.OutputFormatting prettyPrinted
        :p
        @JSONEncoder.OutputFormatting sortedKeys
        :p
        @JSONEncoder.OutputFormatting withoutEscapingSlashes
        :p
        @JSONEncoder.DateEncodingStrategy 
        :p
        @JSONEncoder.DateEncodingStrategy deferredToDate
        :p
        @JSONEncoder.DateEncodingStrategy secondsSince1970
        :p
        @JSONEncoder.DateEncodingStrategy millisecondsSince1970
        :p
        @JSONEncoder.DateEncodingStrategy iso8601
        :p
        @JSONEncoder.DateEncodingStrategy formatted
        :p
        @JSONEncoder.DateEncodingStrategy custom
        :p
        @JSONEncoder.DataEncodingStrategy 
        :p
        @JSONEncoder.DataEncodingStrategy deferredToData
        :p
        @JSONEncoder.DataEncodingStrategy base64
        :p
        @JSONEncoder.DataEncodingStrategy custom
        :p
        @JSONEncoder.NonConformingFloatEncodingStrategy 
        :p
        @JSONEncoder.NonConformingFloatEncodingStrategy throw
        :p
        @JSONEncoder.NonConformingFloatEncodingStrategy convertToString
        :p
        @JSONEncoder.KeyEncodingStrategy 
        :p
        @JSONEncoder.KeyEncodingStrategy useDefaultKeys
        :p
        @JSONEncoder.KeyEncodingStrategy convertToSnakeCase
        :p
        @JSONEncoder.KeyEncodingStrategy custom
        :p
        @JSONEncoder outputFormatting
        :p
        @JSONEncoder dateEncodingStrategy
        :p
        @JSONEncoder dataEncodingStrategy
        :p
        @JSONEncoder nonConformingFloatEncodingStrategy
        :p
        @JSONEncoder keyEncodingStrategy
        :p
        @JSONEncoder userInfo
        :p
        @JSONEncoder init()
        :p
        @JSONEncoder encode(_:)
        :p
        @PropertyListEncoder 
        =Makes property lists of values.
        !documented PropertyListEncoder.
        :p
        @PropertyListEncoder outputFormat
        :p
        @PropertyListEncoder userInfo
        :p
        @PropertyListEncoder init()
        :p
        @PropertyListEncoder encode(_:)
        :p
        @CodingKey 
        /Stage/Bindings/Bindings+CodingLibrary.swift
        =What has a text and a number for its name.
        !documented CodingKey.
        :p
        @CodingKey stringValue
        :pc
        @CodingKey intValue
        :pc
        @CodingKey init(stringValue:)
        :pc
        @CodingKey init(intValue:)
        :pc
        @CodingKey description
        :p
        @CodingKey debugDescription
        :p
        @CodingKeyRepresentable 
        !documented CodingKeyRepresentable.
        :p
        @CodingKeyRepresentable codingKey
        :pc
        @CodingKeyRepresentable init(codingKey:)
        :pc
        @Decodable 
        !documented Decodable, Encodable, Codable.
        :p
        @Decodable init(from:)
        :pc
        @Encodable 
        :p
        @Encodable encode(to:)
        :pc
        @Codable 
        :p
        @Decoder 
        !documented Decoder, Encoder.
        :p
        @Decoder codingPath
        :pc
        @Decoder userInfo
        :pc
        @Decoder container(keyedBy:)
        :pc
        @Decoder unkeyedContainer()
        :pc
        @Decoder singleValueContainer()
        :pc
        @Encoder 
        :p
        @Encoder codingPath
        :pc
        @Encoder userInfo
        :pc
        @Encoder container(keyedBy:)
        :pc
        @Encoder unkeyedContainer()
        :pc
        @Encoder singleValueContainer()
        :pc
        @CodingUserInfoKey 
        !documented CodingUserInfoKey.
        :p
        @CodingUserInfoKey rawValue
        :p
        @CodingUserInfoKey init(rawValue:)
        :p
        @DecodingError 
        =Why a value cannot be decoded.
        !documented DecodingError; its text is what Swift 6.3 prints, without the error of the text that JSON is read from \#
        (simplified).
        :p
        @DecodingError.Context 
        :p
        @DecodingError.Context codingPath
        :p
        @DecodingError.Context debugDescription
        :p
        @DecodingError.Context underlyingError
        :p
        @DecodingError.Context init(codingPath:debugDescription:underlyingError:)
        :p
        @DecodingError typeMismatch
        :p
        @DecodingError valueNotFound
        :p
        @DecodingError keyNotFound
        :p
        @DecodingError dataCorrupted
        :p
        @DecodingError dataCorruptedError(forKey:in:debugDescription:)
        :p
        @DecodingError dataCorruptedError(in:debugDescription:)
        :p
        @DecodingError debugDescription
        :p
        @DecodingError localizedDescription
        :p
        @DecodingError errorDescription
        :p
        @DecodingError failureReason
        :p
        @DecodingError recoverySuggestion
        :p
        @EncodingError 
        =Why a value cannot be encoded.
        !documented EncodingError; its text is what Swift 6.3 prints.
        :p
        @EncodingError.Context 
        :p
        @EncodingError.Context codingPath
        :p
        @EncodingError.Context debugDescription
        :p
        @EncodingError.Context underlyingError
        :p
        @EncodingError.Context init(codingPath:debugDescription:underlyingError:)
        :p
        @EncodingError invalidValue
        :p
        @EncodingError debugDescription
        :p
        @EncodingError localizedDescription
        :p
        @EncodingError errorDescription
        :p
        @EncodingError failureReason
        :p
        @EncodingError recoverySuggestion
        :p
        @UILocalizedIndexedCollation 
        /Stage/Bindings/Bindings+CollationLibrary.swift
        =Puts objects into sections by the letters that their names begin with.
        !documented UILocalizedIndexedCollation; simplified: the sections are those of English in any language, A to Z and # \#
        for all else.
        :p
        @UILocalizedIndexedCollation current()
        :p
        @UILocalizedIndexedCollation sectionTitles
        :p
        @UILocalizedIndexedCollation sectionIndexTitles
        :p
        @UILocalizedIndexedCollation section(forSectionIndexTitle:)
        :p
        @UILocalizedIndexedCollation section(for:collationStringSelector:)
        :p
        @UILocalizedIndexedCollation sortedArray(from:collationStringSelector:)
        :p
        @NSMutableArray 
        /Stage/Bindings/Bindings+CollectionsLibrary.swift
        =A list that is shared by whoever has it.
        !documented NSMutableArray.
        :p
        @NSMutableArray init()
        :p
        @NSMutableArray init(array:)
        :p
        @NSMutableArray init(capacity:)
        :p
        @NSMutableArray init(arrayLiteral:)
        :p
        @NSMutableArray count
        :p
        @NSMutableArray firstObject
        :p
        @NSMutableArray lastObject
        :p
        @NSMutableArray subscript(_:)
        :p
        @NSMutableArray object(at:)
        :p
        @NSMutableArray insert(_:at:)
        :p
        @NSMutableArray removeObject(at:)
        :p
        @NSMutableArray replaceObject(at:with:)
        :p
        @NSMutableArray add(_:)
        :p
        @NSMutableArray addObjects(from:)
        :p
        @NSMutableArray contains(_:)
        :p
        @NSMutableArray index(of:)
        :p
        @NSMutableArray remove(_:)
        :p
        @NSMutableArray removeLastObject()
        :p
        @NSMutableArray removeAllObjects()
        :p
        @NSMutableArray removeObjects(in:)
        :p
        @NSMutableArray removeObjects(at:)
        :p
        @NSMutableArray setArray(_:)
        :p
        @NSMutableArray exchangeObject(at:withObjectAt:)
        :p
        @NSMutableArray makeIterator()
        :p
        @_ObservedArray 
        =A list that belongs to a property, whose observers it tells of what is inserted, removed and replaced.
        !documented NSObject.mutableArrayValue(forKey:); simplified, several objects are told one at a time.
        @NSObject mutableArrayValue(forKey:)
        :p
        @NSMutableSet 
        =A set that is shared by whoever has it.
        !documented NSMutableSet; simplified, its order is the order of adding.
        :p
        @NSMutableSet init()
        :p
        @NSMutableSet init(array:)
        :p
        @NSMutableSet init(capacity:)
        :p
        @NSMutableSet count
        :p
        @NSMutableSet allObjects
        :p
        @NSMutableSet anyObject()
        :p
        @NSMutableSet contains(_:)
        :p
        @NSMutableSet member(_:)
        :p
        @NSMutableSet add(_:)
        :p
        @NSMutableSet addObjects(from:)
        :p
        @NSMutableSet remove(_:)
        :p
        @NSMutableSet removeAllObjects()
        :p
        @NSMutableSet union(_:)
        :p
        @NSMutableSet minus(_:)
        :p
        @NSMutableSet intersect(_:)
        :p
        @NSMutableSet makeIterator()
        :p
        @NSMutableSet isEqual(_:)
        :p
        @NSMutableSet hash
        :p
        @NSCountedSet 
        =A set that counts how often each of its members was added.
        !documented NSCountedSet; simplified, its order is the order of adding.
        :p
        @NSCountedSet add(_:)
        :p
        @NSCountedSet remove(_:)
        :p
        @NSCountedSet removeAllObjects()
        :p
        @NSCountedSet count(for:)
        :p
        @NSMutableDictionary 
        =A dictionary that is shared by whoever has it.
        !documented NSMutableDictionary; simplified, its order is the order of adding.
        :p
        @NSMutableDictionary makeIterator()
        :p
        @NSMutableDictionary init()
        :p
        @NSMutableDictionary init(dictionary:)
        :p
        @NSMutableDictionary init(capacity:)
        :p
        @NSMutableDictionary count
        :p
        @NSMutableDictionary allKeys
        :p
        @NSMutableDictionary allValues
        :p
        @NSMutableDictionary subscript(_:)
        :p
        @NSMutableDictionary object(forKey:)
        :p
        @NSMutableDictionary setObject(_:forKey:)
        :p
        @NSMutableDictionary value(forKey:)
        :p
        @NSMutableDictionary setValue(_:forKey:)
        :p
        @NSMutableDictionary removeObject(forKey:)
        :p
        @NSMutableDictionary removeAllObjects()
        :p
        @Publisher sink(receiveValue:)
        /Stage/Bindings/Bindings+CombineOperators.swift
        :p
        @Publisher sink(receiveCompletion:receiveValue:)
        :p
        @Publisher assign(to:on:)
        :p
        @Publisher assign(to:)
        :p
        @Publisher eraseToAnyPublisher()
        :p
        @Publisher subscribe(_:)
        :p
        @Publisher map(_:)
        :p
        @Publisher tryMap(_:)
        :p
        @Publisher compactMap(_:)
        :p
        @Publisher filter(_:)
        :p
        @Publisher removeDuplicates()
        :p
        @Publisher removeDuplicates(by:)
        :p
        @Publisher dropFirst(_:)
        :p
        @Publisher prefix(_:)
        :p
        @Publisher first()
        :p
        @Publisher first(where:)
        :p
        @Publisher last()
        :p
        @Publisher collect()
        :p
        @Publisher scan(_:_:)
        :p
        @Publisher reduce(_:_:)
        :p
        @Publisher replaceNil(with:)
        :p
        @Publisher replaceError(with:)
        :p
        @Publisher replaceEmpty(with:)
        :p
        @Publisher mapError(_:)
        :p
        @Publisher setFailureType(to:)
        :p
        @Publisher catch(_:)
        :p
        @Publisher ignoreOutput()
        :p
        @Publisher handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)
        :p
        @Publisher print(_:)
        :p
        @Publisher flatMap(maxPublishers:_:)
        :p
        @Publisher switchToLatest()
        :p
        @Publisher receive(on:options:)
        :p
        @Publisher subscribe(on:options:)
        :p
        @Publisher delay(for:tolerance:scheduler:options:)
        :p
        @Publisher debounce(for:scheduler:options:)
        :p
        @Publisher throttle(for:scheduler:latest:)
        :p
        @Publisher share()
        :p
        @Publisher merge(with:)
        :p
        @Publisher append(_:)
        :p
        @Publisher prepend(_:)
        :p
        @Publisher combineLatest(_:)
        :p
        @Publisher combineLatest(_:_:)
        :p
        @Publisher zip(_:)
        :p
        @Publisher decode(type:decoder:)
        :p
        @Publisher values
        :p
        @Just 
        /Stage/Bindings/Bindings+CombineSources.swift
        =Sends one value and ends.
        !documented Just.
        :p
        @Just output
        :p
        @Just init(_:)
        :p
        @Empty 
        =Ends without a value.
        !documented Empty.
        :p
        @Empty completeImmediately
        :p
        @Empty init(completeImmediately:)
        :p
        @Empty init(completeImmediately:outputType:failureType:)
        :p
        @Fail 
        =Ends with an error.
        !documented Fail.
        :p
        @Fail error
        :p
        @Fail init(error:)
        :p
        @Fail init(outputType:failure:)
        :p
        @Deferred 
        =Makes its publisher when somebody subscribes.
        !documented Deferred.
        :p
        @Deferred createPublisher
        :p
        @Deferred init(createPublisher:)
        :p
        @Future 
        =Sends the one value that is promised.
        !documented Future (runs when it is made).
        :p
        @Future init(_:)
        :p
        @Array 
        !documented Publishers.Sequence.
        :px
        @Array publisher
        :pi
        @Publishers 
        =Where publishers are named that are made of others.
        !documented Publishers.
        :p
        @Publishers.CombineLatest 
        :p
        @Publishers.CombineLatest init(_:_:)
        :p
        @Publishers.CombineLatest3 
        :p
        @Publishers.CombineLatest3 init(_:_:_:)
        :p
        @Publishers.CombineLatest4 
        :p
        @Publishers.CombineLatest4 init(_:_:_:_:)
        :p
        @Publishers.Merge 
        :p
        @Publishers.Merge init(_:_:)
        :p
        @Publishers.MergeMany 
        :p
        @Publishers.MergeMany init(_:)
        :p
        @Publishers.Zip 
        :p
        @Publishers.Zip init(_:_:)
        :p
        @NotificationCenter publisher(for:object:)
        :p
        @Timer publish(every:tolerance:on:in:options:)
        :p
        @URLSession dataTaskPublisher(for:)
        :p
        @Subscribers 
        /Stage/Bindings/Bindings+CombineStreams.swift
        =Where the ways are named in which a publisher ends.
        !documented Subscribers.Completion.
        :p
        @Subscribers.Completion 
        :p
        @Subscribers.Completion finished
        :p
        @Subscribers.Completion failure
        :p
        @Cancellable 
        =Something that can be ended.
        !documented Cancellable.
        :p
        @Cancellable cancel()
        :pc
        @AnyCancellable 
        =A subscription: letting go of it ends it.
        !documented AnyCancellable (cancels when it dies).
        :p
        @AnyCancellable init(_:)
        :p
        @AnyCancellable cancel()
        :p
        @AnyCancellable store(in:)
        :p
        @Publisher 
        =Something that sends values until it ends.
        !documented Publisher; demand is not simulated: every value is delivered at once (simplified).
        :p
        @Publisher receive(subscriber:)
        :pc
        @ConnectablePublisher 
        =A publisher that waits until it is connected.
        !documented ConnectablePublisher.
        :p
        @ConnectablePublisher connect()
        :pc
        @Subject 
        =A publisher that code sends values through.
        !documented Subject.
        :p
        @Subject send(_:)
        :pc
        @Subject send(completion:)
        :pc
        @Subject send(subscription:)
        :pc
        @ObservableObject 
        =An object that is watched.
        !simplified; the name alone: objectWillChange is left out.
        :p
        @AnyPublisher 
        =A publisher of which nothing else is known.
        !documented AnyPublisher; demand is not simulated: every value is delivered at once (simplified).
        :p
        @AnyPublisher init(_:)
        :p
        @AnyPublisher init(_body:)
        :p
        @PassthroughSubject 
        =Sends on what it is given.
        !documented PassthroughSubject; demand is not simulated: every value is delivered at once (simplified).
        :p
        @PassthroughSubject init()
        :p
        @PassthroughSubject send(_:)
        :p
        @PassthroughSubject send()
        :p
        @PassthroughSubject send(completion:)
        :p
        @CurrentValueSubject 
        =Sends on what it is given, and keeps the last value.
        !documented CurrentValueSubject; demand is not simulated: every value is delivered at once (simplified).
        :p
        @CurrentValueSubject init(_:)
        :p
        @CurrentValueSubject value
        :p
        @CurrentValueSubject send(_:)
        :p
        @CurrentValueSubject send()
        :p
        @CurrentValueSubject send(completion:)
        :p
        @Published 
        =A property whose changes are sent.
        !documented Published (the publisher tells of a value before the property has it).
        :p
        @Published projectedValue
        :p
        @Published init(wrappedValue:)
        :p
        @Published init(initialValue:)
        :p
        @Published wrappedValue
        :p
        @Subscription 
        /Stage/Bindings/Bindings+CombineSubscribers.swift
        =What a subscriber asks more values of.
        !documented Subscription.
        :p
        @Subscription request(_:)
        :pc
        @Subscriber 
        =Something that takes a publisher's values.
        !documented Subscriber; how many values it asks for is not simulated (simplified).
        :p
        @Subscriber receive(subscription:)
        :pc
        @Subscriber receive(_:)
        :pc
        @Subscriber receive(completion:)
        :pc
        @Subscribers.Demand 
        =How many values are asked for.
        !documented Subscribers.Demand.
        :p
        @Subscribers.Demand max
        :p
        @Subscribers.Demand init(_max:)
        :p
        @Subscribers.Demand none
        :p
        @Subscribers.Demand unlimited
        :p
        @Subscribers.Demand max(_:)
        :p
        @Subscribers.Demand <(first:second:)
        :p
        @Subscribers.Demand +(first:second:)
        :p
        @Subscribers.Demand +=(first:second:)
        :p
        @Subscribers.Sink 
        =Hands values and the end to closures.
        !documented Subscribers.Sink.
        :p
        @Subscribers.Sink receiveCompletion
        :p
        @Subscribers.Sink receiveValue
        :p
        @Subscribers.Sink init(receiveCompletion:receiveValue:)
        :p
        @Subscribers.Sink receive(subscription:)
        :p
        @Subscribers.Sink receive(_:)
        :p
        @Subscribers.Sink receive(completion:)
        :p
        @Subscribers.Sink cancel()
        :p
        @AnySubscriber 
        =A subscriber of which nothing else is known.
        !documented AnySubscriber.
        :p
        @AnySubscriber init(receiveSubscription:receiveValue:receiveCompletion:)
        :p
        @AnySubscriber init(_:)
        :p
        @AnySubscriber receive(subscription:)
        :p
        @AnySubscriber receive(_:)
        :p
        @AnySubscriber receive(completion:)
        :p
        @NSManagedObjectContext 
        /Stage/Bindings/Bindings+ContextsLibrary.swift
        !documented NSManagedObjectContext.perform; simplified, on the main thread whatever the context's queue.
        :px
        @NSManagedObjectContext performAndWait(_:)
        :pi
        @NSManagedObjectContext perform(_:)
        :pi
        @NSManagedObject 
        !documented NSManagedObject.managedObjectContext; simplified, one that stands for whichever an object was inserted \#
        into.
        :px
        @NSManagedObject managedObjectContext
        :pi
        @Bindings completeControl(_:)
        /Stage/Bindings/Bindings+Controls.swift
        <sendAction(_:to:for:)
        @CGPoint 
        /Stage/Bindings/Bindings+CoreGraphics.swift
        =A point, in points.
        !documented CGPoint.
        :p
        @CGSize 
        =A size, in points.
        !documented CGSize.
        :p
        @CGRect 
        =A rectangle, in points.
        !documented CGRect; standardizing and dividing are left out (simplified).
        :p
        @Date 
        /Stage/Bindings/Bindings+Dates.swift
        =A moment.
        !documented Date; simplified, each run is launched at 9:41 on the first of January 2026, and goes on by its own clock.
        :p
        @Data 
        =Bytes.
        !documented Data; its slices begin at 0, files and the bytes' addresses are left out (simplified).
        :p
        @UUID 
        =An identifier that no other object has.
        !simplified; counted up from one, the same in every run.
        :p
        @Decimal 
        /Stage/Bindings/Bindings+Decimal.swift
        =A number of up to 38 decimal digits; NSDecimalNumber is the same here.
        !documented Decimal, NSDecimalNumber; the two are one type (simplified).
        :p
        @KeyedDecodingContainerProtocol 
        /Stage/Bindings/Bindings+DecodingLibrary.swift
        =What a decoder is asked for by key.
        !documented KeyedDecodingContainer, UnkeyedDecodingContainer, SingleValueDecodingContainer.
        :p
        @KeyedDecodingContainer 
        :p
        @KeyedDecodingContainer codingPath
        :p
        @KeyedDecodingContainer allKeys
        :p
        @KeyedDecodingContainer contains(_:)
        :p
        @KeyedDecodingContainer decodeNil(forKey:)
        :p
        @KeyedDecodingContainer decode(_:forKey:)
        :p
        @KeyedDecodingContainer decodeIfPresent(_:forKey:)
        :p
        @KeyedDecodingContainer nestedContainer(keyedBy:forKey:)
        :p
        @KeyedDecodingContainer nestedUnkeyedContainer(forKey:)
        :p
        @KeyedDecodingContainer superDecoder()
        :p
        @KeyedDecodingContainer superDecoder(forKey:)
        :p
        @UnkeyedDecodingContainer 
        :p
        @UnkeyedDecodingContainer codingPath
        :pc
        @UnkeyedDecodingContainer count
        :pc
        @UnkeyedDecodingContainer currentIndex
        :pc
        @UnkeyedDecodingContainer isAtEnd
        :pc
        @UnkeyedDecodingContainer decodeNil()
        :pc
        @UnkeyedDecodingContainer decode(_:)
        :pc
        @UnkeyedDecodingContainer decodeIfPresent(_:)
        :pc
        @UnkeyedDecodingContainer nestedContainer(keyedBy:)
        :pc
        @UnkeyedDecodingContainer nestedUnkeyedContainer()
        :pc
        @UnkeyedDecodingContainer superDecoder()
        :pc
        @SingleValueDecodingContainer 
        :p
        @SingleValueDecodingContainer codingPath
        :pc
        @SingleValueDecodingContainer decodeNil()
        :pc
        @SingleValueDecodingContainer decode(_:)
        :pc
        @NSDiffableDataSourceSnapshot 
        /Stage/Bindings/Bindings+DiffableLibrary.swift
        =Which items there are now, by sections.
        !documented NSDiffableDataSourceSnapshot; moving sections and items, and items that are there twice, are left out \#
        (simplified).
        :p
        @NSDiffableDataSourceSnapshot init()
        :p
        @NSDiffableDataSourceSnapshot sectionIdentifiers
        :p
        @NSDiffableDataSourceSnapshot itemIdentifiers
        :p
        @NSDiffableDataSourceSnapshot numberOfSections
        :p
        @NSDiffableDataSourceSnapshot numberOfItems
        :p
        @NSDiffableDataSourceSnapshot numberOfItems(inSection:)
        :p
        @NSDiffableDataSourceSnapshot itemIdentifiers(inSection:)
        :p
        @NSDiffableDataSourceSnapshot sectionIdentifier(containingItem:)
        :p
        @NSDiffableDataSourceSnapshot indexOfItem(_:)
        :p
        @NSDiffableDataSourceSnapshot indexOfSection(_:)
        :p
        @NSDiffableDataSourceSnapshot appendSections(_:)
        :p
        @NSDiffableDataSourceSnapshot appendItems(_:toSection:)
        :p
        @NSDiffableDataSourceSnapshot insertItems(_:beforeItem:)
        :p
        @NSDiffableDataSourceSnapshot insertItems(_:afterItem:)
        :p
        @NSDiffableDataSourceSnapshot insertSections(_:beforeSection:)
        :p
        @NSDiffableDataSourceSnapshot insertSections(_:afterSection:)
        :p
        @NSDiffableDataSourceSnapshot deleteItems(_:)
        :p
        @NSDiffableDataSourceSnapshot deleteAllItems()
        :p
        @NSDiffableDataSourceSnapshot deleteSections(_:)
        :p
        @NSDiffableDataSourceSnapshot reloadItems(_:)
        :p
        @NSDiffableDataSourceSnapshot reconfigureItems(_:)
        :p
        @NSDiffableDataSourceSnapshot reloadSections(_:)
        :p
        @UITableViewDiffableDataSource 
        =A table's data source that is told which items there are.
        !documented UITableViewDiffableDataSource; simplified, items that change their order, and sections that come or go, \#
        make the table load its data again instead of moving rows.
        :p
        @UITableViewDiffableDataSource defaultRowAnimation
        :p
        @UITableViewDiffableDataSource init(tableView:cellProvider:)
        :p
        @UITableViewDiffableDataSource snapshot()
        :p
        @UITableViewDiffableDataSource itemIdentifier(for:)
        :p
        @UITableViewDiffableDataSource indexPath(for:)
        :p
        @UITableViewDiffableDataSource sectionIdentifier(for:)
        :p
        @UITableViewDiffableDataSource index(for:)
        :p
        @UITableViewDiffableDataSource apply(_:animatingDifferences:completion:)
        :p
        @UITableViewDiffableDataSource applySnapshotUsingReloadData(_:completion:)
        :p
        @UITableViewDiffableDataSource numberOfSections(in:)
        :p
        @UITableViewDiffableDataSource tableView(_:numberOfRowsInSection:)
        :p
        @UITableViewDiffableDataSource tableView(_:cellForRowAt:)
        :p
        @UITableViewDiffableDataSource tableView(_:titleForHeaderInSection:)
        :p
        @UITableViewDiffableDataSource tableView(_:titleForFooterInSection:)
        :p
        @UITableViewDiffableDataSource tableView(_:canEditRowAt:)
        :p
        @UICollectionViewDiffableDataSource 
        =A collection's data source that is told which items there are.
        !documented UICollectionViewDiffableDataSource; simplified, items that change their order, and sections that come or \#
        go, make the collection load its data again instead of moving items.
        :p
        @UICollectionViewDiffableDataSource supplementaryViewProvider
        :p
        @UICollectionViewDiffableDataSource init(collectionView:cellProvider:)
        :p
        @UICollectionViewDiffableDataSource snapshot()
        :p
        @UICollectionViewDiffableDataSource itemIdentifier(for:)
        :p
        @UICollectionViewDiffableDataSource indexPath(for:)
        :p
        @UICollectionViewDiffableDataSource apply(_:to:animatingDifferences:completion:)
        :p
        @UICollectionViewDiffableDataSource snapshot(for:)
        :p
        @UICollectionViewDiffableDataSource sectionIdentifier(for:)
        :p
        @UICollectionViewDiffableDataSource index(for:)
        :p
        @UICollectionViewDiffableDataSource apply(_:animatingDifferences:completion:)
        :p
        @UICollectionViewDiffableDataSource applySnapshotUsingReloadData(_:completion:)
        :p
        @UICollectionViewDiffableDataSource numberOfSections(in:)
        :p
        @UICollectionViewDiffableDataSource collectionView(_:numberOfItemsInSection:)
        :p
        @UICollectionViewDiffableDataSource collectionView(_:cellForItemAt:)
        :p
        @UICollectionViewDiffableDataSource collectionView(_:viewForSupplementaryElementOfKind:at:)
        :p
        @DispatchTimeInterval 
        /Stage/Bindings/Bindings+DispatchLibrary.swift
        =A length of time.
        !documented DispatchTimeInterval.
        :p
        @DispatchTimeInterval seconds
        :p
        @DispatchTimeInterval milliseconds
        :p
        @DispatchTimeInterval microseconds
        :p
        @DispatchTimeInterval nanoseconds
        :p
        @DispatchTimeInterval ==(left:right:)
        :p
        @DispatchTimeInterval hash(into:)
        :p
        @DispatchSourceProtocol 
        !documented DispatchSourceProtocol.
        :p
        @DispatchSourceProtocol isCancelled
        :pc
        @DispatchSourceProtocol setEventHandler(handler:)
        :pc
        @DispatchSourceProtocol setCancelHandler(handler:)
        :pc
        @DispatchSourceProtocol setRegistrationHandler(handler:)
        :pc
        @DispatchSourceProtocol activate()
        :pc
        @DispatchSourceProtocol resume()
        :pc
        @DispatchSourceProtocol suspend()
        :pc
        @DispatchSourceProtocol cancel()
        :pc
        @DispatchSourceProtocol setEventHandler(qos:flags:handler:)
        :p
        @DispatchSourceProtocol setCancelHandler(qos:flags:handler:)
        :p
        @DispatchSourceTimer 
        !documented DispatchSourceTimer.
        :p
        @DispatchSourceTimer schedule(deadline:repeating:leeway:)
        :p
        @DispatchSourceTimer schedule(wallDeadline:repeating:leeway:)
        :p
        @DispatchSource 
        =A timer of a queue.
        !documented DispatchSourceTimer, dispatch_resume, dispatch_source_cancel; reported (the crash's words); the leeway does \#
        not count (simplified).
        :p
        @DispatchSource.TimerFlags 
        :p
        @DispatchSource.TimerFlags rawValue
        :p
        @DispatchSource.TimerFlags strict
        :p
        @DispatchSource makeTimerSource(flags:queue:)
        :p
        @NSCalendar 
        /Stage/Bindings/Bindings+DurationsLibrary.swift
        =The parts of a calendar, as sets of them.
        !documented NSCalendar.Unit.
        :p
        @NSCalendar.Unit 
        :p
        @NSCalendar.Unit rawValue
        :p
        @NSCalendar.Unit era
        :p
        @NSCalendar.Unit year
        :p
        @NSCalendar.Unit month
        :p
        @NSCalendar.Unit day
        :p
        @NSCalendar.Unit hour
        :p
        @NSCalendar.Unit minute
        :p
        @NSCalendar.Unit second
        :p
        @NSCalendar.Unit weekday
        :p
        @NSCalendar.Unit weekOfMonth
        :p
        @DateComponentsFormatter 
        =Says lengths of time.
        !documented DateComponentsFormatter; simplified, English, from seconds or components: months are of 30 days and years \#
        of 365.
        :p
        @DateComponentsFormatter.UnitsStyle 
        :p
        @DateComponentsFormatter.UnitsStyle positional
        :p
        @DateComponentsFormatter.UnitsStyle abbreviated
        :p
        @DateComponentsFormatter.UnitsStyle short
        :p
        @DateComponentsFormatter.UnitsStyle full
        :p
        @DateComponentsFormatter.UnitsStyle spellOut
        :p
        @DateComponentsFormatter.UnitsStyle brief
        :p
        @DateComponentsFormatter.ZeroFormattingBehavior 
        :p
        @DateComponentsFormatter.ZeroFormattingBehavior rawValue
        :p
        @DateComponentsFormatter.ZeroFormattingBehavior default
        :p
        @DateComponentsFormatter.ZeroFormattingBehavior dropLeading
        :p
        @DateComponentsFormatter.ZeroFormattingBehavior dropMiddle
        :p
        @DateComponentsFormatter.ZeroFormattingBehavior dropTrailing
        :p
        @DateComponentsFormatter.ZeroFormattingBehavior dropAll
        :p
        @DateComponentsFormatter.ZeroFormattingBehavior pad
        :p
        @DateComponentsFormatter unitsStyle
        :p
        @DateComponentsFormatter allowedUnits
        :p
        @DateComponentsFormatter zeroFormattingBehavior
        :p
        @DateComponentsFormatter maximumUnitCount
        :p
        @DateComponentsFormatter allowsFractionalUnits
        :p
        @DateComponentsFormatter collapsesLargestUnit
        :p
        @DateComponentsFormatter includesApproximationPhrase
        :p
        @DateComponentsFormatter includesTimeRemainingPhrase
        :p
        @DateComponentsFormatter calendar
        :p
        @DateComponentsFormatter string(from:)
        :p
        @DateComponentsFormatter string(from:to:)
        :p
        @DateComponentsFormatter localizedString(from:unitsStyle:)
        :p
        @Bindings completeResponder(_:)
        /Stage/Bindings/Bindings+EditActions.swift
        <target(forAction:withSender:)
        @KeyedEncodingContainerProtocol 
        /Stage/Bindings/Bindings+EncodingLibrary.swift
        =What an encoder is given by key.
        !documented KeyedEncodingContainer, UnkeyedEncodingContainer, SingleValueEncodingContainer.
        :p
        @KeyedEncodingContainer 
        :p
        @KeyedEncodingContainer codingPath
        :p
        @KeyedEncodingContainer encode(_:forKey:)
        :p
        @KeyedEncodingContainer encodeIfPresent(_:forKey:)
        :p
        @KeyedEncodingContainer encodeConditional(_:forKey:)
        :p
        @KeyedEncodingContainer encodeNil(forKey:)
        :p
        @KeyedEncodingContainer nestedContainer(keyedBy:forKey:)
        :p
        @KeyedEncodingContainer nestedUnkeyedContainer(forKey:)
        :p
        @KeyedEncodingContainer superEncoder()
        :p
        @KeyedEncodingContainer superEncoder(forKey:)
        :p
        @UnkeyedEncodingContainer 
        :p
        @UnkeyedEncodingContainer codingPath
        :pc
        @UnkeyedEncodingContainer count
        :pc
        @UnkeyedEncodingContainer encode(_:)
        :pc
        @UnkeyedEncodingContainer encode(contentsOf:)
        :pc
        @UnkeyedEncodingContainer encodeNil()
        :pc
        @UnkeyedEncodingContainer nestedContainer(keyedBy:)
        :pc
        @UnkeyedEncodingContainer nestedUnkeyedContainer()
        :pc
        @UnkeyedEncodingContainer superEncoder()
        :pc
        @SingleValueEncodingContainer 
        :p
        @SingleValueEncodingContainer codingPath
        :pc
        @SingleValueEncodingContainer encode(_:)
        :pc
        @SingleValueEncodingContainer encodeNil()
        :pc
        @_Floats text(_:)
        :p
        @LocalizedError 
        /Stage/Bindings/Bindings+ErrorsLibrary.swift
        =An error that can say what it is.
        !documented LocalizedError.
        :p
        @LocalizedError errorDescription
        :pc
        @LocalizedError failureReason
        :pc
        @LocalizedError recoverySuggestion
        :pc
        @LocalizedError helpAnchor
        :pc
        @LocalizedError localizedDescription
        :p
        @CustomNSError 
        =An error that says its domain and number.
        !documented CustomNSError.
        :p
        @CustomNSError errorDomain
        :pc
        @CustomNSError errorCode
        :pc
        @CustomNSError errorUserInfo
        :pc
        @Errors NSLocalizedDescriptionKey
        !documented NSLocalizedDescriptionKey.
        :p
        @Errors NSLocalizedFailureReasonErrorKey
        !documented NSLocalizedFailureReasonErrorKey.
        :p
        @Errors NSLocalizedRecoverySuggestionErrorKey
        !documented NSLocalizedRecoverySuggestionErrorKey.
        :p
        @Errors NSUnderlyingErrorKey
        !documented NSUnderlyingErrorKey.
        :p
        @Errors NSCocoaErrorDomain
        !documented NSCocoaErrorDomain.
        :p
        @Errors NSURLErrorDomain
        !documented NSURLErrorDomain.
        :p
        @NSError 
        =An error with a domain and a number.
        !documented NSError; the words for an error without any are reported.
        :p
        @NSError domain
        :p
        @NSError code
        :p
        @NSError userInfo
        :p
        @NSError init(domain:code:userInfo:)
        :p
        @NSError isEqual(_:)
        :p
        @NSError hash
        :p
        @NSError description
        :p
        @NSError localizedDescription
        :p
        @NSError localizedFailureReason
        :p
        @NSError localizedRecoverySuggestion
        :p
        @URLError errorCode
        :p
        @Errors WKErrorDomain
        !documented WKErrorDomain.
        :p
        @Errors NSURLErrorUnknown
        !documented NSURLErrorUnknown.
        :p
        @Errors NSURLErrorCancelled
        !documented NSURLErrorCancelled.
        :p
        @Errors NSURLErrorBadURL
        !documented NSURLErrorBadURL.
        :p
        @Errors NSURLErrorTimedOut
        !documented NSURLErrorTimedOut.
        :p
        @Errors NSURLErrorUnsupportedURL
        !documented NSURLErrorUnsupportedURL.
        :p
        @Errors NSURLErrorCannotFindHost
        !documented NSURLErrorCannotFindHost.
        :p
        @Errors NSURLErrorCannotConnectToHost
        !documented NSURLErrorCannotConnectToHost.
        :p
        @Errors NSURLErrorNetworkConnectionLost
        !documented NSURLErrorNetworkConnectionLost.
        :p
        @Errors NSURLErrorNotConnectedToInternet
        !documented NSURLErrorNotConnectedToInternet.
        :p
        @Errors NSURLErrorBadServerResponse
        !documented NSURLErrorBadServerResponse.
        :p
        @FileAttributeKey 
        /Stage/Bindings/Bindings+FilesLibrary.swift
        =What can be said of a file.
        !documented FileAttributeKey (the names); without effect (simplified).
        :p
        @FileAttributeKey rawValue
        :p
        @FileAttributeKey init(rawValue:)
        :p
        @FileAttributeKey init(_:)
        :p
        @FileAttributeKey type
        :p
        @FileAttributeKey size
        :p
        @FileAttributeKey modificationDate
        :p
        @FileAttributeKey creationDate
        :p
        @FileAttributeKey posixPermissions
        :p
        @FileAttributeKey protectionKey
        :p
        @FileManager 
        =Where files are.
        !documented FileManager; an app's own folders, empty at launch and kept in memory: links, rights and other apps' \#
        folders are left out (simplified).
        :p
        @FileManager.SearchPathDirectory 
        :p
        @FileManager.SearchPathDirectory libraryDirectory
        :p
        @FileManager.SearchPathDirectory documentDirectory
        :p
        @FileManager.SearchPathDirectory cachesDirectory
        :p
        @FileManager.SearchPathDirectory applicationSupportDirectory
        :p
        @FileManager.SearchPathDomainMask 
        :p
        @FileManager.SearchPathDomainMask rawValue
        :p
        @FileManager.SearchPathDomainMask userDomainMask
        :p
        @FileManager.SearchPathDomainMask allDomainsMask
        :p
        @FileManager.DirectoryEnumerationOptions 
        :p
        @FileManager.DirectoryEnumerationOptions rawValue
        :p
        @FileManager.DirectoryEnumerationOptions skipsSubdirectoryDescendants
        :p
        @FileManager.DirectoryEnumerationOptions skipsPackageDescendants
        :p
        @FileManager.DirectoryEnumerationOptions skipsHiddenFiles
        :p
        @FileManager default
        :p
        @FileManager init()
        :p
        @FileManager temporaryDirectory
        :p
        @FileManager currentDirectoryPath
        :p
        @FileManager urls(for:in:)
        :p
        @FileManager url(for:in:appropriateFor:create:)
        :p
        @FileManager containerURL(forSecurityApplicationGroupIdentifier:)
        :p
        @FileManager fileExists(atPath:)
        :p
        @FileManager fileExists(atPath:isDirectory:)
        :p
        @FileManager isReadableFile(atPath:)
        :p
        @FileManager isWritableFile(atPath:)
        :p
        @FileManager contents(atPath:)
        :p
        @FileManager createFile(atPath:contents:attributes:)
        :p
        @FileManager createDirectory(atPath:withIntermediateDirectories:attributes:)
        :p
        @FileManager createDirectory(at:withIntermediateDirectories:attributes:)
        :p
        @FileManager removeItem(atPath:)
        :p
        @FileManager removeItem(at:)
        :p
        @FileManager copyItem(atPath:toPath:)
        :p
        @FileManager copyItem(at:to:)
        :p
        @FileManager moveItem(atPath:toPath:)
        :p
        @FileManager moveItem(at:to:)
        :p
        @FileManager contentsOfDirectory(atPath:)
        :p
        @FileManager contentsOfDirectory(at:includingPropertiesForKeys:options:)
        :p
        @FileManager contentsEqual(atPath:andPath:)
        :p
        @URLResourceKey 
        !documented URLResourceKey.
        :p
        @URLResourceKey isDirectoryKey
        :p
        @URLResourceKey isRegularFileKey
        :p
        @URLResourceKey fileSizeKey
        :p
        @URLResourceKey nameKey
        :p
        @URLResourceKey isExcludedFromBackupKey
        :p
        @URLResourceKey isHiddenKey
        :p
        @URLResourceKey isReadableKey
        :p
        @URLResourceKey isWritableKey
        :p
        @URLResourceValues 
        =What is known of a file.
        !documented URLResourceValues; dates, volumes and what is in the cloud are left out (simplified).
        :p
        @URLResourceValues isExcludedFromBackup
        :p
        @URLResourceValues isHidden
        :p
        @URLResourceValues name
        :p
        @URLResourceValues isDirectory
        :p
        @URLResourceValues isRegularFile
        :p
        @URLResourceValues fileSize
        :p
        @URLResourceValues isReadable
        :p
        @URLResourceValues isWritable
        :p
        @URLResourceValues init()
        :p
        @URLResourceValues init(_:_:)
        :p
        @URL 
        !documented URL.setResourceValues(_:), resourceValues(forKeys:), checkResourceIsReachable(); a file keeps its name and \#
        loses what was said of it when it moves (simplified).
        :px
        @URL setResourceValues(_:)
        :pi
        @URL resourceValues(forKeys:)
        :pi
        @URL checkResourceIsReachable()
        :pi
        @UIImage 
        !documented UIImage.init(contentsOfFile:); a picture that the app brings is known by its name (simplified).
        :px
        @UIImage init(contentsOfFile:)
        :pi
        @Files NSTemporaryDirectory()
        !documented NSTemporaryDirectory().
        :p
        @Files NSHomeDirectory()
        !documented NSHomeDirectory().
        :p
        @Data 
        !documented Data, String (their reading and writing of files); of what is at other addresses they wait for the \#
        pretended network's answer, and keep the main thread meanwhile.
        :px
        @Data.ReadingOptions 
        :pi
        @Data.ReadingOptions rawValue
        :pi
        @Data.ReadingOptions mappedIfSafe
        :pi
        @Data.ReadingOptions uncached
        :pi
        @Data.ReadingOptions alwaysMapped
        :pi
        @Data init(contentsOf:options:)
        :pi
        @Data write(to:)
        :pi
        @Data write(to:options:)
        :pi
        @PropertyListSerialization 
        =Property lists and the values that they stand for.
        !documented PropertyListSerialization, NSDictionary and NSArray (their reading and writing of files); dates and data \#
        are left out where they are read (simplified).
        :p
        @PropertyListSerialization.ReadOptions 
        :p
        @PropertyListSerialization.ReadOptions rawValue
        :p
        @PropertyListSerialization.PropertyListFormat 
        :p
        @PropertyListSerialization.PropertyListFormat openStep
        :p
        @PropertyListSerialization.PropertyListFormat xml
        :p
        @PropertyListSerialization.PropertyListFormat binary
        :p
        @PropertyListSerialization propertyList(from:options:format:)
        :p
        @PropertyListSerialization data(fromPropertyList:format:options:)
        :p
        @Dictionary write(to:)
        :p
        @Dictionary write(to:atomically:)
        :p
        @Dictionary write(toFile:atomically:)
        :p
        @Dictionary init(contentsOfFile:)
        :p
        @Dictionary init(contentsOf:)
        :p
        @Dictionary init(contentsOf:error:)
        :p
        @Array write(to:)
        :p
        @Array write(to:atomically:)
        :p
        @Array write(toFile:atomically:)
        :p
        @Array init(contentsOfFile:)
        :p
        @Array init(contentsOf:)
        :p
        @Array init(contentsOf:error:)
        :p
        @String init(contentsOf:encoding:)
        :p
        @String init(contentsOfFile:encoding:)
        :p
        @String write(to:atomically:encoding:)
        :p
        @String write(toFile:atomically:encoding:)
        :p
        @Formatter 
        /Stage/Bindings/Bindings+FormattersLibrary.swift
        =What makes texts of values.
        !documented Formatter.
        :p
        @Formatter.Context 
        =In what text a formatted date stands.
        !documented Formatter.Context; kept, English has one form for all (simplified).
        :p
        @Formatter.Context unknown
        :p
        @Formatter.Context dynamic
        :p
        @Formatter.Context standalone
        :p
        @Formatter.Context listItem
        :p
        @Formatter.Context beginningOfSentence
        :p
        @Formatter.Context middleOfSentence
        :p
        @Formatter.UnitStyle 
        =How long units are.
        !documented Formatter.UnitStyle.
        :p
        @Formatter.UnitStyle short
        :p
        @Formatter.UnitStyle medium
        :p
        @Formatter.UnitStyle long
        :p
        @Formatter string(for:)
        :p
        @DateFormatter 
        =What makes texts of dates and dates of texts.
        !documented DateFormatter; Foundation's own for Linux formats. Days near today are named in English only.
        :p
        @DateFormatter.Style 
        :p
        @DateFormatter.Style none
        :p
        @DateFormatter.Style short
        :p
        @DateFormatter.Style medium
        :p
        @DateFormatter.Style long
        :p
        @DateFormatter.Style full
        :p
        @DateFormatter.Behavior 
        :p
        @DateFormatter.Behavior default
        :p
        @DateFormatter.Behavior behavior10_4
        :p
        @DateFormatter dateFormat
        :p
        @DateFormatter dateStyle
        :p
        @DateFormatter timeStyle
        :p
        @DateFormatter locale
        :p
        @DateFormatter timeZone
        :p
        @DateFormatter calendar
        :p
        @DateFormatter isLenient
        :p
        @DateFormatter amSymbol
        :p
        @DateFormatter pmSymbol
        :p
        @DateFormatter doesRelativeDateFormatting
        :p
        @DateFormatter formattingContext
        :p
        @DateFormatter defaultDate
        :p
        @DateFormatter string(from:)
        :p
        @DateFormatter date(from:)
        :p
        @DateFormatter string(for:)
        :p
        @DateFormatter setLocalizedDateFormatFromTemplate(_:)
        :p
        @DateFormatter localizedString(from:dateStyle:timeStyle:)
        :p
        @DateFormatter dateFormat(fromTemplate:options:locale:)
        :p
        @ISO8601DateFormatter 
        =What makes texts of dates as the internet writes them.
        !documented ISO8601DateFormatter; Foundation's own for Linux formats.
        :p
        @ISO8601DateFormatter.Options 
        :p
        @ISO8601DateFormatter.Options rawValue
        :p
        @ISO8601DateFormatter.Options withYear
        :p
        @ISO8601DateFormatter.Options withMonth
        :p
        @ISO8601DateFormatter.Options withWeekOfYear
        :p
        @ISO8601DateFormatter.Options withDay
        :p
        @ISO8601DateFormatter.Options withTime
        :p
        @ISO8601DateFormatter.Options withTimeZone
        :p
        @ISO8601DateFormatter.Options withSpaceBetweenDateAndTime
        :p
        @ISO8601DateFormatter.Options withDashSeparatorInDate
        :p
        @ISO8601DateFormatter.Options withColonSeparatorInTime
        :p
        @ISO8601DateFormatter.Options withColonSeparatorInTimeZone
        :p
        @ISO8601DateFormatter.Options withFractionalSeconds
        :p
        @ISO8601DateFormatter.Options withFullDate
        :p
        @ISO8601DateFormatter.Options withFullTime
        :p
        @ISO8601DateFormatter.Options withInternetDateTime
        :p
        @ISO8601DateFormatter formatOptions
        :p
        @ISO8601DateFormatter timeZone
        :p
        @ISO8601DateFormatter string(from:)
        :p
        @ISO8601DateFormatter date(from:)
        :p
        @ISO8601DateFormatter string(for:)
        :p
        @RelativeDateTimeFormatter 
        =What says how far two dates lie apart.
        !documented RelativeDateTimeFormatter; Foundation's own for Linux formats.
        :p
        @RelativeDateTimeFormatter.DateTimeStyle 
        :p
        @RelativeDateTimeFormatter.DateTimeStyle numeric
        :p
        @RelativeDateTimeFormatter.DateTimeStyle named
        :p
        @RelativeDateTimeFormatter.UnitsStyle 
        :p
        @RelativeDateTimeFormatter.UnitsStyle full
        :p
        @RelativeDateTimeFormatter.UnitsStyle spellOut
        :p
        @RelativeDateTimeFormatter.UnitsStyle short
        :p
        @RelativeDateTimeFormatter.UnitsStyle abbreviated
        :p
        @RelativeDateTimeFormatter dateTimeStyle
        :p
        @RelativeDateTimeFormatter unitsStyle
        :p
        @RelativeDateTimeFormatter formattingContext
        :p
        @RelativeDateTimeFormatter calendar
        :p
        @RelativeDateTimeFormatter locale
        :p
        @RelativeDateTimeFormatter localizedString(for:relativeTo:)
        :p
        @RelativeDateTimeFormatter localizedString(fromTimeInterval:)
        :p
        @RelativeDateTimeFormatter localizedString(from:)
        :p
        @RelativeDateTimeFormatter string(for:)
        :p
        @DateInterval 
        =A time from one date to another one.
        !documented DateInterval.
        :p
        @DateInterval start
        :p
        @DateInterval duration
        :p
        @DateInterval end
        :p
        @DateInterval init(start:end:)
        :p
        @DateInterval init(start:duration:)
        :p
        @DateInterval contains(_:)
        :p
        @DateInterval intersects(_:)
        :p
        @DateInterval <(left:right:)
        :p
        @Date 
        !documented Date.FormatStyle; by styles alone (simplified).
        :px
        @Date.FormatStyle 
        :pi
        @Date.FormatStyle.DateStyle 
        :pi
        @Date.FormatStyle.DateStyle omitted
        :pi
        @Date.FormatStyle.DateStyle numeric
        :pi
        @Date.FormatStyle.DateStyle abbreviated
        :pi
        @Date.FormatStyle.DateStyle long
        :pi
        @Date.FormatStyle.DateStyle complete
        :pi
        @Date.FormatStyle.TimeStyle 
        :pi
        @Date.FormatStyle.TimeStyle omitted
        :pi
        @Date.FormatStyle.TimeStyle shortened
        :pi
        @Date.FormatStyle.TimeStyle standard
        :pi
        @Date.FormatStyle.TimeStyle complete
        :pi
        @Date formatted(date:time:)
        :pi
        @Date formatted()
        :pi
        @Calendar 
        !documented Calendar.nextDate(after:matching:matchingPolicy:repeatedTimePolicy:direction:).
        :px
        @Calendar.MatchingPolicy 
        :pi
        @Calendar.MatchingPolicy nextTime
        :pi
        @Calendar.MatchingPolicy nextTimePreservingSmallerComponents
        :pi
        @Calendar.MatchingPolicy previousTimePreservingSmallerComponents
        :pi
        @Calendar.MatchingPolicy strict
        :pi
        @Calendar.RepeatedTimePolicy 
        :pi
        @Calendar.RepeatedTimePolicy first
        :pi
        @Calendar.RepeatedTimePolicy last
        :pi
        @Calendar.SearchDirection 
        :pi
        @Calendar.SearchDirection forward
        :pi
        @Calendar.SearchDirection backward
        :pi
        @Calendar nextDate(after:matching:matchingPolicy:repeatedTimePolicy:direction:)
        :pi
        @Calendar range(of:in:for:)
        :pi
        @Calendar dateInterval(of:for:)
        :pi
        @NumberFormatter 
        =What makes texts of numbers and numbers of texts.
        !documented NumberFormatter; Foundation's own for Linux formats.
        :p
        @NumberFormatter.Style 
        :p
        @NumberFormatter.Style none
        :p
        @NumberFormatter.Style decimal
        :p
        @NumberFormatter.Style currency
        :p
        @NumberFormatter.Style percent
        :p
        @NumberFormatter.Style scientific
        :p
        @NumberFormatter.Style spellOut
        :p
        @NumberFormatter.Style ordinal
        :p
        @NumberFormatter.Style currencyISOCode
        :p
        @NumberFormatter.Style currencyPlural
        :p
        @NumberFormatter.Style currencyAccounting
        :p
        @NumberFormatter.RoundingMode 
        :p
        @NumberFormatter.RoundingMode ceiling
        :p
        @NumberFormatter.RoundingMode floor
        :p
        @NumberFormatter.RoundingMode down
        :p
        @NumberFormatter.RoundingMode up
        :p
        @NumberFormatter.RoundingMode halfEven
        :p
        @NumberFormatter.RoundingMode halfDown
        :p
        @NumberFormatter.RoundingMode halfUp
        :p
        @NumberFormatter numberStyle
        :p
        @NumberFormatter locale
        :p
        @NumberFormatter minimumFractionDigits
        :p
        @NumberFormatter maximumFractionDigits
        :p
        @NumberFormatter minimumIntegerDigits
        :p
        @NumberFormatter maximumIntegerDigits
        :p
        @NumberFormatter minimumSignificantDigits
        :p
        @NumberFormatter maximumSignificantDigits
        :p
        @NumberFormatter usesSignificantDigits
        :p
        @NumberFormatter usesGroupingSeparator
        :p
        @NumberFormatter groupingSize
        :p
        @NumberFormatter groupingSeparator
        :p
        @NumberFormatter decimalSeparator
        :p
        @NumberFormatter currencyCode
        :p
        @NumberFormatter currencySymbol
        :p
        @NumberFormatter percentSymbol
        :p
        @NumberFormatter minusSign
        :p
        @NumberFormatter plusSign
        :p
        @NumberFormatter positivePrefix
        :p
        @NumberFormatter positiveSuffix
        :p
        @NumberFormatter negativePrefix
        :p
        @NumberFormatter negativeSuffix
        :p
        @NumberFormatter zeroSymbol
        :p
        @NumberFormatter isLenient
        :p
        @NumberFormatter multiplier
        :p
        @NumberFormatter roundingMode
        :p
        @NumberFormatter generatesDecimalNumbers
        :p
        @NumberFormatter allowsFloats
        :p
        @NumberFormatter formattingContext
        :p
        @NumberFormatter string(from:)
        :p
        @NumberFormatter number(from:)
        :p
        @NumberFormatter string(for:)
        :p
        @NumberFormatter localizedString(from:number:)
        :p
        @Int 
        !documented BinaryInteger.formatted(), BinaryFloatingPoint.formatted(); without styles (simplified).
        :px
        @Int formatted()
        :pi
        @Double formatted()
        :p
        @ByteCountFormatter 
        =What says how many bytes there are.
        !documented ByteCountFormatter; Foundation's own for Linux formats.
        :p
        @ByteCountFormatter.Units 
        :p
        @ByteCountFormatter.Units rawValue
        :p
        @ByteCountFormatter.Units useBytes
        :p
        @ByteCountFormatter.Units useKB
        :p
        @ByteCountFormatter.Units useMB
        :p
        @ByteCountFormatter.Units useGB
        :p
        @ByteCountFormatter.Units useTB
        :p
        @ByteCountFormatter.Units useAll
        :p
        @ByteCountFormatter.CountStyle 
        :p
        @ByteCountFormatter.CountStyle file
        :p
        @ByteCountFormatter.CountStyle memory
        :p
        @ByteCountFormatter.CountStyle decimal
        :p
        @ByteCountFormatter.CountStyle binary
        :p
        @ByteCountFormatter allowedUnits
        :p
        @ByteCountFormatter countStyle
        :p
        @ByteCountFormatter string(fromByteCount:)
        :p
        @ByteCountFormatter string(for:)
        :p
        @ByteCountFormatter string(fromByteCount:countStyle:)
        :p
        @IndexPath 
        /Stage/Bindings/Bindings+Foundation.swift
        =Where a row or an item is.
        !documented IndexPath.
        :p
        @NSRange 
        =A place in a text and a length, in UTF-16 units.
        !documented NSRange; its two numbers alone (simplified).
        :p
        @Bundle 
        =The files of an app.
        !simplified; there is one bundle, the app's, and no files but storyboards and nibs.
        :p
        @NSCoder 
        =What an archive is read from.
        !simplified; a place in a storyboard or nib, to be handed on to super: it decodes nothing else.
        :p
        @Selector 
        =The name of a method.
        !documented Selector; the method's full Swift name.
        :p
        @CGRectEdge 
        /Stage/Bindings/Bindings+GeometryLibrary.swift
        !documented CGRectEdge.
        :p
        @CGRectEdge minXEdge
        :p
        @CGRectEdge minYEdge
        :p
        @CGRectEdge maxXEdge
        :p
        @CGRectEdge maxYEdge
        :p
        @CGRect 
        !documented CGRect.divided(atDistance:from:), equalTo(_:).
        :px
        @CGRect divided(atDistance:from:)
        :pi
        @CGRect equalTo(_:)
        :pi
        @CGPoint 
        !documented CGPoint.equalTo(_:).
        :px
        @CGPoint equalTo(_:)
        :pi
        @CGSize 
        !documented CGSize.equalTo(_:).
        :px
        @CGSize equalTo(_:)
        :pi
        @UIApplicationShortcutIcon 
        =The picture of a shortcut.
        !documented UIApplicationShortcutIcon; not drawn, and of the system's kinds only some have a name here (simplified).
        :p
        @UIApplicationShortcutIcon.IconType 
        :p
        @UIApplicationShortcutIcon.IconType compose
        :p
        @UIApplicationShortcutIcon.IconType play
        :p
        @UIApplicationShortcutIcon.IconType pause
        :p
        @UIApplicationShortcutIcon.IconType add
        :p
        @UIApplicationShortcutIcon.IconType location
        :p
        @UIApplicationShortcutIcon.IconType search
        :p
        @UIApplicationShortcutIcon.IconType share
        :p
        @UIApplicationShortcutIcon.IconType prohibit
        :p
        @UIApplicationShortcutIcon.IconType contact
        :p
        @UIApplicationShortcutIcon.IconType home
        :p
        @UIApplicationShortcutIcon.IconType markLocation
        :p
        @UIApplicationShortcutIcon.IconType favorite
        :p
        @UIApplicationShortcutIcon.IconType love
        :p
        @UIApplicationShortcutIcon.IconType cloud
        :p
        @UIApplicationShortcutIcon.IconType invitation
        :p
        @UIApplicationShortcutIcon.IconType confirmation
        :p
        @UIApplicationShortcutIcon.IconType mail
        :p
        @UIApplicationShortcutIcon.IconType message
        :p
        @UIApplicationShortcutIcon.IconType date
        :p
        @UIApplicationShortcutIcon.IconType time
        :p
        @UIApplicationShortcutIcon.IconType capturePhoto
        :p
        @UIApplicationShortcutIcon.IconType captureVideo
        :p
        @UIApplicationShortcutIcon.IconType task
        :p
        @UIApplicationShortcutIcon.IconType taskCompleted
        :p
        @UIApplicationShortcutIcon.IconType alarm
        :p
        @UIApplicationShortcutIcon.IconType bookmark
        :p
        @UIApplicationShortcutIcon.IconType shuffle
        :p
        @UIApplicationShortcutIcon.IconType audio
        :p
        @UIApplicationShortcutIcon.IconType update
        :p
        @UIApplicationShortcutIcon init(type:)
        :p
        @UIApplicationShortcutIcon init(templateImageName:)
        :p
        @UIApplicationShortcutIcon init(systemImageName:)
        :p
        @UIApplicationShortcutItem 
        =What an app's icon offers when it is pressed long.
        !documented UIApplicationShortcutItem; nobody presses the icon (simplified).
        :p
        @UIApplicationShortcutItem type
        :p
        @UIApplicationShortcutItem localizedTitle
        :p
        @UIApplicationShortcutItem localizedSubtitle
        :p
        @UIApplicationShortcutItem icon
        :p
        @UIApplicationShortcutItem userInfo
        :p
        @UIApplicationShortcutItem init(type:localizedTitle:)
        :p
        @UIApplicationShortcutItem init(type:localizedTitle:localizedSubtitle:icon:userInfo:)
        :p
        @UIMutableApplicationShortcutItem 
        !documented UIMutableApplicationShortcutItem.
        :p
        @UIMutableApplicationShortcutItem type
        :p
        @UIMutableApplicationShortcutItem localizedTitle
        :p
        @UIMutableApplicationShortcutItem localizedSubtitle
        :p
        @UIMutableApplicationShortcutItem icon
        :p
        @UIMutableApplicationShortcutItem userInfo
        :p
        @UIApplication 
        !documented UIApplication.shortcutItems; those of the app's property list are left out (simplified).
        :px
        @UIApplication shortcutItems
        :pi
        @IndexSet 
        /Stage/Bindings/Bindings+IndexSet.swift
        =A set of numbers from 0 on.
        !documented IndexSet; going through it goes through its numbers, its ranges are left out (simplified).
        :p
        @Array 
        /Stage/Bindings/Bindings+KeyPathsLibrary.swift
        =Lists by keys.
        !documented NSArray.value(forKey:), Key-Value Coding Programming Guide (Using Collection Operators); of what is \#
        ordered, numbers and texts are (simplified).
        :px
        @Array value(forKey:)
        :pi
        @Array value(forKeyPath:)
        :pi
        @NSObject 
        !documented NSObject.setValuesForKeys(_:), dictionaryWithValues(forKeys:).
        :px
        @NSObject setValuesForKeys(_:)
        :pi
        @NSObject dictionaryWithValues(forKeys:)
        :pi
        @Dictionary 
        !documented NSDictionary.value(forKey:).
        :px
        @Dictionary value(forKey:)
        :pi
        @Dictionary value(forKeyPath:)
        :pi
        @Bindings completeNSObject(_:)
        /Stage/Bindings/Bindings+KeyValueCoding.swift
        <observeValue(forKeyPath:of:change:context:)
        @Bindings completeListLook(_:)
        /Stage/Bindings/Bindings+Lists.swift
        =What the look of a list's cell does as one.
        <makeContentView() updated(for:)
        @ScriptHost show(_:after:in:)
        <updated(for:) makeContentView()
        @CoreLocation kCLDistanceFilterNone
        /Stage/Bindings/Bindings+LocationsLibrary.swift
        :p
        @CoreLocation kCLHeadingFilterNone
        :p
        @CoreLocation kCLLocationAccuracyBestForNavigation
        :p
        @CoreLocation kCLLocationAccuracyBest
        :p
        @CoreLocation kCLLocationAccuracyNearestTenMeters
        :p
        @CoreLocation kCLLocationAccuracyHundredMeters
        :p
        @CoreLocation kCLLocationAccuracyKilometer
        :p
        @CoreLocation kCLLocationAccuracyThreeKilometers
        :p
        @CoreLocation kCLLocationCoordinate2DInvalid
        :p
        @CLLocationCoordinate2D 
        =A place on the earth, in degrees.
        !documented CLLocationCoordinate2D.
        :p
        @CLLocationCoordinate2D latitude
        :p
        @CLLocationCoordinate2D longitude
        :p
        @CLLocationCoordinate2D init()
        :p
        @CLLocationCoordinate2D init(latitude:longitude:)
        :p
        @CoreLocation CLLocationCoordinate2DMake(_:_:)
        :p
        @CoreLocation CLLocationCoordinate2DIsValid(_:)
        !documented CLLocationCoordinate2DIsValid (-90...90 and -180...180).
        :p
        @CLLocation 
        =What was found of a place.
        !documented CLLocation; distances are those on a sphere (simplified).
        :p
        @CLLocation coordinate
        :p
        @CLLocation altitude
        :p
        @CLLocation horizontalAccuracy
        :p
        @CLLocation verticalAccuracy
        :p
        @CLLocation course
        :p
        @CLLocation speed
        :p
        @CLLocation timestamp
        :p
        @CLLocation init(latitude:longitude:)
        :p
        @CLLocation init(coordinate:altitude:horizontalAccuracy:verticalAccuracy:timestamp:)
        :p
        @CLLocation init(coordinate:altitude:horizontalAccuracy:verticalAccuracy:course:speed:timestamp:)
        :p
        @CLLocation distance(from:)
        =Metres.
        :p
        @CLAuthorizationStatus 
        !documented CLAuthorizationStatus.
        :p
        @CLAuthorizationStatus notDetermined
        :p
        @CLAuthorizationStatus restricted
        :p
        @CLAuthorizationStatus denied
        :p
        @CLAuthorizationStatus authorizedAlways
        :p
        @CLAuthorizationStatus authorizedWhenInUse
        :p
        @CLAccuracyAuthorization 
        !documented CLAccuracyAuthorization.
        :p
        @CLAccuracyAuthorization fullAccuracy
        :p
        @CLAccuracyAuthorization reducedAccuracy
        :p
        @CLActivityType 
        !documented CLActivityType.
        :p
        @CLActivityType other
        :p
        @CLActivityType automotiveNavigation
        :p
        @CLActivityType fitness
        :p
        @CLActivityType otherNavigation
        :p
        @CLActivityType airborne
        :p
        @CLLocationManagerDelegate 
        !documented CLLocationManagerDelegate; of its methods only the one about the permission is called (simplified).
        :p
        @CLLocationManagerDelegate locationManagerDidChangeAuthorization(_:)
        :pc
        @CLLocationManagerDelegate locationManager(_:didChangeAuthorization:)
        :pc
        @CLLocationManagerDelegate locationManager(_:didUpdateLocations:)
        :pc
        @CLLocationManagerDelegate locationManager(_:didFailWithError:)
        :pc
        @CLLocationManager 
        =What would find where the device is.
        !documented CLLocationManager (the delegate is told of the permission once the manager is made, from iOS 14 on by \#
        locationManagerDidChangeAuthorization(_:)); simplified, no question is asked.
        :p
        @CLLocationManager delegate
        :p
        @CLLocationManager desiredAccuracy
        :p
        @CLLocationManager distanceFilter
        :p
        @CLLocationManager headingFilter
        :p
        @CLLocationManager activityType
        :p
        @CLLocationManager pausesLocationUpdatesAutomatically
        :p
        @CLLocationManager allowsBackgroundLocationUpdates
        :p
        @CLLocationManager showsBackgroundLocationIndicator
        :p
        @CLLocationManager location
        :p
        @CLLocationManager authorizationStatus
        :p
        @CLLocationManager accuracyAuthorization
        :p
        @CLLocationManager locationServicesEnabled()
        :p
        @CLLocationManager authorizationStatus()
        :p
        @CLLocationManager headingAvailable()
        :p
        @CLLocationManager significantLocationChangeMonitoringAvailable()
        :p
        @CLLocationManager init()
        :p
        @CLLocationManager requestWhenInUseAuthorization()
        :p
        @CLLocationManager requestAlwaysAuthorization()
        :p
        @CLLocationManager requestLocation()
        :p
        @CLLocationManager startUpdatingLocation()
        :p
        @CLLocationManager stopUpdatingLocation()
        :p
        @CLLocationManager startUpdatingHeading()
        :p
        @CLLocationManager stopUpdatingHeading()
        :p
        @CLLocationManager startMonitoringSignificantLocationChanges()
        :p
        @CLLocationManager stopMonitoringSignificantLocationChanges()
        :p
        @OSLogType 
        /Stage/Bindings/Bindings+LoggingLibrary.swift
        =How much a message matters.
        !documented OSLogType.
        :p
        @OSLogType rawValue
        :p
        @OSLogType default
        :p
        @OSLogType info
        :p
        @OSLogType debug
        :p
        @OSLogType error
        :p
        @OSLogType fault
        :p
        @OSLogPrivacy 
        =Who may read a value in a message.
        !documented OSLogPrivacy; a debugger shows all values, and so does the console here.
        :p
        @OSLogPrivacy.Mask 
        :p
        @OSLogPrivacy.Mask hash
        :p
        @OSLogPrivacy.Mask none
        :p
        @OSLogPrivacy auto
        :p
        @OSLogPrivacy public
        :p
        @OSLogPrivacy private
        :p
        @OSLogPrivacy sensitive
        :p
        @OSLogPrivacy auto(mask:)
        :p
        @OSLogPrivacy private(mask:)
        :p
        @OSLogPrivacy sensitive(mask:)
        :p
        @OSLog 
        =Where messages go.
        !documented OSLog.
        :p
        @OSLog default
        :p
        @OSLog disabled
        :p
        @OSLog init(subsystem:category:)
        :p
        @OSLog init(subsystem:category:isOn:)
        :p
        @OSLog isEnabled(type:)
        :p
        @Logger 
        =Who logs.
        !documented Logger; a line is as the compact form of `log stream` has it, values are shown as under a debugger.
        :p
        @Logger init()
        :p
        @Logger init(subsystem:category:)
        :p
        @Logger init(_:)
        :p
        @Logger log(_:)
        :p
        @Logger log(level:_:)
        :p
        @Logger trace(_:)
        :p
        @Logger debug(_:)
        :p
        @Logger info(_:)
        :p
        @Logger notice(_:)
        :p
        @Logger warning(_:)
        :p
        @Logger error(_:)
        :p
        @Logger critical(_:)
        :p
        @Logger fault(_:)
        :p
        @os os_log(_:log:type:_:)
        =Logs a message made of a format and values.
        !documented os_log(_:dso:log:type:_:).
        :p
        @os os_log(_:log:_:_:)
        !documented os_log(_:dso:log:_:_:).
        :p
        @MKAnnotation 
        /Stage/Bindings/Bindings+MapContents.swift
        =What stands at a place.
        !documented MKAnnotation.
        :p
        @MKAnnotation coordinate
        :pc
        @MKAnnotation title
        :pc
        @MKAnnotation subtitle
        :pc
        @MKShape 
        !documented MKShape.
        :p
        @MKShape title
        :p
        @MKShape subtitle
        :p
        @MKShape coordinate
        :p
        @MKPointAnnotation 
        !documented MKPointAnnotation.
        :p
        @MKPointAnnotation coordinate
        :p
        @MKPointAnnotation init()
        :p
        @MKPointAnnotation init(coordinate:)
        :p
        @MKPointAnnotation init(__coordinate:)
        :p
        @MKUserLocation 
        =Where the user would be; nobody knows.
        !documented MKUserLocation (without a location while none is known).
        :p
        @MKUserLocation coordinate
        :p
        @MKUserLocation location
        :p
        @MKUserLocation isUpdating
        :p
        @MKUserLocation title
        :p
        @MKUserLocation subtitle
        :p
        @MKOverlay 
        =What covers a part of the map.
        !documented MKOverlay.
        :p
        @MKOverlay boundingMapRect
        :pc
        @MKMultiPoint 
        !documented MKMultiPoint.
        :p
        @MKMultiPoint init(coordinates:count:)
        :p
        @MKMultiPoint pointCount
        :p
        @MKMultiPoint points()
        :p
        @MKMultiPoint boundingMapRect
        :p
        @MKMultiPoint coordinate
        :p
        @MKPolyline 
        !documented MKPolyline.
        :p
        @MKGeodesicPolyline 
        !documented MKGeodesicPolyline; straight on the map (simplified).
        :p
        @MKPolygon 
        !documented MKPolygon.
        :p
        @MKCircle 
        !documented MKCircle; its bounds are reckoned at its middle (simplified).
        :p
        @MKCircle radius
        :p
        @MKCircle init(center:radius:)
        :p
        @MKCircle coordinate
        :p
        @MKCircle boundingMapRect
        :p
        @MKOverlayRenderer 
        =What would draw an overlay.
        !documented MKOverlayRenderer; nothing is drawn (simplified).
        :p
        @MKOverlayRenderer overlay
        :p
        @MKOverlayRenderer alpha
        :p
        @MKOverlayRenderer init(overlay:)
        :p
        @MKOverlayRenderer setNeedsDisplay()
        :p
        @MKOverlayPathRenderer 
        !documented MKOverlayPathRenderer.
        :p
        @MKOverlayPathRenderer fillColor
        :p
        @MKOverlayPathRenderer strokeColor
        :p
        @MKOverlayPathRenderer lineWidth
        :p
        @MKOverlayPathRenderer lineJoin
        :p
        @MKOverlayPathRenderer lineCap
        :p
        @MKOverlayPathRenderer miterLimit
        :p
        @MKOverlayPathRenderer lineDashPhase
        :p
        @MKOverlayPathRenderer lineDashPattern
        :p
        @MKPolylineRenderer 
        !documented MKPolylineRenderer.
        :p
        @MKPolylineRenderer init(polyline:)
        :p
        @MKPolylineRenderer init(overlay:)
        :p
        @MKPolylineRenderer polyline
        :p
        @MKPolygonRenderer 
        !documented MKPolygonRenderer.
        :p
        @MKPolygonRenderer init(polygon:)
        :p
        @MKPolygonRenderer init(overlay:)
        :p
        @MKPolygonRenderer polygon
        :p
        @MKCircleRenderer 
        !documented MKCircleRenderer.
        :p
        @MKCircleRenderer init(circle:)
        :p
        @MKCircleRenderer init(overlay:)
        :p
        @MKCircleRenderer circle
        :p
        @MKAnnotationView 
        =The view of what stands at a place.
        !documented MKAnnotationView; callouts are not shown (simplified).
        :p
        @MKAnnotationView annotation
        :p
        @MKAnnotationView reuseIdentifier
        :p
        @MKAnnotationView image
        :p
        @MKAnnotationView centerOffset
        :p
        @MKAnnotationView calloutOffset
        :p
        @MKAnnotationView canShowCallout
        :p
        @MKAnnotationView isEnabled
        :p
        @MKAnnotationView isHighlighted
        :p
        @MKAnnotationView isSelected
        :p
        @MKAnnotationView isDraggable
        :p
        @MKAnnotationView leftCalloutAccessoryView
        :p
        @MKAnnotationView rightCalloutAccessoryView
        :p
        @MKAnnotationView detailCalloutAccessoryView
        :p
        @MKAnnotationView clusteringIdentifier
        :p
        @MKAnnotationView init(annotation:reuseIdentifier:)
        :p
        @MKAnnotationView init(coder:)
        :p
        @MKAnnotationView prepareForReuse()
        :p
        @MKAnnotationView prepareForDisplay()
        :p
        @MKAnnotationView setSelected(_:animated:)
        :p
        @MKMarkerAnnotationView 
        !documented MKMarkerAnnotationView; 28 x 28 points (simplified).
        :p
        @MKMarkerAnnotationView markerTintColor
        :p
        @MKMarkerAnnotationView glyphTintColor
        :p
        @MKMarkerAnnotationView glyphText
        :p
        @MKMarkerAnnotationView glyphImage
        :p
        @MKMarkerAnnotationView selectedGlyphImage
        :p
        @MKMarkerAnnotationView animatesWhenAdded
        :p
        @MKMarkerAnnotationView init(annotation:reuseIdentifier:)
        :p
        @MKMarkerAnnotationView init(coder:)
        :p
        @MKPinAnnotationView 
        !documented MKPinAnnotationView; 32 x 39 points (simplified).
        :p
        @MKPinAnnotationView pinTintColor
        :p
        @MKPinAnnotationView animatesDrop
        :p
        @MKPinAnnotationView init(annotation:reuseIdentifier:)
        :p
        @MKPinAnnotationView init(coder:)
        :p
        @MKUserLocationView 
        !documented MKUserLocationView; never seen, as nobody knows where the user is.
        :p
        @ MKMapViewDefaultAnnotationViewReuseIdentifier
        :p
        @ MKMapViewDefaultClusterAnnotationViewReuseIdentifier
        :p
        @MKCoordinateSpan 
        /Stage/Bindings/Bindings+MapGeometry.swift
        =Degrees from north to south and from west to east.
        !documented MKCoordinateSpan.
        :p
        @MKCoordinateSpan latitudeDelta
        :p
        @MKCoordinateSpan longitudeDelta
        :p
        @ MKCoordinateSpanMake(_:_:)
        :p
        @MKCoordinateRegion 
        =A part of the earth around a place.
        !documented MKCoordinateRegion; a degree from north to south is 111,195 m, from west to east as much less as the place \#
        is far from the equator (simplified).
        :p
        @MKCoordinateRegion center
        :p
        @MKCoordinateRegion span
        :p
        @MKCoordinateRegion init()
        :p
        @MKCoordinateRegion init(center:span:)
        :p
        @MKCoordinateRegion init(center:latitudinalMeters:longitudinalMeters:)
        :p
        @MKCoordinateRegion init(_:)
        :p
        @MKMapPoint 
        =A place on the flat map, which is 268,435,456 points wide.
        !documented MKMapPoint (Mercator's projection, from the north-west).
        :p
        @MKMapPoint x
        :p
        @MKMapPoint y
        :p
        @MKMapPoint init()
        :p
        @MKMapPoint init(x:y:)
        :p
        @MKMapPoint init(_:)
        :p
        @MKMapPoint coordinate
        :p
        @MKMapPoint distance(to:)
        :p
        @MKMapSize 
        !documented MKMapSize.
        :p
        @MKMapSize width
        :p
        @MKMapSize height
        :p
        @MKMapSize world
        :p
        @MKMapRect 
        !documented MKMapRect.
        :p
        @MKMapRect origin
        :p
        @MKMapRect size
        :p
        @MKMapRect null
        :p
        @MKMapRect world
        :p
        @MKMapRect init()
        :p
        @MKMapRect init(origin:size:)
        :p
        @MKMapRect init(x:y:width:height:)
        :p
        @MKMapRect isNull
        :p
        @MKMapRect isEmpty
        :p
        @MKMapRect width
        :p
        @MKMapRect height
        :p
        @MKMapRect minX
        :p
        @MKMapRect minY
        :p
        @MKMapRect midX
        :p
        @MKMapRect midY
        :p
        @MKMapRect maxX
        :p
        @MKMapRect maxY
        :p
        @MKMapRect union(_:)
        :p
        @MKMapRect insetBy(dx:dy:)
        :p
        @MKMapRect contains(_:)
        :p
        @MKMapType 
        /Stage/Bindings/Bindings+MapsLibrary.swift
        !documented MKMapType.
        :p
        @MKMapType standard
        :p
        @MKMapType satellite
        :p
        @MKMapType hybrid
        :p
        @MKMapType satelliteFlyover
        :p
        @MKMapType hybridFlyover
        :p
        @MKMapType mutedStandard
        :p
        @MKUserTrackingMode 
        !documented MKUserTrackingMode.
        :p
        @MKUserTrackingMode none
        :p
        @MKUserTrackingMode follow
        :p
        @MKUserTrackingMode followWithHeading
        :p
        @MKFeatureVisibility 
        !documented MKFeatureVisibility.
        :p
        @MKFeatureVisibility adaptive
        :p
        @MKFeatureVisibility hidden
        :p
        @MKFeatureVisibility visible
        :p
        @MKOverlayLevel 
        !documented MKOverlayLevel.
        :p
        @MKOverlayLevel aboveRoads
        :p
        @MKOverlayLevel aboveLabels
        :p
        @MKPointOfInterestFilter 
        !documented MKPointOfInterestFilter; only kept, as no map is drawn.
        :p
        @MKPointOfInterestFilter includingAll
        :p
        @MKPointOfInterestFilter excludingAll
        :p
        @MKMapCamera 
        !documented MKMapCamera; only kept (simplified).
        :p
        @MKMapCamera centerCoordinate
        :p
        @MKMapCamera altitude
        :p
        @MKMapCamera centerCoordinateDistance
        :p
        @MKMapCamera pitch
        :p
        @MKMapCamera heading
        :p
        @MKMapCamera init()
        :p
        @MKMapCamera init(lookingAtCenter:fromDistance:pitch:heading:)
        :p
        @MKMapViewDelegate 
        !documented MKMapViewDelegate; nothing is told of loading, of renderers, of the user's place and of callouts \#
        (simplified).
        :p
        @MKMapViewDelegate mapView(_:regionWillChangeAnimated:)
        :pc
        @MKMapViewDelegate mapView(_:regionDidChangeAnimated:)
        :pc
        @MKMapViewDelegate mapViewDidChangeVisibleRegion(_:)
        :pc
        @MKMapViewDelegate mapView(_:viewFor:)
        :pc
        @MKMapViewDelegate mapView(_:didAdd:)
        :pc
        @MKMapViewDelegate mapView(_:didSelect:)
        :pc
        @MKMapViewDelegate mapView(_:didDeselect:)
        :pc
        @MKMapViewDelegate mapView(_:rendererFor:)
        :pc
        @MKMapView 
        =A map, of which no picture is drawn: what stands on it has its views in their places.
        !documented MKMapView; views and renderers are asked for when a map in a window is laid out, the region stays as it is \#
        set and is not fitted to the view's shape, places lie evenly in it (simplified), as is what it begins with; the words \#
        of the exception for a region that cannot be are reported.
        :p
        @MKMapView delegate
        :p
        @MKMapView mapType
        :p
        @MKMapView camera
        :p
        @MKMapView isZoomEnabled
        :p
        @MKMapView isScrollEnabled
        :p
        @MKMapView isPitchEnabled
        :p
        @MKMapView isRotateEnabled
        :p
        @MKMapView showsCompass
        :p
        @MKMapView showsScale
        :p
        @MKMapView showsTraffic
        :p
        @MKMapView showsBuildings
        :p
        @MKMapView showsPointsOfInterest
        :p
        @MKMapView showsUserTrackingButton
        :p
        @MKMapView pitchButtonVisibility
        :p
        @MKMapView showsZoomControls
        :p
        @MKMapView pointOfInterestFilter
        :p
        @MKMapView showsUserLocation
        :p
        @MKMapView userTrackingMode
        :p
        @MKMapView userLocation
        :p
        @MKMapView isUserLocationVisible
        :p
        @MKMapView annotations
        :p
        @MKMapView overlays
        :p
        @MKMapView init(frame:)
        :p
        @MKMapView init(coder:)
        :p
        @MKMapView region
        :p
        @MKMapView setRegion(_:animated:)
        :p
        @MKMapView regionThatFits(_:)
        :p
        @MKMapView centerCoordinate
        :p
        @MKMapView setCenter(_:animated:)
        :p
        @MKMapView visibleMapRect
        :p
        @MKMapView setVisibleMapRect(_:animated:)
        :p
        @MKMapView setVisibleMapRect(_:edgePadding:animated:)
        :p
        @MKMapView setCamera(_:animated:)
        :p
        @MKMapView setUserTrackingMode(_:animated:)
        :p
        @MKMapView convert(_:toPointTo:)
        :p
        @MKMapView convert(_:toCoordinateFrom:)
        :p
        @MKMapView addAnnotation(_:)
        :p
        @MKMapView addAnnotations(_:)
        :p
        @MKMapView removeAnnotation(_:)
        :p
        @MKMapView removeAnnotations(_:)
        :p
        @MKMapView view(for:)
        :p
        @MKMapView showAnnotations(_:animated:)
        :p
        @MKMapView register(_:forAnnotationViewWithReuseIdentifier:)
        :p
        @MKMapView dequeueReusableAnnotationView(withIdentifier:)
        :p
        @MKMapView dequeueReusableAnnotationView(withIdentifier:for:)
        :p
        @MKMapView selectedAnnotations
        :p
        @MKMapView selectAnnotation(_:animated:)
        :p
        @MKMapView deselectAnnotation(_:animated:)
        :p
        @MKMapView addOverlay(_:)
        :p
        @MKMapView addOverlay(_:level:)
        :p
        @MKMapView addOverlays(_:)
        :p
        @MKMapView addOverlays(_:level:)
        :p
        @MKMapView insertOverlay(_:at:)
        :p
        @MKMapView removeOverlay(_:)
        :p
        @MKMapView removeOverlays(_:)
        :p
        @MKMapView renderer(for:)
        :p
        @MKMapView layoutSubviews()
        :p
        @Mathematics powf(_:_:)
        /Stage/Bindings/Bindings+MathematicsLibrary.swift
        :p
        @Mathematics sqrtf(_:)
        :p
        @Mathematics cbrtf(_:)
        :p
        @Mathematics fabsf(_:)
        :p
        @Mathematics floorf(_:)
        :p
        @Mathematics ceilf(_:)
        :p
        @Mathematics roundf(_:)
        :p
        @Mathematics truncf(_:)
        :p
        @Mathematics sinf(_:)
        :p
        @Mathematics cosf(_:)
        :p
        @Mathematics tanf(_:)
        :p
        @Mathematics asinf(_:)
        :p
        @Mathematics acosf(_:)
        :p
        @Mathematics atanf(_:)
        :p
        @Mathematics atan2f(_:_:)
        :p
        @Mathematics sinhf(_:)
        :p
        @Mathematics coshf(_:)
        :p
        @Mathematics tanhf(_:)
        :p
        @Mathematics expf(_:)
        :p
        @Mathematics logf(_:)
        :p
        @Mathematics log2f(_:)
        :p
        @Mathematics log10f(_:)
        :p
        @Mathematics hypotf(_:_:)
        :p
        @Mathematics fmodf(_:_:)
        :p
        @Mathematics fminf(_:_:)
        :p
        @Mathematics fmaxf(_:_:)
        :p
        @Mathematics fmin(_:_:)
        :p
        @Mathematics fmax(_:_:)
        :p
        @Mathematics fdim(_:_:)
        :p
        @Mathematics copysign(_:_:)
        :p
        @Mathematics rint(_:)
        :p
        @Mathematics nearbyint(_:)
        :p
        @Mathematics lrint(_:)
        :p
        @Mathematics lround(_:)
        :p
        @Mathematics llround(_:)
        :p
        @Mathematics lroundf(_:)
        :p
        @Mathematics labs(_:)
        :p
        @Mathematics remainder(_:_:)
        :p
        @Mathematics exp10(_:)
        :p
        @Mathematics expm1(_:)
        :p
        @Mathematics log1p(_:)
        :p
        @Mathematics asinh(_:)
        :p
        @Mathematics acosh(_:)
        :p
        @Mathematics atanh(_:)
        :p
        @Mathematics ldexp(_:_:)
        :p
        @Mathematics modf(_:)
        :p
        @Unmanaged 
        /Stage/Bindings/Bindings+MemoryLibrary.swift
        =A reference that is handed over without being counted.
        !documented Unmanaged; simplified, it holds the object as a strong reference does.
        :p
        @Unmanaged passUnretained(_:)
        :p
        @Unmanaged passRetained(_:)
        :p
        @Unmanaged fromOpaque(_:)
        :p
        @Unmanaged takeUnretainedValue()
        :p
        @Unmanaged takeRetainedValue()
        :p
        @Unmanaged retain()
        :p
        @Unmanaged release()
        :p
        @Unmanaged autorelease()
        :p
        @Unmanaged toOpaque()
        :p
        @NSObject perform(_:)
        !documented NSObjectProtocol.perform(_:); what the method returns, nil where that is no object.
        :p
        @NSObject perform(_:with:with:)
        :p
        @UnsafeMutableRawPointer 
        =A place in memory that is only compared: reading it is refused.
        !documented UnsafeMutableRawPointer; simplified, it is a name for an object, or a number.
        :p
        @UnsafeMutableRawPointer init(_object:)
        :p
        @UnsafeMutableRawPointer init(_object:_address:)
        :p
        @UnsafeMutableRawPointer init(_:)
        :p
        @UnsafeMutableRawPointer init(mutating:)
        :p
        @UnsafeMutableRawPointer init(bitPattern:)
        :p
        @UnsafeMutableRawPointer hash(into:)
        :p
        @UnsafeMutableRawPointer description
        :p
        @UnsafeMutableRawPointer ==(lhs:rhs:)
        :p
        @UnsafeMutableRawPointer deallocate()
        :p
        @UnsafePointer 
        =A place in memory with a value, and with those that follow it.
        !documented UnsafePointer; simplified, it keeps its memory alive.
        :p
        @UnsafePointer init(_:at:)
        :p
        @UnsafePointer init(_:)
        :p
        @UnsafePointer pointee
        :p
        @UnsafePointer subscript(_:)
        :p
        @UnsafePointer advanced(by:)
        :p
        @UnsafePointer successor()
        :p
        @UnsafePointer predecessor()
        :p
        @UnsafePointer distance(to:)
        :p
        @UnsafePointer +(pointer:distance:)
        :p
        @UnsafePointer -(pointer:distance:)
        :p
        @UnsafePointer -(pointer:other:)
        :p
        @UnsafeMutablePointer 
        =The same of a place that can be written.
        !documented UnsafeMutablePointer; simplified, it keeps its memory alive.
        :p
        @UnsafeMutablePointer allocate(capacity:)
        :p
        @UnsafeMutablePointer init(mutating:)
        :p
        @UnsafeMutablePointer pointee
        :p
        @UnsafeMutablePointer subscript(_:)
        :p
        @UnsafeMutablePointer initialize(to:)
        :p
        @UnsafeMutablePointer initialize(repeating:count:)
        :p
        @UnsafeMutablePointer initialize(from:count:)
        :p
        @UnsafeMutablePointer update(repeating:count:)
        :p
        @UnsafeMutablePointer assign(repeating:count:)
        :p
        @UnsafeMutablePointer update(from:count:)
        :p
        @UnsafeMutablePointer assign(from:count:)
        :p
        @UnsafeMutablePointer deinitialize(count:)
        :p
        @UnsafeMutablePointer move()
        :p
        @UnsafeMutablePointer +(pointer:distance:)
        :p
        @UnsafeMutablePointer -(pointer:distance:)
        :p
        @Memory withUnsafeMutablePointer(to:_:)
        !documented withUnsafeMutablePointer(to:_:); simplified, what is written is there when the closure has returned.
        :p
        @Memory withUnsafePointer(to:_:)
        !documented withUnsafePointer(to:_:).
        :p
        @Memory withUnsafeTemporaryAllocation(of:capacity:_:)
        !documented withUnsafeTemporaryAllocation(of:capacity:_:).
        :p
        @Memory withExtendedLifetime(_:_:)
        !documented withExtendedLifetime(_:_:).
        :p
        @UnsafeBufferPointer 
        !documented UnsafeBufferPointer.
        :p
        @UnsafeBufferPointer baseAddress
        :p
        @UnsafeBufferPointer count
        :p
        @UnsafeBufferPointer init(start:count:)
        :p
        @UnsafeBufferPointer init(_:)
        :p
        @UnsafeBufferPointer startIndex
        :p
        @UnsafeBufferPointer endIndex
        :p
        @UnsafeBufferPointer subscript(_:)
        :p
        @UnsafeBufferPointer deallocate()
        :p
        @UnsafeMutableBufferPointer 
        !documented UnsafeMutableBufferPointer.
        :p
        @UnsafeMutableBufferPointer baseAddress
        :p
        @UnsafeMutableBufferPointer count
        :p
        @UnsafeMutableBufferPointer init(start:count:)
        :p
        @UnsafeMutableBufferPointer allocate(capacity:)
        :p
        @UnsafeMutableBufferPointer startIndex
        :p
        @UnsafeMutableBufferPointer endIndex
        :p
        @UnsafeMutableBufferPointer subscript(_:)
        :p
        @UnsafeMutableBufferPointer initialize(repeating:)
        :p
        @UnsafeMutableBufferPointer update(repeating:)
        :p
        @UnsafeMutableBufferPointer assign(repeating:)
        :p
        @UnsafeMutableBufferPointer swapAt(_:_:)
        :p
        @UnsafeMutableBufferPointer deallocate()
        :p
        @Array 
        !documented Array.withUnsafeBufferPointer(_:), withUnsafeMutableBufferPointer(_:), \#
        init(unsafeUninitializedCapacity:initializingWith:).
        :px
        @Array init(unsafeUninitializedCapacity:initializingWith:)
        :pi
        @Array withUnsafeBufferPointer(_:)
        :pi
        @Array withUnsafeMutableBufferPointer(_:)
        :pi
        @String 
        !documented String.withCString(_:), init(cString:).
        :px
        @String withCString(_:)
        :pi
        @String init(cString:)
        :pi
        @os_unfair_lock 
        !documented os_unfair_lock; locking what is locked ends the run, as it does there.
        :p
        @os_unfair_lock init()
        :p
        @os_unfair_lock init(_os_unfair_lock_opaque:)
        :p
        @Memory os_unfair_lock_lock(_:)
        :p
        @Memory os_unfair_lock_unlock(_:)
        :p
        @Memory os_unfair_lock_trylock(_:)
        :p
        @OSAllocatedUnfairLock 
        !documented OSAllocatedUnfairLock; locking what is locked ends the run, as it does there.
        :p
        @OSAllocatedUnfairLock init(initialState:)
        :p
        @OSAllocatedUnfairLock init(uncheckedState:)
        :p
        @OSAllocatedUnfairLock lock()
        :p
        @OSAllocatedUnfairLock unlock()
        :p
        @OSAllocatedUnfairLock lockIfAvailable()
        :p
        @OSAllocatedUnfairLock withLock(_:)
        :p
        @OSAllocatedUnfairLock withLockUnchecked(_:)
        :p
        @OSAllocatedUnfairLock init()
        :p
        @Memory EPERM
        :p
        @Memory EDEADLK
        :p
        @Memory EBUSY
        :p
        @Memory EINVAL
        :p
        @Memory EAGAIN
        :p
        @Memory PTHREAD_MUTEX_NORMAL
        :p
        @Memory PTHREAD_MUTEX_ERRORCHECK
        :p
        @Memory PTHREAD_MUTEX_RECURSIVE
        :p
        @Memory PTHREAD_MUTEX_DEFAULT
        :p
        @pthread_mutex_t 
        !documented pthread_mutex_t of POSIX; what would wait for ever ends the run.
        :p
        @pthread_mutex_t init()
        :p
        @pthread_mutexattr_t 
        :p
        @pthread_mutexattr_t init()
        :p
        @Memory pthread_mutexattr_init(_:)
        :p
        @Memory pthread_mutexattr_destroy(_:)
        :p
        @Memory pthread_mutexattr_settype(_:_:)
        :p
        @Memory pthread_mutex_init(_:_:)
        :p
        @Memory pthread_mutex_destroy(_:)
        :p
        @Memory pthread_mutex_lock(_:)
        :p
        @Memory pthread_mutex_trylock(_:)
        :p
        @Memory pthread_mutex_unlock(_:)
        :p
        @pthread_rwlock_t 
        !documented pthread_rwlock_t of POSIX; there is nobody to wait for.
        :p
        @pthread_rwlock_t init()
        :p
        @Memory pthread_rwlock_init(_:_:)
        :p
        @Memory pthread_rwlock_destroy(_:)
        :p
        @Memory pthread_rwlock_rdlock(_:)
        :p
        @Memory pthread_rwlock_wrlock(_:)
        :p
        @Memory pthread_rwlock_unlock(_:)
        :p
        @Memory OS_SPINLOCK_INIT
        :p
        @Memory OSSpinLockLock(_:)
        :p
        @Memory OSSpinLockUnlock(_:)
        :p
        @Memory OSSpinLockTry(_:)
        :p
        @Memory OSAtomicCompareAndSwap32(_:_:_:)
        !documented OSAtomicCompareAndSwap32(_:_:_:) and what is told with it.
        :p
        @Memory OSAtomicCompareAndSwap32Barrier(_:_:_:)
        :p
        @Memory OSAtomicAdd32(_:_:)
        :p
        @Memory OSAtomicAdd32Barrier(_:_:)
        :p
        @Memory OSAtomicIncrement32(_:)
        :p
        @Memory OSAtomicIncrement32Barrier(_:)
        :p
        @Memory OSAtomicDecrement32(_:)
        :p
        @Memory OSAtomicDecrement32Barrier(_:)
        :p
        @NSCache 
        /Stage/Bindings/Bindings+ObjectsLibrary.swift
        =What keeps objects by keys and may let them go.
        !documented NSCache; it lets go beyond its count limit, oldest first, and never for want of memory (simplified).
        :p
        @NSCache name
        :p
        @NSCache countLimit
        :p
        @NSCache totalCostLimit
        :p
        @NSCache evictsObjectsWithDiscardedContent
        :p
        @NSCache delegate
        :p
        @NSCache object(forKey:)
        :p
        @NSCache setObject(_:forKey:)
        :p
        @NSCache setObject(_:forKey:cost:)
        :p
        @NSCache removeObject(forKey:)
        :p
        @NSCache removeAllObjects()
        :p
        @NSHashTable 
        =A set of objects that may be held weakly.
        !documented NSHashTable.
        :p
        @NSHashTable init(isWeak:)
        :p
        @NSHashTable init(options:)
        :p
        @NSHashTable weakObjects()
        :p
        @NSHashTable allObjects
        :p
        @NSHashTable count
        :p
        @NSHashTable anyObject
        :p
        @NSHashTable add(_:)
        :p
        @NSHashTable remove(_:)
        :p
        @NSHashTable contains(_:)
        :p
        @NSHashTable removeAllObjects()
        :p
        @NSPointerFunctions 
        !documented NSPointerFunctions.
        :p
        @NSPointerFunctions.Options 
        :p
        @NSPointerFunctions.Options rawValue
        :p
        @NSPointerFunctions.Options strongMemory
        :p
        @NSPointerFunctions.Options weakMemory
        :p
        @NSPointerFunctions.Options objectPersonality
        :p
        @NSPointerFunctions.Options copyIn
        :p
        @NSMapTable 
        =Objects by objects, each of which may be held weakly.
        !documented NSMapTable.
        :p
        @NSMapTable init(weakKeys:weakValues:)
        :p
        @NSMapTable strongToStrongObjects()
        :p
        @NSMapTable strongToWeakObjects()
        :p
        @NSMapTable weakToStrongObjects()
        :p
        @NSMapTable weakToWeakObjects()
        :p
        @NSMapTable count
        :p
        @NSMapTable object(forKey:)
        :p
        @NSMapTable setObject(_:forKey:)
        :p
        @NSMapTable removeObject(forKey:)
        :p
        @NSMapTable removeAllObjects()
        :p
        @ProcessInfo 
        =The process that the app is.
        !documented ProcessInfo; an app called App without arguments and environment on a device at its best (simplified).
        :p
        @ProcessInfo.ThermalState 
        :p
        @ProcessInfo.ThermalState nominal
        :p
        @ProcessInfo.ThermalState fair
        :p
        @ProcessInfo.ThermalState serious
        :p
        @ProcessInfo.ThermalState critical
        :p
        @ProcessInfo processInfo
        :p
        @ProcessInfo arguments
        :p
        @ProcessInfo environment
        :p
        @ProcessInfo processName
        :p
        @ProcessInfo processIdentifier
        :p
        @ProcessInfo hostName
        :p
        @ProcessInfo globallyUniqueString
        :p
        @ProcessInfo processorCount
        :p
        @ProcessInfo activeProcessorCount
        :p
        @ProcessInfo physicalMemory
        :p
        @ProcessInfo systemUptime
        :p
        @ProcessInfo isLowPowerModeEnabled
        :p
        @ProcessInfo isiOSAppOnMac
        :p
        @ProcessInfo isMacCatalystApp
        :p
        @ProcessInfo thermalState
        :p
        @ProcessInfo operatingSystemVersion
        :p
        @ProcessInfo operatingSystemVersionString
        :p
        @ProcessInfo isOperatingSystemAtLeast(_:)
        :p
        @OperatingSystemVersion 
        !documented OperatingSystemVersion.
        :p
        @OperatingSystemVersion majorVersion
        :p
        @OperatingSystemVersion minorVersion
        :p
        @OperatingSystemVersion patchVersion
        :p
        @NSLocking 
        !documented NSLocking.
        :p
        @NSLocking lock()
        :pc
        @NSLocking unlock()
        :pc
        @NSLocking withLock(_:)
        :p
        @NSLock 
        =What lets one thread in at a time.
        !documented NSLock; locking what the same code has locked ends the run, as it would wait for ever.
        :p
        @NSLock name
        :p
        @NSLock lock()
        :p
        @NSLock unlock()
        :p
        @NSLock try()
        :p
        @NSLock lock(before:)
        :p
        @NSRecursiveLock 
        !documented NSRecursiveLock.
        :p
        @DispatchSemaphore 
        =A count that threads wait for.
        !documented DispatchSemaphore; waiting for what nobody has signalled yet ends the run: threads here take turns, and \#
        none would come.
        :p
        @DispatchSemaphore init(value:)
        :p
        @DispatchSemaphore signal()
        :p
        @DispatchSemaphore wait()
        :p
        @Operation 
        =A piece of work for an operation queue.
        !documented Operation; what has dependencies begins when they have ended, priorities are kept and do not count \#
        (simplified).
        :p
        @Operation.QueuePriority 
        :p
        @Operation.QueuePriority veryLow
        :p
        @Operation.QueuePriority low
        :p
        @Operation.QueuePriority normal
        :p
        @Operation.QueuePriority high
        :p
        @Operation.QueuePriority veryHigh
        :p
        @Operation name
        :p
        @Operation completionBlock
        :p
        @Operation queuePriority
        :p
        @Operation qualityOfService
        :p
        @Operation isAsynchronous
        :p
        @Operation isConcurrent
        :p
        @Operation isReady
        :p
        @Operation isExecuting
        :p
        @Operation isFinished
        :p
        @Operation isCancelled
        :p
        @Operation dependencies
        :p
        @Operation addDependency(_:)
        :p
        @Operation removeDependency(_:)
        :p
        @Operation cancel()
        :p
        @Operation main()
        :p
        @Operation start()
        :p
        @BlockOperation 
        !documented BlockOperation.
        :p
        @BlockOperation executionBlocks
        :p
        @BlockOperation init(block:)
        :p
        @BlockOperation addExecutionBlock(_:)
        :p
        @BlockOperation main()
        :p
        @QualityOfService 
        !documented QualityOfService.
        :p
        @QualityOfService userInteractive
        :p
        @QualityOfService userInitiated
        :p
        @QualityOfService utility
        :p
        @QualityOfService background
        :p
        @QualityOfService default
        :p
        @OperationQueue qualityOfService
        :p
        @OperationQueue addOperations(_:waitUntilFinished:)
        :p
        @NSKeyValueObservation 
        =An observation of a property; letting go of it ends it.
        !documented NSKeyValueObservation.
        :p
        @NSKeyValueObservation init(_:_:_:)
        :p
        @NSKeyValueObservingOptions 
        !documented NSKeyValueObservingOptions.
        :p
        @NSKeyValueObservingOptions rawValue
        :p
        @NSKeyValueObservingOptions new
        :p
        @NSKeyValueObservingOptions old
        :p
        @NSKeyValueObservingOptions initial
        :p
        @NSKeyValueObservingOptions prior
        :p
        @NSKeyValueChange 
        !documented NSKeyValueChange.
        :p
        @NSKeyValueChange setting
        :p
        @NSKeyValueChange insertion
        :p
        @NSKeyValueChange removal
        :p
        @NSKeyValueChange replacement
        :p
        @NSKeyValueObservedChange 
        !documented NSKeyValueObservedChange.
        :p
        @NSKeyValueObservedChange newValue
        :p
        @NSKeyValueObservedChange oldValue
        :p
        @NSKeyValueObservedChange isPrior
        :p
        @NSKeyValueChangeKey 
        !documented NSKeyValueChangeKey.
        :p
        @NSKeyValueChangeKey rawValue
        :p
        @NSKeyValueChangeKey kindKey
        :p
        @NSKeyValueChangeKey newKey
        :p
        @NSKeyValueChangeKey oldKey
        :p
        @NSKeyValueChangeKey indexesKey
        :p
        @NSKeyValueChangeKey notificationIsPriorKey
        :p
        @NSObject observe(_:options:changeHandler:)
        :p
        @UIKit UIEdgeInsetsMake(_:_:_:_:)
        /Stage/Bindings/Bindings+OldNames.swift
        !documented UIEdgeInsetsMake.
        :p
        @UIKit UIEdgeInsetsInsetRect(_:_:)
        !documented UIEdgeInsetsInsetRect.
        :p
        @UIKit UIOffsetMake(_:_:)
        !documented UIOffsetMake.
        :p
        @UIKit CGRectMake(_:_:_:_:)
        !documented CGRectMake.
        :p
        @UIKit CGPointMake(_:_:)
        !documented CGPointMake.
        :p
        @UIKit CGSizeMake(_:_:)
        !documented CGSizeMake.
        :p
        @UIKit CGRectGetWidth(_:)
        !documented CGRectGetWidth.
        :p
        @UIKit CGRectGetHeight(_:)
        !documented CGRectGetHeight.
        :p
        @UIKit CGRectGetMinX(_:)
        !documented CGRectGetMinX.
        :p
        @UIKit CGRectGetMinY(_:)
        !documented CGRectGetMinY.
        :p
        @UIKit CGRectGetMidX(_:)
        !documented CGRectGetMidX.
        :p
        @UIKit CGRectGetMidY(_:)
        !documented CGRectGetMidY.
        :p
        @UIKit CGRectGetMaxX(_:)
        !documented CGRectGetMaxX.
        :p
        @UIKit CGRectGetMaxY(_:)
        !documented CGRectGetMaxY.
        :p
        @UIKit CGAffineTransformMakeScale(_:_:)
        !documented CGAffineTransformMakeScale.
        :p
        @UIKit CGAffineTransformMakeRotation(_:)
        !documented CGAffineTransformMakeRotation.
        :p
        @UIKit CGAffineTransformMakeTranslation(_:_:)
        !documented CGAffineTransformMakeTranslation.
        :p
        @UIKit UIAccessibilityIsVoiceOverRunning()
        !documented UIAccessibilityIsVoiceOverRunning.
        :p
        @UIKit UIAccessibilityIsReduceMotionEnabled()
        !documented UIAccessibilityIsReduceMotionEnabled.
        :p
        @UIKit UIAccessibilityPostNotification(_:_:)
        !documented UIAccessibilityPostNotification.
        :p
        @UIKit UITableViewAutomaticDimension
        !documented UITableViewAutomaticDimension.
        :p
        @UIKit UIViewNoIntrinsicMetric
        !documented UIViewNoIntrinsicMetric.
        :p
        @UIKit UIKeyboardFrameBeginUserInfoKey
        !documented UIKeyboardFrameBeginUserInfoKey.
        :p
        @UIKit UIKeyboardFrameEndUserInfoKey
        !documented UIKeyboardFrameEndUserInfoKey.
        :p
        @UIKit UIKeyboardAnimationDurationUserInfoKey
        !documented UIKeyboardAnimationDurationUserInfoKey.
        :p
        @UIKit UIKeyboardAnimationCurveUserInfoKey
        !documented UIKeyboardAnimationCurveUserInfoKey.
        :p
        @UIKit UICollectionElementKindSectionHeader
        !documented UICollectionElementKindSectionHeader.
        :p
        @UIKit UICollectionElementKindSectionFooter
        !documented UICollectionElementKindSectionFooter.
        :p
        @UIKit UILayoutPriorityRequired
        !documented UILayoutPriorityRequired.
        :p
        @UIKit UILayoutPriorityDefaultHigh
        !documented UILayoutPriorityDefaultHigh.
        :p
        @UIKit UILayoutPriorityDefaultLow
        !documented UILayoutPriorityDefaultLow.
        :p
        @UIKit UILayoutFittingCompressedSize
        !documented UILayoutFittingCompressedSize.
        :p
        @UIKit UILayoutFittingExpandedSize
        !documented UILayoutFittingExpandedSize.
        :p
        @UIKit UIAccessibilityTraitNone
        !documented UIAccessibilityTraitNone.
        :p
        @UIKit UIAccessibilityTraitButton
        !documented UIAccessibilityTraitButton.
        :p
        @UIKit UIAccessibilityTraitHeader
        !documented UIAccessibilityTraitHeader.
        :p
        @UIKit UIAccessibilityTraitImage
        !documented UIAccessibilityTraitImage.
        :p
        @UIKit UIAccessibilityTraitSelected
        !documented UIAccessibilityTraitSelected.
        :p
        @UIKit UIAccessibilityTraitStaticText
        !documented UIAccessibilityTraitStaticText.
        :p
        @UIKit UIAccessibilityTraitNotEnabled
        !documented UIAccessibilityTraitNotEnabled.
        :p
        @UIKit UIAccessibilityTraitLink
        !documented UIAccessibilityTraitLink.
        :p
        @UIKit UIAccessibilityScreenChangedNotification
        !documented UIAccessibilityScreenChangedNotification.
        :p
        @UIKit UIAccessibilityLayoutChangedNotification
        !documented UIAccessibilityLayoutChangedNotification.
        :p
        @UIKit UIAccessibilityAnnouncementNotification
        !documented UIAccessibilityAnnouncementNotification.
        :p
        @Notification.Name 
        =The names of Swift 3 and 4.
        !documented NSNotification.Name.
        :px
        @Notification.Name UIApplicationDidBecomeActive
        :pi
        @Notification.Name UIApplicationWillResignActive
        :pi
        @Notification.Name UIApplicationDidEnterBackground
        :pi
        @Notification.Name UIApplicationWillEnterForeground
        :pi
        @Notification.Name UIApplicationWillTerminate
        :pi
        @Notification.Name UIApplicationDidReceiveMemoryWarning
        :pi
        @Notification.Name UIApplicationDidFinishLaunching
        :pi
        @Notification.Name UIKeyboardWillShow
        :pi
        @Notification.Name UIKeyboardDidShow
        :pi
        @Notification.Name UIKeyboardWillHide
        :pi
        @Notification.Name UIKeyboardDidHide
        :pi
        @Notification.Name UIKeyboardWillChangeFrame
        :pi
        @Notification.Name UIKeyboardDidChangeFrame
        :pi
        @Notification.Name UITextFieldTextDidChange
        :pi
        @Notification.Name UITextFieldTextDidBeginEditing
        :pi
        @Notification.Name UITextFieldTextDidEndEditing
        :pi
        @Notification.Name UITextViewTextDidChange
        :pi
        @Notification.Name UITextViewTextDidBeginEditing
        :pi
        @Notification.Name UITextViewTextDidEndEditing
        :pi
        @Notification.Name UIDeviceOrientationDidChange
        :pi
        @Notification.Name UIContentSizeCategoryDidChange
        :pi
        @UIViewController 
        =The names of Swift 3 and 4 for what controllers have.
        !documented UIViewController.
        :px
        @UIViewController childViewControllers
        :pi
        @UIViewController addChildViewController(_:)
        :pi
        @UIViewController removeFromParentViewController()
        :pi
        @UIViewController willMove(toParentViewController:)
        :pi
        @UIViewController didMove(toParentViewController:)
        :pi
        @UIView 
        =The names of Swift 3 and 4 for what views have.
        !documented UIView.
        :px
        @UIView bringSubview(toFront:)
        :pi
        @UIView sendSubview(toBack:)
        :pi
        @UIActivityIndicatorView 
        =The names of Swift 3 and 4 for what indicators have.
        !documented UIActivityIndicatorView.
        :px
        @UIActivityIndicatorView init(activityIndicatorStyle:)
        :pi
        @UIActivityIndicatorView activityIndicatorViewStyle
        :pi
        @NSOrderedSet 
        /Stage/Bindings/Bindings+OrderedSetsLibrary.swift
        =A set that keeps the order in which it was filled.
        !documented NSOrderedSet.
        :p
        @NSOrderedSet init()
        :p
        @NSOrderedSet init(array:)
        :p
        @NSOrderedSet init(object:)
        :p
        @NSOrderedSet init(objects:)
        :p
        @NSOrderedSet init(array:copyItems:)
        :p
        @NSOrderedSet init(array:range:copyItems:)
        :p
        @NSOrderedSet init(orderedSet:)
        :p
        @NSOrderedSet init(set:)
        :p
        @NSOrderedSet init(arrayLiteral:)
        :p
        @NSOrderedSet count
        :p
        @NSOrderedSet array
        :p
        @NSOrderedSet set
        :p
        @NSOrderedSet firstObject
        :p
        @NSOrderedSet lastObject
        :p
        @NSOrderedSet reversed
        :p
        @NSOrderedSet subscript(_:)
        :p
        @NSOrderedSet object(at:)
        :p
        @NSOrderedSet objects(at:)
        :p
        @NSOrderedSet index(of:)
        :p
        @NSOrderedSet contains(_:)
        :p
        @NSOrderedSet intersects(_:)
        :p
        @NSOrderedSet isSubset(of:)
        :p
        @NSOrderedSet isEqual(to:)
        :p
        @NSOrderedSet isEqual(_:)
        :p
        @NSOrderedSet hash
        :p
        @NSOrderedSet copy()
        :p
        @NSOrderedSet mutableCopy()
        :p
        @NSOrderedSet enumerateObjects(_:)
        :p
        @NSOrderedSet makeIterator()
        :p
        @NSMutableOrderedSet 
        =A set with an order that can be changed.
        !documented NSMutableOrderedSet.
        :p
        @NSMutableOrderedSet init(capacity:)
        :p
        @NSMutableOrderedSet subscript(_:)
        :p
        @NSMutableOrderedSet add(_:)
        :p
        @NSMutableOrderedSet addObjects(from:)
        :p
        @NSMutableOrderedSet insert(_:at:)
        :p
        @NSMutableOrderedSet setObject(_:at:)
        :p
        @NSMutableOrderedSet replaceObject(at:with:)
        :p
        @NSMutableOrderedSet remove(_:)
        :p
        @NSMutableOrderedSet removeObject(at:)
        :p
        @NSMutableOrderedSet removeObjects(at:)
        :p
        @NSMutableOrderedSet removeObjects(in:)
        :p
        @NSMutableOrderedSet removeAllObjects()
        :p
        @NSMutableOrderedSet exchangeObject(at:withObjectAt:)
        :p
        @NSMutableOrderedSet moveObjects(at:to:)
        :p
        @NSMutableOrderedSet union(_:)
        :p
        @NSMutableOrderedSet minus(_:)
        :p
        @NSMutableOrderedSet intersect(_:)
        :p
        @NSDiffableDataSourceSectionSnapshot 
        /Stage/Bindings/Bindings+OutlinesLibrary.swift
        =The items of a section, some below others, whose children are in sight while they are expanded.
        !documented NSDiffableDataSourceSectionSnapshot (what is appended is collapsed), \#
        UICollectionViewDiffableDataSource.apply(_:to: animatingDifferences:completion:), snapshot(for:); an accessory that is \#
        tapped opens nothing (simplified).
        :p
        @NSDiffableDataSourceSectionSnapshot init()
        :p
        @NSDiffableDataSourceSectionSnapshot items
        :p
        @NSDiffableDataSourceSectionSnapshot rootItems
        :p
        @NSDiffableDataSourceSectionSnapshot visibleItems
        :p
        @NSDiffableDataSourceSectionSnapshot contains(_:)
        :p
        @NSDiffableDataSourceSectionSnapshot index(of:)
        :p
        @NSDiffableDataSourceSectionSnapshot level(of:)
        :p
        @NSDiffableDataSourceSectionSnapshot isExpanded(_:)
        :p
        @NSDiffableDataSourceSectionSnapshot isVisible(_:)
        :p
        @NSDiffableDataSourceSectionSnapshot parent(of:)
        :p
        @NSDiffableDataSourceSectionSnapshot snapshot(of:includingParent:)
        :p
        @NSDiffableDataSourceSectionSnapshot append(_:to:)
        :p
        @NSDiffableDataSourceSectionSnapshot insert(_:before:)
        :p
        @NSDiffableDataSourceSectionSnapshot insert(_:after:)
        :p
        @NSDiffableDataSourceSectionSnapshot delete(_:)
        :p
        @NSDiffableDataSourceSectionSnapshot deleteAll()
        :p
        @NSDiffableDataSourceSectionSnapshot replace(childrenOf:using:)
        :p
        @NSDiffableDataSourceSectionSnapshot expand(_:)
        :p
        @NSDiffableDataSourceSectionSnapshot collapse(_:)
        :p
        @CMTime 
        /Stage/Bindings/Bindings+PlayersLibrary.swift
        =A time, as a part of so many to a second.
        !documented CMTime; epochs and rounding are left out (simplified).
        :p
        @CMTime value
        :p
        @CMTime timescale
        :p
        @CMTime init()
        :p
        @CMTime init(value:timescale:)
        :p
        @CMTime init(seconds:preferredTimescale:)
        :p
        @CMTime zero
        :p
        @CMTime invalid
        :p
        @CMTime indefinite
        :p
        @CMTime positiveInfinity
        :p
        @CMTime isValid
        :p
        @CMTime isNumeric
        :p
        @CMTime isIndefinite
        :p
        @CMTime seconds
        :p
        @CMTime ==(left:right:)
        :p
        @CMTime <(left:right:)
        :p
        @CMTime +(left:right:)
        :p
        @CMTime -(left:right:)
        :p
        @CMTime hash(into:)
        :p
        @AVFoundation CMTimeMake(value:timescale:)
        :p
        @AVFoundation CMTimeMakeWithSeconds(_:preferredTimescale:)
        :p
        @AVFoundation CMTimeGetSeconds(_:)
        :p
        @AVAsset 
        =What is to be played.
        !documented AVAsset; nothing is loaded (simplified).
        :p
        @AVAsset init(url:)
        :p
        @AVURLAsset 
        !documented AVURLAsset.
        :p
        @AVURLAsset url
        :p
        @AVURLAsset init(url:options:)
        :p
        @AVPlayerItem 
        =What a player plays.
        !documented AVPlayerItem; the status never leaves unknown (simplified).
        :p
        @AVPlayerItem.Status 
        :p
        @AVPlayerItem.Status unknown
        :p
        @AVPlayerItem.Status readyToPlay
        :p
        @AVPlayerItem.Status failed
        :p
        @AVPlayerItem asset
        :p
        @AVPlayerItem status
        :p
        @AVPlayerItem error
        :p
        @AVPlayerItem duration
        :p
        @AVPlayerItem currentTime()
        :p
        @AVPlayerItem isPlaybackLikelyToKeepUp
        :p
        @AVPlayerItem isPlaybackBufferEmpty
        :p
        @AVPlayerItem isPlaybackBufferFull
        :p
        @AVPlayerItem preferredForwardBufferDuration
        :p
        @AVPlayerItem init(asset:)
        :p
        @AVPlayerItem init(url:)
        :p
        @AVPlayerItem init(asset:automaticallyLoadedAssetKeys:)
        :p
        @Notification.Name AVPlayerItemDidPlayToEndTime
        :p
        @Notification.Name AVPlayerItemFailedToPlayToEndTime
        :p
        @Notification.Name AVPlayerItemPlaybackStalled
        :p
        @Notification.Name AVPlayerItemNewAccessLogEntry
        :p
        @Notification.Name AVPlayerItemNewErrorLogEntry
        :p
        @AVPlayerItem didPlayToEndTimeNotification
        :p
        @AVPlayerItem failedToPlayToEndTimeNotification
        :p
        @AVPlayerItem playbackStalledNotification
        :p
        @AVAudioSession interruptionNotification
        :p
        @AVAudioSession routeChangeNotification
        :p
        @AVPlayer 
        =Plays items.
        !documented AVPlayer (with nothing to play it waits as long as its rate is not 0); no time passes in its items \#
        (simplified).
        :p
        @AVPlayer.Status 
        :p
        @AVPlayer.Status unknown
        :p
        @AVPlayer.Status readyToPlay
        :p
        @AVPlayer.Status failed
        :p
        @AVPlayer.TimeControlStatus 
        :p
        @AVPlayer.TimeControlStatus paused
        :p
        @AVPlayer.TimeControlStatus waitingToPlayAtSpecifiedRate
        :p
        @AVPlayer.TimeControlStatus playing
        :p
        @AVPlayer.ActionAtItemEnd 
        :p
        @AVPlayer.ActionAtItemEnd advance
        :p
        @AVPlayer.ActionAtItemEnd pause
        :p
        @AVPlayer.ActionAtItemEnd none
        :p
        @AVPlayer rate
        :p
        @AVPlayer timeControlStatus
        :p
        @AVPlayer status
        :p
        @AVPlayer currentItem
        :p
        @AVPlayer error
        :p
        @AVPlayer volume
        :p
        @AVPlayer isMuted
        :p
        @AVPlayer defaultRate
        :p
        @AVPlayer actionAtItemEnd
        :p
        @AVPlayer automaticallyWaitsToMinimizeStalling
        :p
        @AVPlayer allowsExternalPlayback
        :p
        @AVPlayer usesExternalPlaybackWhileExternalScreenIsActive
        :p
        @AVPlayer isExternalPlaybackActive
        :p
        @AVPlayer preventsDisplaySleepDuringVideoPlayback
        :p
        @AVPlayer init()
        :p
        @AVPlayer init(playerItem:)
        :p
        @AVPlayer init(url:)
        :p
        @AVPlayer play()
        :p
        @AVPlayer pause()
        :p
        @AVPlayer currentTime()
        :p
        @AVPlayer seek(to:)
        :p
        @AVPlayer seek(to:toleranceBefore:toleranceAfter:)
        :p
        @AVPlayer seek(to:completionHandler:)
        :p
        @AVPlayer seek(to:toleranceBefore:toleranceAfter:completionHandler:)
        :p
        @AVPlayer addPeriodicTimeObserver(forInterval:queue:using:)
        :p
        @AVPlayer addBoundaryTimeObserver(forTimes:queue:using:)
        :p
        @AVPlayer removeTimeObserver(_:)
        :p
        @AVPlayer replaceCurrentItem(with:)
        :p
        @AVLayerVideoGravity 
        !documented AVLayerVideoGravity.
        :p
        @AVLayerVideoGravity rawValue
        :p
        @AVLayerVideoGravity init(rawValue:)
        :p
        @AVLayerVideoGravity resizeAspect
        :p
        @AVLayerVideoGravity resizeAspectFill
        :p
        @AVLayerVideoGravity resize
        :p
        @AVPlayerLayer 
        =Where a player's pictures would be seen.
        !documented AVPlayerLayer; it shows none (simplified).
        :p
        @AVPlayerLayer player
        :p
        @AVPlayerLayer videoGravity
        :p
        @AVPlayerLayer isReadyForDisplay
        :p
        @AVPlayerLayer videoRect
        :p
        @AVPlayerLayer init(player:)
        :p
        @AVPlayerViewControllerDelegate 
        !documented AVPlayerViewControllerDelegate; never called (simplified).
        :p
        @AVPlayerViewController 
        =A controller that shows a player and its controls.
        !documented AVPlayerViewController; a black view without controls (simplified).
        :p
        @AVPlayerViewController player
        :p
        @AVPlayerViewController delegate
        :p
        @AVPlayerViewController showsPlaybackControls
        :p
        @AVPlayerViewController videoGravity
        :p
        @AVPlayerViewController allowsPictureInPicturePlayback
        :p
        @AVPlayerViewController canStartPictureInPictureAutomaticallyFromInline
        :p
        @AVPlayerViewController updatesNowPlayingInfoCenter
        :p
        @AVPlayerViewController entersFullScreenWhenPlaybackBegins
        :p
        @AVPlayerViewController exitsFullScreenWhenPlaybackEnds
        :p
        @AVPlayerViewController requiresLinearPlayback
        :p
        @AVPlayerViewController isReadyForDisplay
        :p
        @AVPlayerViewController videoBounds
        :p
        @AVPlayerViewController contentOverlayView
        :p
        @AVPlayerViewController loadView()
        :p
        @AVAudioSession 
        =What an app's sounds are.
        !documented AVAudioSession; no other app plays (simplified).
        :p
        @AVAudioSession.Category 
        :p
        @AVAudioSession.Category rawValue
        :p
        @AVAudioSession.Category init(rawValue:)
        :p
        @AVAudioSession.Category ambient
        :p
        @AVAudioSession.Category soloAmbient
        :p
        @AVAudioSession.Category playback
        :p
        @AVAudioSession.Category record
        :p
        @AVAudioSession.Category playAndRecord
        :p
        @AVAudioSession.Category multiRoute
        :p
        @AVAudioSession.Mode 
        :p
        @AVAudioSession.Mode rawValue
        :p
        @AVAudioSession.Mode init(rawValue:)
        :p
        @AVAudioSession.Mode default
        :p
        @AVAudioSession.Mode voiceChat
        :p
        @AVAudioSession.Mode videoRecording
        :p
        @AVAudioSession.Mode measurement
        :p
        @AVAudioSession.Mode moviePlayback
        :p
        @AVAudioSession.Mode videoChat
        :p
        @AVAudioSession.Mode spokenAudio
        :p
        @AVAudioSession.CategoryOptions 
        :p
        @AVAudioSession.CategoryOptions rawValue
        :p
        @AVAudioSession.CategoryOptions init(rawValue:)
        :p
        @AVAudioSession.CategoryOptions mixWithOthers
        :p
        @AVAudioSession.CategoryOptions duckOthers
        :p
        @AVAudioSession.CategoryOptions allowBluetooth
        :p
        @AVAudioSession.CategoryOptions defaultToSpeaker
        :p
        @AVAudioSession.CategoryOptions interruptSpokenAudioAndMixWithOthers
        :p
        @AVAudioSession.CategoryOptions allowBluetoothA2DP
        :p
        @AVAudioSession.CategoryOptions allowAirPlay
        :p
        @AVAudioSession.SetActiveOptions 
        :p
        @AVAudioSession.SetActiveOptions rawValue
        :p
        @AVAudioSession.SetActiveOptions init(rawValue:)
        :p
        @AVAudioSession.SetActiveOptions notifyOthersOnDeactivation
        :p
        @AVAudioSession sharedInstance()
        :p
        @AVAudioSession category
        :p
        @AVAudioSession mode
        :p
        @AVAudioSession categoryOptions
        :p
        @AVAudioSession isOtherAudioPlaying
        :p
        @AVAudioSession secondaryAudioShouldBeSilencedHint
        :p
        @AVAudioSession outputVolume
        :p
        @AVAudioSession setCategory(_:)
        :p
        @AVAudioSession setCategory(_:options:)
        :p
        @AVAudioSession setCategory(_:mode:options:)
        :p
        @AVAudioSession setMode(_:)
        :p
        @AVAudioSession setActive(_:options:)
        :p
        @NSPredicate 
        /Stage/Bindings/Bindings+PredicateLibrary.swift
        =A condition on objects.
        !documented NSPredicate; the common part of its formats: what else stands in one is refused by name when it is asked \#
        (simplified).
        :p
        @NSPredicate predicateFormat
        :p
        @NSPredicate init(format:_:)
        :p
        @NSPredicate init(format:argumentArray:)
        :p
        @NSPredicate init(value:)
        :p
        @NSPredicate init(block:)
        :p
        @NSPredicate evaluate(with:)
        :p
        @NSPredicate evaluate(with:substitutionVariables:)
        :p
        @NSCompoundPredicate 
        !documented NSCompoundPredicate.
        :p
        @NSCompoundPredicate.LogicalType 
        :p
        @NSCompoundPredicate.LogicalType not
        :p
        @NSCompoundPredicate.LogicalType and
        :p
        @NSCompoundPredicate.LogicalType or
        :p
        @NSCompoundPredicate compoundPredicateType
        :p
        @NSCompoundPredicate subpredicates
        :p
        @NSCompoundPredicate init(type:subpredicates:)
        :p
        @NSCompoundPredicate init(andPredicateWithSubpredicates:)
        :p
        @NSCompoundPredicate init(orPredicateWithSubpredicates:)
        :p
        @NSCompoundPredicate init(notPredicateWithSubpredicate:)
        :p
        @NSSortDescriptor 
        =An order of objects by one of their properties.
        !documented NSSortDescriptor.
        :p
        @NSSortDescriptor key
        :p
        @NSSortDescriptor ascending
        :p
        @NSSortDescriptor init(key:ascending:)
        :p
        @NSSortDescriptor init(key:ascending:selector:)
        :p
        @NSSortDescriptor init(keyPath:ascending:)
        :p
        @NSSortDescriptor init(key:ascending:comparator:)
        :p
        @NSSortDescriptor compare(_:to:)
        :p
        @NSSortDescriptor reversedSortDescriptor
        :p
        @Array sortedArray(using:)
        :p
        @Array filtered(using:)
        :p
        @Locale init(localeIdentifier:)
        /Stage/Bindings/Bindings+ReferencesLibrary.swift
        !documented NSLocale.init(localeIdentifier:).
        :p
        @Locale localeIdentifier
        !documented NSLocale.localeIdentifier.
        :p
        @Locale.Key 
        =What can be asked of a locale.
        !documented NSLocale.Key.
        :p
        @Locale.Key rawValue
        :p
        @Locale.Key init(rawValue:)
        :p
        @Locale.Key identifier
        :p
        @Locale.Key languageCode
        :p
        @Locale.Key countryCode
        :p
        @Locale.Key currencyCode
        :p
        @Locale.Key currencySymbol
        :p
        @Locale.Key decimalSeparator
        :p
        @Locale.Key groupingSeparator
        :p
        @Locale.Key usesMetricSystem
        :p
        @Locale object(forKey:)
        !documented NSLocale.object(forKey:).
        :p
        @Locale displayName(forKey:value:)
        !documented NSLocale.displayName(forKey:value:).
        :p
        @Locale currentLocaleDidChangeNotification
        !documented NSLocale.currentLocaleDidChangeNotification.
        :p
        @TimeZone init(name:)
        !documented NSTimeZone.init(name:).
        :p
        @TimeZone init(forSecondsFromGMT:)
        !documented NSTimeZone.init(forSecondsFromGMT:).
        :p
        @TimeZone local
        !documented NSTimeZone.local, system, default.
        :p
        @TimeZone system
        :p
        @TimeZone default
        :p
        @TimeZone name
        !documented NSTimeZone.name.
        :p
        @Data length
        !documented NSData.length.
        :p
        @Data init(data:)
        !documented NSData.init(data:).
        :p
        @Data init(referencing:)
        !documented Data.init(referencing:).
        :p
        @NSMutableData 
        =Bytes that are shared by whoever has them.
        !documented NSMutableData; no pointer leads to its bytes (simplified).
        :p
        @NSMutableData init()
        :p
        @NSMutableData init(data:)
        :p
        @NSMutableData init(capacity:)
        :p
        @NSMutableData init(length:)
        :p
        @NSMutableData init(contentsOfFile:)
        :p
        @NSMutableData length
        :p
        @NSMutableData count
        :p
        @NSMutableData append(_:)
        :p
        @NSMutableData setData(_:)
        :p
        @NSMutableData subdata(with:)
        :p
        @NSMutableData resetBytes(in:)
        :p
        @NSMutableData base64EncodedString()
        :p
        @NSMutableData isEqual(_:)
        :p
        @NSMutableData hash
        :p
        @NSMutableString 
        =A text that is shared by whoever has it; its places are counted in UTF-16 units.
        !documented NSMutableString.
        :p
        @NSMutableString init()
        :p
        @NSMutableString init(string:)
        :p
        @NSMutableString init(capacity:)
        :p
        @NSMutableString init(format:_:)
        :p
        @NSMutableString length
        :p
        @NSMutableString description
        :p
        @NSMutableString append(_:)
        :p
        @NSMutableString appendFormat(_:_:)
        :p
        @NSMutableString setString(_:)
        :p
        @NSMutableString insert(_:at:)
        :p
        @NSMutableString deleteCharacters(in:)
        :p
        @NSMutableString replaceCharacters(in:with:)
        :p
        @NSMutableString replaceOccurrences(of:with:options:range:)
        :p
        @NSMutableString substring(with:)
        :p
        @NSMutableString substring(from:)
        :p
        @NSMutableString substring(to:)
        :p
        @NSMutableString range(of:)
        :p
        @NSMutableString contains(_:)
        :p
        @NSMutableString isEqual(to:)
        :p
        @NSMutableString isEqual(_:)
        :p
        @NSMutableString hash
        :p
        @NSMutableURLRequest 
        =What is asked of the network, shared by whoever has it.
        !documented NSMutableURLRequest.
        :p
        @NSMutableURLRequest init(url:cachePolicy:timeoutInterval:)
        :p
        @NSMutableURLRequest subscript(dynamicMember:)
        :p
        @NSMutableURLRequest setValue(_:forHTTPHeaderField:)
        :p
        @NSMutableURLRequest addValue(_:forHTTPHeaderField:)
        :p
        @NSMutableURLRequest value(forHTTPHeaderField:)
        :p
        @NSExceptionName 
        !documented NSExceptionName.
        :p
        @NSExceptionName rawValue
        :p
        @NSExceptionName init(rawValue:)
        :p
        @NSExceptionName init(_:)
        :p
        @NSExceptionName genericException
        :p
        @NSExceptionName invalidArgumentException
        :p
        @NSExceptionName internalInconsistencyException
        :p
        @NSExceptionName rangeException
        :p
        @NSExceptionName objectNotAvailableException
        :p
        @NSException 
        =Something that ends the app where nobody catches it; Swift cannot.
        !documented NSException.
        :p
        @NSException name
        :p
        @NSException reason
        :p
        @NSException userInfo
        :p
        @NSException init(name:reason:userInfo:)
        :p
        @NSException raise()
        :p
        @NSException raise(_:format:arguments:)
        :p
        @NSException description
        :p
        @UICollectionView.CellRegistration 
        /Stage/Bindings/Bindings+RegistrationsLibrary.swift
        =How cells of a class are filled for items.
        !documented UICollectionView.CellRegistration (one that is made while a cell is asked for is an exception from iOS 15 \#
        on, whose words are reported); simplified, where nothing says the class of the cells they are of \#
        UICollectionViewListCell.
        :p
        @UICollectionView.CellRegistration init(handler:)
        :p
        @UICollectionView.CellRegistration init(cellNib:handler:)
        :p
        @UICollectionView.SupplementaryRegistration 
        =How headers and footers of a class are filled.
        !documented UICollectionView.SupplementaryRegistration.
        :p
        @UICollectionView.SupplementaryRegistration init(elementKind:handler:)
        :p
        @UICollectionView.SupplementaryRegistration init(supplementaryNib:elementKind:handler:)
        :p
        @UICollectionView dequeueConfiguredReusableCell(using:for:item:)
        =A cell of a registration's class, filled for an item.
        !documented UICollectionView.dequeueConfiguredReusableCell(using:for:item:).
        :p
        @UICollectionView dequeueConfiguredReusableSupplementary(using:for:)
        =A header or footer of a registration's class, filled.
        !documented UICollectionView.dequeueConfiguredReusableSupplementary(using:for:).
        :p
        @Runtime NSSelectorFromString(_:)
        /Stage/Bindings/Bindings+RuntimeLibrary.swift
        !documented NSSelectorFromString.
        :p
        @Runtime NSStringFromSelector(_:)
        !documented NSStringFromSelector.
        :p
        @Runtime objc_sync_enter(_:)
        !documented objc_sync_enter; there is one thread, so that nobody waits.
        :p
        @Runtime objc_sync_exit(_:)
        !documented objc_sync_exit; there is one thread, so that nobody waits.
        :p
        @NSObject method(for:)
        !documented NSObject.method(for:); simplified, a pointer that is only compared: an object without the method has one as \#
        well, that of what forwards.
        :p
        @UIApplication responds(to:)
        !documented responds(to:); simplified, of the class only `sharedApplication` is known, by which extensions look for the \#
        app.
        :p
        @UIApplication perform(_:)
        !documented perform(_:); simplified, as responds(to:).
        :p
        @UIApplication value(forKeyPath:)
        !documented value(forKeyPath:); simplified, as responds(to:).
        :p
        @Thread current
        !documented Thread.current; simplified, there is one thread.
        :p
        @Thread main
        !documented Thread.main.
        :p
        @Thread threadDictionary
        !documented Thread.threadDictionary; simplified, there is one thread.
        :p
        @Thread isMainThread
        !documented Thread.isMainThread.
        :p
        @Thread sleep(forTimeInterval:)
        !documented Thread.sleep(forTimeInterval:); of the main thread, and to whole frames (simplified).
        :p
        @Thread sleep(until:)
        !documented Thread.sleep(until:); of the main thread, and to whole frames (simplified).
        :p
        @Runtime sleep(_:)
        !documented sleep(_:), usleep(_:) of POSIX.
        :p
        @Runtime usleep(_:)
        :p
        @Runtime pthread_key_create(_:_:)
        !documented pthread_key_create; simplified, there is one thread, which never ends.
        :p
        @Runtime pthread_getspecific(_:)
        !documented pthread_getspecific.
        :p
        @Runtime pthread_setspecific(_:_:)
        !documented pthread_setspecific.
        :p
        @Runtime pthread_main_np()
        !documented pthread_main_np.
        :p
        @DispatchSpecificKey 
        =A key of a value that belongs to a queue.
        !documented DispatchSpecificKey.
        :p
        @DispatchSpecificKey init()
        :p
        @DispatchQueue setSpecific(key:value:)
        !documented DispatchQueue.setSpecific(key:value:).
        :p
        @DispatchQueue getSpecific(key:)
        !documented DispatchQueue.getSpecific(key:).
        :p
        @DispatchQueue getSpecific(key:)
        !documented DispatchQueue.getSpecific(key:); simplified, of the queues only the main one is known to be the running \#
        one.
        :p
        @String 
        /Stage/Bindings/Bindings+StringLibrary.swift
        =Foundation's part of strings.
        !documented String (Foundation), StringProtocol; the language is English.
        :px
        @String.CompareOptions 
        :pi
        @String.CompareOptions rawValue
        :pi
        @String.CompareOptions caseInsensitive
        :pi
        @String.CompareOptions literal
        :pi
        @String.CompareOptions backwards
        :pi
        @String.CompareOptions anchored
        :pi
        @String.CompareOptions numeric
        :pi
        @String.CompareOptions diacriticInsensitive
        :pi
        @String.CompareOptions widthInsensitive
        :pi
        @String.CompareOptions forcedOrdering
        :pi
        @String.CompareOptions regularExpression
        :pi
        @String.Encoding 
        !documented String.Encoding; UTF-8, UTF-16 and ASCII (simplified).
        :pi
        @String.Encoding ascii
        :pi
        @String.Encoding utf8
        :pi
        @String.Encoding isoLatin1
        :pi
        @String.Encoding unicode
        :pi
        @String.Encoding utf16
        :pi
        @String range(of:options:range:locale:)
        :pi
        @String rangeOfCharacter(from:)
        :pi
        @String components(separatedBy:)
        :pi
        @String trimmingCharacters(in:)
        :pi
        @String replacingOccurrences(of:with:options:range:)
        :pi
        @String addingPercentEncoding(withAllowedCharacters:)
        :pi
        @String removingPercentEncoding
        :pi
        @String capitalized
        :pi
        @String localizedCapitalized
        :pi
        @String localizedUppercase
        :pi
        @String localizedLowercase
        :pi
        @String folding(options:locale:)
        :pi
        @String compare(_:options:range:locale:)
        :pi
        @String caseInsensitiveCompare(_:)
        :pi
        @String localizedCompare(_:)
        :pi
        @String localizedCaseInsensitiveCompare(_:)
        :pi
        @String localizedStandardCompare(_:)
        :pi
        @String localizedCaseInsensitiveContains(_:)
        :pi
        @String localizedStandardContains(_:)
        :pi
        @String localizedStandardRange(of:)
        :pi
        @String appending(_:)
        :pi
        @String appendingFormat(_:_:)
        :pi
        @String enumerateLines(invoking:)
        :pi
        @String data(using:allowLossyConversion:)
        :pi
        @String init(bytes:encoding:)
        :pi
        @String init(data:encoding:)
        :pi
        @String lengthOfBytes(using:)
        :pi
        @String maximumLengthOfBytes(using:)
        :pi
        @String size(withAttributes:)
        :pi
        @String boundingRect(with:options:attributes:context:)
        :pi
        @String draw(at:withAttributes:)
        :pi
        @String draw(in:withAttributes:)
        :pi
        @String draw(with:options:attributes:context:)
        :pi
        @CharacterSet 
        !documented CharacterSet.
        :px
        @CharacterSet invert()
        :pi
        @String 
        =A text as the path of a file.
        !documented NSString (its methods for paths). Fidelity: documented String.localizedStringWithFormat(_:_:).
        :px
        @String localizedStringWithFormat(_:_:)
        :pi
        @String lastPathComponent
        :p
        @String pathComponents
        :p
        @String pathExtension
        :p
        @String deletingPathExtension
        :p
        @String deletingLastPathComponent
        :p
        @String appendingPathComponent(_:)
        :p
        @String appendingPathExtension(_:)
        :p
        @NSString 
        =A text whose places are counted in UTF-16 units.
        !documented NSString; a value: it has no identity of its own (simplified).
        :p
        @NSString init()
        :p
        @NSString init(string:)
        :p
        @NSString init(format:_:)
        :p
        @NSString description
        :p
        @NSString length
        :p
        @NSString lastPathComponent
        :p
        @NSString pathComponents
        :p
        @NSString pathExtension
        :p
        @NSString deletingPathExtension
        :p
        @NSString deletingLastPathComponent
        :p
        @NSString isAbsolutePath
        :p
        @NSString capitalized
        :p
        @NSString uppercased
        :p
        @NSString lowercased
        :p
        @NSString intValue
        :p
        @NSString integerValue
        :p
        @NSString longLongValue
        :p
        @NSString doubleValue
        :p
        @NSString floatValue
        :p
        @NSString boolValue
        :p
        @NSString appendingPathComponent(_:)
        :p
        @NSString appendingPathExtension(_:)
        :p
        @NSString appending(_:)
        :p
        @NSString hasPrefix(_:)
        :p
        @NSString hasSuffix(_:)
        :p
        @NSString contains(_:)
        :p
        @NSString isEqual(to:)
        :p
        @NSString components(separatedBy:)
        :p
        @NSString trimmingCharacters(in:)
        :p
        @NSString substring(to:)
        :p
        @NSString substring(from:)
        :p
        @NSString substring(with:)
        :p
        @NSString range(of:options:)
        :p
        @NSString range(of:options:range:)
        :p
        @NSString rangeOfCharacter(from:options:)
        :p
        @NSString rangeOfCharacter(from:options:range:)
        :p
        @NSString range(of:options:range:locale:)
        :p
        @NSString character(at:)
        :p
        @NSString replacingCharacters(in:with:)
        :p
        @NSString replacingOccurrences(of:with:)
        :p
        @NSString replacingOccurrences(of:with:options:range:)
        :p
        @NSString compare(_:options:)
        :p
        @NSString size(withAttributes:)
        :p
        @NSString boundingRect(with:options:attributes:context:)
        :p
        @NSString data(using:)
        :p
        @NSRange 
        !documented NSRange.
        :px
        @NSRange init(_:in:)
        :pi
        @NSRange init(_:)
        :pi
        @NSRange lowerBound
        :pi
        @NSRange upperBound
        :pi
        @NSRange contains(_:)
        :pi
        @NSRange intersection(_:)
        :pi
        @NSRange union(_:)
        :pi
        @Int 
        =Numbers as objects: Swift's own numbers stand for them.
        !documented NSNumber; a number itself: a Bool is printed as one (simplified).
        :px
        @Int intValue
        :pi
        @Int integerValue
        :pi
        @Int uintValue
        :pi
        @Int int32Value
        :pi
        @Int int64Value
        :pi
        @Int doubleValue
        :pi
        @Int floatValue
        :pi
        @Int boolValue
        :pi
        @Int stringValue
        :pi
        @Int decimalValue
        :pi
        @Int compare(_:)
        :pi
        @Double intValue
        :p
        @Double integerValue
        :p
        @Double doubleValue
        :p
        @Double floatValue
        :p
        @Double boolValue
        :p
        @Double stringValue
        :p
        @Double decimalValue
        :p
        @Double compare(_:)
        :p
        @Bool intValue
        :p
        @Bool integerValue
        :p
        @Bool doubleValue
        :p
        @Bool floatValue
        :p
        @Bool boolValue
        :p
        @Bool stringValue
        :p
        @NSNumber 
        /Stage/Bindings/Bindings+Strings.swift
        =A number as an object: Swift's own numbers stand for it.
        !documented NSNumber; a number itself: a Bool is printed as one (simplified).
        :p
        @NSValue 
        =A rectangle, point, size or range as an object: the value itself stands for it.
        !documented NSValue; the value itself (simplified).
        :p
        @CharacterSet 
        =Characters of some kind.
        !documented CharacterSet.
        :p
        @AttributeContainer 
        /Stage/Bindings/Bindings+TextLibrary.swift
        =Attributes that are put on a text together.
        !documented AttributeContainer; UIKit's attributes.
        :p
        @AttributeContainer init()
        :p
        @AttributeContainer init(_:)
        :p
        @AttributeContainer font
        :p
        @AttributeContainer foregroundColor
        :p
        @AttributeContainer backgroundColor
        :p
        @AttributeContainer kern
        :p
        @AttributeContainer tracking
        :p
        @AttributeContainer baselineOffset
        :p
        @AttributeContainer link
        :p
        @AttributeContainer paragraphStyle
        :p
        @AttributeContainer underlineColor
        :p
        @AttributeContainer underlineStyle
        :p
        @AttributeContainer strikethroughStyle
        :p
        @AttributeContainer merge(_:)
        :p
        @AttributeContainer merging(_:)
        :p
        @AttributedString 
        =A text whose parts have attributes, as a value.
        !documented AttributedString; UIKit's attributes, places as a string has them: Markdown, runs and own attributes are \#
        left out (simplified).
        :p
        @AttributedString init()
        :p
        @AttributedString init(_:attributes:)
        :p
        @AttributedString init(stringLiteral:)
        :p
        @AttributedString init(_:)
        :p
        @AttributedString ==(left:right:)
        :p
        @AttributedString +(left:right:)
        :p
        @AttributedString +=(left:right:)
        :p
        @AttributedString description
        :p
        @AttributedString characters
        :p
        @AttributedString unicodeScalars
        :p
        @AttributedString startIndex
        :p
        @AttributedString endIndex
        :p
        @AttributedString range(of:options:locale:)
        :p
        @AttributedString append(_:)
        :p
        @AttributedString insert(_:at:)
        :p
        @AttributedString setAttributes(_:)
        :p
        @AttributedString mergeAttributes(_:)
        :p
        @AttributedString settingAttributes(_:)
        :p
        @AttributedString mergingAttributes(_:)
        :p
        @AttributedString subscript(_:)
        :p
        @AttributedString font
        :p
        @AttributedString foregroundColor
        :p
        @AttributedString backgroundColor
        :p
        @AttributedString kern
        :p
        @AttributedString tracking
        :p
        @AttributedString baselineOffset
        :p
        @AttributedString link
        :p
        @AttributedString paragraphStyle
        :p
        @AttributedString underlineColor
        :p
        @AttributedString underlineStyle
        :p
        @AttributedString strikethroughStyle
        :p
        @AttributedSubstring 
        =A part of a text with attributes.
        !documented AttributedSubstring; UIKit's attributes (simplified).
        :p
        @AttributedSubstring characters
        :p
        @AttributedSubstring setAttributes(_:)
        :p
        @AttributedSubstring mergeAttributes(_:)
        :p
        @AttributedSubstring font
        :p
        @AttributedSubstring foregroundColor
        :p
        @AttributedSubstring backgroundColor
        :p
        @AttributedSubstring kern
        :p
        @AttributedSubstring link
        :p
        @AttributedSubstring paragraphStyle
        :p
        @AttributedSubstring underlineStyle
        :p
        @AttributedSubstring strikethroughStyle
        :p
        @UIButton.Configuration attributedTitle
        !documented UIButton.Configuration.attributedTitle.
        :p
        @NSAttributedString init(_:)
        :p
        @Bindings completeTraitCollection(_:)
        /Stage/Bindings/Bindings+Traits.swift
        <subscript(_:)
        @Bindings completeTraitBox(_:)
        <subscript(_:)
        @URL 
        /Stage/Bindings/Bindings+URLs.swift
        =An address.
        !documented URL; what looks at files is left out, and a path is a folder's where it ends in a slash (simplified).
        :p
        @URLComponents 
        =The parts of an address.
        !documented URLComponents.
        :p
        @URLQueryItem 
        =A name and a value of an address's query.
        !documented URLQueryItem.
        :p
        @UIContentUnavailableConfiguration 
        /Stage/Bindings/Bindings+UnavailableLibrary.swift
        =What stands for content that there is not.
        !documented UIContentUnavailableConfiguration; sizes and distances are simplified, texts with attributes and margins \#
        are left out.
        :p
        @UIContentUnavailableConfiguration.Alignment 
        =Where everything stands.
        :p
        @UIContentUnavailableConfiguration.Alignment center
        :p
        @UIContentUnavailableConfiguration.Alignment natural
        :p
        @UIContentUnavailableConfiguration.TextProperties 
        =How a text looks.
        :p
        @UIContentUnavailableConfiguration.TextProperties font
        :p
        @UIContentUnavailableConfiguration.TextProperties color
        :p
        @UIContentUnavailableConfiguration.TextProperties numberOfLines
        :p
        @UIContentUnavailableConfiguration.TextProperties adjustsFontSizeToFitWidth
        :p
        @UIContentUnavailableConfiguration.TextProperties minimumScaleFactor
        :p
        @UIContentUnavailableConfiguration.ImageProperties 
        =How an image looks.
        :p
        @UIContentUnavailableConfiguration.ImageProperties tintColor
        :p
        @UIContentUnavailableConfiguration.ImageProperties cornerRadius
        :p
        @UIContentUnavailableConfiguration.ImageProperties maximumSize
        :p
        @UIContentUnavailableConfiguration.ImageProperties preferredSymbolConfiguration
        :p
        @UIContentUnavailableConfiguration.ButtonProperties 
        =What a button does.
        :p
        @UIContentUnavailableConfiguration.ButtonProperties primaryAction
        :p
        @UIContentUnavailableConfiguration.ButtonProperties menu
        :p
        @UIContentUnavailableConfiguration.ButtonProperties isEnabled
        :p
        @UIContentUnavailableConfiguration image
        :p
        @UIContentUnavailableConfiguration imageProperties
        :p
        @UIContentUnavailableConfiguration text
        :p
        @UIContentUnavailableConfiguration textProperties
        :p
        @UIContentUnavailableConfiguration secondaryText
        :p
        @UIContentUnavailableConfiguration secondaryTextProperties
        :p
        @UIContentUnavailableConfiguration button
        :p
        @UIContentUnavailableConfiguration buttonProperties
        :p
        @UIContentUnavailableConfiguration secondaryButton
        :p
        @UIContentUnavailableConfiguration secondaryButtonProperties
        :p
        @UIContentUnavailableConfiguration alignment
        :p
        @UIContentUnavailableConfiguration imageToTextPadding
        :p
        @UIContentUnavailableConfiguration textToSecondaryTextPadding
        :p
        @UIContentUnavailableConfiguration textToButtonPadding
        :p
        @UIContentUnavailableConfiguration buttonToSecondaryButtonPadding
        :p
        @UIContentUnavailableConfiguration directionalLayoutMargins
        :p
        @UIContentUnavailableConfiguration background
        :p
        @UIContentUnavailableConfiguration empty()
        =A look without content.
        :p
        @UIContentUnavailableConfiguration loading()
        =A look for content that is on its way.
        !documented UIContentUnavailableConfiguration.loading() (the text and an indicator).
        :p
        @UIContentUnavailableConfiguration search()
        =A look for a search that finds nothing.
        !documented UIContentUnavailableConfiguration.search() (with what is searched for, where the state has it).
        :p
        @UIContentUnavailableConfiguration makeContentView()
        =A view that shows it.
        :p
        @UIContentUnavailableConfiguration updated(for:)
        =The same look in a state.
        :p
        @UIContentUnavailableConfiguration ==(first:second:)
        :p
        @UIContentUnavailableConfiguration hash(into:)
        :p
        @UIContentUnavailableView 
        =Shows what stands for content that there is not.
        !documented UIContentUnavailableView; it does not scroll (simplified).
        :p
        @UIContentUnavailableView isScrollEnabled
        :p
        @UIContentUnavailableView configuration
        :p
        @UIContentUnavailableView init(configuration:)
        :p
        @UIContentUnavailableView init(coder:)
        :p
        @UnitAcceleration 
        /Stage/Bindings/Bindings+UnitTables.swift
        !documented UnitAcceleration.
        :p
        @UnitAcceleration baseUnit()
        :p
        @UnitAcceleration metersPerSecondSquared
        :p
        @UnitAcceleration gravity
        :p
        @UnitAngle 
        !documented UnitAngle.
        :p
        @UnitAngle baseUnit()
        :p
        @UnitAngle degrees
        :p
        @UnitAngle arcMinutes
        :p
        @UnitAngle arcSeconds
        :p
        @UnitAngle radians
        :p
        @UnitAngle gradians
        :p
        @UnitAngle revolutions
        :p
        @UnitArea 
        !documented UnitArea.
        :p
        @UnitArea baseUnit()
        :p
        @UnitArea squareMegameters
        :p
        @UnitArea squareKilometers
        :p
        @UnitArea squareMeters
        :p
        @UnitArea squareCentimeters
        :p
        @UnitArea squareMillimeters
        :p
        @UnitArea squareMicrometers
        :p
        @UnitArea squareNanometers
        :p
        @UnitArea squareInches
        :p
        @UnitArea squareFeet
        :p
        @UnitArea squareYards
        :p
        @UnitArea squareMiles
        :p
        @UnitArea acres
        :p
        @UnitArea ares
        :p
        @UnitArea hectares
        :p
        @UnitConcentrationMass 
        !documented UnitConcentrationMass.
        :p
        @UnitConcentrationMass baseUnit()
        :p
        @UnitConcentrationMass gramsPerLiter
        :p
        @UnitConcentrationMass milligramsPerDeciliter
        :p
        @UnitDispersion 
        !documented UnitDispersion.
        :p
        @UnitDispersion baseUnit()
        :p
        @UnitDispersion partsPerMillion
        :p
        @UnitDuration 
        !documented UnitDuration.
        :p
        @UnitDuration baseUnit()
        :p
        @UnitDuration hours
        :p
        @UnitDuration minutes
        :p
        @UnitDuration seconds
        :p
        @UnitDuration milliseconds
        :p
        @UnitDuration microseconds
        :p
        @UnitDuration nanoseconds
        :p
        @UnitDuration picoseconds
        :p
        @UnitElectricCharge 
        !documented UnitElectricCharge.
        :p
        @UnitElectricCharge baseUnit()
        :p
        @UnitElectricCharge coulombs
        :p
        @UnitElectricCharge megaampereHours
        :p
        @UnitElectricCharge kiloampereHours
        :p
        @UnitElectricCharge ampereHours
        :p
        @UnitElectricCharge milliampereHours
        :p
        @UnitElectricCharge microampereHours
        :p
        @UnitElectricCurrent 
        !documented UnitElectricCurrent.
        :p
        @UnitElectricCurrent baseUnit()
        :p
        @UnitElectricCurrent megaamperes
        :p
        @UnitElectricCurrent kiloamperes
        :p
        @UnitElectricCurrent amperes
        :p
        @UnitElectricCurrent milliamperes
        :p
        @UnitElectricCurrent microamperes
        :p
        @UnitElectricPotentialDifference 
        !documented UnitElectricPotentialDifference.
        :p
        @UnitElectricPotentialDifference baseUnit()
        :p
        @UnitElectricPotentialDifference megavolts
        :p
        @UnitElectricPotentialDifference kilovolts
        :p
        @UnitElectricPotentialDifference volts
        :p
        @UnitElectricPotentialDifference millivolts
        :p
        @UnitElectricPotentialDifference microvolts
        :p
        @UnitElectricResistance 
        !documented UnitElectricResistance.
        :p
        @UnitElectricResistance baseUnit()
        :p
        @UnitElectricResistance megaohms
        :p
        @UnitElectricResistance kiloohms
        :p
        @UnitElectricResistance ohms
        :p
        @UnitElectricResistance milliohms
        :p
        @UnitElectricResistance microohms
        :p
        @UnitEnergy 
        !documented UnitEnergy.
        :p
        @UnitEnergy baseUnit()
        :p
        @UnitEnergy kilojoules
        :p
        @UnitEnergy joules
        :p
        @UnitEnergy kilocalories
        :p
        @UnitEnergy calories
        :p
        @UnitEnergy kilowattHours
        :p
        @UnitFrequency 
        !documented UnitFrequency.
        :p
        @UnitFrequency baseUnit()
        :p
        @UnitFrequency terahertz
        :p
        @UnitFrequency gigahertz
        :p
        @UnitFrequency megahertz
        :p
        @UnitFrequency kilohertz
        :p
        @UnitFrequency hertz
        :p
        @UnitFrequency millihertz
        :p
        @UnitFrequency microhertz
        :p
        @UnitFrequency nanohertz
        :p
        @UnitFrequency framesPerSecond
        :p
        @UnitFuelEfficiency 
        !documented UnitFuelEfficiency.
        :p
        @UnitFuelEfficiency baseUnit()
        :p
        @UnitFuelEfficiency litersPer100Kilometers
        :p
        @UnitFuelEfficiency milesPerImperialGallon
        :p
        @UnitFuelEfficiency milesPerGallon
        :p
        @UnitIlluminance 
        !documented UnitIlluminance.
        :p
        @UnitIlluminance baseUnit()
        :p
        @UnitIlluminance lux
        :p
        @UnitInformationStorage 
        !documented UnitInformationStorage.
        :p
        @UnitInformationStorage baseUnit()
        :p
        @UnitInformationStorage bytes
        :p
        @UnitInformationStorage bits
        :p
        @UnitInformationStorage nibbles
        :p
        @UnitInformationStorage yottabytes
        :p
        @UnitInformationStorage zettabytes
        :p
        @UnitInformationStorage exabytes
        :p
        @UnitInformationStorage petabytes
        :p
        @UnitInformationStorage terabytes
        :p
        @UnitInformationStorage gigabytes
        :p
        @UnitInformationStorage megabytes
        :p
        @UnitInformationStorage kilobytes
        :p
        @UnitInformationStorage yottabits
        :p
        @UnitInformationStorage zettabits
        :p
        @UnitInformationStorage exabits
        :p
        @UnitInformationStorage petabits
        :p
        @UnitInformationStorage terabits
        :p
        @UnitInformationStorage gigabits
        :p
        @UnitInformationStorage megabits
        :p
        @UnitInformationStorage kilobits
        :p
        @UnitInformationStorage yobibytes
        :p
        @UnitInformationStorage zebibytes
        :p
        @UnitInformationStorage exbibytes
        :p
        @UnitInformationStorage pebibytes
        :p
        @UnitInformationStorage tebibytes
        :p
        @UnitInformationStorage gibibytes
        :p
        @UnitInformationStorage mebibytes
        :p
        @UnitInformationStorage kibibytes
        :p
        @UnitInformationStorage yobibits
        :p
        @UnitInformationStorage zebibits
        :p
        @UnitInformationStorage exbibits
        :p
        @UnitInformationStorage pebibits
        :p
        @UnitInformationStorage tebibits
        :p
        @UnitInformationStorage gibibits
        :p
        @UnitInformationStorage mebibits
        :p
        @UnitInformationStorage kibibits
        :p
        @UnitLength 
        !documented UnitLength.
        :p
        @UnitLength baseUnit()
        :p
        @UnitLength megameters
        :p
        @UnitLength kilometers
        :p
        @UnitLength hectometers
        :p
        @UnitLength decameters
        :p
        @UnitLength meters
        :p
        @UnitLength decimeters
        :p
        @UnitLength centimeters
        :p
        @UnitLength millimeters
        :p
        @UnitLength micrometers
        :p
        @UnitLength nanometers
        :p
        @UnitLength picometers
        :p
        @UnitLength inches
        :p
        @UnitLength feet
        :p
        @UnitLength yards
        :p
        @UnitLength miles
        :p
        @UnitLength scandinavianMiles
        :p
        @UnitLength lightyears
        :p
        @UnitLength nauticalMiles
        :p
        @UnitLength fathoms
        :p
        @UnitLength furlongs
        :p
        @UnitLength astronomicalUnits
        :p
        @UnitLength parsecs
        :p
        @UnitMass 
        !documented UnitMass.
        :p
        @UnitMass baseUnit()
        :p
        @UnitMass kilograms
        :p
        @UnitMass grams
        :p
        @UnitMass decigrams
        :p
        @UnitMass centigrams
        :p
        @UnitMass milligrams
        :p
        @UnitMass micrograms
        :p
        @UnitMass nanograms
        :p
        @UnitMass picograms
        :p
        @UnitMass ounces
        :p
        @UnitMass pounds
        :p
        @UnitMass stones
        :p
        @UnitMass metricTons
        :p
        @UnitMass shortTons
        :p
        @UnitMass carats
        :p
        @UnitMass ouncesTroy
        :p
        @UnitMass slugs
        :p
        @UnitPower 
        !documented UnitPower.
        :p
        @UnitPower baseUnit()
        :p
        @UnitPower terawatts
        :p
        @UnitPower gigawatts
        :p
        @UnitPower megawatts
        :p
        @UnitPower kilowatts
        :p
        @UnitPower watts
        :p
        @UnitPower milliwatts
        :p
        @UnitPower microwatts
        :p
        @UnitPower nanowatts
        :p
        @UnitPower picowatts
        :p
        @UnitPower femtowatts
        :p
        @UnitPower horsepower
        :p
        @UnitPressure 
        !documented UnitPressure.
        :p
        @UnitPressure baseUnit()
        :p
        @UnitPressure newtonsPerMetersSquared
        :p
        @UnitPressure gigapascals
        :p
        @UnitPressure megapascals
        :p
        @UnitPressure kilopascals
        :p
        @UnitPressure hectopascals
        :p
        @UnitPressure inchesOfMercury
        :p
        @UnitPressure bars
        :p
        @UnitPressure millibars
        :p
        @UnitPressure millimetersOfMercury
        :p
        @UnitPressure poundsForcePerSquareInch
        :p
        @UnitSpeed 
        !documented UnitSpeed.
        :p
        @UnitSpeed baseUnit()
        :p
        @UnitSpeed metersPerSecond
        :p
        @UnitSpeed kilometersPerHour
        :p
        @UnitSpeed milesPerHour
        :p
        @UnitSpeed knots
        :p
        @UnitTemperature 
        !documented UnitTemperature.
        :p
        @UnitTemperature baseUnit()
        :p
        @UnitTemperature kelvin
        :p
        @UnitTemperature celsius
        :p
        @UnitTemperature fahrenheit
        :p
        @UnitVolume 
        !documented UnitVolume.
        :p
        @UnitVolume baseUnit()
        :p
        @UnitVolume megaliters
        :p
        @UnitVolume kiloliters
        :p
        @UnitVolume liters
        :p
        @UnitVolume deciliters
        :p
        @UnitVolume centiliters
        :p
        @UnitVolume milliliters
        :p
        @UnitVolume cubicKilometers
        :p
        @UnitVolume cubicMeters
        :p
        @UnitVolume cubicDecimeters
        :p
        @UnitVolume cubicCentimeters
        :p
        @UnitVolume cubicMillimeters
        :p
        @UnitVolume cubicInches
        :p
        @UnitVolume cubicFeet
        :p
        @UnitVolume cubicYards
        :p
        @UnitVolume cubicMiles
        :p
        @UnitVolume acreFeet
        :p
        @UnitVolume bushels
        :p
        @UnitVolume teaspoons
        :p
        @UnitVolume tablespoons
        :p
        @UnitVolume fluidOunces
        :p
        @UnitVolume cups
        :p
        @UnitVolume pints
        :p
        @UnitVolume quarts
        :p
        @UnitVolume gallons
        :p
        @UnitVolume imperialTeaspoons
        :p
        @UnitVolume imperialTablespoons
        :p
        @UnitVolume imperialFluidOunces
        :p
        @UnitVolume imperialPints
        :p
        @UnitVolume imperialQuarts
        :p
        @UnitVolume imperialGallons
        :p
        @UnitVolume metricCups
        :p
        @UnitConverter 
        /Stage/Bindings/Bindings+UnitsLibrary.swift
        !documented UnitConverter.
        :p
        @UnitConverter baseUnitValue(fromValue:)
        :p
        @UnitConverter value(fromBaseUnitValue:)
        :p
        @UnitConverterLinear 
        !documented UnitConverterLinear.
        :p
        @UnitConverterLinear coefficient
        :p
        @UnitConverterLinear constant
        :p
        @UnitConverterLinear init(coefficient:constant:)
        :p
        @UnitConverterLinear baseUnitValue(fromValue:)
        :p
        @UnitConverterLinear value(fromBaseUnitValue:)
        :p
        @UnitConverterLinear isEqual(_:)
        :p
        @Unit 
        !documented Unit.
        :p
        @Unit symbol
        :p
        @Unit init(symbol:)
        :p
        @Unit hash
        :p
        @Unit isEqual(_:)
        :p
        @Dimension 
        !documented Dimension.
        :p
        @Dimension converter
        :p
        @Dimension init(symbol:converter:)
        :p
        @Dimension init(symbol:)
        :p
        @Dimension baseUnit()
        :p
        @Dimension isEqual(_:)
        :p
        @Measurement 
        =An amount and its unit.
        !documented Measurement; it is not read from archives and written to none (simplified).
        :p
        @Measurement unit
        :p
        @Measurement value
        :p
        @Measurement init(value:unit:)
        :p
        @Measurement description
        :p
        @Measurement converted(to:)
        :p
        @Measurement convert(to:)
        :p
        @Measurement hash(into:)
        :p
        @Measurement ==(lhs:rhs:)
        :p
        @Measurement <(lhs:rhs:)
        :p
        @Measurement +(lhs:rhs:)
        :p
        @Measurement -(lhs:rhs:)
        :p
        @Measurement *(lhs:rhs:)
        :p
        @Measurement /(lhs:rhs:)
        :p
        @MeasurementFormatter 
        =Says measurements in the user's language.
        !documented MeasurementFormatter; simplified, in the units that are given: other options, and words for units, are \#
        refused.
        :p
        @MeasurementFormatter.UnitOptions 
        :p
        @MeasurementFormatter.UnitOptions rawValue
        :p
        @MeasurementFormatter.UnitOptions providedUnit
        :p
        @MeasurementFormatter.UnitOptions naturalScale
        :p
        @MeasurementFormatter.UnitOptions temperatureWithoutUnit
        :p
        @MeasurementFormatter unitOptions
        :p
        @MeasurementFormatter unitStyle
        :p
        @MeasurementFormatter locale
        :p
        @MeasurementFormatter numberFormatter
        :p
        @MeasurementFormatter string(from:)
        :p
        @PersonNameComponents 
        !documented PersonNameComponents.
        :p
        @PersonNameComponents namePrefix
        :p
        @PersonNameComponents givenName
        :p
        @PersonNameComponents middleName
        :p
        @PersonNameComponents familyName
        :p
        @PersonNameComponents nameSuffix
        :p
        @PersonNameComponents nickname
        :p
        @PersonNameComponents init(namePrefix:givenName:middleName:familyName:nameSuffix:nickname:)
        :p
        @PersonNameComponentsFormatter 
        !documented PersonNameComponentsFormatter; simplified, names are said as in English, and none is read.
        :p
        @PersonNameComponentsFormatter.Style 
        :p
        @PersonNameComponentsFormatter.Style default
        :p
        @PersonNameComponentsFormatter.Style short
        :p
        @PersonNameComponentsFormatter.Style medium
        :p
        @PersonNameComponentsFormatter.Style long
        :p
        @PersonNameComponentsFormatter.Style abbreviated
        :p
        @PersonNameComponentsFormatter.Options 
        :p
        @PersonNameComponentsFormatter.Options rawValue
        :p
        @PersonNameComponentsFormatter.Options phonetic
        :p
        @PersonNameComponentsFormatter style
        :p
        @PersonNameComponentsFormatter string(from:)
        :p
        @PersonNameComponentsFormatter localizedString(from:style:options:)
        :p
        @objc_AssociationPolicy 
        /Stage/Bindings/Bindings+Values.swift
        =How an associated object is kept.
        !documented objc_AssociationPolicy; what is to be copied is held (simplified).
        :p
        @NSNull 
        =What stands for nothing in lists and dictionaries of objects.
        !documented NSNull.
        :p
        @NSTextCheckingResult 
        /Stage/Bindings/Bindings+ValuesLibrary.swift
        =What a pattern found.
        !documented NSTextCheckingResult; of patterns (simplified).
        :p
        @NSTextCheckingResult init(_:)
        :p
        @NSTextCheckingResult range
        :p
        @NSTextCheckingResult numberOfRanges
        :p
        @NSTextCheckingResult range(at:)
        :p
        @NSRegularExpression 
        =A pattern of characters.
        !documented NSRegularExpression.
        :p
        @NSRegularExpression.Options 
        :p
        @NSRegularExpression.Options rawValue
        :p
        @NSRegularExpression.Options caseInsensitive
        :p
        @NSRegularExpression.Options allowCommentsAndWhitespace
        :p
        @NSRegularExpression.Options ignoreMetacharacters
        :p
        @NSRegularExpression.Options dotMatchesLineSeparators
        :p
        @NSRegularExpression.Options anchorsMatchLines
        :p
        @NSRegularExpression.MatchingOptions 
        :p
        @NSRegularExpression.MatchingOptions rawValue
        :p
        @NSRegularExpression.MatchingOptions reportProgress
        :p
        @NSRegularExpression.MatchingOptions anchored
        :p
        @NSRegularExpression pattern
        :p
        @NSRegularExpression options
        :p
        @NSRegularExpression init(pattern:options:)
        :p
        @NSRegularExpression matches(in:options:range:)
        :p
        @NSRegularExpression firstMatch(in:options:range:)
        :p
        @NSRegularExpression numberOfMatches(in:options:range:)
        :p
        @NSRegularExpression rangeOfFirstMatch(in:options:range:)
        :p
        @NSRegularExpression stringByReplacingMatches(in:options:range:withTemplate:)
        :p
        @NSRegularExpression enumerateMatches(in:options:range:using:)
        :p
        @JSONSerialization 
        =JSON and the values that it stands for.
        !documented JSONSerialization; keys are written in order (simplified).
        :p
        @JSONSerialization.ReadingOptions 
        :p
        @JSONSerialization.ReadingOptions rawValue
        :p
        @JSONSerialization.ReadingOptions mutableContainers
        :p
        @JSONSerialization.ReadingOptions mutableLeaves
        :p
        @JSONSerialization.ReadingOptions fragmentsAllowed
        :p
        @JSONSerialization.ReadingOptions allowFragments
        :p
        @JSONSerialization.WritingOptions 
        :p
        @JSONSerialization.WritingOptions rawValue
        :p
        @JSONSerialization.WritingOptions prettyPrinted
        :p
        @JSONSerialization.WritingOptions sortedKeys
        :p
        @JSONSerialization.WritingOptions fragmentsAllowed
        :p
        @JSONSerialization.WritingOptions withoutEscapingSlashes
        :p
        @JSONSerialization jsonObject(with:options:)
        :p
        @JSONSerialization data(withJSONObject:options:)
        :p
        @JSONSerialization isValidJSONObject(_:)
        :p
        @TypeBinding addOptions(of:)
        /Stage/Bindings/TypeBinding.swift
        =What every option set has.
        <contains(_:) remove(_:)
        @Watching checkThread(_:_:)
        /Stage/Bindings/Watching.swift
        =Complains of a use from another thread, as Xcode's checker does.
        !documented Diagnosing memory, thread, and crash issues early (Main Thread Checker); the words are those of Xcode's \#
        issue at the line.
        """#
}
