import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertRows } from '../../db/demo/insert.ts'
import type { Route } from '../../platform/server/call.ts'
import { toRoutePath } from '../../platform/server/http/http.ts'
import { fillPath } from '../../platform/shared/endpoint.ts'
import { listRights } from '../../rules/rights.ts'
import { infraRoutes } from './routes.ts'
import { openToAnyone } from './testing/open-to-anyone.ts'
import { aModel, createStages, mailSecret, stripeSecret } from './testing/staged-calls.ts'
import { openWorld, type World } from './testing/world.ts'

/** A Friday, noon in Austin. */
const now = new Date('2026-11-20T18:00:00Z')
let world: World
let stages: ReturnType<typeof createStages>
beforeAll(async () => {
  world = await openWorld(
    {
      DEMO_DATA: 'on',
      WEBHOOKS_TO: 'anywhere',
      STRIPE_WEBHOOK_SECRET: stripeSecret,
      MAIL_WEBHOOK_SECRET: mailSecret,
      ...aModel,
    },
    () => now,
  )
  stages = createStages(world, now)
  const lead = { status: 'Prospect', prospect_stage: 'New Lead', scheduler: false, time_zone: 'America/New_York' }
  const { prospect, duplicate, spareOrganization } = world.own.ids
  const leads = [prospect, duplicate, spareOrganization].map((id) => ({
    ...lead,
    id,
    name: `Lead ${id}`,
    demo_at: '2026-12-01T15:00:00Z',
  }))
  await world.inPlatform(async (tx) => {
    await insertRows(
      tx,
      'organizations',
      leads.map((each) => ({ ...each, created_at: '2026-11-20T15:00:00Z' })),
    )
    // What a clinic opens to job boards is everyone's: the other one's is closed.
    await tx.run(sql`update job_feeds set is_on = false where organization_id = ${world.foreign.organizationId}`)
    await insertRows(tx, 'emails', [keptMail(world.own, 'admin'), keptMail(world.foreign, 'foreign')])
  })
})
afterAll(async () => {
  await world.close()
})

const keptMail = (clinic: World['own'], to: string) => ({
  id: clinic.ids.mail,
  organization_id: clinic.organizationId,
  kind: 'report',
  to_address: `${to}@example.test`,
  subject: clinic.mark,
  body: clinic.mark,
  attachment_name: 'figures.csv',
  attachment: clinic.mark,
  state: 'kept',
  created_at: '2026-11-20T18:00:00Z',
})

/** What would show that a row of the other clinic got through. */
const foreignSecrets = () => {
  const { organizationId, candidateId, mark, name } = world.foreign
  return [organizationId, candidateId, mark, name]
}

const unknownId = '99999999-9999-4999-8999-999999999999'
type Ids = (noun: string) => string

const getIds =
  (whose: 'own' | 'foreign' | 'unknown', userId: string): Ids =>
  (noun) => {
    if (noun === 'newId') return crypto.randomUUID()
    if (whose === 'unknown') return noun === 'invitation' ? 'token-of-nobody' : unknownId
    if (noun === 'user') return userId
    // A session and a passkey are their person's own: no one else's id ever answers.
    if (noun === 'session' || noun === 'passkey') return unknownId
    const found = Object.entries(world[whose].ids).find(([name]) => name === noun)?.[1]
    if (!found) throw new Error(`The world has no ${noun}`)
    return found
  }

const send = async (route: Route, who: 'clinic' | 'manager' | 'admin' | 'platform' | null, id: Ids) => {
  const { method, path, example } = route.contract
  const filled = fillPath(path, example(id) as Record<string, unknown>)
  const query = new URLSearchParams(
    Object.entries(filled.rest).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, typeof each === 'string' ? each : JSON.stringify(each)]),
    ),
  )
  const url = method === 'GET' || method === 'DELETE' ? `${filled.path}?${query.toString()}` : filled.path
  if (route.contract.path === '/api/live' && who) return { status: 200, text: '', body: null, headers: {} }
  return await world.call(who, method, url, method === 'GET' || method === 'DELETE' ? undefined : filled.rest)
}

/** Sends an endpoint's own example as an Admin, or as platform staff, with what `createStages` puts beside it. */
const sendStaged = async (route: Route, who: 'admin' | 'platform' = 'admin') => {
  const { method, path, example } = route.contract
  const { token, input, form, headers } = (await stages[formatRoute(route)]?.()) ?? {}
  const id = getIds('own', world.users[who].id)
  if (!input && !form && !headers) return await send(route, who, id)
  const filled = fillPath(path, { ...(example(id) as Record<string, unknown>), ...input })
  const body = new FormData()
  for (const [name, value] of Object.entries(form?.fields ?? {})) body.append(name, value)
  if (form?.file) body.append(form.file[0], new Blob([new Uint8Array(form.file[2])]), form.file[1])
  const request = new Request('http://x/', { method: 'POST', body })
  const words = JSON.stringify(filled.rest)
  const query = new URLSearchParams(
    Object.entries(filled.rest).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const isRead = method === 'GET' || method === 'DELETE'
  const answer = await world.app.inject({
    method,
    url: isRead ? `${filled.path}?${query.toString()}` : filled.path,
    headers: {
      authorization: `Bearer ${token ?? (await world.getToken(who))}`,
      ...(isRead ? {} : { 'content-type': form ? (request.headers.get('content-type') ?? '') : 'application/json' }),
      ...headers?.(words),
    },
    ...(isRead ? {} : { payload: form ? Buffer.from(await request.arrayBuffer()) : words }),
  })
  return { status: answer.statusCode, text: answer.body }
}

/** What cannot succeed here, and why: a server texts in one way and takes no call about the other two, and names no provider. */
const refusesItsExample: Record<string, string> = {
  'POST /api/auth/sign-in/provider': 'This server has no sign-in with Google',
  'POST /api/auth/sign-in/provider/finish': 'This server has no sign-in with Google',
  'POST /api/webhooks/automation/inbound': 'Texts go to simulated phones, not to an automation',
  'POST /api/webhooks/twilio/status': 'Texts go to simulated phones, not through Twilio',
  'POST /api/webhooks/twilio/inbound': 'Texts go to simulated phones, not through Twilio',
}
/** What answers about a list and leaves out who is not there, alike for a stranger and for no one. */
const leavesOut: ReadonlySet<string> = new Set(['POST /api/candidates/not-texted'])
const formatRoute = (route: Route) => `${route.contract.method} ${route.contract.path}`
const isForPlatform = ({ contract: { needs } }: Route) => needs.startsWith('platform:') || needs === 'money:edit'
const asks = (route: Route) => {
  const nouns = new Set<string>()
  route.contract.example((noun) => {
    nouns.add(noun)
    return unknownId
  })
  nouns.delete('newId')
  return nouns
}

test('Fastify serves exactly what routes.ts lists', () => {
  const listed = [
    ...world.routes.map((route) => `${route.contract.method} ${toRoutePath(route.contract.path)}`),
    ...infraRoutes,
  ]
  expect(world.registered.toSorted()).toEqual(listed.toSorted())
})

test('only these calls are open to anyone', () => {
  const open = world.routes.filter(({ contract }) => contract.needs === 'anyone').map(formatRoute)
  expect(open.toSorted()).toEqual(openToAnyone.toSorted())
})

describe('every endpoint', () => {
  test('answers its own example for an Admin of the clinic, with nothing of another organization inside', async () => {
    const refused: Record<string, string> = {}
    for (const route of world.routes) {
      if (route.contract.path.endsWith('/sign-out') || isForPlatform(route)) continue
      const { status, text } = await sendStaged(route)
      if (status > 299) refused[formatRoute(route)] = `${status} ${text}`
      for (const secret of foreignSecrets())
        expect(text.includes(secret), `${formatRoute(route)} shows ${secret}`).toBe(false)
    }
    expect(refused).toEqual(
      Object.fromEntries(
        Object.keys(refusesItsExample).map((name): [string, unknown] => [name, expect.stringMatching(/^403 /)]),
      ),
    )
    // People of their own sign in for a score of calls: passwords are slow on purpose, and more so on a busy machine.
  }, 240_000)

  test('answers platform staff', async () => {
    for (const route of world.routes.filter(isForPlatform)) {
      const { status, text } = await sendStaged(route, 'platform')
      expect(status, `${formatRoute(route)} ${text}`).toBe(200)
    }
  })

  test('says 401 to no one', async () => {
    for (const route of world.routes.filter((each) => each.contract.needs !== 'anyone')) {
      const { status } = await send(route, null, getIds('own', world.users.admin.id))
      expect(status, formatRoute(route)).toBe(401)
    }
  })

  test('says 403 without the right it needs, and records the attempt', async () => {
    for (const who of ['clinic', 'manager'] as const) {
      const rights = new Set<string>(
        listRights(
          { organizationId: world.own.organizationId, adminLevel: who === 'manager' ? 'Manager' : null },
          world.platformId,
        ),
      )
      for (const route of world.routes.filter(
        ({ contract }) => contract.needs !== 'anyone' && contract.needs !== 'signed-in' && !rights.has(contract.needs),
      )) {
        const { status } = await send(route, who, getIds('own', world.users[who].id))
        expect(status, `${formatRoute(route)} as ${who}`).toBe(403)
      }
    }
    expect(await world.eventNames()).toContain('right.refused')
  })

  test('cannot tell another organization’s id from an unknown one', async () => {
    for (const route of world.routes.filter((each) => asks(each).size > 0 && each.contract.needs !== 'anyone')) {
      const foreign = await send(route, 'admin', getIds('foreign', world.users.foreign.id))
      const unknown = await send(route, 'admin', getIds('unknown', unknownId))
      const isSilent = leavesOut.has(formatRoute(route)) ? foreign.text === '{"people":[]}' : foreign.status >= 400
      expect(isSilent, `${formatRoute(route)} ${foreign.text}`).toBe(true)
      expect({ status: foreign.status, text: foreign.text }, formatRoute(route)).toEqual({
        status: unknown.status,
        text: unknown.text,
      })
    }
  })

  test('shows a clinic nothing of another organization', async () => {
    for (const route of world.routes.filter(
      ({ contract }) => contract.method === 'GET' && !contract.needs.startsWith('platform:'),
    )) {
      const { text } = await send(route, 'admin', getIds('own', world.users.admin.id))
      for (const secret of foreignSecrets())
        expect(text.includes(secret), `${formatRoute(route)} shows ${secret}`).toBe(false)
    }
  })

  test('answers a program’s key as far as its scope goes, and never with a failure of its own', async () => {
    for (const scope of ['read', 'write'] as const) {
      let key = ''
      for (const [at, route] of world.routes.filter(({ contract }) => contract.needs !== 'anyone').entries()) {
        // A key makes 120 calls a minute.
        if (at % 100 === 0) {
          const made = await world.call('admin', 'POST', '/api/api-keys', { name: `${scope} ${at}`, scope })
          key = (made.body as { key: string }).key
        }
        const { method, path, example, needs } = route.contract
        const filled = fillPath(path, example(getIds('own', world.users.admin.id)) as Record<string, unknown>)
        const { statusCode, body } = await world.app.inject({
          method,
          url: filled.path,
          headers: { authorization: `Bearer ${key}` },
          ...(method === 'GET' || method === 'DELETE' ? {} : { payload: filled.rest }),
        })
        const mayCall =
          path.startsWith('/api/') &&
          !path.startsWith('/api/me/') &&
          ['candidates:see', 'clients:see', 'candidates:edit'].includes(needs)
        const reaches = mayCall && (scope === 'write' || (method === 'GET' && needs !== 'candidates:edit'))
        const isRight = reaches ? statusCode < 500 : statusCode === 403
        expect(isRight, `${formatRoute(route)} with a key to ${scope}: ${statusCode} ${body}`).toBe(true)
      }
    }
  })

  test('answers junk with a sentence and never with a failure of its own', async () => {
    const junk = [
      { selection: 7 },
      { ids: ['x'] },
      { a: '\u0000' },
      [],
      'text',
      { email: 5, password: {}, message: { deep: [] } },
    ]
    for (const route of world.routes.filter(
      (each) => each.contract.method !== 'GET' && !each.contract.path.endsWith('/sign-out'),
    )) {
      const { path } = fillPath(route.contract.path, { token: 'x', id: 'not-a-uuid', userId: 'x', file: 'x' })
      for (const payload of junk) {
        const { status, text } = await world.call('platform', route.contract.method, path, payload as object)
        expect(status, `${formatRoute(route)} ${JSON.stringify(payload)} ${text}`).toBeLessThan(500)
      }
    }
  })

  test('refuses an oversize body early', async () => {
    for (const route of world.routes.filter((each) => each.contract.method !== 'GET' && !each.contract.bodyLimit)) {
      const { path } = fillPath(route.contract.path, { token: 'x', id: unknownId })
      const { status } = await world.call('platform', route.contract.method, path, { x: 'y'.repeat(1_100_000) })
      expect(status, formatRoute(route)).toBe(413)
    }
  })
})
