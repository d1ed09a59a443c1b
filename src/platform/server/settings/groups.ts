import { bucket, scanning } from './files.ts'
import { backups, database, essentials, running } from './installation.ts'
import { email, money, people, scores, texts } from './product.ts'

/** All settings, by the headings of docs/settings.md. */
export const settingGroups = [
  { title: 'Essentials', about: 'The essentials of a server that others reach.', settings: essentials },
  { title: 'Texts', about: 'How texts are sent and received, and what they cost.', settings: texts },
  { title: 'Email', about: 'How emails are sent, and how applications come in by email.', settings: email },
  { title: 'Money', about: 'Where invoices come from.', settings: money },
  { title: 'Scores and the language model', about: 'Fit scores and drafts.', settings: scores },
  { title: 'People and limits', about: 'Sign-in, sessions, and rate limits.', settings: people },
  { title: 'Files', about: 'Where files are stored and who scans them.', settings: { ...bucket, ...scanning } },
  { title: 'Backups', about: 'See [Backups](backups.md).', settings: backups },
  { title: 'Database', about: 'Poolers, replicas, and earlier versions.', settings: database },
  { title: 'Running', about: 'Stopping, metrics, traces, and logs.', settings: running },
] as const
