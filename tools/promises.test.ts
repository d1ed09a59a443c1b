import { expect, test } from 'vitest'
import { brokenPromises } from './promises.mjs'

const files: Record<string, string> = {
  'src/a.test.ts': `test('a text isn\\'t sent twice', () => {})\ntest.each(cases)("a phone is shown", () => {})\ntest.skip('a skipped thing', () => {})\n// 'only a remark'`,
}
const broken = (text: string): string[] => brokenPromises(text, (file: string) => files[file])

test('a promise with its test, with two tests, or marked planned is kept', () => {
  expect(broken(`- Once — \`src/a.test.ts\` "a text isn't sent twice"`)).toEqual([])
  expect(broken(`- Both — \`src/a.test.ts\` "a text isn't sent twice", "a phone is shown"`)).toEqual([])
  expect(broken('## Section\n\nWords.\n\n- Later\n  on — *planned*')).toEqual([])
})

test('a promise without a test is broken', () => {
  expect(broken('# Title\n- Nothing')).toEqual(['docs/promises.md:2: names neither a test nor *planned*'])
  expect(broken('# Title')).toEqual(['docs/promises.md has no promise'])
})

test('a promise that names a missing file, a missing title, a skipped test or a remark is broken', () => {
  expect(broken('- X — `src/b.test.ts` "y"')).toEqual(['docs/promises.md:1: there is no src/b.test.ts'])
  for (const title of ['no such title', 'a skipped thing', 'only a remark']) {
    expect(broken(`- X — \`src/a.test.ts\` "${title}"`)).toEqual([
      `docs/promises.md:1: src/a.test.ts has no test "${title}"`,
    ])
  }
})
