/// Fidelity: documented UITableView.Style.
typealias UITableViewStyle = UITableView.Style

/// Fidelity: documented UITableView.RowAnimation.
typealias UITableViewRowAnimation = UITableView.RowAnimation

/// Fidelity: documented UITableView.ScrollPosition.
typealias UITableViewScrollPosition = UITableView.ScrollPosition

/// Fidelity: documented UITableViewCell.CellStyle.
typealias UITableViewCellStyle = UITableViewCell.CellStyle

/// Fidelity: documented UITableViewCell.SelectionStyle.
typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle

/// Fidelity: documented UITableViewCell.AccessoryType.
typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType

/// Fidelity: documented UITableViewCell.EditingStyle.
typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle

/// Fidelity: documented UITableViewCell.SeparatorStyle.
typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle

/// Fidelity: documented UICollectionView.ScrollPosition.
typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition

/// Fidelity: documented UICollectionView.ScrollDirection.
typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection

/// Fidelity: documented UIActivityIndicatorView.Style.
typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style

/// Fidelity: documented UIBarButtonItem.Style.
typealias UIBarButtonItemStyle = UIBarButtonItem.Style

/// Fidelity: documented UIBarButtonItem.SystemItem.
typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem

/// Fidelity: documented UITabBarItem.SystemItem.
typealias UITabBarSystemItem = UITabBarItem.SystemItem

/// Fidelity: documented UIButton.ButtonType.
typealias UIButtonType = UIButton.ButtonType

/// Fidelity: documented UIControl.Event.
typealias UIControlEvents = UIControl.Event

/// Fidelity: documented UIControl.State.
typealias UIControlState = UIControl.State

/// Fidelity: documented UIImage.RenderingMode.
typealias UIImageRenderingMode = UIImage.RenderingMode

/// Fidelity: documented UIScrollView.KeyboardDismissMode.
typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode

/// Fidelity: documented UIStackView.Distribution.
typealias UIStackViewDistribution = UIStackView.Distribution

/// Fidelity: documented UIStackView.Alignment.
typealias UIStackViewAlignment = UIStackView.Alignment

/// Fidelity: documented UITextField.BorderStyle.
typealias UITextBorderStyle = UITextField.BorderStyle

/// Fidelity: documented UITextField.ViewMode.
typealias UITextFieldViewMode = UITextField.ViewMode

/// Fidelity: documented UIAlertAction.Style.
typealias UIAlertActionStyle = UIAlertAction.Style

/// Fidelity: documented UIAlertController.Style.
typealias UIAlertControllerStyle = UIAlertController.Style

/// Fidelity: documented UINavigationController.Operation.
typealias UINavigationControllerOperation = UINavigationController.Operation

/// Fidelity: documented UIPageViewController.TransitionStyle.
typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle

/// Fidelity: documented UIPageViewController.NavigationOrientation.
typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation

/// Fidelity: documented UIPageViewController.NavigationDirection.
typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection

/// Fidelity: documented UISplitViewController.DisplayMode.
typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode

/// Fidelity: documented UIGestureRecognizer.State.
typealias UIGestureRecognizerState = UIGestureRecognizer.State

/// Fidelity: documented UISwipeGestureRecognizer.Direction.
typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

/// Fidelity: documented UITouch.Phase.
typealias UITouchPhase = UITouch.Phase

/// Fidelity: documented UIView.ContentMode.
typealias UIViewContentMode = UIView.ContentMode

/// Fidelity: documented UIView.AnimationOptions.
typealias UIViewAnimationOptions = UIView.AnimationOptions

/// Fidelity: documented UIView.AnimationCurve.
typealias UIViewAnimationCurve = UIView.AnimationCurve

/// Fidelity: documented UIView.AutoresizingMask.
typealias UIViewAutoresizing = UIView.AutoresizingMask

/// Fidelity: documented UIBlurEffect.Style.
typealias UIBlurEffectStyle = UIBlurEffect.Style

/// Fidelity: documented UIFont.TextStyle.
typealias UIFontTextStyle = UIFont.TextStyle

/// Fidelity: documented UIApplication.State.
typealias UIApplicationState = UIApplication.State

/// Fidelity: documented UIApplication.LaunchOptionsKey.
typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

/// Fidelity: documented NSLayoutConstraint.Axis.
typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

/// Fidelity: documented NSLayoutConstraint.Attribute.
typealias NSLayoutAttribute = NSLayoutConstraint.Attribute

/// Fidelity: documented NSLayoutConstraint.Relation.
typealias NSLayoutRelation = NSLayoutConstraint.Relation

/// Fidelity: documented NSLayoutConstraint.FormatOptions.
typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

/// Fidelity: documented UIEdgeInsetsMake.
func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Fidelity: documented UIEdgeInsetsInsetRect.
func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    rect.inset(by: insets)
}

/// Fidelity: documented UIOffsetMake.
func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
    UIOffset(horizontal: horizontal, vertical: vertical)
}

/// Fidelity: documented CGRectMake.
func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Fidelity: documented CGPointMake.
func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: x, y: y)
}

/// Fidelity: documented CGSizeMake.
func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
}

/// Fidelity: documented CGRectGetWidth.
func CGRectGetWidth(_ rect: CGRect) -> CGFloat {
    rect.width
}

/// Fidelity: documented CGRectGetHeight.
func CGRectGetHeight(_ rect: CGRect) -> CGFloat {
    rect.height
}

/// Fidelity: documented CGRectGetMinX.
func CGRectGetMinX(_ rect: CGRect) -> CGFloat {
    rect.minX
}

/// Fidelity: documented CGRectGetMinY.
func CGRectGetMinY(_ rect: CGRect) -> CGFloat {
    rect.minY
}

/// Fidelity: documented CGRectGetMidX.
func CGRectGetMidX(_ rect: CGRect) -> CGFloat {
    rect.midX
}

/// Fidelity: documented CGRectGetMidY.
func CGRectGetMidY(_ rect: CGRect) -> CGFloat {
    rect.midY
}

/// Fidelity: documented CGRectGetMaxX.
func CGRectGetMaxX(_ rect: CGRect) -> CGFloat {
    rect.maxX
}

/// Fidelity: documented CGRectGetMaxY.
func CGRectGetMaxY(_ rect: CGRect) -> CGFloat {
    rect.maxY
}

/// Fidelity: documented CGAffineTransformMakeScale.
func CGAffineTransformMakeScale(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y)
}

/// Fidelity: documented CGAffineTransformMakeRotation.
func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
}

/// Fidelity: documented CGAffineTransformMakeTranslation.
func CGAffineTransformMakeTranslation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y)
}

/// Fidelity: documented UIAccessibilityIsVoiceOverRunning.
func UIAccessibilityIsVoiceOverRunning() -> Bool {
    UIAccessibility.isVoiceOverRunning
}

/// Fidelity: documented UIAccessibilityIsReduceMotionEnabled.
func UIAccessibilityIsReduceMotionEnabled() -> Bool {
    UIAccessibility.isReduceMotionEnabled
}

/// Fidelity: documented UIAccessibilityPostNotification.
func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    UIAccessibility.post(notification: notification, argument: argument)
}

/// Fidelity: documented UITableViewAutomaticDimension.
let UITableViewAutomaticDimension = UITableView.automaticDimension

/// Fidelity: documented UIViewNoIntrinsicMetric.
let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric

/// Fidelity: documented UIKeyboardFrameBeginUserInfoKey.
let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey

/// Fidelity: documented UIKeyboardFrameEndUserInfoKey.
let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey

/// Fidelity: documented UIKeyboardAnimationDurationUserInfoKey.
let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey

/// Fidelity: documented UIKeyboardAnimationCurveUserInfoKey.
let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey

/// Fidelity: documented UICollectionElementKindSectionHeader.
let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader

/// Fidelity: documented UICollectionElementKindSectionFooter.
let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter

/// Fidelity: documented UILayoutPriorityRequired.
let UILayoutPriorityRequired = UILayoutPriority.required

/// Fidelity: documented UILayoutPriorityDefaultHigh.
let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh

/// Fidelity: documented UILayoutPriorityDefaultLow.
let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow

/// Fidelity: documented UILayoutFittingCompressedSize.
let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize

/// Fidelity: documented UILayoutFittingExpandedSize.
let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize

/// Fidelity: documented UIAccessibilityTraitNone.
let UIAccessibilityTraitNone = UIAccessibilityTraits.none

/// Fidelity: documented UIAccessibilityTraitButton.
let UIAccessibilityTraitButton = UIAccessibilityTraits.button

/// Fidelity: documented UIAccessibilityTraitHeader.
let UIAccessibilityTraitHeader = UIAccessibilityTraits.header

/// Fidelity: documented UIAccessibilityTraitImage.
let UIAccessibilityTraitImage = UIAccessibilityTraits.image

/// Fidelity: documented UIAccessibilityTraitSelected.
let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected

/// Fidelity: documented UIAccessibilityTraitStaticText.
let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText

/// Fidelity: documented UIAccessibilityTraitNotEnabled.
let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled

/// Fidelity: documented UIAccessibilityTraitLink.
let UIAccessibilityTraitLink = UIAccessibilityTraits.link

/// Fidelity: documented UIAccessibilityScreenChangedNotification.
let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged

/// Fidelity: documented UIAccessibilityLayoutChangedNotification.
let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged

/// Fidelity: documented UIAccessibilityAnnouncementNotification.
let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement

/// Fidelity: documented NSUnderlineStyle.single, thick and double.
extension NSUnderlineStyle {
    static let styleNone = NSUnderlineStyle(rawValue: 0)
    static let styleSingle = NSUnderlineStyle.single
    static let styleThick = NSUnderlineStyle.thick
    static let styleDouble = NSUnderlineStyle.double
    static let patternSolid = NSUnderlineStyle(rawValue: 0)
}

/// The names of Swift 3 and 4 for what views have.
///
/// Fidelity: documented UIView.
extension UIView {
    func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
    func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

/// The names of Swift 3 and 4 for what indicators have.
///
/// Fidelity: documented UIActivityIndicatorView.
extension UIActivityIndicatorView {
    convenience init(activityIndicatorStyle style: UIActivityIndicatorView.Style) { self.init(style: style) }
    var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
        get { style }
        set { style = newValue }
    }
}
