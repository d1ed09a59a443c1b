import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { streamZip } from '../../../../../integrations/documents/stream-zip.ts'
import type { Transact } from '../../../../../platform/server/call.ts'
import { job } from '../../../../../platform/server/job.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { writeDecisionPage } from '../../rules/write-decision-page.ts'
import { writePersonPage } from '../../rules/write-person-page.ts'
import { loadDecisionRecord } from '../load-decision-record.ts'
import { loadPerson } from '../load-person.ts'
import { loadPersonFile } from '../load-person-file.ts'
import { openStoredFile } from '../open-stored-file.ts'
import {
  loadWaitingPersonFile,
  offerPersonFile,
  type PersonFileRecord,
  savePersonFileProgress,
} from '../person-file-records.ts'

type Entry = { file: string; text: string }
type Archive = { json: Entry; page: Entry; files: readonly { key: string; name: string }[] }

const loadArchive = async (transact: Transact, wanted: PersonFileRecord, services: Services): Promise<Archive | null> =>
  await transact(
    async (tx) => {
      const { organization_id: organizationId, candidate_id: id, kind, made_by } = wanted
      if (id === null) return null
      const at = services.clock()
      const person = await loadPerson(tx, { organizationId, id, today: at.toISOString().slice(0, 10) })
      if (!person) return null
      const maker = await tx.one(
        z.object({ full_name: z.nullable(z.string()) }),
        sql`select u.full_name from reinforce_users u where u.organization_id = ${organizationId} and u.id = ${made_by}`,
      )
      const by = maker?.full_name ?? 'Platform staff'
      if (kind === 'decision') {
        const record = await loadDecisionRecord(tx, person, { at, by, excellentFrom: services.config.excellentFrom })
        return {
          json: { file: 'decision-record.json', text: `${JSON.stringify(record, null, 1)}\n` },
          page: { file: 'decision-record.html', text: writeDecisionPage(record) },
          files: [],
        }
      }
      const { file, files } = await loadPersonFile(tx, person, {
        at,
        by,
        traces: services.traces,
        store: services.files,
      })
      return {
        json: { file: 'everything.json', text: `${JSON.stringify(file, null, 1)}\n` },
        page: { file: 'everything.html', text: writePersonPage(file) },
        files,
      }
    },
    { readOnly: true },
  )

/** Stores the archive; each of its files is opened when the one before is written. */
const storeArchive = async (
  { json, page, files }: Archive,
  key: string,
  { store, tell }: { store: Services['files']; tell: (done: number) => Promise<void> },
) => {
  const entries = [
    { name: page.file, parts: [page.text] },
    { name: json.file, parts: [json.text] },
    ...files.map((each, at) => ({
      name: each.name,
      parts: openStoredFile(store, each.key, async () => await tell(at + 1)),
    })),
  ]
  await store.putStream(key, streamZip(entries), 'application/zip')
}

/**
 * Writes everything on file about a person, or the record of a decision, outside of the request, and offers it. It sees what the
 * organization sees. After a crash it starts again. If the person is erased in between, nothing is kept.
 */
export const writePersonFileJob = job({
  name: 'write-person-file',
  tries: 3,
  expires: 900,
  input: z.object({ organizationId: z.guid(), personFileId: z.guid() }),
  run: async ({ organizationId, personFileId }, { inOrganization, services, signal }) => {
    const transact = inOrganization(organizationId)
    const wanted = await transact(async (tx) => await loadWaitingPersonFile(tx, personFileId), { readOnly: true })
    const archive = wanted ? await loadArchive(transact, wanted, services) : null
    if (!wanted || !archive) return
    const key = `exports/${personFileId}.zip`
    const total = archive.files.length + 1
    const tell = async (done: number) => {
      signal.throwIfAborted()
      await savePersonFileProgress(transact, personFileId, { done, total, now: services.clock() })
    }
    await tell(0)
    await storeArchive(archive, key, { store: services.files, tell })
    const digest = createHash('sha256').update(archive.json.text).digest('hex')
    const isKept = await transact(
      async (tx) => await offerPersonFile(tx, { organizationId, id: personFileId, key, digest, total }),
    )
    if (!isKept) await services.files.remove(key)
  },
})
