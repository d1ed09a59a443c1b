import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { openSuggestion } from '../shapes/open-suggestion.ts'

const longest = 300

/** Lists a candidate's open suggestions, newest first, each next to the value on file now. */
export const openSuggestions = async (tx: Tx, { id, organization_id }: { id: string; organization_id: string }) =>
  await tx.rows(
    openSuggestion,
    sql`select s.id, s.came_by, s.made_at, s.consent_source is not null as consents,
          coalesce((select jsonb_agg(jsonb_build_object('field', f.key, 'before',
            left(to_jsonb(c) ->> f.key, ${longest}), 'after', left(f.value, ${longest})) order by f.key)
            from jsonb_each_text(s.fields) f), '[]'::jsonb) as changes
        from candidate_suggestions s join all_candidates c on c.organization_id = s.organization_id and c.id = s.candidate_id
        where s.organization_id = ${organization_id} and s.candidate_id = ${id} and s.decision is null
        order by s.made_at desc, s.id limit 10`,
    'prepared',
  )
