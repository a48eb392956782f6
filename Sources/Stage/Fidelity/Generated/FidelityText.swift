// Generated from Sources/UIKit by `swift run BindingGenerator`. Change the comments there and run it again.

extension Fidelity {
    static let text = #"""
        @TimingCurve easeInOut
        /Animation/TimingCurve.swift
        !documented CAMediaTimingFunctionName.
        @TimingCurve spring(_:damping:velocity:)
        /Animation/TimingCurve.swift
        !simplified; the frequency is chosen so that the spring has come to rest, to a thousandth, at the end of the duration.
        @UICubicTimingParameters 
        /Animation/UITimingParameters.swift
        =A pace given by two control points.
        !documented UICubicTimingParameters.
        +
        @UISpringTimingParameters 
        /Animation/UITimingParameters.swift
        =The pace of a spring.
        !documented UISpringTimingParameters; its motion is simplified as in UIView.animate with a spring.
        +
        @UIViewPropertyAnimator 
        /Animation/UIViewPropertyAnimator.swift
        =An animation that code can hold, move by hand, turn back and let run on.
        !documented UIViewPropertyAnimator.
        +
        @UIViewPropertyAnimator runningPropertyAnimator(withDuration:delay:options:animations:completion:)
        /Animation/UIViewPropertyAnimator.swift
        =Makes an animator and runs it.
        !documented UIViewPropertyAnimator.runningPropertyAnimator(withDuration:delay:options:animations:completion:).
        +
        @UIViewPropertyAnimator releaseEdges()
        /Animation/UIViewPropertyAnimator.swift
        !documented UIViewPropertyAnimator (it must have ended before it is let go); the exception's words are reported.
        @UIViewPropertyAnimator isUserInteractionEnabled
        /Animation/UIViewPropertyAnimator.swift
        =Whether touches reach what moves.
        !simplified.
        +
        @UIViewPropertyAnimator fractionComplete
        /Animation/UIViewPropertyAnimator.swift
        =How far it is in the direction in which it goes, from 0 to 1.
        !documented UIViewAnimating.fractionComplete; reported (counted from the end while it is reversed). Of one that runs, \#
        it is the fraction of the way rather than of the time (simplified).
        +
        @UIViewPropertyAnimator isReversed
        /Animation/UIViewPropertyAnimator.swift
        =Whether it goes back.
        !documented UIViewAnimating.isReversed.
        +
        @UIViewPropertyAnimator startAnimation(afterDelay:)
        /Animation/UIViewPropertyAnimator.swift
        =Runs the animation after some seconds, or lets it run on.
        !documented UIViewAnimating.startAnimation(afterDelay:); one that is reversed before it begins starts at its end.
        +
        @UIViewPropertyAnimator continueAnimation(withTimingParameters:durationFactor:)
        /Animation/UIViewPropertyAnimator.swift
        =Lets the animation run on after a pause, at another pace if one is given.
        !documented UIViewImplicitlyAnimating.continueAnimation(withTimingParameters:durationFactor:).
        +
        @UIViewPropertyAnimator stopAnimation(_:)
        /Animation/UIViewPropertyAnimator.swift
        =Stops the animation where the display shows it: the views' own values become those.
        !documented UIViewAnimating.stopAnimation(_:).
        +
        @UIViewPropertyAnimator finishAnimation(at:)
        /Animation/UIViewPropertyAnimator.swift
        =Ends a stopped animation at a position: its completions run.
        !documented UIViewAnimating.finishAnimation(at:).
        +
        @UIViewPropertyAnimator refuse(_:)
        /Animation/UIViewPropertyAnimator.swift
        !documented UIViewPropertyAnimator (each call's states); the exception's words are simplified.
        @World changing(_:of:from:to:)
        /Animation/World+Animation.swift
        =Notes that a property of a view goes from one value to another; it moves when this happens inside an animation and in \#
        a window.
        !reported (document 003: an animation started in viewDidLoad does not run); a layer outside any window has no clock.
        @Keyboard duration
        /Application/Keyboard.swift
        =Seconds.
        !reported (0.25 s with the curve 7, which has no public name).
        @World updateKeyboard()
        /Application/Keyboard.swift
        =Brings the keyboard to where the first responder wants it.
        !documented UIResponder.keyboardWillShowNotification and its neighbours; that a change of frame is told before a coming \#
        or going is reported; from iOS 11 on nothing is posted when the keyboard stays as it is.
        @World wantedKeyboard()
        /Application/Keyboard.swift
        !documented UIResponder.inputView and inputAccessoryView: the responder chain is searched from the first responder on.
        <inputView inputAccessoryView
        @DeviceProfile keyboardHeight(onScreen:)
        /Application/Keyboard.swift
        =How high the keyboard is on a screen of some size, the home indicator's room included, in points.
        !simplified; the heights of the English keyboard with its row of suggestions, for every kind of keyboard.
        @NotificationCenter 
        /Application/NotificationCenter.swift
        =Passes notifications to whoever has asked for them, in the order in which they asked.
        !documented NotificationCenter.
        +
        @UIStatusBarManager 
        /Application/StatusBar.swift
        =What a scene's status bar is like now.
        !documented UIStatusBarManager.
        +
        @World updateStatusBarIfNeeded()
        /Application/StatusBar.swift
        =Asks the controllers that decide what they want of the status bar, of the home indicator and of the edges' gestures, \#
        when others decide now or one has said that its wish is another one.
        !documented UIViewController.setNeedsStatusBarAppearanceUpdate(), childForStatusBarHidden; recorded nav-pop-below-arm1 \#
        (asked before viewWillAppear).
        @UIWindow statusBarDecider
        /Application/StatusBar.swift
        =Whose wishes count: the front-most of the root and what is presented over it, if it captures the status bar.
        !documented UIViewController.modalPresentationCapturesStatusBarAppearance (what is presented fullScreen always does).
        @UIApplication sendAction(_:to:from:for:)
        /Application/UIApplication.swift
        =Calls an action method of a target; for nil, of the first that has it in the responder chain from the first responder \#
        on, or else from the sender.
        !documented UIApplication.sendAction(_:to:from:for:).
        +
        @UIApplication next
        /Application/UIApplication.swift
        =The delegate, if it is a responder.
        !documented Using responders and the responder chain to handle events.
        +
        @UIApplicationDelegate main()
        /Application/UIApplicationDelegate.swift
        =The entry that @main asks for.
        !simplified.
        +
        @UIDevice orientation
        /Application/UIDevice.swift
        =How the device is held.
        !simplified; known from the start, also to apps that have not asked for notifications.
        +
        @UIDevice isGeneratingDeviceOrientationNotifications
        /Application/UIDevice.swift
        =Whether changes of the orientation are told: always here.
        !simplified.
        +
        @UIDevice beginGeneratingDeviceOrientationNotifications()
        /Application/UIDevice.swift
        =Asks for notifications of changes of the orientation.
        !simplified.
        +
        @UIDevice endGeneratingDeviceOrientationNotifications()
        /Application/UIDevice.swift
        =Asks no longer for notifications of changes of the orientation.
        !simplified.
        +
        @UIDeviceOrientation interface
        /Application/UIInterfaceOrientation.swift
        =The way up that an interface takes for a device that is held so; nil when it keeps the one it has.
        !documented UIInterfaceOrientation.landscapeLeft (turning the device to the left turns the content to the right).
        @UIResponder takeFirstResponder()
        /Application/UIResponder+First.swift
        !documented UIResponder.becomeFirstResponder(); that the new one is asked before the old one gives up is reported (text \#
        fields that hand over the keyboard: shouldBegin, the other's shouldEnd and didEnd, didBegin).
        <canBecomeFirstResponder resignFirstResponder()
        @World endInput(in:)
        /Application/UIResponder+First.swift
        =Takes the keys away from a first responder that is about to leave its window with view.
        !recorded nav-pop-delegate-vast (2012); later versions are simplified.
        @UIView endEditing(_:)
        /Application/UIResponder+First.swift
        =Makes this view, or the one in it that is first responder, give that up; by force even where its delegate objects.
        !documented UIView.endEditing(_:).
        <resignFirstResponder()
        +
        @UIResponder becomeFirstResponder()
        /Application/UIResponder.swift
        =Makes this object the first responder; whoever was it has to give it up.
        !documented UIResponder.becomeFirstResponder(); outside a window, where Apple calls the result undefined, it waits for \#
        the window (simplified).
        +
        @UIResponder touchesBegan(_:with:)
        /Application/UIResponder.swift
        =Override point: a finger has come down.
        !documented UIResponder, Using responders and the responder chain to handle events.
        +
        @UIResponder touchesMoved(_:with:)
        /Application/UIResponder.swift
        =Override point: the finger has moved.
        !documented UIResponder, Using responders and the responder chain to handle events.
        +
        @UIResponder touchesEnded(_:with:)
        /Application/UIResponder.swift
        =Override point: the finger has been lifted.
        !documented UIResponder, Using responders and the responder chain to handle events.
        +
        @UIResponder touchesCancelled(_:with:)
        /Application/UIResponder.swift
        =Override point: the system has taken the finger away.
        !documented UIResponder, Using responders and the responder chain to handle events.
        +
        @World predictedTraits
        /Application/UIScreen.swift
        =What a view that has been in no window takes its traits to be: those of a window that fills the screen.
        !documented WWDC 2019 session 224.
        @UIWindow next
        /Application/UIWindow.swift
        =The scene, or the app when there is none.
        !documented Using responders and the responder chain to handle events.
        +
        @UIWindow rootViewController
        /Application/UIWindow.swift
        =The controller whose view fills the window.
        !documented UIWindow.rootViewController; reported stackoverflow.com/questions/26763020 (2014) and \#
        github.com/AdevintaSpain/Sencha/pull/23 (iOS 13) for what is presented.
        +
        @UserDefaults 
        /Application/UserDefaults.swift
        =Small values by key that outlive the app.
        !simplified; nothing is kept from one run to the next.
        +
        @World resizeWindows(to:)
        /Application/WindowGeometry.swift
        =Gives the app's windows another size, as dragging Split View's divider does.
        !documented UIContentContainer.viewWillTransition(to:with:); how long it takes is simplified.
        +
        @World change(_:to:isAnimated:announcesSize:_:)
        /Application/WindowGeometry.swift
        =Gives a window another size: the controllers are told what is coming, then everything moves together.
        !recorded rotation-ios12, trait-doc-order (told of traits, then of the size, then traits and layout change); that the \#
        blocks alongside run after the first layout is simplified.
        @UIViewController announce(_:with:)
        /Application/WindowGeometry.swift
        =Tells of traits that are coming, if this controller is in a window and they differ from those that it has.
        !documented UIContentContainer.willTransition(to:with:) (called before the traits change).
        <willTransition(to:with:)
        @UIViewController forward(size:coordinator:)
        /Application/WindowGeometry.swift
        =Tells the children of a size that is coming: those whose views are loaded and have another.
        !documented UIContentContainer.size(forChildContentContainer:withParentContainerSize:); reported rdar 24277475 (a \#
        covered controller is told as long as its view's size differs).
        <size(forChildContentContainer:withParentContainerSize:)
        @World holdDevice(_:)
        /Application/WindowOrientation.swift
        =Holds the device so before launch: the app is launched that way up.
        !recorded launch-neuburg-ios15-landscape-device.
        +
        @World allowedOrientations(for:)
        /Application/WindowOrientation.swift
        =What the app's delegate says for a window, else what the device allows.
        !documented UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:).
        @World turnWindowsIfNeeded()
        /Application/WindowOrientation.swift
        =Turns the windows when the device has been turned or another controller decides now.
        !documented UIViewController.supportedInterfaceOrientations; that a rotation waits for a transition is simplified.
        @World turn(to:isForced:)
        /Application/WindowOrientation.swift
        =Turns every window.
        !recorded launch-neuburg-ios15-rotate-at-launch (no viewWillTransition; two pairs of layout callbacks, of which the \#
        second is taken to come from the status bar's change of the safe area).
        @UIWindow orientationDecider
        /Application/WindowOrientation.swift
        =Whose wishes count: the front-most of the root and what covers the whole screen over it.
        !documented UIViewController.supportedInterfaceOrientations (the root or the top-most full-screen controller).
        @World connectScene(delegate:)
        /Application/World+Life.swift
        =Connects a scene to a delegate of the learner's: the delegate makes the window; then the scene comes to the \#
        foreground.
        !recorded launch-scene-lemonbrush.
        <application(_:configurationForConnecting:options:) scene(_:willConnectTo:options:)
        +
        @World implicitScene
        /Application/World+Life.swift
        =The scene that holds the windows of an app that knows no scenes, made when it is first asked for; nil in other apps.
        !documented UIWindow.windowScene (iOS 13); that none of the scenes' notifications is posted for it is simplified.
        @World enterBackground()
        /Application/World+Life.swift
        =Leaves the app, for the home screen.
        !recorded background-progressconcepts; documented UISceneDelegate (with scenes the app's delegate hears of none of \#
        this). The system's pictures of the app in both styles are not taken (simplified), and the run loop goes on in the \#
        background.
        <sceneDidEnterBackground(_:)
        +
        @World enterForeground()
        /Application/World+Life.swift
        =Comes back to the app.
        !recorded background-progressconcepts; documented UISceneDelegate.
        +
        @World terminate()
        /Application/World+Life.swift
        =The user ends the app in the app switcher.
        !recorded scene-kill-forum; documented UIApplicationDelegate.applicationWillTerminate(_:). The process goes on here.
        <sceneDidDisconnect(_:)
        +
        @World warnOfMemory()
        /Application/World+Life.swift
        =The system runs short of memory: the app's delegate is told, then every living controller, oldest first.
        !recorded memory-warning-catalyst26; no view is unloaded.
        <didReceiveMemoryWarning()
        +
        @ObjectiveCName swiftNames(of:)
        /Archives/ObjectiveCName.swift
        =The full Swift names that a method with an Objective-C name may have, the likeliest first: save: is save(_:), \#
        saveWithItem: is saveWithItem(_:) or save(item:), saveFor: also save(for:), tap:event: is tap(_:event:).
        !documented Swift's Objective-C interoperability: the first label follows "With", or stands alone when it is a \#
        preposition.
        @World missingNib(_:)
        /Archives/UINib.swift
        !documented UINib, the exception of a nib that is not there.
        @UIStoryboard init(name:bundle:)
        /Archives/UIStoryboard.swift
        =The storyboard of a name.
        !documented UIStoryboard.init(name:bundle:).
        +
        @World makeMainWindow(for:)
        /Archives/UIStoryboard.swift
        =Does what the system does before it tells an app's or scene's delegate that it may begin: makes the window of the main \#
        storyboard, if there is one, and gives it to the delegate's property window.
        !documented UISceneStoryboardFile and UIMainStoryboardFile; that the file is the one called Main is simplified.
        @UIStoryboardSegueTemplate trigger(sender:)
        /Archives/UIStoryboardSegueTemplate.swift
        =A control, bar button or recogniser has triggered the segue: the controller is asked first.
        !documented UIViewController.shouldPerformSegue(withIdentifier:sender:).
        @UIStoryboardSegueTemplate perform(sender:)
        /Archives/UIStoryboardSegueTemplate.swift
        =Makes the destination, prepares, performs.
        !documented UIViewController.prepare(for:sender:), recorded appear-2012 (the destination has no view while the source \#
        prepares).
        @UIStoryboardSegueTemplate unwind(_:from:sender:)
        /Archives/UIStoryboardSegueTemplate.swift
        !documented Apple, Technical Note TN2298 (the search for the destination, then prepare, the action, the transition).
        <prepare(for:sender:)
        @UITableView take(_:)
        /Archives/UITableView+Archive.swift
        =Takes the cells that a file has for the table; they are made with it.
        !documented UITableViewController (static content: the controller is the data source by itself).
        @UIViewController loadArchivedView()
        /Archives/UIViewController+Storyboard.swift
        =Makes the view that a storyboard or nib has for the controller; false when there is none.
        !documented UIViewController.nibName (the nib of that name, else one named as the class, with and without \#
        "Controller").
        @UIViewController unwindDestination(_:sender:)
        /Archives/UIViewController+Storyboard.swift
        =The nearest controller that takes an unwind segue: from here outwards, through parents and presenters.
        !simplified; custom containers' own ways (allowedChildrenForUnwinding) are left out.
        @Unarchiver 
        /Archives/Unarchiver.swift
        =Makes the objects of an interface file for one owner: all of them, then the user's attributes, then the connections, \#
        then awakeFromNib().
        !documented Resource Programming Guide, The Nib Object Life Cycle (made, connected, awakened); that a view's subviews \#
        are made within its `init(coder:)`, and that attributes are set before connections, is simplified.
        +
        @Unarchiver set(_:at:of:)
        /Archives/Unarchiver.swift
        =Sets one of the runtime attributes that the file gives an object; one that it has no property for is told and left.
        !reported, text of a console (the exception is caught by the nib's loading).
        @Unarchiver connect(_:of:to:)
        /Archives/Unarchiver.swift
        !documented Resource Programming Guide (an outlet is set by key-value coding).
        @Unarchiver embed(_:in:)
        /Archives/Unarchiver.swift
        !reported (a container view's segue runs while the view's nib loads: before the owner's viewDidLoad, and prepare before \#
        that).
        @LayoutComponent victim(among:)
        /AutoLayout/LayoutComponent.swift
        =Which of the rules at odds is given up: code's before UIKit's own, and the constraint that was made last.
        !simplified; which constraint UIKit breaks is not documented.
        @LayoutSolution frame(of:scale:)
        /AutoLayout/LayoutSolution.swift
        =Where an item is in its superview's or owner's coordinates, in points, its edges on whole pixels.
        !reported (three equal columns of 320 points are 106.5, 107 and 106.5 wide at two pixels to a point).
        @LayoutSystem local(_:)
        /AutoLayout/LayoutSystem+Boxes.swift
        =A view in its superview's coordinates, before its transform.
        !documented UIView.transform: Auto Layout takes no account of it.
        @LayoutSystem box(of:in:)
        /AutoLayout/LayoutSystem+Boxes.swift
        =A view in the coordinates of one that it is in or is.
        !documented Apple technical note TN2154, UIScrollView and Auto Layout.
        @NSLayoutAnchor 
        /AutoLayout/NSLayoutAnchor.swift
        =A place of a view or guide that constraints are made from.
        !simplified; Apple's is a generic class, whose two kinds of places are the two classes below.
        +
        @UIKit systemSpacing
        /AutoLayout/NSLayoutAnchor.swift
        =The system's distance between neighbours, in points.
        !simplified; the real distance depends on what the neighbours are.
        @NSLayoutConstraint isActive
        /AutoLayout/NSLayoutConstraint+Activation.swift
        =Whether the constraint takes part in layout.
        !documented NSLayoutConstraint.isActive (added to and removed from the closest common ancestor).
        +
        @UIView addConstraint(_:)
        /AutoLayout/NSLayoutConstraint+Activation.swift
        =Makes a constraint take part in layout; this view must be an ancestor of what it ties, or one of them.
        !documented UIView.addConstraint(_:); reported "Unable to install constraint on view" (the console's message, then the \#
        exception).
        +
        @UIView dropOutsideConstraints()
        /AutoLayout/NSLayoutConstraint+Activation.swift
        =Removes the constraints that tie this view or one in it to something outside.
        !documented UIView.removeFromSuperview().
        @NSLayoutConstraint.Attribute objection(to:multiplier:)
        /AutoLayout/NSLayoutConstraint+Pairing.swift
        =Why no constraint can be made between this attribute and another one; nil when one can.
        !reported (the exceptions' words).
        @NSLayoutConstraint constraints(withVisualFormat:options:metrics:views:)
        /AutoLayout/NSLayoutConstraint+VisualFormat.swift
        =The constraints that a visual format describes, none of them active.
        !documented NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:); `|-` is tied to the superview's \#
        margins (documented UIView.layoutMargins), views are 8 points apart; the exception's words are reported, its reasons \#
        for rare mistakes from memory.
        +
        @NSLayoutConstraint.Attribute 
        /AutoLayout/NSLayoutConstraint.swift
        =A place or size of a view or guide.
        !simplified; languages that are read from the right are not simulated.
        +
        @NSLayoutConstraint priority
        /AutoLayout/NSLayoutConstraint.swift
        =How much the constraint matters.
        !documented NSLayoutConstraint.priority: while a constraint is active, its priority cannot become or cease to be \#
        required.
        +
        @UIKeyboardLayoutGuide 
        /AutoLayout/UIKeyboardLayoutGuide.swift
        =The part of a view that the keyboard covers; without a keyboard, the safe area's at the bottom.
        !documented UIKeyboardLayoutGuide; a keyboard that floats or is split is not simulated.
        +
        @UIView readableContentGuide
        /AutoLayout/UILayoutGuide.swift
        =The part of the view within its margins, not wider than is good for reading.
        !reported (672 points at the default size of text); that it grows as running text does is simplified.
        +
        @UIView systemLayoutSizeFitting(_:)
        /AutoLayout/UIView+Fitting.swift
        =The size nearest to targetSize that the constraints inside this view allow, in points.
        !documented UIView.systemLayoutSizeFitting(_:) (both axes at fittingSizeLevel).
        +
        @UIView constraintsAffectingLayout(for:)
        /AutoLayout/UIView+Fitting.swift
        =The constraints that bear on where this view is and how large, along an axis: all that are connected with it, directly \#
        or by others.
        !documented UIView.constraintsAffectingLayout(for:), which may leave some out; those that UIKit makes itself are not \#
        listed here.
        +
        @UIView exerciseAmbiguityInLayout()
        /AutoLayout/UIView+Fitting.swift
        =Gives a view whose frame is ambiguous another of the frames that its constraints allow, with the next layout.
        !documented UIView.exerciseAmbiguityInLayout(); which frame it is, is drawn by lot there and one of three in turn here \#
        (simplified).
        +
        @World tell(contradictions:in:)
        /AutoLayout/World+Contradictions.swift
        =Writes UIKit's message for constraints that cannot all hold: once, for as long as they stay at odds.
        !documented Auto Layout Guide, Unsatisfiable Layouts; addresses are left out.
        @UIViewControllerWrapperView 
        /Controllers/SystemViews.swift
        =Holds one controller's view inside a container.
        !reported document 003 (superview true, window false at viewWillAppear and viewDidDisappear).
        @UIViewControllerWrapperView layoutSubviews()
        /Controllers/SystemViews.swift
        =Lets a view that does not extend under bars end where they begin.
        !documented UIViewController.edgesForExtendedLayout; bars of containers further out are not seen, simplified.
        @UIViewController extendedEdges(under:)
        /Controllers/SystemViews.swift
        =The edges at which this controller's view reaches under bars, of which some are opaque.
        !documented UIViewController.extendedLayoutIncludesOpaqueBars; recorded nav-pop-below-arm1 (asked in that order).
        <extendedLayoutIncludesOpaqueBars edgesForExtendedLayout
        @UIGrabber spokenTitle
        /Controllers/SystemViews.swift
        !reported (what VoiceOver says).
        @TransitionContext targetTransform
        /Controllers/TransitionContext.swift
        =How the container turns meanwhile.
        !simplified; a rotation is a change of size.
        +
        @TransitionContext view(forKey:)
        /Controllers/TransitionContext.swift
        =The view of one of the transition's controllers; nil for a view that the transition leaves alone.
        !documented UIViewControllerContextTransitioning.view(forKey:).
        +
        @TransitionContext completeTransition(_:)
        /Controllers/TransitionContext.swift
        =Ends the transition: the container moves the views and ends the appearances inside this call.
        !documented UIViewControllerContextTransitioning.completeTransition(_:).
        <animationEnded(_:)
        +
        @TransitionContext pauseInteractiveTransition()
        /Controllers/TransitionContext.swift
        =Takes hold of a transition on its way, if its animations can be interrupted.
        !documented UIViewControllerContextTransitioning.pauseInteractiveTransition().
        +
        @TransitionContext animate()
        /Controllers/TransitionContext.swift
        =Lets the animator set up its animations; while the transition is held, so are they.
        !documented UIViewControllerAnimatedTransitioning.interruptibleAnimator(using:); that it is asked for what drives a \#
        transition only, and animateTransition(using:) is called otherwise, is simplified.
        <animateTransition(using:)
        @TransitionCoordinator start(animator:interactor:)
        /Controllers/TransitionCoordinator+Running.swift
        =Lets the app's own animator move the views; what drives it, if anything does, begins to.
        !documented UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning.
        <transitionDuration(using:)
        @TransitionCoordinator isInterruptible
        /Controllers/TransitionCoordinator.swift
        =Whether a finger can take hold of the transition on its way.
        !simplified; transitions of the system's own can be taken hold of again.
        +
        @TransitionCoordinator targetTransform
        /Controllers/TransitionCoordinator.swift
        =How the container turns meanwhile.
        !simplified; a rotation is a change of size.
        +
        @TransitionCoordinator animate(alongsideTransition:completion:)
        /Controllers/TransitionCoordinator.swift
        =Animates changes over the same frames as the transition; once it is set up, they join it where it is.
        !documented UIViewControllerTransitionCoordinator.
        +
        @UIViewController transitionCoordinator
        /Controllers/TransitionCoordinator.swift
        =The transition that this controller or one of those around it is in; nil when there is none.
        !documented UIViewController.transitionCoordinator (for as long as the transition is in flight).
        +
        @UIAlertController fixedPresentationStyle
        /Controllers/UIAlertController.swift
        !documented UIAlertController (an action sheet is a popover where there is width); on a phone it is shown over the \#
        screen.
        @UIAlertController loadView()
        /Controllers/UIAlertController.swift
        =Override point: makes the card with texts and buttons.
        +
        @UIAlertController choose(_:)
        /Controllers/UIAlertController.swift
        !reported; the handler runs in the completion of the dismissal, after viewDidDisappear.
        @UIAlertController layOutContainer()
        /Controllers/UIAlertController.swift
        !simplified; the card's measures are about the real one's.
        @UINavigationBar buttons
        /Controllers/UINavigationBar.swift
        =The buttons of the item that is shown, and where they stand.
        !simplified; each is as wide as its text and 16 points, 44 at least, from 16 points off the edge on.
        @UINavigationBar isTranslucent
        /Controllers/UINavigationBar.swift
        =Whether what is behind the bar shines through; under a bar that lets nothing through no page reaches unless it says \#
        so.
        !documented UINavigationBar.isTranslucent, UIViewController.extendedLayoutIncludesOpaqueBars.
        +
        @UINavigationBar barStyle
        /Controllers/UINavigationBar.swift
        =The bar's look, by which the status bar's text is chosen.
        !documented UINavigationBar.barStyle; its colours are not drawn (simplified).
        +
        @UINavigationBar prefersLargeTitles
        /Controllers/UINavigationBar.swift
        =Whether titles may be large: the bar is higher then.
        !documented UINavigationBar.prefersLargeTitles; the title itself is drawn as others are (simplified).
        +
        @UINavigationController ownAnimator(for:from:to:)
        /Controllers/UINavigationController+Animators.swift
        =Asks the delegate for an animator, and for what drives it.
        !documented UINavigationControllerDelegate.
        <navigationController(_:animationControllerFor:from:to:) navigationController(_:interactionControllerFor:)
        @UINavigationController setNavigationBarHidden(_:animated:)
        /Controllers/UINavigationController+Bars.swift
        =Leaves the bar out or brings it back.
        !simplified; the bar's own motion is left out. During a transition only the page that comes gets other insets.
        +
        @UINavigationController setToolbarHidden(_:animated:)
        /Controllers/UINavigationController+Bars.swift
        =Leaves the bar below out or brings it back.
        !simplified; the bar's own motion is left out.
        +
        @UINavigationController barHeight(over:)
        /Controllers/UINavigationController+Bars.swift
        =The bar's height over a controller's page, in points.
        !reported; a large title adds 52, not where there is little room upright, and does not shrink when the page scrolls \#
        (simplified).
        @UINavigationController showsLargeTitle(_:)
        /Controllers/UINavigationController+Bars.swift
        !documented UINavigationItem.largeTitleDisplayMode (automatic takes over from the item before; the first is large).
        @UINavigationController allowsPush(of:)
        /Controllers/UINavigationController+Misuse.swift
        =Whether a controller may be put on the stack; if not, the exception has been reported.
        !reported, texts of crash logs: a controller that is on the stack already, and a navigation controller.
        @UINavigationController allowsStack(of:)
        /Controllers/UINavigationController+Misuse.swift
        =Whether the stack can be these controllers; if not, the exception has been reported.
        !reported, text of a crash log.
        @UINavigationController allowsPop(to:)
        /Controllers/UINavigationController+Misuse.swift
        =Whether the stack holds a controller to pop to; if not, the exception has been reported.
        !reported, text of a crash log.
        @UINavigationController interactivePopGestureRecognizer
        /Controllers/UINavigationController+Swipe.swift
        =The gesture that swipes a page back; nothing happens at the left edge while it is not enabled or its delegate does not \#
        let it begin.
        !documented UINavigationController.interactivePopGestureRecognizer; reported (it does not begin where the bar is \#
        hidden, or where the back button is hidden or replaced, until its delegate is set).
        +
        @UIParallaxTransitionPanGestureRecognizer hasChanged()
        /Controllers/UINavigationController+Swipe.swift
        !simplified; what counts is where the page would be a fifth of a second later.
        @UINavigationController transitionDuration
        /Controllers/UINavigationController+Transition.swift
        !simplified; the real push is a spring of about this length.
        @UINavigationController beginWaitingTransition()
        /Controllers/UINavigationController+Transition.swift
        =Begins what waits, if nothing is in flight.
        !simplified; a stack that is on its way out of the window waits until it has gone or is back.
        @UINavigationController finishStackTransition(_:)
        /Controllers/UINavigationController+Transition.swift
        !recorded nav-push-cyrus, nav-pop-animated-catalyst26, ipop-cancel-wangling; the places of didMove and didShow are \#
        simplified.
        @UINavigationController putBack(_:above:)
        /Controllers/UINavigationController+Transition.swift
        =Puts a controller whose pop has been cancelled back on the stack, under what has been pushed since.
        !simplified; a stack that was replaced during the pop stays as it was set.
        @UINavigationController childForStatusBarHidden
        /Controllers/UINavigationController.swift
        =The controller on top: it says whether the status bar is hidden.
        !recorded nav-pop-below-arm1 (the controller below is asked when it comes back).
        +
        @UINavigationController childForStatusBarStyle
        /Controllers/UINavigationController.swift
        =The controller on top while the bar is hidden; else the bar's style says how the status bar looks.
        !reported stackoverflow.com/questions/19022210 (preferredStatusBarStyle is not called inside a navigation controller).
        +
        @UINavigationController preferredStatusBarStyle
        /Controllers/UINavigationController.swift
        =As the bar's style asks.
        !reported stackoverflow.com/questions/19022210.
        +
        @UINavigationController pushViewController(_:animated:)
        /Controllers/UINavigationController.swift
        =Puts a controller on top of the stack.
        !recorded nav-push-containment-trace2019 (willMove inside the call), nav-pop-animated-catalyst26 (the rest after it \#
        returns).
        +
        @UINavigationController warnOfNestedPush()
        /Controllers/UINavigationController.swift
        !reported stackoverflow.com/questions/9088465 (both messages); that the second push waits for the end of the first, and \#
        so leaves every appearance whole, is simplified.
        @UINavigationController popViewController(animated:)
        /Controllers/UINavigationController.swift
        =Takes the top off the stack.
        !documented UINavigationController.popViewController(animated:); recorded nav-pop-animated-catalyst26, \#
        nav-pop-nonanimated-deinit-catalyst26.
        +
        @UINavigationController popToRootViewController(animated:)
        /Controllers/UINavigationController.swift
        =Takes everything above the bottom off the stack.
        !documented UINavigationController.popToRootViewController(animated:); recorded nav-poptoroot-nowindow; in a window \#
        simplified.
        +
        @UINavigationController popToViewController(_:animated:)
        /Controllers/UINavigationController.swift
        =Takes everything above a controller off the stack.
        !recorded nav-poptoroot-nowindow (who is not seen leaves at once, from the bottom); the exception is UIKit's.
        +
        @UINavigationController setViewControllers(_:animated:)
        /Controllers/UINavigationController.swift
        =Replaces the stack, bottom first.
        !recorded nav-init-3vcs-uikit-trace for a stack that is in no window; in a window documented only.
        +
        @UINavigationController loadView()
        /Controllers/UINavigationController.swift
        =Override point: makes the container's view with the bar and the view that holds the controllers' wrappers.
        +
        @UIPageViewController duration
        /Controllers/UIPageViewController+Turning.swift
        !simplified; the real turns take about these times.
        @UIPageViewController turn(to:isForward:animated:isHeld:)
        /Controllers/UIPageViewController+Turning.swift
        =Begins to turn to a page; without animation the turn is over at once.
        !recorded page-scroll-wangling, page-curl-wangling (the new page's will comes first). A curl is drawn as a slide \#
        (simplified).
        @UIPageViewController finishTurn(_:)
        /Controllers/UIPageViewController+Turning.swift
        !recorded page-scroll-wangling, page-scroll-cancel-wangling, page-curl-wangling, page-curl-cancel-wangling, \#
        page-setviewcontrollers-in-viewDidLoad (didMove directly after viewDidAppear); didMove(nil) of the page that leaves is \#
        simplified.
        <didMove(toParent:)
        @UIPageViewController beginSwipe(isForward:)
        /Controllers/UIPageViewController+Turning.swift
        =Begins a turn that a finger drives; false when there is no page there or a transition is in flight.
        !recorded page-delegate-order-ios9 (the data source, then willTransitionTo); that the appearance begins after that is \#
        simplified.
        <pageViewController(_:willTransitionTo:)
        @UIPageViewController askNeighbours(isForward:)
        /Controllers/UIPageViewController+Turning.swift
        !recorded page-delegate-order-ios9 (a strip asks for both sides when it is touched first, the next one after, and asks \#
        again only for the side that it does not know); that a curl asks at each touch, for one side, is simplified.
        <After Before
        @UIPagePanGestureRecognizer hasChanged()
        /Controllers/UIPageViewController+Turning.swift
        !simplified; a page comes when it would be more than half there a fifth of a second later, and at the last page nothing \#
        moves.
        @UIPageViewController setViewControllers(_:direction:animated:completion:)
        /Controllers/UIPageViewController.swift
        =Shows a page.
        !recorded page-setviewcontrollers-in-viewDidLoad (no willMove; viewDidAppear before the first layout, didMove directly \#
        after it); the exception is UIKit's.
        +
        @UIPageViewController loadView()
        /Controllers/UIPageViewController.swift
        =Override point: makes the container's view with the view that holds the pages.
        +
        @UIPercentDrivenInteractiveTransition completionCurve
        /Controllers/UIPercentDrivenInteractiveTransition.swift
        =How the rest goes after finish() or cancel().
        !simplified; every curve is drawn as easeOut.
        +
        @UIPercentDrivenInteractiveTransition startInteractiveTransition(_:)
        /Controllers/UIPercentDrivenInteractiveTransition.swift
        =Override point: begins to drive: the animator sets up its animations, which stand still.
        !documented UIPercentDrivenInteractiveTransition; what is asked for before the transition has begun has no effect \#
        (simplified).
        +
        @UIPercentDrivenInteractiveTransition pause()
        /Controllers/UIPercentDrivenInteractiveTransition.swift
        =Takes hold of the transition on its way.
        !documented UIPercentDrivenInteractiveTransition.pause().
        +
        @UIPopoverPresentationController hasSource()
        /Controllers/UIPopoverPresentationController.swift
        =Tells the delegate that the popover comes; false when there is nothing to point at, which UIKit does not forgive.
        !documented UIPopoverPresentationController (an iPad's popover needs a source before it comes).
        <prepareForPopoverPresentation(_:)
        @UIPopoverPresentationController popoverFrame(in:)
        /Controllers/UIPopoverPresentationController.swift
        =Where the popover stands in the container, in points.
        !simplified; below its source where that fits, else above, else beside; the arrow is not drawn.
        @UIPresentationController defaultAdaptation
        /Controllers/UIPresentationController+Adapting.swift
        =What a style becomes where there is little width, when nobody says otherwise.
        !documented UIModalPresentationStyle; before iOS 13 sheets and popovers filled a phone's screen.
        @UIPresentationController adapt(to:)
        /Controllers/UIPresentationController+Adapting.swift
        =Asks how the presentation adapts to where it is.
        !documented UIAdaptivePresentationControllerDelegate; adapting while the view is on the screen is left out \#
        (simplified).
        @UIPresentationController standardFrame(in:)
        /Controllers/UIPresentationController+Geometry.swift
        =Where the style puts the presented view in the container, in points.
        !simplified; a phone's sheet begins 10 points below the status bar, an iPad's is centred.
        @UIPresentationController duration
        /Controllers/UIPresentationController+Transition.swift
        !simplified; the real sheet is a spring of about this length.
        @UIPresentationController present(animated:completion:)
        /Controllers/UIPresentationController+Transition.swift
        =Sets up the views and begins the transition.
        !recorded modal-present-wlgusdn (order), modal-present-layoutmargins-uikittestable (without animation, layout precedes \#
        viewDidAppear); the place of the presentation controller's own methods among the appearance callbacks is simplified.
        @UIPresentationController dismiss(downTo:animated:isByFinger:completion:)
        /Controllers/UIPresentationController+Transition.swift
        =Begins to dismiss what a presenter presents, and what that presents in turn: the front-most moves, those between are \#
        simply gone.
        !recorded modal-fullscreen-dismiss-betterhee, modal-pagesheet-dismiss-betterhee, modal-dismiss-nonanimated-catalyst26; \#
        of a chain documented UIViewController.dismiss(animated:completion:) (only the front-most is animated), the order among \#
        those that go is simplified.
        @UIPresentationController hasGoneBack(_:)
        /Controllers/UIPresentationController+Transition.swift
        =A presentation that was cancelled on its way.
        !simplified; the order follows that of a cancelled pop.
        @UIPresentationController hasGone(_:)
        /Controllers/UIPresentationController+Transition.swift
        !simplified; that the presenter presents nothing any more when the completion runs, so that it can present anew, is \#
        logged nowhere.
        @UIPresentationController hasStayed(_:)
        /Controllers/UIPresentationController+Transition.swift
        =A dismissal that was cancelled on its way.
        !recorded sheet-swipe-cancel-criticalmaps (viewWillAppear again); the rest follows a cancelled pop (simplified).
        @UIPresentationController makeContainer()
        /Controllers/UIPresentationController+Views.swift
        =Makes the container and puts it in front: of the window's content, or of the context's view.
        !documented UIModalPresentationStyle.currentContext (only the context's part of the screen is covered).
        @UIPresentationController lendPresentersView(to:)
        /Controllers/UIPresentationController+Views.swift
        =Moves the presenter's view into the container, where an animator of the app's own finds it.
        !documented UIViewControllerContextTransitioning.containerView.
        @UIPresentationController recede(_:)
        /Controllers/UIPresentationController+Views.swift
        =What a sheet's coming does to the presenter's view: on a phone it steps back and rounds its corners.
        !simplified; drawn for the first sheet on a full screen, at its large detent.
        @UIPresentationController 
        /Controllers/UIPresentationController.swift
        =One presentation: what surrounds a presented controller's view, and how it comes and goes.
        !documented UIPresentationController (both controllers are strong properties); simplified, it holds them from when it \#
        is asked for until its end.
        +
        @UIPresentationController shouldRemovePresentersView
        /Controllers/UIPresentationController.swift
        =Whether the presenter's view leaves the window meanwhile.
        !documented UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext; recorded \#
        modal-fullscreen-presenter-yagamo13, sheet-presenter-wwdc19.
        +
        @UIPresentationController adaptivePresentationStyle
        /Controllers/UIPresentationController.swift
        =The style that the presentation takes where there is little width.
        !documented UIPresentationController.adaptivePresentationStyle; a popover becomes a sheet since iOS 13.
        +
        @UIPresentationController presentationTransitionWillBegin()
        /Controllers/UIPresentationController.swift
        =Override point: the presented view is about to come.
        +
        @UIPresentationController presentationTransitionDidEnd(_:)
        /Controllers/UIPresentationController.swift
        =Override point: the presented view has come, or has gone back.
        +
        @UIPresentationController dismissalTransitionWillBegin()
        /Controllers/UIPresentationController.swift
        =Override point: the presented view is about to go.
        +
        @UIPresentationController dismissalTransitionDidEnd(_:)
        /Controllers/UIPresentationController.swift
        =Override point: the presented view has gone, or has come back.
        +
        @UIPresentationController containerViewWillLayoutSubviews()
        /Controllers/UIPresentationController.swift
        =Override point: the container is about to lay out.
        +
        @UIPresentationController containerViewDidLayoutSubviews()
        /Controllers/UIPresentationController.swift
        =Override point: the container has laid out.
        +
        @UIPresentationController endDrag(finishes:velocity:)
        /Controllers/UISheetPresentationController+Drag.swift
        =Lets the sheet go, as it moves down at velocity points a second.
        !simplified; what counts is where the sheet would be a fifth of a second later.
        @UIViewController isModalHere
        /Controllers/UISheetPresentationController+Drag.swift
        =Whether this controller, or one in it that is on the screen, may be dismissed by code only.
        !documented UIViewController.isModalInPresentation; that children count too is reported.
        @UISheetPresentationController detents
        /Controllers/UISheetPresentationController.swift
        =The heights at which the sheet rests, lowest first; the large one alone by default.
        !documented UISheetPresentationController.detents.
        +
        @UISheetPresentationController prefersEdgeAttachedInCompactHeight
        /Controllers/UISheetPresentationController.swift
        =Whether the sheet stands on the bottom edge of a screen of little height.
        !simplified.
        +
        @UISheetPresentationController widthFollowsPreferredContentSizeWhenEdgeAttached
        /Controllers/UISheetPresentationController.swift
        =Whether such a sheet has the width that its controller prefers.
        !simplified.
        +
        @UISheetPresentationController prefersScrollingExpandsWhenScrolledToEdge
        /Controllers/UISheetPresentationController.swift
        =Whether scrolling in the sheet makes it higher first.
        !documented UISheetPresentationController.
        +
        @UISheetPresentationController heights(in:)
        /Controllers/UISheetPresentationController.swift
        =The heights at which a sheet on the bottom edge of a container rests now, in points, with the detents' names.
        !documented UISheetPresentationController; a custom detent's value leaves out the bottom's safe area.
        @UISheetPresentationController isUndimmed
        /Controllers/UISheetPresentationController.swift
        =Whether what is behind stays bright at the present detent.
        !documented UISheetPresentationController.largestUndimmedDetentIdentifier.
        @World height(of:most:whole:traits:)
        /Controllers/UISheetPresentationController.swift
        =A detent's height in points, without the room for the home indicator.
        !simplified; the medium detent is half of the screen.
        @UISplitViewController adaptToWidth()
        /Controllers/UISplitViewController+Collapsing.swift
        =Follows the size class of the window, and its width.
        !reported split-collapse-at-window.
        @UISplitViewController collapse()
        /Controllers/UISplitViewController+Collapsing.swift
        !documented UISplitViewControllerDelegate (the delegate chooses the top column; without one it is the secondary); that \#
        the other columns' controllers move onto the primary stack themselves is simplified.
        <splitViewControllerDidCollapse(_:)
        @UISplitViewController expand()
        /Controllers/UISplitViewController+Collapsing.swift
        !documented UISplitViewControllerDelegate (the proposed display mode); what stands on the primary stack above its own \#
        controllers goes to the secondary column (simplified).
        <splitViewController(_:displayModeForExpandingToProposedDisplayMode:) splitViewControllerDidExpand(_:)
        @UISplitViewController showInSecondary(_:)
        /Controllers/UISplitViewController+Collapsing.swift
        =Shows a controller as the detail: in the secondary column, or on top of the one stack.
        !documented UISplitViewController.showDetailViewController(_:sender:).
        @UISplitViewController hasRoomToTile
        /Controllers/UISplitViewController+Columns.swift
        !simplified; columns stand side by side from 1000 points of width on.
        @UISplitViewController shownMode
        /Controllers/UISplitViewController+Columns.swift
        =The display mode with the system's choice filled in.
        !simplified; an iPad that is held upright shows the secondary column only.
        @UISplitViewController install(animated:)
        /Controllers/UISplitViewController+Columns.swift
        =Puts the columns in place when the container itself appears for the first time.
        !reported split-collapse-at-window (the window's size class decides); the order of the columns' callbacks is \#
        simplified.
        @UISplitViewController bringWanted(animated:)
        /Controllers/UISplitViewController+Columns.swift
        =Brings the columns that are wanted now, and takes the others out; who comes is told first.
        !simplified; recorded by nobody.
        @UISplitViewController frame(of:)
        /Controllers/UISplitViewController+Columns.swift
        =Where a column stands, in points.
        !simplified; all leading columns are as wide as the primary one.
        @UISplitViewController contentTraits(_:for:)
        /Controllers/UISplitViewController.swift
        =The columns before the secondary one have little room sideways.
        !documented WWDC 2014 session 216, Building Adaptive Apps with UIKit.
        @UISplitViewController setViewController(_:for:)
        /Controllers/UISplitViewController.swift
        =Gives a column its controller.
        !documented UISplitViewController.setViewController(_:for:).
        +
        @UISplitViewController show(_:)
        /Controllers/UISplitViewController.swift
        =Shows a column.
        !documented UISplitViewController.show(_:); collapsed, it comes to the top of the stack.
        +
        @UISplitViewController hide(_:)
        /Controllers/UISplitViewController.swift
        =Hides a column.
        !documented UISplitViewController.hide(_:).
        +
        @UISplitViewController preferredPrimaryColumnWidth
        /Controllers/UISplitViewController.swift
        =How wide the primary column is, in points.
        !simplified; 320 unless code says otherwise.
        +
        @UISplitViewController loadView()
        /Controllers/UISplitViewController.swift
        =Override point: makes the container's view.
        +
        @UITab 
        /Controllers/UITab.swift
        =A tab of iOS 18.
        !simplified; refused by name.
        +
        @UITabBar 
        /Controllers/UITabBar.swift
        =The bar at the bottom of a tab bar controller.
        !simplified; a bar of full width at the bottom in every version and on every device, not the floating one of iOS 26 nor \#
        the iPad's at the top from iOS 18.
        +
        @UITabBar layoutSubviews()
        /Controllers/UITabBar.swift
        =Override point: places the buttons.
        +
        @UITabBar barTintColor
        /Controllers/UITabBar.swift
        =The colour of the bar itself.
        !simplified; kept only.
        +
        @UITabBar isTranslucent
        /Controllers/UITabBar.swift
        =Whether what is behind the bar shines through; under a bar that lets nothing through no page reaches unless it says \#
        so.
        !documented UITabBar.isTranslucent, UIViewController.extendedLayoutIncludesOpaqueBars.
        +
        @UITabBarController ownAnimator(from:to:)
        /Controllers/UITabBarController+Animators.swift
        =Asks the delegate for an animator, and for what drives it.
        !documented UITabBarControllerDelegate.
        <tabBarController(_:animationControllerForTransitionFrom:to:) tabBarController(_:interactionControllerFor:)
        @UITabBarController begin(from:to:by:)
        /Controllers/UITabBarController+Animators.swift
        =Begins a change in the wrapper of what leaves: the animator puts what comes into it.
        !simplified; the order of the wills is that of a change without animation.
        @UITabBarController finishTabTransition(_:)
        /Controllers/UITabBarController+Animators.swift
        =The app's own animator has said that the change is over.
        !simplified; the order of the dids is that of a change without animation, a cancelled one follows a cancelled pop.
        @UITabBarController switchViews(to:)
        /Controllers/UITabBarController+Selection.swift
        =Puts the new controller's view in the place of the old one's.
        !recorded tab-switch-catalyst26 (the new one's will comes first, both inside the setter; viewIsAppearing in the \#
        commit), tab-switch-progressconcepts; while the container itself is not visible, the views are exchanged at once \#
        (simplified).
        @UITabBarController tapped(_:)
        /Controllers/UITabBarController+Selection.swift
        =A finger has touched a tab.
        !documented UITabBarControllerDelegate (both methods on taps only, didSelect also when nothing changes); that didSelect \#
        comes directly after the switch is simplified. A tap on the selected tab pops its navigation stack to the first \#
        controller, as in Apple's apps.
        <tabBarController(_:shouldSelect:) tabBarController(_:didSelect:)
        @UITabBarController moveBar(for:to:)
        /Controllers/UITabBarController+Selection.swift
        =Moves the bar to where the top of the selected stack wants it; inside a transition's animations it moves with the \#
        pages.
        !documented UIViewController.hidesBottomBarWhenPushed; the bar slides out to the left, in UIKit it goes with the page.
        @UITabBarController childForStatusBarHidden
        /Controllers/UITabBarController.swift
        =The controller that is shown: it says whether the status bar is hidden.
        !documented UIViewController.childForStatusBarHidden.
        +
        @UITabBarController childForStatusBarStyle
        /Controllers/UITabBarController.swift
        =The controller that is shown: it says how the status bar looks.
        !documented UIViewController.childForStatusBarStyle.
        +
        @UITabBarController viewControllers
        /Controllers/UITabBarController.swift
        =The controllers, from the left.
        !documented UITabBarController.viewControllers.
        +
        @UITabBarController setViewControllers(_:animated:)
        /Controllers/UITabBarController.swift
        =Replaces the controllers.
        !documented UITabBarController.viewControllers (what is selected afterwards); the change of the bar is not animated, \#
        and the place of didMove is simplified (at once for every controller).
        <willMove(toParent:) didMove(toParent:)
        +
        @UITabBarController selectedViewController
        /Controllers/UITabBarController.swift
        =The controller whose tab is chosen.
        !recorded tab-switch-catalyst26; the exception for a controller without a tab is UIKit's.
        +
        @UITabBarController selectedIndex
        /Controllers/UITabBarController.swift
        =The number of the chosen tab, from 0; NSNotFound when there is none.
        !documented UITabBarController.selectedIndex.
        +
        @UITabBarController loadView()
        /Controllers/UITabBarController.swift
        =Override point: makes the container's view with the view that holds the controllers' wrappers, and the bar.
        +
        @UITabBarController tabs
        /Controllers/UITabBarController.swift
        =The tabs of iOS 18, which are not simulated: setting them is refused.
        !simplified; refused by name.
        +
        @UITabBarController setTabBarHidden(_:animated:)
        /Controllers/UITabBarController.swift
        =Leaves the bar out or brings it back.
        !simplified; the bar's own motion is left out.
        +
        @UIToolbar setItems(_:animated:)
        /Controllers/UIToolbar.swift
        =Replaces the buttons, from the left.
        !simplified; buttons share the width evenly, spaces are not measured, and the change is not animated.
        +
        @UIToolbar layoutSubviews()
        /Controllers/UIToolbar.swift
        =Override point: places the buttons.
        +
        @UIViewController begin(_:animated:)
        /Controllers/UIViewController+Appearance.swift
        =Goes from one of the two states of rest towards the other, or turns back on the way.
        !recorded begin-end-4, begin-end-6, begin-end-7 (a reversal in flight adds no did; the same direction again does \#
        nothing).
        <viewWillAppear(_:) viewWillDisappear(_:)
        @UIViewController end()
        /Controllers/UIViewController+Appearance.swift
        =Comes to rest in the direction that was begun.
        !documented UIViewController.endAppearanceTransition(); the message is recorded begin-end-unbalanced-so. A child that \#
        the callback itself adds has an appearance of its own, which does not end with this one.
        <viewDidAppear(_:) viewDidDisappear(_:)
        @UIViewController appearIfPending(force:)
        /Controllers/UIViewController+Appearance.swift
        =Sends the viewIsAppearing that this appearance still owes: when its view is visited in the window, or at the end by \#
        force.
        !documented UIViewController.viewIsAppearing(_:); below iOS 16 not in children of custom containers (reported).
        <viewIsAppearing(_:)
        @UIViewController withholdsUnless(_:)
        /Controllers/UIViewController+Appearance.swift
        =Under the strict rule of document 000 an override that leaves super out keeps the callback from the children.
        !simplified; UIKit forwards around the callback, and this rule is off unless asked for (claim G34).
        @UIViewController noteCallback(_:)
        /Controllers/UIViewController+Appearance.swift
        =Notes that the class's own implementation of a callback runs: it does so inside the one of that name that UIKit sends, \#
        or code has called it.
        !recorded modal-direct-call-misuse; that a super of another name counts is reported.
        @UIViewController adoptChild(_:)
        /Controllers/UIViewController+Containment.swift
        !documented UIViewController.addChild(_:) (calls willMove(toParent:) itself, leaves didMove to the caller); reported by \#
        the source of container-no-addchild-catalyst26 (`parent` is the new one in that call already).
        <willMove(toParent:)
        @UIViewController leaveParent()
        /Controllers/UIViewController+Containment.swift
        !documented UIViewController.removeFromParent() (calls didMove(toParent: nil) itself, leaves willMove to the caller).
        <didMove(toParent:)
        @UIViewController transition(from:to:duration:options:animations:completion:)
        /Controllers/UIViewController+Exchange.swift
        !recorded container-transition-tangqiao2012 (old will, new will, new did, old did; the new view loads first); the two \#
        exceptions are documented in UIViewController.h.
        @UIViewController presentingViewController
        /Controllers/UIViewController+Presentation.swift
        =The controller that presents this one, or one around it.
        !documented UIViewController.presentingViewController; nil already in its viewDidDisappear after a dismissal.
        +
        @UIViewController present(_:animated:completion:)
        /Controllers/UIViewController+Presentation.swift
        =Presents a controller: its view loads at once, the transition begins after the commit.
        !recorded present-not-in-window (the message, nothing is presented); the moment of the transition is simplified.
        @UIViewController mayPresent(_:by:)
        /Controllers/UIViewController+Presentation.swift
        !recorded present-not-in-window (iOS 12); since 13 the message names the receiver too; the exceptions are reported.
        @UIViewController presentingContext(for:)
        /Controllers/UIViewController+Presentation.swift
        =The controller that presents: the outermost one, or for a context style the nearest that defines one.
        !documented UIViewController.present(_:animated:completion:).
        @UIViewController dismiss(animated:completion:)
        /Controllers/UIViewController+Presentation.swift
        =Ends the presentation that this controller began, and all that stand on it, or else the one that it is in.
        !documented UIViewController.dismiss(animated:completion:); the message while another transition is in flight is \#
        reported, and that nothing follows from it then is simplified.
        @UIViewController modalPresentationStyle
        /Controllers/UIViewController+PresentationStyle.swift
        =How this controller is to be presented.
        !documented UIViewController.modalPresentationStyle, UIModalPresentationStyle.automatic: pageSheet for most controllers \#
        since iOS 13, fullScreen before.
        +
        @UIViewController modalTransitionStyle
        /Controllers/UIViewController+PresentationStyle.swift
        =How this controller's view comes and goes.
        !simplified; the other styles are drawn as coverVertical.
        +
        @UIViewController presentationController
        /Controllers/UIViewController+PresentationStyle.swift
        =The presentation that this controller is in, or will be in when it is presented.
        !documented UIViewController.presentationController; a custom one is made only when the controller is presented \#
        (simplified).
        +
        @UIViewController setNeedsUpdateOfSupportedInterfaceOrientations()
        /Controllers/UIViewController+Screen.swift
        =Has the controller asked again which ways up it allows, before the next frame.
        !documented UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations().
        +
        @UIViewController setNeedsStatusBarAppearanceUpdate()
        /Controllers/UIViewController+Screen.swift
        =Has the controllers that decide asked again what they want of the status bar: at once, and inside an animation what \#
        follows from it moves along; while a transition is in flight, before the next frame.
        !documented UIViewController.setNeedsStatusBarAppearanceUpdate(); that it waits for a transition is simplified.
        +
        @UIViewController modalPresentationCapturesStatusBarAppearance
        /Controllers/UIViewController+Screen.swift
        =Whether this controller decides on the status bar while it is presented in another style than fullScreen.
        !documented UIViewController.modalPresentationCapturesStatusBarAppearance.
        +
        @UIViewController editButtonItem
        /Controllers/UIViewController+Screen.swift
        =A bar button that begins and ends editing, and says which.
        !documented UIViewController.editButtonItem.
        +
        @UIViewController traitCollection
        /Controllers/UIViewController+Traits.swift
        =The environment as this controller knows it.
        !documented WWDC 2023 session 10057 (from the view's superview since iOS 17, from the parent before). A controller that \#
        is out of the hierarchy keeps what it knew.
        +
        @UIViewController inheritedTraits(around:)
        /Controllers/UIViewController+Traits.swift
        =What comes from outside: from 17 on from the view's superview; before, from the parent, or from what shows the \#
        controller, and from the screen for one that nobody has made a child.
        !documented WWDC 2023 session 10057.
        @UIViewController catchUpWithParent()
        /Controllers/UIViewController+Traits.swift
        =Catches up with the parent's traits before an appearance, as long as traits come from the parent.
        !reported level49.com 2016-05 (iOS 11: a covered controller gets willTransition(to:with:) before its viewWillAppear \#
        when the interface has turned meanwhile).
        <willTransition(to:with:)
        @UIViewController view
        /Controllers/UIViewController+View.swift
        =The root view; reading it loads it when there is none.
        !documented UIViewController.view.
        +
        @UIViewController loadViewIfNeeded()
        /Controllers/UIViewController+View.swift
        =Loads the view when there is none: loadView(), then viewDidLoad().
        !documented UIViewController.loadViewIfNeeded(); a read of `view` inside `loadView()` recurses without end in UIKit and \#
        is stopped here.
        <loadView() viewDidLoad()
        +
        @UIViewController standIn()
        /Controllers/UIViewController+View.swift
        =Puts an empty, clear view in the place of the one that loadView has not made, so that the run can go on: the screen \#
        stays black.
        !simplified; in UIKit `view` stays nil, and each read calls loadView again.
        @UIViewController claim(_:)
        /Controllers/UIViewController+View.swift
        !documented UIViewControllerHierarchyInconsistency: a view belongs to one controller.
        @UIViewController systemMinimumLayoutMargins
        /Controllers/UIViewController+View.swift
        =The least margins of a controller's view, in points.
        !documented UIViewController.systemMinimumLayoutMargins; the values (16, and 20 from a width of 414) are reported.
        +
        @UIViewController loadView()
        /Controllers/UIViewController.swift
        =Override point: makes the view.
        !documented UIViewController.loadView(); the plain view's size is reported (it starts with the screen's bounds).
        +
        @UIViewController viewDidLoad()
        /Controllers/UIViewController.swift
        =Override point: the view is in memory.
        !documented UIViewController.viewDidLoad(); recorded launch-code-vc-min-5, view-access-in-init-catalyst26 (once, \#
        directly after loadView, whoever asks for the view first).
        +
        @UIViewController viewWillAppear(_:)
        /Controllers/UIViewController.swift
        =Override point: the view is about to be added to a hierarchy.
        !documented UIViewController.viewWillAppear(_:); recorded launch-neuburg-ios11-portrait, nav-push-cyrus, \#
        tab-switch-catalyst26, modal-present-wlgusdn. A child of a container of the learner's gets it inside addSubview \#
        (container-child-in-viewDidLoad-addchild).
        +
        @UIViewController viewIsAppearing(_:)
        /Controllers/UIViewController.swift
        =Override point: the view is in the hierarchy; its traits and geometry are final.
        !documented UIViewController.viewIsAppearing(_:); recorded launch-navroot-catalyst26, nav-pop-animated-catalyst26 (once \#
        for each appearance, in the transaction of viewWillAppear, before the first layout). In a cancelled swipe simplified.
        +
        @UIViewController viewDidAppear(_:)
        /Controllers/UIViewController.swift
        =Override point: the view is on the screen, its transition has ended.
        !documented UIViewController.viewDidAppear(_:); recorded nav-push-csdn2015, modal-present-wlgusdn (after the last \#
        frame), nav-push-nonanimated-reibang (without animation in the same transaction, before layout).
        +
        @UIViewController viewWillDisappear(_:)
        /Controllers/UIViewController.swift
        =Override point: the view is about to leave.
        !documented UIViewController.viewWillDisappear(_:); recorded nav-push-cyrus, ipop-cancel-so18927878 (a cancelled swipe \#
        sends it to both).
        +
        @UIViewController viewDidDisappear(_:)
        /Controllers/UIViewController.swift
        =Override point: the view has left.
        !documented UIViewController.viewDidDisappear(_:); recorded nav-push-csdn2015, modal-over-styles-wlgusdn (none for a \#
        presenter that stays on the screen), tab-switch-progressconcepts.
        +
        @UIViewController viewWillLayoutSubviews()
        /Controllers/UIViewController.swift
        =Override point: the view is about to lay out its subviews.
        !documented UIViewController.viewWillLayoutSubviews(); recorded rotation-ios12, \#
        modal-present-layoutmargins-uikittestable.
        +
        @UIViewController viewDidLayoutSubviews()
        /Controllers/UIViewController.swift
        =Override point: the view has laid out its direct subviews.
        !documented UIViewController.viewDidLayoutSubviews(); recorded rotation-ios12, \#
        modal-present-layoutmargins-uikittestable; that the subviews lay out theirs after it is reported.
        +
        @UIViewController updateViewConstraints()
        /Controllers/UIViewController.swift
        =Override point: the view's constraints are updated.
        !documented UIViewController.updateViewConstraints(); its place before viewIsAppearing is simplified (no log shows \#
        both).
        +
        @UIViewController viewLayoutMarginsDidChange()
        /Controllers/UIViewController.swift
        =Override point: the view's margins have changed.
        !documented UIViewController.viewLayoutMarginsDidChange(); recorded modal-present-layoutmargins-uikittestable.
        +
        @UIViewController viewSafeAreaInsetsDidChange()
        /Controllers/UIViewController.swift
        =Override point: the view's safe area has changed.
        !documented UIViewController.viewSafeAreaInsetsDidChange(); recorded launch-safearea-rickeyboy.
        +
        @UIViewController traitCollectionDidChange(_:)
        /Controllers/UIViewController.swift
        =Override point: the traits have changed.
        !documented UITraitEnvironment.traitCollectionDidChange(_:); recorded trait-doc-order, launch-neuburg-ios11-portrait \#
        (at launch up to iOS 12 only).
        +
        @UIViewController willMove(toParent:)
        /Controllers/UIViewController.swift
        =Override point: the parent is about to change.
        !documented UIViewController.willMove(toParent:); recorded nav-push-containment-trace2019, nav-init-3vcs-uikit-trace.
        +
        @UIViewController didMove(toParent:)
        /Controllers/UIViewController.swift
        =Override point: the parent has changed.
        !documented UIViewController.didMove(toParent:); recorded nav-push-containment-trace2019, nav-init-3vcs-uikit-trace. \#
        Against didShow simplified.
        +
        @UIViewController viewWillTransition(to:with:)
        /Controllers/UIViewController.swift
        =Override point: the view's size is about to change; the default tells the children.
        !documented UIViewController.viewWillTransition(to:with:); recorded rotation-ios12.
        +
        @UIViewController willTransition(to:with:)
        /Controllers/UIViewController.swift
        =Override point: the traits are about to change; the default tells the children.
        !documented UIContentContainer.willTransition(to:with:) (before the size, parents before children).
        +
        @UIViewController size(forChildContentContainer:withParentContainerSize:)
        /Controllers/UIViewController.swift
        =The size that a child has when this controller's view has parentSize, in points: the same.
        !documented UIContentContainer.size(forChildContentContainer:withParentContainerSize:).
        +
        @UIViewController supportedInterfaceOrientations
        /Controllers/UIViewController.swift
        =The ways up that this controller allows: all on an iPad, all but upside down on a phone.
        !documented UIViewController.supportedInterfaceOrientations.
        +
        @UIViewController edgesForExtendedLayout
        /Controllers/UIViewController.swift
        =The edges at which the view reaches under bars; at others it ends where the bar begins.
        !documented UIViewController.edgesForExtendedLayout.
        +
        @UIViewController extendedLayoutIncludesOpaqueBars
        /Controllers/UIViewController.swift
        =Whether the view reaches under bars that let nothing shine through, too.
        !documented UIViewController.extendedLayoutIncludesOpaqueBars.
        +
        @UIViewController prefersStatusBarHidden
        /Controllers/UIViewController.swift
        =Whether the status bar is to be hidden: on phones in landscape.
        !documented UIViewController.prefersStatusBarHidden (hidden where height is compact).
        +
        @UIViewController childForStatusBarHidden
        /Controllers/UIViewController.swift
        =The child that is asked in this one's place whether the status bar is hidden; nil for this one itself.
        !documented UIViewController.childForStatusBarHidden.
        +
        @UIViewController childForStatusBarStyle
        /Controllers/UIViewController.swift
        =The child that is asked in this one's place how the status bar looks; nil for this one itself.
        !documented UIViewController.childForStatusBarStyle.
        +
        @UIViewController setEditing(_:animated:)
        /Controllers/UIViewController.swift
        =Override point: what the controller shows can be edited, or no more.
        !documented UIViewController.setEditing(_:animated:).
        +
        @UIViewController didReceiveMemoryWarning()
        /Controllers/UIViewController.swift
        =Override point: memory is short.
        !documented UIViewController.didReceiveMemoryWarning(); recorded memory-warning-catalyst26.
        +
        @UIViewController prepare(for:sender:)
        /Controllers/UIViewController.swift
        =Override point: a segue from here is about to be performed.
        +
        @UIViewController shouldPerformSegue(withIdentifier:sender:)
        /Controllers/UIViewController.swift
        =Whether a segue that a control has triggered is to be performed.
        !documented UIViewController.shouldPerformSegue(withIdentifier:sender:).
        +
        @UIViewController performSegue(withIdentifier:sender:)
        /Controllers/UIViewController.swift
        =Performs the segue of a name.
        !documented UIViewController.performSegue(withIdentifier:sender:); reported (the exception's words).
        +
        @UIViewController canPerformUnwindSegueAction(_:from:sender:)
        /Controllers/UIViewController.swift
        =Whether an unwind segue may lead here.
        !documented UIViewController.canPerformUnwindSegueAction(_:from:sender:).
        +
        @UIViewController present(_:animated:completion:)
        /Controllers/UIViewController.swift
        =Presents a controller over this one.
        !documented UIViewController.present(_:animated:completion:); recorded modal-present-wlgusdn, \#
        modal-over-styles-wlgusdn, present-not-in-window.
        +
        @UIViewController dismiss(animated:completion:)
        /Controllers/UIViewController.swift
        =Ends the presentation that this controller began, or else the one that it is in.
        !documented UIViewController.dismiss(animated:completion:); recorded modal-dismiss-wlgusdn, \#
        modal-fullscreen-dismiss-betterhee, modal-dismiss-nonanimated-catalyst26. From the middle of a chain simplified.
        +
        @UIViewController addChild(_:)
        /Controllers/UIViewController.swift
        =Makes a child of a controller, and tells it.
        !documented UIViewController.addChild(_:); recorded container-child-in-viewDidLoad-addchild (it sends willMove).
        +
        @UIViewController removeFromParent()
        /Controllers/UIViewController.swift
        =Ends the relation to the parent, and tells.
        !documented UIViewController.removeFromParent(); recorded container-swap-manual-workflow (it sends didMove with nil).
        +
        @UIViewController transition(from:to:duration:options:animations:completion:)
        /Controllers/UIViewController.swift
        =Exchanges a child's view for another's: the new view comes into the old one's superview, animations run, and at the \#
        end the old view is taken out.
        !documented UIViewController.transition(from:to:duration:options:animations:completion:); recorded \#
        container-transition-tangqiao2012.
        +
        @UIViewController show(_:sender:)
        /Controllers/UIViewController.swift
        =Shows a controller as those around this one do it: on the navigation stack, in a column of a split view, or else \#
        presented.
        !documented UIViewController.show(_:sender:).
        +
        @UIViewController showDetailViewController(_:sender:)
        /Controllers/UIViewController.swift
        =Shows a controller as the detail of what this one shows: in the split view's secondary column, or else presented.
        !documented UIViewController.showDetailViewController(_:sender:).
        +
        @UIViewController beginAppearanceTransition(_:animated:)
        /Controllers/UIViewController.swift
        =Override point: tells UIKit that this child begins to appear or to disappear.
        !documented UIViewController.beginAppearanceTransition(_:animated:); recorded begin-end-4, begin-end-6, begin-end-7, \#
        container-swap-manual-workflow.
        +
        @UIViewController endAppearanceTransition()
        /Controllers/UIViewController.swift
        =Override point: tells UIKit that this child has come to the end of what was begun.
        !documented UIViewController.endAppearanceTransition(); recorded begin-end-4, begin-end-unbalanced-so.
        +
        @WindowAppearance 
        /Controllers/WindowAppearance.swift
        =The appearance transitions that a view's way into or out of a window brings about, for controllers that no container \#
        takes care of.
        !recorded container-no-addchild-catalyst26, container-child-in-viewDidLoad-noaddchild.
        @World allowsInsertion(of:in:)
        /Controllers/WindowAppearance.swift
        =Whether a view may be put into another; if not, the exception that UIKit raises has been reported.
        !documented UIViewControllerHierarchyInconsistency (G28: raised when a child's parent is not the controller of the view \#
        that it is put into).
        @World swipeDown(to:over:finishes:)
        /Controllers/World+Presentation.swift
        =Drags the front-most sheet down to a fraction of the way to the bottom, and lets go.
        !documented UIAdaptivePresentationControllerDelegate; recorded sheet-swipe-cancel-criticalmaps.
        +
        @ScrollMotion 
        /Controls/ScrollMotion.swift
        =Content that moves on by itself, each direction for itself.
        !reported medium.com/@esskeetit/scrolling-mechanics-of-uiscrollview-142adee1142c (the speed falls by the rate each \#
        millisecond; at an end the content swings back like a weight of 1 on a spring of 100 without swinging over; it rests \#
        when half a pixel is left).
        @RubberBand 
        /Controls/ScrollMotion.swift
        =How far content gives way that a finger pulls beyond its end.
        !reported medium.com/@esskeetit/scrolling-mechanics-of-uiscrollview-142adee1142c (with 0.55 of the finger's way at \#
        first, and never by the view's whole length).
        @World perform(_:on:isSearching:sender:)
        /Controls/Selector.swift
        =Calls an action method: of the target, or, when there is none, of the first in the responder chain that has it.
        !documented UIControl.addTarget(_:action:for:), UIApplication.sendAction(_:to:from:for:).
        @TextInput hasReturnKey
        /Controls/TextInput.swift
        =Whether the keyboard has a return key that does something now.
        !documented UITextInputTraits.enablesReturnKeyAutomatically; reported (the pads have no return key).
        @TextMetrics 
        /Controls/TextMetrics.swift
        =How much room text takes.
        !simplified; heights are San Francisco's (a line of 17 points is 20.29 points high), widths go by the kind of \#
        character: each kind has one width, in parts of the font's size, near the average of San Francisco's.
        @UIActivityIndicatorView.Style length
        /Controls/UIActivityIndicatorView.swift
        !reported (20 and 37 points square).
        @UIButton.Configuration 
        /Controls/UIButton+Configuration.swift
        =A look for buttons.
        !simplified; corners, sizes and state changes are left out.
        +
        @UIButton imageEdgeInsets
        /Controls/UIButton+Parts.swift
        =Room around the image, in points.
        !simplified.
        +
        @UIButton setBackgroundImage(_:for:)
        /Controls/UIButton+Parts.swift
        =Sets the image behind title and image for a state.
        !simplified.
        +
        @UIButton tintColorDidChange()
        /Controls/UIButton.swift
        =Override point: the tint colour has changed.
        +
        @UIButton intrinsicContentSize
        /Controls/UIButton.swift
        =The size of title or image with the room around it.
        !reported (a system button with a title of 15 points is 30 points high and at least 30 wide).
        +
        @UIButton layoutSubviews()
        /Controls/UIButton.swift
        =Override point: puts the title in the middle.
        +
        @UIControl reach
        /Controls/UIControl+Touches.swift
        =How far outside its bounds a finger still counts as on the control, in points.
        !reported.
        @UIControl touchesBegan(_:with:)
        /Controls/UIControl.swift
        =Override point: begins to follow the finger, and tells of touchDown.
        !documented UIControl.Event (touches do not go on along the responder chain).
        +
        @UIControl touchesMoved(_:with:)
        /Controls/UIControl.swift
        =Override point: tells whether the finger is inside or outside.
        !documented UIControl.Event.
        +
        @UIControl touchesEnded(_:with:)
        /Controls/UIControl.swift
        =Override point: does what the control is for, and tells of touchUpInside; or of touchUpOutside.
        !documented UIControl.Event.
        +
        @UIControl touchesCancelled(_:with:)
        /Controls/UIControl.swift
        =Override point: tells of touchCancel.
        !documented UIControl.Event.
        +
        @UIControl gestureRecognizerShouldBegin(_:)
        /Controls/UIControl.swift
        =A tap that another view's recogniser looks for is the control's own.
        !documented UIGestureRecognizer (interacting with other user interface controls).
        +
        @UIFont 
        /Controls/UIFont.swift
        =A typeface at a size.
        !simplified; one typeface, whose widths `TextMetrics` states.
        +
        @UIFont init(name:size:)
        /Controls/UIFont.swift
        =The font of that full name, HelveticaNeue-Bold, at a size in points.
        !simplified; every name stands for the one typeface, in the weight and the slant that the name tells, and none is \#
        unknown.
        +
        @UIFontMetrics factor(of:for:)
        /Controls/UIFontMetrics.swift
        !simplified; by the ratio of the style's sizes, where UIKit scales by a table of its own.
        @UIFont.TextStyle sizes
        /Controls/UIFontMetrics.swift
        =The size in points, smallest category first.
        !documented Human Interface Guidelines, Typography, iOS Dynamic Type sizes.
        @UIImage 
        /Controls/UIImage.swift
        =A picture: a system symbol, or the place of one of the app's own.
        !simplified; pictures are drawn as a box with their name, and a symbol at the default size is 20 points square.
        +
        @UIImage init(systemName:withConfiguration:)
        /Controls/UIImage.swift
        =A system symbol as a configuration says; nil for an empty name.
        !simplified; the size grows with the point size, weights and scales do not count.
        +
        @UIImage withTintColor(_:)
        /Controls/UIImage.swift
        =The same picture in a colour.
        !documented UIImage.withTintColor(_:) (drawn as a template still takes the view's tint colour).
        +
        @UILabel intrinsicContentSize
        /Controls/UILabel.swift
        =The size of the text: on one line, or broken at preferredMaxLayoutWidth.
        !simplified; `TextMetrics` states the widths.
        +
        @UILabel lineBreakMode
        /Controls/UILabel.swift
        =What happens to text that is too long.
        !simplified; kept, not followed.
        +
        @UILabel adjustsFontSizeToFitWidth
        /Controls/UILabel.swift
        =Whether the font may become smaller to fit.
        !simplified; the font stays as it is.
        +
        @UILabel adjustsFontForContentSizeCategory
        /Controls/UILabel.swift
        =Whether a font that follows the size of text that the user has chosen is renewed when that changes.
        !documented UIContentSizeCategoryAdjusting.adjustsFontForContentSizeCategory.
        +
        @UILabel isEnabled
        /Controls/UILabel.swift
        =Whether the text looks alive.
        !simplified; drawn alike.
        +
        @UIProgressView setProgress(_:animated:)
        /Controls/UIProgressView.swift
        =Says how far, from 0 to 1.
        !simplified; the change is not animated.
        +
        @UIProgressView intrinsicContentSize
        /Controls/UIProgressView.swift
        =As high as the bar; no width of its own.
        !reported (4 points high).
        +
        @UIRefreshControl 
        /Controls/UIRefreshControl.swift
        =Turns while a list is made anew.
        !documented UIRefreshControl (valueChanged when a finger has pulled far enough; endRefreshing ends it; beginRefreshing \#
        tells nobody); simplified, far enough is twice its height, and it keeps its room at the top from when the finger is \#
        lifted.
        +
        @UIScrollView isScrollEnabled
        /Controls/UIScrollView+Delegate.swift
        =Whether a finger scrolls.
        !documented UIScrollView.isScrollEnabled.
        +
        @UIScrollView isPagingEnabled
        /Controls/UIScrollView+Delegate.swift
        =Whether a finger's scrolling stops at multiples of the view's size.
        !documented UIScrollView.isPagingEnabled; simplified, a finger that moves as it lifts goes on to the page that lies \#
        ahead, one that rests leaves the nearest.
        +
        @UIScrollView bounces
        /Controls/UIScrollView+Delegate.swift
        =Whether content gives way at its ends.
        !documented UIScrollView.bounces.
        +
        @UIScrollView decelerationRate
        /Controls/UIScrollView+Delegate.swift
        =What is left of the content's speed after each millisecond.
        !documented UIScrollView.decelerationRate.
        +
        @UIScrollView panGestureRecognizer
        /Controls/UIScrollView+Touches.swift
        =The recogniser that scrolls.
        !documented UIScrollView.panGestureRecognizer.
        +
        @UIScrollView letGo(at:)
        /Controls/UIScrollView+Touches.swift
        =The finger was lifted: the content moves on, from velocity points a second.
        !documented UIScrollViewDelegate (who is asked and told, that the target can be changed, in points and milliseconds); \#
        simplified, the target is within the content's ends.
        <scrollViewDidEndDragging(_:willDecelerate:)
        @UIScrollView haltInside()
        /Controls/UIScrollView+Touches.swift
        =A finger has come down on the content.
        !simplified; it halts what moves between its ends, and the delegate hears of that as of any other halt.
        @UIScrollView leavesToSheet(_:)
        /Controls/UIScrollView+Touches.swift
        =Whether content at its upper end leaves a finger to the sheet that it is in: down, unless that refreshes, and up where \#
        the sheet can stand higher.
        !documented UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge.
        @UIScrollView keyboardDismissMode
        /Controls/UIScrollView.swift
        =How a finger that scrolls sends the keyboard away.
        !documented UIScrollView.keyboardDismissMode; the two interactive modes are refused: the keyboard does not follow the \#
        finger.
        +
        @UIScrollView setContentOffset(_:animated:)
        /Controls/UIScrollView.swift
        =Scrolls to a point of the content.
        !simplified; the animation takes 0.3 s.
        +
        @UIScrollView adjustedContentInset
        /Controls/UIScrollView.swift
        =The room around the content with what the safe area adds, in points.
        !simplified; `automatic` adds the safe area at the top and bottom always.
        +
        @UIScrollView adjustedContentInsetDidChange()
        /Controls/UIScrollView.swift
        =Override point: the insets have changed.
        +
        @UIScrollView safeAreaInsetsDidChange()
        /Controls/UIScrollView.swift
        =Override point: the safe area has changed: what stood at the content's top stays there.
        +
        @UISegmentedControl init(items:)
        /Controls/UISegmentedControl.swift
        =A control with segments of these titles.
        !simplified; titles only, no images.
        +
        @UISegmentedControl takeTap(at:)
        /Controls/UISegmentedControl.swift
        =Chooses the segment at a point, and tells those who want to know.
        !documented UISegmentedControl; simplified, all segments are equally wide.
        @UISegmentedControl intrinsicContentSize
        /Controls/UISegmentedControl.swift
        =As wide as the titles, 32 points high.
        !simplified; `TextMetrics` states the widths.
        +
        @UISlider thumb
        /Controls/UISlider.swift
        =Half the thumb's width, and how far from its middle a finger takes hold of it, in points.
        !simplified.
        @UISlider touchesBegan(_:with:)
        /Controls/UISlider.swift
        =Override point: takes hold of the thumb, if the finger is on it.
        !reported (a finger elsewhere on the track moves nothing).
        +
        @UISlider touchesMoved(_:with:)
        /Controls/UISlider.swift
        =Override point: moves the thumb with the finger.
        +
        @UISlider touchesEnded(_:with:)
        /Controls/UISlider.swift
        =Override point: lets the thumb go.
        +
        @UISlider touchesCancelled(_:with:)
        /Controls/UISlider.swift
        =Override point: lets the thumb go.
        +
        @UISlider intrinsicContentSize
        /Controls/UISlider.swift
        =As high as the thumb; no width of its own.
        !reported (33 points high).
        +
        @UIStackView arrange(in:)
        /Controls/UIStackView+Arrangement.swift
        =The stack's rules, in the coordinates of the stack.
        !documented UIStackView (distribution, alignment, hidden views); names reported from UIKit's console messages.
        @UIStackView insertArrangedSubview(_:at:)
        /Controls/UIStackView.swift
        =Arranges a view at a place among the others.
        !documented UIStackView.insertArrangedSubview(_:at:); it turns off the view's \#
        translatesAutoresizingMaskIntoConstraints.
        +
        @UIStackView forFirstBaselineLayout
        /Controls/UIStackView.swift
        !documented UIView.forFirstBaselineLayout (in a column the first view, in a row the highest).
        +
        @UIStackView forLastBaselineLayout
        /Controls/UIStackView.swift
        =Override point: the view whose last baseline is the stack's: in a column the last one, in a row the highest.
        +
        @UIStepper init(frame:)
        /Controls/UIStepper.swift
        =A stepper at a place in its superview's coordinates, in points; its size is its own.
        !reported (94 by 32 points).
        +
        @UIStepper takeTap(at:)
        /Controls/UIStepper.swift
        =Minus at the left, plus at the right; a tap of the scenario is one on the plus.
        !documented UIStepper; simplified where the scenario taps.
        @UIPageControl takeTap(at:)
        /Controls/UIStepper.swift
        =To the page before at the left half, to the next one at the right; a tap of the scenario is one at the right.
        !documented UIPageControl; simplified where the scenario taps.
        @UIPageControl intrinsicContentSize
        /Controls/UIStepper.swift
        =As wide as its dots, 26 points high.
        !simplified.
        +
        @UISwitch init(frame:)
        /Controls/UISwitch.swift
        =A switch at a place in its superview's coordinates, in points; its size is its own.
        !documented UISwitch.init(frame:) (the size is ignored; 51 by 31 points).
        +
        @UITextField replace(_:with:)
        /Controls/UITextField+Editing.swift
        !documented UITextFieldDelegate.textField(_:shouldChangeCharactersIn:replacementString:), \#
        UIControl.Event.editingChanged; their order with textFieldDidChangeSelection is simplified.
        <textField(_:shouldChangeCharactersIn:replacementString:)
        @UITextField clearButtonRect(forBounds:)
        /Controls/UITextField+Editing.swift
        =Where the button that clears the text is, in the field's coordinates, in points.
        !simplified; a square at the right edge.
        +
        @UITextField pressClear()
        /Controls/UITextField+Editing.swift
        =Clears the text, if the delegate allows it.
        !documented UITextFieldDelegate.textFieldShouldClear(_:); the order of what is told is simplified.
        <textFieldShouldClear(_:)
        @UITextField pressReturn()
        /Controls/UITextField+Editing.swift
        !documented UITextFieldDelegate.textFieldShouldReturn(_:), UIControl.Event.editingDidEndOnExit (a field with an action \#
        for it gives up being first responder); the order of the two events is simplified.
        <textFieldShouldReturn(_:) resignFirstResponder()
        @UITextField text
        /Controls/UITextField+Editing.swift
        =The text; never nil, also after it was set to nil.
        !documented UITextField.text.
        +
        @UITextField clearButtonMode
        /Controls/UITextField+Editing.swift
        =When a button that clears the text is shown, which people call "Clear text".
        !documented UITextField.clearButtonMode; reported (what VoiceOver says).
        +
        @UITextField leftView
        /Controls/UITextField+Editing.swift
        =The view before the text.
        !simplified.
        +
        @UITextField rightView
        /Controls/UITextField+Editing.swift
        =The view after the text.
        !simplified.
        +
        @UITextField hasBegun()
        /Controls/UITextField.swift
        !recorded keyboard-textfield-order (the delegate before the keyboard); the places of the control's event and of the \#
        notification are simplified.
        <textFieldShouldClear(_:) textFieldDidBeginEditing(_:)
        @UITextField hasEnded()
        /Controls/UITextField.swift
        !documented UITextFieldDelegate.textFieldDidEndEditing(_:reason:) (called in place of the method without a reason).
        <textFieldDidEndEditing(_:reason:) textFieldDidEndEditing(_:)
        @UITextField touchesBegan(_:with:)
        /Controls/UITextField.swift
        =Override point: waits for the finger to be lifted.
        +
        @UITextField touchesMoved(_:with:)
        /Controls/UITextField.swift
        =Override point: nothing moves with the finger.
        +
        @UITextField touchesEnded(_:with:)
        /Controls/UITextField.swift
        =Override point: puts the cursor into the field.
        +
        @UITextField intrinsicContentSize
        /Controls/UITextField.swift
        =The size of the text or of the placeholder, with the border's room, in points.
        !simplified; `TextMetrics` states the widths, the border takes 7 points at the sides and 6 above and below.
        +
        @UITextInput 
        /Controls/UITextInput.swift
        =A text that can be asked for its places and parts.
        !documented UITextInput; text that is still being composed, lines and rectangles are not simulated.
        +
        @UITextInput selectedTextRange
        /Controls/UITextInput.swift
        =What is selected, or where the cursor is.
        !documented UITextInput.selectedTextRange; that the delegate hears of it when code sets it is reported.
        +
        @UITextInput replace(_:withText:)
        /Controls/UITextInput.swift
        =Puts other text in the place of a part.
        !documented UITextInput.replace(_:withText:); who is told is simplified.
        +
        @UITextView replace(_:with:)
        /Controls/UITextView+Editing.swift
        !documented UITextViewDelegate; the order of textViewDidChangeSelection and textViewDidChange is simplified.
        <textView(_:shouldChangeTextIn:replacementText:)
        @UITextView scrollRangeToVisible(_:)
        /Controls/UITextView+Editing.swift
        =Scrolls until a part of the text is in sight, in UTF-16 units.
        !documented UITextView.scrollRangeToVisible(_:); `TextMetrics` states where lines break.
        +
        @UITextView beginsBeforeKeyboard
        /Controls/UITextView.swift
        !recorded keyboard-textview-order.
        @UITextView hasBegun()
        /Controls/UITextView.swift
        !recorded keyboard-textview-order (the keyboard before the delegate); the notification's place is simplified.
        <textViewDidBeginEditing(_:)
        @UITextView intrinsicContentSize
        /Controls/UITextView.swift
        =The size of the text where the view does not scroll, otherwise none.
        !documented UITextView (a text view that does not scroll has an intrinsic size); `TextMetrics` states the widths.
        +
        @UITextView layoutSubviews()
        /Controls/UITextView.swift
        =Override point: lays out the text, whose size is the content size.
        +
        @ListArrangement apply(_:newCounts:)
        /Lists/ListUpdates.swift
        !documented UITableView.performBatchUpdates(_:completion:): deletions and the starts of moves count in the old numbers \#
        and come first, insertions and the ends of moves in the new ones.
        @BatchUpdating endBatch(_:)
        /Lists/ListUpdates.swift
        !documented UITableView.performBatchUpdates(_:completion:), UICollectionView.performBatchUpdates(_:completion:); where \#
        the app would have ended the list is loaded again.
        @BatchUpdating wrongPlace(in:before:after:)
        /Lists/ListUpdates.swift
        =What UIKit says of the first change that names a place where nothing is; nil when there is none.
        !reported (the words of the exceptions, and that they come before those about numbers).
        @World make(_:for:_:_:native:)
        /Lists/ReusePool.swift
        =A new object for an identifier by a pool's maker; native makes one of UIKit's own classes by its name.
        !documented UITableView.register(_:forCellReuseIdentifier:); the words of a nib's exception are reported.
        @UICollectionReusableView prepareForReuse()
        /Lists/UICollectionReusableView.swift
        =Override point: the view is about to be used for something else.
        +
        @UICollectionReusableView preferredLayoutAttributesFitting(_:)
        /Lists/UICollectionReusableView.swift
        =Override point: the attributes that the view wants instead of these: in size, what its constraints ask for.
        !documented UICollectionReusableView.preferredLayoutAttributesFitting(_:); both axes at fittingSizeLevel (reported).
        +
        @UICollectionReusableView apply(_:)
        /Lists/UICollectionReusableView.swift
        =Override point: the layout has put the view somewhere.
        +
        @UICollectionView dequeueReusableCell(withReuseIdentifier:for:)
        /Lists/UICollectionView+Data.swift
        =A cell of an identifier for an item.
        !documented UICollectionView.dequeueReusableCell(withReuseIdentifier:for:); the exception's words are reported.
        +
        @UICollectionView placeItems()
        /Lists/UICollectionView+Items.swift
        =Asks the layout to prepare if it has to, and for the size of the content.
        !documented UICollectionViewLayout; it is asked in the layout pass, UIKit asks about new bounds when they are set.
        <shouldInvalidateLayout(forBoundsChange:) invalidateLayout()
        @UICollectionView showItems()
        /Lists/UICollectionView+Items.swift
        =Brings the cells in line with what is in sight.
        !documented UICollectionViewDataSource, UICollectionViewDelegate (willDisplay, didEndDisplaying).
        @UICollectionView scrollToItem(at:at:animated:)
        /Lists/UICollectionView+Items.swift
        =Scrolls until an item is where it is wanted, as far as the content goes.
        !documented UICollectionView.scrollToItem(at:at:animated:).
        +
        @UICollectionView tapped(_:)
        /Lists/UICollectionView+Items.swift
        =A finger has tapped a cell.
        !documented UICollectionViewDelegate; the order of the calls among each other is simplified.
        @UICollectionView objection(to:_:_:)
        /Lists/UICollectionView+Updates.swift
        !reported (the words of the exception).
        @UICollectionView init(frame:)
        /Lists/UICollectionView.swift
        =A collection without a layout: an exception.
        !reported (the words of the exception).
        +
        @UICollectionView setCollectionViewLayout(_:animated:)
        /Lists/UICollectionView.swift
        =Has the items placed by another layout; animated, they go to their new places.
        !simplified (0.3 s; items that only one of the two layouts shows do not fade).
        +
        @UICollectionView layoutSubviews()
        /Lists/UICollectionView.swift
        =Override point: asks for the cells that come into sight and places them.
        !documented UICollectionView (cells are asked for as items come into sight, in a layout pass).
        +
        @UICollectionView reloadData()
        /Lists/UICollectionView.swift
        =Asks the data source for everything again: for the numbers at once, for the cells in the next layout pass.
        !documented UICollectionView.reloadData().
        <invalidateLayout()
        +
        @UICollectionViewController loadView()
        /Lists/UICollectionViewController.swift
        =Override point: makes the view and the collection in it, with this controller as its data source and delegate.
        !documented UICollectionViewController (the collection is not the view itself, it fills it).
        +
        @UICollectionViewController viewWillAppear(_:)
        /Lists/UICollectionViewController.swift
        =Override point: takes the choice of items away.
        +
        @UICollectionViewFlowLayout prepare()
        /Lists/UICollectionViewFlowLayout.swift
        =Override point: asks the delegate for sizes and places everything.
        +
        @UICollectionViewFlowLayout collectionViewContentSize
        /Lists/UICollectionViewFlowLayout.swift
        =Override point: the width and height of everything, in points.
        +
        @UICollectionViewFlowLayout layoutAttributesForElements(in:)
        /Lists/UICollectionViewFlowLayout.swift
        =Override point: where everything is that touches rect, cells in order of their items.
        +
        @UICollectionViewFlowLayout layoutAttributesForItem(at:)
        /Lists/UICollectionViewFlowLayout.swift
        =Override point: where an item is; nil when there is no such item.
        +
        @UICollectionViewFlowLayout layoutAttributesForSupplementaryView(ofKind:at:)
        /Lists/UICollectionViewFlowLayout.swift
        =Override point: where a header or footer is; nil when there is none.
        +
        @UICollectionViewFlowLayout shouldInvalidateLayout(forBoundsChange:)
        /Lists/UICollectionViewFlowLayout.swift
        =Override point: yes when the lines are to be longer or shorter.
        !simplified (a flow layout is placed anew when the collection's size across the scroll direction changes; scrolling \#
        changes nothing).
        +
        @UICollectionViewFlowLayout shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
        /Lists/UICollectionViewFlowLayout.swift
        =Override point: yes when sizes are estimated and the cell wants another one.
        +
        @UICollectionViewFlowLayout places
        /Lists/UICollectionViewFlowLayout.swift
        !documented UICollectionViewFlowLayout (lines are filled greedily, and the rest of a full line is shared out between \#
        its items); a last line keeps the spacing of the one before (reported). That an item with room for no other, and an \#
        only one of estimated size, is in the middle of its line is from memory.
        @UICollectionViewFlowLayout complain(of:in:)
        /Lists/UICollectionViewFlowLayout.swift
        !reported (the console's words).
        @UICollectionViewLayout 
        /Lists/UICollectionViewLayout.swift
        =Places the items of a collection.
        !documented UICollectionViewLayout (prepare, then the size of the content, then the elements in sight).
        +
        @UICollectionViewLayout prepare()
        /Lists/UICollectionViewLayout.swift
        =Override point: called before the first of the questions below, and again after the layout was invalidated.
        +
        @UICollectionViewLayout collectionViewContentSize
        /Lists/UICollectionViewLayout.swift
        =Override point: the width and height of everything, in points.
        +
        @UICollectionViewLayout layoutAttributesForElements(in:)
        /Lists/UICollectionViewLayout.swift
        =Override point: where everything is that touches rect, which is in the collection's coordinates.
        +
        @UICollectionViewLayout layoutAttributesForItem(at:)
        /Lists/UICollectionViewLayout.swift
        =Override point: where an item is; nil when it is nowhere.
        +
        @UICollectionViewLayout layoutAttributesForSupplementaryView(ofKind:at:)
        /Lists/UICollectionViewLayout.swift
        =Override point: where a header or footer is; nil when it is nowhere.
        +
        @UICollectionViewLayout shouldInvalidateLayout(forBoundsChange:)
        /Lists/UICollectionViewLayout.swift
        =Override point: whether a collection that is to have these bounds needs its items placed anew.
        +
        @UICollectionViewLayout shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
        /Lists/UICollectionViewLayout.swift
        =Override point: whether a cell that wants other attributes than it was given makes the layout place everything anew.
        +
        @UICollectionViewLayout invalidateLayout()
        /Lists/UICollectionViewLayout.swift
        =Override point: places everything again in the next layout pass.
        +
        @UIContextualAction 
        /Lists/UISwipeActionsConfiguration.swift
        =Something that can be done with a row that is swiped aside.
        !documented UIContextualAction.
        +
        @UISwipeActionsConfiguration 
        /Lists/UISwipeActionsConfiguration.swift
        =What can be done with a row that is swiped aside.
        !documented UISwipeActionsConfiguration.
        +
        @UITableView dequeueReusableCell(withIdentifier:)
        /Lists/UITableView+Cells.swift
        =A cell of an identifier: one that waits, else a new one; nil when nothing is registered.
        !documented UITableView.dequeueReusableCell(withIdentifier:) (prepareForReuse on one that was used before).
        <prepareForReuse()
        +
        @UITableView dequeueReusableCell(withIdentifier:for:)
        /Lists/UITableView+Cells.swift
        =A cell of an identifier for a row.
        !documented UITableView.dequeueReusableCell(withIdentifier:for:); the exception's words are reported.
        +
        @UITableView scrollToRow(at:at:animated:)
        /Lists/UITableView+Cells.swift
        =Scrolls until a row is where it is wanted, as far as the content goes.
        !documented UITableView.scrollToRow(at:at:animated:); rows that have not been in sight count with their estimated \#
        heights.
        +
        @UITableView load(_:rows:)
        /Lists/UITableView+Data.swift
        !simplified; a header with a title is 28 points high in a plain table and 38 in a grouped one, one without 0 and 18.
        @UITableView isEditing
        /Lists/UITableView+Editing.swift
        =Whether rows are being edited: all of them, or one that is swiped aside.
        !documented UITableView.isEditing; reported (it is true while a row is swiped aside).
        +
        @UITableView setEditing(_:animated:)
        /Lists/UITableView+Editing.swift
        =Begins or ends the editing of rows: the data source and the delegate say which, and how.
        !documented UITableView.setEditing(_:animated:), tableView(_:canEditRowAt:), tableView(_:editingStyleForRowAt:), \#
        tableView(_:shouldIndentWhileEditingRowAt:), tableView(_:canMoveRowAt:); the order of these questions is simplified.
        +
        @UITableView editControlTapped(in:)
        /Lists/UITableView+Editing.swift
        =The sign in front of a row was tapped.
        !documented UITableViewDataSource.tableView(_:commit:forRowAt:) (a deletion is confirmed first).
        @UITableView carried(_:to:)
        /Lists/UITableView+Editing.swift
        =A finger has carried a row to another place.
        !documented tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:), tableView(_:moveRowAt:to:); the other \#
        rows make way only when the finger is lifted (simplified).
        @UITableView separatorStyle
        /Lists/UITableView+Properties.swift
        =The lines between rows.
        !simplified.
        +
        @UITableView estimatedSectionHeaderHeight
        /Lists/UITableView+Properties.swift
        =The height that headers are taken to have before they come into sight, in points.
        !simplified.
        +
        @UITableView estimatedSectionFooterHeight
        /Lists/UITableView+Properties.swift
        =The height that footers are taken to have before they come into sight, in points.
        !simplified.
        +
        @UITableView cellLayoutMarginsFollowReadableWidth
        /Lists/UITableView+Properties.swift
        =Whether cells' margins leave lines no longer than are read well.
        !simplified; on a phone it changes nothing, on an iPad the margins stay as they are.
        +
        @UITableView prefetchDataSource
        /Lists/UITableView+Properties.swift
        =Who is asked to make data ready before its rows come into sight; not held.
        !simplified; it is never asked: rows are made when they come into sight.
        +
        @UITableView backgroundView
        /Lists/UITableView+Properties.swift
        =The view behind the rows, as large as the table.
        !documented UITableView.backgroundView.
        +
        @UITableView showRows()
        /Lists/UITableView+Rows.swift
        =Brings the cells in line with what is in sight: asks for those that are missing, measures them, places all, lets go of \#
        the others.
        !documented UITableViewDataSource, UITableViewDelegate (willDisplay, didEndDisplaying), self-sizing cells; headers do \#
        not stick to the top (simplified).
        @UITableView tapped(_:)
        /Lists/UITableView+Selection.swift
        =A finger has tapped a cell.
        !documented UITableViewDelegate (shouldHighlightRowAt, didHighlightRowAt, didUnhighlightRowAt, willSelectRowAt, \#
        willDeselectRowAt, didDeselectRowAt, didSelectRowAt); their order among each other is simplified.
        @UITableView configuration(_:isTrailing:)
        /Lists/UITableView+Swipes.swift
        =What can be done with a row at one of its sides; nil for nothing.
        !documented tableView(_:trailingSwipeActionsConfigurationForRowAt:) (nil stands for the deletion that the data source \#
        commits).
        @UITableView beginSwipe(_:isTrailing:)
        /Lists/UITableView+Swipes.swift
        =Begins to bring a row aside.
        !documented UITableViewDelegate.tableView(_:willBeginEditingRowAt:).
        @UITableView endSwipe(finishes:)
        /Lists/UITableView+Swipes.swift
        =The finger is lifted: the row goes back, stays aside, or its first action is done.
        !documented UISwipeActionsConfiguration.performsFirstActionWithFullSwipe; simplified: a row stays aside from half of \#
        its buttons' width on, and three fifths of the table's width are all the way.
        @UITableView closeSwipe()
        /Lists/UITableView+Swipes.swift
        =Brings the row back.
        !documented UITableViewDelegate.tableView(_:didEndEditingRowAt:).
        @UITableView objection(to:_:_:)
        /Lists/UITableView+Updates.swift
        !reported (the words of the exception).
        @UITableView layoutSubviews()
        /Lists/UITableView.swift
        =Override point: asks for the cells that come into sight and places them.
        !documented UITableView (cells are asked for as rows come into sight, in a layout pass).
        +
        @UITableView reloadData()
        /Lists/UITableView.swift
        =Asks the data source for everything again: for the numbers at once, for the cells in the next layout pass.
        !documented UITableView.reloadData().
        +
        @UITableViewCell contentConfiguration
        /Lists/UITableViewCell+Content.swift
        =What the cell shows.
        !simplified; list configurations only, shown by the cell's own labels.
        +
        @UITableViewCell layOutContent()
        /Lists/UITableViewCell+Content.swift
        !simplified; the metrics are those of a phone's default text size.
        @UITableViewCell fittedHeight(width:)
        /Lists/UITableViewCell+Content.swift
        =The height that the content asks for at a width, in points.
        !documented UITableView, self-sizing cells (constraints in the content view decide); a cell of labels is at least 44 \#
        points high.
        @UITableViewCell roomBesideControls()
        /Lists/UITableViewCell+Editing.swift
        =Places the signs, and gives what they leave of the bounds, in points.
        !simplified; 38 points in front, 44 behind.
        @UITableViewCellEditControl spokenTitle
        /Lists/UITableViewCell+Editing.swift
        !reported (what VoiceOver says).
        @UITableViewCellReorderControl spokenTitle
        /Lists/UITableViewCell+Editing.swift
        !reported (what VoiceOver says).
        @UITableViewCell prepareForReuse()
        /Lists/UITableViewCell.swift
        =Override point: the cell is about to be used for another row.
        +
        @UITableViewCell setSelected(_:animated:)
        /Lists/UITableViewCell.swift
        =Override point: the cell is chosen or chosen no more.
        +
        @UITableViewCell setHighlighted(_:animated:)
        /Lists/UITableViewCell.swift
        =Override point: a finger is on the cell, or off it again.
        +
        @UITableViewCell setEditing(_:animated:)
        /Lists/UITableViewCell.swift
        =Override point: the row is edited, or edited no more.
        !documented UITableViewCell.setEditing(_:animated:).
        +
        @UITableViewCell layoutSubviews()
        /Lists/UITableViewCell.swift
        =Override point: places the content view and the labels in it.
        +
        @UITableViewController loadView()
        /Lists/UITableViewController.swift
        =Override point: makes the table, with this controller as its data source and delegate.
        +
        @UITableViewController viewWillAppear(_:)
        /Lists/UITableViewController.swift
        =Override point: loads the table's data the first time, and takes the choice of rows away.
        !documented UITableViewController.
        +
        @UITableViewController setEditing(_:animated:)
        /Lists/UITableViewController.swift
        =Override point: rows are edited, or edited no more: the table's.
        !documented UIViewController.setEditing(_:animated:), UITableViewController.
        +
        @UITableViewHeaderFooterView prepareForReuse()
        /Lists/UITableViewHeaderFooterView.swift
        =Override point: the view is about to be used for another section.
        +
        @URLSession 
        /Network/URLSession.swift
        =Sends requests to the pretended network: each is answered, or fails, as the run's setting says.
        !documented URLSession; simplified, nothing leaves the run, and completion handlers run one after the other and not on \#
        the main thread.
        +
        @UIGestureRecognizer 
        /Touches/UIGestureRecognizer.swift
        =Recognises something that a finger does on a view or on one in it.
        !documented UIGestureRecognizer; simplified, there is one finger, and what touches do is weighed once for each frame.
        +
        @UIGestureRecognizer delegate
        /Touches/UIGestureRecognizer.swift
        =Asked whether this may begin, receive touches, and recognise together with others.
        !documented UIGestureRecognizer.delegate (not held).
        +
        @UIGestureRecognizer state
        /Touches/UIGestureRecognizer.swift
        =How far the recogniser is.
        !documented UIGestureRecognizer.state, UIGestureRecognizer.State.
        +
        @UIGestureRecognizer isEnabled
        /Touches/UIGestureRecognizer.swift
        =Whether the recogniser looks at touches.
        !documented UIGestureRecognizer.isEnabled.
        +
        @UIGestureRecognizer cancelsTouchesInView
        /Touches/UIGestureRecognizer.swift
        =Whether the view's own touches are cancelled when this has recognised.
        !documented UIGestureRecognizer.cancelsTouchesInView.
        +
        @UIGestureRecognizer delaysTouchesBegan
        /Touches/UIGestureRecognizer.swift
        =Whether the view gets no touches as long as this may still recognise.
        !documented UIGestureRecognizer.delaysTouchesBegan.
        +
        @UIGestureRecognizer delaysTouchesEnded
        /Touches/UIGestureRecognizer.swift
        =Whether the view is told that a finger was lifted only when this can recognise no longer.
        !documented UIGestureRecognizer.delaysTouchesEnded.
        +
        @UIGestureRecognizer require(toFail:)
        /Touches/UIGestureRecognizer.swift
        =Lets this recognise only when another has failed.
        !documented UIGestureRecognizer.require(toFail:).
        +
        @UIGestureRecognizer touchesBegan(_:with:)
        /Touches/UIGestureRecognizer.swift
        =Override point: a finger has come down on the view or on one in it.
        +
        @UIGestureRecognizer touchesMoved(_:with:)
        /Touches/UIGestureRecognizer.swift
        =Override point: the finger has moved.
        +
        @UIGestureRecognizer touchesEnded(_:with:)
        /Touches/UIGestureRecognizer.swift
        =Override point: the finger has been lifted.
        +
        @UIGestureRecognizer touchesCancelled(_:with:)
        /Touches/UIGestureRecognizer.swift
        =Override point: the system has taken the finger away.
        +
        @UIGestureRecognizer reset()
        /Touches/UIGestureRecognizer.swift
        =Override point: what was looked at is over; the recogniser is possible again.
        +
        @UIPanGestureRecognizer 
        /Touches/UIPanGestureRecognizer.swift
        =Recognises a finger that moves.
        !documented UIPanGestureRecognizer; reported (a finger that has moved 10 points).
        +
        @UIPanGestureRecognizer minimumNumberOfTouches
        /Touches/UIPanGestureRecognizer.swift
        =How many fingers it takes at least; with more than one it never recognises here.
        !simplified; there is one finger.
        +
        @UIPanGestureRecognizer touchesBegan(_:with:)
        /Touches/UIPanGestureRecognizer.swift
        =Override point: counts the way from here.
        +
        @UIPanGestureRecognizer touchesMoved(_:with:)
        /Touches/UIPanGestureRecognizer.swift
        =Override point: begins when the finger has moved far enough, and tells of the way from then on.
        +
        @UIPanGestureRecognizer touchesEnded(_:with:)
        /Touches/UIPanGestureRecognizer.swift
        =Override point: ends.
        +
        @UIScreenEdgePanGestureRecognizer 
        /Touches/UIPanGestureRecognizer.swift
        =Recognises a finger that moves in from an edge of the screen.
        !documented UIScreenEdgePanGestureRecognizer; simplified, the finger has to come down within 20 points of the window's \#
        edge.
        +
        @UIScreenEdgePanGestureRecognizer touchesBegan(_:with:)
        /Touches/UIPanGestureRecognizer.swift
        =Override point: fails when the finger comes down elsewhere.
        +
        @UISwipeGestureRecognizer 
        /Touches/UIPanGestureRecognizer.swift
        =Recognises a finger that is drawn quickly one way.
        !documented UISwipeGestureRecognizer; simplified, 50 points one way within half a second, and less than half of that \#
        across.
        +
        @UISwipeGestureRecognizer numberOfTouchesRequired
        /Touches/UIPanGestureRecognizer.swift
        =How many fingers it takes; with more than one it never recognises here.
        !simplified; there is one finger.
        +
        @UISwipeGestureRecognizer touchesBegan(_:with:)
        /Touches/UIPanGestureRecognizer.swift
        =Override point: waits for the finger to be drawn.
        +
        @UISwipeGestureRecognizer touchesMoved(_:with:)
        /Touches/UIPanGestureRecognizer.swift
        =Override point: recognises when the finger has been drawn far enough.
        +
        @UISwipeGestureRecognizer touchesEnded(_:with:)
        /Touches/UIPanGestureRecognizer.swift
        =Override point: fails when the finger was not drawn far enough.
        +
        @UIPinchGestureRecognizer 
        /Touches/UIPinchGestureRecognizer.swift
        =Recognises two fingers that come together or go apart: never here.
        !simplified; there is one finger, so it is refused by name when it is made, and fails with every touch.
        +
        @UIRotationGestureRecognizer 
        /Touches/UIPinchGestureRecognizer.swift
        =Recognises two fingers that turn: never here.
        !simplified; there is one finger, so it is refused by name when it is made, and fails with every touch.
        +
        @UIHoverGestureRecognizer 
        /Touches/UIPinchGestureRecognizer.swift
        =Recognises a pointer over a view: never here.
        !simplified; there is no pointer, so it is refused by name when it is made.
        +
        @UITapGestureRecognizer 
        /Touches/UITapGestureRecognizer.swift
        =Recognises taps.
        !documented UITapGestureRecognizer; reported (a finger that rests for 0.75 s is no tap, the next tap comes within 0.35 \#
        s).
        +
        @UITapGestureRecognizer numberOfTouchesRequired
        /Touches/UITapGestureRecognizer.swift
        =How many fingers it takes; with more than one it never recognises here.
        !simplified; there is one finger.
        +
        @UITapGestureRecognizer touchesBegan(_:with:)
        /Touches/UITapGestureRecognizer.swift
        =Override point: waits for the finger to be lifted.
        +
        @UITapGestureRecognizer touchesMoved(_:with:)
        /Touches/UITapGestureRecognizer.swift
        =Override point: fails when the finger moves away.
        +
        @UITapGestureRecognizer touchesEnded(_:with:)
        /Touches/UITapGestureRecognizer.swift
        =Override point: counts the tap.
        +
        @UITapGestureRecognizer reset()
        /Touches/UITapGestureRecognizer.swift
        =Override point: forgets the taps.
        +
        @UITapGestureRecognizer canPrevent(_:)
        /Touches/UITapGestureRecognizer.swift
        =A tap does not keep one with more taps from being recognised.
        !reported (without require(toFail:) both are called).
        @UILongPressGestureRecognizer 
        /Touches/UITapGestureRecognizer.swift
        =Recognises a finger that rests.
        !documented UILongPressGestureRecognizer.
        +
        @UILongPressGestureRecognizer numberOfTouchesRequired
        /Touches/UITapGestureRecognizer.swift
        =How many fingers it takes; with more than one it never recognises here.
        !simplified; there is one finger.
        +
        @UILongPressGestureRecognizer touchesBegan(_:with:)
        /Touches/UITapGestureRecognizer.swift
        =Override point: waits.
        +
        @UILongPressGestureRecognizer touchesMoved(_:with:)
        /Touches/UITapGestureRecognizer.swift
        =Override point: fails before the press when the finger moves away, and tells of the way after it.
        +
        @UILongPressGestureRecognizer touchesEnded(_:with:)
        /Touches/UITapGestureRecognizer.swift
        =Override point: ends.
        +
        @UITouch 
        /Touches/UITouch.swift
        =The finger on the screen.
        !documented UITouch; simplified, there is one finger.
        +
        @World mayBegin(_:)
        /Touches/World+Gestures.swift
        =Whether the touched view, the recogniser's own and the delegate let it begin.
        !documented UIView.gestureRecognizerShouldBegin(_:), UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:); the \#
        order in which they are asked is simplified.
        @UIColor init(dynamicProvider:)
        /Values/UIColor.swift
        =A colour that depends on the traits.
        !simplified; asked once for light and once for dark, when the colour is made, not whenever it is drawn.
        +
        @UIColor init(named:)
        /Values/UIColor.swift
        =One of the app's own colours; nil for an empty name.
        !simplified; all of them are grey.
        +
        @UITraitCollection current
        /Values/UITraitCollection.swift
        =The traits of what UIKit lays out or draws now; else the screen's.
        !documented UITraitCollection.current (set before draw, layoutSubviews, traitCollectionDidChange and the layout \#
        callbacks of controllers).
        +
        @UITraitCollection systemTraitsAffectingColorAppearance
        /Values/UITraitCollection.swift
        =UIKit's traits that colours depend on.
        !documented UITraitCollection.systemTraitsAffectingColorAppearance; the display's gamut is left out.
        +
        @UITraitCollection systemTraitsAffectingImageLookup
        /Values/UITraitCollection.swift
        =UIKit's traits that the choice of an image depends on.
        !documented UITraitCollection.systemTraitsAffectingImageLookup; the display's gamut is left out.
        +
        @UITraitCollection hasDifferentColorAppearance(comparedTo:)
        /Values/UITraitCollection.swift
        =Whether colours may look different under the two: style, contrast, level.
        !documented UITraitCollection.hasDifferentColorAppearance(comparedTo:); the display gamut is left out.
        +
        @NSObject isAccessibilityElement
        /Views/Accessibility.swift
        =Whether it is one thing, and not several.
        !simplified; false until it is set, controls and labels included.
        +
        @NSObject accessibilityTraits
        /Views/Accessibility.swift
        =How it behaves.
        !simplified; none until they are set, controls and labels included.
        +
        @CALayer shadowOpacity
        /Views/CALayer.swift
        =How opaque the shadow is, from 0 to 1.
        !simplified; shadows are not drawn.
        +
        @CALayer shadowRadius
        /Views/CALayer.swift
        =How soft the shadow is, in points.
        !simplified; shadows are not drawn.
        +
        @CALayer shadowOffset
        /Views/CALayer.swift
        =Where the shadow falls, in points.
        !simplified; shadows are not drawn.
        +
        @LayoutFeedbackLoopDebugger 
        /Views/LayoutFeedbackLoopDebugger.swift
        =Counts how often each view is laid out in one turn of the run loop, and ends an app whose layout never comes to rest.
        !documented UIViewLayoutFeedbackLoopDebuggingThreshold; UIKit's own debugger is observed to go on as here: a view that \#
        was laid out as often as the threshold says begins a list of the layouts that follow, a list that repeats itself \#
        confirms the loop, ten more rounds of its top-level view are looked at, then the log is written and NSGenericException \#
        raised. Without that launch argument an app hangs; here every app has it. The log's call stacks are the learner's \#
        lines, its addresses are left out.
        @UITraitChangeObservable registerForTraitChanges(_:handler:)
        /Views/TraitEnvironment.swift
        =Calls handler with this object and the traits of before whenever one of traits has changed; not now.
        !documented UITraitChangeObservable.registerForTraitChanges(_:handler:).
        +
        @NSObject tellOfTraits(from:to:)
        /Views/TraitEnvironment.swift
        =Tells those who have registered for one of the traits that have changed.
        !documented UITraitChangeObservable; that handlers come before traitCollectionDidChange is simplified.
        @UIView traitOverrides
        /Views/TraitEnvironment.swift
        =What this view says of its own traits and those of the views in it, whatever its surroundings say.
        !documented UIView.traitOverrides (from iOS 17).
        +
        @UIViewController traitOverrides
        /Views/TraitEnvironment.swift
        =What this controller says of its own traits and those of its view, whatever its surroundings say.
        !documented UIViewController.traitOverrides (from iOS 17).
        +
        @UIViewController setOverrideTraitCollection(_:forChild:)
        /Views/TraitEnvironment.swift
        =Says what a child's traits are, whatever they would be else; nil: nothing.
        !documented UIViewController.setOverrideTraitCollection(_:forChild:).
        +
        @UIWindowScene traitCollection
        /Views/TraitEnvironment.swift
        =The environment of the scene's windows.
        !documented WWDC 2023 session 10057 (traits flow from the scene to its windows).
        +
        @UIWindowScene traitOverrides
        /Views/TraitEnvironment.swift
        =What the scene says of its windows' traits.
        !documented UIWindowScene.traitOverrides (from iOS 17).
        +
        @UIView animate(withDuration:animations:completion:)
        /Views/UIView+Animation.swift
        =Animates what animations changes; completion runs in the turn after the last frame, in a transaction of its own.
        !documented UIView.animate(withDuration:animations:completion:).
        +
        @UIView animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)
        /Views/UIView+Animation.swift
        =Animates what animations changes with a spring that seems to take duration seconds; a bounce of 0 does not swing over, \#
        negative ones creep.
        !documented UIView.animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:); the \#
        spring's motion is simplified.
        +
        @UIView safeAreaInsets
        /Views/UIView+Environment.swift
        =How far bars, notch and other content reach over this view's edges, in points.
        !documented UIView.safeAreaInsets; the value after leaving is simplified (document 003 measured so, Apple's page says \#
        zero).
        +
        @UIView renewInsets()
        /Views/UIView+Environment.swift
        !documented UIView.safeAreaInsets (what the frame loses to the superview's safe area, never negative; additional insets \#
        of the controller, of which that negative ones take away no more than there is is simplified); order of the two \#
        callbacks recorded modal-present-layoutmargins-uikittestable.
        @UIView resolvedMargins(safeArea:)
        /Views/UIView+Environment.swift
        !documented UIViewController.viewRespectsSystemMinimumLayoutMargins, UIView.insetsLayoutMarginsFromSafeArea and \#
        UIView.preservesSuperviewLayoutMargins; that the safe area is added, not only kept clear of, is reported.
        @UIView setBounds(_:)
        /Views/UIView+Geometry.swift
        =Sets the bounds and lets the superview be, as scrolling does.
        !reported (a scroll view lays itself out whenever it scrolls); that its superview is left alone is from memory, for \#
        measurements of 2011 saw it laid out.
        @UIView isNumber(_:_:)
        /Views/UIView+Geometry.swift
        =Whether all of them are numbers; an exception when one is none.
        !reported (the words of Core Animation's exception, without the layer's description).
        @UIView layoutOfSuperviewBecameStale()
        /Views/UIView+Geometry.swift
        =Asks the superview for layout, unless it is at it: what a view does to its subviews then is its own affair.
        !reported (a change of a subview's bounds or transform lays the superview out, one of its centre does not; developers' \#
        measurements and Apple's support agree); observed that a superview in its layout is left alone.
        @UIView resizeSubviews(from:)
        /Views/UIView+Geometry.swift
        !documented UIView.AutoresizingMask; what gives way shares the change in proportion to its old length; that a transform \#
        has no part in it is simplified.
        @UIView convert(_:to:)
        /Views/UIView+Geometry.swift
        =A point of this view in another view's coordinates; nil: the window's.
        !documented UIView.convert(_:to:).
        +
        @UIView convert(_:to:)
        /Views/UIView+Geometry.swift
        =A rectangle of this view in another view's coordinates; nil: the window's.
        !documented UIView.convert(_:to:).
        +
        @UIView convert(_:from:)
        /Views/UIView+Geometry.swift
        =A point of another view (nil: the window) in this view's coordinates.
        !documented UIView.convert(_:from:).
        +
        @UIView sizeToFit()
        /Views/UIView+Geometry.swift
        =Takes the size that fits best.
        !documented UIView.sizeToFit().
        +
        @UIView isDescendant(of:)
        /Views/UIView+Hierarchy.swift
        =Whether this view is view or somewhere inside it.
        !documented UIView.isDescendant(of:) (a view is one of itself).
        +
        @UIView addSubview(_:)
        /Views/UIView+Hierarchy.swift
        =Puts a view in front of those already held.
        !documented UIView.addSubview(_:); reported view-full-list (the order of the calls to the view).
        +
        @UIView insertSubview(_:at:)
        /Views/UIView+Hierarchy.swift
        =Puts a view at a place among those held, counted from the back.
        !documented UIView.insertSubview(_:at:).
        +
        @UIView insertSubview(_:belowSubview:)
        /Views/UIView+Hierarchy.swift
        =Puts a view directly behind another.
        !documented UIView.insertSubview(_:belowSubview:).
        +
        @UIView insertSubview(_:aboveSubview:)
        /Views/UIView+Hierarchy.swift
        =Puts a view directly in front of another.
        !documented UIView.insertSubview(_:aboveSubview:).
        +
        @UIView exchangeSubview(at:withSubviewAt:)
        /Views/UIView+Hierarchy.swift
        =Lets two held views change places, each given by its place counted from the back.
        !documented UIView.exchangeSubview(at:withSubviewAt:); what a place beyond the last does is not known.
        +
        @UIView bringSubviewToFront(_:)
        /Views/UIView+Hierarchy.swift
        =Moves a held view to the front.
        !documented UIView.bringSubviewToFront(_:).
        +
        @UIView sendSubviewToBack(_:)
        /Views/UIView+Hierarchy.swift
        =Moves a held view to the back.
        !documented UIView.sendSubviewToBack(_:).
        +
        @UIView removeFromSuperview()
        /Views/UIView+Hierarchy.swift
        =Takes this view out of the one that holds it.
        !recorded view-remove-2019.
        <willMove(toSuperview:) willRemoveSubview(_:) didMoveToSuperview()
        +
        @UIView insert(_:at:)
        /Views/UIView+Hierarchy.swift
        !simplified; the order of `willMove(toSuperview:)` and `willMove(toWindow:)` follows the recorded order of removal.
        <willMove(toSuperview:) willRemoveSubview(_:) didMoveToSuperview() didAddSubview(_:)
        @UIView animateKeyframes(withDuration:delay:options:animations:completion:)
        /Views/UIView+Keyframes.swift
        =Animates what the keyframes in animations change, over duration seconds after delay seconds.
        !documented UIView.animateKeyframes(withDuration:delay:options:animations:completion:); each part runs straight to its \#
        end, whatever the calculation mode (simplified).
        +
        @UIView addKeyframe(withRelativeStartTime:relativeDuration:animations:)
        /Views/UIView+Keyframes.swift
        =Adds a part to the keyframes around this call: where it begins and how long it is, as fractions of the whole time.
        !documented UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:); outside keyframes the changes \#
        happen at once.
        +
        @UIView transition(with:duration:options:animations:completion:)
        /Views/UIView+Keyframes.swift
        =Shows what animations changes in a view by a transition: a dissolve, a flip or a curl.
        !documented UIView.transition(with:duration:options:animations:completion:); the changes are seen at once, the \#
        transition itself is not drawn (simplified).
        +
        @UIView transition(from:to:duration:options:completion:)
        /Views/UIView+Keyframes.swift
        =Puts a view in another one's place by a transition; with showHideTransitionViews both stay in the hierarchy, and one \#
        is hidden.
        !documented UIView.transition(from:to:duration:options:completion:); the transition itself is not drawn (simplified).
        +
        @UIView setAnimationsEnabled(_:)
        /Views/UIView+Keyframes.swift
        =Turns animations off or on: what would be animated happens at once.
        !documented UIView.setAnimationsEnabled(_:); transitions between controllers keep their time (simplified).
        +
        @UIView visit()
        /Views/UIView+LayoutPass.swift
        =One visit, from the top: what is stale is renewed, then constraints, appearance, layout; then the views in this one.
        !recorded launch-navroot-catalyst26 (viewIsAppearing directly before the first viewWillLayoutSubviews); a pending \#
        appearance is a reason to visit a view, not a reason to lay it out (recorded nav-pop-animated-catalyst26).
        @UIView drawIfNeeded()
        /Views/UIView+LayoutPass.swift
        !documented UIView.draw(_:); that a view which asks for display while it draws is not drawn again is from memory.
        <draw(_:)
        @UIView updateConstraintsOfSubtree()
        /Views/UIView+LayoutPass.swift
        =Updates constraints here and below, deepest first.
        !documented UIView.updateConstraintsIfNeeded(); the order is the one of fidelity notes (child, controller, root).
        <updateViewConstraints() updateConstraints()
        @UIView setNeedsUpdateConstraints()
        /Views/UIView+LayoutPass.swift
        =Asks for updateConstraints() before the next layout.
        !documented UIView.setNeedsUpdateConstraints().
        +
        @UIView needsUpdateConstraints()
        /Views/UIView+LayoutPass.swift
        =Whether updateConstraints() waits to be called.
        !documented UIView.needsUpdateConstraints().
        +
        @UIView updateConstraintsIfNeeded()
        /Views/UIView+LayoutPass.swift
        =Updates constraints here and below at once.
        !documented UIView.updateConstraintsIfNeeded().
        +
        @UIView layoutIfNeeded()
        /Views/UIView+LayoutPass.swift
        =Lays out at once what waits for it: from the top-most view above this one that waits without a gap, downwards.
        !documented CALayer.layoutIfNeeded().
        +
        @UIView setNeedsDisplay()
        /Views/UIView+LayoutPass.swift
        =Asks for draw(_:) before the next frame.
        !documented UIView.setNeedsDisplay().
        +
        @UIView traitCollection
        /Views/UIView+Traits.swift
        =The environment as this view knows it.
        !documented WWDC 2019 session 224 (traits are predicted since iOS 13); before that the same values are simplified.
        +
        @UIView renewTraits()
        /Views/UIView+Traits.swift
        =Takes the traits anew: of what is around this view, with what the controller and the view say themselves.
        !documented Supporting Dark Mode in your interface (what is called when the traits change: updateConstraints, \#
        layoutSubviews and draw of views, updateViewConstraints and the layout callbacks of controllers).
        <traitCollectionDidChange(_:)
        @UIView gestureRecognizerShouldBegin(_:)
        /Views/UIView.swift
        =Whether a recogniser may begin that looks at touches of this view.
        !documented UIView.gestureRecognizerShouldBegin(_:).
        +
        @UIView alignmentRectInsets
        /Views/UIView.swift
        =Override point: how far the rectangle that constraints align lies inside the frame, in points.
        !documented UIView.alignmentRectInsets; texts of several lines in views that override it are fitted to the frame \#
        (simplified).
        +
        @UIView forFirstBaselineLayout
        /Views/UIView.swift
        =Override point: the view in this one, or this one, whose first baseline is this view's.
        !documented UIView.forFirstBaselineLayout.
        +
        @UIView forLastBaselineLayout
        /Views/UIView.swift
        =Override point: the view in this one, or this one, whose last baseline is this view's.
        +
        @UIView willMove(toSuperview:)
        /Views/UIView.swift
        =Override point: called before the view's superview changes.
        !documented UIView.willMove(toSuperview:); recorded view-remove-2019; reported view-full-list.
        +
        @UIView didMoveToSuperview()
        /Views/UIView.swift
        =Override point: called after the view's superview has changed.
        !documented UIView.didMoveToSuperview(); recorded view-remove-2019; reported view-full-list.
        +
        @UIView willMove(toWindow:)
        /Views/UIView.swift
        =Override point: called before the view's window changes.
        !documented UIView.willMove(toWindow:); recorded view-remove-2019; reported view-full-list.
        +
        @UIView didMoveToWindow()
        /Views/UIView.swift
        =Override point: called after the view's window has changed.
        !documented UIView.didMoveToWindow(); recorded view-remove-2019; reported view-full-list.
        +
        @UIView didAddSubview(_:)
        /Views/UIView.swift
        =Override point: called after a view was put into this one.
        !documented UIView.didAddSubview(_:).
        +
        @UIView willRemoveSubview(_:)
        /Views/UIView.swift
        =Override point: called before a view is taken out of this one.
        !documented UIView.willRemoveSubview(_:).
        +
        @UIView layoutSubviews()
        /Views/UIView.swift
        =Override point: sets the frames of the direct subviews that constraints place.
        !documented UIView.layoutSubviews().
        +
        @UIView updateConstraints()
        /Views/UIView.swift
        =Override point: called in the constraint pass, after the views below.
        !documented UIView.updateConstraints() (asking in it schedules another pass); that it is `super` that answers is from \#
        memory.
        +
        @UIView draw(_:)
        /Views/UIView.swift
        =Override point: draws the view's content in its own coordinates.
        !documented UIView.draw(_:); recorded view-layout-draw-min (after layout).
        +
        @UIView traitCollectionDidChange(_:)
        /Views/UIView.swift
        =Override point: called when the traits have changed.
        !documented UITraitEnvironment.traitCollectionDidChange(_:); recorded trait-doc-order.
        +
        @UIView safeAreaInsetsDidChange()
        /Views/UIView.swift
        =Override point: called when the safe area has changed.
        !documented UIView.safeAreaInsetsDidChange().
        +
        @UIView layoutMarginsDidChange()
        /Views/UIView.swift
        =Override point: called when the margins have changed.
        !documented UIView.layoutMarginsDidChange().
        +
        @UIView tintColorDidChange()
        /Views/UIView.swift
        =Override point: called when the tint colour has changed.
        !documented UIView.tintColorDidChange().
        +
        @UIView sizeThatFits(_:)
        /Views/UIView.swift
        =The size that fits best in size points; this class answers with its present size.
        !documented UIView.sizeThatFits(_:).
        +
        @UIView setNeedsLayout()
        /Views/UIView.swift
        =Asks for a layout pass before the next frame.
        !documented UIView.setNeedsLayout().
        +
        @UIView hitTest(_:with:)
        /Views/UIView.swift
        =The front-most view at a point of this view, nil when nothing there takes touches.
        !documented UIView.hitTest(_:with:).
        <point(inside:with:)
        +
        @UIView point(inside:with:)
        /Views/UIView.swift
        =Whether a point is in this view's bounds.
        !documented UIView.point(inside:with:).
        +
        @UIVisualEffectView 
        /Views/UIVisualEffectView.swift
        =Shows an effect over what is behind, and its content over the effect.
        !simplified; the effect is not drawn.
        +
        @UIVisualEffectView contentView
        /Views/UIVisualEffectView.swift
        =Where views over the effect belong; as large as the view.
        !documented UIVisualEffectView.contentView.
        +
        @DeviceProfile orientations
        /World/DeviceProfile.swift
        =Which ways up an app's interface may be when nobody says otherwise.
        !documented UIViewController.supportedInterfaceOrientations (all on an iPad, all but upside down on a phone).
        @DeviceProfile statusBarHeight
        /World/DeviceProfile.swift
        =The height of the status bar, in points.
        !reported layout guides by developers (20; 24 on iPads; 54 beside a Dynamic Island).
        @DeviceProfile safeArea(in:isStatusBarHidden:)
        /World/DeviceProfile.swift
        =What status bar, notch and home indicator take when the interface is so, in points.
        !reported layout guides by developers; that nothing remains at the top of an iPad without its status bar is simplified.
        @DeviceProfile lacksStatusBar(in:)
        /World/DeviceProfile.swift
        =Whether the status bar has no place when the interface is so.
        !reported layout guides by developers (phones with a notch show none in landscape).
        @DeviceProfile rotationDuration
        /World/DeviceProfile.swift
        =How long the interface takes to turn by a quarter, in seconds.
        !reported UIApplication.statusBarOrientationAnimationDuration (0.3 s; 0.4 s on iPads).
        @DeviceProfile navigationBarHeight(in:)
        /World/DeviceProfile.swift
        =The height of a navigation bar, in points.
        !reported layout guides by developers (44; 32 on phones in landscape that are compact both ways).
        @DeviceProfile tabBarHeight(in:)
        /World/DeviceProfile.swift
        =The height of a tab bar without what the home indicator takes, in points.
        !reported (49; 32 on phones in landscape since iOS 11).
        @DeviceProfile sizeClasses(ofWindow:)
        /World/DeviceProfile.swift
        =The size classes of a window of some size.
        !documented Human Interface Guidelines, Layout, device size classes; an iPad's window counts as compact below 600 \#
        points of width.
        @DispatchQueue 
        /World/DispatchQueue.swift
        =A queue of work.
        !documented DispatchQueue; simplified, there are no other threads.
        +
        @OperationQueue 
        /World/DispatchQueue.swift
        =A queue of operations.
        !simplified; dependencies and priorities are not simulated.
        +
        @NSObject setValue(_:forKey:)
        /World/KeyValueCoding.swift
        =Sets a property that Objective-C sees, by its name.
        !documented NSKeyValueCoding.setValue(_:forKey:).
        +
        @NSObject value(forKey:)
        /World/KeyValueCoding.swift
        =A property's value, by its name.
        !documented NSKeyValueCoding.value(forKey:).
        +
        @World refuseKey(_:_:of:)
        /World/KeyValueCoding.swift
        !documented NSUnknownKeyException.
        @NSObject awakeFromNib()
        /World/NSObject.swift
        =Override point: the object was made from a storyboard or nib, and its outlets are connected.
        +
        @OSProfile traitsFlowThroughViews
        /World/OSProfile.swift
        =A controller's traits come from its view's superview, not from its parent.
        !documented WWDC 2023 session 10057, Unleash the UIKit trait system.
        @OSProfile predictsTraits
        /World/OSProfile.swift
        =A view's traits are predicted before it is in a window, so that it is not told of them at launch.
        !documented WWDC 2019 session 224; recorded launch-neuburg-ios11-portrait (told at launch on iOS 11).
        @OSProfile hasSafeArea
        /World/OSProfile.swift
        =There is a safe area.
        !documented UIView.safeAreaInsets (from iOS 11).
        @OSProfile hasTraits
        /World/OSProfile.swift
        =There are traits, and what tells of traits and sizes that are coming.
        !documented UITraitEnvironment, UIContentContainer (from iOS 8).
        @OSProfile hasScenes
        /World/OSProfile.swift
        =Windows are in scenes.
        !documented UIScene (iOS 13).
        @OSProfile asksForStatusBar
        /World/OSProfile.swift
        =Controllers are asked what they want of the status bar.
        !documented UIViewController.prefersStatusBarHidden (iOS 7).
        @OSProfile hasViewIsAppearing
        /World/OSProfile.swift
        =There is viewIsAppearing.
        !documented UIViewController.viewIsAppearing(_:) (back to iOS 13).
        @OSProfile viewIsAppearingReachesChildren
        /World/OSProfile.swift
        =viewIsAppearing reaches children of custom containers.
        !reported Apple developer forums; scope not confirmed.
        @OSProfile announcesKeyboardThatStays
        /World/OSProfile.swift
        =The keyboard's coming is announced again when another text field takes it over as it is.
        !reported (to iOS 10 yes, from 11 no).
        @OSProfile knowsKeyboardBeforeAppearing
        /World/OSProfile.swift
        =The keyboard's guide is in place when viewIsAppearing comes.
        !reported Stack Overflow, Why is keyboardLayoutGuide not applied in viewIsAppearing() in iOS 15.0.
        @OSProfile tellsFirstShowTwice
        /World/OSProfile.swift
        =A navigation controller's delegate hears of the first controller's didShow already when it is put in place, and again \#
        at the end.
        !reported document 004 (2012).
        @OSProfile presentsCards
        /World/OSProfile.swift
        =Sheets are cards that can be dragged down, and what automatic means; before, they filled a phone's screen.
        !documented UIModalPresentationStyle.automatic, WWDC 2019 session 224.
        @OSProfile asksShouldAutorotate
        /World/OSProfile.swift
        =shouldAutorotate is asked before the interface turns.
        !documented UIViewController.shouldAutorotate (deprecated in 16).
        @World schedule(_:after:token:isAwaited:)
        /World/RunLoop.swift
        =Does something delay seconds from now, at the first frame that is not before.
        !documented DispatchQueue.async, Timer; simplified, every pass drains what was there when it began, as libdispatch \#
        does.
        @Timer 
        /World/Timer.swift
        =Calls a method or closure after a time, once or again and again.
        !documented Timer; simplified, it fires at the first frame that is not before its time, and tolerance is kept but has \#
        no effect.
        +
        @CADisplayLink 
        /World/Timer.swift
        =Calls a method of its target for every frame of the display.
        !documented CADisplayLink.
        +
        @NSObject perform(_:with:afterDelay:)
        /World/Timer.swift
        =Calls a method of this object after a delay in seconds, from the run loop, which holds object and argument until then.
        !documented NSObject.perform(_:with:afterDelay:).
        +
        @World 
        /World/World+Turn.swift
        =One turn of the run loop for each frame of the display.
        !simplified; the real loop turns whenever something is due, here it turns at the display's refresh only.
        @World pressKeys(_:after:)
        /World/World+Typing.swift
        =Presses keys one after the other, the first after delay seconds.
        !simplified; a key takes a tenth of a second.
        +
        @World end()
        /World/World.swift
        =Ends the app: the learner's code stops, and the run loop turns no more.
        !documented objc_exception_throw: an exception that is not caught ends the process.
        +
        """#
}
