#define _GNU_SOURCE
#include "World.h"
#include <stdlib.h>
#include <string.h>

// CoreFoundation notes where the values of these variables lie when it is loaded, and never asks for them again. A child has other
// values: they are written into the same places. The host makes room for that after the first values, with bytes of this kind.
enum { filler = 1 };

static struct {
  const char *name;
  char *value;
  size_t room;
} reserved[] = {{"HOME", NULL, 0}, {"CFFIXED_USER_HOME", NULL, 0}, {"TZ", NULL, 0}};

enum { reserved_count = sizeof reserved / sizeof *reserved };

void world_reserve_variables(void) {
  for (size_t index = 0; index < reserved_count; index++) {
    char *value = getenv(reserved[index].name);
    if (!value) continue;
    reserved[index].value = value;
    reserved[index].room = strlen(value);
    char *end = strchr(value, filler);
    if (end) *end = 0;
  }
}

void world_refresh_variables(void) {
  for (size_t index = 0; index < reserved_count; index++) {
    const char *value = getenv(reserved[index].name);
    if (!reserved[index].value || value == reserved[index].value) continue;
    if (value && strlen(value) <= reserved[index].room) strcpy(reserved[index].value, value);
  }
}
