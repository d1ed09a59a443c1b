import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { createNotFound, getActor, loadNames } from '../../../candidates/directory/server/public.ts'
import { addNote, candidateNotes, deleteNote } from '../contract/profile.ts'

const stored = z.object({ id: z.string(), body: z.string(), created_at: z.string(), who: z.nullable(z.string()) })
const organizationRow = z.object({ organization_id: z.string() })
const most = 500

/** Notes, newest first; notes of an imported file have no author. */
export const candidateNotesRoute = query(candidateNotes, async ({ input, tx, actor }) => {
  const owner = await tx.one(
    organizationRow,
    sql`select organization_id from all_candidates where ${tenantCondition(tx)} and id = ${input.id}`,
  )
  if (!owner) throw createNotFound()
  const rows = await tx.rows(
    stored,
    sql`select id, body, created_at, who from (
          select n.id, n.body, n.created_at, n.written_by as who from candidate_notes n
          where n.organization_id = ${owner.organization_id} and n.candidate_id = ${input.id}
          union all select i.id, i.body, i.created_at, null from import_notes i
          where i.organization_id = ${owner.organization_id} and i.candidate_id = ${input.id}) notes
        order by created_at desc, id desc limit ${most}`,
  )
  const getName = await loadNames(
    tx,
    rows.map(({ who }) => who),
  )
  return {
    notes: rows.map(({ who, ...note }) => ({
      ...note,
      by: getActor(who, getName(who)),
      isOwn: who === actor.userId,
    })),
  }
})

/** Writes a note in the candidate's organization; a blank one is refused at its field. */
export const addNoteRoute = command(addNote, async ({ input, tx, actor, now }) => {
  const body = input.body.replaceAll('\0', '').trim()
  if (body === '') throw UserError.at('body', 'Enter a note.')
  const note = await tx.one(
    z.object({ id: z.string(), organization_id: z.string(), created_at: z.string() }),
    sql`insert into candidate_notes (organization_id, candidate_id, written_by, body, created_at)
        select organization_id, id, ${actor.userId}::uuid, ${body}, ${now.toISOString()} from all_candidates where ${tenantCondition(tx)} and id = ${input.id}
        returning id, organization_id, created_at`,
  )
  if (!note) throw createNotFound()
  return {
    reply: {
      id: note.id,
      body,
      created_at: note.created_at,
      by: getActor(actor.userId, actor.fullName),
      isOwn: true,
    },
    events: [{ name: 'note.added', about: input.id, organizationId: note.organization_id, after: { noteId: note.id } }],
  }
})

/** Deletes a note of your own; anyone else's is not found. */
export const deleteNoteRoute = command(deleteNote, async ({ input, tx, actor }) => {
  const gone = await tx.one(
    z.object({ candidate_id: z.string(), organization_id: z.string() }),
    sql`delete from candidate_notes where ${tenantCondition(tx)} and id = ${input.id} and written_by = ${actor.userId} returning candidate_id, organization_id`,
  )
  if (!gone) throw new UserError('not-found', 'Note not found')
  const event = { name: 'note.deleted', about: gone.candidate_id, organizationId: gone.organization_id }
  return { reply: { ok: true as const }, events: [{ ...event, before: { noteId: input.id } }] }
})
