/// The comparison of texts with recordings, as findings name it.
struct TextRule: Explained {
    let name = "text"
    let summary = "a list of callbacks in an article that a recording contradicts"
    let page = RulePage(
        what: """
            With --text, an article's list of callbacks is compared with recordings of the situation that the words around it name. It is \
            contradicted where two of its callbacks come the other way round, or one of them does not come.
            """,
        why: [
            "In a push the old screen's `viewWillDisappear` comes before the new one's `viewWillAppear`. [trace nav-push-cyrus]",
            "A cancelled swipe back brings the revealed screen's `viewWillAppear`, and no `viewDidAppear` of it. [trace ipop-cancel-wangling]",
            "A page sheet leaves its presenter in sight, which gets no `viewWillDisappear`. [trace sheet-presenter-wwdc19]",
        ],
        wrong: """
            ## Presenting a page sheet

            1. Home.viewWillDisappear
            2. Detail.viewWillAppear
            3. Detail.viewDidAppear
            """,
        right: """
            ## Presenting a page sheet

            1. Detail.viewWillAppear
            2. Detail.viewDidAppear
            """)
}
