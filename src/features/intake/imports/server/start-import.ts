import { sql } from 'drizzle-orm'
import { command } from '../../../../platform/server/command.ts'
import { query } from '../../../../platform/server/query.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { markUploadUsed } from '../../../documents/uploads/server/public.ts'
import { findImport, imports, startImport } from '../contract/imports.ts'
import { toHeaderMap } from '../rules/mapping.ts'
import { loadImport, loadImports, toShownImport } from './import-records.ts'
import { importUpload, loadTargetOrganization, openUploadedTable } from './import-upload.ts'
import { runImportJob } from './jobs/run-import.ts'
import { rememberLayout } from './layout/layouts.ts'

/** Starts loading a file; the same id again answers the same import. The work is a job's. */
export const startImportRoute = command(startImport, async ({ input, tx, actor, now }) => {
  const organizationId = await loadTargetOrganization(tx, actor, input.organization_id)
  const own = sql`i.id = ${input.id} and i.organization_id = ${organizationId} and i.made_by = ${actor.userId}`
  const begun = async () => (await loadImports(tx, own))[0]
  const known = await begun()
  if (known) return { reply: toShownImport(known, now) }
  const upload = await importUpload(tx, actor, input.upload_id).catch((error: unknown) => {
    if (error instanceof UserError) return error
    throw error
  })
  if (upload instanceof UserError) {
    // The first of two clicks at the very same moment may have taken the file since.
    const since = await begun()
    if (since) return { reply: toShownImport(since, now) }
    throw upload
  }
  const { stored_as, file_name } = upload
  const { table, headers, rows } = openUploadedTable(upload, input)
  const choices = { mapping: input.mapping, notes: input.notes, values: input.values }
  const chosen = toHeaderMap(choices, headers)
  if (!chosen.ok) throw UserError.at('mapping', chosen.problem)
  const consent = input.consent.replaceAll('\0', '').trim() || null
  const made = await tx.run(
    sql`insert into imports (id, organization_id, made_by, file_name, created, updated, skipped, rejected, at,
      state, headers, mapping, choices, consent, stored_as, total)
        values (${input.id}, ${organizationId}, ${actor.userId}, ${file_name}, 0, 0, 0, 0, ${now.toISOString()}, 'running',
          ${sql.param(headers)}::text[], ${JSON.stringify(chosen.map.fields)}::jsonb,
            ${JSON.stringify({ table, notes: input.notes, values: input.values })}::jsonb, ${consent}, ${stored_as},
            ${rows})
        on conflict do nothing`,
  )
  if (made === 0) {
    // The second of two clicks that came at the very same moment finds what the first one began.
    const since = await begun()
    if (since) return { reply: toShownImport(since, now) }
    throw new UserError('conflict', 'Couldn’t start this import. Choose the file again.')
  }
  await rememberLayout(tx, { organizationId, headers, madeBy: actor.userId, now }, choices)
  await markUploadUsed(tx, input.upload_id, now)
  await runImportJob.enqueue(tx, { organizationId: actor.organizationId, importId: input.id })
  return {
    reply: toShownImport(await loadImport(tx, input.id), now),
    events: [{ name: 'import.started', about: input.id, organizationId, after: { file: file_name, consent } }],
  }
})

/** The last imports one may see. */
export const importsRoute = query(imports, async ({ tx, now }) => ({
  imports: (await loadImports(tx, sql`true`)).map((one) => toShownImport(one, now)),
}))

/** How far one import is; one of another organization is not found. */
export const findImportRoute = query(findImport, async ({ input, tx, now }) =>
  toShownImport(await loadImport(tx, input.id), now),
)
