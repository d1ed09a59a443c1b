import * as z from 'zod/mini'
import { positions } from '../../../../rules/credential/positions.ts'
import type { DecisionRecord } from '../rules/decision-record.ts'

const text = z.string()
const optionalText = z.nullable(text)
const anything = z.nullable(z.record(text, z.unknown()))

const event = z.object({
  at: text,
  by: optionalText,
  name: text,
  before: anything,
  after: anything,
})

const fit = z.object({
  number: z.number(),
  kind: z.enum(['terminated', 'archived', 'computed', 'experienced', 'certified']),
  label: text,
})

const resume = z.object({
  state: text,
  is_used: z.boolean(),
  rubric_version: text,
  position: z.enum(positions),
  read_on: text,
  scored_at: optionalText,
  filled_certification: optionalText,
  filled_current_rbt: z.boolean(),
  text,
  unread_pages: z.number(),
  weights: z.record(text, z.record(text, z.number())),
  values: z.array(text),
  rubric: z.array(z.object({ name: text, criteria: z.array(z.record(text, z.unknown())) })),
  facts: z.record(text, z.unknown()),
  score: z.record(text, z.unknown()),
})

/** The schema of a decision record, version 1; the type explains its fields. */
export const decisionRecord: z.ZodMiniType<DecisionRecord> = z.object({
  format: z.literal('reinforce-decision-record'),
  version: z.literal(1),
  made_at: text,
  made_by: text,
  organization: text,
  time_zone: text,
  candidate: z.object({
    id: text,
    name: text,
    records: z.array(text),
    position_received: optionalText,
    received_at: optionalText,
    source: optionalText,
    job_code: optionalText,
    location: optionalText,
  }),
  score: z.extend(fit, { without_status: fit, without_person: fit, rule_version: text, excellent_from: z.number() }),
  inputs: z.object({
    position: optionalText,
    status: optionalText,
    certification_number: optionalText,
    current_rbt: z.nullable(z.boolean()),
    skills_percentage: optionalText,
    experience_percentage: optionalText,
    skills_score: optionalText,
    experience_score: optionalText,
    culture_fit_score: optionalText,
    counts_culture_fit: z.boolean(),
    score_override: z.nullable(z.number()),
  }),
  set_by_person: z.nullable(z.object({ number: z.number(), reason: optionalText, by: optionalText, at: optionalText })),
  resume: z.nullable(resume),
  model_review: z.nullable(z.object({ model: optionalText, read_at: optionalText, criteria: z.unknown() })),
  blind_review: anything,
  score_events: z.array(event),
  decisions: z.array(event),
  seen: z.object({ recorded: z.array(event), not_recorded: text }),
  consent: z.object({
    state: text,
    wording_or_source: optionalText,
    at: optionalText,
    events: z.array(event),
    opt_outs: z.array(
      z.object({ at: text, source: optionalText, proof: optionalText, ended_at: optionalText, ended_by: optionalText }),
    ),
  }),
  texts: z.array(
    z.object({
      at: text,
      direction: text,
      status: text,
      by: optionalText,
      is_automatic: z.boolean(),
      words: optionalText,
      failure: optionalText,
    }),
  ),
  notices: z.object({
    explanations: z.array(z.object({ made_at: text, by: optionalText, expires_at: text })),
    requests: z.array(
      z.object({
        kind: text,
        words: text,
        asked_at: text,
        due_on: text,
        answer: optionalText,
        answered_at: optionalText,
        by: optionalText,
      }),
    ),
    emails: z.array(
      z.object({ at: text, to: optionalText, subject: optionalText, body: optionalText, by: optionalText }),
    ),
  }),
})
