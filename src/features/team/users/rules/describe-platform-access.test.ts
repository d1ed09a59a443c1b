import { expect, test } from 'vitest'
import { describePlatformAccess } from './describe-platform-access.ts'

const seen = 'This person becomes platform staff: they see the candidates, texts and clients of every organization'
const money = ', and the money and saved logins of all of them'

test.each([
  ['Manager', `${seen}.`],
  ['', `${seen}${money}.`],
  ['Admin', `${seen}${money}, and manage everybody’s accounts.`],
] as const)('to become platform staff with the level %j opens what is said', (level, sentence) =>
  expect(describePlatformAccess(level)).toBe(sentence),
)
