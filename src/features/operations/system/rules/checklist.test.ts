import { expect, test } from 'vitest'
import { createChecklist, type Installation } from './checklist.ts'

const ready: Installation = {
  demo: false,
  publicUrl: 'https://console.example.test',
  database: 'server',
  texts: 'twilio',
  textFrom: '+15125550100',
  takesReplies: true,
  quietHours: true,
  mail: 'smtp',
  stripe: 'live',
  stripeEvents: true,
  files: 's3',
  backupHours: null,
  backupProblem: null,
  logProblem: null,
  rehearsedDays: 3,
  virusCheck: true,
  languageModel: true,
  clients: 3,
  withNumber: 1,
  withoutCustomer: 0,
  staff: 4,
  staffWithout: 0,
  requiresTwoFactor: true,
}
const line = (name: string, change: Partial<Installation>) =>
  createChecklist({ ...ready, ...change }).find((each) => each.name === name)

test('where all is set up, only what no one here can know is left to be checked', () => {
  expect(
    createChecklist(ready)
      .filter(({ state }) => state !== 'ready')
      .map(({ name, state }) => [name, state]),
  ).toEqual([
    ['Sending numbers', 'check'],
    ['Backup', 'check'],
  ])
})

test.each<[string, Partial<Installation>, string, RegExp, string | null]>([
  ['Data', { demo: true }, 'problem', /made-up/, 'DEMO_DATA=off'],
  ['Address', { publicUrl: null }, 'missing', /Only this machine/, 'PUBLIC_URL'],
  ['Address', { publicUrl: 'http://a.test' }, 'problem', /isn’t encrypted/, 'PUBLIC_URL=https://…'],
  ['Texts', { texts: 'simulator' }, 'missing', /simulated phones\. No one/, 'TEXT_TRANSPORT=twilio or webhook'],
  ['Texts', { texts: 'webhook', takesReplies: false }, 'problem', /STOP/, 'AUTOMATION_WEBHOOK_SECRET'],
  ['Sending numbers', { texts: 'simulator' }, 'missing', /1 of 3 active clients has/, 'TEXT_FROM'],
  ['Sending numbers', { withNumber: 2 }, 'check', /2 of 3 active clients have/, 'TEXT_FROM'],
  ['Sending numbers', { clients: 0, withNumber: 0 }, 'check', /no clients yet/, 'TEXT_FROM'],
  ['Quiet hours', { quietHours: false }, 'problem', /any hour/, 'QUIET_HOURS=on'],
  ['Email', { mail: 'mailbox' }, 'missing', /mailbox/, 'SMTP_URL and MAIL_FROM'],
  ['Email', { mail: 'none' }, 'missing', /No email is sent/, 'SMTP_URL and MAIL_FROM'],
  ['Payments', { stripe: 'none' }, 'missing', /Without Stripe/, 'STRIPE_SECRET_KEY'],
  ['Payments', { stripe: 'test' }, 'problem', /test mode/, 'STRIPE_SECRET_KEY'],
  ['Payments', { stripeEvents: false }, 'missing', /when someone opens them/, 'STRIPE_WEBHOOK_SECRET'],
  ['Customers at payments', { withoutCustomer: 1 }, 'missing', /1 active client is not linked/, null],
  ['Customers at payments', { withoutCustomer: 2 }, 'missing', /2 active clients are not linked/, null],
  ['Customers at payments', { clients: 0 }, 'missing', /no clients yet/, null],
  ['Two-factor sign-in', { requiresTwoFactor: false }, 'ready', /isn’t required/, null],
  [
    'Two-factor sign-in',
    { requiresTwoFactor: false, staff: 0, staffWithout: 0 },
    'missing',
    /has no staff yet/,
    'npm run admin -- create',
  ],
  ['Two-factor sign-in', { requiresTwoFactor: false, staffWithout: 3 }, 'missing', /3 of 4 .* only a password/, null],
  ['Backup', {}, 'check', /the database with its roles, the bucket of the files and APP_SECRET/, null],
  [
    'Backup',
    { database: 'embedded', files: 'disk' },
    'missing',
    /^No backups yet\.$/,
    'BACKUP_TO and BACKUP_PASSPHRASE',
  ],
  ['Backup', { database: 'embedded', backupHours: 0 }, 'ready', /less than an hour old\. Last test restore/, null],
  [
    'Backup',
    { database: 'embedded', files: 'disk', backupHours: 48 },
    'ready',
    /^The last backup is 48 hours old\. Last test restore 3 days ago\.$/,
    null,
  ],
  [
    'Backup',
    { database: 'embedded', files: 'disk', backupHours: 1, rehearsedDays: 0 },
    'ready',
    /^The last backup is 1 hour old\. Last test restore today\.$/,
    null,
  ],
  [
    'Backup',
    { database: 'embedded', files: 'disk', backupHours: 1, rehearsedDays: null },
    'check',
    /^The last backup is 1 hour old\. No test restore yet: npm run restore -- --from FOLDER --verify\.$/,
    null,
  ],
  [
    'Backup',
    { database: 'embedded', backupHours: 1, rehearsedDays: 90 },
    'ready',
    /Last test restore 90 days ago\.$/,
    null,
  ],
  [
    'Backup',
    { database: 'embedded', backupHours: 1, rehearsedDays: 91 },
    'check',
    /91 days ago\. Test again: npm run/,
    null,
  ],
  [
    'Backup',
    { database: 'embedded', files: 'disk', backupHours: 1, logProblem: 'The disk of /b is full.' },
    'problem',
    /^Backup log archiving isn’t working: The disk of \/b is full\.$/,
    'BACKUP_TO and BACKUP_PASSPHRASE',
  ],
  [
    'Backup',
    { database: 'embedded', files: 'disk', backupHours: 3, backupProblem: 'The disk of /b is full.' },
    'problem',
    /^The newest backup failed: The disk of \/b is full\.$/,
    'BACKUP_TO and BACKUP_PASSPHRASE',
  ],
  ['Backup', { database: 'embedded', backupHours: 49 }, 'problem', /2 days old/, 'BACKUP_TO and BACKUP_PASSPHRASE'],
  ['Virus check', { virusCheck: false }, 'missing', /aren’t checked/, 'CLAMAV_ADDRESS'],
  ['Drafts', { languageModel: false }, 'optional', /built from the resume/, 'AI_BASE_URL and AI_MODEL'],
])('%s: %j is %s', (name, change, state, words, setting) => {
  expect(line(name, change)).toMatchObject({ state, setting, words: expect.stringMatching(words) as unknown })
})

test('where all is set up, each line is fine, with its setting', () => {
  const lines = createChecklist({ ...ready, database: 'embedded', backupHours: 1 })
  expect(lines.map(({ name, words, opens }) => [name, words, opens])).toEqual([
    ['Data', 'No made-up data.', null],
    ['Address', 'People sign in at https://console.example.test.', null],
    ['Texts', 'Texts are sent, and replies arrive.', null],
    [
      'Sending numbers',
      'Clients without a number text from +15125550100. 1 of 3 active clients has their own number. Check that each is registered.',
      'clients',
    ],
    ['Quiet hours', 'No one is texted at night, or on Sundays where the law forbids it.', null],
    ['Email', 'Invitations, resets, and reports are emailed.', null],
    ['Two-factor sign-in', 'Platform staff sign in with a code.', 'organization'],
    ['Backup', 'The last backup is 1 hour old. Last test restore 3 days ago.', null],
    ['Payments', 'Invoices come from Stripe, and changes as they happen.', null],
    ['Customers at payments', 'Every active client is linked to its customer.', 'clients'],
    ['Virus check', 'Files are checked before anyone opens them.', null],
    ['Drafts', 'AI writes drafts, and reads resumes for organizations that turn it on.', null],
  ])
})

test('a required second factor is no gap while someone is still without, and the staff’s settings are one step away', () => {
  expect(line('Two-factor sign-in', { staffWithout: 2 })).toMatchObject({ state: 'ready', opens: 'organization' })
  expect(line('Two-factor sign-in', { requiresTwoFactor: false })?.opens).toBe('organization')
})

test('a database of your own is dumped with the folder of the files, where they lie on disk', () => {
  expect(line('Backup', { files: 'disk' })?.words).toBe(
    'No backup from here. Set BACKUP_TO and BACKUP_PASSPHRASE, or back up another way: the database with its ' +
      'roles, the folder of the files (DATA_DIR/files) and APP_SECRET, which opens the saved logins. Then test a ' +
      'restore.',
  )
  expect(line('Backup', { files: 'disk', backupHours: 3 })).toMatchObject({
    state: 'ready',
    words: 'The last backup is 3 hours old. Last test restore 3 days ago.',
  })
  expect(line('Backup', { backupProblem: 'The role keeper has no BYPASSRLS.' })?.state).toBe('problem')
})
