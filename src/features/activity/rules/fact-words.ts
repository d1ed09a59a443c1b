const subjects: Record<string, string> = {
  archiveReasons: 'Archive reasons',
  jobCode: 'Job code',
  jobPost: 'Job post',
  optOut: 'Opt-out',
  stateHours: 'Quiet hours of a state',
  textingSettings: 'Texting settings',
  right: 'A right',
  resume: 'Résumé',
  user: 'Person',
  mail: 'Mail',
  calendarFeed: 'Calendar link',
  login: 'Saved login',
  logins: 'Saved logins',
  apiKey: 'API key',
  webhook: 'Webhook',
  bookingHours: 'Booking hours',
  import: 'Import',
  view: 'Saved view',
  link: 'Saved link',
  status: 'Pipeline status',
}
const irregular: Record<string, string> = {
  'right.refused': 'A call was refused: the right was missing',
  'user.signedIn': 'Signed in',
  'user.signedOut': 'Signed out',
  'user.sessionEnded': 'Ended one of the own sessions',
  'user.sessionsEnded': 'Sessions were ended',
  'user.invited': 'Invited a person',
  'user.invitationRenewed': 'Renewed an invitation',
  'user.invitationWithdrawn': 'Withdrew an invitation',
  'user.created': 'The first administrator was made',
  'user.levelChanged': 'Changed an admin level',
  'user.roleChanged': 'Changed a role',
  'user.moved': 'Moved a person to another organization',
  'user.deactivated': 'Deactivated a person',
  'user.handedOver': 'Handed over everything of a person',
  'user.reactivated': 'Reactivated a person',
  'user.nameChanged': 'Changed the own name',
  'user.pictureChanged': 'Changed the own picture',
  'user.textTemplateSaved': 'Saved the own default text',
  'user.passwordChanged': 'Changed the own password',
  'user.passwordResetAsked': 'A link to a new password was mailed',
  'user.passwordReset': 'Chose a new password by a link',
  'user.resetLinkMade': 'Made a link to a new password for a person',
  'user.twoFactorTurnedOn': 'Turned two-factor sign-in on',
  'user.twoFactorTurnedOff': 'Turned two-factor sign-in off',
  'user.signInFailed': 'A sign-in failed',
  'user.ownPasswordWrong': 'Gave a wrong own password',
  'user.ownPasswordLocked': 'Was locked out after five wrong own passwords',
  'calendarFeed.revoked': 'A calendar address ended',
  'user.twoFactorReset': 'Reset a person’s two-factor sign-in',
  'user.recoveryCodesRenewed': 'Made new recovery codes',
  'candidate.acknowledged': 'The applicant was told that the application arrived',
  'candidate.notAcknowledged': 'The applicant could not be told that the application arrived',
  'organization.broughtOver': 'Records of another installation were brought over',
  'organization.customerLinked': 'Linked a client to its customer at payments',
  'organization.customerUnlinked': 'Unlinked a client from its customer at payments',
  'organization.viewed': 'Looked at the console as the clinic sees it, changing nothing',
  'organization.viewingEnded': 'Stopped looking at the console as the clinic sees it',
  'organization.twoFactorRequired': 'Two-factor sign-in became required',
  'organization.twoFactorOptional': 'Two-factor sign-in is no longer required',
  'organization.cultureFitLeftOut': 'Culture fit was left out of the scores',
  'organization.cultureFitCounted': 'Culture fit counts in the scores again',
  'serviceText.sent': 'A text with an invitation was sent',
  'serviceText.delivered': 'A text with an invitation was delivered',
  'serviceText.failed': 'A text with an invitation could not be delivered',
  'serviceText.unknown': 'A text with an invitation may or may not have gone out',
  'webhook.switchedOff': 'A webhook was switched off after three days of failures',
  'webhook.sentAgain': 'Sent to a webhook again',
  'mail.sent': 'A mail was sent',
  'mail.failed': 'A mail could not be delivered',
  'mail.fateUnknown': 'A mail may or may not have left',
  'reportSchedule.made': 'Scheduled a report by mail',
  'reportSchedule.changed': 'Changed a scheduled report',
  'reportSchedule.stopped': 'Stopped a scheduled report',
  'reportSchedule.restarted': 'Restarted a scheduled report',
  'reportSchedule.sent': 'A scheduled report was sent',
  'performanceReport.added': 'Entered a performance report',
  'performanceReport.changed': 'Corrected a performance report',
  'performanceReport.removed': 'Removed a performance report',
  'performanceReports.imported': 'Imported performance reports',
  'report.mailed': 'Had a report mailed to oneself',
  'user.signedUp': 'Signed up by an invitation',
  'credential.numberEmptied': 'Emptied a certification number',
  'resume.viewed': 'Looked at a résumé',
  'resume.downloaded': 'Downloaded a résumé',
  'resume.read': 'The résumé of an application was read',
  'resume.refused': 'The résumé file of an application was not kept',
  'resume.reread': 'Read a résumé file again',
  'resume.opened': 'Opened a résumé file',
  'candidate.applied': 'A candidate applied',
  'texts.queued': 'A bulk text was queued',
  'textingSettings.limited': 'Limited the texts of an organization a day',
  'textingSettings.allLimited': 'Limited the texts of all organizations a day',
}

const plain = (camel: string) =>
  camel
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a fact says in words: "Candidate: status changed". Names that nobody wrote words for are told apart all the same. */
export const factWords = (name: string): string => {
  const known = irregular[name]
  if (known) return known
  const [subject = '', happened = ''] = name.split('.')
  return `${subjects[subject] ?? capital(plain(subject))}: ${plain(happened)}`
}

/** Values before and after as short lines, for those that differ: "status: Initial Inquiry → Hired". */
export const changeLines = (before: unknown, after: unknown): string[] => {
  const [was, is] = [fields(before), fields(after)]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return names
    .filter((name) => !isOnlyId(was[name]) || !isOnlyId(is[name]))
    .filter((name) => shown(was[name]) !== shown(is[name]))
    .map((name) =>
      name in was && name in is
        ? `${plain(name)}: ${shown(was[name])} → ${shown(is[name])}`
        : `${plain(name)}: ${shown(is[name] ?? was[name])}`,
    )
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Ids of ours say nothing to a person. */
const isOnlyId = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && id.test(value))

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}
