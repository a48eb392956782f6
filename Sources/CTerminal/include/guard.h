// The signal guard: whatever ends or stops the program, the terminal is given back as it was.
#ifndef CTERMINAL_GUARD_H
#define CTERMINAL_GUARD_H

#include <stddef.h>
#include <termios.h>

// Installs the signal handlers, once in a process. Keeps the modes to go back to, and the bytes that undo what was switched on.
//
// Returns the descriptor that can be read when a signal has come that the program must act upon; -1 when there is none.
// Each byte is one signal: 'I' interrupt, 'W' window size, 'Z' stop, 'C' continue.
int guard_install(const struct termios *modes, const char *restore, size_t count);

// From now on a signal, a crash or an exit puts the terminal back; or no longer.
void guard_hold(int holds);

// Another program has the keyboard, so keyboard signals are meant for it; or no longer. An interrupt that nobody took is forgotten.
void guard_lend(int lends);

// Whether an interrupt has come that the program has not seen.
int guard_has_interrupt(void);

// The program has seen the interrupt. Of two that it does not see the second ends it.
void guard_take_interrupt(void);

// Stops this process as Ctrl-Z does to a program without handlers. Returns when it goes on.
void guard_stop(void);

// Runs a program in our own process group, which has the keyboard, and waits for its end. When it is stopped, so are we; when we go on, so does it.
//
// Returns its status as a shell gives it; -1 when it could not be started.
int guard_run(char *const arguments[]);

#endif
