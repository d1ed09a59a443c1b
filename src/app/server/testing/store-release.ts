import { mkdtemp, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from '../../../db/migrate.ts'
import { type StoredRelease, storeRelease, takeDatabase } from '../../../db/testing/stored-release.ts'
import { startEmbedded } from '../../../platform/server/postgres/embedded.ts'
import { withClient } from '../../../platform/server/postgres/owned-database.ts'
import { productVersion } from '../../../platform/server/process/product-version.ts'
import { productDatabase } from '../backup/product-database.ts'
import { testSecret } from './login-rows.ts'
import { plantPerson } from './planted-person.ts'
import { openWorldOn, password, type World } from './world-on.ts'

/** A Friday, noon in Austin. */
const at = new Date('2026-11-20T18:00:00Z')

/** With these the product writes mails; none leaves. */
const mails = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'hello@example.test',
  PUBLIC_URL: 'http://127.0.0.1:3000',
}

/** A call of the world's that has to succeed; answers what it said. */
const done = async (world: World, ...[who, method, url, payload]: Parameters<World['call']>) => {
  const { status, text } = await world.call(who, method, url, payload)
  if (status >= 300) throw new Error(`${method} ${url} answered ${status}: ${text}`)
  return text
}

/** What people do in a day, so that the tables hold what the product itself writes: facts and their values, sessions, jobs. */
const spendADay = async (world: World) => {
  const { ids, organizationId } = world.own
  await done(world, 'clinic', 'POST', '/api/candidates/status', {
    selection: { ids: [ids.candidate] },
    status: 'Interview Scheduled',
  })
  await done(world, 'clinic', 'POST', `/api/candidates/${ids.candidate}/notes`, {
    body: 'Called back at noon: très bien',
  })
  await done(world, 'platform', 'POST', `/api/organizations/${organizationId}/view`, { reason: 'They asked for help' })
  await done(world, 'manager', 'POST', '/api/me/two-factor/start', { password })
  await done(world, null, 'POST', '/api/auth/password-resets', { email: 'clinic@example.test' })
  await world.call(null, 'POST', '/api/auth/sign-in/email', { email: 'clinic@example.test', password: 'a wrong one' })
}

/** What a next version has to read back: the candidate, her texts, her files and a saved login; refuses to store what is not said today. */
const readsOf = async (world: World, planted: string): Promise<StoredRelease['reads']> => {
  const { ids, mark } = world.own
  const reads = [
    { who: 'clinic', url: `/api/candidates/${ids.candidate}/profile`, says: ['Ana García', 'Interview Scheduled'] },
    { who: 'clinic', url: `/api/candidates/${ids.candidate}/notes`, says: ['Called back at noon: très bien'] },
    { who: 'clinic', url: `/api/candidates/${ids.candidate}/timeline`, says: ['candidate.statusChanged'] },
    { who: 'clinic', url: `/api/texts/threads/${ids.thread}`, says: [mark] },
    { who: 'clinic', url: `/api/candidates/${planted}/profile`, says: ['Quillon'] },
    { who: 'clinic', url: `/api/candidates/${planted}/documents`, says: [`CPR of Quillon ${planted}.pdf`] },
    { who: 'clinic', url: `/api/documents?folder=${ids.folder}`, says: ['a.txt', 'spare.txt'] },
    { who: 'admin', url: `/api/logins/${ids.login}`, says: [mark] },
  ] as const
  for (const { who, url, says } of reads) {
    const text = await done(world, who, 'GET', url)
    const unsaid = says.find((words) => !text.includes(words))
    if (unsaid) throw new Error(`${url} does not say ${unsaid}: ${text}`)
  }
  return reads.map(({ who, url, says }) => ({ email: `${who}@example.test`, url, says: [...says] }))
}

const refuseTwice = (error: unknown): never => {
  const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
  throw isThere
    ? new Error(
        `${productVersion} is stored already, and a release never changes: give package.json the next version first.`,
      )
    : error
}

/** Makes the database of this version with the data of two made-up clinics, and stores it for the tests of every later version. */
const run = async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'reinforce-release-'))
  const embedded = await startEmbedded({ dataDir, log: () => undefined, settings: { fsync: 'off' } })
  try {
    await migrate(embedded.url)
    const world = await openWorldOn({ url: embedded.url, drop: async () => undefined }, mails, () => at)
    try {
      const { id } = await withClient(
        embedded.url,
        async (owner) =>
          await plantPerson(world, owner, { needle: 'Quillon', phone: '5125557490', more: { status: 'Hired' } }),
      )
      await spendADay(world)
      const reads = await readsOf(world, id)
      const database = await withClient(productDatabase(embedded.adminUrl), takeDatabase)
      const release = { version: productVersion, secret: testSecret, password, reads, ...database }
      const { file, bytes } = await storeRelease(release).catch(refuseTwice)
      const rows = database.tables.reduce((sum, each) => sum + each.rows.length, 0)
      process.stdout.write(
        `${rows} rows of ${database.tables.length} tables are stored in ${fileURLToPath(file)}, ${bytes} bytes.\n`,
      )
    } finally {
      await world.close()
    }
  } finally {
    await embedded.stop()
    const elsewhere = await readlink(path.join(dataDir, 'postgres')).catch(() => null)
    if (elsewhere) await rm(path.dirname(elsewhere), { recursive: true })
    await rm(dataDir, { recursive: true })
  }
}

process.env.TZ = 'UTC'
try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
