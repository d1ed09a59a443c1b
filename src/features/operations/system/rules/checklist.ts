import type { TextCarrier } from '../../../../rules/texts/text-carriers.ts'
import { pluralize } from '../../../../rules/words/count.ts'

/** `check`: nothing here can tell, a person has to look. `optional`: it works without. */
export const lineStates = ['ready', 'missing', 'problem', 'check', 'optional'] as const
/** Where a line is changed on screen: Active Clients, or the organization in the settings. */
export const screens = ['clients', 'organization'] as const
type Screen = (typeof screens)[number]
export type LineState = (typeof lineStates)[number]
export type ChecklistLine = {
  name: string
  state: LineState
  words: string
  setting: string | null
  /** The screen where it is changed. */
  opens: Screen | null
}

/** The input of the lines: the server's settings, and counts. */
export type Installation = {
  demo: boolean
  publicUrl: string | null
  database: 'embedded' | 'server'
  texts: TextCarrier
  textFrom: string
  takesReplies: boolean
  quietHours: boolean
  mail: 'smtp' | 'mailbox' | 'none'
  stripe: 'live' | 'test' | 'none'
  stripeEvents: boolean
  files: 'disk' | 's3'
  /** Whole hours since the last backup by this product; null without one. */
  backupHours: number | null
  /** Why the newest try to make one failed; null when none did since. */
  backupProblem: string | null
  /** Why events since the backup are not stored with it; null when they are. */
  logProblem: string | null
  /** Whole days since a backup was last restored to try it; null: never. */
  rehearsedDays: number | null
  virusCheck: boolean
  languageModel: boolean
  /** Active clients; those with a texting number of their own, without a customer at payments. */
  clients: number
  withNumber: number
  withoutCustomer: number
  /** Of the platform itself: people, those without a second factor, and whether it is required. */
  staff: number
  staffWithout: number
  requiresTwoFactor: boolean
}

type LineInput = Omit<ChecklistLine, 'opens' | 'setting'> & { setting?: string; opens?: Screen }

const dataLine = ({ demo }: Installation): LineInput =>
  demo
    ? {
        name: 'Data',
        state: 'problem',
        words: 'This is a demo with made-up people and clinics. Start over with an empty database for real data.',
        setting: 'DEMO_DATA=off',
      }
    : { name: 'Data', state: 'ready', words: 'No made-up data.' }

const addressLine = ({ publicUrl }: Installation): LineInput => {
  if (publicUrl === null)
    return {
      name: 'Address',
      state: 'missing',
      words: 'Only this machine can open the console. Links in texts and emails don’t work elsewhere.',
      setting: 'PUBLIC_URL',
    }
  return publicUrl.startsWith('https:')
    ? { name: 'Address', state: 'ready', words: `People sign in at ${publicUrl}.` }
    : {
        name: 'Address',
        state: 'problem',
        words: 'The address isn’t encrypted, so others could read passwords.',
        setting: 'PUBLIC_URL=https://…',
      }
}

const textsLine = ({ texts, takesReplies }: Installation): LineInput => {
  if (texts === 'simulator')
    return {
      name: 'Texts',
      state: 'missing',
      words: 'Texts go to simulated phones. No one receives them.',
      setting: 'TEXT_TRANSPORT=twilio or webhook',
    }
  return takesReplies
    ? { name: 'Texts', state: 'ready', words: 'Texts are sent, and replies arrive.' }
    : {
        name: 'Texts',
        state: 'problem',
        words: 'Texts are sent, but replies, including STOP, aren’t received.',
        setting: 'AUTOMATION_WEBHOOK_SECRET',
      }
}

const numbersLine = ({ texts, textFrom, clients, withNumber }: Installation): LineInput => {
  const own =
    clients === 0
      ? 'There are no clients yet.'
      : `${withNumber} of ${pluralize(clients, 'active client')} ${withNumber === 1 ? 'has' : 'have'} their own number.`
  return {
    name: 'Sending numbers',
    state: texts === 'simulator' ? 'missing' : 'check',
    words: `Clients without a number text from ${textFrom}. ${own} Check that each is registered.`,
    setting: 'TEXT_FROM',
    opens: 'clients',
  }
}

const quietLine = ({ quietHours }: Installation): LineInput =>
  quietHours
    ? {
        name: 'Quiet hours',
        state: 'ready',
        words: 'No one is texted at night, or on Sundays where the law forbids it.',
      }
    : {
        name: 'Quiet hours',
        state: 'problem',
        words: 'Texts can be sent at any hour, which is against the law.',
        setting: 'QUIET_HOURS=on',
      }

const mailLine = ({ mail }: Installation): LineInput => {
  if (mail === 'smtp') return { name: 'Email', state: 'ready', words: 'Invitations, resets, and reports are emailed.' }
  return {
    name: 'Email',
    state: 'missing',
    words:
      mail === 'mailbox'
        ? 'Emails stay in the console’s mailbox. No one receives them.'
        : 'No email is sent. Admins share invitation and password links themselves.',
    setting: 'SMTP_URL and MAIL_FROM',
  }
}

const paymentsLine = ({ stripe, stripeEvents }: Installation): LineInput => {
  const name = 'Payments'
  if (stripe === 'none')
    return {
      name,
      state: 'missing',
      words: 'Without Stripe, invoices come from a table that nothing fills.',
      setting: 'STRIPE_SECRET_KEY',
    }
  if (stripe === 'test')
    return { name, state: 'problem', words: 'This is a Stripe test mode key.', setting: 'STRIPE_SECRET_KEY' }
  return stripeEvents
    ? { name, state: 'ready', words: 'Invoices come from Stripe, and changes as they happen.' }
    : {
        name,
        state: 'missing',
        words: 'Invoices come from Stripe when someone opens them. Changes in between don’t arrive.',
        setting: 'STRIPE_WEBHOOK_SECRET',
      }
}

const customersLine = ({ clients, withoutCustomer }: Installation): LineInput => ({
  name: 'Customers at payments',
  state: withoutCustomer === 0 && clients > 0 ? 'ready' : 'missing',
  words:
    clients === 0
      ? 'There are no clients yet.'
      : withoutCustomer === 0
        ? 'Every active client is linked to its customer.'
        : `${pluralize(withoutCustomer, 'active client is', 'active clients are')} not linked to a customer. Their invoices and reports are Unmatched.`,
  opens: 'clients',
})

/** A backup older than this is no safety net: everything since would be lost. */
const oldBackup = 48

/** After so many days the way back is tried again: disks, passphrases and people change. */
const longUntried = 90

const rehearsal = (days: number | null) => {
  const how = 'npm run restore -- --from FOLDER --verify'
  if (days === null) return ` No test restore yet: ${how}.`
  const ago = days === 0 ? 'today' : `${pluralize(days, 'day')} ago`
  return ` Last test restore ${ago}${days > longUntried ? `. Test again: ${how}` : ''}.`
}

const backupLine = (found: Installation): LineInput => {
  const { database, files, backupHours, backupProblem, logProblem, rehearsedDays } = found
  const name = 'Backup'
  if (database === 'server' && backupHours === null && backupProblem === null)
    return {
      name,
      state: 'check',
      words:
        'No backup from here. Set BACKUP_TO and BACKUP_PASSPHRASE, or back up another way: the database with its ' +
        `roles, ${files === 's3' ? 'the bucket of the files' : 'the folder of the files (DATA_DIR/files)'} and ` +
        'APP_SECRET, which opens the saved logins. Then test a restore.',
    }
  const setting = 'BACKUP_TO and BACKUP_PASSPHRASE'
  if (backupProblem !== null)
    return { name, state: 'problem', words: `The newest backup failed: ${backupProblem}`, setting }
  if (logProblem !== null)
    return {
      name,
      state: 'problem',
      words: `Backup log archiving isn’t working: ${logProblem}`,
      setting,
    }
  if (backupHours === null) return { name, state: 'missing', words: 'No backups yet.', setting }
  if (backupHours > oldBackup)
    return {
      name,
      state: 'problem',
      words: `The last backup is ${Math.floor(backupHours / 24)} days old.`,
      setting,
    }
  return {
    name,
    state: rehearsedDays === null || rehearsedDays > longUntried ? 'check' : 'ready',
    words: `The last backup is ${backupHours === 0 ? 'less than an hour' : pluralize(backupHours, 'hour')} old.${rehearsal(rehearsedDays)}`,
  }
}

const secondFactorLine = ({ staff, staffWithout, requiresTwoFactor }: Installation): LineInput => {
  const name = 'Two-factor sign-in'
  if (requiresTwoFactor)
    return {
      name,
      state: 'ready',
      words: 'Platform staff sign in with a code.',
      opens: 'organization',
    }
  if (staff === 0)
    return { name, state: 'missing', words: 'The platform has no staff yet.', setting: 'npm run admin -- create' }
  return {
    name,
    state: staffWithout === 0 ? 'ready' : 'missing',
    words:
      staffWithout === 0
        ? 'All platform staff use a code, though it isn’t required.'
        : `${staffWithout} of ${staff} of platform staff sign in with only a password, and can see every clinic.`,
    opens: 'organization',
  }
}

const filesLine = ({ virusCheck }: Installation): LineInput =>
  virusCheck
    ? { name: 'Virus check', state: 'ready', words: 'Files are checked before anyone opens them.' }
    : {
        name: 'Virus check',
        state: 'missing',
        words: 'Files from strangers aren’t checked.',
        setting: 'CLAMAV_ADDRESS',
      }

const modelLine = ({ languageModel }: Installation): LineInput =>
  languageModel
    ? {
        name: 'Drafts',
        state: 'ready',
        words: 'AI writes drafts, and reads resumes for organizations that turn it on.',
      }
    : {
        name: 'Drafts',
        state: 'optional',
        words: 'Drafts are built from the resume, without AI.',
        setting: 'AI_BASE_URL and AI_MODEL',
      }

/**
 * Returns the production checklist, most serious subjects first; each line has its state, and the setting or screen
 * that changes it.
 */
export const createChecklist = (found: Installation): ChecklistLine[] =>
  [
    dataLine,
    addressLine,
    textsLine,
    numbersLine,
    quietLine,
    mailLine,
    secondFactorLine,
    backupLine,
    paymentsLine,
    customersLine,
    filesLine,
    modelLine,
  ].map((toLine) => {
    const { setting, opens, ...line } = toLine(found)
    return { ...line, setting: setting ?? null, opens: opens ?? null }
  })
