extension LabelWords {
  static let english = LabelWords(
    "en", .latin,
    """
    neutral: Continue | Next | Next step | Proceed | OK | Okay | OK got it | OK continue
    neutral: Got it | I got it | I understand | Understood | I see | All right | Alright | Go on
    neutral: Move on | Carry on | Continue to next step | Go to next step | Continue setup
    consent: Yes | Yeah | Yep
    deferral: Not now | Not yet | Skip | Later | Maybe | Maybe later | No thanks | No thank you
    deferral: Ask later | Remind me later | Another time | Next time | Not today | Not this time
    leaving: Close | Cancel | Dismiss | Back | Go back | Done | Finish | Exit | Quit | Leave | X
    leaving: Hide | Return | I'm done | Previous
    refusal: No | Nope | Never | Deny | Decline | Refuse | Reject | Disagree | Don't allow
    refusal: Do not allow
    settings: Settings | Open settings | Go to settings | Preferences | System Settings
    settings: System Preferences
    deferral words: not now | not yet | later | skip | maybe | without | another time
    deferral words: next time | remind me | some other time | no thanks | no thank you
    deferral words: not right now | not at this time | not for now | postpone | snooze
    refusal words: disable | deny | decline | refuse | reject | disagree | disallow | opt out
    refusal words: turn … off | switch … off | keep … off | leave … off | don't | dont | do not
    refusal words: never | ^no | block | revoke | stay offline | not interested
    settings words: settings | system preferences | preferences
    consent words: allow | allowing | enable | enabling | grant | granting | authorize
    consent words: authorise | authorizing | authorising | permit | permitting | turn … on
    consent words: switch … on | toggle … on | activate | accept | agree | approve | consent
    consent words: opt in | share | give … access | give … permission | give … permissions
    consent words: grant … access | request … access | request … permission
    consent words: request … permissions | request … authorization | ask … permission
    consent words: ask for permissions | get … permission | provide … access
    consent words: provide … permission | ^yes | ^yeah | let the app | let app | let us access
    consent words: let us use
    leaving words: ^close | ^cancel | ^dismiss | ^go back | ^back to | ^return to | ^exit
    leaving words: ^quit | ^leave
    negations: not | never | no | cannot | can't | won't
    """)
}
