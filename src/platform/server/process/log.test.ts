import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { openLog } from './log.ts'

test('a database error is logged without the values of the row', () => {
  const lines: string[] = []
  const to = new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) })
  const error = Object.assign(new Error('duplicate key value violates unique constraint "people_email"'), {
    code: '23505',
    detail: 'Key (email)=(ana@example.test) already exists.',
    where: 'COPY people, line 1: "ana@example.test"',
  })
  openLog('info', to).error({ err: error }, 'unexpected error')
  expect(lines.join('')).not.toContain('ana@example.test')
  expect(lines.join('')).toContain('people_email')
  expect(lines.join('')).toContain('23505')
})

test('a foreign text is one line with its break escaped, and the time is UTC in milliseconds', () => {
  const lines: string[] = []
  const to = new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) })
  const forged = 'x\r\n{"level":60,"msg":"forged"}\u2028'
  openLog('info', to).warn({ route: forged }, forged)
  const [line, ...more] = lines.join('').trimEnd().split('\n')
  expect(more).toEqual([])
  const said = JSON.parse(line ?? '') as { level: number; msg: string; time: number }
  expect(said).toMatchObject({ level: 40, msg: forged })
  expect(Math.abs(Date.now() - said.time)).toBeLessThan(60_000)
})
