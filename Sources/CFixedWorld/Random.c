#define _GNU_SOURCE
#include "World.h"
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

// Swift's SystemRandomNumberGenerator asks the kernel through syscall(), UUID() reads the random device, everything else comes
// through the functions below.

static _Atomic uint64_t state;

static uint64_t mixed(uint64_t z) {
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

// SplitMix64: the state only counts, so threads can share it without a lock.
static uint64_t next_random(void) {
  return mixed(atomic_fetch_add(&state, 0x9e3779b97f4a7c15) + 0x9e3779b97f4a7c15);
}

void sirisim_world_begin_call(uint64_t number) { atomic_store(&state, mixed(world_seed ^ mixed(number + 1))); }

void world_random_fill(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  while (count > 0) {
    uint64_t random = next_random();
    size_t part = count < sizeof random ? count : sizeof random;
    memcpy(bytes, &random, part);
    bytes += part;
    count -= part;
  }
}

ssize_t getrandom(void *buffer, size_t count, unsigned flags) {
  if (!world_random_fixed) return NEXT(getrandom)(buffer, count, flags);
  world_random_fill(buffer, count);
  return (ssize_t)count;
}

int getentropy(void *buffer, size_t count) {
  if (!world_random_fixed) return NEXT(getentropy)(buffer, count);
  if (count > 256) {
    errno = EIO;
    return -1;
  }
  world_random_fill(buffer, count);
  return 0;
}

long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (world_random_fixed && number == SYS_getrandom) {
    world_random_fill((void *)a, (size_t)b);
    return b;
  }
  // Dispatch asks for its thread's number when it is loaded, and keeps it. A child has another one: as long as there is none, it
  // asks again. (An unfair lock of Dispatch's that two threads want is handed over by the kernel, by this number.)
  if (number == SYS_gettid && world_is_fork_server()) return 0;
  return NEXT(syscall)(number, a, b, c, d, e, f);
}

/// Which descriptors are the random device.
static _Atomic bool random_devices[1024];

static bool is_random_device(int descriptor) {
  return world_random_fixed && descriptor >= 0 && descriptor < 1024 && atomic_load(&random_devices[descriptor]);
}

int open(const char *path, int flags, ...) {
  mode_t mode = 0;
  if (flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE) {
    va_list list;
    va_start(list, flags);
    mode = va_arg(list, mode_t);
    va_end(list);
  }
  int descriptor = NEXT(open)(path, flags, mode);
  if (descriptor < 0) world_note_refused(path, CALLER);
  world_note_opened(path);
  if (world_random_fixed && descriptor >= 0 && descriptor < 1024) {
    bool is_device = strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0;
    atomic_store(&random_devices[descriptor], is_device);
  }
  return descriptor;
}

ssize_t read(int descriptor, void *buffer, size_t count) {
  if (!is_random_device(descriptor)) return NEXT(read)(descriptor, buffer, count);
  world_random_fill(buffer, count);
  return (ssize_t)count;
}

int close(int descriptor) {
  if (is_random_device(descriptor)) atomic_store(&random_devices[descriptor], false);
  return NEXT(close)(descriptor);
}

// These came with glibc 2.36; where they are missing, getrandom stands in for them.

void arc4random_buf(void *buffer, size_t count) {
  if (world_random_fixed) {
    world_random_fill(buffer, count);
    return;
  }
  unsigned char *bytes = buffer;
  while (count > 0) {
    ssize_t filled = getrandom(bytes, count, 0);
    if (filled <= 0) continue;
    bytes += filled;
    count -= (size_t)filled;
  }
}

uint32_t arc4random(void) {
  uint32_t random;
  arc4random_buf(&random, sizeof random);
  return random;
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  // Numbers below the remainder would make the small results likelier.
  uint32_t remainder = -bound % bound;
  while (true) {
    uint32_t random = arc4random();
    if (random >= remainder) return random % bound;
  }
}
