import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { positions } from '../../../../../rules/credential/positions.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { tellApplicationReceived } from '../../../../candidates/directory/server/public.ts'
import { queueReading } from '../../../../candidates/resumes/server/public.ts'
import { acknowledgeJob } from '../../../apply/server/public.ts'
import { fieldNames } from '../../../imports/rules/headers.ts'
import { type Application, loadApplications } from '../../../imports/server/public.ts'
import { keepMailedFiles, type MailedFile, mailedFile } from '../mail/mailed-files.ts'

const waiting = z.object({
  id: z.string(),
  code: z.string(),
  application: z.record(z.string(), z.string()),
  consent: z.nullable(z.string()),
  stored_as: z.nullable(z.string()),
  received_at: z.string(),
  by_mail: z.boolean(),
  files: z.array(mailedFile),
})
type Waiting = z.infer<typeof waiting>

/** Locks an application that waits for a place; undefined for an unknown id, or when someone was faster. */
export const lockWaiting = async (tx: Tx, id: string): Promise<Waiting | undefined> =>
  await tx.one(
    waiting,
    sql`select id, code, application, consent, stored_as, received_at, from_organization_id is null as by_mail, files from unrouted_applications
        where ${tenantCondition(tx)} and id = ${id} and state = 'waiting' for update`,
  )

const place = z.object({
  organization_id: z.string(),
  organization: z.string(),
  location: z.string(),
  /** The position of the code. */
  position: z.nullable(z.enum(positions)),
  code: z.string(),
  is_open: z.boolean(),
})
export type Place = z.infer<typeof place>

const isOpen = sql`l.is_active and lower(btrim(o.status)) = 'active'`

/** Where a code leads; undefined when it leads nowhere. */
export const loadPlaceByCode = async (tx: Tx, code: string): Promise<Place | undefined> =>
  await tx.one(
    place,
    sql`select j.organization_id, o.name as organization, l.name as location, j.position, j.code, j.is_active and ${isOpen} as is_open
        from job_codes j join organizations o on o.id = j.organization_id
          join locations l on l.organization_id = j.organization_id and l.id = j.location_id
        where lower(j.code) = lower(${code})`,
  )

/** The first of these codes that leads to an open place; undefined when none does. */
export const openPlaceOfCodes = async (tx: Tx, codes: readonly string[]): Promise<Place | undefined> => {
  for (const code of codes) {
    const found = await loadPlaceByCode(tx, code)
    if (found?.is_open) return found
  }
  return undefined
}

/** A place by its id; undefined for one that is not there. */
export const loadPlaceByLocation = async (tx: Tx, locationId: string): Promise<Place | undefined> =>
  await tx.one(
    place,
    sql`select l.organization_id, o.name as organization, l.name as location, null as position, '' as code, ${isOpen} as is_open
        from locations l join organizations o on o.id = l.organization_id where l.id = ${locationId}`,
  )

const contact = ['full_name', 'first_name', 'last_name', 'email_address', 'phone_number']

/** Without what no candidate has a field for: the words of an email. */
const toApplication = (kept: Record<string, string>, isOther: boolean): Application =>
  Object.fromEntries(
    Object.entries(kept).filter(([name]) => name in fieldNames && !(isOther && contact.includes(name))),
  )

type RouteInput = {
  position: 'RBT' | 'BCBA' | undefined
  /** The fields that a person added to the application's own. */
  added: Application
  /** They name someone else: the application's own personal fields are not used. */
  isOther: boolean
  madeBy: string
  settings: Config
  now: Date
}

/**
 * Lands a locked application at a place, as one that came with its code, in the caller's transaction; what was kept of it here goes.
 * Refuses what that clinic could not take, in its words.
 */
export const createFromApplication = async (
  tx: Tx,
  given: Waiting,
  to: Place,
  { position, added, isOther, madeBy, settings, now }: RouteInput,
) => {
  const { id, consent, received_at } = given
  const application = { ...toApplication(given.application, isOther), ...toApplication(added, false) }
  const isDated = Boolean(application.date_submitted?.trim() || application.date_submitted_ts?.trim())
  const { outcomes } = await loadApplications(tx, {
    organizationId: to.organization_id,
    name: `Routed ${now.toISOString().slice(0, 16).replace('T', ' ')}`,
    consent,
    madeBy,
    now,
    // An email may come from anyone; a program has a key of its organization.
    ...(given.by_mail ? { suggests: true } : {}),
    applications: [
      {
        ...application,
        ...(isDated ? {} : { date_submitted_ts: received_at }),
        position: position ?? (application.position?.trim() || to.position || ''),
        location: to.location,
        job_code: to.code,
      },
    ],
  })
  const [outcome] = outcomes
  if (!outcome?.id || outcome.result === 'refused' || outcome.result === 'unrouted')
    throw new UserError('invalid', outcome?.reasons.join(' ') || 'The clinic can’t take this application.')
  await tx.run(
    sql`update unrouted_applications set state = 'routed', decided_at = ${now.toISOString()},
      decided_by = ${madeBy}, application = null, consent = null, stored_as = null, proposal = null, files = '[]'
        where ${tenantCondition(tx)} and id = ${id}`,
  )
  const landed = { organizationId: to.organization_id, candidateId: outcome.id }
  const isResume = ({ stored_as }: MailedFile) => stored_as === given.stored_as
  await keepMailedFiles(
    tx,
    given.files.filter((file) => !isResume(file)),
    { ...landed, now },
  )
  if (given.stored_as)
    await queueReading(
      tx,
      { config: settings },
      {
        ...landed,
        storedAs: given.stored_as,
        fileName: given.files.find(isResume)?.name ?? null,
        address: 'routed by a person',
        now,
        isBeside: outcome.result !== 'added',
      },
    )
  // A program answers its own applicants.
  if (given.by_mail) await acknowledgeJob.enqueue(tx, landed)
  const event: DomainEvent = {
    name: 'application.routed',
    about: outcome.id,
    organizationId: to.organization_id,
    after: { received_code: given.code, code: to.code || null, location: to.location },
  }
  if (outcome.result === 'added')
    await tellApplicationReceived(tx, {
      organizationId: to.organization_id,
      candidateIds: [outcome.id],
      settings,
      now,
    })
  const row = await tx.one(
    z.object({ position: z.enum(positions) }),
    sql`select position from all_candidates where organization_id = ${to.organization_id} and id = ${outcome.id}`,
  )
  return { candidateId: outcome.id, result: outcome.result, position: row?.position ?? 'RBT', event }
}
