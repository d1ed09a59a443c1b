import { expect, test } from 'vitest'
import { changeLines, factWords } from './fact-words.ts'

test.each([
  ['candidate.statusChanged', 'Candidate: status changed'],
  ['user.signedIn', 'Signed in'],
  ['jobPost.refreshed', 'Job post: refreshed'],
  ['right.refused', 'A call was refused: the right was missing'],
  ['somethingNew.happenedNow', 'Something new: happened now'],
])('%s reads "%s"', (name, words) => expect(factWords(name)).toBe(words))

test('only what differs is told, shortly', () => {
  expect(changeLines({ status: 'Initial Inquiry', city: 'Waco' }, { status: 'Hired', city: 'Waco' })).toEqual([
    'status: Initial Inquiry → Hired',
  ])
  expect(changeLines(null, { code: 'ABC', list: [1, 2] })).toEqual(['code: ABC', 'list: [1,2]'])
  expect(changeLines('odd', undefined)).toEqual([])
  expect(changeLines(null, { text: 'x'.repeat(300) })[0]?.length).toBeLessThan(130)
})

test('ids are no news, values beside them are', () => {
  const id = '00000000-0000-4000-8000-00000000000a'
  expect(changeLines(null, { interview_id: id, date: 'Mon, 2 PM' })).toEqual(['date: Mon, 2 PM'])
  expect(changeLines({ owner_id: null }, { owner_id: id })).toEqual([])
})

test('facts about people and their sign-in read as sentences, not as names of events', () => {
  expect(factWords('user.levelChanged')).toBe('Changed an admin level')
  expect(factWords('user.twoFactorReset')).toBe('Reset a person’s two-factor sign-in')
  expect(factWords('bookingHours.changed')).toBe('Booking hours: changed')
})

test.each([
  [
    'user',
    'signedOut sessionEnded sessionsEnded invited invitationRenewed invitationWithdrawn created roleChanged moved deactivated reactivated nameChanged pictureChanged textTemplateSaved passwordChanged passwordResetAsked passwordReset resetLinkMade twoFactorTurnedOn twoFactorTurnedOff signInFailed ownPasswordWrong ownPasswordLocked recoveryCodesRenewed signedUp',
  ],
  ['calendarFeed', 'revoked'],
  ['organization', 'twoFactorRequired twoFactorOptional cultureFitLeftOut cultureFitCounted'],
  ['serviceText', 'sent delivered failed unknown'],
  ['webhook', 'switchedOff sentAgain'],
  ['mail', 'sent failed fateUnknown'],
  ['reportSchedule', 'made changed stopped restarted sent'],
  ['performanceReport', 'added changed removed'],
  ['performanceReports', 'imported'],
  ['report', 'mailed'],
  ['resume', 'viewed downloaded read refused reread opened'],
  ['candidate', 'applied'],
  ['texts', 'queued'],
  ['textingSettings', 'limited allLimited'],
])('facts about %s have sentences of their own: %s', (subject, happened) => {
  for (const one of happened.split(' ')) expect(factWords(`${subject}.${one}`)).toMatch(/^[A-Z][^:]+$/)
})

test.each([
  ['archiveReasons', 'Archive reasons'],
  ['jobCode', 'Job code'],
  ['optOut', 'Opt-out'],
  ['stateHours', 'Quiet hours of a state'],
  ['textingSettings', 'Texting settings'],
  ['right', 'A right'],
  ['resume', 'Résumé'],
  ['user', 'Person'],
  ['mail', 'Mail'],
  ['calendarFeed', 'Calendar link'],
  ['login', 'Saved login'],
  ['logins', 'Saved logins'],
  ['apiKey', 'API key'],
  ['webhook', 'Webhook'],
  ['import', 'Import'],
  ['view', 'Saved view'],
  ['link', 'Saved link'],
  ['status', 'Pipeline status'],
])('%s is called “%s”, whatever happened to it', (subject, words) =>
  expect(factWords(`${subject}.wasSeen`)).toBe(`${words}: was seen`),
)

test('a name without a dot, or none, is shown as it is', () => {
  expect(factWords('oddOne')).toBe('Odd one: ')
  expect(factWords('.happened')).toBe(': happened')
})

test('what was empty is a dash, and a long value ends with dots', () => {
  expect(changeLines({ first_name: '', city: null }, { first_name: 'Ana', city: 'Waco' })).toEqual([
    'first name: – → Ana',
    'city: – → Waco',
  ])
  expect(changeLines({ city: '' }, { city: null })).toEqual([])
  expect(changeLines(null, { a: 'x'.repeat(120), b: 'y'.repeat(121) })).toEqual([
    `a: ${'x'.repeat(120)}`,
    `b: ${'y'.repeat(119)}…`,
  ])
  const id = '00000000-0000-4000-8000-00000000000a'
  expect(changeLines(null, { a: `see ${id}`, b: `${id}!`, c: [id], d: 5 })).toHaveLength(4)
  expect(changeLines(null, null)).toEqual([])
})
