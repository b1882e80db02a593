#define _GNU_SOURCE
#include "World.h"
#include <link.h>
#include <stdio.h>
#include <string.h>

static _Atomic(void *(*)(void)) preferred_languages;

void sirisim_world_set_preferred_languages(void *(*answer)(void)) { atomic_store(&preferred_languages, answer); }

// Foundation on Linux answers every question for the languages with "en-001". This is its getter Locale.preferredLanguages, by
// its symbol: it takes nothing and returns an array, a pointer that the caller owns. It is weak, so that a program that links
// Foundation statically still links (and then keeps Foundation's own).
#define PREFERRED_LANGUAGES "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ"

__attribute__((weak)) void *world_locale_preferred_languages(void) __asm__(PREFERRED_LANGUAGES);

void *world_locale_preferred_languages(void) {
  void *(*answer)(void) = atomic_load(&preferred_languages);
  if (answer) return answer();
  void *(*own)(void) = (void *(*)(void))world_next(PREFERRED_LANGUAGES);
  return own ? own() : NULL;
}

// A range of memory that can be read and written.
struct region {
  uintptr_t start, end;
};

struct replacement {
  const uintptr_t *before;
  const uintptr_t *after;
  struct region regions[512];
  size_t region_count;
  size_t count;
};

static void read_regions(struct replacement *replacement) {
  FILE *maps = fopen("/proc/self/maps", "r");
  if (!maps) return;
  char line[512];
  while (replacement->region_count < 512 && fgets(line, sizeof line, maps)) {
    unsigned long start, end;
    char access[5];
    if (sscanf(line, "%lx-%lx %4s", &start, &end, access) != 3 || access[0] != 'r' || access[1] != 'w') continue;
    replacement->regions[replacement->region_count++] = (struct region){start, end};
  }
  fclose(maps);
}

/// How many bytes from an address on can be read and written; 0 where none can.
static size_t writable_from(const struct replacement *replacement, uintptr_t address) {
  // The system lists them in order.
  size_t low = 0, high = replacement->region_count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (replacement->regions[middle].end <= address)
      low = middle + 1;
    else
      high = middle;
  }
  if (low == replacement->region_count || address < replacement->regions[low].start) return 0;
  return replacement->regions[low].end - address;
}

// Where the pair was found the last time. A process that forks looks once for all its children.
static uintptr_t *found[8];
static size_t found_count;

static bool holds(const uintptr_t words[2], const uintptr_t pair[2]) { return words[0] == pair[0] && words[1] == pair[1]; }

static bool replace_at(struct replacement *replacement, uintptr_t *words) {
  if (!holds(words, replacement->before)) return false;
  words[0] = replacement->after[0];
  words[1] = replacement->after[1];
  if (replacement->count < sizeof found / sizeof *found) found[replacement->count] = words;
  replacement->count++;
  return true;
}

/// Replaces the pair where it was found the last time; false if it isn't there any more, or wasn't looked for.
static bool replace_where_found(struct replacement *replacement) {
  if (found_count == 0 || found_count > sizeof found / sizeof *found) return false;
  for (size_t index = 0; index < found_count; index++)
    if (!holds(found[index], replacement->before)) return false;
  for (size_t index = 0; index < found_count; index++) replace_at(replacement, found[index]);
  return true;
}

// The pair stands in a variable itself, or in the object that a variable points at, after its header of two words.
static int replace_in_object(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  struct replacement *replacement = context;
  if (!object->dlpi_name || !strstr(object->dlpi_name, "libFoundationEssentials")) return 0;
  const size_t word = sizeof(uintptr_t), pair = 2 * word, page = 4096;
  for (int index = 0; index < object->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &object->dlpi_phdr[index];
    if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_W)) continue;
    uintptr_t start = (object->dlpi_addr + segment->p_vaddr + word - 1) & ~(word - 1);
    uintptr_t end = object->dlpi_addr + segment->p_vaddr + segment->p_memsz;
    for (uintptr_t at = start; at + pair <= end; at += word) {
      // Linking has made a part of the segment read-only: whole pages, looked at once each.
      if ((at == start || at % page == 0) && writable_from(replacement, at) < page - at % page) {
        at = (at / page + 1) * page - word;
        continue;
      }
      uintptr_t *words = (uintptr_t *)at;
      uintptr_t target = words[0];
      if (target < page || replace_at(replacement, words)) continue;
      if (target % word != 0 || target == replacement->before[0]) continue;
      if (writable_from(replacement, target) >= 2 * pair) replace_at(replacement, (uintptr_t *)(target + pair));
    }
  }
  return 0;
}

size_t sirisim_world_replace_in_foundation(const uintptr_t before[2], const uintptr_t after[2]) {
  struct replacement replacement = {.before = before, .after = after};
  if (!replace_where_found(&replacement)) {
    read_regions(&replacement);
    dl_iterate_phdr(replace_in_object, &replacement);
    found_count = replacement.count;
  }
  return replacement.count;
}
