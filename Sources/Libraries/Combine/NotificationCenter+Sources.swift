extension NotificationCenter {
    func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
        AnyPublisher(_body: { sink in
            let token = self.addObserver(forName: name, object: object, queue: nil) { if sink._hasRoom { sink._send($0) } }
            sink._detach = { self.removeObserver(token) }
            sink._begin("NotificationCenter Observer")
        })
    }
}
