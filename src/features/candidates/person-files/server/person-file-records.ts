import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import type { Transact } from '../../../../platform/server/call.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { notifyChange } from '../../../../platform/server/events.ts'
import { selectColumns } from '../../../../platform/server/select-columns.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { msPerDay } from '../../../../rules/day.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { type PersonFileKind, personFileKinds } from '../rules/person-file-kinds.ts'

/** Days that a file about a person is kept. */
export const keptDays = 7

const stored = z.object({
  id: z.string(),
  organization_id: z.string(),
  /** Null for a whole organization. */
  candidate_id: z.nullable(z.string()),
  kind: z.enum(personFileKinds),
  made_by: z.string(),
  file_name: z.string(),
  total: z.number(),
  done: z.number(),
  state: z.enum(['waiting', 'ready', 'failed']),
  stored_as: z.nullable(z.string()),
  digest: z.nullable(z.string()),
  created_at: z.string(),
  expires_at: z.string(),
})
export type PersonFileRecord = z.output<typeof stored>

/** Loads downloads, the newest first. */
export const loadPersonFiles = async (tx: Tx, where: SQL): Promise<PersonFileRecord[]> =>
  await tx.rows(
    stored,
    sql`select ${selectColumns(stored.shape, 'p')} from person_files p where ${tenantCondition(tx, 'p')} and ${where}
        order by p.created_at desc limit 100`,
  )

/** Returns a download as its maker sees it. */
export const toShownPersonFile = ({
  id,
  kind,
  file_name,
  total,
  done,
  state,
  digest,
  created_at,
  expires_at,
}: PersonFileRecord) => ({
  id,
  kind,
  fileName: file_name,
  total,
  done,
  state,
  digest,
  created_at,
  expires_at,
  url: state === 'ready' ? `/api/person-files/${id}/file` : null,
})

/** The condition for your own downloads that have not expired. */
export const isOwnPersonFile = (actor: Caller, now: Date): SQL =>
  sql`p.made_by = ${actor.userId} and p.expires_at > ${now.toISOString()}`

/** Loads one download of your own; throws `not-found` for anyone else’s. */
export const loadOwnPersonFile = async (tx: Tx, actor: Caller, id: string, now: Date): Promise<PersonFileRecord> => {
  const [found] = await loadPersonFiles(tx, sql`p.id = ${id} and ${isOwnPersonFile(actor, now)}`)
  if (!found) throw new UserError('not-found', 'This download no longer exists.')
  return found
}

/** Loads your own exports of an organization, the newest first. */
export const loadOwnOrganizationExports = async (
  tx: Tx,
  actor: Caller,
  organizationId: string,
  now: Date,
): Promise<PersonFileRecord[]> =>
  await loadPersonFiles(
    tx,
    sql`p.kind = 'organization' and p.organization_id = ${organizationId} and ${isOwnPersonFile(actor, now)}`,
  )

/** Loads a download that its job has not written yet; undefined once it has, or when no one waits for it anymore. */
export const loadWaitingPersonFile = async (tx: Tx, id: string): Promise<PersonFileRecord | undefined> =>
  (await loadPersonFiles(tx, sql`p.id = ${id} and p.state = 'waiting'`))[0]

type PersonFileInput = { organizationId: string; candidateId: string | null; kind: PersonFileKind; fileName: string }

/** Inserts a download that waits for its job. */
export const insertPersonFile = async (tx: Tx, actor: Caller, wanted: PersonFileInput, now: Date): Promise<string> => {
  const { organizationId, candidateId, kind, fileName } = wanted
  const id = randomUUID()
  const expires = new Date(now.getTime() + keptDays * msPerDay).toISOString()
  await tx.run(sql`insert into person_files (id, organization_id, candidate_id, kind, made_by, file_name, created_at, expires_at)
    values (${id}, ${organizationId}, ${candidateId}, ${kind}, ${actor.userId}, ${fileName}, ${now.toISOString()}, ${expires})`)
  return id
}

type FileProgress = { done: number; total: number; now: Date }

/** Saves how far the job is, which also shows that it lives. */
export const savePersonFileProgress = async (transact: Transact, id: string, { done, total, now }: FileProgress) => {
  await transact(async (tx) => {
    await tx.run(
      sql`update person_files set done = ${done}, total = ${total}, moved_at = ${now.toISOString()}
          where ${tenantCondition(tx)} and id = ${id}`,
    )
  })
}

type StoredArchive = { organizationId: string; id: string; key: string; digest: string; total: number }

/** Offers a stored archive. Returns false if no one waits for it anymore: then it must be removed. */
export const offerPersonFile = async (
  tx: Tx,
  { organizationId, id, key, digest, total }: StoredArchive,
): Promise<boolean> => {
  const count =
    await tx.run(sql`update person_files set state = 'ready', stored_as = ${key}, digest = ${digest}, done = ${total}, total = ${total}
        where ${tenantCondition(tx)} and id = ${id} and state = 'waiting'`)
  await notifyChange(tx, [organizationId], ['candidates'])
  return count > 0
}
