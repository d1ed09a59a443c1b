import { blindOneIn } from '@reinforce/resume-reader/proof/blind-sample.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../../platform/server/command.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { setBlindSample } from '../../contract/scoring-settings.ts'
import { loadScoringSettings } from './load-scoring-settings.ts'

const setting = z.object({ one_in: z.nullable(z.literal(blindOneIn)), since: z.nullable(z.string()) })
const counts = z.object({ waiting: z.number(), decided: z.number() })

const loadSetting = async (tx: Tx, id: string) =>
  (await tx.one(
    setting,
    sql`select blind_one_in as one_in, blind_since as since from scoring_settings where ${tenantCondition(tx)} and organization_id = ${id}`,
  )) ?? { one_in: null, since: null }

/** Whether an organization decides some before their score shows, and how far it has come. */
export const loadBlindSample = async (tx: Tx, id: string) => {
  const found = await tx.one(
    counts,
    sql`select count(*) filter (where decided_at is null)::int as waiting, count(*) filter (where decided_at is not null)::int as decided
        from blind_reviews where ${tenantCondition(tx)} and organization_id = ${id} and was_blind`,
  )
  return { ...(await loadSetting(tx, id)), ...(found ?? { waiting: 0, decided: 0 }) }
}

/** Switches the blind sample on, off, or to another share; who came in before stays as they are. Switched off, the database shows all numbers again. */
export const setBlindSampleRoute = command(setBlindSample, async ({ input, tx, now }) => {
  await loadScoringSettings(tx, input.id)
  const before = await loadSetting(tx, input.id)
  if (before.one_in === input.one_in) return { reply: { ok: true as const }, events: [] }
  const since = input.one_in === null ? null : (before.since ?? now.toISOString())
  await tx.run(
    sql`insert into scoring_settings (organization_id, blind_one_in, blind_since) values (${input.id}, ${input.one_in}::smallint, ${since}::timestamptz)
        on conflict (organization_id) do update set blind_one_in = excluded.blind_one_in, blind_since = excluded.blind_since`,
  )
  return {
    reply: { ok: true as const },
    events: [
      {
        name: 'scoring.blindSample',
        about: input.id,
        organizationId: input.id,
        before: { one_in: before.one_in },
        after: { one_in: input.one_in },
      },
    ],
  }
})
