import { mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEndings } from '../../../features/operations/backups/server/public.ts'
import { createFolderStore } from '../../../integrations/backups/create-folder-store.ts'
import { openS3StandIn } from '../../../integrations/files/testing/s3-stand-in.ts'
import { msPerDay } from '../../../rules/day.ts'
import { openOwnClinics } from '../testing/own-clinics.ts'
import { installedMajor } from '../testing/own-postgres.ts'
import { testSecret } from '../testing/rows/create-login-rows.ts'
import { makeBackup, startBackupSchedule } from './start-backup-schedule.ts'
import { startRevocationExport } from './start-revocation-export.ts'

// Where no PostgreSQL with its own programs is installed, these are left out: the embedded one has none.
let clinics: Awaited<ReturnType<typeof openOwnClinics>>
beforeAll(async () => {
  if (installedMajor) clinics = await openOwnClinics()
}, 240_000)
afterAll(async () => await clinics?.close())

/** What keeps rows right and apart, and who owns and may do what. */
const guards = `select 'key' as kind, conrelid::regclass::text as at, pg_get_constraintdef(oid) as text from pg_constraint where contype = 'f'
  union all select 'trigger', tgrelid::regclass::text, tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
  union all select 'policy', polrelid::regclass::text, polname || coalesce(pg_get_expr(polqual, polrelid), '') || polroles::regrole[]::text from pg_policy
  union all select 'rights', oid::regclass::text,
    relrowsecurity::text || relforcerowsecurity || coalesce(replace(relacl::text, relowner::regrole::text, 'owner'), '')
    from pg_class where relnamespace::regnamespace::text in ('public', 'auth', 'app', 'pgboss')
  union all select 'owner of a function', oid::regprocedure::text, case
    when proowner::regrole::text ~ '^reinforce_(tenant|platform)$' then proowner::regrole::text else 'owner' end
    from pg_proc where pronamespace::regnamespace::text in ('public', 'auth', 'app', 'pgboss')
  union all select 'function', oid::regprocedure::text, prosrc || prosecdef || coalesce(replace(proacl::text, proowner::regrole::text, 'owner'), '')
    from pg_proc where pronamespace::regnamespace::text in ('public', 'auth', 'app', 'pgboss')
  union all select 'schema', nspname, replace(nspacl::text, nspowner::regrole::text, 'owner') from pg_namespace
    where nspname in ('public', 'auth', 'app', 'pgboss')
  order by 1, 2, 3`
const everything = `select (select count(*)::int from all_candidates) as candidates, (select count(*)::int from auth."user") as people,
  (select count(*)::int from logins) as logins, (select count(*)::int from pgboss.queue) as queues, (select count(*)::int from public.migrations) as steps`

test.runIf(installedMajor)(
  'one file holds the database of your own, its files and its secret, and brings all of it back into an empty one',
  async () => {
    const { at, asked, keys, names, own, run, signedInAt, world } = clinics
    expect(keys.length).toBeGreaterThan(3)
    await asked('clinics', 'create role analyst; grant select on public.locations to analyst')
    await asked(
      'clinics',
      `insert into emails (organization_id, kind, to_address, subject, body, state, created_at)
        values ('${world.platformId}', 'notice', 'ana@example.com', 'Hello', 'Hello', 'waiting', now())`,
    )
    const [before] = await asked<{ candidates: number }>('clinics', everything)
    const made = await run('back-up', ['--to', at('to')])
    expect(made).toMatchObject({
      code: 0,
      said: expect.stringContaining(`${before?.candidates} candidates, ${keys.length} files`) as unknown,
    })
    const [name = ''] = await names('to')
    const bytes = await readFile(path.join(at('to'), name), 'latin1')
    expect(bytes.startsWith('age-encryption.org/v1')).toBe(true)
    expect(bytes).not.toContain('PGDMP')

    const to = await own.database('restored', 'another_keeper')
    const restored = await run('restore', ['--from', at('to'), '--data-dir', at('new')], { RESTORE_TO: to })
    expect(restored).toMatchObject({
      code: 0,
      said: expect.stringContaining('Roles and policies restored.') as unknown,
    })
    expect(restored.said).toContain(`${keys.length} files checked, 0 missing.`)
    expect(restored.said).toMatch(/Saved logins open for ([1-9]) of \1 organizations/)
    expect(await asked('restored', everything)).toEqual([before])
    expect(await asked('restored', guards)).toEqual(await asked('clinics', guards))
    expect(await asked('restored', `select distinct tableowner from pg_tables where schemaname = 'public'`)).toEqual([
      { tableowner: 'another_keeper' },
    ])
    expect(await readdir(at('new'))).toEqual(['app-secret', 'files'])
    for (const key of keys) expect(await readFile(at(`new/files/${key}`), 'utf8')).toBe(`the bytes of ${key}`)
    expect(await readFile(at('new/app-secret'), 'utf8')).toBe(testSecret)
    // What was about to leave may have left.
    expect(await asked('restored', `select state, body from emails where to_address = 'ana@example.com'`)).toEqual([
      { state: 'unknown', body: null },
    ])
    expect(await asked('restored', 'select count(*)::int as stops from app.texting_pause')).toEqual([{ stops: 1 }])
    expect(await asked('clinics', 'select count(*)::int as stops from app.texting_pause')).toEqual([{ stops: 0 }])
    expect(
      await asked('clinics', `select count(*)::int as many from events where name = 'installation.backedUp'`),
    ).toEqual([{ many: 1 }])
    expect(await signedInAt(to)).toBe(200)
  },
  240_000,
)

test.runIf(installedMajor)(
  'the files of a bucket are in the backup of a database of your own, and come back into another bucket',
  async () => {
    const { at, keys, names, own, run } = clinics
    const [ours, theirs] = [await openS3StandIn('our-files'), await openS3StandIn('their-files')]
    const inBucket = ({ bucket, endpoint }: typeof ours) => ({
      FILES: 's3',
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    })
    try {
      for (const key of keys) ours.objects.set(key, { bytes: Buffer.from(`in the bucket: ${key}`), type: 'x/y' })
      const made = await run('back-up', ['--to', at('of-bucket')], inBucket(ours))
      expect(made.said).toContain(`${keys.length} files of the bucket`)
      const to = await own.database('with_bucket', 'another_keeper')
      const back = ['--from', at('of-bucket'), '--data-dir', at('of-bucket-new')]
      const restored = await run('restore', back, { ...inBucket(theirs), RESTORE_TO: to })
      expect(restored.said).toContain(`${keys.length} files put into s3://their-files, 0 already there.`)
      for (const key of keys) expect(theirs.objects.get(key)?.bytes.toString()).toBe(`in the bucket: ${key}`)
      expect(await names('of-bucket-new')).toEqual(['app-secret'])
    } finally {
      ours.close()
      theirs.close()
    }
  },
  240_000,
)

test.runIf(installedMajor)(
  'a rehearsal goes the whole way on a server that is thrown away, or in a database of its own on another, and leaves nothing behind',
  async () => {
    const { at, asked, own, run } = clinics
    const databases = async () => await asked('postgres', 'select datname from pg_database order by 1')
    const before = await databases()
    await mkdir(at('tmp'), { recursive: true })
    for (const where of [[], ['--database-url', own.adminUrl]]) {
      const rehearsed = await run('restore', ['--from', at('to'), '--verify', ...where], { TMPDIR: at('tmp') })
      expect(rehearsed).toMatchObject({ code: 0, said: expect.stringContaining('The backup is good') as unknown })
      expect(rehearsed.said).toMatch(/Saved logins open for ([1-9]) of \1 organizations/)
    }
    expect(await databases()).toEqual(before)
    expect(await readdir(at('tmp'))).toEqual([])
    expect(await asked('clinics', `select from events where name = 'installation.rehearsed'`)).toHaveLength(2)
    const plain = await own.database('plain', 'another_keeper')
    expect((await run('restore', ['--from', at('to'), '--verify', '--database-url', plain])).said).toBe(
      'A test restore needs a role that can create a database: ALTER ROLE … CREATEDB.\n',
    )
  },
  240_000,
)

test.runIf(installedMajor)(
  'of several processes one makes the backup that is due, and the server makes it in a process of its own',
  async () => {
    const { settings, at, names, world, passphrase } = clinics
    const { config, pool, log } = world.services
    const due = { to: at('due'), everyHours: 24, keep: 1, passphrase }
    const services = {
      config: { ...config, backups: due },
      pool,
      log,
      clock: () => new Date(Date.now() + 3 * msPerDay),
    }
    let made = 0
    const held = Promise.withResolvers<null>()
    const make = async () => {
      made += 1
      return await held.promise
    }
    const look = () => startBackupSchedule(services, () => null, make, 10, 600_000)
    const looking = [look()]
    await expect.poll(() => made).toBe(1)
    looking.push(look(), look())
    await sleep(800) // the others look, and see that someone is at it
    for (const one of looking) one.stop()
    expect(made).toBe(1)
    held.resolve(null)

    // One by one: another object in place of `process.env` would no longer reach the process for the files after this one.
    const before = Object.keys(settings).map((name) => [name, process.env[name]] as const)
    Object.assign(process.env, settings)
    try {
      expect(await makeBackup(due)).toBeNull()
      expect(await makeBackup(due)).toBeNull()
    } finally {
      for (const [name, value] of before)
        if (value === undefined) delete process.env[name]
        else process.env[name] = value
    }
    expect(await names('due')).toHaveLength(1)
  },
  240_000,
)

test.runIf(installedMajor)(
  'who said stop, or lost a right, after the dump was made is noted beside it, and does so again where it is restored',
  async () => {
    const { at, asked, names, own, passphrase, run, settings, world } = clinics
    expect(await run('back-up', ['--to', at('noted'), '--keep', '1'])).toMatchObject({ code: 0 })
    const { config, log } = world.services
    const services = {
      config: {
        ...config,
        databaseUrl: settings.DATABASE_URL,
        backupDatabaseUrl: settings.BACKUP_DATABASE_URL,
        backups: { to: at('noted'), everyHours: 24, keep: 2, passphrase },
      },
      log,
      clock: () => new Date(),
    }
    const optOut = async (phone: string) =>
      await asked(
        'clinics',
        `insert into opt_outs (organization_id, phone, at, source) values ('${world.own.organizationId}', '${phone}', now(), 'reply')`,
      )
    const [first = ''] = await names('noted')
    await optOut('+14075550177')
    const [person] = await asked<{ id: string }>(
      'clinics',
      `update reinforce_users set deactivated_at = now()
        where id = (select id from reinforce_users where organization_id = '${world.own.organizationId}' order by id
        limit 1) returning id`,
    )
    // Between two backups, too: anyone who goes back to the older one knows of all that ended since.
    await sleep(1_000)
    expect(await run('back-up', ['--to', at('noted'), '--keep', '2'])).toMatchObject({ code: 0 })
    await optOut('+14075550178')
    const place = createFolderStore(at('noted'))
    const noted = async () => (await readEndings(place, passphrase))?.later.optOuts.map(({ phone }) => phone).toSorted()
    expect(await noted()).toBeUndefined()
    const keeping = startRevocationExport(services, 10, 50)
    await expect.poll(noted).toEqual(['+14075550177', '+14075550178'])
    await keeping.stop()
    expect(await readEndings(place, 'another passphrase')).toBeNull()

    const to = await own.database('noted', 'another_keeper')
    const restored = await run('restore', ['--from', at(`noted/${first}`), '--data-dir', at('noted-new')], {
      RESTORE_TO: to,
    })
    expect(restored).toMatchObject({
      code: 0,
      said: expect.stringMatching(/Ended again, because they ended after that time: 2 opt-outs, 1 account/) as unknown,
    })
    expect(restored.said).toMatch(/revocations are known up to 20\d\d-/)
    expect(
      await asked('noted', `select phone from opt_outs where phone like '+1407555017_' and ended_at is null`),
    ).toHaveLength(2)
    expect(
      await asked('noted', `select from reinforce_users where id = '${person?.id}' and deactivated_at is not null`),
    ).toHaveLength(1)

    await mkdir(at('tmp'), { recursive: true })
    expect((await run('restore', ['--from', at('to'), '--verify'], { TMPDIR: at('tmp') })).said).toContain(
      'This backup has no record of later changes',
    )
  },
  240_000,
)
