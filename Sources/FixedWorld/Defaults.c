#define _GNU_SOURCE
#include "World.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

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
