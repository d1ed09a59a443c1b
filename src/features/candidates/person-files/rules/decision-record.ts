import type { Position } from '../../../../rules/credential/positions.ts'
import type { FitKind } from '../../directory/rules/compute-fit-score.ts'

type Values = Record<string, unknown> | null

/** An event with its values. `by` null: the product itself. */
export type DecisionEvent = { at: string; by: string | null; name: string; before: Values; after: Values }

type Fit = { number: number; kind: FitKind; label: string }

/** The reading of a resume: its words, the facts in them, the weights, and the score that came of these. */
export type RecordedReading = {
  state: string
  /** False: the scores in use were delivered by others. */
  is_used: boolean
  rubric_version: string
  position: Position
  /** The day up to which months count. */
  read_on: string
  scored_at: string | null
  /** The certification number that this resume filled in where there was none. */
  filled_certification: string | null
  /** Whether it filled in that they’re currently an RBT. */
  filled_current_rbt: boolean
  text: string
  /** Pages without readable words. */
  unread_pages: number
  /** The weight of each criterion in points, by rubric. */
  weights: Record<string, Record<string, number>>
  /** Values of the clinic, for culture fit. */
  values: string[]
  /** The published rubric with these weights. */
  rubric: { name: string; criteria: Record<string, unknown>[] }[]
  facts: Record<string, unknown>
  score: Record<string, unknown>
}

/** The basis of a candidate’s score and of the decisions about them. The version goes up when a field changes its meaning. */
export type DecisionRecord = {
  format: 'reinforce-decision-record'
  version: 1
  made_at: string
  made_by: string
  organization: string
  time_zone: string
  candidate: {
    id: string
    name: string
    records: string[]
    position_received: string | null
    received_at: string | null
    source: string | null
    job_code: string | null
    location: string | null
  }
  /** `without_status`: by the rule before the pipeline’s status. `without_person`: before a person set it, too. */
  score: Fit & { without_status: Fit; without_person: Fit; rule_version: string; excellent_from: number }
  inputs: {
    position: string | null
    status: string | null
    certification_number: string | null
    current_rbt: boolean | null
    skills_percentage: string | null
    experience_percentage: string | null
    skills_score: string | null
    experience_score: string | null
    culture_fit_score: string | null
    counts_culture_fit: boolean
    score_override: number | null
  }
  set_by_person: { number: number; reason: string | null; by: string | null; at: string | null } | null
  resume: RecordedReading | null
  /** A second reading by an AI model. No score rests on it. */
  model_review: { model: string | null; read_at: string | null; criteria?: unknown } | null
  blind_review: Values
  score_events: DecisionEvent[]
  decisions: DecisionEvent[]
  seen: { recorded: DecisionEvent[]; not_recorded: string }
  consent: {
    state: string
    wording_or_source: string | null
    at: string | null
    events: DecisionEvent[]
    opt_outs: {
      at: string
      source: string | null
      proof: string | null
      ended_at: string | null
      ended_by: string | null
    }[]
  }
  texts: {
    at: string
    direction: string
    status: string
    by: string | null
    is_automatic: boolean
    words: string | null
    failure: string | null
  }[]
  notices: {
    explanations: { made_at: string; by: string | null; expires_at: string }[]
    requests: {
      kind: string
      words: string
      asked_at: string
      due_on: string
      answer: string | null
      answered_at: string | null
      by: string | null
    }[]
    emails: { at: string; to: string | null; subject: string | null; body: string | null; by: string | null }[]
  }
}
