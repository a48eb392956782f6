// What Swift cannot import of ncurses, and what else is asked of the terminal's device.
#ifndef CTERMINAL_SCREEN_H
#define CTERMINAL_SCREEN_H

#include <curses.h>
#include <wchar.h>

// glibc declares it only for X/Open sources.
extern int wcwidth(wchar_t);

extern const attr_t nc_bold, nc_dim, nc_italic, nc_underline, nc_reverse;

WINDOW *nc_stdscr(void);
int nc_colors(void);
int nc_color_pairs(void);

// A screen on standard output and input; NULL when the terminal is not known.
SCREEN *nc_newterm(const char *term);
// Looks a terminal's description up and touches nothing. OK when there is one.
int nc_setupterm(const char *term);
// A capability's bytes; NULL when the terminal has none.
const char *nc_capability(const char *name);
int nc_flag(const char *name);
// Takes the alternate character set out of the sequences that change attributes, for the screen that was made last. ncurses would select the usual set
// with each of them, and no character of the other one, which draws lines, is ever written.
void nc_forget_line_drawing(void);

// Puts one cell: a base character, up to two marks, attributes and a pair of any number.
void nc_put(WINDOW *window, int row, int column, unsigned base, unsigned first, unsigned second, attr_t attributes, int pair);
// Makes all cells of a window blank, in a pair.
void nc_set_background(WINDOW *window, int pair);

// The window's size in cells as the system knows it; 0 when it does not.
int nc_window_size(int *columns, int *rows);

// Whether the last system call was only disturbed and can be repeated.
int nc_can_retry(void);

#endif
