import { bucket, scanning } from './files.ts'
import { backups, database, essentials, running } from './installation.ts'
import { email, money, people, scores, texts } from './product.ts'
import { signIn } from './sign-in.ts'

/** All settings, by the headings of docs/settings.md. */
export const settingGroups = [
  { title: 'Essentials', about: 'Address, database, and secret of the server.', settings: essentials },
  { title: 'Texts', about: 'Sending, receiving, and cost of texts.', settings: texts },
  { title: 'Email', about: 'Outgoing email, and applications by email.', settings: email },
  { title: 'Money', about: 'Source of invoices.', settings: money },
  { title: 'Scores and the language model', about: 'Fit scores and drafts.', settings: scores },
  { title: 'People and limits', about: 'Sign-in, sessions, and rate limits.', settings: people },
  { title: 'Google and Microsoft', about: 'Sign-in with an account there.', settings: signIn },
  { title: 'Files', about: 'Storage and virus scan of files.', settings: { ...bucket, ...scanning } },
  { title: 'Backups', about: 'See [Backups](backups.md).', settings: backups },
  { title: 'Database', about: 'Poolers, replicas, and earlier versions.', settings: database },
  { title: 'Running', about: 'Stopping, metrics, traces, and logs.', settings: running },
] as const
