import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { type DomainEvent, notifyChange, recordEvents } from '../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

const touched = z.object({ organizationId: z.string(), candidateId: z.string() })

const loadThreads = async (tx: Tx, phone: string) =>
  await tx.rows(
    touched,
    sql`select organization_id as "organizationId", candidate_id as "candidateId" from text_recipients
      where ${tenantCondition(tx)} and recipient_phone = ${phone}`,
  )

const tell = async (tx: Tx, who: string | null, events: DomainEvent[]) => {
  await recordEvents(tx, who, events)
  await notifyChange(
    tx,
    [...new Set(events.map((event) => event.organizationId ?? tx.scope.organizationId))],
    ['texts', 'candidates'],
  )
}

export type OptOut = {
  phone: string
  source: 'text' | 'person'
  proof: string
  proofMessageId: string | null
  everywhere: boolean
  who: string | null
}

/**
 * Writes the opt-out of a number into the ledger of every organization that this transaction sees to have texted it, with its
 * proof. `everywhere`: it holds for organizations that meet the number later, too. Answers whether it is new anywhere.
 */
export const recordOptOut = async (tx: Tx, { phone, source, proof, proofMessageId, everywhere, who }: OptOut) => {
  const threads = await loadThreads(tx, phone)
  const fresh = await tx.rows(
    z.object({ organizationId: z.string() }),
    sql`insert into opt_outs (organization_id, phone, source, proof, proof_message_id)
        select t.organization_id, ${phone}, ${source}, ${proof}, ${proofMessageId}::uuid
        from (select organization_id from text_recipients where ${tenantCondition(tx)} and recipient_phone = ${phone}
              union select organization_id from service_texts
                where ${tenantCondition(tx)} and to_phone = ${phone} and kind = 'invitation') t
        on conflict do nothing returning organization_id as "organizationId"`,
  )
  const isFirst = everywhere
    ? await tx.run(sql`insert into app.opt_outs_everywhere (phone) values (${phone}) on conflict do nothing`)
    : 0
  const isNew = new Set(fresh.map(({ organizationId }) => organizationId))
  await tell(
    tx,
    who,
    threads
      .filter(({ organizationId }) => isNew.has(organizationId))
      .map(({ organizationId, candidateId }) => ({
        name: 'optOut.recorded',
        organizationId,
        about: candidateId,
        after: { phone, source },
      })),
  )
  return isNew.size > 0 || isFirst > 0
}

/** Records an opt-out reported by the network in the ledger of the organization that texted the number. */
export const recordNetworkOptOut = async (
  tx: Tx,
  organizationId: string,
  phone: string,
  words: string,
  messageId: string | null = null,
) =>
  await tx.run(
    sql`insert into opt_outs (organization_id, phone, source, proof, proof_message_id)
        values (${organizationId}, ${phone}, 'network', ${words}, ${messageId}::uuid) on conflict do nothing`,
  )

/** Ends every open opt-out of a number: the person asked for texts again. */
export const endOptOut = async (tx: Tx, phone: string, endedBy: string, who: string | null, everywhere: boolean) => {
  const ended = await tx.rows(
    z.object({ organizationId: z.string() }),
    sql`update opt_outs set ended_at = now(), ended_by = ${endedBy}
      where ${tenantCondition(tx)} and phone = ${phone} and ended_at is null
      returning organization_id as "organizationId"`,
  )
  if (everywhere) await tx.run(sql`delete from app.opt_outs_everywhere where phone = ${phone}`)
  const isEnded = new Set(ended.map(({ organizationId }) => organizationId))
  const threads = await loadThreads(tx, phone)
  await tell(
    tx,
    who,
    threads
      .filter(({ organizationId }) => isEnded.has(organizationId))
      .map(({ organizationId, candidateId }) => ({
        name: 'optOut.ended',
        organizationId,
        about: candidateId,
        after: { phone, by: endedBy },
      })),
  )
}
