import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { getCertificationYear, parseCertification } from '../../../../rules/credential/certification.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import type { RegistryState } from '../../../candidates/directory/rules/credential/describe-registry-answer.ts'
import { type CandidateRow, type GetName, getActor, loadNames } from '../../../candidates/directory/server/public.ts'
import { loadCertifications } from '../../../candidates/scoring/server/public.ts'
import { getCredentialStep } from '../rules/get-credential-step.ts'
import type { Details } from './candidate-details.ts'

const shared = z.object({ id: z.string(), full_name: z.string() })

const sharing = async (tx: Tx, candidate: CandidateRow, key: string | null) =>
  await tx.rows(
    shared,
    sql`select c.id, c.full_name from all_candidates c where c.organization_id = ${candidate.organization_id} and c.credential_key = ${key}
          and c.id <> ${candidate.id} order by c.created_at desc limit 10`,
    'prepared',
  )

const emptying = z.object({ at: z.string(), who: z.nullable(z.string()) })

/** Finds who emptied the number and when. Null if another was entered. */
const loadEmptied = async (tx: Tx, candidate: CandidateRow, number: string | null) => {
  if (number === null || candidate.certification_number?.trim()) return null
  const event = await tx.one(
    emptying,
    sql`select f.at, f.who from events f
        where f.organization_id = ${candidate.organization_id} and f.about = ${candidate.id} and f.name = 'credential.numberEmptied'
        order by f.at desc, f.id desc limit 1`,
  )
  if (!event) return null
  const getName = await loadNames(tx, [event.who])
  return { number, by: getActor(event.who, getName(event.who)), at: event.at }
}

/** The credential as claimed, judged by the rule, and what a person read about it in the registry. */
export const loadCredential = async (
  tx: Tx,
  candidate: CandidateRow,
  { row, getName, today, registry }: { row: Details; getName: GetName; today: string; registry: RegistryState | null },
) => {
  const { certification_number: received, position } = candidate
  const judged = parseCertification(received, { thisYear: Number(today.slice(0, 4)), position })
  const isClaimed = judged.kind !== 'junk'
  const isChecked = row.credential_status !== null && row.credential_at !== null
  const isSame = row.credential_number === received
  const others = isClaimed ? await sharing(tx, candidate, row.credential_key) : []
  return {
    received,
    kind: judged.kind,
    number: judged.number ?? null,
    finding: judged.finding ?? null,
    year: getCertificationYear(judged.number),
    sharedWith: others.map(({ id, full_name }) => ({ id, name: cleanName(full_name) })),
    state: isChecked
      ? isSame
        ? ('verified' as const)
        : ('outdated' as const)
      : isClaimed
        ? ('claimed' as const)
        : ('none' as const),
    emptied: await loadEmptied(tx, candidate, row.certification_received),
    next: getCredentialStep({
      position,
      received,
      currentRbt: candidate.current_rbt === true,
      registry,
      expiresOn: isSame ? row.credential_expires_on : null,
      read: await loadCertifications(tx, candidate),
      today,
    }),
    expired: row.credential_expires_on !== null && row.credential_expires_on < today,
    check:
      row.credential_status !== null && row.credential_at !== null
        ? {
            status: row.credential_status,
            number: row.credential_number,
            expires_on: row.credential_expires_on,
            supervisor: row.credential_supervisor,
            by: getActor(row.credential_by, getName(row.credential_by)),
            at: row.credential_at,
          }
        : null,
  }
}
