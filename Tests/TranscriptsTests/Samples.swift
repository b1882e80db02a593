/// Transcripts to read in tests, with most of what the format has.
enum Sample {
  static let rides = """
    # A ride home, with two people of one name in the address book
    Written before the handler was.
    App:      ZhiChat
    Locale:   en-US
    Clock:    Fri 2026-11-20 18:05 America/Los_Angeles
    Device:   iPhone, locked
    Contacts: Ann Day (mobile +1 555 0140, work +1 555 0141)
              Ann Dale (mobile +1 555 0142)
    Defaults: signedIn = yes

    ## Ann Day has two numbers
    > tell Ann I'm late
    - understood ZhiChat INSendMessageIntent recipients=Ann content="I'm late"
    You need to unlock your phone first.

    * unlock
    # The remark in the middle stays where it is.
    - resolveRecipients = disambiguation Ann Day | Ann Dale
    Which one, Ann Day or Ann Dale?
    ~ Do you mean Ann Day or Ann Dale?
    1. Ann Day
    2. Ann Dale

    > the first one
    - ...
    Which number ... Ann Day?
    ? One moment.
    1. mobile
    2. work

    > work
    - confirm = ready
    | To       Ann Day, work
    | Message  ...
    | (Cancel)  (Send)

    > send it
    - handle = success
    | Sent     {when:time}
    ! problem

    ## Signed out
    * defaults signedIn = no
    > tell Ann Dale hello
    - ...
    - confirm = failureRequiringAppLaunch
    You'll need to continue in ZhiChat.
    """

  static let chinese = """
    # 先问内容，再发送
    App：知了
    Locale：zh-Hans
    Clock：2026-11-20 09:00 Asia/Shanghai
    Contacts：小雨（手机 138 0000 0001）

    ＞ 给小雨发消息
    － resolveContent = needsValue
    你想对小雨说什么？
    １． 一会儿到
    2、 晚上见
    ＞ 一会儿到
    ｜ 收件人  小雨
    ｜% bold
    好的。...发送...
    """
}
