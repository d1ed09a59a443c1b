import path from 'node:path'
import { demoEmails, publishedPassword } from '../../db/demo/demo-passwords.ts'
import { loadDemo } from '../../db/demo/load-demo.ts'
import { openDemo } from '../../db/demo/open-demo.ts'
import { migrate } from '../../db/migrate.ts'
import { openFiles } from '../../integrations/files/files.ts'
import { readConfig, SettingsError } from '../../platform/server/config.ts'
import { openPool } from '../../platform/server/database.ts'
import { startJobs } from '../../platform/server/job.ts'
import { openLog } from '../../platform/server/log.ts'
import { startEmbedded } from '../../platform/server/postgres/embedded.ts'
import { buildApp } from './build-app.ts'
import { jobs } from './routes.ts'

const webFolder = path.resolve(import.meta.dirname, '../../../dist/web')
const say = (line: string) => process.stdout.write(`${line}\n`)

const start = async () => {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  if (config.files.kind === 's3')
    await openFiles(config.files)
      .tryOut()
      .catch((error: unknown) => {
        throw new SettingsError(
          `FILES=s3: the bucket cannot be written and read (${error instanceof Error ? error.message : String(error)}).`,
        )
      })
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded({ dataDir: config.dataDir, log: (line) => log.info(line) })
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  await migrate(databaseUrl)

  const house = { pool: openPool(databaseUrl), config, log, clock: () => new Date() }
  const wantsDemo = config.demo !== 'off'
  const demo = await openDemo(house)
  const tenMinutes = 600_000
  const topUp = setInterval(() => {
    if (wantsDemo) loadDemo(house).catch((error: unknown) => log.error({ err: error }, 'the demo was not topped up'))
  }, tenMinutes)

  const { app } = await buildApp({
    house,
    databaseUrl,
    webFolder,
    demoSignIns: demo.isPublished,
    trustProxy: config.trustProxy,
  })
  const working = await startJobs(house, databaseUrl, jobs)
  const address = await app.listen({ port: config.port, host: config.host })
  say(`\nReinforce is ready: ${config.publicUrl ?? address}`)
  if (demo.isPublished) say(`Demo sign-ins (password ${publishedPassword}): ${demoEmails.join(', ')}`)
  if (demo.given.length > 0) say('Demo sign-ins, told this once:')
  for (const { email, password } of demo.given) say(`  ${email}  ${password}`)
  if (!config.smtp && !config.mailbox)
    say('Without SMTP_URL no mail leaves: Admins hand over the links of invitations and new passwords themselves.')
  say(`API: ${address}/docs   Stop with Ctrl+C\n`)

  const stop = async () => {
    clearInterval(topUp)
    await app.close()
    await working.stop()
    await house.pool.end()
    await embedded?.stop()
  }
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      log.info(`${signal}: stopping`)
      void stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
}

process.env.TZ = 'UTC'
try {
  await start()
} catch (error) {
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  process.exit(1)
}
