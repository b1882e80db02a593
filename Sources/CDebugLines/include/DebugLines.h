#ifndef SIRISIM_DEBUG_LINES_H
#define SIRISIM_DEBUG_LINES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A line of a source file.
struct sirisim_source_line {
  /// As the compiler noted it. It stays valid as long as the image's file is open.
  const char *_Nonnull path;
  /// From 1.
  int line;
};

/// Whether elfutils' libdw is installed; without it no file can be opened.
bool sirisim_debug_has_library(void);

/// An open file of a program or of a library, with its debug information.
struct sirisim_debug_image;

/// Opens a file.
///
/// Returns: NULL if it can't be read, or elfutils' libdw isn't installed.
struct sirisim_debug_image *_Nullable sirisim_debug_image_open(const char *_Nonnull path);

void sirisim_debug_image_close(struct sirisim_debug_image *_Nonnull image);

/// The lines that an address of code belongs to: first where its code is written, then for all that was inlined there
/// the line of the call.
///
/// offset: the address's distance from where the file's first segment lies in memory.
/// symbol: is set to the mangled name of the function; NULL if it has none.
/// Returns: how many lines there are, at most `room`.
size_t sirisim_debug_image_lines(struct sirisim_debug_image *_Nonnull image, uintptr_t offset,
                                 const char *_Nullable *_Nonnull symbol,
                                 struct sirisim_source_line *_Nonnull lines, size_t room);

/// How many symbols the file has; -1 if it has no table of them.
int sirisim_debug_image_symbol_count(struct sirisim_debug_image *_Nonnull image);

/// The name of a symbol.
///
/// offset: is set to where it begins, as in `sirisim_debug_image_lines`.
/// Returns: NULL for one without a place in the file.
const char *_Nullable sirisim_debug_image_symbol(struct sirisim_debug_image *_Nonnull image, int index,
                                                 uintptr_t *_Nonnull offset);

/// The file of the running process in which an address lies, and where its first segment lies in memory.
///
/// path: set to "" for the program itself, whose file is /proc/self/exe.
bool sirisim_debug_image_of(uintptr_t address, const char *_Nullable *_Nonnull path, uintptr_t *_Nonnull start);

/// An address of the program itself.
uintptr_t sirisim_debug_program_entry(void);

#endif
