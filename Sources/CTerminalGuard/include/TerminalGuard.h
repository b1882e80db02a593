#ifndef SIRISIM_TERMINAL_GUARD_H
#define SIRISIM_TERMINAL_GUARD_H

#include <stdbool.h>
#include <stddef.h>

// The terminal of this process while a screen stands on it, and how it is given back in every case: at the end, at a stop,
// and when the program itself traps. What a signal handler may touch is kept here, in C, where it needs no runtime.

/// Remembers the modes of the terminal on standard input as they are now; false where there is none.
bool terminal_guard_remember(void);

/// Makes the program's own traps (SIGSEGV, SIGILL, SIGABRT ...) give the terminal back first, and all other signals that would end
/// the program and that nobody handles. Done once.
///
/// Whoever handled a trap before does so afterwards: a backtrace comes on a terminal that is as it was.
void terminal_guard_watch_traps(void);

/// The screen takes the terminal: from now on what is written to the standard error is caught.
///
/// leave: what is written to standard output to leave the screen; it is copied.
void terminal_guard_take(const char *leave, size_t count);

/// A line is edited on the terminal, whose modes are others meanwhile; the standard error stays what it is.
///
/// leave: what is written to standard output where the program ends in the midst of it; it is copied.
void terminal_guard_hold(const char *leave, size_t count);

/// The line is edited no more, and whoever changed the modes has given them back.
void terminal_guard_let_go(void);

/// Gives the terminal back: its modes, the standard error, and what was caught of it. May be called at any time, by a signal
/// handler and by several threads; all calls but the first do nothing.
///
/// writes: the bytes that leave the screen are written too; false when that has happened already.
void terminal_guard_give_back(bool writes);

bool terminal_guard_is_taken(void);

/// Hands over what has been written to the standard error since the screen took the terminal, and forgets it.
///
/// Returns the number of bytes. What does not fit is forgotten too; a size of 0 only asks how much there is.
size_t terminal_guard_caught(char *buffer, size_t size);

#endif
