/// The style sheet of a page.
enum HTMLStyles {
  /// - Parameter theme: nil for both, depending on the reader's settings.
  static func rules(theme: ExportOptions.Theme?) -> [String] {
    let colours =
      switch theme {
      case .light: [":root{color-scheme:light;\(light)}"]
      case .dark: [":root{color-scheme:dark;\(dark)}"]
      case nil: [":root{color-scheme:light dark;\(light)}", "@media(prefers-color-scheme:dark){:root{\(dark)}}"]
      }
    return colours + layout
  }

  private static let light =
    "--paper:#ffffff;--ink:#1f2328;--soft:#59636e;--edge:#d0d7de;--said:#0a60c2;--said-ink:#ffffff;"
    + "--button:#0a60c2;--card:#f6f8fa;--error:#b3261e"
  private static let dark =
    "--paper:#14161a;--ink:#e6e8eb;--soft:#9aa4af;--edge:#33383f;--said:#1f6feb;--said-ink:#ffffff;"
    + "--button:#8cc0ff;--card:#1d2127;--error:#ff9b94"

  private static let layout = [
    "body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}",
    "main{max-width:44rem;margin:0 auto;padding:1.5rem 1rem 3rem}",
    "h1{font-size:1.4rem;line-height:1.3}",
    "h2{font-size:1.1rem;margin:2rem 0 1rem;padding-top:1rem;border-top:1px solid var(--edge)}",
    "p,figure,ol,ul,details{margin:.5rem 0}",
    "bdi{overflow-wrap:anywhere}",
    ".who{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}",
    ".said{width:fit-content;max-width:80%;margin:1.2rem 0 .8rem auto;padding:.45rem .9rem;border-radius:1.1rem;"
      + "background:var(--said);color:var(--said-ink)}",
    ".siri{font-weight:600}",
    ".event,.command,.note,.remark{color:var(--soft)}",
    ".event{text-align:center;font-style:italic}",
    ".command{text-align:right}",
    ".remark{font:.8125rem/1.4 ui-monospace,Menlo,Consolas,monospace;margin:.5rem 0;overflow-x:auto}",
    ".remark.error{color:var(--error)}",
    ".card{width:fit-content;min-width:14rem;max-width:100%;box-sizing:border-box;padding:.7rem 1rem;"
      + "border:1px solid var(--edge);border-radius:.8rem;background:var(--card)}",
    ".card figcaption{font-weight:600;margin-bottom:.3rem}",
    "table{border-collapse:collapse}",
    "th,td{padding:.1rem .9rem .1rem 0;text-align:start;vertical-align:top}",
    "th{font-weight:400;color:var(--soft)}",
    ".buttons{display:flex;gap:.6rem;flex-wrap:wrap;padding:0;margin:.6rem 0 0;list-style:none}",
    ".buttons li{padding:.2rem .9rem;border:1px solid var(--edge);border-radius:1rem;color:var(--button);font-weight:600}",
    "details{color:var(--soft);font-size:.875rem}",
    "details ul{padding-inline-start:1.2rem}",
    "details table{display:block;overflow-x:auto;margin:.6rem 0}",
    "details th[scope=col]{font-weight:600}",
    "details bdi{overflow-wrap:break-word}",
    "code{font-family:ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}",
  ]
}
