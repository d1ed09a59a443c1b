import multipart from '@fastify/multipart'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { rawJson } from '../../platform/server/answers/raw-json.ts'
import { emitResponse } from '../../platform/server/answers/response-hook.ts'
import { registerRoutes } from '../../platform/server/http/http.ts'
import type { Services } from '../../platform/server/services.ts'
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

const tell = (row: Record<string, unknown>) => emitResponse(contract, rawJson({ rows: [row] }))
const good = { id: 'a', at: '2026-11-20T12:00:00.000Z' }

test('in the tests an answer that leaves as it was written has to fit its contract, without extra fields', () => {
  expect(tell(good).read()).toEqual({ rows: [good] })
  expect(() => tell({ ...good, password_hash: 'x' })).toThrow('more than what its contract lets through')
  expect(() => tell({ ...good, id: null })).toThrow('Invalid input')
  expect(() => tell({ ...good, at: '2026-11-20T12:00:00.123456+00:00' })).toThrow('instants that are no instants')
})

test('checks the answers of calls, too', async () => {
  const app = fastify()
  await app.register(multipart)
  let row: Record<string, unknown> = good
  const open = { ...contract, needs: 'anyone' as const }
  // Of the services a call that is open to anyone asks for its settings alone.
  const services = { config: { callsAMinute: 0 } } as unknown as Services
  const handle = async () => await Promise.resolve(rawJson({ rows: [row] }))
  await registerRoutes(
    app,
    services,
    [{ kind: 'query', contract: open, handle }],
    async () => await Promise.resolve(null),
  )
  expect((await app.inject({ url: '/api/made-up' })).json()).toEqual({ rows: [good] })
  row = { ...good, password_hash: 'x' }
  expect((await app.inject({ url: '/api/made-up' })).statusCode).toBe(500)
  await app.close()
})
