import { expect, test } from 'vitest'
import { eventWords, findAddressProblem, getNextTryMinutes, isGivenUp, webhookEvents } from './webhook-rules.ts'

test.each([
  ['', 'Enter the webhook address'],
  ['nonsense', 'Enter an address like'],
  ['http://example.com/hook', 'https://'],
  ['javascript:alert(1)', 'https://'],
  ['https://user:secret@example.com', 'user name'],
  ['https://localhost/hook', 'public internet'],
  ['https://db.internal', 'public internet'],
  ['https://localhost./x', 'public internet'],
  ['https://intranet/', 'public internet'],
  ['https://ip6-localhost/', 'public internet'],
  ['https://printer.lan/', 'public internet'],
  ['https://example.com/\nX: y', 'line breaks'],
  ['https://exa\tmple.com/', 'line breaks'],
  ['https://127.0.0.1/hook', 'not its IP address'],
  ['https://0x7f.1/hook', 'not its IP address'],
  ['https://[::1]/hook', 'not its IP address'],
  [`https://example.com/${'x'.repeat(2_000)}`, 'too long'],
])('the address "%.40s" is refused', (typed, words) => expect(findAddressProblem(typed)).toContain(words))

test('an https address is taken', () => expect(findAddressProblem(' https://example.com/hook?x=1 ')).toBeNull())

test('tries come further and further apart, for about three days', () => {
  const waits = Array.from({ length: 9 }, (_, at) => getNextTryMinutes(at + 1))
  expect(waits.at(-1)).toBeNull()
  const minutes = waits.filter((wait) => wait !== null)
  expect(minutes.every((wait, at) => at === 0 || wait >= (minutes[at - 1] ?? 0))).toBe(true)
  expect(minutes.reduce((sum, wait) => sum + wait, 0) / 1_440).toBeGreaterThan(2.5)
})

test('three days without one success are enough', () => {
  const now = new Date('2026-11-20T18:00:00Z')
  expect(isGivenUp(null, now)).toBe(false)
  expect(isGivenUp(new Date('2026-11-17T18:00:01Z'), now)).toBe(false)
  expect(isGivenUp(new Date('2026-11-17T18:00:00Z'), now)).toBe(true)
})

test('each event has its words', () =>
  expect(webhookEvents.map((event) => eventWords[event])).toEqual([
    'Candidate created',
    'Status changed',
    'Text received',
    'Opted out',
  ]))

test('an address of 2,000 signs is taken, and a name that only looks like a number or like ours', () => {
  const start = 'https://example.com/'
  expect(findAddressProblem(`  ${start}${'x'.repeat(1_980)} `)).toBeNull()
  for (const host of ['1.example', 'example.1a', 'local.example', 'mylocalhost.example'])
    expect(findAddressProblem(`https://${host}`)).toBeNull()
  for (const address of ['https://me@example.com', 'https://:secret@example.com'])
    expect(findAddressProblem(address)).toContain('user name')
})

test('where any address may be called, http and numbers are, too; a password in it never', () => {
  expect(findAddressProblem('http://127.0.0.1:4810/hook', true)).toBeNull()
  expect(findAddressProblem('http://me@127.0.0.1/hook', true)).toContain('user name')
  expect([1, 2, 8].map(getNextTryMinutes)).toEqual([1, 5, 1_800])
})
