import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type DocumentVerdict, judgeDocument } from '../../../../../integrations/documents/extract-text.ts'
import type { Transact } from '../../../../../platform/server/call.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import type { FileStore } from '../../../../../platform/server/file-store.ts'
import { job } from '../../../../../platform/server/job.ts'
import { keepDocument } from '../../../../documents/files/server/public.ts'
import { checkFields } from '../../../directory/rules/check-fields.ts'
import { changeCandidate } from '../../../directory/server/public.ts'
import { findContact } from '../../rules/find-contact.ts'
import { hasEnoughText, resumeFileMessages } from '../../rules/resume-file.ts'

const mostTries = 3
const perSweep = 12
/** Seconds after which anyone who took a file counts as gone. */
const patience = 120

const claimed = z.object({
  id: z.string(),
  organization_id: z.string(),
  candidate_id: z.string(),
  stored_as: z.string(),
  tries: z.number(),
  is_beside: z.boolean(),
  file_name: z.nullable(z.string()),
})
type ClaimedRow = z.infer<typeof claimed>

/** The next file: of an address that has none under way, those first whose last turn is longest ago. */
const claim = async (tx: Tx, at: string): Promise<ClaimedRow | undefined> => {
  // Two who look at once would both find the address free.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('resume readings', 0))`)
  return await tx.one(
    claimed,
    sql`update resume_parse_jobs set state = 'reading', claimed_at = ${at}, tries = tries + 1 where id = (
          select r.id from resume_parse_jobs r
          where (r.state = 'waiting' or (r.state = 'reading' and r.claimed_at < ${at}::timestamptz - make_interval(secs => ${patience})))
            and not exists (select from resume_parse_jobs o where o.sender = r.sender and o.state = 'reading' and o.id <> r.id
              and o.claimed_at >= ${at}::timestamptz - make_interval(secs => ${patience}))
          order by (select count(*) from resume_parse_jobs o where o.sender = r.sender and o.state <> 'refused' and o.created_at < r.created_at),
            r.created_at limit 1)
        returning id, organization_id, candidate_id, stored_as, tries, is_beside, file_name`,
  )
}

/** Why a file is not kept, as the end of a sentence; null when it is. One whose words cannot be read is, when nothing in it can run. */
const explainRefusal = ({ extension, active }: DocumentVerdict): string | null => {
  if (active !== null) return active
  return extension === null ? 'it isn’t a PDF, DOCX, ODT, RTF, or TXT file.' : null
}

const mimes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
} as const

type ReadAttempt = { judged: DocumentVerdict; size: number; at: string }
const keepNewer = async (tx: Tx, one: ClaimedRow, { judged, size, at }: ReadAttempt) =>
  await keepDocument(tx, {
    organizationId: one.organization_id,
    candidateId: one.candidate_id,
    storedAs: one.stored_as,
    name: one.file_name ?? `Resume of ${at.slice(0, 10)}.${judged.extension ?? 'txt'}`,
    size,
    mime:
      judged.extension === null && one.file_name !== null
        ? 'application/octet-stream'
        : mimes[judged.extension ?? 'txt'],
    at,
    // A file that was not checked in time is checked again before anyone opens it.
    waits: explainRefusal(judged) !== null,
  })

const blanks = z.object({
  resume_file: z.nullable(z.string()),
  resume_text: z.nullable(z.string()),
  email_address: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
})

/** The address and the number that a résumé sent by email gives, where the candidate has none. */
const contactFor = (one: ClaimedRow, before: z.infer<typeof blanks>, words: string | null) => {
  if (one.file_name === null || words === null) return {}
  const { email_address, phone_number } = findContact(words)
  const { values } = checkFields({
    ...(before.email_address === null && email_address !== '' ? { email_address } : {}),
    ...(before.phone_number === null && phone_number !== '' ? { phone_number } : {}),
  })
  return values
}

const settle = async (tx: Tx, one: ClaimedRow, { judged, size, at }: ReadAttempt) => {
  const reason = explainRefusal(judged)
  const words = judged.text !== null && hasEnoughText(judged.text) ? judged.text : null
  const candidate = { id: one.candidate_id, organization_id: one.organization_id }
  const before = await tx.one(
    blanks,
    sql`select resume_file, nullif(btrim(resume_text), '') as resume_text, nullif(btrim(email_address), '') as email_address,
          nullif(btrim(phone_number), '') as phone_number from all_candidates
        where organization_id = ${candidate.organization_id} and id = ${candidate.id} for no key update`,
  )
  const file = one.is_beside ? null : (before?.resume_file ?? (reason === null ? one.stored_as : null))
  // Anyone who sent it may be anyone: it changes nothing of someone who was here before.
  if (before && !one.is_beside)
    await changeCandidate(tx, candidate, {
      resume_text: before.resume_text ?? words,
      ...(before.resume_text === null ? { resume_unread: judged.read?.unread.length ?? 0 } : {}),
      ...(file === null ? {} : { resume_file: file }),
      ...contactFor(one, before, words),
    })
  // A returning applicant has a résumé already: it stays, and the newer one is stored among the documents.
  const isNewer = before !== undefined && (reason === null || one.file_name !== null) && file !== one.stored_as
  const document = isNewer ? await keepNewer(tx, one, { judged, size, at }) : null
  const told = reason ?? (words === null ? resumeFileMessages.noText : null)
  await tx.run(
    reason === null
      ? sql`delete from resume_parse_jobs where id = ${one.id}`
      : sql`update resume_parse_jobs set state = 'refused', reason = ${told}, sender = '' where id = ${one.id}`,
  )
  await recordEvents(tx, null, [
    {
      name: reason === null ? 'resume.read' : document === null ? 'resume.refused' : 'resume.keptUnread',
      about: one.candidate_id,
      organizationId: one.organization_id,
      after: {
        ...(reason === null ? { characters: words?.length ?? 0 } : { reason }),
        ...(document ? { document } : {}),
      },
    },
  ])
  await notifyChange(tx, [one.organization_id], ['candidates'])
  return before !== undefined && (file === one.stored_as || isNewer)
}

/** Reads the next file that came with an application; answers whether there was one. */
const readNext = async (inAll: Transact, files: FileStore, at: string): Promise<boolean> => {
  const one = await inAll(async (tx) => await claim(tx, at))
  if (!one) return false
  const tooOften = {
    extension: null,
    active: 'checking it took too long.',
    text: null,
    read: null,
    isLocked: false,
    isSlow: false,
  }
  const bytes = one.tries > mostTries ? null : await files.bytes(one.stored_as)
  const judged = bytes === null ? tooOften : await judgeDocument(bytes, 'anybody')
  // Its turn comes again once its claim has run out.
  if (judged.isSlow && one.tries < mostTries) return true
  const isKept = await inAll(async (tx) => await settle(tx, one, { judged, size: bytes?.length ?? 0, at }))
  if (!isKept) await files.remove(one.stored_as)
  return true
}

/**
 * Reads files from people without an account, after they were taken: in a lane of its own, one at a time an address, so that
 * no one who is signed in waits behind them. Once an application, and every five minutes for what was left.
 */
export const readResumesJob = job({
  name: 'read-resumes',
  tries: 2,
  expires: 120,
  every: '*/5 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async ({ organizationId }, { inOrganization, services, signal }) => {
    const inAll = inOrganization(services.config.platformOrganizationId)
    const { files } = services
    const next = async () => await readNext(inAll, files, services.clock().toISOString())
    const most = organizationId === '' ? perSweep : 1
    for (let n = 0; n < most && !signal.aborted; n += 1) if (!(await next())) return
    // Files that arrived since from the same address had to wait, and their own run found nothing to do.
    if (!signal.aborted)
      await inAll(async (tx) => await readResumesJob.enqueue(tx, { organizationId: tx.scope.organizationId }))
  },
})
