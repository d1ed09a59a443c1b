import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { findPostgresBinaries } from '@reinforce/postgres-box/server/binaries.ts'
import { startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOwnClinics } from '../testing/own-clinics.ts'
import { installedMajor, installedTools } from '../testing/own-postgres.ts'

// Where no PostgreSQL with its own programs is installed, these are left out: the embedded one has none.
let clinics: Awaited<ReturnType<typeof openOwnClinics>>
beforeAll(async () => {
  if (!installedMajor) return
  clinics = await openOwnClinics()
  await clinics.run('back-up', ['--to', clinics.at('to')])
  await mkdir(clinics.at('tools'))
}, 240_000)
afterAll(async () => await clinics?.close())

test.runIf(installedMajor)(
  'a right or a program that is missing is named in a sentence, and no password is on a command line',
  async () => {
    const { at, asked, names, run } = clinics
    expect((await run('back-up', ['--to', at('never')], { BACKUP_DATABASE_URL: '' })).said).toMatch(
      /^The role keeper has no BYPASSRLS: .* CREATE ROLE reinforce_backup LOGIN BYPASSRLS .* then set BACKUP_DATABASE_URL/,
    )
    await asked('postgres', `revoke pg_read_all_data from reader`)
    expect((await run('back-up', ['--to', at('never')])).said).toMatch(
      /^The role reader can’t read \S+\. Ask a database administrator/,
    )
    await asked('postgres', `grant pg_read_all_data to reader`)

    const tool = async (name: string, lines: string[]) =>
      await writeFile(at(`tools/${name}`), ['#!/bin/sh', ...lines, ''].join('\n'), { mode: 0o755 })
    const missing = await run('back-up', ['--to', at('never')], { PG_TOOLS: at('tools') })
    expect(missing.said).toBe(
      `pg_dump isn’t installed here, not in ${at('tools')}. Install the client programs of PostgreSQL ` +
        `${installedMajor} (postgresql-client-${installedMajor}), or set PG_TOOLS to the folder that holds ` +
        'them.\n',
    )
    await tool('pg_dump', ['echo "pg_dump (PostgreSQL) 14.9"'])
    expect((await run('back-up', ['--to', at('never')], { PG_TOOLS: at('tools') })).said).toContain(
      `pg_dump 14 is older than PostgreSQL ${installedMajor}, which it must read.`,
    )
    await tool('pg_dump', [`echo "$@" >> ${at('arguments')}`, `exec ${installedTools}/pg_dump "$@"`])
    expect(await run('back-up', ['--to', at('told')], { PG_TOOLS: at('tools') })).toMatchObject({ code: 0 })
    const words = await readFile(at('arguments'), 'utf8')
    expect(words).toContain('--dbname=postgres://reader@')
    expect(words).not.toMatch(/password%20of|password of/)
    // One that breaks off leaves nothing that is taken for a backup.
    await tool('pg_dump', [
      '[ "$1" = --version ] && exec echo "pg_dump (PostgreSQL) 15.1"',
      'echo half; echo "pg_dump: error: the connection was lost" >&2; exit 1',
    ])
    expect((await run('back-up', ['--to', at('never')], { PG_TOOLS: at('tools') })).said).toBe(
      'pg_dump couldn’t read the database: pg_dump: error: the connection was lost.\n',
    )
    expect(await names('never')).toEqual([])
  },
  240_000,
)

test.runIf(installedMajor && installedMajor < 18)(
  'a server that is newer than the programs that are installed is refused in a sentence, and nothing is left',
  async () => {
    const { at, names, run } = clinics
    const newer = await startEmbedded({ dataDir: at('newer'), log: () => undefined, settings: { fsync: 'off' } })
    const ofIt = { DATABASE_URL: newer.url, BACKUP_DATABASE_URL: newer.adminUrl }
    const refused = await run('back-up', ['--to', at('of-newer')], ofIt)
    await newer.stop()
    const major = Number.parseInt((await findPostgresBinaries()).version, 10)
    expect(major).toBeGreaterThan(Number(installedMajor))
    expect(refused).toEqual({
      code: 1,
      said:
        `pg_dump ${installedMajor} is older than PostgreSQL ${major}, which it must read. Install the client ` +
        `programs of PostgreSQL ${major} (postgresql-client-${major}), or set PG_TOOLS to the folder that holds ` +
        'them.\n',
    })
    expect(await names('of-newer')).toEqual([])
  },
  240_000,
)

test.runIf(installedMajor)(
  'a backup goes into an empty database only, and a moment of your own is for its archive',
  async () => {
    const { at, names, run, source } = clinics
    const to = ['--from', at('to'), '--data-dir', at('other')]
    expect((await run('restore', [...to, '--database-url', source])).said).toMatch(
      /^The database isn’t empty \(the schema app\)\. Restore into an empty database/,
    )
    expect((await run('restore', to)).said).toMatch(/^This backup is from your own PostgreSQL. Name an empty/)
    const moment = ['--at', '2026-01-02T03:04:05Z']
    expect((await run('restore', [...to, ...moment, '--database-url', source])).said).toMatch(
      /only with the embedded database/,
    )
    const since = ['--at', new Date(Date.now() - 1_000).toISOString(), '--preview']
    expect((await run('restore', ['--from', at('to'), ...since])).said).toMatch(/only with the embedded database/)
    const closed = await run('restore', [...to, '--database-url', 'postgres://nobody:secret@127.0.0.1:1/nothing'])
    expect(closed).toMatchObject({ code: 1, said: expect.stringContaining('ECONNREFUSED') as unknown })
    expect(closed.said).not.toContain('secret')
    expect(await names()).not.toContain('other')
  },
  240_000,
)

test.runIf(installedMajor)(
  'a restore that does not bring everything back leaves the database empty; one that was killed lets nothing start',
  async () => {
    const { at, asked, names, own, run, startedOn } = clinics
    const tool = async (lines: string[]) =>
      await writeFile(at('tools/pg_restore'), ['#!/bin/sh', ...lines, ''].join('\n'), { mode: 0o755 })
    const isList = `case "$1" in --version|--list) exec ${installedTools}/pg_restore "$@";; esac`
    const to = await own.database('half')
    const address = own.asSuperuser('half')
    const restore = ['--from', at('to'), '--database-url', to, '--data-dir', at('half')]
    const elsewhere = ['--from', at('to'), '--database-url', to, '--data-dir', at('third')]
    const env = { PG_TOOLS: at('tools') }
    await tool([isList, 'echo "pg_restore: error: could not execute query" >&2; exit 1'])
    expect((await run('restore', restore, env)).said).toMatch(
      /left nothing behind: pg_restore: error: could not execute query/,
    )
    const noSpace = 'pg_restore: error: could not extend file "base/1/2": No space left on device'
    await tool([isList, `echo '${noSpace}' >&2; exit 1`])
    expect((await run('restore', restore, env)).said).toMatch(
      /^The disk of the PostgreSQL at \S+ \(database half\) is full\. Nothing was restored\. Free some space there and try again\.$/m,
    )
    expect(await names()).not.toContain('half')
    const lose = `${installedTools}/psql -q -d '${address}' -c 'truncate text_messages cascade'`
    await tool([isList, `${installedTools}/pg_restore "$@" && ${lose}`])
    expect((await run('restore', restore, env)).said).toMatch(/were restored\. The database is empty again\.$/m)
    expect(await asked('half', `select from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([])
    expect(await names()).not.toContain('half')

    await tool([isList, `${installedTools}/pg_restore "$@"; echo $PPID > ${at('pid')}; kill -9 $PPID`])
    await run('restore', restore, env)
    expect(await startedOn(to)).toMatch(/^This database contains an unfinished restore\. Drop it/)
    await mkdir(at('theirs'))
    await writeFile(at('theirs/organizations.csv'), 'id,name\n1,Theirs\n')
    await writeFile(at('people.csv'), 'Name,Email\nAna Import,ana@example.test\n')
    for (const [program, args] of [
      ['import', [at('people.csv'), '--organization', 'Bright Path ABA']],
      ['admin', ['rotate-keys', '--from', 'x'.repeat(40)]],
      ['data-migration', [at('theirs')]],
    ] as const)
      expect((await run(program, [...args], { DATABASE_URL: to })).said).toMatch(
        /^This database contains an unfinished restore\. Drop it/,
      )
    expect((await run('restore', elsewhere, env)).said).toMatch(/An earlier restore into this database didn’t finish/)
    await own.drop('half')
    await own.database('half')
    expect(await run('restore', elsewhere)).toMatchObject({ code: 0 })
  },
  240_000,
)
