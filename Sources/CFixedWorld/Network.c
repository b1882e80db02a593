#define _GNU_SOURCE
#include "World.h"
#include <errno.h>
#include <netdb.h>
#include <sys/socket.h>

static bool is_refused(const struct sockaddr *address) {
  return world_network_refused && address && (address->sa_family == AF_INET || address->sa_family == AF_INET6);
}

int socket(int family, int type, int protocol) {
  if (world_makes_wake_up_pair(family, type, CALLER)) return world_wake_up_end();
  int descriptor = NEXT(socket)(family, type, protocol);
  if (descriptor < 0 && errno == EACCES && world_network_refused && (family == AF_INET || family == AF_INET6))
    world_tell_refusal(sirisim_refused_network, NULL, CALLER);
  return descriptor;
}

int connect(int descriptor, const struct sockaddr *address, socklen_t length) {
  if (world_connects_wake_up_end(descriptor)) return 0;
  if (!is_refused(address)) return NEXT(connect)(descriptor, address, length);
  world_tell_refusal(sirisim_refused_network, NULL, CALLER);
  errno = ENETUNREACH;
  return -1;
}

ssize_t sendto(int descriptor, const void *bytes, size_t count, int flags, const struct sockaddr *address,
               socklen_t length) {
  if (!is_refused(address)) return NEXT(sendto)(descriptor, bytes, count, flags, address, length);
  world_tell_refusal(sirisim_refused_network, NULL, CALLER);
  errno = ENETUNREACH;
  return -1;
}

int getaddrinfo(const char *restrict node, const char *restrict service, const struct addrinfo *restrict hints,
                struct addrinfo **restrict result) {
  if (!world_network_refused) return NEXT(getaddrinfo)(node, service, hints, result);
  world_tell_refusal(sirisim_refused_network, NULL, CALLER);
  return EAI_FAIL;
}
