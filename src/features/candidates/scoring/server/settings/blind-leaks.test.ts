import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import type { Route } from '../../../../../platform/server/call.ts'
import { fillPath } from '../../../../../platform/shared/endpoint.ts'
import { scoreResumesJob } from '../jobs/score-resumes.ts'
import { addDrawn, decide, setSample } from '../testing/drawn.ts'

let world: World
let drawn = ''
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
  await setSample(world, 5)
  drawn = await addDrawn(world, true, {
    full_name: 'Blinda Sample',
    created_at: '2026-11-20T18:30:00Z',
    resume_text: 'Ran discrete trial training.',
  })
  await scoreResumesJob.run({ organizationId: world.own.organizationId }, world.services, new AbortController().signal)
  const score = {
    skills_percentage: 73.19,
    experience_percentage: 87.41,
    criteria: [{ name: 'Teaching', verdict: 'Found', quotes: ['discrete trial training'] }],
    rationales: { skills_rationale: 'Secret reasons' },
  }
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`update resume_scores set is_used = true, score = score || ${JSON.stringify(score)}::jsonb where candidate_id = ${drawn} and state = 'scored'`,
      ),
  )
})
afterAll(async () => await world.close())

/** Each number and each reason of the one who is hidden; 80 is their fit, which is looked for where it has a name. */
const numbers = /73\.19|87\.41|Secret (reasons|analysis)|"number"\s*:\s*80\b/
const questions = () =>
  world.routes.filter(
    ({ contract: { method, path } }) =>
      path !== '/api/live' &&
      (method === 'GET' || /\/(preview|count|find|board|status-choices|get_candidate_stats|admin-get-all)/.test(path)),
  )

const ask = async (route: Route, who: 'clinic' | 'manager' | 'admin' | 'platform') => {
  const { method, path, example } = route.contract
  const nouns: Record<string, string> = { ...world.own.ids, candidate: drawn, user: world.users[who].id }
  const { path: at, rest } = fillPath(path, example((noun) => nouns[noun] ?? randomUUID()) as Record<string, unknown>)
  if (method !== 'GET') return await world.call(who, method, at, rest)
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
  return await world.call(who, 'GET', `${at}?${query.toString()}`)
}

const tellers = async () => {
  const [found, answered] = [new Set<string>(), new Set<string>()]
  for (const who of ['clinic', 'manager', 'admin', 'platform'] as const)
    for (const route of questions()) {
      const { text, status } = await ask(route, who)
      const name = `${route.contract.method} ${route.contract.path}`
      expect(status, `${name}: ${text}`).toBeLessThan(500)
      if (status === 200) answered.add(name)
      if (numbers.test(text)) found.add(name)
    }
  expect(answered.size).toBeGreaterThan(100)
  return [...found]
}
const selection = () => ({ ids: [drawn] })
const file = async (format = 'json') => {
  const { body } = await world.call('clinic', 'POST', '/api/exports', { selection: selection(), format })
  const { text } = await world.call('clinic', 'GET', `/api/exports/${(body as { id: string }).id}/file`)
  return text
}
const list = async (more: string) =>
  (
    (await world.call('clinic', 'GET', `/api/candidates?q=Blinda&timeZone=America/Chicago&${more}`)).body as {
      rows: { id: string; fit: { number: number }; unread: string | null }[]
    }
  ).rows

test('filters and orders by score, and files, know them as not scored', async () => {
  expect(await list('score=Good+Fit+(With+Training)')).toEqual([])
  expect(await list('score=Not+Scored')).toMatchObject([
    {
      id: drawn,
      fit: { number: 0, hidden: true },
      unread: 'This candidate is in the blind sample. The score appears after you decide.',
    },
  ])
  expect(await file()).toContain('Blinda')
  expect(await file()).not.toMatch(/73\.19|87\.41|\b80\b/)
  for (const format of ['csv', 'json']) expect(await file(format)).toContain('Hidden until decided')
})

test('no link to the explanation is made before the decision, and one made before opens nothing until then', async () => {
  const link = async () => await world.call('clinic', 'POST', `/api/candidates/${drawn}/explanations`)
  expect(await link()).toMatchObject({ status: 409, body: { error: { message: /blind sample/ } } })
  await world.inPlatform(
    async (tx) => await tx.run(sql`update all_candidates set is_score_hidden = false where id = ${drawn}`),
  )
  const { body } = await link()
  const token = (body as { link: string }).link.split('/why/')[1] ?? ''
  expect((await world.call(null, 'GET', `/api/why/${token}`)).status).toBe(200)
  await world.inPlatform(
    async (tx) => await tx.run(sql`update all_candidates set is_score_hidden = true where id = ${drawn}`),
  )
  expect((await world.call(null, 'GET', `/api/why/${token}`)).status).toBe(404)
})

test('no answer gives a number of someone in the blind sample, no matter who asks; once decided they all do', async () => {
  expect(await tellers()).toEqual([])
  const { body } = await world.call('clinic', 'GET', `/api/candidates/${drawn}/resume-score`)
  expect(body).toMatchObject({
    reading: { skills: null, experience: null, criteria: [{ name: 'Teaching', quotes: ['discrete trial training'] }] },
  })
  const { body: profile } = await world.call('clinic', 'GET', `/api/candidates/${drawn}/profile`)
  expect(profile).toMatchObject({
    fit: { reason: 'Not scored. This candidate is in the blind sample. The score appears after you decide.' },
  })

  expect(await decide(world, [drawn])).toMatchObject({ changed: 1 })
  expect(await tellers()).toEqual(
    expect.arrayContaining([
      'GET /api/candidates',
      'GET /api/candidates/{id}/analysis',
      'GET /api/candidates/{id}/profile',
      'GET /api/candidates/{id}/resume-score',
    ]),
  )
  expect(await list('score=Good+Fit+(With+Training)')).toMatchObject([{ id: drawn, fit: { number: 80 }, unread: null }])
  expect(await file()).toMatch(/\b80\b/)
})
