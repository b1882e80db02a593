// Objective-C: not built here.
