/* GNU Readline for Swift.
 *
 * Readline is steered by global variables, which Swift 6 takes for shared mutable state and will not touch. Each is wrapped
 * here in a function of its own. What its callbacks leave undone is done in reading.c; nothing else is added. The line editor
 * calls all of it from one thread only. */
#ifndef CREADLINE_SHIM_H
#define CREADLINE_SHIM_H

#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <readline/readline.h>
#include <readline/history.h>

/* The line under the cursor. Positions count bytes. */
static inline const char *cr_line_buffer(void) { return rl_line_buffer; }
static inline int cr_point(void) { return rl_point; }
static inline int cr_end(void) { return rl_end; }
static inline void cr_set_point(int byte) { rl_point = byte; }

/* The name that a user's inputrc may test: $if sirisim. */
static inline void cr_set_readline_name(const char *name) { rl_readline_name = name; }

/* 0: readline installs no signal handler; the editor has its own. */
static inline void cr_set_catches_signals(int on) {
  rl_catch_signals = on;
  rl_catch_sigwinch = on;
}

/* Who shows the line, and whether a search has taken its place. */
void cr_set_redisplay(void (*f)(void));
static inline int cr_is_searching(void) {
  return RL_ISSTATE(RL_STATE_ISEARCH | RL_STATE_NSEARCH | RL_STATE_NUMERICARG) != 0;
}

/* Completion: who finds the matches, who shows them, what parts words, and what follows a single match (0: nothing). */
static inline void cr_set_attempted_completion(char **(*f)(const char *, int, int)) {
  rl_attempted_completion_function = f;
}
static inline void cr_set_completion_is_over(void) { rl_attempted_completion_over = 1; }
static inline void cr_set_display_matches_hook(void (*f)(char **, int, int)) {
  rl_completion_display_matches_hook = f;
}
static inline void cr_set_word_breaks(const char *characters) { rl_completer_word_break_characters = characters; }
static inline void cr_set_appended_character(int c) { rl_completion_append_character = c; }
static inline void cr_set_sorts_matches(int on) { rl_sort_completion_matches = on; }

/* The key maps in which text is typed. */
static inline Keymap cr_emacs_keymap(void) { return emacs_standard_keymap; }
static inline Keymap cr_vi_insertion_keymap(void) { return vi_insertion_keymap; }

/* Undoes what the terminal's modes were changed by, and does it again: the functions that readline itself calls. */
static inline void cr_deprep_terminal(void) { (*rl_deprep_term_function)(); }
static inline void cr_prep_terminal(void) { (*rl_prep_term_function)(1); }

/* Where keys come from, and whether more of them lie ready. */
void cr_set_getc(int (*f)(FILE *));
static inline void cr_set_input_available(int (*f)(void)) { rl_input_available_hook = f; }

/* An editor without a terminal of its own neither changes the terminal's modes nor writes to it. */
static inline void cr_set_prep_terminal(void (*f)(int)) { rl_prep_term_function = f; }
static inline void cr_set_deprep_terminal(void (*f)(void)) { rl_deprep_term_function = f; }
static inline void cr_set_output(FILE *stream) { rl_outstream = stream; }
static inline void cr_keep_environment(void) { rl_change_environment = 0; }

/* What stands before the line now: the prompt, or that of a search. */
static inline const char *cr_display_prompt(void) { return rl_display_prompt; }
/* The other end of the marked region, in bytes; -1 where none is shown. */
static inline int cr_active_mark(void) { return rl_mark_active_p() ? rl_mark : -1; }
/* A prefix of keys, a search, or a command that waits for a character. */
static inline int cr_is_within_command(void) {
  return RL_ISSTATE(RL_STATE_ISEARCH | RL_STATE_NSEARCH | RL_STATE_NUMERICARG | RL_STATE_MULTIKEY | RL_STATE_MOREINPUT |
                    RL_STATE_MACROINPUT | RL_STATE_CHARSEARCH) != 0;
}

/* A command waits for a character of its own: a search, a quoted character, vi's r and f, the motion of vi's d, the rest of a
 * sequence. Of some commands only a variable tells that readline keeps to itself. */
extern int (*_rl_callback_func)(void *) __attribute__((weak));
static inline int cr_awaits_character(void) {
  return RL_ISSTATE(RL_STATE_ISEARCH | RL_STATE_NSEARCH | RL_STATE_MOREINPUT | RL_STATE_CHARSEARCH | RL_STATE_VIMOTION |
                    RL_STATE_MULTIKEY) != 0 ||
         (&_rl_callback_func && _rl_callback_func);
}
static inline int cr_awaits_counted_key(void) { return RL_ISSTATE(RL_STATE_NUMERICARG) != 0; }
/* The key after a count is not waited for any more. */
static inline void cr_forget_count(void) {
  rl_callback_sigcleanup();
  rl_restore_prompt();
  rl_discard_argument();
}
/* Escape does something by itself, beside being the beginning of longer sequences. */
static inline int cr_escape_is_bound(void) {
  KEYMAP_ENTRY own = rl_get_keymap()[27];
  return (own.type == ISKMAP ? ((Keymap)own.function)[ANYOTHERKEY].function : own.function) != 0;
}

static inline int cr_is_vi(void) { return rl_editing_mode == 0; }
static inline int cr_is_vi_command(void) { return rl_editing_mode == 0 && rl_get_keymap() == vi_movement_keymap; }
static inline Keymap cr_vi_movement_keymap(void) { return vi_movement_keymap; }

/* Lets readline have one key, and whatever belongs to it: rl_callback_read_char as it ought to be. It is not entered again, a
 * command that is broken off comes back to here, and no line or command is left for the next key to do. */
void cr_read_key(void);
/* Nothing waits for a key any more, and a search or a count has given the line back. In the middle of a command, nothing. */
void cr_leave_command(void);
/* What readline has read ahead, or the rest of a macro, byte by byte; -1 when there is nothing of it. */
int cr_take_back_byte(void);
/* Where keys call one function, they call the other one. */
void cr_exchange(rl_command_func_t *function, rl_command_func_t *other);
/* The line's history is searched for what is typed. */
static inline int cr_is_in_search(void) { return RL_ISSTATE(RL_STATE_ISEARCH) != 0; }

static inline const char *cr_prompt(void) { return rl_prompt; }

/* What a key sequence, in bytes, does in a map. */
enum cr_binding { cr_is_free, cr_is_function, cr_is_something_else };
static inline enum cr_binding cr_binding_of(const char *bytes, size_t count, Keymap map, rl_command_func_t **function) {
  int type = ISFUNC;
  *function = rl_function_of_keyseq_len(bytes, count, map, &type);
  return !*function ? cr_is_free : type == ISFUNC ? cr_is_function : cr_is_something_else;
}
static inline int cr_is_same(rl_command_func_t *f, rl_command_func_t *g) { return f == g; }
static inline int cr_clears_screen(rl_command_func_t *f) { return f == rl_clear_screen || f == rl_clear_display; }
/* What readline itself gives to PageUp and PageDown, as the terminal sends them. */
static inline int cr_pages_history(rl_command_func_t *f) {
  return f == rl_history_search_backward || f == rl_history_search_forward;
}
static inline int cr_switches_to_vi(rl_command_func_t *f) { return f == rl_vi_editing_mode; }

/* A count was typed before the key; what is typed takes the place of what stands there. */
static inline int cr_has_count(void) { return rl_explicit_arg; }
static inline int cr_overwrites(void) { return rl_insert_mode == 0; }

/* The keys that called the function that runs. */
static inline const char *cr_executing_keys(void) { return rl_executing_keyseq; }
static inline int cr_executing_count(void) { return rl_key_sequence_length; }

/* The name of the locale's encoding; Swift's C library module does not have it. */
static inline const char *cr_codeset(void) { return nl_langinfo(CODESET); }

#endif
