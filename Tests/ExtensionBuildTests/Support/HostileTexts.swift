/// What a project may say where a name is expected, so that the compiler does something else.
enum HostileTexts {
  /// Forty of them: files of arguments, options, paths, code, and signs that hide in a character.
  static let all = [
    "@/path/flags", "@flags", "@./flags", "@../flags", "@@flags", "=@/path/flags", "NAME=@/path/flags", " @/path/flags",
    "-driver-use-frontend-path", "-Xfrontend", "-load-plugin-executable", "-tools-directory=/path",
    "-use-ld=/path/script",
    "-Xlinker", "-o", "-", "--", "-DNAME", "NAME -Xcc", "NAME\n@/path/flags",
    "NAME\0@/path/flags", "NAME\t-o", "../../outside", "/outside", "a/b", "..", ".", "", "NAME.other", "NAME,other",
    "\"", "\"\u{301}); system(\"id\"); (\"", "\\(system(\"id\"))", "\\\u{301}", "`NAME`", "$(id)", "NAME;id", "1NAME",
    "\u{D4E}@flags", "\u{301}NAME",
  ]
}
