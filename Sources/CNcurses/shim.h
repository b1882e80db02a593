/* ncurses with wide characters for Swift.
 *
 * Its state lies in global variables and macros, which Swift does not import; each that is used is wrapped here. */
#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

#define _XOPEN_SOURCE 700
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <locale.h>
#include <stdio.h>
#include <wchar.h>
#include <curses.h>
#include <term.h>

/* The screen on standard output, and its keys, which are read elsewhere. NULL when the terminal is not known. */
static inline SCREEN *cn_new_terminal(const char *name) { return newterm((char *)name, stdout, stdin); }
static inline WINDOW *cn_window(void) { return stdscr; }
static inline int cn_colours(void) { return COLORS; }
static inline int cn_colour_pairs(void) { return COLOR_PAIRS; }

/* All that was drawn is drawn again. */
static inline void cn_redraw_all(void) { clearok(curscr, TRUE); }

static inline attr_t cn_bold(void) { return A_BOLD; }
static inline attr_t cn_dim(void) { return A_DIM; }
static inline attr_t cn_italic(void) { return A_ITALIC; }
static inline attr_t cn_underline(void) { return A_UNDERLINE; }
static inline attr_t cn_reverse(void) { return A_REVERSE; }

/* How the text that follows is drawn; pair 0 is the terminal's own colours. */
static inline void cn_set_look(WINDOW *window, attr_t attributes, int pair) {
  wattr_set(window, attributes, (short)(pair < 32768 ? pair : 0), &pair);
}

/* The columns that ncurses thinks a character takes: those of the C library. */
static inline int cn_width(wchar_t character) {
  extern int wcwidth(wchar_t);
  return wcwidth(character);
}

/* What the terminal's description says, NULL where it cannot. */
static inline const char *cn_string(const char *capability) {
  char *value = tigetstr((char *)capability);
  return value == (char *)-1 ? NULL : value;
}
static inline const char *cn_with_numbers(const char *format, long first, long second) {
  return tparm((char *)format, first, second, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
}

/* Whether a terminal is known and its cursor can be moved; changes nothing. */
static inline int cn_moves_cursor(const char *name) {
  int status = 0;
  if (setupterm((char *)name, 1, &status) != OK) return 0;
  return cn_string("cup") != NULL;
}

#endif
