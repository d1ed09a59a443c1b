import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { toLocalDay } from '../../../../rules/day.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import {
  describeRegistryAnswer,
  formatRegistryClause,
} from '../../../candidates/directory/rules/credential/describe-registry-answer.ts'
import { findCandidateZone } from '../../../candidates/directory/rules/zones/find-candidate-zone.ts'
import {
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

const loadMergedInto = async (tx: Tx, id: string, organizationId: string, row: Details) =>
  row.merged_into && row.merged_position
    ? {
        id: row.merged_into,
        name: cleanName(row.merged_name ?? ''),
        position: row.merged_position,
        merge: await loadActiveMerge(tx, organizationId, id),
      }
    : null

/** Everything of the candidate page in one answer: one snapshot, a handful of statements. */
export const candidateProfileRoute = query(candidateProfile, async ({ input, tx, now, settings, actor }) => {
  const candidate = await loadCandidate(tx, input.id)
  const row = await loadDetails(tx, input.id)
  if (!candidate || !row) throw createNotFound()
  const getName = await loadNames(tx, [row.owner_id, row.score_override_by, row.credential_by])
  const { organization_id, full_name, email_address, phone_number, city, certification_number } = candidate
  const hold = await loadStandingHold(tx, organization_id, input.id)
  const today = toLocalDay(now, row.time_zone)
  const answer = describeRegistryAnswer(candidate, { today, timeZone: row.time_zone })
  return {
    candidate,
    version: row.version,
    received: { name: full_name, position: row.position_received, source: row.source, jobCode: row.job_code },
    resumeLink: row.resume,
    scores: row,
    counts_culture_fit: row.counts_culture_fit,
    blind: await loadBlindPart(tx, candidate),
    particulars: {
      state_licenses: row.state_licenses,
      supervision_capacity: row.supervision_capacity,
      assessments: row.assessments,
    },
    fit: {
      ...deriveFit({ ...candidate, ...row, registry: formatRegistryClause(answer) }, settings.excellentFrom),
      override: getOverride(row, getName),
    },
    credential: await loadCredential(tx, candidate, { row, getName, today, registry: answer?.state ?? null }),
    consent: {
      state: candidate.text_consent,
      source: row.text_consent_source,
      at: row.text_consent_at,
      optedOutAt: row.opted_out_at,
    },
    contact: await loadThreadStatus(tx, input.id, now),
    interview: await loadNextInterview(tx, input.id, now),
    localTime: findCandidateZone({ city, state: candidate.state, phone: phone_number, place: row.place }),
    owner: row.owner_id ? { id: row.owner_id, name: getName(row.owner_id) ?? '' } : null,
    followUp: row.follow_up_on ? { on: row.follow_up_on, note: row.follow_up_note } : null,
    archiveReason: row.archive_reason,
    mergedInto: await loadMergedInto(tx, input.id, organization_id, row),
    hold: hold && { ...hold, reason: actor.rights.includes('records:hold') ? hold.reason : null },
    erasure: row.erasure_due_on ? { on: row.erasure_due_on, reason: row.erase_reason } : null,
    offers: await offerLinks(tx, candidate),
    requests: await openRequests(tx, candidate),
    suggestions: await openSuggestions(tx, candidate),
    notes: row.notes,
    duplicates: await findLikelyDuplicates(tx, organization_id, {
      id: input.id,
      full_name,
      email_address,
      phone_number,
      city,
      certification_number,
    }),
    scheduler: row.scheduler,
  }
})
