import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { openBackups } from '../../../../../../integrations/backups/open-backups.ts'
import { probeHttp, probeTcp } from '../../../../../../integrations/reach/probe.ts'
import { bucketOf } from '../../../../../../platform/server/backup-store.ts'
import { type Check, ok } from '../../../rules/checks.ts'
import { judgeDisk } from '../../../rules/judge.ts'
import { placeOf } from '../../../rules/secrets.ts'
import type { Examined } from './examined.ts'
import type { HealthCheck } from './health-check.ts'

const patience = 3_000 // ms

/** The space of the disk on which a folder lies, or would lie. */
const spaceAt = async (folder: string): Promise<{ free: number; total: number }> => {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, total: blocks * bsize }
  } catch (error) {
    const above = path.dirname(folder)
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT') || above === folder) throw error
    return await spaceAt(above)
  }
}

const diskLook = (name: string, folder: string): HealthCheck => ({
  name,
  todo: 'Look whether the disk is mounted, and may be read.',
  run: async () => judgeDisk(name, folder, await spaceAt(folder)),
})

/** The disk of the folder of backups, or a trial of their bucket. */
const backupsLook = ({ config }: Examined): HealthCheck[] => {
  if (!config.backups) return []
  const { to } = config.backups
  if (!bucketOf(to)) return [diskLook('Disk of the backups', to)]
  const name = 'Bucket of the backups'
  const run = async () => {
    const place = openBackups(to, config.s3)
    const late = setTimeout(() => place.leave(), patience)
    await place.tryOut().finally(() => clearTimeout(late))
    return ok(name, `A small file was written, listed and removed in ${to}.`)
  }
  return [
    { name, todo: 'Look at BACKUP_TO and the keys of the bucket. What happens meanwhile waits on this disk.', run },
  ]
}

const filesLook = ({ files, config }: Examined): HealthCheck => ({
  name: 'Files',
  todo:
    config.files.kind === 's3'
      ? 'Look whether the bucket is there, and whether its keys may write, read and delete.'
      : 'Look whether the folder of the files may be written, and whether its disk is full.',
  run: async () => {
    await files.tryOut()
    return ok(
      'Files',
      `A small file was written, read and removed in ${config.files.kind === 's3' ? 'the bucket' : 'the folder'}.`,
    )
  },
})

const answers = (name: string, place: string): Check => ok(name, `${place} answers.`)

const mailLook = ({ config }: Examined): HealthCheck => ({
  name: 'Mail server',
  todo: 'Look at SMTP_URL, and whether the mail server runs.',
  run: async () => {
    if (!config.smtp) return ok('Mail server', config.mailbox ? 'The console’s own mailbox.' : 'None is set.')
    const { hostname, port, protocol } = new URL(config.smtp.url)
    const tls = protocol === 'smtps:'
    await probeTcp(
      { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || (tls ? 465 : 587)), tls, hears: '220' },
      patience,
    )
    return answers('Mail server', placeOf(config.smtp.url) ?? hostname)
  },
})

const stripeLook = ({ config }: Examined): HealthCheck => ({
  name: 'Stripe',
  todo: 'Look whether this machine may call out, and at status.stripe.com.',
  run: async () => {
    if (!config.stripe) return ok('Stripe', 'The invoices are those of the table.')
    const base = config.stripe.apiBase ?? 'https://api.stripe.com'
    await probeHttp(base, patience)
    return answers('Stripe', placeOf(base) ?? 'It')
  },
})

const modelLook = ({ config }: Examined): HealthCheck => ({
  name: 'Language model',
  todo: 'Drafts are composed without it until it answers: look at AI_BASE_URL, and whether this machine may call out.',
  run: async () => {
    const name = 'Language model'
    if (!config.languageModel) return ok(name, 'None is set.')
    const { baseUrl } = config.languageModel
    await probeHttp(baseUrl, patience)
    return answers(name, placeOf(baseUrl) ?? 'It')
  },
})

const textsLook = ({ config }: Examined): HealthCheck => ({
  name: 'Texting service',
  todo: 'Texts wait or fail until it answers: look whether it runs, and whether this machine may call out.',
  run: async () => {
    const name = 'Texting service'
    if (config.textTransport === 'simulator') return ok(name, 'The simulated phones.')
    if (config.textTransport === 'twilio') {
      const base = config.twilio?.apiBase ?? 'https://api.twilio.com'
      await probeHttp(base, patience)
      return answers(name, placeOf(base) ?? 'It')
    }
    // Whatever is sent to the address of an automation may set it off: a connection is all that is tried.
    const { hostname, port, protocol } = new URL(config.automationWebhookUrl ?? '')
    const tls = protocol === 'https:'
    await probeTcp({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || (tls ? 443 : 80)), tls }, patience)
    return answers(name, placeOf(config.automationWebhookUrl ?? '') ?? 'It')
  },
})

const scannerLook = ({ config }: Examined): HealthCheck => ({
  name: 'Virus scanner',
  todo: 'Look at CLAMAV_ADDRESS, and whether clamd runs: until then new files wait.',
  run: async () => {
    if (!config.clamav) return ok('Virus scanner', 'None is set; files are checked for what could run in them.')
    const { host, port } = config.clamav
    await probeTcp({ host, port, asks: 'zVERSION\0', hears: 'ClamAV' }, patience)
    return answers('Virus scanner', `${host}:${port}`)
  },
})

/** What is looked at without the database: files, disks, and anyone who the product talks with; nothing is sent to anyone. */
export const machineChecks = (of: Examined): HealthCheck[] => [
  filesLook(of),
  diskLook('Disk', of.config.dataDir),
  ...backupsLook(of),
  mailLook(of),
  textsLook(of),
  stripeLook(of),
  scannerLook(of),
  modelLook(of),
]
