import path from 'node:path'
import * as z from 'zod/mini'
import { explainStartError } from '../../rules/start/explain-start-error.ts'
import { SettingsError } from '../../rules/start/settings-error.ts'
import { parseBucket } from './backup-store.ts'
import { loadSecret } from './process/app-secret.ts'
import { parseFileBucket, readBucketConnection } from './process/bucket-settings.ts'
import type { FileSettings } from './process/file-settings.ts'
import { isLoopback, parseClamav, parseTrusted } from './process/network-settings.ts'
import { readProviders } from './process/provider-settings.ts'
import { bucket, scanning } from './settings/files.ts'
import { backups, database, essentials, running } from './settings/installation.ts'
import { email, money, people, scores, texts } from './settings/product.ts'
import { readSettings } from './settings/setting.ts'
import { signIn } from './settings/sign-in.ts'

const environment = z.object({
  ...essentials,
  ...database,
  ...texts,
  ...email,
  ...money,
  ...scores,
  ...people,
  ...signIn,
  ...bucket,
  ...scanning,
  ...backups,
  ...running,
})

export { SettingsError }

/** Whether only this machine can come in: its own address, no public one, no proxy. */
const isOnlyHere = (e: z.output<typeof environment>) =>
  isLoopback(e.HOST) && (!e.PUBLIC_URL || isLoopback(new URL(e.PUBLIC_URL).hostname)) && !e.TRUST_PROXY

/** The demo's published passwords are for this machine alone; elsewhere a demo must be requested and gets its own. */
const readDemo = (e: z.output<typeof environment>): 'off' | 'here' | 'elsewhere' => {
  if (e.DEMO_DATA === 'off' || (e.DATABASE_URL && e.DEMO_DATA !== 'on')) return 'off'
  if (isOnlyHere(e)) return 'here'
  if (e.DEMO_DATA === 'on') return 'elsewhere'
  throw new SettingsError(
    'Others can reach this server (HOST, PUBLIC_URL or TRUST_PROXY): set DEMO_DATA=off, or DEMO_DATA=on for a ' +
      'demo with generated passwords that are shown once.',
  )
}

/** Without APP_SECRET the one that the first start made; a broken one stops the server with its sentence. */
const keptSecret = (dataDir: string) => {
  try {
    return loadSecret(dataDir)
  } catch (error) {
    const words = explainStartError(error, dataDir) ?? (error instanceof Error ? error.message : String(error))
    throw new SettingsError(words, { cause: error })
  }
}

/** The port that tells figures, and who may ask there; undefined: none. */
const readMetrics = (e: z.output<typeof environment>) => {
  if (e.METRICS_PORT === undefined) {
    if (e.METRICS_HOST) throw new SettingsError('METRICS_HOST needs METRICS_PORT.')
    return undefined
  }
  if (e.METRICS_PORT === e.PORT && e.PORT !== 0)
    throw new SettingsError('METRICS_PORT must differ from PORT. Metrics aren’t for people who use the console.')
  return { host: e.METRICS_HOST ?? '127.0.0.1', port: e.METRICS_PORT }
}

/** Files are stored in a folder next to the database, or in a bucket that all processes share. */
const readFileSettings = (e: z.output<typeof environment>, dataDir: string): FileSettings => {
  const told = e.BACKUP_TO && !e.DATABASE_URL ? { journal: path.join(dataDir, 'files.journal') } : {}
  return { ...(parseFileBucket(e) ?? { kind: 'disk', folder: path.join(dataDir, 'files') }), ...told }
}

/** The backups that the server makes by itself; undefined: none. */
const getBackups = (e: z.output<typeof environment>) => {
  if (!e.BACKUP_TO) return undefined
  if (!e.BACKUP_PASSPHRASE)
    throw new SettingsError('BACKUP_TO needs BACKUP_PASSPHRASE, which opens the backups. Keep a copy of it elsewhere.')
  if (e.BACKUP_TO.includes('://') && !parseBucket(e.BACKUP_TO))
    throw new SettingsError('The setting BACKUP_TO must be a folder, or a bucket: s3://bucket/prefix.')
  const to = parseBucket(e.BACKUP_TO) ? e.BACKUP_TO : path.resolve(e.BACKUP_TO)
  return { to, everyHours: e.BACKUP_HOURS, keep: e.BACKUP_KEEP, passphrase: e.BACKUP_PASSPHRASE }
}

/** Throws for a way of texting that lacks a setting; `hasNumber`: the number it sends from is set. */
const checkTexting = (e: z.output<typeof environment>, hasNumber: boolean) => {
  if (e.TEXT_TRANSPORT === 'webhook' && !e.AUTOMATION_WEBHOOK_URL)
    throw new SettingsError('TEXT_TRANSPORT=webhook needs AUTOMATION_WEBHOOK_URL.')
  if (e.TEXT_TRANSPORT === 'twilio' && !(e.TWILIO_ACCOUNT_SID && e.TWILIO_AUTH_TOKEN && e.PUBLIC_URL))
    throw new SettingsError(
      'TEXT_TRANSPORT=twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and PUBLIC_URL, which Twilio calls back.',
    )
  if (e.TEXT_TRANSPORT === 'twilio' && !hasNumber)
    throw new SettingsError('TEXT_TRANSPORT=twilio needs TEXT_FROM, a number of your Twilio account.')
}

/** Refuses addresses of a database that lack what they need. */
const checkDatabaseUrls = (e: z.output<typeof environment>) => {
  if (e.DATABASE_URL && !e.APP_SECRET)
    throw new SettingsError('With DATABASE_URL, also set APP_SECRET. All processes share it.')
  if (e.DATABASE_DIRECT_URL && !e.DATABASE_URL)
    throw new SettingsError('DATABASE_DIRECT_URL needs DATABASE_URL, the address everything else uses.')
  if (e.REPLICA_URL && !e.DATABASE_URL)
    throw new SettingsError('REPLICA_URL needs DATABASE_URL, the address of the database that takes writes.')
}

/** Refuses settings that mean something only together. */
const checkPairs = (e: z.output<typeof environment>) => {
  if (Boolean(e.AI_BASE_URL) !== Boolean(e.AI_MODEL))
    throw new SettingsError('Set AI_BASE_URL and AI_MODEL together, or neither.')
  if (Boolean(e.SMTP_URL) !== Boolean(e.MAIL_FROM))
    throw new SettingsError('Set SMTP_URL and MAIL_FROM together, or neither.')
  if (e.SMTP_URL && !e.PUBLIC_URL) throw new SettingsError('SMTP_URL needs PUBLIC_URL, because emails link to it.')
}

/** Reads and checks the settings of an environment; the only place that may see `process.env`. Throws SettingsError with a sentence. */
export const readConfig = (env: Record<string, string | undefined>) => {
  const e = readSettings(environment, env)
  checkDatabaseUrls(e)
  if (!isLoopback(e.HOST) && !(e.PUBLIC_URL && e.APP_SECRET))
    throw new SettingsError(`HOST ${e.HOST} is reachable from outside, so set PUBLIC_URL and APP_SECRET.`)
  if (e.WEBHOOKS_TO === 'anywhere' && !isLoopback(e.HOST))
    throw new SettingsError(
      'WEBHOOKS_TO=anywhere is for tests. Don’t use it with a HOST that is reachable from outside.',
    )
  checkTexting(e, Boolean(env.TEXT_FROM))
  if (e.STRIPE_API_BASE && !e.STRIPE_SECRET_KEY) throw new SettingsError('STRIPE_API_BASE needs STRIPE_SECRET_KEY.')
  checkPairs(e)
  const demo = readDemo(e)
  const hasDemo = demo !== 'off'
  const quietByDefault = e.TEXT_TRANSPORT === 'simulator' && hasDemo ? 'off' : 'on'
  const dataDir = path.resolve(e.DATA_DIR)
  return {
    logLevel: e.LOG_LEVEL,
    port: e.PORT,
    host: e.HOST,
    publicUrl: e.PUBLIC_URL,
    databaseUrl: e.DATABASE_URL,
    /** Past a pooler, for what needs a session of its own: migrations and live updates. */
    databaseDirectUrl: e.DATABASE_DIRECT_URL ?? e.DATABASE_URL,
    /** Of replicas of the database, for exports, reports and lists of all organizations; without it the database answers them itself. */
    replicaUrl: e.REPLICA_URL,
    /** Off for poolers that forget statements between transactions. */
    prepared: e.PREPARED === 'on',
    /** Of a role that may read every row, past a pooler: backups are made with it. */
    backupDatabaseUrl: e.BACKUP_DATABASE_URL ?? e.DATABASE_DIRECT_URL ?? e.DATABASE_URL,
    /** The folder of PostgreSQL's own programs, for backups of a database of your own; without it they are looked for. */
    pgTools: e.PG_TOOLS,
    dataDir,
    /** The folder of an earlier PostgreSQL's programs, to carry over what it wrote; without it npm installs them for the while. */
    postgresBefore: e.POSTGRES_BEFORE,
    files: readFileSettings(e, dataDir),
    /** How buckets are reached, those of backups too. */
    s3: readBucketConnection(e),
    clamav: parseClamav(e.CLAMAV_ADDRESS),
    appSecret: e.APP_SECRET ?? keptSecret(dataDir),
    platformOrganizationId: e.PLATFORM_ORGANIZATION_ID,
    automationWebhookUrl: e.AUTOMATION_WEBHOOK_URL,
    /** The automation's key for signing replies; without one no replies are accepted. */
    automationWebhookSecret: e.AUTOMATION_WEBHOOK_SECRET,
    /** An email gateway's key for signing forwarded applications; without one none are accepted. */
    mailWebhookSecret: e.MAIL_WEBHOOK_SECRET,
    textTransport: e.TEXT_TRANSPORT,
    textFrom: e.TEXT_FROM,
    /** Cents that one part of a text costs; all costs of texts are estimated with it. */
    receiptTextsAnHour: e.RECEIPT_TEXTS_AN_HOUR,
    textPriceCents: e.TEXT_PRICE_CENTS,
    twilio:
      e.TWILIO_ACCOUNT_SID && e.TWILIO_AUTH_TOKEN
        ? { accountSid: e.TWILIO_ACCOUNT_SID, authToken: e.TWILIO_AUTH_TOKEN, apiBase: e.TWILIO_API_BASE }
        : undefined,
    /** Without a key the invoices table is the source. */
    stripe: e.STRIPE_SECRET_KEY ? { secretKey: e.STRIPE_SECRET_KEY, apiBase: e.STRIPE_API_BASE } : undefined,
    stripeWebhookSecret: e.STRIPE_WEBHOOK_SECRET,
    /** How long a screen waits for Stripe before it shows what was known. */
    stripePatience: e.STRIPE_PATIENCE_MS,
    /** Off by default only in a demo whose phones are simulated, so that it can be tried at any hour. */
    quietHours: (e.QUIET_HOURS ?? quietByDefault) === 'on',
    /** Nothing is sent in the last minutes of a window: it may arrive after its end. */
    quietMarginMinutes: e.QUIET_MARGIN_MINUTES,
    optOutEverywhere: e.OPT_OUT_EVERYWHERE === 'on',
    languageModel:
      e.AI_BASE_URL && e.AI_MODEL ? { baseUrl: e.AI_BASE_URL, apiKey: e.AI_API_KEY, model: e.AI_MODEL } : undefined,
    /** `here`: with the published passwords; `elsewhere`: reachable by others, with passwords of its own. */
    demo,
    smtp: e.SMTP_URL && e.MAIL_FROM ? { url: e.SMTP_URL, from: e.MAIL_FROM } : undefined,
    /** The proxies that are trusted for the address of a caller: sign-in is throttled by it. */
    trustProxy: parseTrusted(e.TRUST_PROXY),
    /** A demo without SMTP keeps its emails where one can read them. */
    mailbox: hasDemo && !e.SMTP_URL,
    scheduleDemoUrl: e.SCHEDULE_DEMO_URL,
    /** Tests alone: webhooks may lead to this machine. */
    webhooksAnywhere: e.WEBHOOKS_TO === 'anywhere',
    /** Of one person, in one process; no hand and no page of ours makes fifty a second for a whole minute. */
    callsAMinute: e.CALLS_A_MINUTE,
    /** Longer than the 10 s for which nginx leaves a server alone that was away; alone on its own database no one could take over. */
    drainMs: (e.DRAIN_SECONDS ?? (e.DATABASE_URL ? 12 : 0)) * 1_000,
    userManagement: e.USER_MANAGEMENT === 'on',
    passwordMin: e.PASSWORD_MIN,
    securityContact: e.SECURITY_CONTACT,
    /** After so many hours someone signs in again, however active they are. */
    sessionHours: e.SESSION_HOURS,
    /** Providers that people may sign in with. */
    signInProviders: readProviders(e),
    excellentFrom: e.EXCELLENT_FROM,
    backups: getBackups(e),
    metrics: readMetrics(e),
    /** The collector that each call is reported to, by method and pattern; not loaded without one. */
    tracesTo: e.OTEL_EXPORTER_OTLP_ENDPOINT,
  }
}
export type Config = ReturnType<typeof readConfig>
