#define _GNU_SOURCE
#include "World.h"
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <ucontext.h>
#include <unwind.h>

/// Where the program's own code lies.
static uintptr_t program_start, program_end;

static struct sigaction backtracer;

/// The thread that runs the author's code; 0 when none does but perhaps the main one.
static _Atomic uintptr_t author_thread;

void sirisim_world_set_runs_authors_code(bool runs) {
  uintptr_t own = (uintptr_t)pthread_self();
  if (runs)
    atomic_store(&author_thread, own);
  else
    atomic_compare_exchange_strong(&author_thread, &own, 0);
}

bool world_runs_authors_code(void) { return atomic_load(&author_thread) == (uintptr_t)pthread_self(); }

struct frame {
  uintptr_t code, frame_pointer, stack_pointer;
};

static int note_program(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  (void)context;
  for (int index = 0; index < object->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &object->dlpi_phdr[index];
    if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
    program_start = object->dlpi_addr + segment->p_vaddr;
    program_end = program_start + segment->p_memsz;
  }
  // The first object is the program.
  return 1;
}

bool sirisim_world_is_programs_code(uintptr_t address) {
  return address >= program_start && address < program_end;
}

#if defined(__x86_64__)
enum { frame_pointer_register = 6 };
#elif defined(__aarch64__)
enum { frame_pointer_register = 29 };
#endif

static void handle_quit(int, siginfo_t *, void *);

static _Unwind_Reason_Code find_program_frame(struct _Unwind_Context *context, void *result) {
  struct frame *frame = result;
  uintptr_t code = _Unwind_GetIP(context);
  if (!sirisim_world_is_programs_code(code)) return _URC_NO_REASON;
  // This handler is the program's too.
  if (_Unwind_GetRegionStart(context) == (uintptr_t)handle_quit) return _URC_NO_REASON;
  frame->code = code - 1;
  frame->frame_pointer = _Unwind_GetGR(context, frame_pointer_register);
  frame->stack_pointer = _Unwind_GetCFA(context);
  return _URC_NORMAL_STOP;
}

static void handle_quit(int signal, siginfo_t *info, void *interrupted) {
  uintptr_t author = atomic_load(&author_thread);
  if (author && author != (uintptr_t)pthread_self()) {
    pthread_kill((pthread_t)author, signal);
    return;
  }
  // What the backtracer gets to see is the innermost frame of the program's own, as if it had been interrupted there.
  ucontext_t context = *(ucontext_t *)interrupted;
  struct frame frame = {0};
  _Unwind_Backtrace(find_program_frame, &frame);
  if (frame.code) {
#if defined(__x86_64__)
    context.uc_mcontext.gregs[REG_RIP] = (greg_t)frame.code;
    context.uc_mcontext.gregs[REG_RBP] = (greg_t)frame.frame_pointer;
    context.uc_mcontext.gregs[REG_RSP] = (greg_t)frame.stack_pointer;
#elif defined(__aarch64__)
    context.uc_mcontext.pc = frame.code;
    context.uc_mcontext.regs[29] = frame.frame_pointer;
    context.uc_mcontext.sp = frame.stack_pointer;
#endif
  }
  if (backtracer.sa_flags & SA_SIGINFO) backtracer.sa_sigaction(signal, info, &context);
}

void sirisim_world_show_stack_at_quit(void) {
  dl_iterate_phdr(note_program, NULL);
  if (sigaction(SIGQUIT, NULL, &backtracer) != 0 || !(backtracer.sa_flags & SA_SIGINFO)) return;
  struct sigaction action = backtracer;
  action.sa_sigaction = handle_quit;
  sigaction(SIGQUIT, &action, NULL);
}
