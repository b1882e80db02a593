/// A small language that reaches every kind of file and every construct, and never changes: what it is compiled into is what
/// languages are compiled into (`CompiledFormatTests`).
///
/// Whoever adds a kind of file, a list or a construct adds it here as well.
enum FrozenLanguage {
  /// Path below the vocabulary's folder, and text.
  static let files: [String: String] = [
    "Siri/dialogue.rules": """
    # Choices.
    attempts = 2
    atNo = cancel
    readAloud = always

    """,
    "Siri/mandarin.readings": """
    # A syllable and its characters.
    hong2 宏洪
    ming2 明名
    hang2 行
    xing2 行
    lv4 绿

    """,
    "Siri/yy/language.list": """
    # Every fact.
    capitals = 1 3
    surnames = 1 2
    name-prefixes = 1 1
    place-endings = 1 2
    name = 3 5
    title = 5 9
    place = 8 8
    family-names = 2:1 4:2
    carriers = around
    agreement = 250
    agreement-only-app = 150
    agreement-words = 400
    agreement-aligned = 900

    """,
    "Siri/yy/locales.list": "qy = not Latn\n",
    "Siri/yy/transcript.list": "Apo = header App\njes = answer yes\n",
    "Siri/yy/carriers.phrases": """
    with [the] @ [app]
    @'s
    用@

    """,
    "Siri/yy/openings.phrases": "(hey|well) [then]\n<polite>\n帮我\n",
    "Siri/yy/closings.phrases": "please\n<polite> [now]\n",
    "Siri/yy/answers.phrases": "to\nit's\n给\n",
    "Siri/yy/labels.phrases": "'s [own] <labels>\n(on|at) (her|his|) <labels>\n的<labels>\n",
    "Siri/yy/rules/polite.rules": """
    # A rule that another uses, and one with slots.
    polite = (please|would you) [kindly]
    asking = <polite> (tell|let) [(just|only)]
    whom = (to|for) {recipients}
    paid = {currencyAmount} [<whom-pays>]
    whom-pays = (to|for) {payee:known}

    """,
    "Siri/yy/phrases/INSendMessageIntent/recipients_content.phrases": """
    intent: INSendMessageIntent

    # Choices within choices, a rule with slots, and a list.
    (send|write (down|up)|) [a [short]] (note|letter) <whom> (saying|that says) {content}
      = send a note to Sam saying the tea is cold | recipients=Sam content="the tea is cold"
      = write down a short letter for Sam and Ann saying "so" | recipients=Sam,Ann content="so"
      ! send a note to Sam
      ! write the tea down

    <asking> {recipients:known} {content:clause}
      = please tell Sam I am late | recipients=Sam content="I am late"
      ! please tell the time

    @ {recipients:first-name} {content:speech}
      = @ Sam hello | recipients=Sam content=hello

    给{recipients}发[一条](消息|信息)说{content}
      = 给明明发一条消息说茶凉了 | recipients=明明 content=茶凉了

    """,
    "Siri/yy/phrases/INSendMessageIntent/mentioned.phrases": """
    intent: INSendMessageIntent

    (reply|answer) {recipients=mentioned} [saying {content}]
      = reply saying so | content=so
    forward it {recipients=mentioned-all} {content=mentioned}

    """,
    "Siri/yy/phrases/INSendPaymentIntent/currencyAmount_payee.phrases": """
    intent: INSendPaymentIntent

    pay <paid>
      = pay 20 oro to Sam | payee=Sam currencyAmount="20 EUR"
      ! pay the price
    owe {payee:named-people} {currencyAmount:amount} {note:text}
      = owe Sam 20 tea | payee=Sam currencyAmount="20 EUR" note=tea

    """,
    "Siri/yy/phrases/INSearchForPhotosIntent/all.phrases": """
    intent: INSearchForPhotosIntent
    needs: app

    (pictures|photos) [of {peopleInPhoto=me} me] {dateCreated:past}
    <about> {searchTerms} {locationCreated:named-place}
    {locationCreated:listed-place} (pictures|photos) [in {albumName:title}]
    selfies {peopleInPhoto=me} {includedAttributes=selfie}

    """,
    "Siri/yy/phrases/INStartWorkoutIntent/goal.phrases": """
    intent: INStartWorkoutIntent

    begin [a] {goalValue+workoutGoalUnitType:measure} {workoutName} [{workoutLocationType:case}]
      = begin a 5 mejlo run inside | goalValue=5 workoutGoalUnitType=mile workoutName=run workoutLocationType=indoor
    begin [an] open {workoutName} {isOpenEnded=true}

    """,
    "Siri/yy/phrases/INRequestRideIntent/ride.phrases": """
    intent: INRequestRideIntent

    ride [from {pickupLocation:here-place}] [to {dropOffLocation}] [for {partySize:count}] [{scheduledPickupTime:coming}]
      = ride to the mill for two | dropOffLocation="the mill" partySize=2
    ride {dropOffLocation:known-place} {partySize:party}

    """,
    "Siri/yy/phrases/INStartAudioCallIntent/contacts.phrases": """
    intent: INStartAudioCallIntent
    also: INStartCallIntent callCapability=audioCall

    call {contacts} [on {contacts:label}]
      = call Sam | contacts=Sam
      ! call it a day
    dial {contacts:dialled}

    """,
    "Siri/yy/phrases/INTransferMoneyIntent/accounts.phrases": """
    intent: INTransferMoneyIntent

    move {transactionAmount} [out of {fromAccount.accountType=saving} savings] into {toAccount}
    move {transactionAmount} from {fromAccount.nickname} to {toAccount.nickname}

    """,
    "Siri/yy/phrases/INSnoozeTasksIntent/time.phrases": """
    intent: INSnoozeTasksIntent

    put [it] off [for] {nextTriggerTime:delay}

    """,
  ].merging(answers) { first, _ in first }.merging(lists) { first, _ in first }.merging(said) { first, _ in first }

  private static let answers: [String: String] = [
    "Siri/yy/acts/affirm.phrases": "(yes|ja) [indeed]\n  = yes\n  ! yesterday\n",
    "Siri/yy/acts/hello.phrases": "(hi|hello) [siri]\n  = hi\n",
    "Siri/yy/acts/underWay.phrases": "[please] pause {does=pause}\n  = pause\n",
    "Siri/yy/acts/deny.phrases": "no\n不\n",
    "Siri/yy/acts/set.phrases":
      "[make it|to] {value}\n  = to Sam\n{parameter=recipients,payee} to {any}\n  = to nobody\n",
    "Siri/yy/acts/replace.phrases": "not {old} [but] {any}\n  = not Sam but Ann\n",
    "Siri/yy/acts/choose.phrases": "[the] (first|1) {number=1} [one]\nthe {property=cheapest} cheap one\n",
    "Siri/yy/acts/words.phrases": "{any}\n",
    "Siri/yy/acts/inform.phrases": "{value:number}\n",
    "Siri/yy/acts/filler.phrases": "(um|well)\n<polite> {form=request}\n",
    "Siri/yy/checks/polite-words.list": "please\n",
    "Siri/yy/examples/people.list": "Sam = +1 555 0142\nAnn\n明明\n",
  ]

  private static let lists: [String: String] = [
    "negations": "not\nless than\n", "conditions": "if\n", "sentence-words": "is\n", "request-joiners": "and then\n",
    "apostrophes": "l' = word\n'n = word\n't = part\n's = word\n",
    "numbers":
      "one = 1\ntwo = 2\ntwenty = 20\nhundred = times 100\nthousand = group 1000\nand = join\n两 = 2\n百 = times 100\n",
    "counts": "{number}\n{number} (people|of us)\njust me | me alone = 1\n",
    "times":
      "today = day 0\nlast {weekday} [{part}] = weekday -1\nin {year} = numbered-year\n(on|) {month} {monthday} = date\n[at] {hour}[:{minute}] {part} = clock\n{span} ago = ago\n(since|from) {time} = since\n[on] {holiday} = named\n[in] {season} = named\n",
    "spans": "{number} {unit} = said\nhalf (a|an) {unit} = half\n{span} [and] {span} = sum\na while = 900 seconds\n",
    "units":
      "second | seconds = 1 seconds\nminute | minutes = 60 seconds\nday | days = 1 days\nmonth | months = 1 months\n",
    "months": "May = 5\nJune | Jun = 6\n",
    "monthdays": "{number}\nfirst = 1\n",
    "weekdays": "Monday | Mon = 1\nSunday = 7 first\n",
    "dayparts": "morning = 6 12 hours 0 12\n(pm|p.m.) = hours 12 24\nwaking = waking 7 19\n",
    "seasons": "summer = 6 8\n",
    "holidays": "Midsummer = 6 24\nEaster = easter 0\nMay Day = weekday 5 1 1\n",
    "regions": "DE = EUR comma home\nUS = USD\nAU = AUD south\n",
    "currencies":
      "EUR | oro = EUR\n$ | dollar | dollars = local USD AUD\ncent = 1/100 local USD EUR\nJPY | yen = JPY decimals 0\n",
    "quantities":
      "{amount} = said\n{amount} {unit} = said\n{unit} {amount} = money said\nhalf a {unit} = part 1/2\n{amount} {unit} and a half = said plus 1/2\n",
    "measures":
      "minute | minutes = 1 minute 60 second\nmejlo | mile = 1 mile\nmetro = 1 meter\nmarathon = whole 42195 meter\n",
    "cases":
      "inside | indoors = INWorkoutLocationType.indoor\nopen = isOpenEnded.true\n(selfie|selfies) = INPhotoAttributeOptions.selfie\n",
    "activities": "run = run\nwalk = walk\nbarre\n",
    "app-leads": "using\n",
    "articles": "a\nan\nthe\n",
    "about": "about\nof\n",
    "bare-places": "home\n",
    "clause-joiners": "because\n然后\n",
    "clause-starts": "I\nI'm\n我\n",
    "exchanges": "toward = to | at\n往 = 到\n", "fillers": "real quick\n一下\n", "omissible": "a\n的\n",
    "near-free": "a\n的\n", "near-never": "pay\n付\n", "near-words": "show = view\n看 = 查看\n",
    "synonyms": "fetch = send | tell\n", "understood": "send\n", "word-endings": "s\ning = e\n",
    "digits": "oh = 0\none = 1\n",
    "here": "here\nmy place\n",
    "island-bars": "a\n", "island-followers": "because\n", "island-guards": "remind me\n",
    "island-leads": "could you\n",
    "island-tails": "tonight\n",
    "joiners": "and\n和\n",
    "known-apps": "WhatsApp\nWhats App = WhatsApp\n",
    "labels": "mobile = mobile\ncell phone = mobile\nphone\n手机 = mobile\n",
    "name-endings": "* = s\ny = ied\n", "name-signs": "& = and\n", "name-prefixes": "小\n老\n", "surnames": "王\n欧阳\n",
    "not-names": "the\nit\n", "not-places": "then\n", "not-tags": "my\n", "not-titles": "on\n",
    "not-title-starts": "of\n",
    "place-endings": "mill\n公园\n", "place-names": "Lisbon\nNew York\n",
    "pronouns": "him = person\nthem = people\nthe last one = -1\n",
    "question-frames": "did he say\n", "relations": "mom = mother\n妈妈 = mother\n",
    "sounds": "bb = b\n^gil = jil\nx$ = ks\n", "speech-starts": "hello\n生日快乐\n",
    "titles-before": "Dr\n", "titles-after": "先生\n", "verb-complements": "起来\n", "weak-words": "a\nsend\n",
  ].reduce(into: [:]) { files, list in files["Siri/yy/lists/\(list.key).list"] = "# \(list.key)\n" + list.value }

  private static let said: [String: String] = [
    "Siri/yy/lines/questions.lines": """
    # Lines with values, without, and several of one name.
    ask.INSendMessageIntent.content: What for {recipients}?
    ask.INSendMessageIntent.content: What?
    ask: Which {value}?
    ask: Which \\{one\\}?
    review: Ready?
    messages.count.one: {count} letero
    messages.count: {count} leteroy

    """,
    "Siri/yy/lines/cards.lines": """
    label.INSendMessageIntent.recipients: To
    label.INSendMessageIntent.content: Text
    number.decimal: ,
    money.grouping: space
    money.EUR: {amount} oro

    """,
    "Siri/yy/lines/plurals.rules": "one: i = 1 and v = 0\nfew: i % 10 = 2..4 and i % 100 != 12..14\n",
  ]
}
