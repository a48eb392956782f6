final class Shower: UIViewController {
    override func viewDidLoad() {
        _ = UINib(nibName: "TicketViewController", bundle: nil).instantiate(withOwner: nil, options: nil)
    }
}
