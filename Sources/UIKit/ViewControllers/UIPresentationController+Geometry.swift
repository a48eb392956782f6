import Foundation
import Heap

// Where UIKit's own styles put the presented view.
extension UIPresentationController {
    /// The presented view's frame in the container by the style, in points.
    ///
    /// Fidelity: simplified; a phone's sheet begins 10 points below the status bar, an iPad's is centred.
    func standardFrame(in container: UIView) -> CGRect {
        let bounds = container.bounds
        switch shownStyle {
        case .pageSheet, .formSheet: return sheetFrame(in: container)
        case .popover: return (self as? UIPopoverPresentationController)?.popoverFrame(in: container) ?? bounds
        default: return bounds
        }
    }

    private func sheetFrame(in container: UIView) -> CGRect {
        let bounds = container.bounds
        if isCentred(in: container) {
            var size = shownStyle == .formSheet ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: bounds.height - 88)
            if shownStyle == .formSheet, let wanted = presented?.askedContentSize, wanted.width > 0, wanted.height > 0 { size = wanted }
            let fitted = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
            return CGRect(
                x: (bounds.width - fitted.width) / 2, y: (bounds.height - fitted.height) / 2, width: fitted.width, height: fitted.height)
        }
        let area = surroundings(of: container)
        let most = bounds.height - area.top - 10
        let height = sheetSettings?.selectedHeight(in: container) ?? most
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    /// Whether the sheet floats in the middle instead of standing on the bottom edge.
    private func isCentred(in container: UIView) -> Bool {
        guard world.device.idiom == .pad, let window = container.window else { return false }
        return window.traitCollection.horizontalSizeClass == .regular
    }

    /// The insets of the container, in points.
    func surroundings(of container: UIView) -> UIEdgeInsets {
        container.state.placedSafeArea ?? container.window?.placedInsets ?? .zero
    }

    /// The safe area of a view at rest in the container, in points.
    func safeArea(at place: CGRect, in container: UIView) -> UIEdgeInsets {
        let area = surroundings(of: container)
        let bounds = container.bounds
        return UIEdgeInsets(
            top: max(0, area.top - place.minY), left: max(0, area.left - place.minX),
            bottom: max(0, area.bottom - (bounds.height - place.maxY)), right: max(0, area.right - (bounds.width - place.maxX)))
    }

    /// Sets the look of a sheet's or a popover's wrapper.
    func decorate(_ wrapper: UIView) {
        guard isSheet || shownStyle == .popover else { return }
        wrapper.clipsToBounds = true
        wrapper.layer.cornerRadius = sheetSettings?.preferredCornerRadius ?? 10
        guard sheetSettings?.prefersGrabberVisible == true else { return }
        let grabber = UIGrabber(frame: CGRect(x: wrapper.bounds.midX - 18, y: 5, width: 36, height: 5))
        grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        grabber.backgroundColor = .systemGray3
        grabber.layer.cornerRadius = 2.5
        wrapper.addSubview(grabber)
    }
}
