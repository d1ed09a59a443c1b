import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { sendServiceTextsJob } from '../jobs/send-service-texts.ts'
import type { StaffTextKind } from './judge-staff-text.ts'

type StaffText = {
  organizationId: string
  kind: StaffTextKind
  userId: string
  name: string
  /** In E.164. */
  phone: string
  body: string
}

/** Queues a text to staff. It leaves when this transaction commits, if the guard still allows it then; its body is forgotten. */
export const queueStaffText = async (tx: Tx, text: StaffText, { now, settings }: { now: Date; settings: Config }) => {
  const id = randomUUID()
  const { organizationId, kind, userId, name, phone, body } = text
  await tx.run(
    sql`insert into service_texts (id, organization_id, kind, about, to_name, to_phone, from_phone, body, state, send_at, created_at)
        values (${id}, ${organizationId}, ${kind}, ${userId}, ${name}, ${phone},
          (select coalesce(o.texting_number, ${settings.textFrom}) from organizations o where o.id = ${organizationId}), ${body}, 'waiting',
          ${now.toISOString()}, ${now.toISOString()})`,
  )
  await sendServiceTextsJob.enqueue(tx, { organizationId, textId: id })
}

/** Cancels texts to this account that wait, with their words. */
export const cancelStaffTexts = async (tx: Tx, organizationId: string, userId: string, why: string) => {
  await tx.run(
    sql`update service_texts set state = 'canceled', reason = ${why}, body = null
        where organization_id = ${organizationId} and about = ${userId} and state = 'waiting' and kind <> 'invitation'`,
  )
}
