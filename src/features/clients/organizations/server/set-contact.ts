import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'

type Contact = { contact_name: string; contact_email: string; contact_phone: string }

/** Whom to talk with at an organization; a blank takes away what was there. */
export const setContact = async (tx: Tx, id: string, contact: Contact) =>
  await tx.run(
    sql`update organizations set contact_name = ${contact.contact_name || null}, contact_email = ${contact.contact_email || null}, contact_phone = ${contact.contact_phone || null} where id = ${id}`,
  )
