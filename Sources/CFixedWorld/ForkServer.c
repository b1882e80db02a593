#define _GNU_SOURCE
#include "World.h"
#include "Confinement.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// How the host and a program's first process speak. All sockets keep messages apart (SOCK_SEQPACKET).
//
//   descriptor 3    host: an order: the child's environment, NAME=value and a zero each; with it five descriptors, which are the
//                   child's socket, output, error stream and backtrace, and the line on which this child is spoken of.
//                   program: "threads N": it has N threads and doesn't fork. Otherwise nothing.
//   a child's line  program: two int32, the child's number and 0, with a descriptor of the child (pidfd); or -1 and an errno.
//                   host: "r", when the child is dead and all that it has started is ended: its number is let go of.
//                   program: an int32, the status as wait gives it.
//                   A line that is closed by the host ends its child.

enum { control_start = 3, report_number = 9, order_limit = 1 << 18, descriptors_per_order = 5 };

struct order {
  char *environment;
  size_t size;
  int socket, output, error, report, line;
};

struct child {
  pid_t process;
  int line;
  // The folder that must go with the host; null where somebody else sees to that.
  char *leftover;
};

static struct child *children;
static size_t child_count, child_space;

// The folders of children that were ended because their line was closed. A host that lives sees to them itself; but it may also be
// dying, slowly on a busy machine: then they must go with it.
static char **given_up;
static size_t given_up_count;

// -1 as long as nobody has asked.
static _Atomic int is_server = -1;

bool sirisim_world_is_asked_to_fork(void) { return world_is_fork_server(); }

bool world_is_fork_server(void) {
  int known = atomic_load(&is_server);
  // Asked before any constructor of ours has run.
  if (known < 0) atomic_store(&is_server, known = getenv("SIRISIM_FORKS") ? 1 : 0);
  return known;
}

static int thread_count(void) {
  DIR *folder = opendir("/proc/self/task");
  if (!folder) return 1;
  int count = 0;
  for (struct dirent *entry; (entry = readdir(folder));) count += entry->d_name[0] != '.';
  closedir(folder);
  return count;
}

static bool send_with_descriptor(int socket, const void *bytes, size_t count, int descriptor) {
  _Alignas(struct cmsghdr) char space[CMSG_SPACE(sizeof(int))] = {0};
  struct iovec vector = {.iov_base = (void *)bytes, .iov_len = count};
  struct msghdr message = {.msg_iov = &vector, .msg_iovlen = 1};
  if (descriptor >= 0) {
    message.msg_control = space;
    message.msg_controllen = sizeof space;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(header), &descriptor, sizeof(int));
  }
  return sendmsg(socket, &message, MSG_NOSIGNAL) == (ssize_t)count;
}

/// Takes the next order; false when the host is gone.
static bool take_order(int control, struct order *order) {
  _Alignas(struct cmsghdr) char space[CMSG_SPACE(descriptors_per_order * sizeof(int))];
  struct iovec vector = {.iov_base = order->environment, .iov_len = order_limit};
  struct msghdr message = {
    .msg_iov = &vector, .msg_iovlen = 1, .msg_control = space, .msg_controllen = sizeof space,
  };
  ssize_t size;
  do size = recvmsg(control, &message, MSG_CMSG_CLOEXEC);
  while (size < 0 && errno == EINTR);
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (size <= 0 || !header || header->cmsg_type != SCM_RIGHTS ||
      header->cmsg_len != CMSG_LEN(descriptors_per_order * sizeof(int)))
    return false;
  int descriptors[descriptors_per_order];
  memcpy(descriptors, CMSG_DATA(header), sizeof descriptors);
  order->size = (size_t)size;
  order->socket = descriptors[0];
  order->output = descriptors[1];
  order->error = descriptors[2];
  order->report = descriptors[3];
  order->line = descriptors[4];
  return true;
}

static void close_order(const struct order *order) {
  close(order->socket);
  close(order->output);
  close(order->error);
  close(order->report);
}

/// Lets go of a child's number, and forgets the child.
static int reap(size_t index) {
  int status = 0;
  while (waitpid(children[index].process, &status, 0) < 0 && errno == EINTR) {}
  close(children[index].line);
  free(children[index].leftover);
  children[index] = children[--child_count];
  return status;
}

/// A variable of the child's environment, null where there is none.
static const char *variable_of(const struct order *order, const char *name) {
  size_t length = strlen(name);
  for (char *at = order->environment, *end = at + order->size; at < end; at += strlen(at) + 1)
    if (strncmp(at, name, length) == 0 && at[length] == '=') return at + length + 1;
  return NULL;
}

static char *leftover_of(const struct order *order) {
  const char *folder = variable_of(order, "SIRISIM_LEFTOVER");
  return folder ? strdup(folder) : NULL;
}

static bool is_child(pid_t process) {
  for (size_t index = 0; index < child_count; index++)
    if (children[index].process == process) return true;
  return false;
}

/// Ends what children have left that are dead: it hangs on this process now.
static void end_strays(pid_t first) {
  siginfo_t information = {0};
  if (child_count == 0 && waitid(P_ALL, 0, &information, WEXITED | WNOHANG | WNOWAIT) != 0) return;
  sirisim_end_descendants(getpid(), first, is_child);
}

static void end_child(size_t index) {
  // It isn't reaped: the number is its own, and its group's.
  kill(-children[index].process, SIGKILL);
  kill(children[index].process, SIGKILL);
  reap(index);
}

/// The folders that must go with the host, each a string of its own: those of the children, and of the orders that nobody will follow
/// any more. The last one is null.
static char **take_leftovers(int control) {
  size_t count = 0;
  char **leftovers = calloc(given_up_count + child_count + 1, sizeof *leftovers);
  for (size_t index = 0; leftovers && index < given_up_count; index++) leftovers[count++] = given_up[index];
  for (size_t index = 0; leftovers && index < child_count; index++)
    if (children[index].leftover) leftovers[count++] = strdup(children[index].leftover);
  // A host that is gone has nothing to say but what it had said.
  struct order order = {.environment = malloc(order_limit)};
  while (leftovers && order.environment && take_order(control, &order)) {
    char **more = realloc(leftovers, (count + 2) * sizeof *more);
    if (!more) break;
    leftovers = more;
    leftovers[count] = leftover_of(&order);
    if (leftovers[count]) count++;
    leftovers[count] = NULL;
    close_order(&order);
    close(order.line);
  }
  free(order.environment);
  return leftovers;
}

static void end_all(int control) {
  char **leftovers = take_leftovers(control);
  // They see that the host is gone as well, and remove what is theirs.
  for (int tries = 0; tries < 500 && child_count > 0; tries++) {
    usleep(10000);
    for (size_t index = child_count; index-- > 0;) {
      siginfo_t information = {0};
      if (waitid(P_PID, (id_t)children[index].process, &information, WEXITED | WNOHANG | WNOWAIT) != 0 ||
          information.si_pid != 0)
        end_child(index);
    }
  }
  while (child_count > 0) end_child(child_count - 1);
  end_strays(getpid());
  // The folder around a home is none of a child's that is kept within it.
  for (char **leftover = leftovers; leftover && *leftover; leftover++) {
    const char *slash = strrchr(*leftover, '/');
    if (slash && strncmp(slash, "/sirisim-", 9) == 0) sirisim_remove_folder(*leftover);
  }
  _exit(0);
}

// Dispatch's own, which it leaves to be called by whoever forks.
__attribute__((weak)) void dispatch_atfork_child(void);

/// Makes a child what it would be if it had been started in its world.
static void become(const struct order *order, int control) {
  setsid();
  // Its own ends are above these, where the first process has nothing but its control.
  close(control);
  for (size_t index = 0; index < child_count; index++) close(children[index].line);
  close(order->line);
  dup2(order->output, 1);
  dup2(order->error, 2);
  int socket = fcntl(order->socket, F_DUPFD_CLOEXEC, report_number + 1);
  int report = fcntl(order->report, F_DUPFD_CLOEXEC, report_number + 1);
  close_order(order);
  dup2(socket, control_start);
  dup2(report, report_number);
  close(socket);
  close(report);
  free(children);
  children = NULL;
  child_count = child_space = 0;

  atomic_store(&is_server, 0);
  clearenv();
  for (char *at = order->environment, *end = at + order->size; at < end; at += strlen(at) + 1) {
    char *sign = strchr(at, '=');
    if (!sign) continue;
    *sign = 0;
    setenv(at, sign + 1, 1);
    *sign = '=';
  }
  world_refresh_variables();
  world_read_environment();
  sirisim_close_readable();
  if (dispatch_atfork_child) dispatch_atfork_child();
}

/// Returns true in the child.
static bool fork_child(const struct order *order, int control) {
  if (child_count == child_space) {
    size_t space = child_space ? 2 * child_space : 16;
    struct child *more = realloc(children, space * sizeof *more);
    if (!more) abort();
    children = more;
    child_space = space;
  }
  pid_t process = fork();
  if (process == 0) {
    become(order, control);
    return true;
  }
  int failure = errno;
  close_order(order);
  int descriptor = process > 0 ? (int)syscall(SYS_pidfd_open, process, 0) : -1;
  if (process > 0) children[child_count++] = (struct child){process, order->line, leftover_of(order)};
  if (descriptor >= 0) {
    int32_t answer[2] = {process, 0};
    send_with_descriptor(order->line, answer, sizeof answer, descriptor);
    close(descriptor);
    return false;
  }
  if (process > 0) failure = errno;
  int32_t answer[2] = {-1, failure};
  send_with_descriptor(order->line, answer, sizeof answer, -1);
  if (process > 0)
    end_child(child_count - 1);
  else
    close(order->line);
  return false;
}

/// Whether the other end of the control is closed, or will be in a moment: a host that dies lets go of its descriptors one
/// after the other.
static bool is_host_gone(int control) {
  struct pollfd entry = {.fd = control};
  return poll(&entry, 1, 50) > 0 && (entry.revents & (POLLHUP | POLLERR));
}

/// Remembers a child's folder when the child isn't any more. Homes are used again, so it may be known.
static void give_up_leftover(size_t index) {
  char *leftover = children[index].leftover;
  for (size_t known = 0; leftover && known < given_up_count; known++)
    if (strcmp(given_up[known], leftover) == 0) return;
  char **more = leftover ? realloc(given_up, (given_up_count + 1) * sizeof *given_up) : NULL;
  if (!more) return;
  given_up = more;
  given_up[given_up_count++] = leftover;
  children[index].leftover = NULL;
}

/// Takes what the host says of a child.
static void listen_to(size_t index, int control) {
  char word = 0;
  if (recv(children[index].line, &word, 1, MSG_DONTWAIT) != 1 || word != 'r') {
    // Without a host the child has to remove its home before it goes.
    if (is_host_gone(control)) end_all(control);
    give_up_leftover(index);
    end_child(index);
    return;
  }
  int line = dup(children[index].line);
  end_strays(children[index].process);
  int32_t status = reap(index);
  send_with_descriptor(line, &status, sizeof status, -1);
  close(line);
}

void sirisim_world_serve_forks(bool (*warm)(void), bool (*note)(const char *arguments, const char *languages)) {
  int control = fcntl(control_start, F_DUPFD_CLOEXEC, report_number + 1);
  if (control < 0) return;
  close(control_start);
  int threads = thread_count();
  if (threads > 1) {
    char words[32];
    int count = snprintf(words, sizeof words, "threads %d", threads);
    send_with_descriptor(control, words, (size_t)count, -1);
    _exit(0);
  }
  struct order order = {.environment = malloc(order_limit)};
  struct pollfd *watched = NULL;
  if (!order.environment) abort();
  // All threads of a child share one heap: another one for each thread would be made anew in every child.
  mallopt(M_ARENA_MAX, 1);
  // What serves one conversation alone has no use for more, and its host waits for other programs' starts.
  int orders = 0, orders_of_one_conversation = atoi(getenv("SIRISIM_FORKS"));
  bool is_warm = false;
  sirisim_open_readable();
  while (true) {
    struct pollfd *more = realloc(watched, (child_count + 1) * sizeof *more);
    if (!more) abort();
    watched = more;
    watched[0] = (struct pollfd){.fd = control, .events = POLLIN};
    for (size_t index = 0; index < child_count; index++)
      watched[index + 1] = (struct pollfd){.fd = children[index].line, .events = POLLIN};
    size_t count = child_count;
    int ready = poll(watched, count + 1, orders > orders_of_one_conversation && !is_warm ? 0 : -1);
    if (ready == 0) is_warm = !warm();
    if (ready <= 0) continue;
    // From the last one on: who goes is replaced by the one after.
    for (size_t index = count; index-- > 0;)
      if (watched[index + 1].revents) listen_to(index, control);
    if (!watched[0].revents) continue;
    if (!take_order(control, &order)) end_all(control);
    orders++;
    if (fork_child(&order, control)) break;
    const char *arguments = variable_of(&order, "SIRISIM_ARGUMENTS");
    const char *languages = variable_of(&order, "SIRISIM_LANGUAGES");
    if (note(arguments ? arguments : "", languages ? languages : "")) is_warm = false;
  }
  free(watched);
  free(order.environment);
}
