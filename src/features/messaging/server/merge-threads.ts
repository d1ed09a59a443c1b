import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/server/database.ts'
import { ofScope } from '../../../platform/server/of-scope.ts'
import type { Merged } from '../../../platform/server/traces.ts'

const bothThreads = ({ organizationId, keptId, otherId }: Merged) =>
  sql`mine.organization_id = ${organizationId} and theirs.organization_id = ${organizationId}
      and mine.candidate_id = ${keptId} and theirs.candidate_id = ${otherId}`

/**
 * The thread moves where the kept record has none. Where both have one the more careful side wins: an open question (they may have
 * opted out) stays open, and of another number it stays open there, too; a bad number is taken along when it is the kept record's.
 */
export const mergeThreads = async (tx: Tx, merged: Merged): Promise<number> => {
  const { organizationId, keptId, otherId } = merged
  const moved = await tx.run(
    sql`update text_recipients set candidate_id = ${keptId} where organization_id = ${organizationId} and candidate_id = ${otherId}
        and not exists (select 1 from text_recipients r where r.organization_id = ${organizationId} and r.candidate_id = ${keptId})`,
  )
  if (moved > 0) return moved
  await tx.run(
    sql`with kept as (
          select app.text_number(phone_key) as number from all_candidates where organization_id = ${organizationId} and id = ${keptId}
        )
        update text_recipients mine set undecided_since = least(mine.undecided_since, theirs.undecided_since),
          bad_phone = case when theirs.bad_phone = kept.number then theirs.bad_phone else mine.bad_phone end,
          bad_phone_reason = case when theirs.bad_phone = kept.number then theirs.bad_phone_reason else mine.bad_phone_reason end
        from text_recipients theirs, kept where ${ofScope(tx, 'mine', 'theirs')} and ${bothThreads(merged)}`,
  )
  await tx.run(
    sql`update text_recipients theirs set undecided_since = null from text_recipients mine
        where ${ofScope(tx, 'theirs', 'mine')} and ${bothThreads(merged)} and theirs.recipient_phone = mine.recipient_phone and theirs.undecided_since is not null`,
  )
  return 0
}

/** Texts of the other record lie in the kept one's thread from now on; `mergeThreads` has run. */
export const mergeTexts = async (tx: Tx, { organizationId, keptId, otherId }: Merged) =>
  await tx.run(
    sql`update text_messages m set candidate_id = ${keptId}, recipient_id = mine.id from text_recipients mine
        where m.organization_id = ${organizationId} and m.candidate_id = ${otherId}
          and mine.organization_id = ${organizationId} and mine.candidate_id = ${keptId}`,
  )

/** In the database: whoever merges sees nobody else's drafts. */
export const moveDrafts = async (tx: Tx, { organizationId, keptId, otherId }: Merged) =>
  await tx.run(sql`select app.move_text_drafts(${organizationId}, ${otherId}, ${keptId})`)
