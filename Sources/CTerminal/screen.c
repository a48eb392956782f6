#include "CTerminal.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>

const attr_t nc_bold = WA_BOLD, nc_dim = WA_DIM, nc_italic = WA_ITALIC, nc_underline = WA_UNDERLINE, nc_reverse = WA_REVERSE;

// term.h cannot be included: it defines macros with names such as lines and columns.
extern int setupterm(const char *, int, int *);

WINDOW *nc_stdscr(void) { return stdscr; }

int nc_colors(void) { return COLORS; }

int nc_color_pairs(void) { return COLOR_PAIRS; }

SCREEN *nc_newterm(const char *term) {
    // LINES and COLUMNS may be left over from another window. They count only where the system does not know the size.
    int columns, rows;
    use_env(nc_window_size(&columns, &rows) ? FALSE : TRUE);
    return newterm(term, stdout, stdin);
}

int nc_setupterm(const char *term) {
    int status;
    return setupterm(term, STDOUT_FILENO, &status);
}

const char *nc_capability(const char *name) {
    char *value = tigetstr((char *)name);
    return value == (char *)-1 ? NULL : value;
}

int nc_flag(const char *name) { return tigetflag((char *)name) > 0; }

// Makes a cell; a pair above 32767 is only in the extended field. OK when it can be made.
static int set_cell(cchar_t *cell, const wchar_t *text, attr_t attributes, int pair) {
    return setcchar(cell, text, attributes, (short)(pair > 32767 ? 32767 : pair), &pair);
}

void nc_put(WINDOW *window, int row, int column, unsigned base, unsigned first, unsigned second, attr_t attributes, int pair) {
    wchar_t text[4] = {(wchar_t)base, (wchar_t)first, (wchar_t)second, 0};
    cchar_t cell;
    if (set_cell(&cell, text, attributes, pair) == OK) mvwadd_wch(window, row, column, &cell);
}

void nc_set_background(WINDOW *window, int pair) {
    cchar_t cell;
    if (set_cell(&cell, L" ", WA_NORMAL, pair) != OK) return;
    wbkgrndset(window, &cell);
    werase(window);
}

int nc_window_size(int *columns, int *rows) {
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return 0;
    *columns = size.ws_col;
    *rows = size.ws_row;
    return 1;
}

int nc_can_retry(void) { return errno == EINTR || errno == EAGAIN; }

// Takes a part out of a capability; ncurses has the text in memory of its own.
static void take_out(const char *name, const char *part) {
    char *text = tigetstr((char *)name);
    if (text == NULL || text == (char *)-1) return;
    char *found = strstr(text, part);
    if (found != NULL) memmove(found, found + strlen(part), strlen(found + strlen(part)) + 1);
}

void nc_forget_line_drawing(void) {
    take_out("sgr", "%?%p9%t\033(0%e\033(B%;");
    take_out("sgr", "%?%p9%t\016%e\017%;");
    take_out("sgr0", "\033(B");
    take_out("sgr0", "\017");
}
