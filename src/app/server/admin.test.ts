import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sealEvents } from '../../features/operations/record-check/server/seal-events.ts'
import { recordEvents } from '../../platform/server/events.ts'
import { verifyRecords } from './doctor/verify-records.ts'
import { openWorld, type World } from './testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => {
  await world.close()
})

const admin = async (...args: string[]) => await adminWith({}, ...args)
const adminWith = async (more: Record<string, string>, ...args: string[]) => {
  const env = {
    ...process.env,
    DATABASE_URL: world.databaseUrl,
    APP_SECRET: 'a secret of at least 32 characters',
    DATA_DIR: world.services.config.dataDir,
    ADMIN_PASSWORD: 'first-password',
    ...more,
  }
  return await promisify(execFile)(process.execPath, [path.resolve(import.meta.dirname, 'admin.ts'), ...args], {
    env,
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  )
}

test('the first platform administrator is made once and can sign in', async () => {
  expect(await admin('create', '--email', 'First@service.example', '--name', 'First Person')).toMatchObject({ code: 0 })
  const signedIn = await world.call(null, 'POST', '/api/auth/sign-in/email', {
    email: 'first@service.example',
    password: 'first-password',
  })
  expect(signedIn.body).toMatchObject({ isPlatform: true, user: { admin_level: 'Admin' } })
  expect(await admin('create', '--email', 'first@service.example', '--name', 'Again')).toMatchObject({
    code: 1,
    said: 'first@service.example already has an account.\n',
  })
})

test('a client is made with the general statuses as its own, and not twice', async () => {
  expect(await admin('organization', '--name', 'New Clinic', '--time-zone', 'America/Denver')).toMatchObject({
    code: 0,
  })
  const statuses = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ label: z.string() }),
        sql`select status_label as label from pipeline_statuses p join organizations o on o.id = p.organization_id
          where o.name = 'New Clinic' order by sort_order`,
      ),
  )
  expect(statuses.map(({ label }) => label)).toEqual([
    'Reviewed By Clinic',
    'Interview Scheduled',
    'Candidate Assessment',
    'In-Process To Hire',
    'Terminated',
  ])
  expect((await admin('organization', '--name', 'new clinic')).said).toContain(
    'An organization already exists called New Clinic.',
  )
  expect((await admin('organization', '--name', 'Other', '--time-zone', 'Mars/Base')).said).toContain(
    'isn’t a time zone',
  )
})

test('after APP_SECRET changed, the keys of saved logins are wrapped with the new one, once', async () => {
  const next = { APP_SECRET: 'another secret of at least 32 characters' }
  const rotate = async (from: string) => await adminWith(next, 'rotate-keys', '--from', from)
  expect(await rotate('no secret of this house at all')).toMatchObject({
    code: 1,
    said: expect.stringContaining('Nothing was changed') as unknown,
  })
  expect(await rotate('a secret of at least 32 characters')).toEqual({
    code: 0,
    said: '2 keys use the current APP_SECRET now.\n',
  })
  expect((await rotate('a secret of at least 32 characters')).said).toContain('All keys already use')
})

test('words that tell nothing are answered with how to use it', async () => {
  const { code, said } = await admin('help')
  expect(code).toBe(1)
  expect(said).toContain('npm run admin -- create')
})

test('verify-record names the first changed entry of a record, and a state that is no longer in one', async () => {
  const { organizationId } = world.own
  const about = randomUUID()
  await world.inPlatform(async (tx) => await recordEvents(tx, null, [{ name: 'user.signedIn', about, organizationId }]))
  await world.inPlatform(sealEvents)
  const env = { DATABASE_URL: world.databaseUrl, APP_SECRET: 'a secret of at least 32 characters' }
  const verify = async (...args: string[]) => {
    const lines: string[] = []
    return { isIntact: await verifyRecords(env, args, (line) => lines.push(line)), lines }
  }
  const intact = await verify('--organization', organizationId)
  const [, head = ''] = /^intact {3}.* entr(?:y|ies) until .* UTC, ([\da-f]{64})$/.exec(intact.lines[0] ?? '') ?? []
  expect(await verify('--head', head)).toMatchObject({ isIntact: true })
  const other = await verify('--head', '0'.repeat(64))
  expect(other.isIntact).toBe(false)
  expect(other.lines.at(-1)).toContain('No record contains that state')
  await expect(verify('--organization', 'nobody')).rejects.toThrow('Organization not found')
  await expect(verify('--head', 'short')).rejects.toThrow('64 characters')

  await world.services.pool.query(`alter table events no force row level security;
      update events set name = 'user.signedOut' where about = '${about}'; alter table events force row level security`)
  const changed = await admin('verify-facts')
  expect(changed.code).toBe(1)
  expect(changed.said).toMatch(
    /^CHANGED {2}.*: The entry “Signed out” of .* UTC was changed after it was recorded\. Event [\da-f-]{36}\.$/m,
  )
})
