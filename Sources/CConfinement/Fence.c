#define _GNU_SOURCE
#include "Confinement.h"
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Of linux/landlock.h, whatever version of it is installed.
struct ruleset {
  uint64_t files, network, scopes;
};
struct __attribute__((packed)) below_path {
  uint64_t allowed;
  int32_t folder;
};
enum { version_flag = 1, rule_below_path = 1 };
#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_add_rule 445
#define SYS_landlock_restrict_self 446
#endif
#ifndef SYS_close_range
#define SYS_close_range 436
#endif

#define RUN (1ULL << 0)
#define WRITE_FILE (1ULL << 1)
#define READ_FILE (1ULL << 2)
#define READ_FOLDER (1ULL << 3)
#define MOVE_BETWEEN_FOLDERS (1ULL << 13)
#define CUT_FILE (1ULL << 14)
#define READS (RUN | READ_FILE | READ_FOLDER)
// Writing, removing and making of every kind.
#define WRITES (WRITE_FILE | (0x1FFULL << 4) | MOVE_BETWEEN_FOLDERS | CUT_FILE)
// A device has what others keep; nobody needs one below a home.
#define MAKE_DEVICES (1ULL << 6 | 1ULL << 11)
#define OF_FILES (RUN | WRITE_FILE | READ_FILE | CUT_FILE)
#define SCOPES 3ULL

static const char *const devices[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"};

// The system's own, where nobody keeps anything; toolchains that lie in a home are found by what is loaded of them.
static const char *const systems[] = {
  "/usr", "/lib",  "/lib32", "/lib64", "/bin",     "/sbin",     "/etc", "/opt",
  "/nix/store", "/gnu/store", "/proc", "/sys", "/run/systemd/resolve", "/var/lib/ca-certificates",
};

struct work {
  int ruleset;
  uint64_t handled;
};

static long landlock_version(void) { return syscall(SYS_landlock_create_ruleset, NULL, 0, version_flag); }

// Where every process reads that this one forks: opened once, one descriptor after the other. Those that lie below another aren't among
// them.
enum { first_place = 512, most_places = 128 };
static size_t place_count;

static void add_rule(const struct work *work, int folder, uint64_t rights) {
  struct below_path rule = {.allowed = rights & work->handled, .folder = folder};
  if (rule.allowed) syscall(SYS_landlock_add_rule, work->ruleset, rule_below_path, &rule, 0);
}

static void allow(const struct work *work, const char *path, uint64_t rights) {
  int folder = open(path, O_PATH | O_CLOEXEC);
  if (folder < 0) return;
  struct stat status;
  if (fstat(folder, &status) == 0 && !S_ISDIR(status.st_mode)) rights &= OF_FILES;
  add_rule(work, folder, rights);
  close(folder);
}

// The folders that may be read whatever the rules say, each once.
struct readable {
  char *paths[most_places];
  size_t count;
};

static bool lies_below(const char *path, const char *folder) {
  size_t length = strlen(folder);
  return strncmp(path, folder, length) == 0 && (path[length] == 0 || path[length] == '/');
}

/// Adds a folder where it isn't below another; those below it go.
static void add_readable(struct readable *readable, const char *path) {
  char *real = realpath(path, NULL);
  if (!real) return;
  bool is_known = readable->count == most_places;
  for (size_t index = 0; index < readable->count && !is_known; index++) is_known = lies_below(real, readable->paths[index]);
  if (is_known) {
    free(real);
    return;
  }
  for (size_t index = readable->count; index-- > 0;) {
    if (!lies_below(readable->paths[index], real)) continue;
    free(readable->paths[index]);
    readable->paths[index] = readable->paths[--readable->count];
  }
  readable->paths[readable->count++] = real;
}

/// The folder in which a file lies; of a library of Swift's the toolchain's.
static void add_around(struct readable *readable, const char *path) {
  char folder[PATH_MAX];
  if (path[0] != '/' || strlen(path) >= sizeof folder) return;
  strcpy(folder, path);
  char *swift = strstr(folder, "/lib/swift/");
  char *end = swift ? swift : strrchr(folder, '/');
  if (end == folder) return;
  *end = 0;
  add_readable(readable, folder);
}

static int add_loaded(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  if (object->dlpi_name && object->dlpi_name[0]) add_around(context, object->dlpi_name);
  return 0;
}

static void find_readable(struct readable *readable) {
  for (size_t index = 0; index < sizeof systems / sizeof *systems; index++) add_readable(readable, systems[index]);
  dl_iterate_phdr(add_loaded, readable);
  char program[PATH_MAX];
  ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
  if (length > 0) {
    program[length] = 0;
    add_around(readable, program);
  }
}

static void allow_reading(const struct work *work) {
  if (place_count > 0) {
    for (size_t index = 0; index < place_count; index++) add_rule(work, first_place + (int)index, READS);
    return;
  }
  struct readable readable = {.count = 0};
  find_readable(&readable);
  for (size_t index = 0; index < readable.count; index++) {
    allow(work, readable.paths[index], READS);
    free(readable.paths[index]);
  }
}

void sirisim_close_readable(void) {
  if (place_count > 0) syscall(SYS_close_range, first_place, first_place + place_count - 1, 0);
  place_count = 0;
}

void sirisim_open_readable(void) {
  if (place_count > 0 || landlock_version() < 1) return;
  struct readable readable = {.count = 0};
  find_readable(&readable);
  for (size_t index = 0; index < readable.count; index++) {
    int folder = open(readable.paths[index], O_PATH | O_DIRECTORY | O_CLOEXEC);
    free(readable.paths[index]);
    if (folder < 0) continue;
    int place = fcntl(folder, F_DUPFD_CLOEXEC, first_place + (int)place_count);
    close(folder);
    if (place == first_place + (int)place_count) {
      place_count++;
      continue;
    }
    // Some of them would be too few.
    if (place >= 0) close(place);
    sirisim_close_readable();
    for (size_t rest = index + 1; rest < readable.count; rest++) free(readable.paths[rest]);
    return;
  }
}

static void allow_rules(const struct work *work, const char *rules) {
  char path[PATH_MAX];
  for (const char *line = rules; *line;) {
    const char *end = strchr(line, '\n');
    size_t length = end ? (size_t)(end - line) : strlen(line);
    if (length > 2 && length - 2 < sizeof path) {
      memcpy(path, line + 2, length - 2);
      path[length - 2] = 0;
      allow(work, path, line[0] == 'w' ? READS | (WRITES & ~MAKE_DEVICES) : READS);
    }
    line += length + (end ? 1 : 0);
  }
}

bool sirisim_confines_signals(void) { return landlock_version() >= 6; }

bool sirisim_confine_files(const char *rules, bool reads) {
  long version = landlock_version();
  if (version < 1) return false;
  struct ruleset attributes = {.files = WRITES | (reads ? READS : 0), .scopes = SCOPES};
  // What an older system doesn't know it doesn't keep anybody from.
  if (version < 2) attributes.files &= ~MOVE_BETWEEN_FOLDERS;
  if (version < 3) attributes.files &= ~CUT_FILE;
  size_t size = version < 4 ? 8 : version < 6 ? 16 : 24;
  int before = errno;
  struct work work = {
    .ruleset = (int)syscall(SYS_landlock_create_ruleset, &attributes, size, 0), .handled = attributes.files,
  };
  if (work.ruleset < 0) {
    errno = before;
    return false;
  }
  for (size_t index = 0; index < sizeof devices / sizeof *devices; index++)
    allow(&work, devices[index], READS | WRITES);
  if (reads) allow_reading(&work);
  allow_rules(&work, rules);
  bool is_done = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
                 syscall(SYS_landlock_restrict_self, work.ruleset, 0) == 0;
  close(work.ruleset);
  errno = before;
  return is_done;
}

#if defined(__x86_64__)
#define MACHINE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MACHINE AUDIT_ARCH_AARCH64
#endif

#ifdef MACHINE
enum { refused = SECCOMP_RET_ERRNO | EACCES, unknown = SECCOMP_RET_ERRNO | ENOSYS };

// Calls that reach, without any file, what other programs of the user have: their shared memory, queues and keys.
static const int strangers_calls[] = {
  SYS_shmget, SYS_shmat, SYS_msgget, SYS_msgsnd, SYS_msgrcv, SYS_semget, SYS_semop, SYS_semtimedop, SYS_mq_open,
  SYS_mq_unlink, SYS_add_key, SYS_request_key, SYS_keyctl,
};

struct filter {
  struct sock_filter steps[128];
  unsigned short count;
};

static void add(struct filter *filter, struct sock_filter step) { filter->steps[filter->count++] = step; }

static void load(struct filter *filter, size_t offset) {
  add(filter, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset));
}

static void answer(struct filter *filter, uint32_t what) {
  add(filter, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, what));
}

/// Goes over so many steps where what is loaded isn't this number.
static void unless(struct filter *filter, uint32_t number, unsigned char over) {
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, over));
}

// The half of an argument that the kernel takes for an int: both machines have it first.
static void load_argument(struct filter *filter, int index) {
  load(filter, offsetof(struct seccomp_data, args) + 8 * (size_t)index);
}

static void filter_sockets(struct filter *filter, bool allows_network) {
  // A pair of datagram sockets can be turned to any socket that has a name.
  unless(filter, SYS_socketpair, 8);
  load_argument(filter, 0);
  unless(filter, AF_UNIX, 5);
  load_argument(filter, 1);
  add(filter, (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, 0xf));
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SOCK_STREAM, 1, 0));
  unless(filter, SOCK_SEQPACKET, 1);
  answer(filter, SECCOMP_RET_ALLOW);
  answer(filter, refused);
  if (!allows_network) {
    unless(filter, SYS_socket, 1);
    answer(filter, refused);
    return;
  }
  // The network is other machines, and not the programs that listen to the user alone.
  unless(filter, SYS_socket, 8);
  load_argument(filter, 0);
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_INET, 4, 0));
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_INET6, 3, 0));
  // The C library asks the kernel which addresses the machine has.
  unless(filter, AF_NETLINK, 3);
  load_argument(filter, 2);
  unless(filter, 0, 1);
  answer(filter, SECCOMP_RET_ALLOW);
  answer(filter, refused);
}

static void filter_calls(struct filter *filter, bool allows_network) {
  load(filter, offsetof(struct seccomp_data, arch));
  // Calls of another machine's numbers, which this one takes as well.
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, MACHINE, 1, 0));
  answer(filter, unknown);
  load(filter, offsetof(struct seccomp_data, nr));
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1));
  answer(filter, unknown);
  // A ring takes calls that pass by here.
  unless(filter, SYS_io_uring_setup, 1);
  answer(filter, unknown);
  for (size_t index = 0; index < sizeof strangers_calls / sizeof *strangers_calls; index++) {
    unless(filter, (uint32_t)strangers_calls[index], 1);
    answer(filter, refused);
  }
  // A limit that another process is given ends it as a signal does.
  unless(filter, SYS_prlimit64, 4);
  load_argument(filter, 0);
  unless(filter, 0, 1);
  answer(filter, SECCOMP_RET_ALLOW);
  answer(filter, refused);
  filter_sockets(filter, allows_network);
  answer(filter, SECCOMP_RET_ALLOW);
}
#endif

bool sirisim_confine_calls(bool allows_network) {
#ifdef MACHINE
  struct filter filter = {.count = 0};
  filter_calls(&filter, allows_network);
  struct sock_fprog program = {.len = filter.count, .filter = filter.steps};
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
         prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0;
#else
  (void)allows_network;
  return false;
#endif
}

void sirisim_give_up_privileges(void) {
  // What is left decides about files alone, which Landlock keeps all the same: a root user's projects and builds may lie in folders of
  // others.
  const uint64_t kept = 1ULL << CAP_DAC_OVERRIDE | 1ULL << CAP_DAC_READ_SEARCH;
  for (int capability = 0; capability < 64; capability++)
    if (!(kept >> capability & 1)) prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct sets[2];
  if (syscall(SYS_capget, &header, sets) != 0) return;
  for (int half = 0; half < 2; half++) {
    uint32_t kept_half = (uint32_t)(kept >> 32 * half);
    sets[half].permitted &= kept_half;
    sets[half].effective &= kept_half;
    sets[half].inheritable = 0;
  }
  // What is started would have all of a root user's again, but for this.
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) syscall(SYS_capset, &header, sets);
}

void sirisim_hide_process(void) { prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }
