/// Fidelity: documented UIColor.getRed(_:green:blue:alpha:), getWhite(_:alpha:), getHue(_:saturation:brightness:alpha:).
extension UIColor {
    @discardableResult
    func getRed(_ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat) -> Bool {
        let parts = _parts(self)
        red = parts[0]
        green = parts[1]
        blue = parts[2]
        alpha = parts[3]
        return true
    }
    @discardableResult
    func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
        let parts = _parts(self)
        if parts[0] != parts[1] || parts[1] != parts[2] { return false }
        white = parts[0]
        alpha = parts[3]
        return true
    }
    @discardableResult
    func getHue(_ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: inout CGFloat) -> Bool {
        let parts = _parts(self)
        let most = max(parts[0], parts[1], parts[2])
        let range = most - min(parts[0], parts[1], parts[2])
        var turn: CGFloat = 0
        if range > 0 {
            if most == parts[0] {
                turn = (parts[1] - parts[2]) / range
            } else if most == parts[1] {
                turn = (parts[2] - parts[0]) / range + 2
            } else {
                turn = (parts[0] - parts[1]) / range + 4
            }
        }
        hue = (turn < 0 ? turn + 6 : turn) / 6
        saturation = most > 0 ? range / most : 0
        brightness = most
        alpha = parts[3]
        return true
    }
}

extension UIColor {
    convenience init(_colorLiteralRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
}
