#include "CSQLite.h"

#include <sqlite3.h>
#include <stddef.h>

#define DATABASE(pointer) ((sqlite3 *)(pointer))
#define STATEMENT(pointer) ((sqlite3_stmt *)(pointer))

int csqlite_open(const char *path, int is_read_only, csqlite_database **database) {
  int flags = is_read_only ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  int code = sqlite3_open_v2(path, (sqlite3 **)database, flags | SQLITE_OPEN_FULLMUTEX, NULL);
  // The app's other program may be writing.
  if (code == SQLITE_OK) sqlite3_busy_timeout(DATABASE(*database), 5000);
  return code;
}

void csqlite_close(csqlite_database *database) { sqlite3_close_v2(DATABASE(database)); }
const char *csqlite_message(csqlite_database *database) { return sqlite3_errmsg(DATABASE(database)); }
int csqlite_execute(csqlite_database *database, const char *sql) {
  return sqlite3_exec(DATABASE(database), sql, NULL, NULL, NULL);
}
int64_t csqlite_last_row(csqlite_database *database) { return sqlite3_last_insert_rowid(DATABASE(database)); }

int csqlite_prepare(csqlite_database *database, const char *sql, csqlite_statement **statement) {
  return sqlite3_prepare_v2(DATABASE(database), sql, -1, (sqlite3_stmt **)statement, NULL);
}
void csqlite_finalize(csqlite_statement *statement) { sqlite3_finalize(STATEMENT(statement)); }
int csqlite_step(csqlite_statement *statement) { return sqlite3_step(STATEMENT(statement)); }
void csqlite_reset(csqlite_statement *statement) {
  sqlite3_reset(STATEMENT(statement));
  sqlite3_clear_bindings(STATEMENT(statement));
}

int csqlite_bind_null(csqlite_statement *statement, int place) { return sqlite3_bind_null(STATEMENT(statement), place); }
int csqlite_bind_integer(csqlite_statement *statement, int place, int64_t value) {
  return sqlite3_bind_int64(STATEMENT(statement), place, value);
}
int csqlite_bind_real(csqlite_statement *statement, int place, double value) {
  return sqlite3_bind_double(STATEMENT(statement), place, value);
}
int csqlite_bind_text(csqlite_statement *statement, int place, const char *bytes, int count) {
  return sqlite3_bind_text(STATEMENT(statement), place, bytes, count, SQLITE_TRANSIENT);
}
int csqlite_bind_blob(csqlite_statement *statement, int place, const void *bytes, int count) {
  // A null pointer would be no value at all.
  return sqlite3_bind_blob(STATEMENT(statement), place, count > 0 ? bytes : "", count, SQLITE_TRANSIENT);
}

int csqlite_column_count(csqlite_statement *statement) { return sqlite3_column_count(STATEMENT(statement)); }
const char *csqlite_column_name(csqlite_statement *statement, int column) {
  return sqlite3_column_name(STATEMENT(statement), column);
}
int csqlite_column_type(csqlite_statement *statement, int column) {
  return sqlite3_column_type(STATEMENT(statement), column);
}
int64_t csqlite_column_integer(csqlite_statement *statement, int column) {
  return sqlite3_column_int64(STATEMENT(statement), column);
}
double csqlite_column_real(csqlite_statement *statement, int column) {
  return sqlite3_column_double(STATEMENT(statement), column);
}
const void *csqlite_column_bytes(csqlite_statement *statement, int column, int *count) {
  const void *bytes = sqlite3_column_blob(STATEMENT(statement), column);
  *count = sqlite3_column_bytes(STATEMENT(statement), column);
  return bytes;
}
