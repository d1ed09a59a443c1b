import * as z from 'zod/mini'
import { storedHead } from '../../record-check/server/public.ts'

const count = z.number()
/** The counts of a backup from when it was made; the rows written while it was being made may be in it too. */
export const counts = z.object({
  organizations: count,
  candidates: count,
  people: count,
  texts: count,
  facts: count,
  documents: count,
})
export type Counts = z.output<typeof counts>

/** The first file of a backup: whether this program can read the rest. */
export const about = z.object({
  /** 2: of a PostgreSQL of your own; earlier programs know 1, the embedded one. */
  format: z.union([z.literal(1), z.literal(2)]),
  begunAt: z.string(),
  /** The major version of PostgreSQL. Files of the embedded one are read by the same one only. */
  postgres: z.number(),
  /** The kind of store that had the files. */
  files: z.enum(['disk', 's3']),
  /** Whether they are in it: those of a bucket are not in backups of earlier programs, which lack this field. */
  holdsFiles: z.optional(z.boolean()),
  /** The folder next to the backup that holds the log from here on; undefined where none was kept. */
  log: z.optional(z.string()),
  /** Where the database is in it as `pg_dump` writes it: that program's major version, and the roles that rights in it name. */
  dump: z.optional(z.object({ tool: count, roles: z.array(z.string()) })),
})
export type About = z.output<typeof about>

/** Whether the stored files are in a backup. */
export const hasFiles = ({ files, holdsFiles: says }: Pick<About, 'files' | 'holdsFiles'>): boolean =>
  says ?? files === 'disk'

/** The last file: a backup without it was not finished. */
export const manifest = z.object({
  counts,
  keys: count,
  files: count,
  fileBytes: count,
  /** Of older backups it is not known. With a log, a moment before it is not to be had from this one. */
  endedAt: z.optional(z.string()),
  /** Where the record of each organization’s events ended as the backup began; earlier programs wrote none. */
  heads: z.optional(z.array(storedHead)),
})
export type Manifest = z.output<typeof manifest>
