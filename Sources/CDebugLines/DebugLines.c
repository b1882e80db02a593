#define _GNU_SOURCE
#include "DebugLines.h"
#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/auxv.h>
#include <unistd.h>

// elfutils' libdw and libdwfl are looked for when a line is asked for first: a program that never does, as nearly all, neither
// loads them nor needs them, and whoever builds this package doesn't need their headers. What follows is the part of
// their interface that is used here.

typedef struct Dwfl Dwfl;
typedef struct Dwfl_Module Dwfl_Module;
typedef struct Dwarf_Line Dwarf_Line;

typedef struct {
  void *address;
  struct Dwarf_CU *unit;
  struct Dwarf_Abbrev *abbreviation;
  long padding;
} Dwarf_Die;

typedef struct {
  unsigned code, form;
  unsigned char *value;
  struct Dwarf_CU *unit;
} Dwarf_Attribute;

typedef struct {
  int (*find_elf)(void);
  int (*find_debuginfo)(void);
  int (*section_address)(void);
  char **debuginfo_path;
} Dwfl_Callbacks;

enum { inlined_subroutine = 0x1D, call_file_attribute = 0x58, call_line_attribute = 0x59 };

static struct {
  Dwfl *(*begin)(const Dwfl_Callbacks *);
  void (*end)(Dwfl *);
  Dwfl_Module *(*report_elf)(Dwfl *, const char *, const char *, int, uint64_t, bool);
  int (*report_end)(Dwfl *, int (*)(void), void *);
  const char *(*module_info)(Dwfl_Module *, void ***, uint64_t *, uint64_t *, uint64_t *, uint64_t *, const char **,
                             const char **);
  const char *(*address_name)(Dwfl_Module *, uint64_t);
  Dwarf_Die *(*next_unit)(Dwfl_Module *, Dwarf_Die *, uint64_t *);
  int (*has_address)(Dwarf_Die *, uint64_t);
  Dwarf_Line *(*line_of)(Dwarf_Die *, uint64_t);
  const char *(*line_path)(Dwarf_Line *, uint64_t *, uint64_t *);
  int (*line_number)(Dwarf_Line *, int *);
  int (*scopes)(Dwarf_Die *, uint64_t, Dwarf_Die **);
  int (*tag)(Dwarf_Die *);
  Dwarf_Attribute *(*attribute)(Dwarf_Die *, unsigned, Dwarf_Attribute *);
  int (*number)(Dwarf_Attribute *, uint64_t *);
  int (*files)(Dwarf_Die *, void **, size_t *);
  const char *(*file_path)(void *, size_t, uint64_t *, uint64_t *);
  int (*symbol_count)(Dwfl_Module *);
  const char *(*symbol)(Dwfl_Module *, int, Elf64_Sym *, uint32_t *);
} dw;

static bool has_library;

/// Nothing is looked for elsewhere than in the file itself: not on the network, either.
static int find_nothing(void) { return -1; }

static Dwfl_Callbacks callbacks = {.find_elf = find_nothing, .find_debuginfo = find_nothing};

static void load_library(void) {
  void *library = dlopen("libdw.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  const struct {
    const char *name;
    void *place;
  } functions[] = {
      {"dwfl_begin", &dw.begin},
      {"dwfl_end", &dw.end},
      {"dwfl_report_elf", &dw.report_elf},
      {"dwfl_report_end", &dw.report_end},
      {"dwfl_module_info", &dw.module_info},
      {"dwfl_module_addrname", &dw.address_name},
      {"dwfl_module_nextcu", &dw.next_unit},
      {"dwfl_module_getsymtab", &dw.symbol_count},
      {"dwfl_module_getsym", &dw.symbol},
      {"dwfl_offline_section_address", &callbacks.section_address},
      {"dwarf_haspc", &dw.has_address},
      {"dwarf_getsrc_die", &dw.line_of},
      {"dwarf_linesrc", &dw.line_path},
      {"dwarf_lineno", &dw.line_number},
      {"dwarf_getscopes", &dw.scopes},
      {"dwarf_tag", &dw.tag},
      {"dwarf_attr", &dw.attribute},
      {"dwarf_formudata", &dw.number},
      {"dwarf_getsrcfiles", &dw.files},
      {"dwarf_filesrc", &dw.file_path},
  };
  for (size_t index = 0; index < sizeof functions / sizeof functions[0]; index++) {
    void *function = dlsym(library, functions[index].name);
    if (!function) return;
    *(void **)functions[index].place = function;
  }
  has_library = true;
}

struct sirisim_debug_image {
  Dwfl *session;
  Dwfl_Module *module;
  /// Where its first segment lies by the file itself.
  uint64_t first;
};

bool sirisim_debug_has_library(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_library);
  return has_library;
}

struct sirisim_debug_image *sirisim_debug_image_open(const char *path) {
  if (!sirisim_debug_has_library()) return NULL;
  struct sirisim_debug_image *image = calloc(1, sizeof *image);
  if (!image) return NULL;
  // Programs that are started meanwhile don't inherit it.
  int file = open(path, O_RDONLY | O_CLOEXEC);
  image->session = file < 0 ? NULL : dw.begin(&callbacks);
  if (image->session) image->module = dw.report_elf(image->session, "", path, file, 0, true);
  if (!image->module) {
    if (file >= 0) close(file);
    sirisim_debug_image_close(image);
    return NULL;
  }
  dw.report_end(image->session, NULL, NULL);
  dw.module_info(image->module, NULL, &image->first, NULL, NULL, NULL, NULL, NULL);
  return image;
}

void sirisim_debug_image_close(struct sirisim_debug_image *image) {
  if (image->session) dw.end(image->session);
  free(image);
}

/// Where the function that is inlined at a scope was called.
static bool call_line(Dwarf_Die *unit, Dwarf_Die *scope, struct sirisim_source_line *line) {
  Dwarf_Attribute attribute;
  uint64_t file, number;
  void *files;
  size_t count;
  if (!dw.attribute(scope, call_file_attribute, &attribute) || dw.number(&attribute, &file) != 0) return false;
  if (!dw.attribute(scope, call_line_attribute, &attribute) || dw.number(&attribute, &number) != 0) return false;
  if (dw.files(unit, &files, &count) != 0 || file >= count) return false;
  const char *path = dw.file_path(files, file, NULL, NULL);
  if (!path || number == 0) return false;
  *line = (struct sirisim_source_line){path, (int)number};
  return true;
}

size_t sirisim_debug_image_lines(struct sirisim_debug_image *image, uintptr_t offset, const char **symbol,
                                 struct sirisim_source_line *lines, size_t room) {
  uint64_t address = image->first + offset, bias = 0;
  *symbol = dw.address_name(image->module, address);
  Dwarf_Die *unit = NULL;
  do unit = dw.next_unit(image->module, unit, &bias);
  while (unit && dw.has_address(unit, address - bias) <= 0);
  if (!unit) return 0;

  size_t count = 0;
  int number = 0;
  Dwarf_Line *line = dw.line_of(unit, address - bias);
  const char *path = line ? dw.line_path(line, NULL, NULL) : NULL;
  // Code of the compiler's own has line 0.
  if (room > 0 && path && dw.line_number(line, &number) == 0 && number > 0)
    lines[count++] = (struct sirisim_source_line){path, number};
  Dwarf_Die *scopes = NULL;
  int depth = dw.scopes(unit, address - bias, &scopes);
  for (int index = 0; index < depth && count < room; index++)
    if (dw.tag(&scopes[index]) == inlined_subroutine && call_line(unit, &scopes[index], &lines[count])) count++;
  if (depth > 0) free(scopes);
  return count;
}

int sirisim_debug_image_symbol_count(struct sirisim_debug_image *image) { return dw.symbol_count(image->module); }

const char *sirisim_debug_image_symbol(struct sirisim_debug_image *image, int index, uintptr_t *offset) {
  Elf64_Sym symbol;
  const char *name = dw.symbol(image->module, index, &symbol, NULL);
  if (!name || symbol.st_value < image->first) return NULL;
  *offset = symbol.st_value - image->first;
  return name;
}

bool sirisim_debug_image_of(uintptr_t address, const char **path, uintptr_t *start) {
  Dl_info info;
  struct link_map *map = NULL;
  if (!dladdr1((void *)address, &info, (void **)&map, RTLD_DL_LINKMAP) || !map) return false;
  *path = map->l_name;
  *start = (uintptr_t)info.dli_fbase;
  return true;
}

uintptr_t sirisim_debug_program_entry(void) { return getauxval(AT_ENTRY); }
