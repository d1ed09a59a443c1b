import { setImmediate } from 'node:timers/promises'
import { classifierVersion } from '@reinforce/reply-reader/replies/classifier-version.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { msPerDay } from '../../../../../rules/day.ts'
import { cleanName } from '../../../../../rules/person-name.ts'
import { findWrittenDays } from '../../../replies/server/public.ts'
import { enrollmentRereading } from '../../contract/rereading.ts'
import { formatReading } from '../../rules/format-reading.ts'
import { type ReadBy, rereadReply } from '../../rules/read-by.ts'
import { loadOrganization } from './load-automation-rows.ts'

const days = 30
const mostRead = 2_000
const mostShown = 50
const slice = 100

const row = z.object({
  id: z.string(),
  candidateId: z.string(),
  name: z.nullable(z.string()),
  at: z.string(),
  heard: z.string(),
  // Ours alone, written by the engine.
  readBy: z.custom<ReadBy>((value) => typeof value === 'object' && value !== null),
})

/** Reads last month's replies again where another edition of the reader read them, in slices, so that others are answered between. */
export const enrollmentRereadingRoute = query(enrollmentRereading, async ({ input, tx, now }) => {
  await loadOrganization(tx, input.id)
  const since = new Date(now.getTime() - days * msPerDay).toISOString()
  const rows = await tx.rows(
    row,
    sql`select a.id, a.candidate_id as "candidateId", c.full_name as name, a.at, a.heard, a.read_by as "readBy"
        from enrollment_log a join all_candidates c on c.organization_id = a.organization_id and c.id = a.candidate_id
        where ${tenantCondition(tx, 'a')} and a.organization_id = ${input.id} and a.read_by is not null and a.at > ${since}::timestamptz
          and (a.read_by ->> 'reader')::int <> ${classifierVersion}
        order by a.at desc, a.id limit ${mostRead}`,
  )
  const differing: (z.output<typeof row> & { today: string })[] = []
  for (const [n, each] of rows.entries()) {
    const today = rereadReply(each.heard, each.readBy, findWrittenDays)
    if (today !== null) differing.push({ ...each, today })
    if (n % slice === slice - 1) await setImmediate()
  }
  return {
    reread: rows.length,
    differ: differing.length,
    rows: differing.slice(0, mostShown).map(({ id, candidateId, name, at, heard, readBy, today }) => ({
      id,
      candidateId,
      name: cleanName(name ?? '') || 'Unknown',
      at,
      heard,
      was: formatReading(readBy.gist),
      now: formatReading(today),
    })),
  }
})
