import { sql } from 'drizzle-orm'
import type { Transact } from '../../../../../platform/server/call.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { takeFirstCharacters } from '../../../../../rules/take-first-characters.ts'
import { queueReading } from '../../../../candidates/resumes/server/public.ts'
import { acknowledgeJob } from '../../../apply/server/public.ts'
import { loadApplications } from '../../../imports/server/public.ts'
import type { MailSigns } from '../../rules/mail/automatic-mail.ts'
import { judgeMail, type MailVerdict } from '../../rules/mail/judge-mail.ts'
import { explainProposal } from '../../rules/mail/proposal.ts'
import type { ReceivedMail } from '../../rules/mail/read-applicant.ts'
import { openPlaceOfCodes, type Place } from '../unrouted/create-from-application.ts'
import { keepUnrouted } from '../unrouted/keep-unrouted.ts'
import { findStaff } from './find-staff.ts'
import { keepMailedFiles, type MailedFile } from './mailed-files.ts'

const longestKept = 20_000

/** An application as read from an email. */
export type MailedApplication = {
  /** Tells the email when it comes again. */
  hash: string
  received: ReceivedMail
  signs: MailSigns
  /** Codes that it may be about; `named` where someone meant one. */
  codes: { named: readonly string[]; codes: readonly string[] }
  /** The key and the name of the résumé that came along. */
  resume: { storedAs: string; name: string } | null
  /** The other attachments, and the words as a file. */
  files: readonly MailedFile[]
  /** The attachments that are not kept, in words; '' for none. */
  leftOut: string
  /** No one could read it: it waits for a person as it came. */
  isUnread?: true
}

type Tools = { services: Pick<Services, 'config'>; now: Date }

/** The clinic cannot take it: it waits for a person instead. */
class NotTaken extends Error {}

/** Whether the email with this digest was taken before. */
export const isMailKnown = async (tx: Tx, hash: string): Promise<boolean> =>
  (await tx.run(
    sql`select from inbound_application_emails where organization_id = ${tx.scope.organizationId} and message_hash = ${hash}`,
  )) > 0

const getSender = ({ received }: MailedApplication) =>
  received.from?.address || received.from?.name || 'An email without a sender'

const notKept = ({ leftOut }: MailedApplication) => (leftOut === '' ? {} : { not_kept: leftOut })

const land = async (tx: Tx, mailed: MailedApplication, verdict: MailVerdict, to: Place, { services, now }: Tools) => {
  const { resume, files } = mailed
  const { why, ...applicant } = verdict.reading.applicant
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
  if (resume)
    await queueReading(tx, services, {
      organizationId,
      candidateId,
      storedAs: resume.storedAs,
      fileName: resume.name,
      address: `email ${getSender(mailed)}`,
      now,
      isBeside: outcome?.result !== 'added',
    })
  await keepMailedFiles(tx, files, { organizationId, candidateId, now })
  const after = {
    code,
    from: getSender(mailed),
    file: resume !== null,
    found: explainProposal(why, null),
    documents: files.map(({ name }) => name),
    ...notKept(mailed),
  }
  await recordEvents(tx, null, [{ name: 'application.mailed', about: candidateId, organizationId, after }])
  await acknowledgeJob.enqueue(tx, { organizationId, candidateId })
}

const keep = async (tx: Tx, mailed: MailedApplication, verdict: MailVerdict | null, code: string, { now }: Tools) => {
  const { received, resume, files } = mailed
  const automatic = verdict?.automatic ?? null
  const { why = 'nobody', ...applicant } = verdict?.reading.applicant ?? {}
  const [about] = await keepUnrouted(tx, {
    platformOrganizationId: tx.scope.organizationId,
    fromOrganizationId: null,
    cameFrom: getSender(mailed),
    consent: null,
    now,
    applications: [
      {
        ...(automatic === null ? applicant : {}),
        job_code: code,
        mail_subject: received.subject,
        mail_text: takeFirstCharacters(received.text, longestKept),
        ...(mailed.leftOut === '' ? {} : { mail_not_kept: mailed.leftOut }),
      },
    ],
    storedAs: resume?.storedAs ?? null,
    files: resume
      ? [...files, { name: resume.name, stored_as: resume.storedAs, size: 0, mime: '', is_words: false }]
      : files,
    proposal:
      automatic === null && verdict ? { why, doubt: verdict.reading.doubt, others: verdict.reading.others } : null,
    setAside: automatic,
  })
  const after = { code, file: resume !== null, ...(automatic ? { set_aside: automatic } : {}), ...notKept(mailed) }
  await recordEvents(tx, null, [{ name: 'application.mailed', about, after }])
  await notifyChange(tx, [tx.scope.organizationId], ['candidates'])
}

/** Notes the email first: of two that come at once the second waits here, and then has nothing to do. */
const takeOnce = async (tx: Tx, mailed: MailedApplication, mayLand: boolean, tools: Tools): Promise<boolean> => {
  const isNew = await tx.run(
    sql`insert into inbound_application_emails (organization_id, message_hash, at)
      values (${tx.scope.organizationId}, ${mailed.hash}, ${tools.now.toISOString()})
        on conflict do nothing`,
  )
  if (isNew === 0) return false
  const to = await openPlaceOfCodes(tx, mailed.codes.codes)
  const code = to?.code ?? mailed.codes.named[0] ?? ''
  if (mailed.isUnread) {
    await keep(tx, mailed, null, code, tools)
    return true
  }
  const staff = await findStaff(tx, mailed.received, to?.organization_id)
  const hasFiles = mailed.resume !== null || mailed.files.some((file) => !file.is_words)
  const verdict = judgeMail(mailed.received, mailed.signs, (address) => staff.has(address), hasFiles)
  if (to && mayLand && verdict.lands) await land(tx, mailed, verdict, to, tools)
  else await keep(tx, mailed, verdict, code, tools)
  return true
}

/**
 * Takes an application that came by email, once: at the open place of its code when the applicant is evident. All others wait for a
 * person, with a proposal; automatic email is put aside. Answers whether it was new. One transaction: anyone who dies in between has taken nothing.
 */
export const receiveEmailedApplication = async (
  transact: Transact,
  mailed: MailedApplication,
  tools: Tools,
): Promise<boolean> => {
  try {
    return await transact(async (tx) => await takeOnce(tx, mailed, true, tools))
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error
    return await transact(async (tx) => await takeOnce(tx, mailed, false, tools))
  }
}
