/* ncurses with wide characters for Swift.
 *
 * Its state lies in global variables and macros, which Swift does not import; each that is used is wrapped here. */
#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <locale.h>
#include <wchar.h>
#include <curses.h>
#include <term.h>

#endif
