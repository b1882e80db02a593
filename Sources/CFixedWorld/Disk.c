#define _GNU_SOURCE
#include "World.h"
#include <unistd.h>

// A home ends with its conversation: nobody finds there what a crash of the machine would have taken, so nobody waits for the disk.

int fsync(int descriptor) { return world_files_are_fenced ? 0 : NEXT(fsync)(descriptor); }

int fdatasync(int descriptor) { return world_files_are_fenced ? 0 : NEXT(fdatasync)(descriptor); }
