#define _GNU_SOURCE
#include "World.h"
#include <arpa/inet.h>
#include <dlfcn.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

// Foundation has a thread that waits for its sockets, by which it hears for one that a process has ended (Process.waitUntilExit()).
// It wakes that thread by a pair of sockets, which it makes of two of the network's: each is bound to an address of this machine, and
// connected to the other's. Where the network is closed there would be none. A thread that isn't woken never hears of what was added
// after it went to sleep, and whoever waits waits for ever, now and then. So Foundation gets a pair that needs no network.

/// The pair that this thread is making, until both of its ends are connected.
static _Thread_local struct {
  int ends[2];
  int given, connected;
} pair;

static bool is_foundations(const void *caller) {
  Dl_info found;
  return dladdr(caller, &found) && found.dli_fname && strstr(found.dli_fname, "libFoundation.so");
}

bool world_makes_wake_up_pair(int family, int type, const void *caller) {
  return world_network_refused && family == AF_INET && (type & 0xf) == SOCK_DGRAM && is_foundations(caller);
}

int world_wake_up_end(void) {
  if (pair.given != 1) {
    pair.given = pair.connected = 0;
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair.ends) != 0) return -1;
  }
  return pair.ends[pair.given++];
}

/// Which end of the pair that is being made a descriptor is; -1 for none.
static int end_of(int descriptor) {
  for (int index = 0; index < pair.given; index++)
    if (pair.ends[index] == descriptor) return index;
  return -1;
}

bool world_connects_wake_up_end(int descriptor) {
  if (end_of(descriptor) < 0) return false;
  // From here on it is a pair as any other.
  if (++pair.connected == 2) pair.given = 0;
  return true;
}

int bind(int descriptor, const struct sockaddr *address, socklen_t length) {
  return end_of(descriptor) < 0 ? NEXT(bind)(descriptor, address, length) : 0;
}

int getsockname(int descriptor, struct sockaddr *restrict address, socklen_t *restrict length) {
  int end = end_of(descriptor);
  if (end < 0) return NEXT(getsockname)(descriptor, address, length);
  struct sockaddr_in own = {
    .sin_family = AF_INET, .sin_port = htons((uint16_t)(end + 1)), .sin_addr.s_addr = htonl(INADDR_LOOPBACK),
  };
  memcpy(address, &own, *length < sizeof own ? *length : sizeof own);
  *length = sizeof own;
  return 0;
}
