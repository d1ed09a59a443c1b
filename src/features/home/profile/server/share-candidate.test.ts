import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'

let world: World
let now = new Date('2026-11-20T18:00:00Z')
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => {
  await world.close()
})

let id = ''
beforeEach(async () => {
  now = new Date('2026-11-20T18:00:00Z')
  ;[id = ''] = await addPeople(world, 'own', 1, { full_name: 'ana garcía <b>', phone_number: '(254) 201-0101' })
})
const share = async (days = 7) => {
  const { body } = await world.call('clinic', 'POST', `/api/candidates/${id}/shares`, { days })
  return (body as { link: string }).link.replace(/^https?:\/\/[^/]+/, '')
}
const open = async (link: string) => {
  const { statusCode, headers, body } = await world.app.inject({ method: 'GET', url: link })
  return { status: statusCode, headers, body }
}
const loadShares = async () =>
  (await world.call('clinic', 'GET', `/api/candidates/${id}/shares`)).body as {
    shares: { id: string; opened: number; last_day: string }[]
  }

test('a link shows the candidate to someone without an account, and no way to reach them', async () => {
  const answer = await open(await share())
  expect(answer.status).toBe(200)
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(answer.headers['x-robots-tag']).toContain('noindex')
  const page = answer.body
  expect(page).toContain('García')
  expect(page).not.toMatch(/<b>|201-0101/i)
  expect((await loadShares()).shares).toMatchObject([{ opened: 1 }])
  const timeline = await world.call('clinic', 'GET', `/api/candidates/${id}/timeline`)
  expect(JSON.stringify(timeline.body)).toContain('candidate.shareOpened')
})

test('expired, withdrawn and unknown links say the same', async () => {
  const old = await share(1)
  now = new Date('2026-11-20T18:00:01Z')
  const withdrawn = await share(7)
  const [newest] = (await loadShares()).shares
  expect((await world.call('foreign', 'DELETE', `/api/candidates/shares/${newest?.id}`)).status).toBe(404)
  expect((await open(withdrawn)).status).toBe(200)
  expect((await world.call('clinic', 'DELETE', `/api/candidates/shares/${newest?.id}`)).status).toBe(200)
  // The last day ends at midnight where the clinic is.
  now = new Date('2026-11-22T04:59:59Z')
  expect((await open(old)).status).toBe(200)
  now = new Date('2026-11-22T05:00:00Z')
  const answers = await Promise.all([old, withdrawn, '/files/shared/nobody'].map(open))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect((await loadShares()).shares).toEqual([])
})

test('no one shares a candidate of another organization, or for longer than a month', async () => {
  expect((await world.call('foreign', 'POST', `/api/candidates/${id}/shares`, { days: 7 })).status).toBe(404)
  expect((await world.call('clinic', 'POST', `/api/candidates/${id}/shares`, { days: 31 })).status).toBe(400)
  expect((await world.call('foreign', 'GET', `/api/candidates/${id}/shares`)).status).toBe(404)
})

test('dialog, list and page name the same last day, that of the clinic, also in the night and over the change of hours', async () => {
  for (const [at, days, lastDay, shown] of [
    ['2026-11-21T04:30:00Z', 7, '2026-11-27', 'Nov 27, 2026'],
    ['2027-03-08T04:30:00Z', 7, '2027-03-14', 'Mar 14, 2027'],
  ] as const) {
    now = new Date(at)
    const { body } = await world.call('clinic', 'POST', `/api/candidates/${id}/shares`, { days })
    expect(body).toMatchObject({ last_day: lastDay })
    expect((await loadShares()).shares.some(({ last_day }) => last_day === lastDay)).toBe(true)
    const link = (body as { link: string }).link.replace(/^https?:\/\/[^/]+/, '')
    expect((await open(link)).body).toContain(`read-only until ${shown}`)
  }
})

test('asked to be deleted, a candidate is shared no more: links and the explanation close at once, and none is made', async () => {
  now = new Date('2026-11-20T18:00:00Z')
  const link = await share(7)
  const { body } = await world.call('clinic', 'POST', `/api/candidates/${id}/explanations`)
  const why = `/api${(body as { link: string }).link.replace(/^https?:\/\/[^/]+/, '')}`
  expect([(await open(link)).status, (await world.call(null, 'GET', why)).status]).toEqual([200, 200])
  const erasure = async (wanted: boolean) =>
    await world.call('clinic', 'PUT', `/api/candidates/${id}/erasure`, { wanted, reason: '' })
  expect((await erasure(true)).status).toBe(200)
  expect([(await open(link)).status, (await world.call(null, 'GET', why)).status]).toEqual([404, 404])
  expect((await world.call('clinic', 'POST', `/api/candidates/${id}/shares`, { days: 7 })).status).toBe(409)
  expect((await world.call('clinic', 'POST', `/api/candidates/${id}/explanations`)).status).toBe(409)
  expect((await erasure(false)).status).toBe(200)
})
