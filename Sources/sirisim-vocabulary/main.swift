import SimCommandLine

SirisimVocabulary.start()
