#define _GNU_SOURCE
#include "World.h"
#include "Confinement.h"
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

_Atomic int64_t world_seconds;
bool world_clock_fixed;
bool world_random_fixed;
bool world_network_refused;
bool world_files_are_fenced;
uint64_t world_seed;

void *world_next(const char *name) { return dlsym(RTLD_NEXT, name); }

bool sirisim_world_clock_is_fixed(void) { return world_clock_fixed; }

static void put_clock(int year, int month, int day, int hour, int minute, int second) {
  struct tm civil = {
    .tm_year = year - 1900, .tm_mon = month - 1, .tm_mday = day,
    .tm_hour = hour, .tm_min = minute, .tm_sec = second, .tm_isdst = -1,
  };
  atomic_store(&world_seconds, (int64_t)mktime(&civil));
}

bool sirisim_world_set_clock(int year, int month, int day, int hour, int minute, int second, const char *zone) {
  if (!world_clock_fixed) return false;
  if (zone && *zone) setenv("TZ", zone, 1);
  world_refresh_variables();
  tzset();
  put_clock(year, month, day, hour, minute, second);
  return true;
}

void world_read_environment(void) {
  const char *clock = getenv("SIRISIM_CLOCK");
  int year, month, day, hour, minute, second;
  tzset();
  world_clock_fixed = world_random_fixed = false;
  if (clock && sscanf(clock, "%d-%d-%dT%d:%d:%d", &year, &month, &day, &hour, &minute, &second) == 6) {
    put_clock(year, month, day, hour, minute, second);
    world_clock_fixed = true;
  }
  // Who leaves a program's session still hangs on it.
  if (clock) sirisim_adopt_descendants();
  const char *seed = getenv("SIRISIM_SEED");
  if (seed && *seed) {
    world_seed = strtoull(seed, NULL, 10);
    world_random_fixed = true;
    sirisim_world_begin_call(0);
  }
  const char *network = getenv("SIRISIM_NETWORK");
  world_network_refused = network && strcmp(network, "refused") == 0;
  unsetenv("SIRISIM_CLOCK");
  unsetenv("SIRISIM_SEED");
  unsetenv("SIRISIM_NETWORK");
  const char *rules = getenv("SIRISIM_WITHIN");
  world_files_are_fenced = rules && sirisim_confine_files(rules, true);
  unsetenv("SIRISIM_WITHIN");
}

// Before any code of the program's own, and of its libraries' after libc, asks for the time.
__attribute__((constructor(101))) static void begin(void) {
  if (world_is_fork_server()) world_reserve_variables();
  world_read_environment();
}

void sirisim_world_print_by_line(void) { setvbuf(stdout, NULL, _IOLBF, 0); }
