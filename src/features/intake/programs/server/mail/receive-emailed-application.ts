import { sql } from 'drizzle-orm'
import type { Transact } from '../../../../../platform/server/call.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { firstCharacters } from '../../../../../rules/first-characters.ts'
import { queueReading } from '../../../../candidates/resumes/server/public.ts'
import { acknowledgeJob } from '../../../apply/server/public.ts'
import { loadApplications } from '../../../imports/server/public.ts'
import type { MailApplicant } from '../../rules/mail-application.ts'
import { openPlaceOfCodes, type Place } from '../unrouted/create-from-application.ts'
import { keepUnrouted } from '../unrouted/keep-unrouted.ts'

const longestKept = 20_000

/** An application as an email says it. */
export type Mailed = {
  /** Tells the email when it comes again. */
  hash: string
  /** Who sent the email: a job board, mostly. */
  sender: string
  subject: string
  text: string
  applicant: MailApplicant
  /** Codes that it may be about; `named` where someone meant one. */
  codes: { named: readonly string[]; codes: readonly string[] }
  /** The key of the file that came along. */
  storedAs: string | null
}

type Tools = { services: Pick<Services, 'config'>; now: Date }

/** The clinic cannot take it: it waits for a person instead. */
class NotTaken extends Error {}

/** Whether the email with this digest was taken before. */
export const isMailKnown = async (tx: Tx, hash: string): Promise<boolean> =>
  (await tx.run(
    sql`select from inbound_application_emails where organization_id = ${tx.scope.organizationId} and message_hash = ${hash}`,
  )) > 0

const land = async (tx: Tx, mailed: Mailed, to: Place, { services, now }: Tools) => {
  const { applicant, storedAs, sender } = mailed
  const { organization_id: organizationId, location, code } = to
  const { outcomes } = await loadApplications(tx, {
    organizationId,
    name: `Email ${now.toISOString().slice(0, 16).replace('T', ' ')}`,
    // No one agrees to be texted by being forwarded.
    consent: null,
    madeBy: null,
    now,
    suggests: true,
    applications: [{ ...applicant, position: to.position ?? '', location, job_code: code }],
  })
  const [outcome] = outcomes
  const candidateId = outcome?.id
  if (!candidateId) throw new NotTaken()
  if (storedAs)
    await queueReading(tx, services, {
      organizationId,
      candidateId,
      storedAs,
      address: `mail ${sender}`,
      now,
      isBeside: outcome?.result !== 'added',
    })
  const after = { code, from: sender, file: storedAs !== null }
  await recordEvents(tx, null, [{ name: 'application.mailed', about: candidateId, organizationId, after }])
  await acknowledgeJob.enqueue(tx, { organizationId, candidateId })
}

const keep = async (tx: Tx, mailed: Mailed, { now }: Tools) => {
  const { applicant, subject, text, sender, storedAs } = mailed
  const code = mailed.codes.named[0] ?? ''
  const [about] = await keepUnrouted(tx, {
    platformOrganizationId: tx.scope.organizationId,
    fromOrganizationId: null,
    cameFrom: sender,
    consent: null,
    now,
    applications: [
      { ...applicant, job_code: code, mail_subject: subject, mail_text: firstCharacters(text, longestKept) },
    ],
    storedAs,
  })
  await recordEvents(tx, null, [{ name: 'application.mailed', about, after: { code, file: storedAs !== null } }])
  await notifyChange(tx, [tx.scope.organizationId], ['candidates'])
}

/** Notes the email first: of two that come at once the second waits here, and then has nothing to do. */
const takeOnce = async (tx: Tx, mailed: Mailed, mayLand: boolean, tools: Tools): Promise<boolean> => {
  const isNew = await tx.run(
    sql`insert into inbound_application_emails (organization_id, message_hash, at) values (${tx.scope.organizationId}, ${mailed.hash}, ${tools.now.toISOString()})
        on conflict do nothing`,
  )
  if (isNew === 0) return false
  const to = mayLand ? await openPlaceOfCodes(tx, mailed.codes.codes) : undefined
  if (to) await land(tx, mailed, to, tools)
  else await keep(tx, mailed, tools)
  return true
}

/**
 * Takes an application that came by email, once: at the open place of its code, or, without one or where the clinic cannot take it, among
 * those that wait for a person. Answers whether it was new. One transaction: anyone who dies in between has taken nothing.
 */
export const receiveEmailedApplication = async (transact: Transact, mailed: Mailed, tools: Tools): Promise<boolean> => {
  try {
    return await transact(async (tx) => await takeOnce(tx, mailed, true, tools))
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error
    return await transact(async (tx) => await takeOnce(tx, mailed, false, tools))
  }
}
