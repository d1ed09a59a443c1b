import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { msPerDay } from '../../../../../rules/day.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { sendServiceTextsJob } from '../jobs/send-service-texts.ts'
import { judgeServiceText } from './judge-service-text.ts'

type Moment = { now: Date; settings: Config }
/** `phone` in E.164; the person agreed to be texted, and `about` names what the text belongs to. */
export type ServiceText = {
  organizationId: string
  kind: 'invitation'
  about: string
  name: string
  phone: string
  body: string
}

const mostADay = 3

/** Cancels texts that have not left yet, with their link. */
export const cancelServiceTexts = async (tx: Tx, organizationId: string, about: string, why: string) =>
  await tx.run(
    sql`update service_texts set state = 'canceled', reason = ${why}, body = null
        where organization_id = ${organizationId} and about = ${about} and state = 'waiting'`,
  )

/**
 * Queues a text to someone who is no candidate; it leaves when this transaction commits, or when its quiet hours end.
 * An earlier one about the same that still waits is dropped. Throws at the field `phone_number` if the guard bars the
 * number, and for a fourth text about the same within a day.
 */
export const queueServiceText = async (tx: Tx, text: ServiceText, { now, settings }: Moment) => {
  const { organizationId, about } = text
  const verdict = await judgeServiceText(tx, text, { now, settings })
  if (verdict.kind === 'skipped') throw UserError.at('phone_number', verdict.because)
  const since = new Date(now.getTime() - msPerDay).toISOString()
  const sent = await tx.run(
    sql`select from service_texts where organization_id = ${organizationId} and about = ${about} and state <> 'canceled' and created_at > ${since}`,
  )
  if (sent >= mostADay) throw new UserError('conflict', `An invitation sends ${mostADay} texts a day at most.`)
  await cancelServiceTexts(tx, organizationId, about, 'A newer text replaced it')
  const id = randomUUID()
  const sendAt = verdict.kind === 'held' && verdict.until ? verdict.until : now
  await tx.run(
    sql`insert into service_texts (id, organization_id, kind, about, to_name, to_phone, from_phone, body, state, reason, send_at, created_at)
        values (${id}, ${organizationId}, ${text.kind}, ${about}, ${text.name}, ${text.phone},
                (select coalesce(o.texting_number, ${settings.textFrom}) from organizations o where o.id = ${organizationId}), ${text.body}, 'waiting',
                ${verdict.kind === 'held' ? verdict.because : null}, ${sendAt.toISOString()}, ${now.toISOString()})`,
  )
  const startAt = verdict.kind === 'held' ? sendAt : undefined
  await sendServiceTextsJob.enqueue(tx, { organizationId: tx.scope.organizationId, textId: id }, startAt)
}

const serviceTextStates = ['waiting', 'sending', 'sent', 'delivered', 'failed', 'unknown', 'canceled'] as const
export const serviceTextState = z.enum(serviceTextStates)
