import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password } from '../../../../app/server/testing/world.ts'
import { type LoginsWorld, openLoginsWorld } from './testing/logins-world.ts'

let world: LoginsWorld
const logged: string[] = []
beforeAll(async () => {
  world = await openLoginsWorld(pino({ level: 'debug' }, { write: (line) => logged.push(line) }))
})
afterAll(async () => {
  await world.close()
})

/** Everything in every table of every schema, as text; bytes come as hexadecimal digits. */
const wholeDatabase = async () => {
  const client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string; guarded: boolean }>(
    `select format('%I.%I', n.nspname, c.relname) as name, c.relrowsecurity as guarded from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'`,
  )
  const parts: string[] = []
  for (const { name, guarded } of tables) {
    await client.query(guarded ? 'begin; set local role reinforce_platform' : 'begin')
    const { rows } = await client.query<{ line: string }>(`select t::text as line from ${name} t`)
    await client.query('rollback')
    parts.push(...rows.map(({ line }) => line))
  }
  await client.end()
  return { tables: tables.length, text: parts.join('\n') }
}

/** The ways a secret could be written down. */
const listShapes = (secret: string) => {
  const bytes = Buffer.from(secret)
  return [secret, bytes.toString('hex'), bytes.toString('base64').replace(/=+$/, ''), encodeURIComponent(secret)]
}

test('after a full session no secret is in any table, log, event, list or export', async () => {
  const secrets = {
    first: 'Walrus-first-Q7!x',
    second: 'Walrus-second-Q7!x',
    notes: 'Walrus notes behind the curtain',
    codes: 'Walrus backup codes 1122',
    totp: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    imported: 'Walrus-imported-Q7!x',
    importedNote: 'Walrus imported note',
    wrong: 'Walrus-wrong-own-password',
    refused: 'Walrus-refused-secret',
    own: password,
  }
  const told: string[] = []
  const tell = async (who: string, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const { status, text } = await world.call(who, method, url, payload)
    told.push(text)
    return status
  }
  const { id } = await world.add('clinic', {
    secret: secrets.first,
    notes: secrets.notes,
    two_factor_note: secrets.codes,
    totp: secrets.totp,
  })
  const at = `/api/logins/${id}`
  expect(await tell('clinic', 'PUT', at, { site: 'Indeed', username: 'x', notes: secrets.notes })).toBe(200)
  expect(await tell('clinic', 'PUT', at, { site: '', username: 'x', notes: secrets.refused })).toBe(400)
  expect(await tell('clinic', 'POST', `${at}/rotate`, { secret: secrets.second })).toBe(200)
  expect(await tell('clinic', 'POST', `${at}/rotate`, { secret: secrets.first })).toBe(400)
  expect(await tell('clinic', 'POST', `${at}/rotate`, { secret: { deep: secrets.refused } })).toBe(400)
  expect(await tell('clinic', 'POST', '/api/logins/unlock', { password: secrets.wrong })).toBe(400)
  expect(await tell('clinic', 'POST', '/api/logins/unlock', { password: secrets.own })).toBe(200)
  for (const more of [{ aim: 'show' }, { aim: 'copy' }, { aim: 'show', field: 'notes' }, { aim: 'show', number: 1 }])
    expect((await world.call('clinic', 'POST', `${at}/reveal`, more)).status).toBe(200)
  expect((await world.call('clinic', 'POST', `${at}/code`, {})).status).toBe(200)
  expect(await tell('colleague', 'POST', `${at}/reveal`, { aim: 'show' })).toBe(404)
  const csv = `name,url,username,password,note\nSnagajob,,me,${secrets.imported},${secrets.importedNote}\nOld,http://x.example,me,${secrets.refused},\n`
  const file = { organization_id: world.own.organizationId, csv }
  expect(await tell('clinic', 'POST', '/api/logins/import/preview', file)).toBe(200)
  expect(await tell('clinic', 'POST', '/api/logins/import', { ...file, expected: 1 })).toBe(200)
  for (const url of ['/api/logins', at, `${at}/log`, '/api/logins?view=weak'])
    expect(await tell('clinic', 'GET', url)).toBe(200)
  const answer = await world.app.inject({
    method: 'GET',
    url: '/api/activity/export',
    headers: { authorization: `Bearer ${await world.getToken('admin')}` },
  })
  expect(answer.body).toContain('Viewed a password')
  told.push(answer.body)

  const { tables, text } = await wholeDatabase()
  expect(tables).toBeGreaterThan(30)
  expect(text).toContain('login.shown')
  expect(logged.length).toBeGreaterThan(20)
  const places = { database: text, logs: logged.join('\n'), replies: told.join('\n') }
  for (const [name, secret] of Object.entries(secrets))
    for (const [place, content] of Object.entries(places))
      for (const shape of listShapes(secret)) expect(content.includes(shape), `${name} in the ${place}`).toBe(false)
})
