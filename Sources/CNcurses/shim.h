// What Swift cannot import of ncurses: macros, variables, and signal handlers, which must not run Swift code.
#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

// Before curses.h: without these the wide functions are not declared.
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>
#include <curses.h>

// glibc declares it only for X/Open sources.
extern int wcwidth(wchar_t);

// Whether the last call was only disturbed and can be repeated.
static inline int nc_can_retry(void) { return errno == EINTR || errno == EAGAIN; }

static inline WINDOW *nc_stdscr(void) { return stdscr; }
static inline int nc_colors(void) { return COLORS; }
static inline int nc_color_pairs(void) { return COLOR_PAIRS; }
static inline SCREEN *nc_newterm(const char *term) { return newterm(term, stdout, stdin); }

// term.h cannot be included: it defines macros with names such as lines and columns.
extern int setupterm(const char *, int, int *);
static inline int nc_setupterm(const char *term, int *status) { return setupterm(term, STDOUT_FILENO, status); }

// A capability's bytes; NULL when the terminal has none.
static inline const char *nc_capability(const char *name) {
    char *value = tigetstr((char *)name);
    return value == (char *)-1 ? NULL : value;
}

static inline int nc_flag(const char *name) { return tigetflag((char *)name) > 0; }

static const attr_t nc_bold = WA_BOLD, nc_dim = WA_DIM, nc_italic = WA_ITALIC, nc_underline = WA_UNDERLINE, nc_reverse = WA_REVERSE;

// One cell: a base character, up to two marks, attributes and a pair of any number.
static inline void nc_put(WINDOW *window, int row, int column, unsigned base, unsigned first, unsigned second, attr_t attributes, int pair) {
    wchar_t text[4] = {(wchar_t)base, (wchar_t)first, (wchar_t)second, 0};
    int extended = pair;
    cchar_t cell;
    if (setcchar(&cell, text, attributes, (short)(pair > 32767 ? 32767 : pair), &extended) == OK) mvwadd_wch(window, row, column, &cell);
}

static inline int nc_window_size(int descriptor, int *columns, int *rows) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return 0;
    *columns = size.ws_col;
    *rows = size.ws_row;
    return 1;
}

// Runs a program in our own process group, which has the keyboard, and waits for it. Its status as a shell gives it; -1 when it could not start.
static inline int nc_run(char *const arguments[]) {
    extern char **environ;
    pid_t child;
    int status;
    if (posix_spawnp(&child, arguments[0], NULL, NULL, arguments, environ) != 0) return -1;
    while (waitpid(child, &status, 0) < 0) {
        if (errno != EINTR) return -1;
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

// Signals. All state is in one static variable, which exists once in each object file that calls the functions below: call them from one file only.
enum { NC_RESTORE_SIZE = 1024, NC_FATAL_COUNT = 6, NC_STACK_SIZE = 65536 };

struct nc_guard {
    // Whether the terminal is in our modes and must be put back.
    volatile sig_atomic_t holds_terminal;
    // Whether another program uses the terminal: keyboard signals are meant for it.
    volatile sig_atomic_t is_lent;
    // Whether an interrupt was reported and not taken yet.
    volatile sig_atomic_t interrupts;
    int wake;
    struct termios modes;
    char restore[NC_RESTORE_SIZE];
    size_t restore_count;
    struct sigaction previous[NC_FATAL_COUNT];
    char stack[NC_STACK_SIZE];
};

static inline struct nc_guard *nc_state(void) {
    static struct nc_guard state;
    return &state;
}

static const int nc_fatal[NC_FATAL_COUNT] = {SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE};

static inline void nc_guard_restore(void) {
    if (!nc_state()->holds_terminal) return;
    nc_state()->holds_terminal = 0;
    const char *bytes = nc_state()->restore;
    size_t left = nc_state()->restore_count;
    while (left > 0) {
        ssize_t written = write(STDOUT_FILENO, bytes, left);
        if (written <= 0) break;
        bytes += written;
        left -= (size_t)written;
    }
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &nc_state()->modes);
}

static inline void nc_die(int number) {
    nc_guard_restore();
    signal(number, SIG_DFL);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, number);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    raise(number);
}

static inline void nc_wake(char what) {
    int saved = errno;
    ssize_t ignored = write(nc_state()->wake, &what, 1);
    (void)ignored;
    errno = saved;
}

static inline void nc_on_signal(int number) {
    switch (number) {
    case SIGWINCH: nc_wake('W'); break;
    case SIGCONT: nc_wake('C'); break;
    case SIGTSTP:
        if (nc_state()->is_lent) raise(SIGSTOP);
        else nc_wake('Z');
        break;
    case SIGINT:
        if (nc_state()->is_lent) break;
        // The first one is for the program to take; if it does not, the second one ends it.
        if (nc_state()->interrupts) nc_die(number);
        nc_state()->interrupts = 1;
        nc_wake('I');
        break;
    case SIGQUIT:
        if (!nc_state()->is_lent) nc_die(number);
        break;
    default: nc_die(number); break;
    }
}

// A crash: put the terminal back, then let whoever was there before report it. Returning repeats the fault; a signal that was sent is sent again.
static inline void nc_on_crash(int number, siginfo_t *info, void *context) {
    (void)context;
    nc_guard_restore();
    for (int i = 0; i < NC_FATAL_COUNT; i++) {
        if (nc_fatal[i] == number) sigaction(number, &nc_state()->previous[i], NULL);
    }
    if (info == NULL || info->si_code <= 0) raise(number);
}

// Keeps the modes to go back to, and the bytes that undo what was switched on. Returns the descriptor that wakes a poll, -1 on failure.
static inline int nc_guard_install(const struct termios *modes, const char *restore, size_t count) {
    nc_state()->modes = *modes;
    nc_state()->restore_count = count < NC_RESTORE_SIZE ? count : NC_RESTORE_SIZE;
    memcpy(nc_state()->restore, restore, nc_state()->restore_count);
    int ends[2];
    if (pipe(ends) != 0) return -1;
    for (int i = 0; i < 2; i++) {
        fcntl(ends[i], F_SETFL, fcntl(ends[i], F_GETFL) | O_NONBLOCK);
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    }
    nc_state()->wake = ends[1];

    // A stack of its own, so that a stack that has overflown can be reported.
    stack_t stack;
    if (sigaltstack(NULL, &stack) == 0 && (stack.ss_flags & SS_DISABLE)) {
        memset(&stack, 0, sizeof stack);
        stack.ss_sp = nc_state()->stack;
        stack.ss_size = NC_STACK_SIZE;
        sigaltstack(&stack, NULL);
    }
    struct sigaction action;
    memset(&action, 0, sizeof action);
    sigemptyset(&action.sa_mask);
    action.sa_handler = nc_on_signal;
    // Others' reads and writes go on undisturbed; a poll is broken off all the same.
    action.sa_flags = SA_RESTART;
    const int ordinary[] = {SIGWINCH, SIGCONT, SIGTSTP, SIGINT, SIGQUIT, SIGTERM, SIGHUP};
    for (size_t i = 0; i < sizeof ordinary / sizeof ordinary[0]; i++) {
        struct sigaction before;
        sigaction(ordinary[i], NULL, &before);
        // What a parent has switched off, nohup for example, stays off.
        if (before.sa_handler == SIG_IGN && ordinary[i] != SIGWINCH && ordinary[i] != SIGCONT) continue;
        sigaction(ordinary[i], &action, NULL);
    }
    memset(&action, 0, sizeof action);
    sigemptyset(&action.sa_mask);
    action.sa_sigaction = nc_on_crash;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
    for (int i = 0; i < NC_FATAL_COUNT; i++) sigaction(nc_fatal[i], &action, &nc_state()->previous[i]);
    atexit(nc_guard_restore);
    return ends[0];
}

static inline void nc_guard_hold(int holds) { nc_state()->holds_terminal = holds; }
static inline void nc_guard_lend(int lends) { nc_state()->is_lent = lends; }
static inline void nc_guard_take_interrupt(void) { nc_state()->interrupts = 0; }

// Stops this process as Ctrl-Z would without us, and returns when it goes on.
static inline void nc_guard_stop(void) {
    struct sigaction standard, ours;
    memset(&standard, 0, sizeof standard);
    sigemptyset(&standard.sa_mask);
    standard.sa_handler = SIG_DFL;
    sigaction(SIGTSTP, &standard, &ours);
    raise(SIGTSTP);
    sigaction(SIGTSTP, &ours, NULL);
}

#endif
