#define _GNU_SOURCE
#include "SystemCalls.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

// By their numbers: the C library has these since 2.36 only.
int sirisim_process_descriptor(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }

int sirisim_signal_process(int descriptor, int signal) {
  return (int)syscall(SYS_pidfd_send_signal, descriptor, signal, NULL, 0);
}

int sirisim_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

int sirisim_closed_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int sirisim_lock_file(int descriptor) { return flock(descriptor, LOCK_EX | LOCK_NB); }

off_t sirisim_next_data(int descriptor, off_t offset) { return lseek(descriptor, offset, SEEK_DATA); }

off_t sirisim_next_hole(int descriptor, off_t offset) { return lseek(descriptor, offset, SEEK_HOLE); }

bool sirisim_has_attributes(const char *path) {
  char names[256];
  ssize_t size = llistxattr(path, names, sizeof names);
  if (size < 0) return errno == ERANGE;
  for (char *name = names; name < names + size; name += strlen(name) + 1)
    if (strncmp(name, "security.", 9) != 0) return true;
  return false;
}

ssize_t sirisim_copy_range(int from, int to, off_t offset, size_t count) {
  off_t source = offset, target = offset;
  ssize_t copied = copy_file_range(from, &source, to, &target, count, 0);
  if (copied >= 0 || (errno != EXDEV && errno != EINVAL && errno != ENOSYS && errno != EOPNOTSUPP && errno != EPERM))
    return copied;
  char buffer[65536];
  ssize_t read = pread(from, buffer, count < sizeof buffer ? count : sizeof buffer, offset);
  return read <= 0 ? read : pwrite(to, buffer, (size_t)read, offset);
}

enum { descriptor_limit = 8 };

ssize_t sirisim_send_descriptors(int socket, const void *bytes, size_t count, const int *descriptors,
                                 int descriptor_count) {
  if (descriptor_count < 1 || descriptor_count > descriptor_limit) {
    errno = EINVAL;
    return -1;
  }
  _Alignas(struct cmsghdr) char space[CMSG_SPACE(descriptor_limit * sizeof(int))] = {0};
  struct iovec vector = {.iov_base = (void *)bytes, .iov_len = count};
  size_t size = (size_t)descriptor_count * sizeof(int);
  struct msghdr message = {
    .msg_iov = &vector, .msg_iovlen = 1, .msg_control = space, .msg_controllen = CMSG_SPACE(size),
  };
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(size);
  memcpy(CMSG_DATA(header), descriptors, size);
  return sendmsg(socket, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
}

ssize_t sirisim_receive_descriptor(int socket, void *bytes, size_t count, int *descriptor) {
  _Alignas(struct cmsghdr) char space[CMSG_SPACE(sizeof(int))];
  struct iovec vector = {.iov_base = bytes, .iov_len = count};
  struct msghdr message = {
    .msg_iov = &vector, .msg_iovlen = 1, .msg_control = space, .msg_controllen = sizeof space,
  };
  *descriptor = -1;
  ssize_t received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC | MSG_DONTWAIT);
  if (received < 0) return received;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS &&
      header->cmsg_len == CMSG_LEN(sizeof(int)))
    memcpy(descriptor, CMSG_DATA(header), sizeof(int));
  return received;
}
