#ifndef SIRISIM_SYSTEM_CALLS_H
#define SIRISIM_SYSTEM_CALLS_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

// Linux's own calls that Swift's Glibc module doesn't have. They fail as the system's do: -1, and errno says why.

/// A descriptor that stands for a process, whatever becomes of its number. It can be read once the process has died.
int sirisim_process_descriptor(pid_t process);

/// Sends a signal to the process of a descriptor, and never to another that has got its number.
int sirisim_signal_process(int descriptor, int signal);

/// A file that lies in memory and has no name in any folder.
int sirisim_memory_file(const char *name);

/// A pipe that programs which are started don't inherit.
int sirisim_closed_pipe(int ends[2]);

/// Locks a file for its descriptor, without waiting.
int sirisim_lock_file(int descriptor);

/// Where the next written part of a file begins from an offset on; ENXIO after the last one.
off_t sirisim_next_data(int descriptor, off_t offset);

/// Where the written part of a file ends in which an offset lies.
off_t sirisim_next_hole(int descriptor, off_t offset);

/// Copies a part of a file to the same place in another, within the file system where that can be.
ssize_t sirisim_copy_range(int from, int to, off_t offset, size_t count);

/// Whether a file has attributes that somebody has given it (of a security module's own there may always be one).
bool sirisim_has_attributes(const char *path);

/// Sends one message with descriptors, which the other side gets as its own. Never waits.
ssize_t sirisim_send_descriptors(int socket, const void *bytes, size_t count, const int *descriptors, int descriptor_count);

/// Takes one message, and the descriptor that came with it; -1 in its place where none did. Never waits.
ssize_t sirisim_receive_descriptor(int socket, void *bytes, size_t count, int *descriptor);

#endif
