import { mkdtemp, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import * as z from 'zod/mini'
import { migrate } from '../../../db/migrate.ts'
import { type StoredRelease, takeDatabase, takeFiles } from '../../../db/testing/stored-release.ts'
import { productVersion } from '../../../platform/server/process/product-version.ts'
import { getProductDatabase } from '../backup/get-product-database.ts'
import { plantPerson } from './planted-person.ts'
import { testSecret } from './rows/create-login-rows.ts'
import { upload } from './upload.ts'
import { openWorldOn, password, type World } from './world-on.ts'

/** A Friday, noon in Austin. */
const at = new Date('2026-11-20T18:00:00Z')

/** With these the product writes emails; none leaves. */
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

/** What people do in a day, so that the tables hold what the product itself writes: events and their values, sessions, jobs. */
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

type PlantedPerson = Awaited<ReturnType<typeof plantPerson>>

/** The bytes of a résumé, of a film and of a document that someone hands in; answers where each is opened, and its words. */
const keepFiles = async (world: World, { id, keys }: PlantedPerson) => {
  const { files } = world.services
  const [resume = '', film = ''] = keys
  await files.put(resume, Buffer.from('%PDF-1.7 the résumé of Quillon'), 'application/pdf')
  await files.put(film, Buffer.from('the film of Quillon'), 'video/webm')
  const card = { bytes: Buffer.from('the card of Quillon'), name: 'card.txt' }
  const sent = await upload(world, 'clinic', `/api/documents/folders/${world.own.ids.folder}/files`, card)
  const document = z.object({ id: z.string() }).parse(sent.body).id
  return [
    { who: 'clinic', url: `/api/candidates/${id}/resume-file`, says: ['the résumé of Quillon'] },
    { who: 'clinic', url: `/api/candidates/${id}/video-file`, says: ['the film of Quillon'] },
    { who: 'clinic', url: `/api/documents/files/${document}/content`, says: ['the card of Quillon'] },
  ] as const
}

/** What a next version has to read back: the candidate, her texts, her files and a saved login; refuses to store what is not said today. */
const createReads = async (world: World, person: PlantedPerson): Promise<StoredRelease['reads']> => {
  const planted = person.id
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
    ...(await keepFiles(world, person)),
  ] as const
  for (const { who, url, says } of reads) {
    const text = await done(world, who, 'GET', url)
    const unsaid = says.find((words) => !text.includes(words))
    if (unsaid) throw new Error(`${url} does not say ${unsaid}: ${text}`)
  }
  return reads.map(({ who, url, says }) => ({ email: `${who}@example.test`, url, says: [...says] }))
}

/** This version with the data of two made-up clinics in a database of its own, with their files, as it is stored for every later version. */
export const makeRelease = async (): Promise<StoredRelease> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'reinforce-release-'))
  const embedded = await startEmbedded({ dataDir, log: () => undefined, settings: { fsync: 'off' } })
  try {
    await migrate(embedded.url)
    const world = await openWorldOn({ url: embedded.url, drop: async () => undefined }, mails, () => at)
    try {
      const planted = await withClient(
        embedded.url,
        async (owner) =>
          await plantPerson(world, owner, { needle: 'Quillon', phone: '5125557490', more: { status: 'Hired' } }),
      )
      await spendADay(world)
      const reads = await createReads(world, planted)
      const database = await withClient(getProductDatabase(embedded.adminUrl), takeDatabase)
      const files = await takeFiles(world.services.files)
      return { version: productVersion, secret: testSecret, password, reads, files, ...database }
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
