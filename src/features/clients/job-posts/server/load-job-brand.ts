import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'

const picture = z.object({ id: z.string(), alt: z.string(), width: z.number(), height: z.number() })
const row = z.object({
  accent: nullableText,
  pictures: z.array(z.extend(picture, { kind: z.enum(['logo', 'photo']) })),
})

/** Loads the looks of a clinic's job pages: accent color, logo, and photos in the order in which they came. */
export const loadJobBrand = async (tx: Tx, organizationId: string) => {
  const found = await tx.one(
    row,
    sql`select b.accent, coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'kind', p.kind, 'alt', p.alt, 'width', p.width,
            'height', p.height) order by p.created_at, p.id)
          from job_page_pictures p where ${tenantCondition(tx, 'p')} and p.organization_id = b.organization_id), '[]') as pictures
        from job_pages b where ${tenantCondition(tx, 'b')} and b.organization_id = ${organizationId}`,
  )
  const { accent = null, pictures = [] } = found ?? {}
  return {
    accent,
    logo: pictures.find(({ kind }) => kind === 'logo') ?? null,
    photos: pictures.filter(({ kind }) => kind === 'photo'),
  }
}
export type JobBrand = Awaited<ReturnType<typeof loadJobBrand>>
