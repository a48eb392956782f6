#include "guard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

enum { RESTORE_SIZE = 1024, STACK_SIZE = 65536 };

// What a crash raises.
static const int crashes[] = {SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE};
enum { CRASH_COUNT = sizeof crashes / sizeof crashes[0] };

// What others send.
static const int ordinary[] = {SIGWINCH, SIGCONT, SIGTSTP, SIGINT, SIGQUIT, SIGTERM, SIGHUP};
enum { ORDINARY_COUNT = sizeof ordinary / sizeof ordinary[0] };

// How long a terminal that takes no bytes is waited for, in milliseconds.
static const int patience = 300;

// All of the guard's state. A test looks for it by its name: it must exist once in the program.
static struct signal_guard {
    // Whether the terminal is in our modes and must be put back.
    volatile sig_atomic_t holds_terminal;
    // Whether another program uses the terminal.
    volatile sig_atomic_t is_lent;
    // Whether an interrupt was reported and not taken yet.
    volatile sig_atomic_t has_interrupt;
    int wake;
    struct termios modes;
    char restore[RESTORE_SIZE];
    size_t restore_count;
    struct sigaction previous[CRASH_COUNT];
    char stack[STACK_SIZE];
} signal_guard;

// Writes as much as the terminal takes. Each byte waits for room of its own, so that a terminal that takes none cannot hold us up.
static void write_patiently(const char *bytes, size_t count) {
    for (size_t place = 0; place < count;) {
        struct pollfd output = {STDOUT_FILENO, POLLOUT, 0};
        if (poll(&output, 1, patience) <= 0) return;
        ssize_t written = write(STDOUT_FILENO, bytes + place, 1);
        if (written == 0 || (written < 0 && errno != EINTR)) return;
        if (written > 0) place += 1;
    }
}

// Only functions that POSIX allows in signal handlers.
static void put_back(void) {
    if (!signal_guard.holds_terminal) return;
    signal_guard.holds_terminal = 0;
    int saved = errno;
    // Without this a process in the background would be stopped here.
    sigset_t output, before;
    sigemptyset(&output);
    sigaddset(&output, SIGTTOU);
    sigprocmask(SIG_BLOCK, &output, &before);
    write_patiently(signal_guard.restore, signal_guard.restore_count);
    // At once: TCSAFLUSH would wait for bytes that nobody reads.
    tcflush(STDIN_FILENO, TCIFLUSH);
    tcsetattr(STDIN_FILENO, TCSANOW, &signal_guard.modes);
    sigprocmask(SIG_SETMASK, &before, NULL);
    errno = saved;
}

static void die(int number) {
    put_back();
    signal(number, SIG_DFL);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, number);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    raise(number);
}

static void wake(char what) {
    int saved = errno;
    ssize_t ignored = write(signal_guard.wake, &what, 1);
    (void)ignored;
    errno = saved;
}

static void on_signal(int number) {
    switch (number) {
    case SIGWINCH: wake('W'); break;
    case SIGCONT: wake('C'); break;
    case SIGTSTP:
        // Whoever has the terminal decides whether it stops; `guard_run` does as it does.
        if (!signal_guard.is_lent) wake('Z');
        break;
    case SIGINT:
        if (signal_guard.is_lent) break;
        // The first one is for the program to take; if it does not, the second one ends it.
        if (signal_guard.has_interrupt) die(number);
        signal_guard.has_interrupt = 1;
        wake('I');
        break;
    case SIGQUIT:
        if (!signal_guard.is_lent) die(number);
        break;
    default: die(number); break;
    }
}

// Puts the terminal back and lets whoever was there before report the crash. Returning repeats the fault; a signal that was sent is sent again.
static void on_crash(int number, siginfo_t *info, void *context) {
    (void)context;
    put_back();
    for (int i = 0; i < CRASH_COUNT; i++) {
        if (crashes[i] == number) sigaction(number, &signal_guard.previous[i], NULL);
    }
    if (info == NULL || info->si_code <= 0) raise(number);
}

// A stack of its own for crashes, so that a stack that has overflown can be reported.
static void install_stack(void) {
    stack_t stack;
    if (sigaltstack(NULL, &stack) != 0 || !(stack.ss_flags & SS_DISABLE)) return;
    memset(&stack, 0, sizeof stack);
    stack.ss_sp = signal_guard.stack;
    stack.ss_size = STACK_SIZE;
    sigaltstack(&stack, NULL);
}

static void install_handlers(void) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    // One at a time: a second signal must not end the process while the first one is putting the terminal back.
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < ORDINARY_COUNT; i++) sigaddset(&action.sa_mask, ordinary[i]);
    action.sa_handler = on_signal;
    // Others' reads and writes go on undisturbed; a poll is broken off all the same.
    action.sa_flags = SA_RESTART;
    for (int i = 0; i < ORDINARY_COUNT; i++) {
        struct sigaction before;
        sigaction(ordinary[i], NULL, &before);
        // What a parent has switched off, nohup for example, stays off.
        if (before.sa_handler == SIG_IGN && ordinary[i] != SIGWINCH && ordinary[i] != SIGCONT) continue;
        sigaction(ordinary[i], &action, NULL);
    }
    memset(&action, 0, sizeof action);
    sigemptyset(&action.sa_mask);
    action.sa_sigaction = on_crash;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
    for (int i = 0; i < CRASH_COUNT; i++) sigaction(crashes[i], &action, &signal_guard.previous[i]);
}

int guard_install(const struct termios *modes, const char *restore, size_t count) {
    signal_guard.modes = *modes;
    signal_guard.restore_count = count < RESTORE_SIZE ? count : RESTORE_SIZE;
    memcpy(signal_guard.restore, restore, signal_guard.restore_count);
    int ends[2];
    if (pipe(ends) != 0) return -1;
    for (int i = 0; i < 2; i++) {
        fcntl(ends[i], F_SETFL, fcntl(ends[i], F_GETFL) | O_NONBLOCK);
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    }
    signal_guard.wake = ends[1];
    install_stack();
    install_handlers();
    atexit(put_back);
    return ends[0];
}

void guard_hold(int holds) { signal_guard.holds_terminal = holds; }

void guard_lend(int lends) {
    signal_guard.has_interrupt = 0;
    signal_guard.is_lent = lends;
}

int guard_has_interrupt(void) { return signal_guard.has_interrupt != 0; }

void guard_take_interrupt(void) { signal_guard.has_interrupt = 0; }

void guard_stop(void) {
    struct sigaction standard, ours;
    memset(&standard, 0, sizeof standard);
    sigemptyset(&standard.sa_mask);
    standard.sa_handler = SIG_DFL;
    sigaction(SIGTSTP, &standard, &ours);
    raise(SIGTSTP);
    sigaction(SIGTSTP, &ours, NULL);
}

int guard_run(char *const arguments[]) {
    pid_t child;
    if (posix_spawnp(&child, arguments[0], NULL, NULL, arguments, environ) != 0) return -1;
    for (;;) {
        int status;
        if (waitpid(child, &status, WUNTRACED) < 0) {
            if (errno != EINTR) return -1;
        } else if (WIFSTOPPED(status)) {
            guard_stop();
            // `fg` wakes the whole group; whoever wakes us alone wakes the program as well.
            kill(child, SIGCONT);
        } else {
            return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
        }
    }
}
