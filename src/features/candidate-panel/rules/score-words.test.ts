import { expect, test } from 'vitest'
import { scoreWords } from './score-words.ts'

test.each([
  [{ kind: 'certified', number: 100 }, 85, '100 (RBT Certified)'],
  [{ kind: 'computed', number: 1 }, 85, '1 (Poor Fit)'],
  [{ kind: 'computed', number: 85 }, 85, '85 (Excellent Fit)'],
  [{ kind: 'computed', number: 85 }, 90, '85 (Good Fit (With Training))'],
  [{ kind: 'computed', number: 0 }, 85, 'Not Scored'],
  [{ kind: 'archived', number: 0 }, 85, 'Archived'],
] as const)('%o from %d is %s', (fit, from, words) => expect(scoreWords(fit, from)).toBe(words))
