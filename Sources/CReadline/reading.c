#include "shim.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

/* Readline keeps these to itself; where a version of it has them no longer, the state that they stand for is gone as well. */
extern sigjmp_buf _rl_top_level __attribute__((weak));
extern void *_rl_command_to_execute __attribute__((weak));
extern HIST_ENTRY *_rl_saved_line_for_history __attribute__((weak));
extern void *_rl_callback_data __attribute__((weak));
extern int _rl_pushed_input_available(void) __attribute__((weak));
extern void _rl_callback_data_dispose(void *) __attribute__((weak));
extern void _rl_keyseq_chain_dispose(void) __attribute__((weak));

static int (*read_byte)(FILE *);
static void (*draw)(void);

/* rl_callback_read_char is at work. */
static int is_reading;
/* Where a command comes out that readline breaks off. */
static sigjmp_buf way_out;

/* A list of what can be undone, with its texts, in memory of readline's own. */
static UNDO_LIST *copied(const UNDO_LIST *list) {
  UNDO_LIST *first = NULL;
  for (UNDO_LIST **place = &first; list; list = list->next, place = &(*place)->next) {
    *place = malloc(sizeof **place);
    char *text = list->text ? strdup(list->text) : NULL;
    if (!*place || (list->text && !text)) abort();
    **place = (UNDO_LIST){.next = NULL, .start = list->start, .end = list->end, .text = text, .what = list->what};
  }
  return first;
}

/* Whether an entry of the history has the list. */
static int is_in_history(const void *list) {
  HIST_ENTRY **entries = history_list();
  for (int index = 0; entries && entries[index]; index++) {
    if (entries[index]->data == list) return 1;
  }
  return 0;
}

/* Gives the line a list of its own of what can be undone. Readline has one list in three places: for the line, the entry of the
 * history that it comes from, and the line that waits below the history; it adds to it in one and frees it in another. */
static void keep_undo_apart(void) {
  HIST_ENTRY *waiting = &_rl_saved_line_for_history ? _rl_saved_line_for_history : NULL;
  if (waiting && waiting->data && is_in_history(waiting->data)) waiting->data = copied(waiting->data);
  if (rl_undo_list && ((waiting && waiting->data == rl_undo_list) || is_in_history(rl_undo_list))) {
    rl_undo_list = copied(rl_undo_list);
  }
}

/* A search leaves the cursor and the mark where they were, also behind the end of a line that has become shorter; the next
 * command would write there. */
static void keep_places_within_line(void) {
  if (rl_point > rl_end) rl_point = rl_end;
  if (rl_point < 0) rl_point = 0;
  if (rl_mark > rl_end) rl_mark = rl_end;
}

/* No sentence needs more, and a line of a million letters keeps the terminal from answering. */
enum { most_times = 1000 };

/* Bytes that are no character don't stay in the line: over one at its end vi's words go to and fro for ever. */
static void drop_halves(void) {
  if (cr_is_searching()) return;
  mbstate_t state = {0};
  for (int place = 0; place < rl_end;) {
    size_t length = mbrtowc(NULL, rl_line_buffer + place, (size_t)(rl_end - place), &state);
    if (length == (size_t)-1 || length == (size_t)-2) {
      state = (mbstate_t){0};
      rl_delete_text(place, place + 1);
      if (rl_point > place) rl_point--;
    } else {
      place += length ? (int)length : 1;
    }
  }
}

/* What every command may rely on. */
static void put_in_order(void) {
  keep_undo_apart();
  keep_places_within_line();
  if (rl_numeric_arg > most_times) rl_numeric_arg = most_times;
}

/* Readline draws after every key.
 *
 * readline_internal_char notes a place in itself as the way out, and draws before it returns. Whatever is broken off after that
 * in the same call, of keys that were pushed back or of a macro, would go on in its frame, which is gone. */
static void draw_after_key(void) {
  if (is_reading) {
    if (&_rl_top_level) memcpy(&_rl_top_level, &way_out, sizeof way_out);
    put_in_order();
  }
  if (draw) draw();
}

void cr_set_redisplay(void (*f)(void)) {
  draw = f;
  rl_redisplay_function = draw_after_key;
}

/* What readline has taken back or holds as a macro is asked for, and nothing else. */
static int is_taking_back;

static int next_byte(FILE *stream) { return is_taking_back || !read_byte ? EOF : read_byte(stream); }

void cr_set_getc(int (*f)(FILE *)) {
  read_byte = f;
  rl_getc_function = next_byte;
}

int cr_take_back_byte(void) {
  is_taking_back = 1;
  int byte = rl_read_key();
  is_taking_back = 0;
  return byte < 0 ? -1 : byte & 0xFF;
}

/* Nothing waits for a key any more; contexts that readline would leave behind are freed. */
static void forget_command(void) {
  if (RL_ISSTATE(RL_STATE_NSEARCH)) {
    rl_maybe_unsave_line();
    rl_restore_prompt();
  }
  if (RL_ISSTATE(RL_STATE_NUMERICARG)) cr_forget_count();
  rl_callback_sigcleanup();
  if (_rl_keyseq_chain_dispose) _rl_keyseq_chain_dispose();
  if (&_rl_callback_data && _rl_callback_data && _rl_callback_data_dispose) {
    _rl_callback_data_dispose(_rl_callback_data);
    _rl_callback_data = 0;
  }
  if (&_rl_command_to_execute) _rl_command_to_execute = 0;
}

void cr_leave_command(void) {
  if (is_reading) return;
  forget_command();
  while (cr_take_back_byte() >= 0) continue;
  rl_clear_message();
}

/* A key that does nothing, in the place of another one, whose own function it gets back at once. */
static KEYMAP_ENTRY *lent;
static KEYMAP_ENTRY lender;
static unsigned long recording;

static void give_back(void) {
  if (!lent) return;
  *lent = lender;
  lent = 0;
  RL_SETSTATE(recording);
}

static int do_nothing(int count, int key) {
  (void)count, (void)key;
  give_back();
  /* What is executed after it goes by the keys that were typed. */
  if (rl_key_sequence_length > 0) rl_executing_keyseq[--rl_key_sequence_length] = '\0';
  return 0;
}

/* Keys of a macro, and those that were read ahead behind a count or a search, lie there until the next key. */
static int has_keys(void) {
  return RL_ISSTATE(RL_STATE_CALLBACK) && (RL_ISSTATE(RL_STATE_INPUTPENDING | RL_STATE_MACROINPUT) ||
                                           (_rl_pushed_input_available && _rl_pushed_input_available()));
}

/* So does a line that was ended by a key with a count, and a command that has ended a search. */
static int is_undone(void) {
  if (!RL_ISSTATE(RL_STATE_CALLBACK) || cr_awaits_character() || cr_awaits_counted_key()) return 0;
  return rl_done || (&_rl_command_to_execute && _rl_command_to_execute);
}

static void do_it(void) {
  if (RL_ISSTATE(RL_STATE_INPUTPENDING)) {
    rl_stuff_char(rl_pending_input);
    rl_clear_pending_input();
  }
  lent = &rl_get_keymap()['\n'];
  lender = *lent;
  recording = rl_readline_state & RL_STATE_MACRODEF;
  RL_UNSETSTATE(recording);
  lent->type = ISFUNC;
  lent->function = do_nothing;
  rl_execute_next('\n');
  rl_callback_read_char();
  give_back();
}

void cr_read_key(void) {
  if (is_reading) return;
  is_reading = 1;
  volatile int has_begun = 0;
  if (sigsetjmp(way_out, 0)) {
    give_back();
    forget_command();
  }
  if (!has_begun) {
    has_begun = 1;
    rl_callback_read_char();
  }
  while (is_undone() || has_keys()) {
    if (is_undone()) {
      do_it();
    } else {
      rl_callback_read_char();
    }
  }
  drop_halves();
  put_in_order();
  is_reading = 0;
}

void cr_exchange(rl_command_func_t *function, rl_command_func_t *other) {
  KEYMAP_ENTRY *map = rl_get_keymap();
  for (int key = 0; key < ANYOTHERKEY; key++) {
    if (map[key].type == ISFUNC && map[key].function == function) map[key].function = other;
  }
}
