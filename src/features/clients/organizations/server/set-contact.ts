import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'

type Contact = { contact_name: string; contact_email: string; contact_phone: string }

/** Sets the contact of an organization. A blank field removes the value. */
export const setContact = async (tx: Tx, id: string, contact: Contact) =>
  await tx.run(
    sql`update organizations set contact_name = ${contact.contact_name || null},
      contact_email = ${contact.contact_email || null}, contact_phone = ${contact.contact_phone || null}
      where id = ${id}`,
  )
