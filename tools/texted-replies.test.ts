import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readForPrint } from '@reinforce/reply-reader/replies/printed/printed-reading.ts'
import { expect, test } from 'vitest'

const folder = path.join(import.meta.dirname, '../packages/reply-reader/src/replies/testing/texted')

/** FNV-1a: the half of a line depends on nothing but its context and words. */
const isUnread = (text: string): boolean => {
  let hash = 0x811c9dc5
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  return ((hash >>> 15) & 1) === 1
}

const lines = ['midwest-south', 'spanish'].flatMap((file) =>
  readFileSync(path.join(folder, `${file}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [context = '', words = '', label = ''] = line.split('\t')
      return {
        context,
        label,
        reply: words.replaceAll(String.raw`\n`, '\n'),
        isUnread: isUnread(`${context} ${words}`),
      }
    }),
)

const share = (part: number, of: number) => Math.round((1_000 * part) / of) / 10

/** Of the clear replies of a context: share acted on, and share of those read rightly. */
const measureContexts = (unread: boolean) =>
  Object.fromEntries(
    [...new Set(lines.map(({ context }) => context))].map((context) => {
      const read = lines
        .filter((line) => line.isUnread === unread && line.context === context && line.label !== 'unclear')
        .map(({ reply, label }) => ({ label, reading: readForPrint(context, reply)?.reading ?? 'unclear' }))
      const acted = read.filter(({ reading }) => reading !== 'unclear')
      const right = acted.filter(({ label, reading }) => label === reading)
      return [context, `${share(acted.length, read.length)}/${share(right.length, acted.length)}`]
    }),
  )

const measure = (unread: boolean) => {
  const read = lines
    .filter((line) => line.isUnread === unread)
    .map(({ context, reply, label }) => ({ label, reading: readForPrint(context, reply)?.reading ?? 'unclear' }))
  const clear = read.filter(({ label }) => label !== 'unclear')
  const acted = read.filter(({ reading }) => reading !== 'unclear')
  const stops = read.filter(({ label }) => label === 'opt_out')
  const wrong = acted.filter(({ label, reading }) => label !== reading)
  return {
    replies: read.length,
    acted: share(clear.filter(({ reading }) => reading !== 'unclear').length, clear.length),
    right: share(acted.length - wrong.length, acted.length),
    optOuts: share(stops.filter(({ reading }) => reading === 'opt_out').length, stops.length),
    falseOptOuts: wrong.filter(({ reading }) => reading === 'opt_out').length,
    wrongBookings: wrong.filter(({ reading }) => reading.startsWith('time_')).length,
    wrongCancels: wrong.filter(({ reading }) => reading === 'cancel').length,
  }
}

test('keeps the figures of the half that was read while rules were written', () => {
  const figures = measure(false)
  console.log(`Texted replies, read half: ${JSON.stringify(figures)}`)
  expect(figures.acted).toBeGreaterThanOrEqual(92.5)
  expect(figures.right).toBeGreaterThanOrEqual(95)
  expect(figures.optOuts).toBeGreaterThanOrEqual(98.5)
  expect(figures).toMatchObject({ falseOptOuts: 0, wrongBookings: 0 })
  expect(figures.wrongCancels).toBeLessThanOrEqual(1)
})

test('keeps the figures of the half that no one read', () => {
  const figures = measure(true)
  console.log(`Texted replies, unread half: ${JSON.stringify({ ...figures, contexts: measureContexts(true) })}`)
  expect(figures.acted).toBeGreaterThanOrEqual(81)
  expect(figures.right).toBeGreaterThanOrEqual(90)
  expect(figures.optOuts).toBeGreaterThanOrEqual(88)
  expect(figures.wrongBookings).toBe(0)
  expect(figures.falseOptOuts).toBeLessThanOrEqual(3)
  expect(figures.wrongCancels).toBeLessThanOrEqual(2)
})
