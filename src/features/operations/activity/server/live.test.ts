import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { mostStreams } from '../../../../platform/server/live/live-pages.ts'

let world: World
let address: string
beforeAll(async () => {
  world = await openWorld()
  address = await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await world.close()
})

const listen = async (who: 'clinic' | 'foreign' | 'platform', since = 0) => {
  const stop = new AbortController()
  const answer = await fetch(`${address}/api/live?since=${since}`, {
    headers: { authorization: `Bearer ${await world.getToken(who)}` },
    signal: stop.signal,
  })
  const heard = { text: '', status: answer.status, ended: false }
  void (async () => {
    for await (const chunk of answer.body ?? []) heard.text += Buffer.from(chunk).toString()
    heard.ended = true
  })().catch(() => undefined)
  return { heard, stop: () => stop.abort() }
}

test('a change reaches those who may see it, and no one else', async () => {
  const pages = { clinic: await listen('clinic'), foreign: await listen('foreign'), platform: await listen('platform') }
  const { status } = await world.call('clinic', 'POST', '/api/candidates/status', {
    selection: { ids: [world.own.candidateId] },
    status: 'Hired',
  })
  expect(status).toBe(200)
  const event = `data: {"organization" : "${world.own.organizationId}", "area" : "candidates"}`
  await expect.poll(() => pages.clinic.heard.text).toContain(event)
  await expect.poll(() => pages.platform.heard.text).toContain(event)
  expect(pages.foreign.heard.text).not.toContain(world.own.organizationId)
  for (const page of Object.values(pages)) page.stop()
})

test('any change of a job post or an organization arrives, no matter who made it', async () => {
  const [own, foreign] = [await listen('clinic'), await listen('foreign')]
  const organization = world.own.organizationId
  await world.inPlatform(async (tx) => {
    await tx.run(sql`update job_post_tracker set cost_per_lead = 12 where organization_id = ${organization}`)
    await tx.run(sql`update organizations set scheduler = not scheduler where id = ${organization}`)
  })
  for (const area of ['job-posts', 'organizations'])
    await expect.poll(() => own.heard.text).toContain(`"area" : "${area}"`)
  expect(foreign.heard.text).not.toContain(organization)
  own.stop()
  foreign.stop()
})

test('no one listens without a session', async () => {
  expect((await fetch(`${address}/api/live`)).status).toBe(401)
})

test('a new listener hears of changes since the rows were loaded, and of no one else’s changes', async () => {
  const { status } = await world.call('clinic', 'POST', '/api/candidates/status', {
    selection: { ids: [world.own.candidateId] },
    status: 'Archived',
  })
  expect(status).toBe(200)
  const event = `data: {"organization" : "${world.own.organizationId}", "area" : "candidates"}`
  await expect
    .poll(async () => {
      const late = await listen('clinic', 10_000)
      await new Promise((soon) => setTimeout(soon, 50))
      late.stop()
      return late.heard.text
    })
    .toContain(event)
  const foreign = await listen('foreign', 10_000)
  await new Promise((soon) => setTimeout(soon, 50))
  expect(foreign.heard.text).not.toContain(world.own.organizationId)
  expect((await world.call('clinic', 'GET', '/api/live?since=40000')).status).toBe(400)
  foreign.stop()
})

test('a person whose rights changed twice at once is notified, and the stream ends', async () => {
  const { authUserId } = world.users.clinic
  const page = await listen('clinic')
  await expect.poll(() => page.heard.text).toContain('retry:')
  const tell = async () => await world.services.pool.query(`select pg_notify('reinforce_session', $1)`, [authUserId])
  await Promise.all([tell(), tell(), tell()])
  await expect.poll(() => page.heard.text).toContain('event: again')
  await expect.poll(() => page.heard.ended).toBe(true)
})

test('a viewer of a client hears of that client alone; open pages reload when it begins and when it is over', async () => {
  const [before, own] = [await listen('platform'), world.own.organizationId]
  const begin = { reason: 'They see no changes' }
  expect((await world.call('platform', 'POST', `/api/organizations/${own}/view`, begin)).status).toBe(200)
  await expect.poll(() => before.heard.ended).toBe(true)
  expect(before.heard.text).toContain('event: again')
  const page = await listen('platform')
  const change = async (who: 'clinic' | 'foreign', candidate: string) =>
    await world.call(who, 'POST', '/api/candidates/status', {
      selection: { ids: [candidate] },
      status: 'Interview Scheduled',
    })
  await change('foreign', world.foreign.candidateId)
  await change('clinic', world.own.candidateId)
  await expect.poll(() => page.heard.text).toContain(own)
  expect(page.heard.text).not.toContain(world.foreign.organizationId)
  page.stop()
  // No one says that the half hour is over.
  await world.services.auth.pool.query(
    `update auth.impersonations set until = now() + interval '2 seconds' where ended_at is null`,
  )
  world.services.sessions.forget(world.users.platform.authUserId)
  const last = await listen('platform')
  await expect.poll(() => last.heard.ended, { timeout: 15_000 }).toBe(true)
  expect(last.heard.text).toContain('event: again')
  world.signOut('platform')
  await world.getToken('platform')
})

test('a stream ends with its session, also without a notice of the end', async () => {
  world.signOut('foreign')
  await world.getToken('foreign')
  await world.services.auth.pool.query(
    `update auth.session set "expiresAt" = now() + interval '3 seconds' where "userId" = $1`,
    [world.users.foreign.authUserId],
  )
  const page = await listen('foreign')
  await expect.poll(() => page.heard.text).toContain('retry:')
  expect(page.heard.ended).toBe(false)
  await expect.poll(() => page.heard.ended, { timeout: 15_000 }).toBe(true)
  expect(page.heard.text).toContain('event: again')
  world.signOut('foreign')
})

test('one person keeps at most eight pages up to date at once', async () => {
  const pages = await Promise.all(Array.from({ length: mostStreams }, async () => await listen('platform')))
  expect(pages.every(({ heard }) => heard.status === 200)).toBe(true)
  expect((await listen('platform')).heard.status).toBe(429)
  pages[0]?.stop()
  await expect
    .poll(async () => {
      const next = await listen('platform')
      next.stop()
      return next.heard.status
    })
    .toBe(200)
  for (const page of pages) page.stop()
})
