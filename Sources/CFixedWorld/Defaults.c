#define _GNU_SOURCE
#include "World.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

// Foundation keeps each of the user defaults in $HOME/.config/<name>.plist, which it opens when the name is first asked for.

enum { name_limit = 64 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char *names[name_limit];
static _Atomic size_t name_count;

void world_note_opened(const char *path) {
  static const char folder[] = "/.config/", ending[] = ".plist";
  if (!world_clock_fixed) return;
  const char *start = strstr(path, folder);
  const char *home = getenv("HOME");
  if (!start || !home || strlen(home) != (size_t)(start - path) || strncmp(home, path, strlen(home)) != 0) return;
  start += strlen(folder);
  size_t length = strlen(start);
  if (length <= strlen(ending) || strchr(start, '/') || strcmp(start + length - strlen(ending), ending) != 0) return;
  length -= strlen(ending);

  pthread_mutex_lock(&lock);
  size_t count = name_count, index = 0;
  while (index < count && (strlen(names[index]) != length || strncmp(names[index], start, length) != 0)) index++;
  if (index == count && count < name_limit) {
    names[count] = strndup(start, length);
    if (names[count]) name_count = count + 1;
  }
  pthread_mutex_unlock(&lock);
}

const char *sirisim_world_defaults_name(size_t index) { return index < name_count ? names[index] : NULL; }

/// The program has stored something since the last time.
static _Atomic bool has_stored;
// What the sum over the files begins with: as long as Foundation has opened none, nothing of them is known that could change.
#define NO_FILES 14695981039346656037u
/// The files as they were then.
static uint64_t files_then = NO_FILES;

// Foundation stores everything through this function of its own. It is weak, so that a program that links Foundation statically
// still links; there nobody knows what is stored.
__attribute__((weak)) void CFPreferencesSetAppValue(const void *key, const void *value, const void *application);

void CFPreferencesSetAppValue(const void *key, const void *value, const void *application) {
  atomic_store(&has_stored, true);
  void (*own)(const void *, const void *, const void *) =
    (void (*)(const void *, const void *, const void *))world_next("CFPreferencesSetAppValue");
  if (own) own(key, value, application);
}

/// A number that is another one when one of the files is another one.
static uint64_t files_now(void) {
  const char *home = getenv("HOME");
  uint64_t sum = NO_FILES;
  if (!home) return sum;
  for (size_t index = 0; index < name_count; index++) {
    char path[4352];
    struct stat status = {0};
    if (snprintf(path, sizeof path, "%s/.config/%s.plist", home, names[index]) >= (int)sizeof path) continue;
    if (stat(path, &status) != 0) memset(&status, 0, sizeof status);
    uint64_t parts[] = {(uint64_t)status.st_ino, (uint64_t)status.st_size, (uint64_t)status.st_mtim.tv_sec,
                        (uint64_t)status.st_mtim.tv_nsec};
    for (size_t part = 0; part < sizeof parts / sizeof *parts; part++) sum = (sum ^ parts[part]) * 1099511628211u;
  }
  return sum;
}

bool sirisim_world_defaults_have_changed(void) {
  static _Atomic int is_told;
  // Whether what is stored passes by here.
  if (!is_told) is_told = world_next("CFPreferencesSetAppValue") ? 1 : -1;
  return is_told < 0 || atomic_load(&has_stored) || files_then != files_now();
}

void sirisim_world_defaults_are_synchronized(void) {
  atomic_store(&has_stored, false);
  files_then = files_now();
}
