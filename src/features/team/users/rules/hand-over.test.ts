import { expect, test } from 'vitest'
import { countHeld, describeOwned, findRecipientError, type OwnedRecords } from './hand-over.ts'

const nothing: OwnedRecords = {
  candidates: 0,
  interviews: 0,
  offers: 0,
  threads: 0,
  loginsOwned: 0,
  loginsShared: 0,
  folders: 0,
  prospects: 0,
  reports: 0,
}

test.each([
  [{}, '', 0],
  [{ loginsOwned: 1 }, '1 login', 1],
  [{ candidates: 12, interviews: 3, loginsOwned: 1 }, '12 candidates, 3 interviews and 1 login', 16],
  [
    { candidates: 1_200, offers: 1, threads: 2, loginsShared: 1, prospects: 1, reports: 2 },
    '1,200 candidates, 1 booking link, 2 conversations, 1 shared login, 1 prospect and 2 email reports',
    1_207,
  ],
] as const)('%j is told as %j, %i in all', (some, words, all) => {
  expect(describeOwned({ ...nothing, ...some })).toBe(words)
  expect(countHeld({ ...nothing, ...some })).toBe(all)
})

const leaver = { id: 'a', organization_id: 'one' }
const taker = { id: 'b', organization_id: 'one', admin_level: null, deactivated_at: null }

test.each([
  [{}, {}, null],
  [{ id: 'a' }, {}, 'Choose someone other than this person.'],
  [{ organization_id: 'two' }, {}, 'Choose someone from the same organization.'],
  [{ deactivated_at: '2026-11-01' }, {}, 'This account is deactivated. Choose someone who can sign in.'],
  [{ admin_level: 'Manager' }, { candidates: 3 }, null],
  [{ admin_level: 'Manager' }, { loginsOwned: 1 }, 'Managers can’t see logins. Choose someone else.'],
  [{ admin_level: 'Manager' }, { loginsShared: 1 }, 'Managers can’t see logins. Choose someone else.'],
  [{ admin_level: 'Manager' }, { reports: 1 }, 'Managers can’t see money. Choose someone else.'],
  [{ admin_level: 'Admin' }, { loginsShared: 1, reports: 1 }, null],
] as const)('someone who is %j takes %j: %j', (who, held, problem) =>
  expect(findRecipientError(leaver, { ...taker, ...who }, { ...nothing, ...held })).toBe(problem),
)
