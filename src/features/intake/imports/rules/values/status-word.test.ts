import { expect, test } from 'vitest'
import { generalStatuses, toStatusKey } from '../../../../candidates/directory/rules/statuses.ts'
import { proposeColumns } from '../columns/propose-columns.ts'
import { listFolderChoices, toHeaderMap } from '../mapping.ts'
import { readRow } from '../read-row.ts'
import { findStatusMeaning } from './find-status-meaning.ts'
import { openValueCount } from './value-questions.ts'

const labels = new Map(generalStatuses.map((label) => [toStatusKey(label), label]))
const own = { statuses: labels, locations: new Map<string, string>() }

/** The question about one row of a file with these columns, and the words of that row. */
const ask = (columns: Readonly<Record<string, string>>) => {
  const headers = ['Name', 'Email', 'Job', ...Object.keys(columns)]
  const row = ['Ana Cruz', 'ana@a.test', 'RBT', ...Object.values(columns)]
  const chosen = toHeaderMap(listFolderChoices(proposeColumns(headers, [row]).uses), headers)
  if (!chosen.ok) throw new Error(chosen.problem)
  const count = openValueCount(chosen.map)
  count.add(row)
  const asked = count.questions(own).find(({ field }) => field === 'status')
  const read = readRow(row, chosen.map, { timeZone: 'America/Phoenix', now: new Date('2026-11-26T18:00:00Z') })
  if (!read.ok) throw new Error(read.reasons.join())
  if (asked) expect(findStatusMeaning(read.candidate.status, labels), 'the row and the question agree').toBe(asked.ours)
  return { word: asked?.value ?? '', ours: asked?.ours ?? null, words: read.words }
}

test.each([
  // Greenhouse
  [{ Stage: 'Face to Face', Rejected: 'Yes' }, 'Face to Face · rejected', 'Archived'],
  [{ Stage: 'Face to Face', Rejected: 'No' }, 'Face to Face', 'Interview Scheduled'],
  [{ Stage: 'Face to Face', Rejected: '' }, 'Face to Face', 'Interview Scheduled'],
  [{ 'Current Stage': 'Offer', 'Rejected At': '2026-11-02 09:15:00' }, 'Offer · rejected', 'Archived'],
  [{ Stage: 'Application Review', 'Rejection Reason': 'Lacking skills' }, 'Application Review · rejected', 'Archived'],
  [{ Stage: 'Offer', Hired: 'Yes' }, 'Offer · hired', 'Hired'],
  [{ Stage: 'Offer', 'Hired On': '11/02/2026', Rejected: 'No' }, 'Offer · hired', 'Hired'],
  // Workable
  [{ Stage: 'Applied', Disqualified: 'true' }, 'Applied · rejected', 'Archived'],
  [{ Stage: 'Applied', Disqualified: 'false' }, 'Applied', 'Initial Inquiry'],
  [{ Stage: 'Phone Screen', Disqualified: 'Did not attend interview' }, 'Phone Screen · rejected', 'Archived'],
  // Lever: each closed application is archived, hires too
  [{ Stage: 'Offer', 'Archive Reason': 'Hired' }, 'Offer · hired', 'Hired'],
  [{ Stage: 'Offer', Archived: 'Yes', 'Archive Reason': 'Hired' }, 'Offer · hired', 'Hired'],
  [{ Stage: 'New applicant', 'Archive Reason': 'Underqualified' }, 'New applicant · rejected', 'Archived'],
  // without a stage
  [{ Rejected: 'Yes' }, 'rejected', 'Archived'],
  [{ Rejected: 'x', Stage: '' }, 'rejected', 'Archived'],
  [{ Hired: 'TRUE' }, 'hired', 'Hired'],
] as const)('reads %j as %s and proposes %s', (columns, word, ours) =>
  expect(ask(columns)).toMatchObject({ word, ours }),
)

test.each([
  [{ Stage: 'Offer', Rejected: 'Yes', Hired: 'Yes' }, 'Offer · rejected and hired'],
  [{ Stage: 'Hired', Rejected: 'Yes' }, 'Hired · rejected'],
  [{ Stage: 'Rejected', Hired: 'Yes' }, 'Rejected · hired'],
  [{ Stage: 'Screen', Rejected: 'maybe' }, 'Screen · unclear: maybe'],
  [{ Stage: 'Screen', Rejected: '3' }, 'Screen · unclear: 3'],
  [{ Stage: 'Screen', Rejected: 'No', 'Rejection Reason': 'Timing' }, 'Screen · unclear: not rejected, with a reason'],
  [{ Stage: 'Screen', 'Archive Reason': 'Hired for another role' }, 'Screen · unclear: Hired for another role'],
  [{ Rejected: 'unknown' }, 'unclear: unknown'],
] as const)('asks about %j as %s', (columns, word) => expect(ask(columns)).toMatchObject({ word, ours: null }))

test.each([
  [{ 'Opening Stage': 'Phone Screen', 'Archived?': 'Yes' }, 'Archived'],
  [{ 'Opening Stage': 'Phone Screen', 'Archived?': 'No' }, 'Interview Scheduled'],
  [{ applicationStage: 'REJECTED', applicationReasonOfRejection: 'More qualified candidate selected' }, 'Archived'],
  [{ applicationStage: 'WITHDRAWN', applicationReasonOfWithdrawal: 'Compensation' }, 'Archived'],
  [{ applicationStage: 'IN_REVIEW', applicationReasonOfRejection: '' }, 'Initial Inquiry'],
  [{ applicationStage: 'HIRED', applicationReasonOfRejection: '' }, 'Hired'],
  [{ applicationStage: 'NEW', applicationReasonOfWithdrawal: 'Took another job' }, 'Archived'],
  [{ Stage: 'New', applicationReasonOfRejection: '', applicationReasonOfWithdrawal: 'Commute' }, 'Archived'],
  [{ current_stage: 'Take Home Test', rejected_at: '2017-09-27T12:11:40.877Z' }, 'Archived'],
  [{ current_stage: 'Test', rejected_at: '2017-09-27', rejection_reason: 'Hired another candidate' }, 'Archived'],
  [{ current_stage: 'Test', rejection_reason_type: 'We rejected them' }, 'Archived'],
  [{ 'Current stage': 'Review', 'Archive reason': 'Unresponsive', Status: 'archived' }, 'Archived'],
  [{ 'Current stage': 'Offer', 'Archive reason': '', Status: 'hired' }, 'Hired'],
  [{ Stage: 'Applied', 'Disqualify reason': 'No show for interview' }, 'Archived'],
  [{ Stage: 'Applied', 'Disqualification type': 'Rejected by us' }, 'Archived'],
  [{ Stage: 'Applied', 'Candidate Reject Reason': 'Average performance' }, 'Archived'],
  [{ Stage: 'Applied', 'Rejection Reason': 'None Specified' }, 'Initial Inquiry'],
  [{ Stage: 'Applied', 'Withdrawal Reason': 'Will stay in current company' }, 'Archived'],
  [{ Stage: 'Applied', Disqualified: 'Yes', 'Disqualified at': '2026-01-05', 'Archive Reason': 'Other' }, 'Archived'],
  [{ Stage: 'Offer', 'Hired at': '2026-01-05T00:00:00' }, 'Hired'],
] as const)('proposes for columns of further systems, %j, %s', (columns, ours) =>
  expect(ask(columns)).toMatchObject({ ours }),
)

test('a choice for the word decides, and day and reason are kept as words', () => {
  const { words } = ask({ Stage: 'Offer', 'Rejected On': '11/2/2026', 'Rejection Reason': 'Pay' })
  expect(words).toEqual(['Rejected On: 11/2/2026', 'Rejection Reason: Pay'])
  const headings = ['Name', 'Email', 'Position', 'Stage', 'Rejected']
  const fields = { full_name: 0, email_address: 1, position: 2, status: 3, rejected: 4 }
  const values = { status: { 'offer · rejected': 'Reviewed By Clinic' } }
  const map = { fields, unknown: [], headings, notes: [], values }
  const context = { timeZone: 'America/Phoenix', now: new Date('2026-11-26T18:00:00Z') }
  expect(readRow(['Ana', 'a@a.test', 'RBT', 'Offer', 'yes'], map, context)).toMatchObject({
    candidate: { status: 'Reviewed By Clinic' },
  })
})

test('keeps the end behind a stage of any length', () => {
  const { word, ours } = ask({ Stage: 's'.repeat(10_000), Rejected: `r${' '.repeat(10_000)}` })
  expect(word.length).toBeLessThan(200)
  expect([word.endsWith('· unclear: r'), ours]).toEqual([true, null])
})

test('proposes no status that an organization does not have', () => {
  expect(findStatusMeaning('Offer · hired', new Map([['archived', 'Archived']]))).toBeNull()
})
