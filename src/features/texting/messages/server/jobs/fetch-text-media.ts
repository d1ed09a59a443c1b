import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { fetchFile } from '../../../../../integrations/automation-webhook/fetch-file.ts'
import { scanUpload } from '../../../../../integrations/clamav/scan-upload.ts'
import type { FetchedMedia } from '../../../../../integrations/reach/ask-once.ts'
import { fetchMedia } from '../../../../../integrations/twilio/fetch-media.ts'
import type { Transact } from '../../../../../platform/server/call.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange } from '../../../../../platform/server/events.ts'
import { job } from '../../../../../platform/server/job.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { findKind, mostBytes } from '../../../../documents/files/rules/document-kind.ts'
import { inspectUpload } from '../../../../documents/files/server/public.ts'
import { findRefusedType, formatMediaName, getRetrySeconds, isHeic, mostMediaTries } from '../../rules/text-media.ts'

const claimed = z.object({
  id: z.string(),
  organizationId: z.string(),
  url: z.string(),
  declared: z.string(),
  cameBy: z.enum(['twilio', 'automation']),
  position: z.number(),
  tries: z.number(),
})
type ClaimedRow = z.output<typeof claimed>
type MediaResult =
  | { kind: 'kept'; bytes: Uint8Array; mime: string; name: string }
  | Exclude<FetchedMedia, { bytes: Buffer }>

const patience = 300_000 // ms: after that, no matter who fetched is dead

const claim = async (tx: Tx, mediaId: string | null, now: Date) =>
  await tx.one(
    claimed,
    sql`with next as (
          select w.organization_id, w.id from text_media w where ${tenantCondition(tx, 'w')} and (${mediaId}::uuid is null or w.id = ${mediaId}::uuid)
            and ((w.state = 'waiting' and w.next_at <= ${now.toISOString()}::timestamptz)
              or (w.state = 'fetching' and w.claimed_at < ${new Date(now.getTime() - patience).toISOString()}::timestamptz))
          order by w.next_at, w.id limit 1 for update skip locked
        )
        update text_media m set state = 'fetching', claimed_at = ${now.toISOString()}::timestamptz, tries = m.tries + 1 from next
        where ${tenantCondition(tx, 'm')} and m.organization_id = next.organization_id and m.id = next.id
        returning m.id, m.organization_id as "organizationId", m.url, m.declared_type as declared, m.came_by as "cameBy", m.position, m.tries`,
  )

/** The checks of an uploaded document, in its words; what only a download can show is a picture of a phone. */
const look = async (media: ClaimedRow, bytes: Uint8Array, { config }: Services): Promise<MediaResult> => {
  const called = formatMediaName(media.declared, media.position)
  const file = isHeic(bytes)
    ? { bytes, mime: 'image/heic', name: `${called}.heic`, active: null }
    : await inspectUpload(called, bytes)
  if (file.active !== null) return { kind: 'failed', reason: `We didn’t keep it: ${file.active}` }
  const scan = await scanUpload(config.clamav, bytes)
  if (scan === 'infected') return { kind: 'failed', reason: 'The virus scanner found something in it.' }
  if (scan === 'notScanned') return { kind: 'later', reason: 'The virus scanner didn’t answer.' }
  return { kind: 'kept', bytes, mime: file.mime, name: file.name }
}

/** The phone company's files with its credentials, at its hosts; the automation's at any public address, with none. */
const downloadMedia = async ({ cameBy, url }: ClaimedRow, { config }: Services): Promise<FetchedMedia> => {
  if (cameBy === 'automation') return await fetchFile(url, { most: mostBytes, anywhere: config.webhooksAnywhere })
  if (!config.twilio) return { kind: 'later', reason: 'The phone company isn’t connected.' }
  return await fetchMedia(config.twilio, url, { most: mostBytes })
}

const fetchOne = async (media: ClaimedRow, services: Services): Promise<MediaResult> => {
  const refused = findRefusedType(media.declared)
  if (refused !== null) return { kind: 'failed', reason: refused }
  if (media.tries > mostMediaTries) return { kind: 'failed', reason: 'Couldn’t check it.' }
  const got = await downloadMedia(media, services)
  if (got.kind !== 'fetched') return got
  return await look(media, got.bytes, services).catch((error: unknown): MediaResult => {
    if (error instanceof UserError) return { kind: 'failed', reason: error.message }
    throw error
  })
}

const settleFailed = async (
  tx: Tx,
  media: ClaimedRow,
  { kind, reason }: { kind: string; reason: string },
  now: Date,
) => {
  const seconds = kind === 'later' ? getRetrySeconds(media.tries) : null
  const next = new Date(now.getTime() + (seconds ?? 0) * 1_000)
  const settled = await tx.run(
    sql`update text_media m set state = ${seconds === null ? 'failed' : 'waiting'}, reason = ${reason}, next_at = ${next.toISOString()}::timestamptz
        where m.organization_id = ${media.organizationId} and m.id = ${media.id} and m.state = 'fetching' and m.tries = ${media.tries}`,
  )
  if (settled === 0) return
  if (seconds !== null)
    await fetchTextMediaJob.enqueue(tx, { organizationId: media.organizationId, mediaId: media.id }, next)
  await notifyChange(tx, [media.organizationId], ['texts'])
}

const goneMeanwhile = () => new UserError('not-found', 'Text not found')

/** Bytes first, then the row; a text that was erased in between keeps neither. */
const settleKept = async (
  media: ClaimedRow,
  { bytes, mime, name }: Extract<MediaResult, { kind: 'kept' }>,
  transact: Transact,
  services: Services,
) => {
  const key = `text-media/${media.organizationId}/${randomUUID()}${findKind(mime)?.extensions[0] ?? '.heic'}`
  const tell = async (tx: Tx) => {
    const kept = await tx.run(
      sql`update text_media m set state = 'kept', reason = null, name = ${name}, mime = ${mime}, size = ${bytes.length}, stored_as = ${key}
          where m.organization_id = ${media.organizationId} and m.id = ${media.id} and m.state = 'fetching' and m.tries = ${media.tries}`,
    )
    if (kept === 0) throw goneMeanwhile()
    await notifyChange(tx, [media.organizationId], ['texts'])
  }
  await services.files
    .keep(key, bytes, mime, async () => await transact(tell))
    .catch((error: unknown) => {
      if (!(error instanceof UserError && error.code === 'not-found')) throw error
    })
}

/** Fetches what came with texts: claim, fetch, look into it, settle. Run for each at its moment, and every ten minutes for what was missed. */
export const fetchTextMediaJob = job({
  name: 'fetch-text-media',
  tries: 3,
  expires: 300,
  every: '*/10 * * * *',
  input: z.object({ organizationId: z.string(), mediaId: z.optional(z.guid()) }),
  run: async ({ organizationId, mediaId }, { inOrganization, services, signal }): Promise<void> => {
    const transact = inOrganization(organizationId || services.config.platformOrganizationId)
    while (!signal.aborted) {
      const media = await transact(async (tx) => await claim(tx, mediaId ?? null, services.clock()))
      if (!media) return
      const looked = await fetchOne(media, services).catch((error: unknown): MediaResult => {
        services.log.error({ err: error }, 'couldn’t fetch a file of a text')
        return { kind: 'later', reason: 'Couldn’t check it.' }
      })
      if (looked.kind === 'kept') await settleKept(media, looked, transact, services)
      else await transact(async (tx) => await settleFailed(tx, media, looked, services.clock()))
    }
  },
})
