import Intents
