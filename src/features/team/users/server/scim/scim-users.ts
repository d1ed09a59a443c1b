import { command } from '../../../../../platform/server/command.ts'
import { query } from '../../../../../platform/server/query.ts'
import { isEmailAddress } from '../../../../../rules/email-address.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import {
  createScimUser,
  deleteScimUser,
  patchScimUser,
  replaceScimUser,
  scimUserById,
  scimUsers,
} from '../../contract/scim.ts'
import { parseActive, readPatch } from '../../rules/scim/read-active.ts'
import { readFilter } from '../../rules/scim/read-filter.ts'
import { readName, toScimUser } from '../../rules/scim/scim-user.ts'
import { makeInvitation } from '../invitations.ts'
import { loadDirectory, loadDirectoryPerson } from './load-directory.ts'
import { asOrganization, type Directing, setActive } from './set-active.ts'

const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'
const mostInPage = 200

const load = async ({ tx, actor, now, settings }: Directing, id: string) =>
  toScimUser(await loadDirectoryPerson(tx, { organizationId: actor.organizationId, now, id }), settings.publicUrl ?? '')

/** Lists the people of the key's organization; `startIndex` counts from 1. */
export const scimUsersRoute = query(scimUsers, async ({ input, tx, actor, now, settings }) => {
  const startIndex = Math.max(1, input.startIndex)
  const limit = Math.min(mostInPage, Math.max(0, input.count))
  const { organizationId } = actor
  const userName = readFilter(input.filter)
  const found = await loadDirectory(tx, { organizationId, now, userName, offset: startIndex - 1, limit })
  return {
    schemas: [listSchema],
    totalResults: found.total,
    startIndex,
    itemsPerPage: found.rows.length,
    Resources: found.rows.map((row) => toScimUser(row, settings.publicUrl ?? '')),
  }
})

/** Returns one person of the key's organization; unknown and foreign ids answer alike. */
export const scimUserByIdRoute = query(scimUserById, async ({ input, ...call }) => await load(call, input.id))

const refuse = (message: string) => new UserError('invalid', message, { details: { scimType: 'invalidValue' } })

/** Invites someone as clinic staff, never as an Admin. Refuses an address that someone has, and one who is not active. */
export const createScimUserRoute = command(createScimUser, async ({ input, ...call }) => {
  const { tx, actor, now, settings } = call
  const email = input.userName.trim().toLowerCase()
  if (!isEmailAddress(email)) throw refuse('Send an email address as userName.')
  if (input.active !== undefined && input.active !== null && !parseActive(input.active))
    throw refuse('Create people when they start: someone who isn’t active can’t be invited.')
  const { rows } = await loadDirectory(tx, { organizationId: actor.organizationId, now, userName: email })
  if (rows.length > 0)
    throw new UserError('conflict', 'A user with this userName already exists.', {
      details: { scimType: 'uniqueness' },
    })
  const invited = {
    organization_id: actor.organizationId,
    email,
    phone_number: '',
    full_name: readName(input).slice(0, 200),
    role: 'user',
    admin_level: '',
  } as const
  const inviting = { actor: asOrganization(actor), now, settings }
  const { event } = await makeInvitation(tx, inviting, invited).catch((error: unknown) => {
    if (!(error instanceof UserError) || error.code !== 'invalid') throw error
    throw new UserError('conflict', error.message, { details: { scimType: 'uniqueness' } })
  })
  return { reply: await load(call, event.about ?? ''), events: [event] }
})

/** Changes `active` alone; the reply shows the rest as it is kept. */
export const replaceScimUserRoute = command(replaceScimUser, async ({ input, ...call }) => {
  const isNamed = input.active !== undefined && input.active !== null
  const events = isNamed ? await setActive(call, input.id, parseActive(input.active)) : []
  return { reply: await load(call, input.id), events }
})

/** Changes `active` as the operations say, in the forms that directories send. */
export const patchScimUserRoute = command(patchScimUser, async ({ input, ...call }) => {
  const active = readPatch(input.Operations)
  const events = active === null ? [] : await setActive(call, input.id, active)
  return { reply: await load(call, input.id), events }
})

/** Deactivates; someone who is not active answers the same. */
export const deleteScimUserRoute = command(deleteScimUser, async ({ input, ...call }) => ({
  reply: undefined,
  events: await setActive(call, input.id, false),
}))
