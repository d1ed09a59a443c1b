import type { Weights } from '@reinforce/resume-reader/rubric/weights.ts'
import type { PartCriterion } from '@reinforce/resume-reader/score-resume.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { selectColumns } from '../../../../platform/server/select-columns.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { fitRuleVersion, getFitLabel } from '../../directory/rules/compute-fit-score.ts'
import { parseFitScore } from '../../directory/server/public.ts'
import type { DecisionRecord } from '../rules/decision-record.ts'
import { listRubrics, readWeights } from '../rules/list-rubrics.ts'
import { computeScores } from '../rules/recompute-score.ts'
import { loadCorrespondence } from './load-correspondence.ts'
import { loadDecisionEvents } from './load-decision-events.ts'
import type { PersonOnFile } from './load-person.ts'

const optional = z.nullable(z.string())
const candidate = z.object({
  full_name: z.string(),
  position: optional,
  position_received: optional,
  received_at: optional,
  source: optional,
  location: optional,
  status: optional,
  certification_number: optional,
  current_rbt: z.nullable(z.boolean()),
  skills_percentage: optional,
  experience_percentage: optional,
  skills_score: optional,
  experience_score: optional,
  culture_fit_score: optional,
  counts_culture_fit: z.boolean(),
  score_override: z.nullable(z.number()),
  score_override_reason: optional,
  score_override_at: optional,
  fit_sort: z.number(),
  resume_text: optional,
  resume_unread: z.number(),
  text_consent: optional,
  text_consent_source: optional,
  text_consent_at: optional,
})
type Candidate = z.output<typeof candidate>
const found = z.extend(candidate, {
  organization: z.string(),
  time_zone: z.string(),
  job_code: optional,
  override_by: optional,
})

const reading = z.object({
  state: z.string(),
  is_used: z.boolean(),
  rubric_version: z.string(),
  position: z.enum(positions),
  read_on: z.string(),
  scored_at: optional,
  filled_certification: optional,
  filled_current_rbt: z.boolean(),
  facts: z.record(z.string(), z.unknown()),
  score: z.record(z.string(), z.unknown()),
})
const settings = z.object({ weights: z.nullable(z.custom<Weights>()), clinic_values: z.nullable(z.array(z.string())) })

const loadReading = async (
  tx: Tx,
  { organizationId, rootId }: PersonOnFile,
  { resume_text, resume_unread }: Candidate,
) => {
  const row = await tx.one(
    reading,
    sql`select ${selectColumns(reading.shape, 's')} from resume_scores s where s.organization_id = ${organizationId}
          and s.candidate_id = ${rootId} and s.facts is not null and s.score is not null and s.position is not null and s.read_on is not null`,
  )
  if (!row) return null
  const set = await tx.one(
    settings,
    sql`select w.weights, w.clinic_values from scoring_settings w where w.organization_id = ${organizationId}`,
  )
  const { position, score } = row
  const criteria = Array.isArray(score.criteria) ? (score.criteria as Partial<PartCriterion>[]) : []
  const weights = readWeights(position, criteria) ?? set?.weights ?? {}
  return {
    ...row,
    text: resume_text ?? '',
    unread_pages: resume_unread,
    weights,
    values: set?.clinic_values ?? [],
    rubric: listRubrics(position, weights),
  }
}

const loadCandidate = async (tx: Tx, { organizationId, rootId }: PersonOnFile) => {
  const row = await tx.one(
    found,
    sql`select ${selectColumns(candidate.shape, 'c')}, o.name as organization, o.time_zone,
          (select j.code from job_codes j where j.organization_id = ${organizationId} and j.id = c.job_code_id) as job_code,
          case when c.score_override_by is not null then coalesce((select u.full_name from reinforce_users u
            where u.organization_id = ${organizationId} and u.id = c.score_override_by), 'Platform staff') end as override_by
        from all_candidates c join organizations o on o.id = c.organization_id
        where c.organization_id = ${organizationId} and c.id = ${rootId}`,
  )
  if (!row) throw new Error('a candidate went while their record was written')
  return row
}

const review = z.object({ model: optional, read_at: optional, criteria: z.unknown() })
const blind = z.object({ row: z.custom<Record<string, unknown>>() })

const loadReviews = async (tx: Tx, { organizationId, rootId }: PersonOnFile) => {
  const model = await tx.one(
    review,
    sql`select r.model, r.read_at, r.criteria from model_reviews r
        where r.organization_id = ${organizationId} and r.candidate_id = ${rootId} and r.read_at is not null`,
  )
  const sample = await tx.one(
    blind,
    sql`select to_jsonb(b) - 'organization_id' - 'candidate_id' as row from blind_reviews b
        where b.organization_id = ${organizationId} and b.candidate_id = ${rootId}`,
  )
  return { model_review: model ?? null, blind_review: sample?.row ?? null }
}

type RecordContext = { at: Date; by: string; excellentFrom: number }

/** Loads what a candidate’s score and the decisions about them rest on. */
export const loadDecisionRecord = async (
  tx: Tx,
  person: PersonOnFile,
  made: RecordContext,
): Promise<DecisionRecord> => {
  const row = await loadCandidate(tx, person)
  const inputs = {
    position: row.position,
    status: row.status,
    certification_number: row.certification_number,
    current_rbt: row.current_rbt,
    skills_percentage: row.skills_percentage,
    experience_percentage: row.experience_percentage,
    skills_score: row.skills_score,
    experience_score: row.experience_score,
    culture_fit_score: row.culture_fit_score,
    counts_culture_fit: row.counts_culture_fit,
    score_override: row.score_override,
  }
  const { number, kind } = parseFitScore(row.fit_sort)
  const { excellentFrom } = made
  const { without_status, without_person } = computeScores(inputs, excellentFrom)
  const events = await loadDecisionEvents(tx, person)
  const { opt_outs, texts, notices } = await loadCorrespondence(tx, person)
  return {
    format: 'reinforce-decision-record',
    version: 1,
    made_at: made.at.toISOString(),
    made_by: made.by,
    organization: row.organization,
    time_zone: row.time_zone,
    candidate: {
      id: person.rootId,
      name: cleanName(row.full_name) || 'Unknown',
      records: [...person.ids],
      position_received: row.position_received,
      received_at: row.received_at,
      source: row.source,
      job_code: row.job_code,
      location: row.location,
    },
    score: {
      number,
      kind,
      label: getFitLabel({ number, kind }, excellentFrom),
      without_status,
      without_person,
      rule_version: fitRuleVersion,
      excellent_from: excellentFrom,
    },
    inputs,
    set_by_person:
      row.score_override === null
        ? null
        : {
            number: row.score_override,
            reason: row.score_override_reason,
            by: row.override_by,
            at: row.score_override_at,
          },
    resume: await loadReading(tx, person, row),
    ...(await loadReviews(tx, person)),
    score_events: events.score,
    decisions: events.decisions,
    seen: { recorded: events.seen, not_recorded: notRecorded },
    consent: {
      state: row.text_consent ?? 'unknown',
      wording_or_source: row.text_consent_source,
      at: row.text_consent_at,
      events: events.consent,
      opt_outs,
    },
    texts,
    notices,
  }
}

const notRecorded =
  'Recorded: opening a resume, a document, or a read-only link. Not recorded: seeing the candidate in a list, on the board, on their page, ' +
  'or in a conversation. Downloads of lists are recorded with their number of candidates, not with their names.'
