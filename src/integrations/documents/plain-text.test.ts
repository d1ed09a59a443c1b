import { expect, test } from 'vitest'
import { inspectDocument } from './extract-text.ts'
import { detectLooks } from './plain-text.ts'

test('reports how a text begins, that it has markup that runs, and that it is no text', () => {
  expect(detectLooks('\uFEFF  Call back on Monday.\f')).toEqual({
    start: 'Call back on Monday.\f',
    hasMarkup: false,
    isBinary: false,
  })
  expect(detectLooks('1 < 2 and 3 > 2').hasMarkup).toBe(false)
  expect(detectLooks(`hello ${'x'.repeat(3_000)} < script src=x>`).hasMarkup).toBe(true)
  expect(detectLooks('a\u0000b').isBinary).toBe(true)
})

test('reads 25 MB of text off the main thread, which answers others during it', async () => {
  let turns = 0
  const turn = setInterval(() => {
    turns += 1
  }, 10)
  const { mime, looks } = await inspectDocument(Buffer.alloc(25 * 1024 * 1024, 'words and '))
  clearInterval(turn)
  expect([mime, looks?.isBinary, looks?.start.startsWith('words and')]).toEqual([null, false, true])
  expect(turns).toBeGreaterThan(0)
})
