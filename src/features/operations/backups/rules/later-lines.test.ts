import { expect, test } from 'vitest'
import { formatAgainLine, formatLossLine } from './later-lines.ts'

const moment = new Date('2026-11-23T14:02:59.999Z')

test('reports a loss with its count and its last moment', () => {
  const lost = { facts: 2_140, first: '2026-11-23T14:03:00+00:00', last: '2026-11-23T16:40:12.5+00:00' }
  expect(formatLossLine(lost, moment)).toBe(
    'You lose 2,140 events after 2026-11-23 14:02 UTC. The last is from 2026-11-23 16:40 UTC.',
  )
  expect(formatLossLine({ ...lost, facts: 1 }, moment)).toMatch(/^You lose 1 event after/)
  expect(formatLossLine({ facts: 0, first: null, last: null }, moment)).toBe(
    'You lose nothing recorded after 2026-11-23 14:02 UTC.',
  )
})

test('lists repeated endings by kind, and nothing where nothing did', () => {
  expect(
    formatAgainLine({
      opted_out: 1,
      refused: 2,
      leaving: 1,
      api_keys: 1,
      shares: 3,
      invitations: 1,
      accounts: 1,
      calendars: 2,
    }),
  ).toBe(
    'Ended again, because they ended after that time: 1 opt-out, 2 refused consents, 1 request to be deleted, ' +
      '1 API key, 3 shared links, 1 invitation, 1 account, 2 calendar addresses.',
  )
  expect(formatAgainLine({ opted_out: 0, refused: 0, other: 4 })).toBeNull()
})
