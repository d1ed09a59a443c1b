import type pg from 'pg'
import type { Logger } from 'pino'
import type { Auth } from './auth.ts'
import type { Config } from './config.ts'
import type { FileStore } from './file-store.ts'
import type { Live } from './live/live.ts'
import type { LivePages } from './live/live-pages.ts'
import type { PersonalDataTable } from './personal-data.ts'
import type { Replica } from './replica/replica.ts'
import type { Sessions } from './sessions.ts'
import type { Mailer } from './transports/mailer.ts'
import type { Keep, TextTransport } from './transports/text-transport.ts'

/** What there is before anyone can be let in. */
export type Basics = {
  pool: pg.Pool
  /** For what may lag; null where the settings name none. */
  replica: Replica | null
  config: Config
  log: Logger
  clock: () => Date
  files: FileStore
}

/** What every route and job works with: opened once, when the program starts, and handed to each of them. */
export type Services = Basics & {
  /** Null where the settings name no email server. */
  mailer: Mailer | null
  /** The transport that the settings name. `keep` stores what arrives on the simulated phones. */
  texting: (keep: Keep) => TextTransport
  /** The sign-in library. */
  auth: Auth
  sessions: Sessions
  live: Live
  /** Open pages that are told what changes. */
  pages: LivePages
  /** What is held of a person, table by table. */
  traces: readonly PersonalDataTable[]
  /** Whether the sign-in page offers the accounts of the demo. */
  demoSignIns: boolean
}
