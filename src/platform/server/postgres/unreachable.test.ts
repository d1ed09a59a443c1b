import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { explainUnreachable } from './unreachable.ts'

const url = 'postgres://clinic:a%20secret@db.example.test:6543/people'
const failing = (code: string) => Object.assign(new Error('raw words'), { code })

test.each([
  ['ECONNREFUSED', 'Nothing answers at db.example.test:6543. Start PostgreSQL there, or correct DATABASE_URL.'],
  ['ENOTFOUND', 'The host db.example.test is unknown. Correct DATABASE_URL.'],
  ['28P01', 'PostgreSQL at db.example.test:6543 refuses the password of clinic. Correct it in DATABASE_URL.'],
  [
    '3D000',
    'There is no database people at db.example.test:6543. Create it (createdb people), or correct DATABASE_URL.',
  ],
])('why a database can’t be reached is told in a sentence: %s', (code, expected) => {
  expect(explainUnreachable(failing(code), url)).toBe(expected)
})

test('no sentence has the password, and others stay what they are', () => {
  for (const code of ['ECONNREFUSED', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', '28P01', '28000', '3D000', '53300'])
    expect(explainUnreachable(failing(code), url)).not.toMatch(/secret|undefined/)
  expect(explainUnreachable(failing('42P01'), url)).toBeNull()
  expect(explainUnreachable(failing('constructor'), url)).toBeNull()
  expect(explainUnreachable(new Error('raw words'), url)).toBeNull()
  expect(explainUnreachable(failing('ECONNREFUSED'), 'no address')).toBeNull()
  expect(explainUnreachable(failing('ECONNREFUSED'), 'postgres://127.0.0.1')).toContain('127.0.0.1:5432')
})

test('a start on a database that no one answers for ends with the sentence', async () => {
  const main = path.resolve(import.meta.dirname, '../../../app/server/main.ts')
  const started = promisify(execFile)(process.execPath, [main], {
    env: {
      ...process.env,
      DATABASE_URL: 'postgres://clinic:secret@127.0.0.1:1/people',
      APP_SECRET: 'x'.repeat(40),
      PORT: '0',
      LOG_LEVEL: 'error',
    },
    timeout: 60_000,
  })
  const said = await started.then(
    () => 'it started',
    (error: { stderr: string }) => error.stderr,
  )
  expect(said.trim()).toBe('Nothing answers at 127.0.0.1:1. Start PostgreSQL there, or correct DATABASE_URL.')
})
