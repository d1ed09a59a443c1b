import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { toLocalDay } from '../../../../rules/day.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import {
  describeRegistryAnswer,
  formatRegistryClause,
  type RegistryState,
} from '../../../candidates/directory/rules/credential/describe-registry-answer.ts'
import { findCandidateZone } from '../../../candidates/directory/rules/zones/find-candidate-zone.ts'
import {
  type CandidateRow,
  createNotFound,
  type GetName,
  getActor,
  loadCandidate,
  loadNames,
} from '../../../candidates/directory/server/public.ts'
import { findLikelyDuplicates, loadActiveMerge } from '../../../candidates/duplicates/server/public.ts'
import { openRequests } from '../../../candidates/explanations/server/public.ts'
import { loadStandingHold } from '../../../candidates/legal-holds/server/public.ts'
import { offerLinks } from '../../../candidates/offers/server/public.ts'
import { loadBlindPart } from '../../../candidates/scoring/server/public.ts'
import { openSuggestions } from '../../../candidates/suggestions/server/public.ts'
import { loadThreadStatus } from '../../../conversations/inbox/server/public.ts'
import { candidateProfile } from '../contract/profile.ts'
import { deriveFit } from '../rules/derive-fit.ts'
import { type Details, loadDetails } from './candidate-details.ts'
import { loadCredential } from './credential.ts'
import { loadNextInterview } from './next-interview.ts'

const getOverride = (row: Details, getName: GetName) =>
  row.score_override === null || row.score_override_at === null
    ? null
    : {
        number: row.score_override,
        reason: row.score_override_reason ?? '',
        by: getActor(row.score_override_by, getName(row.score_override_by)),
        at: row.score_override_at,
      }

type Beside = { getName: GetName; now: Date; today: string; registry: RegistryState | null }

const loadMergedInto = async (tx: Tx, id: string, organizationId: string, row: Details) =>
  row.merged_into && row.merged_position
    ? {
        id: row.merged_into,
        name: cleanName(row.merged_name ?? ''),
        position: row.merged_position,
        merge: await loadActiveMerge(tx, organizationId, id),
      }
    : null

/** Loads the rest of the page, in statements that wait for none of the others. */
const loadBeside = async (tx: Tx, candidate: CandidateRow, row: Details, { getName, now, today, registry }: Beside) => {
  const { id, organization_id, full_name, email_address, phone_number, city, certification_number } = candidate
  const person = { id, full_name, email_address, phone_number, city, certification_number }
  const [hold, blind, credential, contact, interview, mergedInto, offers, requests, suggestions, duplicates] =
    await Promise.all([
      loadStandingHold(tx, organization_id, id),
      loadBlindPart(tx, candidate),
      loadCredential(tx, candidate, { row, getName, today, registry }),
      loadThreadStatus(tx, id, now),
      loadNextInterview(tx, id, now),
      loadMergedInto(tx, id, organization_id, row),
      offerLinks(tx, candidate),
      openRequests(tx, candidate),
      openSuggestions(tx, candidate),
      findLikelyDuplicates(tx, organization_id, person),
    ])
  return { hold, blind, credential, contact, interview, mergedInto, offers, requests, suggestions, duplicates }
}

/** Everything of the candidate page in one answer: one snapshot, a handful of statements. */
export const candidateProfileRoute = query(candidateProfile, async ({ input, tx, now, settings, actor }) => {
  const [candidate, row] = await Promise.all([loadCandidate(tx, input.id), loadDetails(tx, input.id)])
  if (!candidate || !row) throw createNotFound()
  const getName = await loadNames(tx, [row.owner_id, row.score_override_by, row.credential_by])
  const { full_name, phone_number, city } = candidate
  const today = toLocalDay(now, row.time_zone)
  const answer = describeRegistryAnswer(candidate, { today, timeZone: row.time_zone })
  const beside = await loadBeside(tx, candidate, row, { getName, now, today, registry: answer?.state ?? null })
  const { hold } = beside
  return {
    ...beside,
    candidate,
    version: row.version,
    received: { name: full_name, position: row.position_received, source: row.source, jobCode: row.job_code },
    resumeLink: row.resume,
    scores: row,
    counts_culture_fit: row.counts_culture_fit,
    particulars: {
      state_licenses: row.state_licenses,
      supervision_capacity: row.supervision_capacity,
      assessments: row.assessments,
    },
    fit: {
      ...deriveFit({ ...candidate, ...row, registry: formatRegistryClause(answer) }, settings.excellentFrom),
      override: getOverride(row, getName),
    },
    consent: {
      state: candidate.text_consent,
      source: row.text_consent_source,
      at: row.text_consent_at,
      optedOutAt: row.opted_out_at,
    },
    localTime: findCandidateZone({ city, state: candidate.state, phone: phone_number, place: row.place }),
    owner: row.owner_id ? { id: row.owner_id, name: getName(row.owner_id) ?? '' } : null,
    followUp: row.follow_up_on ? { on: row.follow_up_on, note: row.follow_up_note } : null,
    archiveReason: row.archive_reason,
    hold: hold && { ...hold, reason: actor.rights.includes('records:hold') ? hold.reason : null },
    erasure: row.erasure_due_on ? { on: row.erasure_due_on, reason: row.erase_reason } : null,
    notes: row.notes,
    scheduler: row.scheduler,
  }
})
