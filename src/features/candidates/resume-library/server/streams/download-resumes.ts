import { stripContactLines } from '@reinforce/resume-reader/resume-text.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { streamZip } from '../../../../../integrations/documents/stream-zip.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { recordEvents } from '../../../../../platform/server/events.ts'
import type { FileStore } from '../../../../../platform/server/file-store.ts'
import { selectColumns } from '../../../../../platform/server/select-columns.ts'
import { stream } from '../../../../../platform/server/stream.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { cleanName } from '../../../../../rules/person-name.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { downloadResumes } from '../../contract/resume-library.ts'

const row = z.object({
  id: z.string(),
  organization_id: z.string(),
  full_name: z.string(),
  resume_file: z.nullable(z.string()),
  resume_text: z.nullable(z.string()),
})
type Row = z.output<typeof row>

/** A name in the archive for each, "Ana García (2).pdf" for the second of one name. */
const namer = () => {
  const taken = new Map<string, number>()
  return (fullName: string, extension: string) => {
    const name = cleanName(fullName) || 'Unknown'
    const count = (taken.get(`${name}.${extension}`) ?? 0) + 1
    taken.set(`${name}.${extension}`, count)
    return `${name}${count > 1 ? ` (${count})` : ''}.${extension}`
  }
}

const listEntries = async (rows: Row[], files: FileStore) => {
  const named = namer()
  const entries = []
  for (const { full_name, resume_file: key, resume_text } of rows) {
    if (key && (await files.exists(key))) {
      const bytes = async function* () {
        yield await files.bytes(key)
      }
      entries.push({ name: named(full_name, key.split('.').at(-1) ?? 'pdf'), parts: bytes() })
    } else if (resume_text?.trim())
      entries.push({ name: named(full_name, 'txt'), parts: [stripContactLines(resume_text)] })
  }
  return entries
}

/** One archive of what is there; every résumé in it is a fact. Ids one cannot see are as good as unknown. */
export const downloadResumesRoute = stream(
  downloadResumes,
  async ({ input, actor, transact, reply, services: { files } }) => {
    const open = async (tx: Tx) => {
      const found = await tx.rows(
        row,
        sql`select ${selectColumns(row.shape, 'c')} from all_candidates c
            where ${tenantCondition(tx, 'c')} and id = any(${sql.param(input.ids)}::uuid[]) and (resume_file is not null or coalesce(resume_text, '') <> '')
            order by full_name, id`,
      )
      await recordEvents(
        tx,
        actor.userId,
        found.map(({ id, organization_id }) => ({
          name: 'resume.downloaded',
          about: id,
          organizationId: organization_id,
        })),
      )
      return found
    }
    const rows = await transact(open, { records: true })
    const entries = await listEntries(rows, files)
    if (entries.length === 0) throw new UserError('not-found', 'None of these candidates has a resume.')
    return await reply
      .header('content-type', 'application/zip')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="resumes.zip"')
      .send(streamZip(entries))
  },
)
