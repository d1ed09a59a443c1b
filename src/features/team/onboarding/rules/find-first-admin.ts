import { isEmailAddress } from '../../../../rules/email-address.ts'

type Draft = { contact_name: string; contact_email: string; people: readonly { email: string }[] }

const key = (email: string) => email.trim().toLowerCase()

/** The contact of a new client as its first Admin; null while they have no email address, and where they are invited already. */
export const findFirstAdmin = ({ contact_name, contact_email, people }: Draft) =>
  isEmailAddress(contact_email.trim()) && !people.some(({ email }) => key(email) === key(contact_email))
    ? { email: contact_email.trim(), full_name: contact_name.trim(), admin_level: 'Admin' as const }
    : null
