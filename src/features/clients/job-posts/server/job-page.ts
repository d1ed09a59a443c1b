import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { changeJobPage, describeJobPhoto, jobPage, removeJobPicture } from '../contract/job-page.ts'
import { cleanAlt, pictureMessages } from '../rules/job-picture.ts'
import { parseAccent } from '../rules/page-colors.ts'
import { freeJobPictureJob } from './jobs/free-job-picture.ts'
import { loadJobBrand } from './load-job-brand.ts'

/** Reads what your own organization's job pages show of it, and the address of one of them. */
export const jobPageRoute = query(jobPage, async ({ tx, actor }) => {
  const organizationId = actor.organizationId
  const own = await tx.one(
    z.object({ name: z.string(), code: nullableText }),
    sql`select o.name, (select j.code from job_codes j
          join locations l on l.organization_id = j.organization_id and l.id = j.location_id and l.is_active
          where ${tenantCondition(tx, 'j')} and j.organization_id = o.id and j.is_active order by j.created_at desc, j.id limit 1) as code
        from organizations o where o.id = ${organizationId}`,
  )
  if (!own) throw new UserError('not-found', 'Organization not found')
  const path = own.code === null ? null : `/apply/${encodeURIComponent(own.code)}`
  return { name: own.name, path, ...(await loadJobBrand(tx, organizationId)) }
})

/** Changes the accent color of your own organization's job pages. Refuses a text that is no color. */
export const changeJobPageRoute = command(changeJobPage, async ({ input, tx, actor, now }) => {
  const { organizationId } = actor
  const accent = input.accent.trim() === '' ? null : parseAccent(input.accent)
  if (accent === null && input.accent.trim() !== '') throw UserError.at('accent', 'Enter a color like #0F6B62.')
  const changed = await tx.run(
    sql`insert into job_pages (organization_id, accent, updated_at) values (${organizationId}, ${accent}, ${now.toISOString()})
        on conflict (organization_id) do update set accent = excluded.accent, updated_at = excluded.updated_at
        where job_pages.accent is distinct from excluded.accent`,
  )
  const event = { name: 'jobPage.colorChanged', about: organizationId, organizationId, after: { accent } }
  return { reply: { ok: true as const }, events: changed ? [event] : [] }
})

/** Changes the description of a photo of your own organization. Refuses an empty one: not everyone sees the photo. */
export const describeJobPhotoRoute = command(describeJobPhoto, async ({ input, tx, actor }) => {
  const { organizationId } = actor
  const alt = cleanAlt(input.alt)
  if (!alt) throw UserError.at('alt', pictureMessages.noWords)
  const photo = await tx.one(
    z.object({ alt: z.string() }),
    sql`select alt from job_page_pictures where ${tenantCondition(tx)} and organization_id = ${organizationId}
          and id = ${input.id} and kind = 'photo' for update`,
  )
  if (!photo) throw new UserError('not-found', 'Photo not found')
  if (photo.alt === alt) return { reply: { ok: true as const }, events: [] }
  await tx.run(
    sql`update job_page_pictures set alt = ${alt}
        where ${tenantCondition(tx)} and organization_id = ${organizationId} and id = ${input.id}`,
  )
  const event = { name: 'jobPage.photoDescribed', about: organizationId, organizationId }
  return { reply: { ok: true as const }, events: [{ ...event, before: { alt: photo.alt }, after: { alt } }] }
})

/** Removes a logo or photo of your own organization; its file goes after the commit. */
export const removeJobPictureRoute = command(removeJobPicture, async ({ input, tx, actor }) => {
  const { organizationId } = actor
  const gone = await tx.one(
    z.object({ stored_as: z.string(), kind: z.string(), alt: z.string() }),
    sql`delete from job_page_pictures where ${tenantCondition(tx)} and organization_id = ${organizationId} and id = ${input.id}
        returning stored_as, kind, alt`,
  )
  if (!gone) throw new UserError('not-found', 'Picture not found')
  await freeJobPictureJob.enqueue(tx, { organizationId, storedAs: gone.stored_as })
  const { kind, alt } = gone
  return {
    reply: { ok: true as const },
    events: [{ name: 'jobPage.pictureRemoved', about: organizationId, organizationId, before: { kind, alt } }],
  }
})
