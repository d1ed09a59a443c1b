import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../../shared/endpoint.ts'
import { openFormerInput, openFormerPaths } from './former-calls.ts'

const calls = {
  'POST /api/runs/{id}/status': {
    path: '/api/walks/{id}/steer',
    fields: { rev: 'revision' },
    values: { to: { take: 'pause' }, 'group.kind': { 'left-out': 'skipped' } },
  },
  'GET /api/runs': { path: '/api/walks' },
  'PUT /api/clinics/{id}/presets/{preset}': { values: { preset: { quiet: 're_engage' } } },
}
const status = endpoint({
  method: 'POST',
  path: '/api/runs/{id}/status',
  summary: 'Pause a run',
  needs: 'signed-in',
  input: z.object({ id: z.string(), to: z.string(), revision: z.int() }),
  reply: z.object({}),
  example: () => ({ id: '1', to: 'pause', revision: 1 }),
})

test.each([
  ['POST', '/api/walks/7/steer', '/api/runs/7/status'],
  ['POST', '/api/walks/%2e%2e%2fx/steer?a=1', '/api/runs/%2e%2e%2fx/status?a=1'],
  ['GET', '/api/walks?show=all&page=2', '/api/runs?show=all&page=2'],
  ['HEAD', '/api/walks', '/api/runs'],
])('rewrites %s %s to %s', (method, url, today) => {
  expect(openFormerPaths(calls)({ method, url })).toBe(today)
})

test.each([
  ['GET', '/api/walks/7/steer'],
  ['POST', '/api/walks'],
  ['POST', '/api/walks/7/steer/8'],
  ['POST', '/api/walks/7/8/steer'],
  ['GET', '/api/walksabout'],
  ['GET', '/walks'],
  ['GET', '/api/runs'],
])('leaves %s %s as it is', (method, url) => {
  expect(openFormerPaths(calls)({ method, url })).toBe(url)
})

test('gives the fields and values of today, and today’s value where both are named', () => {
  const translate = openFormerInput(calls)
  expect(translate(status, { id: '1', to: 'take', rev: 3 })).toEqual({ id: '1', to: 'pause', revision: 3 })
  expect(translate(status, { rev: 3, revision: 4 })).toEqual({ revision: 4 })
  const group = { kind: 'left-out', because: 'left-out' }
  expect(translate(status, { group })).toEqual({ group: { kind: 'skipped', because: 'left-out' } })
  expect(translate(status, { to: 'pause', revision: 5 })).toEqual({ to: 'pause', revision: 5 })
})

test('passes junk on untouched, and no name of a prototype is a name or a value', () => {
  const translate = openFormerInput(calls)
  for (const junk of [null, undefined, 'take', 7, ['take']]) expect(translate(status, junk)).toBe(junk)
  const hostile = JSON.parse('{"__proto__": {"to": "take"}, "to": "constructor", "toString": "take"}') as object
  const given = translate(status, hostile) as Record<string, unknown>
  expect(given.to).toBe('constructor')
  expect(Object.getPrototypeOf(given)).toBe(Object.prototype)
  expect(Object.entries(given)).toContainEqual(['toString', 'take'])
})
