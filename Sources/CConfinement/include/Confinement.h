#ifndef SIRISIM_CONFINEMENT_H
#define SIRISIM_CONFINEMENT_H

#include <stdbool.h>
#include <sys/types.h>

// What keeps an app's programs within their homes, as far as Linux lets anybody do that, and what removes a home. The host uses it as
// well as the programs' own processes.

/// Keeps this thread, all that it starts, and for ever, away from files: where the system has Landlock (Linux 5.13).
///
/// rules: a line for each path below which something is allowed: `r /usr` to read and to run, `w /tmp/home` to write as well.
/// reads: whether reading is kept to them too; what the process has loaded, the system's own folders and /proc may then be read all
/// the same, but nothing of other processes there but what everybody may know.
///
/// Devices that give and take nothing of anybody's, such as /dev/null, may always be written. From Linux 6.12 on no signal and no
/// abstract socket reaches a process that isn't kept so.
///
/// Returns false where the system can't do it.
bool sirisim_confine_files(const char *rules, bool reads);

/// Opens what may be read whatever the rules say, for the processes that this one forks: each of them then keeps to it without looking
/// for it. Each closes it with `sirisim_close_readable`.
void sirisim_open_readable(void);
void sirisim_close_readable(void);

/// Whether `sirisim_confine_files` keeps signals and abstract sockets away too.
bool sirisim_confines_signals(void);

/// Lets this thread, and all that it starts, for ever make no socket by which other programs of this machine are reached, and none at all
/// unless the network is allowed; a pair of sockets that know each other alone may be. Nor does any call that isn't about files reach what
/// other programs have.
///
/// Returns false where the system can't do it.
bool sirisim_confine_calls(bool allows_network);

/// Gives up, for this thread and all that it starts, what a root user may do and others may not, but for reading and writing files
/// whoever has them: much of it leads past a fence.
void sirisim_give_up_privileges(void);

/// Keeps the memory and the environment of this process from other processes of the same user.
void sirisim_hide_process(void);

/// Makes this process the one on which all hang that come from it, however they have left their parents and sessions.
void sirisim_adopt_descendants(void);

/// Ends all processes that hang on a process: those that it has started, those that these have started, and so on.
///
/// first: where the system doesn't list the children of a process, all processes are looked at; what is older than this one, by its
/// number, isn't: a machine has many.
/// spared: such of its own children as are to live, with theirs.
void sirisim_end_descendants(pid_t process, pid_t first, bool (*spared)(pid_t child));

/// Removes a folder with all that is in it, whatever the names are and however deep it is; symbolic links aren't followed.
///
/// Returns whether nothing is left.
bool sirisim_remove_folder(const char *path);

#endif
