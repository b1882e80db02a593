#define _GNU_SOURCE
#include "World.h"
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Who is kept from something is told: an error that comes from a fence looks like one of the app's own.

static _Atomic(void (*)(enum sirisim_refusal, const char *)) refusal_hook;
/// Whoever is told opens files too.
static _Thread_local bool is_telling;
static _Thread_local const void *refused_caller;

void sirisim_world_set_refusal_hook(void (*hook)(enum sirisim_refusal, const char *)) {
  atomic_store(&refusal_hook, hook);
}

const void *sirisim_world_refused_caller(void) { return refused_caller; }

void world_tell_refusal(enum sirisim_refusal what, const char *object, const void *caller) {
  void (*hook)(enum sirisim_refusal, const char *) = atomic_load(&refusal_hook);
  if (!hook || is_telling) return;
  int before = errno;
  is_telling = true;
  refused_caller = caller;
  hook(what, object);
  refused_caller = NULL;
  is_telling = false;
  errno = before;
}

void world_note_refused(const char *path, const void *caller) {
  if (!world_files_are_fenced || errno != EACCES || path[0] != '/') return;
  const char *home = getenv("HOME");
  size_t length = home ? strlen(home) : 0;
  if (length > 0 && strncmp(path, home, length) == 0 && (path[length] == '/' || path[length] == 0)) return;
  // What libraries look for on threads of their own is nobody's business.
  if (world_runs_authors_code()) world_tell_refusal(sirisim_refused_file, path, caller);
}

FILE *fopen(const char *restrict path, const char *restrict mode) {
  FILE *file = NEXT(fopen)(path, mode);
  if (!file) world_note_refused(path, CALLER);
  return file;
}

DIR *opendir(const char *path) {
  DIR *folder = NEXT(opendir)(path);
  if (!folder) world_note_refused(path, CALLER);
  return folder;
}
