#ifndef SIRISIM_FIXED_WORLD_H
#define SIRISIM_FIXED_WORLD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The world of an extension's process: wall clock, random numbers and network as a transcript's header says.
//
// Linked into a program, the functions of these files stand before the C library's of the same names, for the program and for
// every library that it loads. They pass everything on unchanged unless the environment says otherwise when the program starts:
//
//   SIRISIM_CLOCK    2026-11-20T18:05:00, in the zone TZ: the wall clock stands there until it is set.
//   SIRISIM_SEED     a number: random numbers follow from it.
//   SIRISIM_NETWORK  refused: no connection leaves the machine's own sockets.
//   SIRISIM_WITHIN   what may be read and written of files (Confinement.h); nothing else may.
//
// The variables are taken out of the environment, so that the program's author doesn't see them.
// docs/determinism.md says what holds and what can't be fixed.

/// Whether the host has started this process to fork others: SIRISIM_FORKS is set in the environment.
bool sirisim_world_is_asked_to_fork(void);

/// Forks a child for each conversation that the host asks for, with its environment and descriptors.
///
/// Returns in each child alone, whose world is then as if the program had been started in it. The process itself ends when
/// the host does, and its children with it. Nothing of the author's may have run before, and no thread be started: a fork has
/// only the thread that forks.
///
/// Between two conversations, from the second one on, `warm` is called: it does a little of what every child would have to do
/// anew, and returns false when nothing is left. It must start no thread. `note` gets the arguments of each child
/// (SIRISIM_ARGUMENTS) and its languages (SIRISIM_LANGUAGES), and returns whether there is more to do for the next one with the same.
void sirisim_world_serve_forks(bool (*warm)(void), bool (*note)(const char *arguments, const char *languages));

/// Whether the wall clock is fixed in this process.
bool sirisim_world_clock_is_fixed(void);

/// Puts the wall clock at a civil time in a zone (an IANA name), and makes the zone the process's own.
///
/// Returns false, and changes nothing, when the clock isn't fixed in this process.
bool sirisim_world_set_clock(int year, int month, int day, int hour, int minute, int second, const char *zone);

/// Begins the random numbers anew, as they follow from the seed for this call; does nothing where they aren't fixed.
void sirisim_world_begin_call(uint64_t number);

/// Says who answers Foundation's question for the preferred languages: a function that returns a retained Swift array of
/// strings. Until then Foundation's own answer holds.
void sirisim_world_set_preferred_languages(void *(*answer)(void));

/// Puts one pair of words in the place of another, wherever it stands in Foundation's own variables.
///
/// Foundation on Linux keeps the current locale, which it takes from no setting, in such a pair. Where it was found is kept: a
/// process that forks may let it be replaced by itself once, and its children need not look for it.
/// Returns how many were replaced. Foundation owns what a place holds: it lets go of it as often as places hold it, so the caller
/// retains it as often.
size_t sirisim_world_replace_in_foundation(const uintptr_t before[2], const uintptr_t after[2]);

/// Lets what is printed leave the process line by line, though it goes to a pipe.
void sirisim_world_print_by_line(void);

/// The name of one of the user defaults that the process has asked for, from 0 on; null after the last one.
///
/// Foundation writes what a program stores in them only when it is told to, by their name.
const char *sirisim_world_defaults_name(size_t index);

/// Whether user defaults may have to be written or read again: the program has stored some, or the file of one that it has asked
/// for isn't the one of the last `sirisim_world_defaults_are_synchronized`.
bool sirisim_world_defaults_have_changed(void);

/// Says that what the process holds of the defaults is what lies on disk.
void sirisim_world_defaults_are_synchronized(void);

/// What a program may be kept from.
enum sirisim_refusal { sirisim_refused_network, sirisim_refused_file };

/// Says who is told, on the thread on which it happens, that something was refused to the program: a file's path, or null.
void sirisim_world_set_refusal_hook(void (*hook)(enum sirisim_refusal what, const char *object));

/// While this thread is told of a refusal: where the call that was refused came from, the author's code or a library's; else null.
const void *sirisim_world_refused_caller(void);

/// Says who is told, with the status, when the program calls exit().
void sirisim_world_set_exit_hook(void (*hook)(int status));

/// Lets Swift's backtracer find the program's own frames when SIGQUIT meets a thread that waits inside the C library.
///
/// The backtracer follows frame pointers, which the C library's functions don't keep. A signal that meets another thread than
/// the one that runs the author's code is passed on to that one.
void sirisim_world_show_stack_at_quit(void);

/// Whether the program's own code lies there, and not a library's.
bool sirisim_world_is_programs_code(uintptr_t address);

/// Says that this thread runs the author's code from now on, or no longer.
void sirisim_world_set_runs_authors_code(bool runs);

#endif
