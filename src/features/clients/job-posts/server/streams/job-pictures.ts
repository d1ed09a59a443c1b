import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { scanUpload } from '../../../../../integrations/clamav/scan-upload.ts'
import { inspectDocument } from '../../../../../integrations/documents/extract-text.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { openStream, stream } from '../../../../../platform/server/stream.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { receiveForm } from '../../../../../platform/server/uploads/receive-form.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { addJobPicture, jobPicture } from '../../contract/job-page.ts'
import type { CleanPicture } from '../../rules/clean-picture.ts'
import { cleanAlt, mostPhotos, pictureLimitBytes, pictureMessages, readJobPicture } from '../../rules/job-picture.ts'
import { freeJobPictureJob } from '../jobs/free-job-picture.ts'

const keptSeconds = 86_400

type Clinic = { organizationId: string; kind: 'logo' | 'photo' }

/** Makes room for a picture: the old logo goes; a fifth photo is refused. */
const makeRoom = async (tx: Tx, { organizationId, kind }: Clinic, now: Date) => {
  // The page's row is locked by it: two uploads at once cannot both be the fourth.
  await tx.run(
    sql`insert into job_pages (organization_id, updated_at) values (${organizationId}, ${now.toISOString()})
        on conflict (organization_id) do update set updated_at = excluded.updated_at`,
  )
  if (kind === 'photo') {
    const photos = await tx.rows(
      z.object({ id: z.string() }),
      sql`select id from job_page_pictures where ${tenantCondition(tx)} and organization_id = ${organizationId} and kind = 'photo'`,
    )
    if (photos.length >= mostPhotos) throw new UserError('conflict', pictureMessages.tooMany)
    return
  }
  const old = await tx.rows(
    z.object({ stored_as: z.string() }),
    sql`delete from job_page_pictures where ${tenantCondition(tx)} and organization_id = ${organizationId} and kind = 'logo' returning stored_as`,
  )
  for (const { stored_as } of old) await freeJobPictureJob.enqueue(tx, { organizationId, storedAs: stored_as })
}

const insertPicture = async (
  tx: Tx,
  { organizationId, kind }: Clinic,
  row: CleanPicture & Record<'id' | 'key' | 'alt' | 'at', string>,
) => {
  await tx.run(
    sql`insert into job_page_pictures (organization_id, id, kind, alt, mime, width, height, bytes, stored_as, created_at)
        values (${organizationId}, ${row.id}, ${kind}, ${row.alt}, ${row.mime}, ${row.width}, ${row.height}, ${row.bytes.length}, ${row.key}, ${row.at})`,
  )
}

/** Adds a logo or photo to your own organization's job pages. Only its pixels are kept. */
export const addJobPictureRoute = stream(addJobPicture, async ({ actor, transact, request, reply, services }) => {
  const allowed = {
    who: actor.userId,
    most: pictureLimitBytes,
    fields: { count: 2, size: 2_000 },
    tooLarge: () => new UserError('too-large', pictureMessages.tooLarge),
    broken: () => new UserError('invalid', pictureMessages.notAPicture),
  }
  return await receiveForm(request, reply, allowed, async ({ file, word }) => {
    const { organizationId } = actor
    const of: Clinic = { organizationId, kind: word('kind') === 'logo' ? 'logo' : 'photo' }
    const alt = of.kind === 'logo' ? '' : cleanAlt(word('alt'))
    if (!file) throw new UserError('invalid', pictureMessages.notAPicture)
    if (of.kind === 'photo' && !alt) throw UserError.at('alt', pictureMessages.noWords)
    const picture = readJobPicture(file.bytes)
    if (typeof picture === 'string') throw new UserError('invalid', picture)
    if ((await inspectDocument(file.bytes)).mime !== picture.mime)
      throw new UserError('invalid', pictureMessages.notAPicture)
    const scan = await scanUpload(services.config.clamav, file.bytes)
    if (scan !== 'taken') throw new UserError('invalid', pictureMessages[scan])
    const id = randomUUID()
    const key = `job-pages/${organizationId}/${id}.${picture.extension}`
    const now = services.clock()
    const tell = async (tx: Tx) => {
      await makeRoom(tx, of, now)
      await insertPicture(tx, of, { ...picture, id, key, alt, at: now.toISOString() })
      const after = { kind: of.kind, alt }
      await recordEvents(tx, actor.userId, [
        { name: 'jobPage.pictureAdded', about: organizationId, organizationId, after },
      ])
      await notifyChange(tx, [organizationId], ['job-posts'])
    }
    await services.files.keep(key, picture.bytes, picture.mime, async () => await transact(tell))
    return { id }
  })
})

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Serves a picture to anyone while its clinic takes applications. Unknown ids and those of closed clinics are refused alike (404). */
export const jobPictureRoute = openStream(jobPicture, async ({ input, transact, services, request, reply }) => {
  const found = uuid.test(input.id)
    ? await transact(
        async (tx) =>
          await tx.one(
            z.object({ stored_as: z.string(), mime: z.string() }),
            sql`select p.stored_as, p.mime from job_page_pictures p
                join organizations o on o.id = p.organization_id and lower(o.status) = 'active'
                where p.id = ${input.id} and exists (select from job_codes j
                  join locations l on l.organization_id = j.organization_id and l.id = j.location_id and l.is_active
                  where j.organization_id = p.organization_id and j.is_active)`,
          ),
        { readOnly: true },
      )
    : undefined
  if (!found) throw new UserError('not-found', 'Picture not found')
  const etag = `"${input.id}"`
  void reply
    .header('cache-control', `public, max-age=${keptSeconds}`)
    .header('etag', etag)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
  if (request.headers['if-none-match']?.includes(etag)) return await reply.code(304).send()
  return await reply.type(found.mime).send(Buffer.from(await services.files.bytes(found.stored_as)))
})
