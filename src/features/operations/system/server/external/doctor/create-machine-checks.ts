import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { openBackups } from '../../../../../../integrations/backups/open-backups.ts'
import { probeHttp, probeTcp } from '../../../../../../integrations/reach/probe.ts'
import { parseBucket } from '../../../../../../platform/server/backup-store.ts'
import { type Check, pass } from '../../../rules/checks.ts'
import { judgeDisk } from '../../../rules/judge.ts'
import { hidePassword } from '../../../rules/secrets.ts'
import type { Examination } from './examined.ts'
import type { HealthCheck } from './health-check.ts'

const patience = 3_000 // ms

/** The space of the disk that holds, or would hold, a folder. */
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
  todo: 'Check that the disk is mounted and readable.',
  run: async () => judgeDisk(name, folder, await spaceAt(folder)),
})

/** The disk of the folder of backups, or a trial of their bucket. */
const backupsLook = ({ config }: Examination): HealthCheck[] => {
  if (!config.backups) return []
  const { to } = config.backups
  if (!parseBucket(to)) return [diskLook('Disk of the backups', to)]
  const name = 'Bucket of the backups'
  const run = async () => {
    const place = openBackups(to, config.s3)
    const late = setTimeout(() => place.leave(), patience)
    await place.tryOut().finally(() => clearTimeout(late))
    return pass(name, `We wrote, listed, and removed a small file in ${to}.`)
  }
  return [{ name, todo: 'Check BACKUP_TO and the bucket’s keys. The log waits on this disk until then.', run }]
}

const filesLook = ({ files, config }: Examination): HealthCheck => ({
  name: 'Files',
  todo:
    config.files.kind === 's3'
      ? 'Check that the bucket exists and its keys can write, read, and delete.'
      : 'Check that the files folder is writable and its disk has space.',
  run: async () => {
    await files.tryOut()
    return pass(
      'Files',
      `We wrote, read, and removed a small file in ${config.files.kind === 's3' ? 'the bucket' : 'the folder'}.`,
    )
  },
})

const answers = (name: string, place: string): Check => pass(name, `${place} answers.`)

const mailLook = ({ config }: Examination): HealthCheck => ({
  name: 'Email server',
  todo: 'Check SMTP_URL and the email server.',
  run: async () => {
    if (!config.smtp) return pass('Email server', config.mailbox ? 'The console’s own mailbox.' : 'Not set.')
    const { hostname, port, protocol } = new URL(config.smtp.url)
    const tls = protocol === 'smtps:'
    await probeTcp(
      { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || (tls ? 465 : 587)), tls, hears: '220' },
      patience,
    )
    return answers('Email server', hidePassword(config.smtp.url) ?? hostname)
  },
})

const stripeLook = ({ config }: Examination): HealthCheck => ({
  name: 'Stripe',
  todo: 'Check outbound access, and status.stripe.com.',
  run: async () => {
    if (!config.stripe) return pass('Stripe', 'Invoices come from the table.')
    const base = config.stripe.apiBase ?? 'https://api.stripe.com'
    await probeHttp(base, patience)
    return answers('Stripe', hidePassword(base) ?? 'It')
  },
})

const modelLook = ({ config }: Examination): HealthCheck => ({
  name: 'AI model',
  todo: 'Drafts are built without AI until it answers. Check AI_BASE_URL and outbound access.',
  run: async () => {
    const name = 'AI model'
    if (!config.languageModel) return pass(name, 'Not set.')
    const { baseUrl } = config.languageModel
    await probeHttp(baseUrl, patience)
    return answers(name, hidePassword(baseUrl) ?? 'It')
  },
})

const textsLook = ({ config }: Examination): HealthCheck => ({
  name: 'Texting service',
  todo: 'Texts wait or fail until it answers. Check the service and outbound access.',
  run: async () => {
    const name = 'Texting service'
    if (config.textTransport === 'simulator') return pass(name, 'The simulated phones.')
    if (config.textTransport === 'twilio') {
      const base = config.twilio?.apiBase ?? 'https://api.twilio.com'
      await probeHttp(base, patience)
      return answers(name, hidePassword(base) ?? 'It')
    }
    config.textTransport satisfies 'webhook'
    // Any request to the address of an automation may set it off: a connection is all that is tried.
    const { hostname, port, protocol } = new URL(config.automationWebhookUrl ?? '')
    const tls = protocol === 'https:'
    const host = hostname.replace(/^\[|\]$/g, '')
    await probeTcp({ host, port: Number(port || (tls ? 443 : 80)), tls }, patience)
    return answers(name, hidePassword(config.automationWebhookUrl ?? '') ?? 'It')
  },
})

const scannerLook = ({ config }: Examination): HealthCheck => ({
  name: 'Virus scanner',
  todo: 'Check CLAMAV_ADDRESS and clamd. Until then, new files wait.',
  run: async () => {
    if (!config.clamav) return pass('Virus scanner', 'None is set. Files are checked only for active content.')
    const { host, port } = config.clamav
    await probeTcp({ host, port, asks: 'zVERSION\0', hears: 'ClamAV' }, patience)
    return answers('Virus scanner', `${host}:${port}`)
  },
})

/** Returns the checks without the database: files, disks, and external services; nothing is sent to anyone. */
export const createMachineChecks = (of: Examination): HealthCheck[] => [
  filesLook(of),
  diskLook('Disk', of.config.dataDir),
  ...backupsLook(of),
  mailLook(of),
  textsLook(of),
  stripeLook(of),
  scannerLook(of),
  modelLook(of),
]
