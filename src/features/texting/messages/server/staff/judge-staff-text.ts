import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { parseTextableNumber } from '../../../../../rules/phone/parse-textable-number.ts'
import { formatPhone } from '../../../../../rules/phone/phone.ts'
import { loadGuards } from '../sending/guards.ts'

/** Kinds of texts to staff. Their numbers, consent, and STOP are apart from those of candidates (decision 0053). */
export type StaffTextKind = 'number_code' | 'notification' | 'notification_answer'
export const isStaffKind = (kind: string): kind is StaffTextKind =>
  kind === 'number_code' || kind === 'notification' || kind === 'notification_answer'

type StaffText = { organizationId: string; kind: StaffTextKind; about: string; phone: string; createdAt: Date }
type Moment = { now: Date; settings: Config; claims: boolean }

/** Minutes after which a text to staff is no longer news. */
const validMinutes = 10
const owner = z.object({ isConfirmed: z.boolean(), isAsked: z.boolean(), isStopped: z.boolean() })

const explainOwner = async (tx: Tx, { organizationId, kind, about, phone }: StaffText): Promise<string | null> => {
  const found = await tx.one(
    owner,
    sql`select s.confirmed_at is not null as "isConfirmed", s.code_hash is not null as "isAsked",
          app.staff_text_stopped_at(s.phone) is not null as "isStopped"
        from staff_numbers s join reinforce_users u on u.organization_id = s.organization_id and u.id = s.user_id
        where s.organization_id = ${organizationId} and s.user_id = ${about} and s.phone = ${phone} and u.deactivated_at is null`,
  )
  if (kind === 'number_code') return found?.isAsked ? null : 'The number was changed or removed.'
  if (!found?.isConfirmed) return 'The number isn’t confirmed.'
  return found.isStopped ? 'The number replied STOP.' : null
}

/**
 * Explains why a text to staff may not leave now; null if it may. None waits for another moment: people ask for another code, and the bell
 * keeps notifications. Codes leave at any hour, because their reader asks for them. Answers to keywords always leave.
 */
export const explainHeldStaffText = async (tx: Tx, text: StaffText, moment: Moment): Promise<string | null> => {
  if (text.kind === 'notification_answer') return null
  const { now, settings, claims } = moment
  if (now.getTime() - text.createdAt.getTime() > validMinutes * 60_000) return 'It was too late.'
  return (await explainOwner(tx, text)) ?? (await explainSender(tx, text, { now, settings, claims }))
}

/** Explains why the organization can't text this number now; null if it can. Opt-outs of candidates don't count. */
export const explainSender = async (
  tx: Tx,
  { organizationId, kind, phone }: Pick<StaffText, 'organizationId' | 'kind' | 'phone'>,
  { now, settings, claims }: Moment,
): Promise<string | null> => {
  const number = parseTextableNumber(formatPhone(phone))
  if (!number.ok) return number.reason
  const hours = kind === 'notification' ? settings : { ...settings, quietHours: false }
  const { guard } = await loadGuards(tx, [organizationId], {
    now,
    settings: hours,
    attested: true,
    sendAt: null,
    claims,
  })
  const verdict = guard(organizationId, {
    phone,
    impossible: null,
    state: null,
    consent: 'given',
    optedOut: false,
    undecided: false,
    refusedNumber: false,
    declined: null,
    repeated: null,
    lastInbound: null,
  })
  return verdict.kind === 'now' ? null : verdict.because
}
