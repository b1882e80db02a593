#define _GNU_SOURCE
#include "Confinement.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// A folder in a folder in a folder: a path would be too long, a call within a call too deep, and descriptors too few. So folders are
// moved up into the first one, which is gone through until nothing is left.

static int open_folder(int in, const char *name) {
  enum { flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC };
  int folder = openat(in, name, flags);
  // A folder that may not be read is made one that may.
  if (folder < 0 && errno == EACCES && fchmodat(in, name, 0700, 0) == 0) folder = openat(in, name, flags);
  if (folder >= 0) fchmod(folder, 0700);
  return folder;
}

/// Removes what is no folder, and folders without anything in them.
static bool is_removed(int in, const char *name) {
  return unlinkat(in, name, 0) == 0 || errno == ENOENT || unlinkat(in, name, AT_REMOVEDIR) == 0;
}

/// Calls a function for each name of a folder, `.` and `..` left out; whether there were any.
static bool for_each(int folder, void (*body)(int folder, const char *name, void *context), void *context) {
  int own = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR *stream = own < 0 ? NULL : fdopendir(own);
  if (!stream) {
    if (own >= 0) close(own);
    return false;
  }
  bool has_any = false;
  for (struct dirent *entry; (entry = readdir(stream));) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    has_any = true;
    body(folder, entry->d_name, context);
  }
  closedir(stream);
  return has_any;
}

struct removal {
  int first;
  uint64_t number;
  bool has_moved;
};

static void move_up(int folder, const char *name, void *context) {
  struct removal *removal = context;
  if (is_removed(folder, name)) {
    removal->has_moved = true;
    return;
  }
  // To move a folder its own link upward is written.
  fchmodat(folder, name, 0700, 0);
  char other[32];
  for (int tries = 0; tries < 100; tries++) {
    snprintf(other, sizeof other, "removed-%llu", (unsigned long long)removal->number++);
    if (renameat(folder, name, removal->first, other) == 0) {
      removal->has_moved = true;
      return;
    }
    if (errno != EEXIST && errno != ENOTEMPTY && errno != ENOTDIR) return;
  }
}

static void remove_entry(int first, const char *name, void *context) {
  struct removal *removal = context;
  if (is_removed(first, name)) {
    removal->has_moved = true;
    return;
  }
  int folder = open_folder(first, name);
  if (folder < 0) return;
  for_each(folder, move_up, removal);
  close(folder);
  if (unlinkat(first, name, AT_REMOVEDIR) == 0) removal->has_moved = true;
}

bool sirisim_remove_folder(const char *path) {
  struct removal removal = {.first = open_folder(AT_FDCWD, path)};
  if (removal.first < 0) return errno == ENOENT;
  do removal.has_moved = false;
  while (for_each(removal.first, remove_entry, &removal) && removal.has_moved);
  close(removal.first);
  return rmdir(path) == 0 || errno == ENOENT;
}
