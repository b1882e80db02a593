#define _GNU_SOURCE
#include "Confinement.h"
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { most_passes = 100, most_processes = 65536 };

struct seen {
  pid_t process, parent;
  bool is_dead, is_descendant;
};

void sirisim_adopt_descendants(void) { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

/// The parent of a process, 0 where there is none; and whether it is dead, and nobody has asked how it ended.
static pid_t parent_of(pid_t process, bool *is_dead) {
  char path[40], text[512];
  snprintf(path, sizeof path, "/proc/%d/stat", process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  // Behind the name, which may hold anything.
  const char *rest = strrchr(text, ')');
  char state;
  int parent;
  if (!rest || sscanf(rest + 1, " %c %d", &state, &parent) != 2) return 0;
  *is_dead = state == 'Z' || state == 'X';
  return parent;
}

/// Whether numbers have been given from the beginning again since a process got its own.
static bool have_begun_again(pid_t first) {
  FILE *file = fopen("/proc/sys/kernel/ns_last_pid", "re");
  if (!file) return true;
  int last = 0;
  bool is_read = fscanf(file, "%d", &last) == 1;
  fclose(file);
  return !is_read || last < first;
}

/// Adds the children that one thread has made. Who is spared isn't looked at: the system would remember the look, and take long to
/// forget it when the process ends.
static void add_children(
  const char *list, pid_t process, bool (*spared)(pid_t child), struct seen *seen, size_t *count
) {
  FILE *file = fopen(list, "re");
  if (!file) return;
  for (int child; *count < most_processes && fscanf(file, "%d", &child) == 1;) {
    if (spared && spared(child)) continue;
    bool is_dead = false;
    parent_of(child, &is_dead);
    seen[(*count)++] = (struct seen){.process = child, .parent = process, .is_dead = is_dead, .is_descendant = true};
  }
  fclose(file);
}

static bool lists_children(void) {
  // 0 as long as nobody has looked.
  static _Atomic int known;
  if (!known) known = access("/proc/thread-self/children", R_OK) == 0 ? 1 : -1;
  return known > 0;
}

/// What hangs on a process, from the system's own lists: they are as long as what is found, and not as all that runs. Who starts
/// something while they are read is found the next time.
static size_t follow(struct seen *seen, pid_t process, bool (*spared)(pid_t child)) {
  size_t count = 0, next = 0;
  pid_t parent = process;
  while (true) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/task", parent);
    DIR *folder = opendir(path);
    for (struct dirent *entry; folder && (entry = readdir(folder));) {
      if (entry->d_name[0] < '1' || entry->d_name[0] > '9') continue;
      snprintf(path, sizeof path, "/proc/%d/task/%.12s/children", parent, entry->d_name);
      add_children(path, parent, parent == process ? spared : NULL, seen, &count);
    }
    if (folder) closedir(folder);
    if (next == count) return count;
    parent = seen[next++].process;
  }
}

static size_t look(struct seen *seen, pid_t first) {
  DIR *folder = opendir("/proc");
  if (!folder) return 0;
  size_t count = 0;
  for (struct dirent *entry; count < most_processes && (entry = readdir(folder));) {
    if (entry->d_name[0] < '1' || entry->d_name[0] > '9') continue;
    pid_t process = atoi(entry->d_name);
    if (process < first) continue;
    bool is_dead = false;
    pid_t parent = parent_of(process, &is_dead);
    if (parent > 0) seen[count++] = (struct seen){.process = process, .parent = parent, .is_dead = is_dead};
  }
  closedir(folder);
  return count;
}

static void mark(struct seen *seen, size_t count, pid_t process, bool (*spared)(pid_t child)) {
  bool has_more = true;
  while (has_more) {
    has_more = false;
    for (size_t index = 0; index < count; index++) {
      if (seen[index].is_descendant) continue;
      bool hangs = seen[index].parent == process && !(spared && spared(seen[index].process));
      for (size_t other = 0; !hangs && other < count; other++)
        hangs = seen[other].is_descendant && seen[other].process == seen[index].parent;
      if (hangs) seen[index].is_descendant = has_more = true;
    }
  }
}

void sirisim_end_descendants(pid_t process, pid_t first, bool (*spared)(pid_t child)) {
  bool has_lists = lists_children();
  if (!has_lists && have_begun_again(first)) first = 1;
  struct seen *seen = malloc(most_processes * sizeof *seen);
  if (!seen) return;
  // Who starts others faster than they are found isn't chased for ever.
  for (int pass = 0; pass < most_passes; pass++) {
    size_t count = has_lists ? follow(seen, process, spared) : look(seen, first);
    if (!has_lists) mark(seen, count, process, spared);
    bool has_any = false;
    for (size_t index = 0; index < count; index++) {
      if (!seen[index].is_descendant) continue;
      if (seen[index].is_dead) {
        // A number that somebody holds on to is found by whoever asks whether it still runs.
        if (process == getpid() && seen[index].parent == process) waitpid(seen[index].process, NULL, WNOHANG);
        continue;
      }
      has_any = true;
      // The descriptor stands for whoever has the number now; who has another parent is a stranger, or has moved up meanwhile.
      int descriptor = (int)syscall(SYS_pidfd_open, seen[index].process, 0);
      if (descriptor < 0) continue;
      bool is_dead = false;
      if (parent_of(seen[index].process, &is_dead) == seen[index].parent && !is_dead)
        syscall(SYS_pidfd_send_signal, descriptor, SIGKILL, NULL, 0);
      close(descriptor);
    }
    if (!has_any) break;
    usleep(1000);
  }
  free(seen);
}
