import { createHash, randomBytes } from 'node:crypto'
import type { Caller } from '../../../../platform/server/actor.ts'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { msPerDay } from '../../../../rules/day.ts'
import { writeInvitationMail } from '../../../access/email/rules/mail-texts.ts'
import { linkTo, queueMail } from '../../../access/email/server/public.ts'
import { writeInvitationText } from '../../../texting/messages/rules/write-invitation-text.ts'
import { queueServiceText } from '../../../texting/messages/server/public.ts'

const days = 7

export type Inviting = { actor: Caller; now: Date; settings: Config }
type Invitee = {
  id: string
  organization: { id: string; name: string }
  email: string
  /** Where a text goes; empty when no one said that the person agreed to one. */
  phone: string
  name: string
}

/** Only this is stored of a link. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** An unguessable token and the end of its seven days. */
export const createInvitationLink = (now: Date) => ({
  token: randomBytes(24).toString('base64url'),
  expiresAt: new Date(now.getTime() + days * msPerDay).toISOString(),
})

/** Sends the link by email and by text, as far as there are addresses; answers it for anyone who hands it over. */
export const sendInvitation = async (tx: Tx, { actor, now, settings }: Inviting, invited: Invitee, token: string) => {
  const { id, organization, email, phone, name } = invited
  const path = `/invite/${token}`
  const words = { name, organization: organization.name, by: actor.fullName, link: linkTo(settings, path), days }
  const about = { organizationId: organization.id, kind: 'invitation' as const, about: id }
  const mailed =
    email !== '' && (await queueMail(tx, { now, settings }, { ...about, to: email, ...writeInvitationMail(words) }))
  if (phone !== '')
    await queueServiceText(tx, { ...about, name, phone, body: writeInvitationText(words) }, { now, settings })
  return { link: `${settings.publicUrl ?? ''}${path}`, mailed, texted: phone !== '' }
}
