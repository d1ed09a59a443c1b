import { sql } from 'drizzle-orm'

/** No one at the clinic did anything with the record `c` that was passed on to it. Looking at a résumé is nothing done. */
export const hasNoActivity = sql`not (
  exists (select from text_recipients x where x.organization_id = c.organization_id and x.candidate_id = c.id)
  or exists (select from text_drafts x where x.organization_id = c.organization_id and x.candidate_id = c.id)
  or exists (select from interviews x where x.organization_id = c.organization_id and x.candidate_id = c.id)
  or exists (select from candidate_notes x where x.organization_id = c.organization_id and x.candidate_id = c.id)
  or exists (select from scheduler_requests x where x.organization_id = c.organization_id and x.candidate_id = c.id)
  or exists (select from document_files x where x.organization_id = c.organization_id and x.candidate_id = c.id)
  or exists (select from import_changes x where x.organization_id = c.organization_id and x.candidate_id = c.id)
  or exists (select from all_candidates x where x.organization_id = c.organization_id and x.merged_into = c.id)
  or exists (select from events x where x.organization_id = c.organization_id and (x.about = c.id or x.candidate_id = c.id)
    and x.name not in ('candidate.referralReceived', 'resume.viewed', 'resume.opened', 'resume.downloaded')))`
