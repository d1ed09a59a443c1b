import type { Services } from '../../../../../../platform/server/services.ts'

/**
 * The subject of an examination. `database`: the connection, or why there is none, in words. `live`: null where no one
 * needs it.
 */
export type Examination = Pick<Services, 'config' | 'clock' | 'files'> & {
  database: { pool: Services['pool']; live: Pick<Services['live'], 'hears'> | null } | { fault: string }
}

/** The subject of an examination with a database that answers. */
export type ReachedExamination = Pick<Services, 'config' | 'clock' | 'files' | 'pool'> & {
  live: Pick<Services['live'], 'hears'> | null
}
