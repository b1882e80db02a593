" The transcripts of sirisim. Written by schema-generator from the notation's own tables.
if exists('b:current_syntax') | finish | endif
syntax case match

syntax region talkConversation start=/^[#＃][#＃]\s/ end=/\n\ze[#＃][#＃]\s/ fold transparent keepend
syntax match talkHeader /^\%(Words of Siri\|Environment\|Permissions\|Questions\|Contacts\|Defaults\|Network\|Routine\|Before\|Device\|Locale\|Clock\|Fails\|Files\|Place\|Table\|Turns\|Tags\|User\|已知失敗\|已知失败\|App\|app\|使用者\|开始前\|联系人\|聯絡人\|開始前\|作息\|地点\|地點\|应用\|时间\|時間\|权限\|标签\|標籤\|權限\|用户\|網路\|网络\|表格\|裝置\|語言\|设备\|语言\)\s*[:：]/
syntax match talkChoice /^\%(\%([?？]\|[!！]\|[~～]\)\s\+\)\?[0-9０-９]\+[.．、]\ze\%(\s\|$\)/
syntax match talkPresence /^\%([?？]\|[!！]\|[~～]\)\ze\s/
syntax match talkSection /^\%(\%([?？]\|[!！]\|[~～]\)\s\+\)\?[#＃][#＃]\%(\s.*\)\?$/ contains=talkName,talkResult,talkWildcard,talkEscape
syntax match talkRemark /^\%(\%([?？]\|[!！]\|[~～]\)\s\+\)\?[#＃]\%(\s.*\)\?$/ contains=talkName,talkResult,talkWildcard,talkEscape
syntax match talkSaid /^\%(\%([?？]\|[!！]\|[~～]\)\s\+\)\?[>＞]\%(\s.*\)\?$/ contains=talkName,talkResult,talkWildcard,talkEscape
syntax match talkEvent /^\%(\%([?？]\|[!！]\|[~～]\)\s\+\)\?[*＊]\%(\s.*\)\?$/ contains=talkName,talkResult,talkWildcard,talkEscape
syntax match talkTrace /^\%(\%([?？]\|[!！]\|[~～]\)\s\+\)\?[\-－]\%(\s.*\)\?$/ contains=talkName,talkResult,talkWildcard,talkEscape
syntax match talkStyle /^\%(\%([?？]\|[!！]\|[~～]\)\s\+\)\?[|｜][%％]\%(\s.*\)\?$/ contains=talkName,talkResult,talkWildcard,talkEscape
syntax match talkCard /^\%(\%([?？]\|[!！]\|[~～]\)\s\+\)\?[|｜]\%(\s.*\)\?$/ contains=talkName,talkResult,talkWildcard,talkEscape
syntax match talkName /\%(^[*＊]\s\+\)\@<=\%(headphones\|permission\|donations\|shortcuts\|defaults\|routine\|suggest\|device\|donate\|remove\|rename\|unlock\|clock\|place\|watch\|lock\|maps\|wait\|add\|app\|run\|tap\)\>/ contained
syntax match talkResult /\%([=;]\s\)\@<=\%(failureRequiringAppLaunchServiceTemporarilyUnavailable\|failureRequiringAppLaunchPreviousRideNeedsCompletion\|failureRequiringAppLaunchMustVerifyCredentials\|failureRequiringAppLaunchRideScheduledTooFar\|failureTermsAndConditionsAcceptanceRequired\|failureCannotUpdatePasswordProtectedNote\|failureRequiringAppLaunchNoServiceInArea\|failureRequiringInAppAuthentication\|failurePaymentsCurrencyUnsupported\|failureCallingServiceNotAvailable\|failureMessageServiceNotAvailable\|failurePaymentsAmountAboveMaximum\|failurePaymentsAmountBelowMinimum\|failurePreviousRideNeedsFeedback\|failureAppConfigurationRequired\|failureContactNotSupportedByApp\|failureMessageAttributeNotSet\|failureMessageTypeUnsupported\|failureCredentialsUnverified\|failureMaxStreamLimitReached\|failureMessageTooManyResults\|failureRequestUnsatisfiable\|failureUnsupportedOnService\|failureAirplaneModeEnabled\|failurePastUnsendTimeLimit\|failureRequestUnspecified\|failureRequiringAppLaunch\|failureInsufficientFunds\|failureNoMatchingWorkout\|failureNoUnplayedContent\|failurePastEditTimeLimit\|failureRestrictedContent\|userConfirmationRequired\|failureUnknownMediaType\|failureAccountNotFound\|failureMessageNotFound\|failureUnableToHandOff\|failureCallInProgress\|failureNoCallToHangUp\|failureOngoingWorkout\|confirmationRequired\|failureInvalidNumber\|failureNoBankAccount\|failureNoValidNumber\|failureNotSubscribed\|failureBillNotFound\|failureNotEligible\|needsMoreDetails\|completedTwice\|disambiguation\|neverCompleted\|continueInApp\|wrongHandler\|handleInApp\|notRequired\|unspecified\|unsupported\|inProgress\|needsValue\|notStarted\|unreadable\|noHandler\|timedOut\|failure\|nothing\|success\|trapped\|denied\|exited\|ready\)\>/ contained
syntax match talkWildcard /\.\.\.\|{[^{}]\+}/
syntax match talkEscape /\\[^A-Za-z[:space:]]/

highlight default link talkHeader Type
highlight default link talkChoice Number
highlight default link talkPresence Operator
highlight default link talkName Keyword
highlight default link talkResult Constant
highlight default link talkWildcard Identifier
highlight default link talkEscape SpecialChar
highlight default link talkSection Title
highlight default link talkRemark Comment
highlight default link talkSaid String
highlight default link talkEvent PreProc
highlight default link talkTrace Identifier
highlight default link talkStyle Comment
highlight default link talkCard Special

let b:current_syntax = 'talk'
