import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoLoginList } from '../../../../db/demo/logins.ts'
import { measureStrength } from '../rules/strength.ts'
import { purgeLoginsJob } from './jobs/purge-logins.ts'
import { type LoginsWorld, openLoginsWorld } from './testing/logins-world.ts'

let world: LoginsWorld
beforeAll(async () => {
  world = await openLoginsWorld()
})
afterAll(async () => {
  await world.close()
})

const send = async (path: string, csv: string, more: object = {}) =>
  await world.call('clinic', 'POST', `/api/logins/import${path}`, {
    organization_id: world.own.organizationId,
    csv,
    ...more,
  })
const heading = 'name,url,username,password,note\n'

test('an export is shown as new, same and refused with why, then its new ones are added', async () => {
  const here = await world.add('clinic', { site: 'Indeed', username: 'hiring', secret: 'Already-here-1' })
  const csv = `${heading}Indeed,https://employers.indeed.com,hiring,Already-here-1,
Indeed,https://employers.indeed.com,HIRING,Another-one-2,
Snagajob,https://snagajob.example,"me, too","quoted ""3"" marks",
,https://www.handshake.example/x,me,Fourth-secret-4,a note
,https://www.handshake.example/y,me,Fifth-secret-5,
Old,http://old.example,me,Sixth-secret-6,
`
  const { status, body, text } = await send('/preview', csv)
  expect(status, text).toBe(200)
  expect(body).toMatchObject({
    manager: 'Chrome',
    counts: { new: 2, same: 1, refused: 3 },
    rows: [
      { row: 2, state: 'same' },
      { row: 3, state: 'refused', reason: 'Already saved here with another password. Change it there.' },
      { row: 4, state: 'new', site: 'Snagajob', username: 'me, too' },
      { row: 5, state: 'new', site: 'handshake.example' },
      { row: 6, state: 'refused' },
      { row: 7, state: 'refused', reason: 'The address must start with https://.' },
    ],
  })
  for (const secret of ['Already-here', 'Another-one', 'quoted', 'Fourth', 'Sixth', 'a note'])
    expect(text.includes(secret), secret).toBe(false)
  expect((await send('', csv, { expected: 3 })).status).toBe(409)
  expect((await send('', csv, { expected: 2 })).body).toEqual({ added: 2 })
  expect((await send('/preview', csv)).body).toMatchObject({ counts: { new: 0, same: 3, refused: 3 } })
  const { body: found } = await world.call('clinic', 'GET', '/api/logins?q=Snagajob')
  const [row] = found.rows as { id: string; owner: string }[]
  expect(row?.owner).toBe('Riley Adams')
  await world.unlock('clinic')
  expect((await world.reveal('clinic', row?.id ?? '')).body).toEqual({ value: 'quoted "3" marks' })
  expect(await world.eventNames(here.id)).not.toContain('login.rotated')
})

test('refuses a file that is no export, broken, or too long, with a sentence, and changes nothing', async () => {
  const rows = Array.from({ length: 1_001 }, (_, n) => `Site ${n},,me,pw-${n},`).join('\n')
  for (const [csv, sentence] of [
    ['Name,Email\nAna,a@example.test\n', 'This isn’t a CSV export'],
    ['', 'The file is empty.'],
    [`${heading}"Indeed,https://indeed.com,me,never-closed-secret`, 'read this file as CSV'],
    [heading + rows, 'Import 1,000 logins or fewer'],
  ] as const) {
    const { status, text } = await send('/preview', csv)
    expect(status).toBe(400)
    expect(text).toContain(sentence)
    expect(text).not.toContain('never-closed-secret')
  }
  expect(
    (await send('/preview', `${heading}X,,me,pw,`, { organization_id: world.foreign.organizationId })).status,
  ).toBe(404)
})

test('after 30 days the trash forgets an entry with its history and shares', async () => {
  const made = await world.add('clinic')
  await world.share('clinic', made.id, world.users.colleague.id, 'use')
  await world.call('clinic', 'POST', `/api/logins/${made.id}/rotate`, { secret: 'Next-8f3K-otter' })
  await world.call('clinic', 'POST', `/api/logins/${made.id}/delete`, {})
  const run = async () =>
    await purgeLoginsJob.run({ organizationId: world.platformId }, world.services, new AbortController().signal)
  world.later(29 * 24 * 60)
  await run()
  expect(await world.eventNames(made.id)).not.toContain('login.purged')
  world.later(2 * 24 * 60)
  await run()
  expect(await world.eventNames(made.id)).toContain('login.purged')
  await world.signIn('clinic')
  expect((await world.call('clinic', 'POST', `/api/logins/${made.id}/restore`, {})).status).toBe(404)
})

test('the demo’s logins are as strong as they say', () => {
  for (const { site, username, secret, strength } of demoLoginList)
    expect([site, measureStrength(secret, [site, username])]).toEqual([site, strength])
})
