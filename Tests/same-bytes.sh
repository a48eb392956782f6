#!/bin/sh
# Records scenes in two processes at once by each program given, and compares the recordings byte for byte.
#
#     Tests/same-bytes.sh [--every N] .build/debug/appear [.build/release/appear]
#
# The scenes are those of the lessons, the interpreter's fixtures and the storyboards of the tests; with --every, each Nth of them. Exit status 1 when two
# recordings differ.
set -eu

every=1
if [ "${1:-}" = --every ]; then
    every=$2
    shift 2
fi
if [ $# -eq 0 ]; then
    sed -n '2,7s/^# \{0,1\}//p' "$0" >&2
    exit 64
fi
package=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

failed=0
count=0
seen=0
record() {
    # A scene may end in an exception on purpose; what it says is compared, too.
    "$1" trace "$scene" --format jsonl --in "$container" >"$2" 2>&1 || true
}

compare() {
    seen=$((seen + 1))
    [ $((seen % every)) -eq 0 ] || return 0
    recordings=0
    for program in "$@"; do
        for process in 1 2; do
            record "$program" "$work/$recordings" &
            recordings=$((recordings + 1))
        done
    done
    wait
    recording=1
    while [ $recording -lt $recordings ]; do
        if ! cmp -s "$work/0" "$work/$recording"; then
            echo "differs: $scene --in $container (recordings 0 and $recording of $*, two by each)" >&2
            cmp "$work/0" "$work/$recording" >&2 || true
            failed=1
        fi
        recording=$((recording + 1))
    done
    count=$((count + 1))
}

cd "$package"
for scene in Lessons/*/*.swift Tests/StageTests/Boards/*; do
    for container in root navigation pageSheet; do compare "$@"; done
done
container=root
for scene in Tests/InterpreterTests/Fixtures/*.swift; do compare "$@"; done
[ $failed -eq 0 ] && echo "$count scenes recorded the same"
exit $failed
