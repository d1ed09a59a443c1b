import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { readConnection } from './process/bucket-settings.ts'

const base = { DATABASE_URL: 'postgres://somewhere/x', APP_SECRET: 'a secret of at least 32 characters' }
const providers = (env: Record<string, string>) => readConfig({ ...base, ...env }).signInProviders
const quiet = (env: Record<string, string>) => readConfig({ ...base, ...env }).quietHours

const demo = (env: Record<string, string | undefined>) =>
  readConfig({ APP_SECRET: base.APP_SECRET, DATA_DIR: '/data', ...env }).demo

test('the demo with its published passwords is for this machine alone; elsewhere it must be requested', () => {
  expect(demo({})).toBe('here')
  for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(demo({ PUBLIC_URL }), PUBLIC_URL).toBe('here')
  const reachable: Record<string, string>[] = [
    { PUBLIC_URL: 'https://recruit.example.com' },
    { PUBLIC_URL: 'http://127.0.0.1.example.com' },
    { TRUST_PROXY: '1' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' },
  ]
  for (const env of reachable) {
    expect(() => demo(env), JSON.stringify(env)).toThrow('DEMO_DATA=off')
    expect(demo({ ...env, DEMO_DATA: 'off' })).toBe('off')
    expect(demo({ ...env, DEMO_DATA: 'on' })).toBe('elsewhere')
    expect(demo({ ...env, DATABASE_URL: base.DATABASE_URL })).toBe('off')
  }
})

const files = (env: Record<string, string>) => readConfig({ ...base, ...env }).files

const clamav = (CLAMAV_ADDRESS?: string) => readConfig({ ...base, CLAMAV_ADDRESS }).clamav

test('quiet hours hold, except in a demo whose phones are simulated, and as set', () => {
  expect(quiet({})).toBe(true)
  expect(quiet({ DEMO_DATA: 'on' })).toBe(false)
  expect(quiet({ DEMO_DATA: 'on', QUIET_HOURS: 'on' })).toBe(true)
  expect(quiet({ DEMO_DATA: 'on', TEXT_TRANSPORT: 'webhook', AUTOMATION_WEBHOOK_URL: 'https://example.com' })).toBe(
    true,
  )
  expect(quiet({ QUIET_HOURS: 'off' })).toBe(false)
})

test('Twilio and a language model need all of their settings', () => {
  expect(() => quiet({ TEXT_TRANSPORT: 'twilio' })).toThrow('TWILIO_ACCOUNT_SID')
  const twilio = {
    TEXT_TRANSPORT: 'twilio',
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'x',
    PUBLIC_URL: 'https://example.com',
  }
  expect(() => quiet(twilio)).toThrow('TEXT_FROM')
  expect(quiet({ ...twilio, TEXT_FROM: '+15125550100' })).toBe(true)
  expect(() => quiet({ AI_BASE_URL: 'https://example.com/v1' })).toThrow('AI_MODEL')
})

test('a sign-in provider needs its secret, the public address, and over https one issuer that names its tenant', () => {
  const address = { PUBLIC_URL: 'https://recruit.example.com' }
  const google = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }
  const microsoft = { ...address, MICROSOFT_CLIENT_ID: 'a', MICROSOFT_CLIENT_SECRET: 'b' }
  expect(providers({ ...address, ...google })).toMatchObject([{ id: 'google', issuer: 'https://accounts.google.com' }])
  expect(providers(address)).toEqual([])
  expect(() => providers(google)).toThrow('needs PUBLIC_URL')
  expect(() => providers({ ...address, GOOGLE_CLIENT_ID: 'a' })).toThrow('together, or neither')
  expect(() => providers({ ...address, ...google, GOOGLE_ISSUER: 'http://accounts.example' })).toThrow('https://')
  expect(() => providers(microsoft)).toThrow('needs MICROSOFT_ISSUER')
  const common = 'https://login.microsoftonline.com/common/v2.0'
  expect(() => providers({ ...microsoft, MICROSOFT_ISSUER: common })).toThrow('one tenant')
})

test('the settings of the payments vendor are checked at start', () => {
  expect(() => quiet({ STRIPE_SECRET_KEY: 'pk_live_1' })).toThrow('STRIPE_SECRET_KEY must be a key of Stripe')
  expect(() => quiet({ STRIPE_WEBHOOK_SECRET: 'secret' })).toThrow('STRIPE_WEBHOOK_SECRET')
  expect(() => quiet({ STRIPE_API_BASE: 'http://127.0.0.1:1' })).toThrow('STRIPE_API_BASE needs STRIPE_SECRET_KEY')
  expect(readConfig(base).stripe).toBeUndefined()
  const env = { STRIPE_SECRET_KEY: 'rk_test_abc', STRIPE_API_BASE: 'http://127.0.0.1:1' }
  expect(readConfig({ ...base, ...env }).stripe).toEqual({ secretKey: 'rk_test_abc', apiBase: 'http://127.0.0.1:1' })
})

test('email requires its sender and the public address; without it a demo keeps a mailbox', () => {
  const smtp = { SMTP_URL: 'smtp://mail.example.com:587', MAIL_FROM: 'Reinforce <no-reply@example.com>' }
  const full = { ...base, ...smtp, PUBLIC_URL: 'https://example.com' }
  expect(readConfig(full)).toMatchObject({ smtp: { from: smtp.MAIL_FROM }, mailbox: false })
  expect(() => readConfig({ ...full, MAIL_FROM: undefined })).toThrow('SMTP_URL and MAIL_FROM together')
  expect(() => readConfig({ ...full, PUBLIC_URL: undefined })).toThrow('SMTP_URL needs PUBLIC_URL')
  expect(() => readConfig({ ...full, SMTP_URL: 'https://mail' })).toThrow('smtp:// or smtps://')
  expect(() => readConfig({ ...full, MAIL_FROM: 'x\r\nBcc: y@z' })).toThrow('MAIL_FROM')
  expect(readConfig({ ...base, DEMO_DATA: 'on' }).mailbox).toBe(true)
  expect(readConfig(base).mailbox).toBe(false)
})

const trust = (TRUST_PROXY?: string) => readConfig({ ...base, TRUST_PROXY }).trustProxy

test('proxies in front are counted or named', () => {
  const one = trust('1')
  expect(typeof one === 'function' && [0, 1].map((hop) => one('10.0.0.1', hop))).toEqual([true, false])
  expect([trust(), trust('10.0.0.0/8, ::1')]).toEqual([false, '10.0.0.0/8, ::1'])
  expect(() => trust('everybody')).toThrow('TRUST_PROXY')
})

test('files lie in the data folder, or in a bucket whose settings are checked at start', () => {
  expect(files({ DATA_DIR: '/data' })).toEqual({ kind: 'disk', folder: '/data/files' })
  expect(() => files({ FILES: 'cloud' })).toThrow('FILES must be disk or s3')
  expect(() => files({ FILES: 's3' })).toThrow('FILES=s3 needs S3_BUCKET')
  expect(() => files({ S3_BUCKET: 'our-files' })).toThrow('S3_BUCKET needs FILES=s3')
  const s3 = { FILES: 's3', S3_BUCKET: 'our-files' }
  expect(() => files({ ...s3, S3_BUCKET: 'Our_Files' })).toThrow('S3_BUCKET must be the name of a bucket')
  expect(() => files({ ...s3, S3_ENDPOINT: 'minio:9000' })).toThrow('S3_ENDPOINT must be an http(s) address')
  expect(() => files({ ...s3, S3_ACCESS_KEY_ID: 'x' })).toThrow('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together')
  expect(() => files({ ...s3, S3_PATH_STYLE: 'yes' })).toThrow('S3_PATH_STYLE must be on or off')
  expect(files(s3)).toMatchObject({ region: 'us-east-1', pathStyle: false, credentials: undefined })
  const keys = { S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'y' }
  expect(files({ ...s3, ...keys, S3_ENDPOINT: 'https://s3.example.com' })).toMatchObject({
    pathStyle: true,
    credentials: { accessKeyId: 'x', secretAccessKey: 'y' },
  })
})

test('the virus scanner has an address with a port, or there is none', () => {
  expect(clamav()).toBeUndefined()
  expect(clamav('clamd.internal:3310')).toMatchObject({ host: 'clamd.internal', port: 3310 })
  expect(clamav('[::1]:3310')).toMatchObject({ host: '::1', port: 3310 })
  expect(() => clamav('clamd.internal')).toThrow('CLAMAV_ADDRESS must be host:port')
})

const backups = (env: Record<string, string>) =>
  readConfig({ APP_SECRET: base.APP_SECRET, DATA_DIR: '/data', ...env }).backups

test('backups by itself need a passphrase, and are of any database', () => {
  const BACKUP_PASSPHRASE = 'correct horse battery'
  expect(backups({})).toBeUndefined()
  expect(backups({ BACKUP_PASSPHRASE })).toBeUndefined()
  const here = { to: '/mnt/backups', everyHours: 24, keep: 14, passphrase: BACKUP_PASSPHRASE }
  expect(backups({ BACKUP_TO: '/mnt/backups', BACKUP_PASSPHRASE })).toEqual(here)
  const set = { BACKUP_TO: '/mnt/backups', BACKUP_PASSPHRASE, BACKUP_HOURS: '6', BACKUP_KEEP: '40' }
  expect(backups(set)).toEqual({ ...here, everyHours: 6, keep: 40 })
  expect(() => backups({ BACKUP_TO: '/mnt/backups' })).toThrow('BACKUP_TO needs BACKUP_PASSPHRASE')
  expect(backups({ ...set, DATABASE_URL: base.DATABASE_URL })).toEqual({ ...here, everyHours: 6, keep: 40 })
  expect(() => backups({ ...set, BACKUP_DATABASE_URL: 'mysql://x' })).toThrow(
    'BACKUP_DATABASE_URL must be a postgres://',
  )
  expect(() => backups({ ...set, BACKUP_PASSPHRASE: 'short' })).toThrow('at least 12 characters')
  expect(() => backups({ ...set, BACKUP_HOURS: '0' })).toThrow('BACKUP_HOURS must be a number of hours from 1 to 168')
})

test('backups lie in a folder or a bucket, which is reached as that of the files is', () => {
  const BACKUP_PASSPHRASE = 'correct horse battery'
  expect(backups({ BACKUP_TO: 's3://our-backups/of', BACKUP_PASSPHRASE })).toMatchObject({ to: 's3://our-backups/of' })
  expect(() => backups({ BACKUP_TO: 'gs://our-backups', BACKUP_PASSPHRASE })).toThrow(
    'BACKUP_TO must be a folder, or a bucket: s3://bucket/prefix.',
  )
  const keys = { S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'y', S3_ENDPOINT: 'https://s3.example.com' }
  const reached = { region: 'us-east-1', endpoint: 'https://s3.example.com', pathStyle: true, timeoutMs: 30_000 }
  const expected = { ...reached, credentials: { accessKeyId: 'x', secretAccessKey: 'y' } }
  expect(readConfig({ ...base, ...keys }).s3).toEqual(expected)
  expect(readConnection(keys)).toEqual(expected)
  expect(() => readConnection({ S3_ACCESS_KEY_ID: 'x' })).toThrow('together')
  expect(() => readConnection({ S3_ENDPOINT: 'somewhere' })).toThrow('S3_ENDPOINT must be an http(s) address')
})

const readFiles = (env: Record<string, string>) =>
  readConfig({ APP_SECRET: base.APP_SECRET, DATA_DIR: '/data', ...env }).files

test('records changes of files where backups need them, and only there', () => {
  expect(readFiles({})).toEqual({ kind: 'disk', folder: '/data/files' })
  const env = { BACKUP_TO: '/mnt/backups', BACKUP_PASSPHRASE: 'correct horse battery' }
  expect(readFiles(env)).toEqual({ kind: 'disk', folder: '/data/files', journal: '/data/files.journal' })
})

test('the address past a pooler defaults to the usual one, and is nothing alone', () => {
  expect(readConfig(base).databaseDirectUrl).toBe(base.DATABASE_URL)
  const direct = 'postgres://reinforce@db.example:5432/reinforce'
  expect(readConfig({ ...base, DATABASE_DIRECT_URL: direct })).toMatchObject({
    databaseDirectUrl: direct,
    prepared: true,
  })
  expect(readConfig({ ...base, PREPARED: 'off' }).prepared).toBe(false)
  expect(() => readConfig({ APP_SECRET: base.APP_SECRET, DATABASE_DIRECT_URL: direct })).toThrow('needs DATABASE_URL')
})

test('replicas are those of a database of your own', () => {
  const replicas = 'postgres://reinforce@db.example:6432/reinforce_replicas'
  expect(readConfig({ ...base, REPLICA_URL: replicas }).replicaUrl).toBe(replicas)
  expect(readConfig(base).replicaUrl).toBeUndefined()
  expect(() => readConfig({ APP_SECRET: base.APP_SECRET, REPLICA_URL: replicas })).toThrow('needs DATABASE_URL')
})

test('figures have a port of their own, on this machine by default, and calls are reported to the set collector', () => {
  expect(readConfig(base)).toMatchObject({ metrics: undefined, tracesTo: undefined })
  const metrics = (env: Record<string, string>) => readConfig({ ...base, ...env }).metrics
  expect(metrics({ METRICS_PORT: '9464' })).toEqual({ host: '127.0.0.1', port: 9464 })
  expect(metrics({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.7' })).toEqual({ host: '10.0.0.7', port: 9464 })
  expect(metrics({ METRICS_PORT: '0', PORT: '0' })).toEqual({ host: '127.0.0.1', port: 0 })
  for (const METRICS_PORT of ['http', '70000', '-1', '1.5'])
    expect(() => metrics({ METRICS_PORT }), METRICS_PORT).toThrow('METRICS_PORT must be a port number from 0 to 65535')
  expect(() => metrics({ METRICS_HOST: '10.0.0.7' })).toThrow('METRICS_HOST needs METRICS_PORT')
  expect(() => metrics({ METRICS_PORT: '3000' })).toThrow('METRICS_PORT must differ from PORT')
  const to = (OTEL_EXPORTER_OTLP_ENDPOINT: string) => readConfig({ ...base, OTEL_EXPORTER_OTLP_ENDPOINT }).tracesTo
  expect(to('http://127.0.0.1:4318')).toBe('http://127.0.0.1:4318')
  expect(() => to('127.0.0.1:4318')).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT must be an http(s) address')
})
