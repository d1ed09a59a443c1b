import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { firstCharacters } from '../../../../rules/first-characters.ts'
import type { Application } from '../../../imports/server/door.ts'

type Kept = {
  platformOrganizationId: string
  fromOrganizationId: string
  cameFrom: string
  consent: string | null
  now: Date
  applications: readonly Application[]
}

/** What PostgreSQL can hold. */
const plain = (text: string) => text.replaceAll('\0', '').toWellFormed()

/** Keeps applications whose code leads nowhere, as they were received, with the platform's staff. */
export const keepUnrouted = async (tx: Tx, kept: Kept) => {
  if (kept.applications.length === 0) return
  const rows = kept.applications.map((one) => ({
    code: firstCharacters(plain(one.job_code ?? '').trim(), 200),
    application: Object.fromEntries(Object.entries(one).map(([name, value]) => [name, plain(value)])),
  }))
  await tx.run(
    sql`insert into unrouted_applications (organization_id, from_organization_id, came_from, code, application, consent, received_at)
        select ${kept.platformOrganizationId}::uuid, ${kept.fromOrganizationId}::uuid, ${firstCharacters(plain(kept.cameFrom), 320)}, code, application,
          ${kept.consent}, ${kept.now.toISOString()}::timestamptz from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(code text, application jsonb)`,
  )
}
