import { expect, test } from 'vitest'
import { describeFault, type Fault, faultKinds, formatUtc } from './faults.ts'
import { labelFault } from './label-fault.ts'

const fault: Fault = {
  kind: 'changed',
  block: 3,
  sealed_at: Date.UTC(2026, 10, 20, 15, 0, 3),
  events: 2,
  event_id: 'a',
  name: 'user.signedIn',
  at: Date.UTC(2026, 10, 20, 15),
}

const describe = (one: Fault) => describeFault(labelFault(one), formatUtc)

test('a fault names the entry with its time, or the time at which it was recorded', () => {
  expect(describe(fault)).toBe('The entry “Signed in” of 2026-11-20 15:00:00 UTC was changed after it was recorded.')
  expect(describe({ ...fault, kind: 'deleted', name: null, at: null })).toBe(
    'The entry recorded on 2026-11-20 15:00:03 UTC was deleted.',
  )
  expect(describe({ ...fault, kind: 'block', name: null, at: null, event_id: null })).toBe(
    'Entries recorded on 2026-11-20 15:00:03 UTC were changed together, or recorded entries before them are missing.',
  )
  for (const kind of faultKinds) expect(describe({ ...fault, kind })).toMatch(/^[A-Z].*\.$/)
})
