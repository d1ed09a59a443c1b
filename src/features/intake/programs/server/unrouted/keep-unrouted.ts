import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../../platform/server/database.ts'
import { takeFirstCharacters } from '../../../../../rules/take-first-characters.ts'
import type { Application } from '../../../imports/server/public.ts'
import type { AutomaticKind } from '../../rules/mail/automatic-mail.ts'
import type { Doubt, Evidence, Proposal } from '../../rules/mail/proposal.ts'
import type { MailedFile } from '../mail/mailed-files.ts'

/** An application and what came along with it, which no candidate has a field for. */
type UnroutedApplication = Application & { mail_subject?: string; mail_text?: string; mail_not_kept?: string }

type Keeping = {
  platformOrganizationId: string
  fromOrganizationId: string | null
  cameFrom: string
  consent: string | null
  now: Date
  applications: readonly UnroutedApplication[]
  /** The key of the file that came along with the only one. */
  storedAs?: string | null
  /** All files that came along with the only one. */
  files?: readonly MailedFile[]
  /** Why the fields name this person, and who else it may be. */
  proposal?: { why: Evidence; doubt: Doubt | null; others: readonly Proposal[] } | null
  /** No one wrote it: it is dismissed from the start. */
  setAside?: AutomaticKind | null
}

/** The text as PostgreSQL can store it. */
const plain = (text: string) => text.replaceAll('\0', '').toWellFormed()

/** Keeps applications whose code leads nowhere, as they were received, with the platform's staff; answers their ids. */
export const keepUnrouted = async (tx: Tx, kept: Keeping): Promise<string[]> => {
  if (kept.applications.length === 0) return []
  const rows = kept.applications.map((one) => ({
    id: randomUUID(),
    code: takeFirstCharacters(plain(one.job_code ?? '').trim(), 200),
    application: Object.fromEntries(Object.entries(one).map(([name, value]) => [name, plain(value)])),
  }))
  const { proposal = null, setAside = null, files = [] } = kept
  const at = kept.now.toISOString()
  await tx.run(
    sql`insert into unrouted_applications (id, organization_id, from_organization_id, came_from, code, application, consent, stored_as, received_at,
          files, proposal, set_aside, state, decided_at)
        select id, ${kept.platformOrganizationId}::uuid, ${kept.fromOrganizationId}::uuid, ${takeFirstCharacters(plain(kept.cameFrom), 320)}, code, application,
          ${kept.consent}, ${kept.storedAs ?? null}, ${at}::timestamptz, ${JSON.stringify(files)}::jsonb,
            ${proposal && plain(JSON.stringify(proposal))}::jsonb, ${setAside},
          ${setAside ? 'dismissed' : 'waiting'}, ${setAside ? at : null}::timestamptz
            from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, code text, application jsonb)`,
  )
  return rows.map(({ id }) => id)
}
