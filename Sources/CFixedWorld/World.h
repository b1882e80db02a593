#ifndef SIRISIM_WORLD_H
#define SIRISIM_WORLD_H

#include "FixedWorld.h"
#include <stdatomic.h>

// What the files of this target share.

/// Seconds since 1970 at which the wall clock stands; valid while `world_clock_fixed`.
extern _Atomic int64_t world_seconds;
extern bool world_clock_fixed;
extern bool world_random_fixed;
extern bool world_network_refused;
/// Whether this process is kept from files outside of its home.
extern bool world_files_are_fenced;
extern uint64_t world_seed;

/// Fills memory with the next random bytes.
void world_random_fill(void *buffer, size_t count);

/// Fixes the world as the environment says, and takes what it says out of it.
void world_read_environment(void);

/// Whether this process is one that forks others, and no child of it.
bool world_is_fork_server(void);

/// Notes where the variables lie of which libraries keep the address when they are loaded, before any is replaced.
void world_reserve_variables(void);

/// Puts the present values of these variables where the libraries look for them.
void world_refresh_variables(void);

/// Takes notice of a file that is opened.
void world_note_opened(const char *path);

/// Tells who wants to know that something was refused to the program: a path, or null, and who has called the function that refuses.
void world_tell_refusal(enum sirisim_refusal what, const char *object, const void *caller);

/// The same of a file that couldn't be opened, `errno` saying why; does nothing where no fence is the reason.
void world_note_refused(const char *path, const void *caller);

/// Where a function that stands in for one of the C library's goes on in its caller.
#define CALLER __builtin_return_address(0)

/// Whether a socket is one of the two by which Foundation wakes a thread of its own, and which the closed network would refuse.
bool world_makes_wake_up_pair(int family, int type, const void *caller);

/// An end of a pair that needs no network, in its place; -1 where there is none to be had.
int world_wake_up_end(void);

/// Whether that is such an end, which is connected already.
bool world_connects_wake_up_end(int descriptor);

/// Whether this thread runs the author's code.
bool world_runs_authors_code(void);

/// The C library's function of that name.
void *world_next(const char *name);

/// `NEXT(name)(arguments)` calls the C library's function behind the one that stands here.
#define NEXT(name)                                                                                                     \
  ({                                                                                                                   \
    static _Atomic(__typeof__(&name)) next;                                                                            \
    __typeof__(&name) found = atomic_load_explicit(&next, memory_order_relaxed);                                       \
    if (!found) {                                                                                                      \
      found = (__typeof__(&name))world_next(#name);                                                                    \
      atomic_store_explicit(&next, found, memory_order_relaxed);                                                       \
    }                                                                                                                  \
    found;                                                                                                             \
  })

#endif
