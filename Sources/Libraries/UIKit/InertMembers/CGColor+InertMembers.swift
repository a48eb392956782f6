/// Fidelity: documented CGColor.init(colorSpace:components:); greys and red, green and blue by how many there are, whatever the
/// space (simplified).
extension CGColor {
    convenience init?(colorSpace space: Any, components: [CGFloat]) {
        if components.count == 2 {
            self.init(gray: components[0], alpha: components[1])
        } else if components.count > 3 {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        } else {
            return nil
        }
    }
}
