import { expect, test } from 'vitest'
import { inspectDocument } from './extract-text.ts'
import { looksOf } from './plain-text.ts'

test('a text tells how it begins, that markup which runs is in it, and that it is no text', () => {
  expect(looksOf('\uFEFF  Call back on Monday.\f')).toEqual({
    start: 'Call back on Monday.\f',
    hasMarkup: false,
    isBinary: false,
  })
  expect(looksOf('1 < 2 and 3 > 2').hasMarkup).toBe(false)
  expect(looksOf(`hello ${'x'.repeat(3_000)} < script src=x>`).hasMarkup).toBe(true)
  expect(looksOf('a\u0000b').isBinary).toBe(true)
})

test('25 MB of text are looked at off the main thread, which meanwhile answers others', async () => {
  let turns = 0
  const turn = setInterval(() => {
    turns += 1
  }, 10)
  const { mime, looks } = await inspectDocument(Buffer.alloc(25 * 1024 * 1024, 'words and '))
  clearInterval(turn)
  expect([mime, looks?.isBinary, looks?.start.startsWith('words and')]).toEqual([null, false, true])
  expect(turns).toBeGreaterThan(0)
})
