import { command } from '../../../../platform/server/command.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { changeAccount } from '../../../access/sign-in/server/public.ts'
import { saveProfile } from '../contract/users.ts'
import { dropSessions } from './load-person.ts'

/** Saves your own name; an empty one is refused. */
export const saveProfileRoute = command(saveProfile, async ({ input, tx, actor }) => {
  const full_name = cleanName(input.full_name)
  const message = 'Enter your name.'
  if (!full_name) throw UserError.at('full_name', message)
  if (full_name === actor.fullName) return { reply: { ok: true as const } }
  await changeAccount(tx, { id: actor.userId, organization_id: actor.organizationId }, { full_name })
  await dropSessions(tx, actor.authUserId)
  return {
    reply: { ok: true as const },
    events: [
      { name: 'user.nameChanged', about: actor.userId, before: { full_name: actor.fullName }, after: { full_name } },
    ],
  }
})
