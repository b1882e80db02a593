#define _GNU_SOURCE
#include "World.h"
#include <stdlib.h>

static _Atomic(void (*)(int)) exit_hook;

void sirisim_world_set_exit_hook(void (*hook)(int)) { atomic_store(&exit_hook, hook); }

_Noreturn void exit(int status) {
  // Once: the hook, or what runs at exit, may call exit itself.
  void (*hook)(int) = atomic_exchange(&exit_hook, NULL);
  if (hook) hook(status);
  NEXT(exit)(status);
  __builtin_unreachable();
}
