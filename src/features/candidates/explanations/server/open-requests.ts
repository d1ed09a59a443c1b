import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { openRequest } from '../shapes/open-request.ts'

/** Lists a candidate's unanswered requests about their score, most urgent first. */
export const openRequests = async (tx: Tx, { id, organization_id }: { id: string; organization_id: string }) =>
  await tx.rows(
    openRequest,
    sql`select id, kind, words, asked_at, due_on from explanation_requests
        where organization_id = ${organization_id} and candidate_id = ${id} and answered_at is null order by due_on, asked_at, id limit 20`,
    'prepared',
  )
