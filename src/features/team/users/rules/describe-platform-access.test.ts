import { expect, test } from 'vitest'
import { describePlatformAccess } from './describe-platform-access.ts'

const seen = 'This person becomes platform staff. They see the candidates, texts, and clients of every organization'
const money = ', plus all their money and saved logins'

test.each([
  ['Manager', `${seen}.`],
  ['', `${seen}${money}.`],
  ['Admin', `${seen}${money}, and manage everyone’s accounts.`],
] as const)('to become platform staff with the level %j opens what is said', (level, sentence) =>
  expect(describePlatformAccess(level)).toBe(sentence),
)
