extension Mirror {
    static func _published(of object: AnyObject) -> [_PublishedPublisher] {
        var all: [_PublishedPublisher] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            for child in level.children {
                if let property = child.value as? _PublishedProperty { all.append(property._publisher) }
            }
            mirror = level.superclassMirror
        }
        return all
    }
}
