import { once } from 'node:events'
import path from 'node:path'
import { FolderInUse } from '@reinforce/postgres-box/server/data-folder.ts'
import { type Embedded, startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import type { Logger } from 'pino'
import { demoEmails, publishedPassword } from '../../db/demo/create-demo-passwords.ts'
import { loadDemo } from '../../db/demo/load-demo.ts'
import { openDemo } from '../../db/demo/open-demo.ts'
import { migrate } from '../../db/migrate.ts'
import { foldStale } from '../../features/money/finance/server/public.ts'
import { startSealing } from '../../features/operations/record-check/server/public.ts'
import { answerDoctor, startHeartbeat } from '../../features/operations/system/server/public.ts'
import { getSystemScope } from '../../platform/server/actor.ts'
import { type Config, readConfig, SettingsError } from '../../platform/server/config.ts'
import { prepareStatements, transact } from '../../platform/server/database.ts'
import { startJobs } from '../../platform/server/job.ts'
import { explainUnreachable } from '../../platform/server/postgres/unreachable.ts'
import { explainPortError } from '../../platform/server/process/explain-port-error.ts'
import { openLog } from '../../platform/server/process/log.ts'
import type { Basics } from '../../platform/server/services.ts'
import { explainStartError } from '../../rules/start/explain-start-error.ts'
import { startBackupSchedule } from './backup/start-backup-schedule.ts'
import { handOverEverySeconds, startLogArchiver } from './backup/start-log-archiver.ts'
import { startRevocationExport } from './backup/start-revocation-export.ts'
import { tryBucket } from './backup/try-bucket.ts'
import { buildApp } from './build-app.ts'
import { checkDatabase, findSecretProblem } from './database/check-database.ts'
import { canPrepare, checkNotices, forgetful } from './database/check-pooler.ts'
import { upgradePostgres } from './database/upgrade-postgres.ts'
import { demoTools } from './demo-tools.ts'
import { openWatch } from './metrics/open-watch.ts'
import { openBasics, openServices } from './open-services.ts'
import { jobs } from './routes.ts'

const webFolder = path.resolve(import.meta.dirname, '../../../dist/web')
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Opens a port, or says in a sentence why it cannot. */
const opened = async <T>(opening: Promise<T>, at: { host: string; port: number }, prefix = '') =>
  await opening.catch((error: unknown) => {
    const sentence = explainPortError(error, at, prefix)
    throw sentence ? new SettingsError(sentence) : error
  })

/** Waits until `npm start` has built the browser side. Other starts build it before. */
const waitForWeb = async () => {
  if (!process.env.WEB_COMES || !process.connected) return
  const [word] = (await Promise.race([once(process, 'message'), once(process, 'disconnect')])) as unknown[]
  if (process.connected) process.disconnect()
  if (word !== 'web') throw new SettingsError('The console can’t start without its browser side.')
}

/** Ends the process with a sentence; anyone who watches over it starts it again. */
const endWith = (sentence: string) => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const start = async () => {
  const web = waitForWeb()
  // A failure is handled where it is awaited.
  web.catch(() => undefined)
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  await tryBucket(config.files)
  if (!config.databaseUrl) {
    say('Preparing the database …')
    await upgradePostgres(config, say)
  }
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded({
        dataDir: config.dataDir,
        log: (line) => log.info(line),
        onLost: (why) => endWith(explainStartError(new Error(why), config.dataDir) ?? why),
        archiveEverySeconds: config.backups ? handOverEverySeconds : null,
      })
  try {
    await serve(config, log, embedded, web)
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

/** The figures of a demo are there at once, not after the first run of their job. */
const foldFigures = async ({ pool, config }: Basics) =>
  await transact(pool, getSystemScope(config, config.platformOrganizationId), async (tx) => {
    while ((await foldStale(tx)) > 0);
  })

const serve = async (config: Config, log: Logger, embedded: Embedded | null, web: Promise<void>) => {
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  const directUrl = config.databaseDirectUrl ?? databaseUrl
  if (config.databaseUrl) await checkNotices(config.databaseUrl, directUrl)
  const prepares = config.prepared && (!config.databaseUrl || (await canPrepare(config.databaseUrl)))
  prepareStatements(prepares)
  if (prepares !== config.prepared) say(forgetful)
  await migrate(directUrl, undefined, (holder) => say(holder ?? 'Another process is migrating the database. Waiting …'))

  const basics = openBasics({ config, log, clock: () => new Date() }, databaseUrl)
  const watching = await openWatch(basics, databaseUrl)
  const wantsDemo = config.demo !== 'off'
  if (wantsDemo) say('Preparing the demo data …')
  const demo = await openDemo(basics, demoTools)
  if (wantsDemo) await foldFigures(basics)
  const aMinute = 60_000 // in a demo a day begins with people, too
  const topUp = setInterval(() => {
    if (wantsDemo)
      loadDemo(basics, demoTools).catch((error: unknown) =>
        log.error({ err: error }, 'could not refresh the demo data'),
      )
  }, aMinute)

  const services = await openServices(basics, { databaseUrl, directUrl, demoSignIns: demo.isPublished })
  watching.watchPool('sign-in', services.auth.pool)
  if (services.replica) watching.watchPool('replicas', services.replica.pool)
  answerDoctor(services)
  await web
  const { app, leave } = await buildApp({ services, webFolder, trustProxy: config.trustProxy, watch: watching.watch })
  await checkDatabase(services)
  const working = await startJobs(services, databaseUrl, jobs, directUrl)
  const sealing = startLogArchiver(services, embedded?.logOut ?? null)
  const told = startHeartbeat(services, 'server')
  const backingUp = startBackupSchedule(services, sealing.name)
  const recording = startSealing(services)
  const noting = startRevocationExport(services)
  const figures = config.metrics && (await opened(watching.listen(sealing.kept), config.metrics, 'METRICS_'))
  const address = await opened(app.listen({ port: config.port, host: config.host }), config)
  say(`\nReinforce is ready: ${config.publicUrl ?? address}`)
  if (figures) say(`Prometheus metrics: ${figures}`)
  if (demo.isPublished) say(`Demo sign-ins (password ${publishedPassword}): ${demoEmails.join(', ')}`)
  if (demo.given.length > 0) say('Demo sign-ins, shown only once:')
  for (const { email, password } of demo.given) say(`  ${email}  ${password}`)
  const strange = await findSecretProblem(services)
  if (strange) say(strange)
  if (config.textTransport === 'simulator' && !wantsDemo)
    say('Texts go to simulated phones. No one receives them. Set TEXT_TRANSPORT=twilio or webhook.')
  if (!config.smtp && !config.mailbox)
    say('Without SMTP_URL, no email is sent. Admins share invitation and password links themselves.')
  say(`API: ${address}/docs   Stop with Ctrl+C\n`)

  // Ctrl+C is for someone who waits; a signal to end comes from anyone who starts the next one.
  const stop = async (drainMs: number) => {
    clearInterval(topUp)
    backingUp.stop()
    await leave(drainMs)
    await working.stop()
    await noting.stop()
    await sealing.stop()
    await recording.stop()
    await told.stop()
    await watching.close()
    await services.replica?.pool.end()
    await services.pool.end()
    await embedded?.stop()
  }
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      log.info(`${signal}: stopping`)
      void stop(signal === 'SIGTERM' ? config.drainMs : 0).then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
}

/**
 * The error that ends the start: a sentence where someone can fix it, where the fault is ours the place in the code.
 */
const explainError = (error: unknown): string => {
  if (error instanceof SettingsError || error instanceof FolderInUse) return error.message
  const words =
    explainUnreachable(error, process.env.DATABASE_URL ?? '') ??
    explainStartError(error, path.resolve(process.env.DATA_DIR ?? './data'))
  return words ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
}

process.env.TZ = 'UTC'
try {
  await start()
} catch (error) {
  process.stderr.write(`${explainError(error)}\n`)
  process.exit(1)
}
