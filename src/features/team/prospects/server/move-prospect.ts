import { sql } from 'drizzle-orm'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { UserError } from '../../../../rules/user-error.ts'
import {
  changeProspectRow,
  fillProspectRow,
  removeProspectRow,
  removeStatuses,
} from '../../../clients/organizations/server/public.ts'
import { removeTemplates } from '../../../texting/templates/server/public.ts'
import { mergeProspects, moveProspect, scheduleDemo } from '../contract/prospects.ts'
import { lockProspect } from './prospects.ts'

/** Lost needs a reason, Won a contact; a won prospect stays here until its onboarding is finished. */
export const moveProspectRoute = command(moveProspect, async ({ input, tx, now }) => {
  const before = await lockProspect(tx, input.id)
  if (input.stage === 'Lost' && !input.lost_reason.trim()) throw UserError.at('lost_reason', 'Enter why it was lost.')
  if (input.stage === 'Won' && !before.contact_email && !before.contact_phone)
    throw UserError.at('stage', 'Add a contact to invite first.')
  const reason = input.stage === 'Lost' ? input.lost_reason.trim() : null
  await changeProspectRow(tx, input.id, {
    prospect_stage: input.stage,
    prospect_stage_since: now.toISOString(),
    lost_reason: reason,
  })
  const { name, contact_name, contact_email, contact_phone } = before
  const onboarding = {
    prospect_id: input.id,
    name,
    contact_name: contact_name ?? '',
    contact_email: contact_email ?? '',
    contact_phone: contact_phone ?? '',
  }
  return {
    reply: { id: input.id, onboarding: input.stage === 'Won' ? onboarding : null },
    events: [
      {
        name: 'prospect.moved',
        about: input.id,
        organizationId: input.id,
        before: { stage: before.stage },
        after: { stage: input.stage, reason },
      },
    ],
  }
})

/** Sets the time of a demo and moves a new lead on; later stages stay. Refuses a time that is past. */
export const scheduleDemoRoute = command(scheduleDemo, async ({ input, tx, now }) => {
  const before = await lockProspect(tx, input.id)
  const at = new Date(input.at)
  if (Number.isNaN(at.getTime())) throw UserError.at('at', 'Choose a day and a time.')
  if (at <= now) throw UserError.at('at', 'Choose a future time.')
  const stage = before.stage === 'New Lead' ? 'Demo Scheduled' : before.stage
  await changeProspectRow(tx, input.id, {
    demo_at: at.toISOString(),
    ...(stage === before.stage ? {} : { prospect_stage: stage, prospect_stage_since: now.toISOString() }),
  })
  return {
    reply: { demo_at: at.toISOString() },
    events: [
      {
        name: 'prospect.demoScheduled',
        about: input.id,
        organizationId: input.id,
        after: { at: at.toISOString(), stage },
      },
    ],
  }
})

const isReferred = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23503'

/** Removes a prospect with what it was set up with. One that has more (locations, people) is refused. */
const removeProspect = async (tx: Tx, id: string, name: string) => {
  await removeStatuses(tx, id)
  await removeTemplates(tx, id)
  try {
    await removeProspectRow(tx, id)
  } catch (error) {
    if (!isReferred(error)) throw error
    throw new UserError(
      'conflict',
      `${name} has its own locations or people. Merge the other prospect into it instead.`,
    )
  }
}

/** Fills the blanks of the first from the duplicate, moves its log, and removes it. A client is never merged away. */
export const mergeProspectsRoute = command(mergeProspects, async ({ input, tx }) => {
  if (input.id === input.duplicate) throw new UserError('invalid', 'Choose another prospect.')
  const [first, second] = input.id < input.duplicate ? [input.id, input.duplicate] : [input.duplicate, input.id]
  const names = [await lockProspect(tx, first), await lockProspect(tx, second)]
  const gone = names.find(({ id }) => id === input.duplicate)
  await fillProspectRow(tx, input.id, input.duplicate)
  await tx.run(sql`update prospect_notes set organization_id = ${input.id} where organization_id = ${input.duplicate}`)
  await removeProspect(tx, input.duplicate, gone?.name ?? '')
  return {
    reply: { ok: true as const },
    events: [
      {
        name: 'prospect.merged',
        about: input.id,
        organizationId: input.id,
        before: { duplicate: input.duplicate, name: gone?.name },
      },
    ],
  }
})
