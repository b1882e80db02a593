// Not a member: the exception set leaves it out.
class IntentHandler {}
