#define _GNU_SOURCE
#include "Confinement.h"
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
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

#define RUN (1ULL << 0)
#define WRITE_FILE (1ULL << 1)
#define READ_FILE (1ULL << 2)
#define READ_FOLDER (1ULL << 3)
#define MOVE_BETWEEN_FOLDERS (1ULL << 13)
#define CUT_FILE (1ULL << 14)
#define READS (RUN | READ_FILE | READ_FOLDER)
// Writing, removing and making of every kind.
#define WRITES (WRITE_FILE | (0x1FFULL << 4) | MOVE_BETWEEN_FOLDERS | CUT_FILE)
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

static void allow(const struct work *work, const char *path, uint64_t rights) {
  int folder = open(path, O_PATH | O_CLOEXEC);
  if (folder < 0) return;
  struct stat status;
  if (fstat(folder, &status) == 0 && !S_ISDIR(status.st_mode)) rights &= OF_FILES;
  struct below_path rule = {.allowed = rights & work->handled, .folder = folder};
  if (rule.allowed) syscall(SYS_landlock_add_rule, work->ruleset, rule_below_path, &rule, 0);
  close(folder);
}

/// The folder in which a file lies; of a library of Swift's the toolchain's.
static void allow_around(const struct work *work, const char *path) {
  char folder[PATH_MAX];
  if (path[0] != '/' || strlen(path) >= sizeof folder) return;
  strcpy(folder, path);
  char *swift = strstr(folder, "/lib/swift/");
  char *end = swift ? swift : strrchr(folder, '/');
  if (end == folder) return;
  *end = 0;
  allow(work, folder, READS);
}

static int allow_loaded(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  if (object->dlpi_name && object->dlpi_name[0]) allow_around(context, object->dlpi_name);
  return 0;
}

static void allow_reading(const struct work *work) {
  for (size_t index = 0; index < sizeof systems / sizeof *systems; index++) allow(work, systems[index], READS);
  dl_iterate_phdr(allow_loaded, (void *)work);
  char program[PATH_MAX];
  ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
  if (length > 0) {
    program[length] = 0;
    allow_around(work, program);
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
      allow(work, path, line[0] == 'w' ? READS | WRITES : READS);
    }
    line += length + (end ? 1 : 0);
  }
}

bool sirisim_confine_files(const char *rules, bool reads) {
  long version = syscall(SYS_landlock_create_ruleset, NULL, 0, version_flag);
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

bool sirisim_confine_sockets(void) {
#ifdef MACHINE
  enum { refused = SECCOMP_RET_ERRNO | EACCES, unknown = SECCOMP_RET_ERRNO | ENOSYS };
  struct sock_filter steps[] = {
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
    // Calls of another machine's numbers, which this one takes as well.
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, MACHINE, 1, 0),
    BPF_STMT(BPF_RET | BPF_K, unknown),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
    BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 2, 0),
    // A ring takes calls that pass by here.
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 425, 1, 0),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_socket, 1, 2),
    BPF_STMT(BPF_RET | BPF_K, unknown),
    BPF_STMT(BPF_RET | BPF_K, refused),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {.len = sizeof steps / sizeof *steps, .filter = steps};
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
         prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0;
#else
  return false;
#endif
}

void sirisim_hide_process(void) { prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }
