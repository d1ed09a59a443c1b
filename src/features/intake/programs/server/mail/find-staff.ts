import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import type { ReceivedMail } from '../../rules/mail/read-applicant.ts'

const anyAddress = /[^\s@<>"'(),;:\\[\]]{1,64}@[A-Z0-9.-]{1,250}\.[A-Z]{2,24}/gi
const mostAddresses = 300
const mostLooked = 100_000

const addressesIn = ({ from, replyTo, originalSender, text, attached }: ReceivedMail): string[] => {
  const heads = [from, replyTo, ...attached.flatMap((one) => [one.from, one.replyTo])].map((one) => one?.address ?? '')
  const words = [text, ...attached.map((one) => one.text)].join('\n').slice(0, mostLooked)
  const found = [...heads, originalSender, ...(words.match(anyAddress) ?? [])].map((one) =>
    one.toLowerCase().replaceAll('\0', '').toWellFormed(),
  )
  return [...new Set(found)].filter(Boolean).slice(0, mostAddresses)
}

/**
 * Which addresses of an email are those of people who work at the organization it is for, or of the platform's; of any organization, where no
 * one knows which. People of another organization may apply here.
 */
export const findStaff = async (
  tx: Tx,
  mail: ReceivedMail,
  organizationId: string | undefined,
): Promise<ReadonlySet<string>> => {
  const addresses = sql.param(addressesIn(mail))
  const at =
    organizationId === undefined ? sql`true` : sql`organization_id in (${organizationId}, ${tx.scope.organizationId})`
  const where = organizationId === undefined ? sql`true` : sql`id = ${organizationId}`
  const rows = await tx.rows(
    z.object({ address: z.string() }),
    sql`select lower(email) as address from reinforce_users where lower(email) = any(${addresses}::text[]) and deactivated_at is null and ${at}
        union select lower(contact_email) from organizations where lower(contact_email) = any(${addresses}::text[]) and ${where}`,
  )
  return new Set(rows.map(({ address }) => address))
}
