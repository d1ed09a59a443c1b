import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import type { FileStore } from '../../../../platform/server/file-store.ts'
import type { PersonalDataTable } from '../../../../platform/server/personal-data.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import type { PersonFile } from '../rules/person-file.ts'
import { findFiles, loadHeldFiles, replaceKeys } from './list-person-files.ts'
import type { PersonOnFile } from './load-person.ts'
import { listLeftOut, loadNamesIn, loadPersonSections } from './load-person-sections.ts'

type FileContext = { at: Date; by: string; traces: readonly PersonalDataTable[]; store: Pick<FileStore, 'exists'> }

const about = z.object({ full_name: z.string(), organization: z.string(), time_zone: z.string() })

/** Loads everything on file about a person, and the keys of the stored files that go along. */
export const loadPersonFile = async (tx: Tx, person: PersonOnFile, { at, by, traces, store }: FileContext) => {
  const { organizationId, rootId, ids } = person
  const subject = await tx.one(
    about,
    sql`select c.full_name, o.name as organization, o.time_zone from all_candidates c join organizations o on o.id = c.organization_id
        where c.organization_id = ${organizationId} and c.id = ${rootId}`,
  )
  if (!subject) throw new Error('a candidate went while their file was written')
  const sections = await loadPersonSections(tx, traces, person)
  const found = findFiles(sections)
  const held = await loadHeldFiles(
    tx,
    organizationId,
    found.map(({ key }) => key),
  )
  const files = []
  for (const each of found) {
    const missing = held.has(each.key)
      ? 'held by the virus check'
      : (await store.exists(each.key))
        ? null
        : 'no longer stored'
    files.push({ ...each, missing })
  }
  const shown = replaceKeys(sections, files)
  const file: PersonFile = {
    format: 'reinforce-person-file',
    version: 1,
    made_at: at.toISOString(),
    made_by: by,
    organization: subject.organization,
    time_zone: subject.time_zone,
    person: cleanName(subject.full_name) || 'Unknown',
    records: ids,
    names: await loadNamesIn(tx, organizationId, shown),
    sections: shown,
    files: files.map(({ name, from, missing }) => ({ name, from, missing })),
    left_out: listLeftOut(traces),
  }
  return { file, files: files.filter(({ missing }) => missing === null) }
}
