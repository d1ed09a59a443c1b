import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { day, instant, nullableText } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { actorRef } from '../../../candidates/directory/shapes/actor-ref.ts'
import { fitLabel } from '../../../candidates/directory/shapes/fit-label.ts'
import { candidateRow, registryStatus } from '../../../candidates/directory/shapes/row.ts'
import { candidateScores } from '../../../candidates/directory/shapes/scores.ts'
import { duplicate, standingMerge } from '../../../candidates/duplicates/shapes/duplicate.ts'
import { openRequest } from '../../../candidates/explanations/shapes/open-request.ts'
import { standingHold } from '../../../candidates/legal-holds/shapes/legal-hold.ts'
import { offerLink } from '../../../candidates/offers/shapes/offer.ts'
import { blindPart } from '../../../candidates/scoring/shapes/blind-part.ts'
import { openSuggestion } from '../../../candidates/suggestions/shapes/open-suggestion.ts'
import { interviewStatus, interviewType } from '../../../interviews/calendar/shapes/interview.ts'
import { credentialCases } from '../rules/get-credential-step.ts'

export type { NamedActor } from '../../../candidates/directory/shapes/actor-ref.ts'

const one = z.object({ id: z.guid() })
const person = z.object({ id: z.string(), name: z.string() })

const step = z.object({ number: z.number(), label: fitLabel, reason: z.string() })
const derivation = z.extend(step, {
  source: z.enum(['status', 'override', 'certification number', 'current RBT', 'scores']),
  ruleVersion: z.string(),
  rounding: z.string(),
  inputs: z.array(z.object({ name: z.string(), received: nullableText, counts: z.nullable(z.number()) })),
  computed: step,
  override: z.nullable(z.object({ number: z.number(), reason: z.string(), by: actorRef, at: instant })),
})

/**
 * `state` outdated: the verified number is no longer the one on file. `expired`: the day of expiry is before the
 * organization's today.
 */
const credential = z.object({
  received: nullableText,
  kind: z.enum(['RBT', 'BCBA', 'BCaBA', 'junk', 'unreadable']),
  number: nullableText,
  finding: nullableText,
  year: z.nullable(z.number()),
  sharedWith: z.array(person),
  state: z.enum(['none', 'claimed', 'verified', 'outdated']),
  expired: z.boolean(),
  /** The number that someone emptied, as received, while there is no other. */
  emptied: z.nullable(z.object({ number: z.string(), by: actorRef, at: instant })),
  /** Status and next step, with the words of the résumé behind them. */
  next: z.object({
    case: z.enum(credentialCases),
    title: z.string(),
    step: z.string(),
    quote: nullableText,
    isTrainable: z.boolean(),
    /** The number in the résumé, where it is another one than the number on file. */
    otherNumber: nullableText,
  }),
  check: z.nullable(
    z.object({
      status: registryStatus,
      number: nullableText,
      expires_on: z.nullable(day),
      supervisor: nullableText,
      by: actorRef,
      at: instant,
    }),
  ),
})

/** All of the candidate page. `version` goes back with an edit, so that no one overwrites what they have not seen. */
export const candidateProfile = endpoint({
  method: 'GET',
  path: '/api/candidates/{id}/profile',
  summary: 'Get a candidate’s profile',
  needs: 'candidates:see',
  input: one,
  reply: z.object({
    candidate: candidateRow,
    version: z.string(),
    received: z.object({ name: z.string(), position: nullableText, source: nullableText, jobCode: nullableText }),
    resumeLink: nullableText,
    scores: candidateScores,
    /** False: the organization leaves culture fit out of the score. */
    counts_culture_fit: z.boolean(),
    blind: blindPart,
    /** Further details of a BCBA. */
    particulars: z.object({
      state_licenses: nullableText,
      supervision_capacity: z.nullable(z.number()),
      assessments: nullableText,
    }),
    fit: derivation,
    credential,
    consent: z.object({
      state: z.enum(['given', 'refused', 'unknown']),
      source: nullableText,
      at: z.nullable(instant),
      optedOutAt: z.nullable(instant),
    }),
    /** State of the conversation. A failed text does not count. */
    contact: z.object({
      waitsSince: z.nullable(instant),
      wroteAt: z.nullable(instant),
      textedAt: z.nullable(instant),
      isTextComing: z.boolean(),
    }),
    /** The next one that is not over, else the newest; a canceled one is none. */
    interview: z.nullable(
      z.object({
        at: instant,
        isOver: z.boolean(),
        status: interviewStatus,
        type: interviewType,
        interviewer: nullableText,
      }),
    ),
    localTime: z.nullable(z.object({ timeZone: z.string(), isGuess: z.boolean() })),
    owner: z.nullable(person),
    followUp: z.nullable(z.object({ on: day, note: nullableText })),
    archiveReason: nullableText,
    /** `merge`: what would go back; null when it was not written down, and so cannot be undone. */
    mergedInto: z.nullable(
      z.object({
        id: z.string(),
        name: z.string(),
        position: z.enum(positions),
        merge: z.nullable(standingMerge),
      }),
    ),
    erasure: z.nullable(z.object({ on: day, reason: nullableText })),
    /** Nothing is deleted while it is open. */
    hold: z.nullable(standingHold),
    /** For platform staff alone: the records at other clinics that this one became or came from. */
    offers: z.array(offerLink),
    /** Their open requests about their score. */
    requests: z.array(openRequest),
    /** Undecided suggestions about them from public forms. */
    suggestions: z.array(openSuggestion),
    notes: z.number(),
    duplicates: z.array(duplicate),
    scheduler: z.boolean(),
  }),
  reads: ['candidates', 'texts', 'interviews'],
  example: (id) => ({ id: id('candidate') }),
})

/** Lists events, newest first; `name` is the event (`candidate.edited`), with its values before and after. */
export const candidateTimeline = endpoint({
  method: 'GET',
  path: '/api/candidates/{id}/timeline',
  summary: 'List a candidate’s activity, 50 at a time',
  needs: 'candidates:see',
  input: z.extend(one, { page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1) }),
  reply: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        at: instant,
        name: z.string(),
        by: actorRef,
        before: z.nullable(z.record(z.string(), z.unknown())),
        after: z.nullable(z.record(z.string(), z.unknown())),
      }),
    ),
    page: z.number(),
    hasMore: z.boolean(),
  }),
  reads: ['candidates', 'texts'],
  example: (id) => ({ id: id('candidate') }),
})

const note = z.object({
  id: z.string(),
  body: z.string(),
  created_at: instant,
  by: actorRef,
  isOwn: z.boolean(),
})

export const candidateNotes = endpoint({
  method: 'GET',
  path: '/api/candidates/{id}/notes',
  summary: 'List a candidate’s notes, newest first',
  needs: 'candidates:see',
  input: one,
  reply: z.object({ notes: z.array(note) }),
  reads: ['candidates'],
  example: (id) => ({ id: id('candidate') }),
})

export const addNote = endpoint({
  method: 'POST',
  path: '/api/candidates/{id}/notes',
  summary: 'Add a note about a candidate',
  needs: 'candidates:edit',
  input: z.extend(one, { body: z.string().check(z.maxLength(4_000)) }),
  reply: note,
  invalidates: ['candidates'],
  example: (id) => ({ id: id('candidate'), body: 'Prefers mornings.' }),
})

/** Only your own. */
export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/api/candidates/notes/{id}',
  summary: 'Delete your own note',
  needs: 'candidates:edit',
  input: one,
  reply: z.object({ ok: z.literal(true) }),
  invalidates: ['candidates'],
  example: (id) => ({ id: id('note') }),
})
