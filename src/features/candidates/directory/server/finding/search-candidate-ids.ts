import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { readRawSearch, searchPieces } from '../../rules/search.ts'

/** `common`: so many of the newest thousand have the word that they are found along the newest; `most`: so many are looked up at most. */
type Limits = { common: number; most: number }

/** Builds the call that returns the ids of a search's matches, or null. Null for a search that no pattern expresses. */
const finding = (tx: Tx, q: string, { common, most }: Limits) => {
  const pieces = q.trim() === '' || readRawSearch(q) !== null ? [] : searchPieces(q)
  if (pieces.length === 0) return null
  const literals = sql`${sql.param(pieces.map(({ literal }) => literal))}::text[]`
  const patterns = sql`${sql.param(pieces.map(({ pattern }) => pattern))}::text[]`
  return tx.scope.crossTenant
    ? sql`app.find_words(null, ${literals}, ${patterns}, ${common}::int, ${most}::int)`
    : sql`app.find_words_here(${literals}, ${patterns}, ${common}::int, ${most}::int)`
}

const found = z.object({ ids: z.nullable(z.string()) })

/**
 * Finds the ids of candidates that match a search, if they are few among many, as PostgreSQL writes an array: reading
 * 5,000 here would hold up the thread for 9 ms, only to send them back. Null if the list must apply the pattern itself.
 * Under row level security no pattern uses an index, so a function with its own organization condition does (decision
 * 0030).
 */
export const searchCandidateIds = async (tx: Tx, q: string, limits: Limits): Promise<string | null> => {
  const call = finding(tx, q, limits)
  return call && ((await tx.one(found, sql`select ${call}::text as ids`, 'prepared'))?.ids ?? null)
}

const counted = z.object({ total: z.nullable(z.number()) })

/** How many a search alone fits; null where they must be counted one by one. */
export const countBySearch = async (tx: Tx, q: string): Promise<number | null> => {
  const call = finding(tx, q, { common: 20, most: 20_000 })
  return call && ((await tx.one(counted, sql`select cardinality(${call}) as total`, 'prepared'))?.total ?? null)
}
