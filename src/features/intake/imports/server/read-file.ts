import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { generalStatuses, toStatusKey } from '../../../candidates/directory/rules/statuses.ts'
import { type JobCodeRoute, loadJobCodeRoutes } from '../../../clients/job-codes/server/public.ts'
import { truncate } from '../rules/cell.ts'
import type { HeaderMap } from '../rules/headers.ts'
import { type RowRead, readRow } from '../rules/read-row.ts'
import { findStatusMeaning } from '../rules/values/find-status-meaning.ts'
import type { CsvRow } from './read-csv.ts'

/** The meaning of a file's words for this organization. */
export type ImportLookup = {
  timeZone: string
  statuses: Map<string, string>
  /** Ids by their name in lower case. */
  locations: Map<string, string>
  locationNames: Map<string, string>
  jobCodes: Map<string, JobCodeRoute>
}

const named = z.object({ id: z.string(), name: z.string() })

export const loadImportLookup = async (tx: Tx, organizationId: string): Promise<ImportLookup> => {
  const organization = await tx.one(
    z.object({ time_zone: z.string() }),
    sql`select time_zone from organizations where id = ${organizationId}`,
  )
  if (!organization) throw new UserError('not-found', 'Organization not found')
  const own = await tx.rows(
    z.object({ label: z.string() }),
    sql`select status_label as label from pipeline_statuses where organization_id = ${organizationId} order by sort_order`,
  )
  const locations = await tx.rows(named, sql`select id, name from locations where organization_id = ${organizationId}`)
  return {
    timeZone: organization.time_zone,
    statuses: new Map(
      [...generalStatuses, ...own.map(({ label }) => label)].map((label) => [toStatusKey(label), label]),
    ),
    locations: new Map(locations.map(({ id, name }) => [name.trim().toLowerCase(), id])),
    locationNames: new Map(locations.map(({ id, name }) => [id, name])),
    jobCodes: await loadJobCodeRoutes(tx, organizationId),
  }
}

/** A row with its place and status in this organization; `location_id` and `job_code_id` are null when the words say nothing here. */
export type PlacedRow = CsvRow & { read: RowRead; location_id: string | null; job_code_id: string | null }

/** One row, read with the columns and the words given. */
export const placeCsvRow = (one: CsvRow, map: HeaderMap, meanings: ImportLookup, now: Date): PlacedRow =>
  placeRow(one, readRow(one.cells, map, { timeZone: meanings.timeZone, now }), meanings)

/** The status of a row here, with a note where its word is another one. */
const parseStatus = (
  word: string,
  isFile: boolean,
  { statuses }: ImportLookup,
): { status: string; note: string | null } => {
  const own = statuses.get(toStatusKey(word))
  if (own) return { status: own, note: null }
  const meant = isFile ? findStatusMeaning(word, statuses) : null
  const note = meant
    ? `"${truncate(word)}" was read as ${meant}.`
    : `"${truncate(word)}" isn’t a status here, so it counts as Initial Inquiry.`
  return { status: meant ?? 'Initial Inquiry', note }
}

/** The same of a row that was read already. */
export const placeRow = (one: CsvRow, read: RowRead, meanings: ImportLookup): PlacedRow => {
  if (!read.ok) return { ...one, read, location_id: null, job_code_id: null }
  const { candidate, jobCode } = read
  const notes = [...read.notes]
  const { status, note } = parseStatus(candidate.status, read.words !== undefined, meanings)
  if (note) notes.push(note)
  const route = jobCode === null ? undefined : meanings.jobCodes.get(jobCode.toLowerCase())
  if (jobCode !== null && !route) notes.push(`The job code "${truncate(jobCode)}" isn’t one of this organization’s.`)
  const location = candidate.location ?? route?.location ?? null
  const chosen = read.locationId && meanings.locationNames.has(read.locationId) ? read.locationId : null
  return {
    ...one,
    read: { ...read, notes, candidate: { ...candidate, location, status } },
    location_id:
      route?.location_id ?? chosen ?? meanings.locations.get(candidate.location?.toLowerCase() ?? '') ?? null,
    job_code_id: route?.id ?? null,
  }
}
