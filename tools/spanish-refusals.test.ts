import { expect, test } from 'vitest'
import { refusals as ofReset } from '../src/features/access/sign-in/web/words/es.ts'
import { refusals as ofExplanation } from '../src/features/candidates/explanations/web/words/es.ts'
import { refusals as ofApply } from '../src/features/intake/apply/rules/words/es.ts'
import { refusals as ofBooking } from '../src/features/interviews/calendar/web/booking/words/es.ts'
import { refusals as ofDemo } from '../src/features/team/prospects/web/words/es.ts'
import { refusals as ofInvitation } from '../src/features/team/users/web/words/es.ts'
import { createTranslator, type Sentences } from '../src/rules/words/translate.ts'
import { refusalSentences } from './refusal-sentences.ts'

const features = 'src/features'
/** What the server does beside answering: emails, texts, facts; how texts are read; why two records are one person; and lists of names that are no refusals. */
const elsewhere =
  /packages\/|features\/(?:access\/email|texting\/messages|candidates\/duplicates\/rules)\/|\/jobs\/|\/(?:notify-staff|reminders|write-consent|write-demo-mail|write-request-mail|compute-fit-score|find-unread-reason|not-scored|describe-registry-answer|registry-statuses|holidays|us-states|fields|interview-kinds|interview-statuses|interview-words|format-wish|get-interview-zone|find-candidate-zone|place-zone|split-states)\.ts#|#writeDemoNote$/

const pages: { page: string; says: Sentences; answers: [file: string, routes: string[]][]; some: string }[] = [
  {
    page: 'apply',
    says: ofApply,
    answers: [
      [`${features}/intake/apply/server/job-code.ts`, ['readJobCodeRoute']],
      [`${features}/intake/apply/server/streams/apply.ts`, ['applyRoute']],
      [`${features}/intake/apply/server/streams/apply-page.ts`, ['loadJob', 'checkConsent']],
    ],
    some: 'This is not an email address. Write it like ana@example.com.',
  },
  {
    page: 'book',
    says: ofBooking,
    answers: [
      [`${features}/interviews/calendar/server/booking/book.ts`, ['readOfferRoute', 'bookInterviewRoute']],
      [`${features}/interviews/calendar/server/booking/change-booked.ts`, ['moveBookedRoute', 'cancelBookedRoute']],
    ],
    some: 'This link has expired. Ask Xyz for a new one.',
  },
  {
    page: 'demo',
    says: ofDemo,
    answers: [[`${features}/team/prospects/server/request-demo.ts`, ['requestDemoRoute']]],
    some: 'Enter your clinic’s name.',
  },
  {
    page: 'reset',
    says: ofReset,
    answers: [
      [
        `${features}/access/sign-in/server/reset-password.ts`,
        ['askForResetRoute', 'readResetRoute', 'resetPasswordRoute'],
      ],
    ],
    some: 'New password must be at least Xyz characters',
  },
  {
    page: 'explanation',
    says: ofExplanation,
    answers: [
      [`${features}/candidates/explanations/server/read-explanation.ts`, ['readExplanationRoute']],
      [`${features}/candidates/explanations/server/ask-about-score.ts`, ['askAboutScoreRoute']],
    ],
    some: 'You have asked Xyz times already. Wait for an answer first.',
  },
  {
    page: 'invitation',
    says: ofInvitation,
    answers: [[`${features}/team/users/server/invitations.ts`, ['readInvitationRoute', 'acceptInvitationRoute']]],
    some: 'Xyz has no area code.',
  },
]

test.each(pages)('every sentence that the $page page may be answered with is there in Spanish', (page) => {
  const { says, answers, some } = page
  const say = createTranslator(says)
  const sentences = answers.flatMap(([file, routes]) => [
    ...refusalSentences(file, routes, (each) => elsewhere.test(each)),
  ])
  expect(sentences, 'the walk reaches what the rules say').toContain(some)
  expect(sentences.filter((sentence) => say(sentence) === sentence)).toEqual([])
})

const anywhere: [file: string, names: string[]][] = [
  [
    'src/platform/server/http/error-handler.ts',
    ['errorHandler', 'statusMessages', 'races', 'describeOutage', 'broken', 'sentence', 'toUserError'],
  ],
  ['src/platform/server/http/open-call-limit.ts', ['tooManyOfPerson']],
  ['src/platform/web/call.ts', ['readRefusal']],
]

test.each(pages)('what any call may be answered with is there in Spanish on the $page page', ({ says }) => {
  const say = createTranslator(says)
  const sentences = anywhere.flatMap(([file, names]) => [...refusalSentences(file, names, () => false, true)])
  for (const some of [
    'Too many calls. Wait a minute and try again.',
    'Not found.',
    'Storage is full. Nothing changed. Contact your administrator.',
  ])
    expect(sentences).toContain(some)
  expect(sentences.filter((sentence) => sentence.endsWith('.') && say(sentence) === sentence)).toEqual([])
  for (const plain of ['Too many attempts. Wait a minute and try again.', 'This is too large.', 'email is not valid.'])
    expect(say(plain)).not.toBe(plain)
})

test('a sentence that a route answers with through a helper, a constant or a rule is found, one of an email is not', () => {
  const found = refusalSentences(
    `${features}/interviews/calendar/server/booking/change-booked.ts`,
    ['moveBookedRoute'],
    (each) => elsewhere.test(each),
  )
  for (const sentence of [
    'This interview just changed. Check its time above and choose again.',
    'This link no longer works. Ask Xyz for a new one.',
    'You can no longer move this interview here. Ask Xyz.',
  ])
    expect(found).toContain(sentence)
  expect([...found].join(' ')).not.toMatch(/booking link;|Reinforce/)
})
