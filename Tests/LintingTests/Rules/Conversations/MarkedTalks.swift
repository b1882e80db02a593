/// Transcripts with faults: a remark `# finds RULE` stands above each line in which one is found.
enum MarkedTalks {
  static let header = """
    App:    ZhiChat
    Locale: en-US

    """

  static let all: [(name: String, text: String)] = [
    ("a third time", repeated), ("an interview", interview), ("choice after choice", choices), ("lists", lists),
    ("sounds", sounds), ("in the car", car), ("on HomePod", homePod), ("reviews", reviews), ("length", length),
    ("prompts", prompts), ("confirmed", confirmed), ("Mandarin", mandarin),
  ]

  static let repeated = """
    > Call Bartholomew on TingTing
    - understood TingTing INStartCallIntent contacts=Bartholomew
    - resolveContacts = unsupported
    TingTing can't call Bartholomew.
    Who do you want to call?
    > Cornelius
    - resolveContacts = unsupported
    TingTing can't call Cornelius.
    Who do you want to call?
    > Thaddeus
    - resolveContacts = unsupported
    TingTing can't call Thaddeus.
    # finds repeated-question
    Who do you want to call?
    > what?
    Who do you want to call?

    ## Three reviews after three changes, and one that wasn't understood twice
    > Send a message to Sam saying hi
    - understood ZhiChat INSendMessageIntent recipients=Sam content=hi
    - resolveRecipients = success Sam
    - resolveContent = success hi
    - confirm = ready
    Ready to send it?
    | To: Sam
    > change it to hello
    - answered set content=hello
    - resolveContent = success hello
    - confirm = ready
    I changed it. Ready to send it?
    | To: Sam
    > change it to hey
    - answered set content=hey
    - resolveContent = success hey
    - confirm = ready
    I changed it. Ready to send it?
    | To: Sam
    > hm
    I changed it. Ready to send it?
    > well
    # finds repeated-question
    I changed it. Ready to send it?

    ## One after the other, each of them once
    > Send a message to Al and Jo and Cy saying hi
    - understood ZhiChat INSendMessageIntent recipients=Al,Jo,Cy content=hi
    - resolveRecipients = needsValue; needsValue; needsValue
    Who is Al?
    > Al One
    - resolveRecipients = success Al One; needsValue; needsValue
    Who is Jo?
    > Jo Two
    - resolveRecipients = success Al One; success Jo Two; needsValue
    Who is Cy?
    """

  static let interview = """
    > Get a ride with HuHu
    - understood HuHu INRequestRideIntent
    - resolvePickupLocation = needsValue
    Where do you want to be picked up?
    > here
    - resolvePickupLocation = success Home
    - resolveDropOffLocation = needsValue
    Where to?
    > the station
    - resolveDropOffLocation = success Station
    # finds too-many-questions
    - resolvePartySize = needsValue
    How many of you?
    > two
    - resolvePartySize = success 2
    - resolveRideOptionName = needsValue
    Which ride?
    """

  static let choices = """
    > Text Sam on ZhiChat
    - understood ZhiChat INSendMessageIntent recipients=Sam
    - resolveRecipients = disambiguation Sam Lee | Sam Park
    Which one, Sam Lee or Sam Park?
    > Sam Lee
    - resolveRecipients = disambiguation home | mobile
    Which number of Sam Lee?
    > home
    - resolveRecipients = success Sam Lee (home)
    # finds disambiguations-in-a-row
    - resolveSpeakableGroupName = disambiguation Hikers | Painters
    Which group, Hikers or Painters?

    ## Something is asked in between
    > Text Sam on ZhiChat
    - understood ZhiChat INSendMessageIntent recipients=Sam
    - resolveRecipients = disambiguation Sam Lee | Sam Park
    Which one, Sam Lee or Sam Park?
    > Sam Lee
    - resolveRecipients = disambiguation home | mobile
    Which number of Sam Lee?
    > home
    - resolveRecipients = success Sam Lee (home)
    - resolveContent = needsValue
    What do you want to say?
    > hi
    - resolveContent = disambiguation hi | high
    Which one, hi or high?
    """

  static let lists = """
    > Text Sam on ZhiChat
    - understood ZhiChat INSendMessageIntent recipients=Sam
    # finds too-many-options
    - resolveRecipients = disambiguation Ann | Bob | Cid | Dov | Eve | Fay
    Which one?
    1. Ann
    > cancel
    - understood ZhiChat INSendMessageIntent recipients=Sam
    # finds too-many-options
    - resolveRecipients = disambiguation Ann | Bob | Cid | … 9 more
    Which one?
    > cancel
    - understood ZhiChat INSendMessageIntent recipients=Sam
    # finds single-option
    - resolveRecipients = disambiguation Sam Lee
    Which one, Sam Lee?
    > cancel
    - understood ZhiChat INSendMessageIntent recipients=Sam
    - resolveRecipients = disambiguation Ann | Bob | Cid | Dov | Eve
    Which one?
    """

  static let sounds = """
    > Text John on ZhiChat
    - understood ZhiChat INSendMessageIntent recipients=John
    # finds options-sound-alike
    - resolveRecipients = disambiguation John Snow | Jon Snow
    Which one, John Snow or Jon Snow?
    > cancel
    - understood ZhiChat INSendMessageIntent recipients=Alex
    - resolveRecipients = disambiguation Alex Chen (San Jose) | Alex Chen (Toronto)
    Which one, Alex Chen (San Jose) or Alex Chen (Toronto)?
    """

  static let car = """
    * device CarPlay
    > Text Sam on ZhiChat
    - understood ZhiChat INSendMessageIntent recipients=Sam
    - resolveRecipients = disambiguation Sam Lee | Sam Park
    # finds unspoken-options
    Which Sam?
    1. Sam Lee
    2. Sam Park
    > Sam Lee
    - resolveRecipients = disambiguation home | mobile
    Which number, home or mobile?
    * device iPhone
    > Text Sam on ZhiChat
    - understood ZhiChat INSendMessageIntent recipients=Sam
    - resolveRecipients = disambiguation Sam Lee | Sam Park
    Which Sam?
    """

  static let homePod = """
    * device HomePod
    > Text Sam hi on ZhiChat
    - understood ZhiChat INSendMessageIntent recipients=Sam content=hi
    - resolveRecipients = success Sam Lee
    - resolveContent = success hi
    - confirm = ready
    # finds review-without-facts
    Ready to send it?
    # finds card-without-screen
    | To: Sam Lee
    | hi
    """

  static let reviews = """
    > Text Sam hi on ZhiChat
    - understood ZhiChat INSendMessageIntent recipients=Sam content=hi
    - resolveRecipients = success Sam Lee
    - resolveContent = success hi
    - confirm = ready
    # finds review-without-facts
    Ready to send it?
    > yes
    - handle = success
    OK, it's sent.

    ## The card shows it, and can't be refused
    > Text Sam hi on ZhiChat
    - understood ZhiChat INSendMessageIntent recipients=Sam content=hi
    - resolveRecipients = success Sam Lee
    - resolveContent = success hi
    - confirm = ready
    Ready to send it?
    | To: Sam Lee
    # finds no-way-out
    | (Send)

    ## The sentence says it
    > Text Sam hi on ZhiChat
    - understood ZhiChat INSendMessageIntent recipients=Sam content=hi
    - resolveRecipients = success Sam Lee
    - resolveContent = success hi
    - confirm = ready
    Send hi to Sam Lee?

    ## The author leaves it open
    > Text Sam hi on ZhiChat
    - understood ZhiChat INSendMessageIntent recipients=Sam content=hi
    - resolveRecipients = success Sam Lee
    - resolveContent = success hi
    - confirm = ready
    Ready to send it?
    | ...
    """

  static let length = """
    > What can ZhiChat do?
    # finds long-dialogue
    It can send a message to somebody whose name you say, read what they have written to you since you looked the last time, find the photos that came with it, and tell you a joke.
    > And else?
    It can send a message to somebody whose name you say, and read what they have written to you.
    """

  static let prompts = """
    > Add a task with Lists
    - understood Lists INAddTasksIntent
    - resolveTaskTitles = needsValue
    # finds prompt-without-question
    Title:
    > Milk
    - resolveTaskTitles = success Milk
    - resolvePriority = needsValue
    # finds two-questions
    Is it urgent?
    Or can it wait?

    ## She says nothing of what was wrong
    > Add milk to Home with Lists
    - understood Lists INAddTasksIntent targetTaskList=Home
    - resolveTargetTaskList = unsupported
    Lists has no Home.
    Which list?
    > House
    - resolveTargetTaskList = unsupported
    # finds no-way-out
    Which list?
    """

  static let confirmed = """
    > Text Jon on ZhiChat
    - understood ZhiChat INSendMessageIntent recipients=Jon
    - resolveRecipients = confirmationRequired Jon Snow
    Do you mean Jon Snow?
    > yes
    # finds confirmed-twice
    - resolveRecipients = confirmationRequired Jon Snow
    Are you sure that you mean Jon Snow?
    > yes
    - resolveRecipients = confirmationRequired Jon Snow
    - resolveContent = needsValue
    What do you want to say?
    """

  static let mandarin = """
    ＞ 用知了给张三发信息
    - understood 知了 INSendMessageIntent recipients=张三
    # finds options-sound-alike
    - resolveRecipients = disambiguation 张三 | 章三
    发给张三还是章三？
    ＞ 张三
    - resolveRecipients = success 张三
    - resolveContent = needsValue
    # finds long-dialogue
    你想对张三说什么，可以说今天晚上一起吃饭，也可以说明天早上在老地方见，还可以说你已经到家了，请他放心，不用再打电话来问了，或者说别的什么都行，比如问他最近过得好不好，你说吧？
    """
}
