// What the terminal needs that Swift cannot say: ncurses' macros and variables, and signal handlers, which must not run Swift code.
//
// These headers declare; they define nothing. What has state lives in one `.c` file each, so that it exists once in the program.
#ifndef CTERMINAL_H
#define CTERMINAL_H

// Before curses.h: without these the wide functions are not declared.
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

#include "guard.h"
#include "screen.h"

#endif
