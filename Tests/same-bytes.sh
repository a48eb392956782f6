#!/bin/sh
# Runs the same commands by two programs, or by one in two processes at once, and compares what they print byte for byte.
#
#     Tests/same-bytes.sh [--every N] OLD [NEW]
#
# The commands trace the scenes of the lessons, the boards, the fixtures and the scenes in the tests' text, check those of the lessons and
# the boards, print the tables, and explain callbacks. With --every, each Nth of them. Exit status 1 when two prints differ.
set -eu

every=1
if [ "${1:-}" = --every ]; then
    every=$2
    shift 2
fi
if [ $# -eq 0 ] || [ $# -gt 2 ]; then
    sed -n '2,7s/^# \{0,1\}//p' "$0" >&2
    exit 64
fi
absolute() { echo "$(cd "$(dirname "$1")" && pwd)/$(basename "$1")"; }
old=$(absolute "$1")
new=$(absolute "${2:-$1}")
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

failed=0
count=0
seen=0
compare() {
    seen=$((seen + 1))
    [ $((seen % every)) -eq 0 ] || return 0
    # A scene may end in an exception on purpose, and a check may find mistakes: what they say is compared, too.
    "$old" "$@" >"$work/old" 2>&1 </dev/null &
    "$new" "$@" >"$work/new" 2>&1 </dev/null || true
    wait $! || true
    if ! cmp -s "$work/old" "$work/new"; then
        echo "differs: $*" >&2
        cmp "$work/old" "$work/new" >&2 || true
        failed=$((failed + 1))
    fi
    count=$((count + 1))
}

for scene in Lessons/*/*.swift Tests/StageTests/Boards/*; do
    for container in root navigation pageSheet; do compare trace "$scene" --format jsonl --in "$container"; done
    compare check "$scene" --format sarif
done
for scene in Tests/InterpreterTests/Fixtures/*.swift Tests/StageTests/Fixtures/*.swift; do compare trace "$scene" --format jsonl; done
python3 Tests/test-scenes.py "$work/scenes" Tests/StageTests Tests/ChecksTests Tests/TutorTests
for scene in "$work"/scenes/*.swift; do compare trace "$scene" --format jsonl; done
compare table --format json
compare table --all
compare table --appearance 2
for name in loadView viewDidLoad viewWillAppear viewIsAppearing viewDidLayoutSubviews viewDidAppear UINavigationController UIView.frame; do
    compare explain "$name"
done
[ $failed -eq 0 ] && echo "$count commands printed the same" && exit 0
echo "$failed of $count commands printed something else" >&2
exit 1
