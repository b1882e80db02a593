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
