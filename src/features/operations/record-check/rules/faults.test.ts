import { expect, test } from 'vitest'
import { describeFault, type Fault, faultKinds, formatUtc } from './faults.ts'

const fault: Fault = {
  kind: 'changed',
  block: 3,
  sealed_at: Date.UTC(2026, 10, 20, 15, 0, 3),
  events: 2,
  event_id: 'a',
  name: 'user.signedIn',
  at: Date.UTC(2026, 10, 20, 15),
}

test('a fault names the entry with its time, or the time at which it was recorded', () => {
  expect(describeFault(fault, formatUtc)).toBe(
    'The entry “Signed in” of 2026-11-20 15:00:00 UTC was changed after it was recorded.',
  )
  expect(describeFault({ ...fault, kind: 'deleted', name: null, at: null }, formatUtc)).toBe(
    'The entry recorded on 2026-11-20 15:00:03 UTC was deleted.',
  )
  expect(describeFault({ ...fault, kind: 'block', name: null, at: null, event_id: null }, formatUtc)).toBe(
    'Entries recorded on 2026-11-20 15:00:03 UTC were changed together, or recorded entries before them are missing.',
  )
  for (const kind of faultKinds) expect(describeFault({ ...fault, kind }, formatUtc)).toMatch(/^[A-Z].*\.$/)
})
