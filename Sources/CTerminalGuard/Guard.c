#define _GNU_SOURCE
#include "TerminalGuard.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

static struct termios found;
static bool has_found;
static atomic_bool taken;

static char leave_bytes[512];
static size_t leave_count;

// The standard error as it was, and the file in memory that stands in its place.
static int error_before = -1;
static int error_caught = -1;

// Swift's backtrace stands at SIGQUIT as well.
static const int traps[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS, SIGQUIT};

// Those that end a program which does nothing about them; beside them the real-time ones.
static const int ends[] = {SIGHUP,  SIGINT,  SIGTERM, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM,
                           SIGPROF, SIGPOLL, SIGPWR,  SIGXCPU, SIGSTKFLT};
static struct sigaction before[NSIG];

static void write_all(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

bool terminal_guard_remember(void) { return has_found = tcgetattr(STDIN_FILENO, &found) == 0; }

static void catch_errors(void) {
  if (error_caught < 0) error_caught = memfd_create("standard error", MFD_CLOEXEC);
  if (error_before < 0) error_before = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 10);
  if (error_caught >= 0 && error_before >= 0) dup2(error_caught, STDERR_FILENO);
}

static void release_errors(void) {
  if (error_before < 0) return;
  dup2(error_before, STDERR_FILENO);
  close(error_before);
  error_before = -1;
  char bytes[1024];
  off_t offset = 0;
  ssize_t count;
  while ((count = pread(error_caught, bytes, sizeof bytes, offset)) > 0) {
    offset += count;
    write_all(STDERR_FILENO, bytes, (size_t)count);
  }
  if (ftruncate(error_caught, 0) == 0) lseek(error_caught, 0, SEEK_SET);
}

void terminal_guard_hold(const char *leave, size_t count) {
  leave_count = count < sizeof leave_bytes ? count : 0;
  memcpy(leave_bytes, leave, leave_count);
  atomic_store(&taken, true);
}

void terminal_guard_let_go(void) { atomic_store(&taken, false); }

void terminal_guard_take(const char *leave, size_t count) {
  catch_errors();
  terminal_guard_hold(leave, count);
}

void terminal_guard_give_back(bool writes) {
  if (!atomic_exchange(&taken, false)) return;
  int number = errno;
  if (writes) write_all(STDOUT_FILENO, leave_bytes, leave_count);
  if (has_found) {
    // From the background this would stop the program; the last words matter more.
    sigset_t stop, old;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &stop, &old);
    tcsetattr(STDIN_FILENO, TCSANOW, &found);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
  }
  release_errors();
  errno = number;
}

bool terminal_guard_is_taken(void) { return atomic_load(&taken); }

size_t terminal_guard_caught(char *buffer, size_t size) {
  if (error_caught < 0) return 0;
  off_t end = lseek(error_caught, 0, SEEK_END);
  if (end <= 0) return 0;
  if (size == 0) return (size_t)end;
  ssize_t count = pread(error_caught, buffer, size, 0);
  if (count <= 0) return 0;
  if (ftruncate(error_caught, 0) == 0) lseek(error_caught, 0, SEEK_SET);
  return (size_t)count;
}

static void trapped(int number, siginfo_t *facts, void *context) {
  if (atomic_load(&taken)) {
    terminal_guard_give_back(true);
    // Swift's backtrace offers to be looked through and waits for a key; here is the one that declines.
    int keys[2];
    if (pipe(keys) == 0) {
      write_all(keys[1], "q", 1);
      close(keys[1]);
      dup2(keys[0], STDIN_FILENO);
    }
  }
  struct sigaction *old = &before[number];
  if ((old->sa_flags & SA_SIGINFO) && old->sa_sigaction) {
    old->sa_sigaction(number, facts, context);
  } else if (old->sa_handler != SIG_DFL && old->sa_handler != SIG_IGN) {
    old->sa_handler(number);
  }
  // An instruction that traps does so again when this returns; what was sent has to be sent again.
  signal(number, SIG_DFL);
  if (facts->si_code <= 0 || facts->si_code == SI_KERNEL) raise(number);
}

static void ended(int number) {
  terminal_guard_give_back(true);
  signal(number, SIG_DFL);
  raise(number);
}

// Where somebody else does something about the signal, they give the terminal back themselves.
static void watch_end(int number) {
  struct sigaction action;
  if (sigaction(number, NULL, &action) != 0 || (action.sa_flags & SA_SIGINFO) || action.sa_handler != SIG_DFL) return;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = ended;
  action.sa_flags = SA_ONSTACK | SA_NODEFER;
  sigaction(number, &action, NULL);
}

void terminal_guard_watch_traps(void) {
  static bool watches;
  if (watches) return;
  watches = true;
  // A stack that has overflowed has no room for a handler.
  stack_t stack;
  if (sigaltstack(NULL, &stack) == 0 && (stack.ss_flags & SS_DISABLE)) {
    stack = (stack_t){.ss_sp = malloc(1 << 16), .ss_size = 1 << 16};
    if (stack.ss_sp) sigaltstack(&stack, NULL);
  }
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_sigaction = trapped;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  for (size_t index = 0; index < sizeof traps / sizeof *traps; index++) {
    int number = traps[index];
    sigaction(number, NULL, &before[number]);
    bool isPlain = !(before[number].sa_flags & SA_SIGINFO);
    bool isIgnored = isPlain && before[number].sa_handler == SIG_IGN;
    // Who asks for the end gives the terminal back themselves.
    bool isAsked = isPlain && number == SIGQUIT && before[number].sa_handler != SIG_DFL;
    if (!isIgnored && !isAsked) sigaction(number, &action, NULL);
  }
  for (size_t index = 0; index < sizeof ends / sizeof *ends; index++) watch_end(ends[index]);
  for (int number = SIGRTMIN; number <= SIGRTMAX; number++) watch_end(number);
}
