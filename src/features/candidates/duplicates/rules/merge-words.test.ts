import { expect, test } from 'vitest'
import { mergeableNames } from '../../directory/rules/fields.ts'
import { describePieces, describeUnmerge, getMergeableLabel } from './merge-words.ts'

const none = { notes: 0, texts: 0, interviews: 0, documents: 0 }
const nothing = { fields: [], newer: { notes: 0, texts: 0 }, gone: 0, status: false, refusal: false, erasure: false }

test.each([
  [none, ''],
  [{ ...none, texts: 1 }, '1 text'],
  [{ ...none, notes: 2, documents: 1 }, '2 notes and 1 document'],
  [{ notes: 1, texts: 5_000, interviews: 3, documents: 2 }, '1 note, 5,000 texts, 3 interviews and 2 documents'],
])('what moved is counted in words, without what there is none of (%j)', (pieces, said) => {
  expect(describePieces(pieces)).toBe(said)
})

test('lists rows that returned after an undone merge, and none that stayed', () => {
  expect(describeUnmerge({ back: none, stayed: nothing })).toBe('Merge undone. There are two records again.')
  expect(describeUnmerge({ back: { ...none, notes: 2 }, stayed: nothing })).toBe(
    'Merge undone. There are two records again. Moved back to the other record: 2 notes.',
  )
})

test('lists each part that stayed, with its reason', () => {
  const stayed = {
    fields: ['phone_number', 'city', 'resume'] as const,
    newer: { notes: 1, texts: 2 },
    gone: 1,
    status: true,
    refusal: true,
    erasure: true,
  }
  expect(describeUnmerge({ back: none, stayed })).toBe(
    'Merge undone. There are two records again. 1 note and 2 texts added since stayed with the kept record. ' +
      'Phone, City and Resume changed since and stayed. 1 piece that had moved is gone. The other record’s ' +
      'status changed since and stayed. Both records stay opted out of texts. The deletion request applies to ' +
      'both.',
  )
  expect(describeUnmerge({ back: none, stayed: { ...nothing, gone: 3 } })).toContain('3 pieces that had moved are gone')
})

test('each field that a merge may take has a name of its own', () => {
  const labels = mergeableNames.map(getMergeableLabel)
  expect(new Set(labels).size).toBe(labels.length)
})
