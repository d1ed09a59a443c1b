import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { findCandidates } from '../../../features/candidates/directory/contract/directory.ts'
import { reviewQuery } from '../../../features/candidates/directory/rules/review/review-query.ts'
import { threads } from '../../../features/conversations/inbox/contract/inbox.ts'
import { dashboardOverview } from '../../../features/home/dashboard/contract/dashboard.ts'
import { candidateProfile } from '../../../features/home/profile/contract/profile.ts'
import { stripeInvoices } from '../../../features/money/finance/contract/finance.ts'
import { createQueryKey } from '../../../platform/shared/question.ts'
import { createAddress, openWorld, type World } from '../testing/world.ts'

const timeZone = 'America/New_York'
const told = `reinforce.time-zone=${encodeURIComponent(timeZone)}`
const page = (route: string) => ({ [`routes/${route}.tsx?tsr-split=component`]: { file: `assets/${route}.js` } })

const webFolder = mkdtempSync(path.join(tmpdir(), 'reinforce-test-page-'))
let world: World
beforeAll(async () => {
  for (const folder of ['.vite', 'assets']) mkdirSync(path.join(webFolder, folder))
  const ofConsole = ['index', 'candidate-directory', 'messages', 'candidate.$candidateId'].map(
    (name) => `_console/${name}`,
  )
  const pages = ['_console', ...ofConsole, 'login', 'apply.$code'].map(page)
  writeFileSync(path.join(webFolder, '.vite/manifest.json'), JSON.stringify(Object.assign({}, ...pages)))
  writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><html><head></head><body></body></html>')
  writeFileSync(path.join(webFolder, 'assets/a1b2c3d.js'), 'export const word = "word"\n'.repeat(100))
  writeFileSync(path.join(webFolder, 'assets/picture.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  world = await openWorld({}, undefined, undefined, webFolder)
})
afterAll(async () => {
  await world.close()
  rmSync(webFolder, { recursive: true })
})

const parseAnswers = (html: string) => {
  const text = /<script type="application\/json" id="answers">(.*?)<\/script>/s.exec(html)?.[1]
  return z.record(z.string(), z.unknown()).parse(JSON.parse(text ?? '{}'))
}

const open = async (who: keyof World['users'] | null, url: string, cookie = told) => {
  const authorization = who ? { authorization: `Bearer ${await world.getToken(who)}` } : {}
  const headers = { accept: 'text/html', cookie, ...authorization }
  return await world.app.inject({ url, headers, remoteAddress: createAddress() })
}

/** A document that carries this answer: on a busy machine one may be made before all of them are there. */
const opened = async (who: keyof World['users'], url: string, name: string) => {
  let html = ''
  await expect
    .poll(async () => {
      html = (await open(who, url)).body
      return Object.keys(parseAnswers(html))
    })
    .toContain(name)
  return html
}

const pageOfAll = createQueryKey(findCandidates, { timeZone, page: 1 })
const overview = createQueryKey(dashboardOverview, { timeZone })
const invoices = createQueryKey(stripeInvoices, {})

test('a document carries the first answers of its screen, as the calls themselves give them, and is kept nowhere', async () => {
  const rows = parseAnswers(await opened('clinic', '/candidate-directory', pageOfAll))
  const called = await world.call('clinic', 'GET', `/api/candidates?timeZone=${timeZone}`)
  expect(rows[pageOfAll]).toEqual(called.body)
  const figures = parseAnswers(await opened('clinic', '/candidate-directory', overview))
  const asked = await world.call('clinic', 'GET', `/api/dashboard/overview?timeZone=${timeZone}`)
  expect(figures[overview]).toEqual(asked.body)
  await opened('clinic', '/', createQueryKey(findCandidates, { scope: 'today', timeZone, page: 1 }))
  expect((await open('clinic', '/')).headers['cache-control']).toBe('no-store')
})

const profile = (id: string) => createQueryKey(candidateProfile, { id })

test('the inbox, a candidate and a round of the review come with theirs; of a candidate of another organization there is none', async () => {
  await opened('clinic', '/messages', createQueryKey(threads, { show: 'waiting' }))
  await opened('clinic', `/candidate/${world.own.candidateId}`, profile(world.own.candidateId))
  const newOnes = { dateRange: reviewQuery.dateRange, status: [...reviewQuery.status] }
  await opened(
    'clinic',
    '/candidate-directory?view=review',
    createQueryKey(findCandidates, { timeZone, ...newOnes, page: 4 }),
  )
  const foreign = await opened('clinic', `/candidate/${world.foreign.candidateId}`, overview)
  expect(parseAnswers(foreign)).not.toHaveProperty([profile(world.foreign.candidateId)])
})

test('each person gets their own: no row of another organization, and of money only who may see it', async () => {
  const manager = await opened('manager', '/candidate-directory', pageOfAll)
  const foreign = await opened('foreign', '/candidate-directory', pageOfAll)
  expect(manager).toContain(world.own.candidateId)
  expect(manager).not.toContain(world.foreign.candidateId)
  expect(foreign).toContain(world.foreign.candidateId)
  expect(foreign).not.toContain(world.own.candidateId)
  expect(parseAnswers(manager)).not.toHaveProperty([invoices])
  const figures = await opened('manager', '/candidate-directory', overview)
  expect(parseAnswers(figures)[overview]).toMatchObject({ money: null })
  await opened('admin', '/candidate-directory', invoices)
  const events = await world.eventNames(world.users.manager.id)
  expect(events).not.toContain('right.refused')
})

const names = async (...call: Parameters<typeof open>) => Object.keys(parseAnswers((await open(...call)).body))

test('no one signed in, a program, another page, an unknown day or a question in the address: nothing is carried', async () => {
  expect(await names(null, '/candidate-directory')).toEqual([])
  expect(await names('clinic', '/login')).toEqual([])
  expect(await names('clinic', '/apply/ABC')).toEqual([])
  for (const cookie of ['', 'reinforce.time-zone=Nowhere%2FAtAll', 'reinforce.time-zone=%E0%A4%A', `x${told}`])
    expect(await names('clinic', '/candidate-directory', cookie), cookie).toEqual([])
  expect(await names('clinic', '/candidate-directory?q=a')).not.toContain(pageOfAll)
  expect(await names('clinic', `/candidate-directory/${world.foreign.candidateId}`)).toEqual([])
})

test('a name that would end the script stays a name', async () => {
  const name = '</script><script>alert(1)</script><!--'
  await world.inClinic(world.own.organizationId, async (tx) => {
    await tx.run(
      sql`update all_candidates set full_name = ${name} where organization_id = ${world.own.organizationId} and id = ${world.own.candidateId}`,
    )
  })
  const body = await opened('clinic', '/candidate-directory', pageOfAll)
  expect(body).not.toContain('<script>alert')
  expect(body).not.toContain('<!--')
  expect(JSON.stringify(parseAnswers(body)[pageOfAll])).toContain(name)
})

const ask = async (url: string, headers = {}) => await world.app.inject({ url, headers })

test('a script says only what a script needs, and is the same until its name changes; a picture keeps what governs a page', async () => {
  const script = await ask('/assets/a1b2c3d.js')
  expect(Object.keys(script.headers).toSorted()).toEqual([
    'cache-control',
    'connection',
    'content-length',
    'content-type',
    'cross-origin-resource-policy',
    'date',
    'etag',
    'vary',
    'x-content-type-options',
  ])
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const again = await ask('/assets/a1b2c3d.js', { 'if-none-match': script.headers.etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await ask('/assets/picture.svg')).headers).toHaveProperty('content-security-policy')
  const missing = await ask('/assets/none.js')
  expect([missing.statusCode, missing.headers['content-security-policy'] === undefined]).toEqual([404, false])
})
