import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCertification } from '../../../../../rules/credential/is-certification.ts'
import { type Position } from '../../../../../rules/credential/positions.ts'
import {
  canClearCertification,
  describeRegistryAnswer,
  formatRegistryAnswer,
  formatRegistryClause,
  isActiveRbt,
  isExpired,
  type RegistryRecord,
} from './describe-registry-answer.ts'
import { registryStatuses } from './registry-statuses.ts'

const viewing = { today: '2026-11-23', timeZone: 'America/Chicago' }
const riley = { kind: 'person', name: 'Riley Stone' } as const
const record = (more: Partial<RegistryRecord> = {}): RegistryRecord => ({
  status: 'Active',
  at: '2026-11-21T16:00:00.000Z',
  by: riley,
  expires_on: null,
  ...more,
})
const answer = (
  certification_number: string | null,
  credential: RegistryRecord | null = null,
  position: Position = 'RBT',
) => describeRegistryAnswer({ certification_number, position, credential }, viewing)

describe('a number that no one looked up', () => {
  test.each(['RBT-24-348734', 'rbt24 348734', '1-21-45678'])('%s is claimed', (number) => {
    expect(answer(number)).toEqual({
      state: 'claimed',
      short: 'claimed',
      words: 'claimed',
      hint: `“${number}” is claimed. No one has looked it up in the registry.`,
    })
  })
  test.each(['?', 'unknown', 'rbt', '00', 'yes', 'RBT-27-123456', 'RBT-13-123456'])(
    '%s is no readable number',
    (number) => {
      expect(answer(` ${number} `)).toMatchObject({
        state: 'unreadable',
        short: 'unreadable',
        words: 'not a valid number',
      })
    },
  )
  test('the hint shows the format of a number', () => {
    expect(answer('00')?.hint).toBe('“00” isn’t a valid number. A number must look like RBT-25-445224 or 1-21-45678.')
  })
  test.each([null, '', 'N/A', 'pending', 'not yet', '0'])('%s is no claim, so nothing stands there', (number) => {
    expect(answer(number, record())).toBeNull()
  })
})

describe('registry answers', () => {
  test.each<[Partial<RegistryRecord>, string, string, string]>([
    [{}, 'verified', 'verified Active, Nov 21, by Riley Stone', 'verified Active, Nov 21, by Riley Stone'],
    [
      { expires_on: '2026-11-23' },
      'verified',
      'verified Active, Nov 21, by Riley Stone',
      'verified Active, Nov 21, by Riley Stone; expires Nov 23',
    ],
    [{ expires_on: '2026-11-22' }, 'expired', 'expired Nov 22', 'expired Nov 22; looked up Nov 21, by Riley Stone'],
    [{ status: 'Expired' }, 'expired', 'expired', 'expired; looked up Nov 21, by Riley Stone'],
    [
      { status: 'Expired', expires_on: '2025-03-01' },
      'expired',
      'expired Mar 1, 2025',
      'expired Mar 1, 2025; looked up Nov 21, by Riley Stone',
    ],
    [
      { status: 'Inactive' },
      'inactive',
      'verified Inactive, Nov 21, by Riley Stone',
      'verified Inactive, Nov 21, by Riley Stone',
    ],
    [
      { status: 'Inactive', expires_on: '2026-01-31' },
      'expired',
      'expired Jan 31',
      'expired Jan 31; looked up Nov 21, by Riley Stone',
    ],
    [{ status: 'Not found' }, 'not-found', 'Registry: not found', 'Registry: not found, Nov 21, by Riley Stone'],
    [
      { status: 'Not found', expires_on: '2020-01-01' },
      'not-found',
      'Registry: not found',
      'Registry: not found, Nov 21, by Riley Stone',
    ],
    [
      { at: '2025-12-31T16:00:00Z' },
      'verified',
      'verified Active, Dec 31, 2025, by Riley Stone',
      'verified Active, Dec 31, 2025, by Riley Stone',
    ],
    [
      { by: { kind: 'platform', name: null } },
      'verified',
      'verified Active, Nov 21, by Reinforce staff',
      'verified Active, Nov 21, by Reinforce staff',
    ],
    [
      { by: { kind: 'product', name: null } },
      'verified',
      'verified Active, Nov 21, by Reinforce',
      'verified Active, Nov 21, by Reinforce',
    ],
  ])('%j', (more, state, words, hint) => {
    const short = state.replace('-', ' ')
    expect(answer('RBT-24-348734', record(more))).toEqual({ state, short, words, hint })
    expect(answer('1-21-45678', record(more), 'BCBA')).toEqual({ state, short, words, hint })
  })

  test('the day is the viewer’s', () => {
    expect(answer('RBT-24-348734', record({ at: '2026-11-22T05:30:00Z' }))?.words).toContain('Nov 21')
  })
  test('goes before what the number looks like', () => {
    expect(answer('00', record({ status: 'Not found' }))?.state).toBe('not-found')
  })
})

test('returns an answer exactly if a number is claimed', () => {
  const records = fc.option(
    fc.record({
      status: fc.constantFrom(...registryStatuses),
      at: fc
        .date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') })
        .map((at) => at.toISOString()),
      by: fc.constantFrom(riley, { kind: 'platform' as const, name: null }),
      expires_on: fc.constantFrom(null, '2026-11-22', '2026-11-23', '2020-02-29'),
    }),
  )
  const numbers = fc.oneof(fc.string(), fc.constantFrom('00', 'rbt', 'none', 'RBT-24-1234', '1-21-45678'))
  fc.assert(
    fc.property(numbers, records, fc.constantFrom('RBT' as const, 'BCBA' as const), (number, credential, position) => {
      const said = answer(number, credential, position)
      expect(said !== null).toBe(isCertification(number))
      if (said === null || credential === null) return
      expect(said.state === 'expired').toBe(isExpired(credential, viewing.today))
      expect(said.hint.startsWith(said.words)).toBe(true)
    }),
  )
})

test.each([
  ['RBT-24-348734', null, false],
  [null, null, false],
  ['00', null, true],
  ['00', record(), false],
  ['00', record({ status: 'Inactive' }), false],
  ['RBT-24-348734', record({ status: 'Expired' }), true],
  ['RBT-24-348734', record({ status: 'Not found' }), true],
])('%s, %o: emptying it is offered: %s', (number, credential, offered) => {
  expect(canClearCertification(answer(number, credential))).toBe(offered)
})

test.each([
  ['RBT-24-348734', null, null, null, 'claimed'],
  ['RBT-24-348734', 'Active', 'RBT-24-348734', null, 'verified'],
  ['RBT-24-348734', 'Active', 'RBT-24-348734', '2026-11-22', 'expired'],
  ['RBT-24-348734', 'Active', 'RBT-24-348735', null, 'claimed'],
  ['00', null, null, null, 'unreadable'],
  [null, 'Active', null, null, null],
] as const)('%s, %s of %s until %s is told as %s', (certification_number, status, number, until, word) => {
  const stored = { credential_status: status, credential_number: number, credential_expires_on: until }
  expect(formatRegistryAnswer({ certification_number, position: 'RBT', ...stored }, viewing.today)).toBe(word)
})

test.each([
  ['RBT-24-348734', null, ''],
  [null, null, ''],
  ['00', null, 'it isn’t a valid number'],
  ['00', record(), 'the registry says Active'],
  ['00', record({ status: 'Inactive' }), 'the registry says Inactive'],
  ['00', record({ status: 'Expired' }), 'it has expired'],
  ['00', record({ status: 'Not found' }), 'it isn’t in the registry'],
])('%s as the end of a sentence', (number, credential, clause) => {
  expect(formatRegistryClause(answer(number, credential))).toBe(clause)
})

test.each([
  ['Active', 'RBT-24-348734', null, true],
  ['Active', 'rbt 24 348734', '2026-11-20', true],
  ['Active', 'RBT-24-348734', '2026-11-19', false],
  ['Inactive', 'RBT-24-348734', null, false],
  ['Active', '1-21-45678', null, false],
  ['claimed', 'RBT-24-348734', null, false],
  [null, null, null, false],
])('an answer %s about %s that expires on %s makes an active RBT: %s', (registry, credential, expires, isActive) => {
  expect(isActiveRbt({ registry, credential, expires }, '2026-11-20')).toBe(isActive)
})
