import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { runJobs } from '../../../../../../app/server/testing/run-jobs.ts'
import { createAddress, openWorld } from '../../../../../../app/server/testing/world.ts'
import { createSignature } from '../../../../../access/webhooks/server/public.ts'
import { readResumesJob } from '../../../../../candidates/resumes/server/jobs/read-resumes.ts'
import { unroutedApplications, unroutedDetails } from '../../../contract/unrouted.ts'

const secret = 'shared-with-the-mail-gateway'
const noon = new Date('2026-11-20T18:00:00Z')

const person = z.object({
  id: z.string(),
  full_name: z.string(),
  organization_id: z.string(),
  email_address: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
  resume_file: z.nullable(z.string()),
  resume_text: z.nullable(z.string()),
})
const document = z.object({ name: z.string(), stored_as: z.string(), mime: z.string(), state: z.string() })

/** A world whose email gateway is connected, and what a test asks of it. */
export const openMailWorld = async (env: Record<string, string> = {}) => {
  const world = await openWorld({ MAIL_WEBHOOK_SECRET: secret, ...env }, () => noon)
  const code = `CODE-${world.own.organizationId.slice(0, 8)}`
  const post = async (raw: Buffer | string) => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/webhooks/mail',
      headers: { 'content-type': 'message/rfc822', 'reinforce-signature': createSignature(secret, raw, noon) },
      payload: raw,
      remoteAddress: createAddress(),
    })
    return answer.statusCode
  }
  const fixture = async (name: string) => {
    const raw = await readFile(new URL(`./mails/${name}.eml`, import.meta.url), 'latin1')
    return await post(Buffer.from(raw.replaceAll('CODE', code), 'latin1'))
  }
  const candidates = async (email: string) =>
    await world.inPlatform(
      async (tx) =>
        await tx.rows(
          person,
          sql`select id, full_name, organization_id, email_address, phone_number, resume_file, resume_text from all_candidates
              where lower(email_address) = lower(${email}) order by id`,
        ),
    )
  const documents = async (candidateId = '') =>
    await world.inPlatform(
      async (tx) =>
        await tx.rows(
          document,
          sql`select f.name, f.stored_as, f.mime, k.state from document_files f
            join document_checks k on k.organization_id = f.organization_id and k.stored_as = f.stored_as
              where f.candidate_id::text = ${candidateId} order by f.name`,
        ),
    )
  const words = async (candidateId = '') => {
    const found = (await documents(candidateId)).find(({ name }) => name.startsWith('Email of '))
    return found ? Buffer.from(await world.services.files.bytes(found.stored_as)).toString() : ''
  }
  const listed = async (show: 'waiting' | 'dismissed' = 'waiting') =>
    unroutedApplications.reply.parse((await world.call('platform', 'GET', `/api/unrouted?show=${show}`)).body).rows
  const details = async (id = '') =>
    unroutedDetails.reply.parse((await world.call('platform', 'GET', `/api/unrouted/${id}`)).body)
  const read = async () => await runJobs(world, readResumesJob)
  return { world, code, post, fixture, candidates, documents, words, listed, details, read }
}
export type MailWorld = Awaited<ReturnType<typeof openMailWorld>>
