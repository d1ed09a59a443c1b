import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { heard } from '../../platform/server/answers/hear-answers.ts'
import { written } from '../../platform/server/answers/written.ts'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { instant } from '../../platform/shared/schemas.ts'

const contract = endpoint({
  method: 'GET',
  path: '/api/made-up',
  summary: 'Made up',
  needs: 'signed-in',
  input: z.object({}),
  reply: z.object({ rows: z.array(z.object({ id: z.string(), at: instant })) }),
  example: () => ({}),
})

const tell = (row: Record<string, unknown>) => heard(contract, written({ rows: [row] }))
const good = { id: 'a', at: '2026-11-20T12:00:00.000Z' }

test('in the tests an answer that leaves as it was written has to fit its contract, with nothing besides', () => {
  expect(tell(good).read()).toEqual({ rows: [good] })
  expect(() => tell({ ...good, password_hash: 'x' })).toThrow('more than what its contract lets through')
  expect(() => tell({ ...good, id: null })).toThrow('Invalid input')
  expect(() => tell({ ...good, at: '2026-11-20T12:00:00.123456+00:00' })).toThrow('instants that are no instants')
})
