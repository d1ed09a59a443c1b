import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { limitFolder } from '../contract/changes.ts'
import { folderPeople } from '../contract/files.ts'
import { createDocumentEvent, requireLiveFolder } from './change-documents.ts'
import { refuseMissingFolder } from './entries.ts'
import { restrictDescendants, seeEverything } from './folder-tree.ts'

const person = z.object({ id: z.string(), name: z.string() })
const displayName = sql`coalesce(nullif(trim(u.full_name), ''), u.email)`

/**
 * Returns the people to choose from: everyone who signs in for the organization and is no Admin, since Admins see every
 * folder.
 */
export const folderPeopleRoute = query(folderPeople, async ({ input, tx }) => {
  const folder = await tx.one(
    z.object({ organization_id: z.string(), restricted: z.boolean() }),
    sql`select organization_id, restricted from document_folders where ${tenantCondition(tx)} and id = ${input.id} and deleted_at is null`,
  )
  if (!folder) throw refuseMissingFolder()
  const people = await tx.rows(
    z.extend(person, { chosen: z.boolean() }),
    sql`select u.id, ${displayName} as name, exists (select from document_folder_people p
      where ${tenantCondition(tx, 'p')} and p.folder_id = ${input.id} and p.user_id = u.id) as chosen
        from reinforce_users u
        where u.organization_id = ${folder.organization_id} and u.admin_level is distinct from 'Admin' and u.deactivated_at is null
        order by lower(${displayName}), u.id limit 500`,
  )
  return { restricted: folder.restricted, people }
})

const words = (restricted: boolean, people: readonly { name: string }[]) => ({
  restricted,
  people: people.map(({ name }) => name).join(', '),
})

const namedIn = async (tx: Tx, folderId: string) =>
  await tx.rows(
    person,
    sql`select u.id, ${displayName} as name from document_folder_people p
      join reinforce_users u on ${tenantCondition(tx, 'u')} and u.id = p.user_id
      where ${tenantCondition(tx, 'p')} and p.folder_id = ${folderId} order by 2, 1`,
  )

/** Limits a folder: only Admins and the people it names see, list and download its contents. */
export const limitFolderRoute = command(limitFolder, async ({ input, tx }) => {
  const row = await requireLiveFolder(tx, input.id)
  const wanted = input.restricted ? [...new Set(input.people)] : []
  const known = await tx.rows(
    person,
    sql`select u.id, ${displayName} as name from reinforce_users u
      where u.organization_id = ${row.organization_id} and u.id = any(${sql.param(wanted)}::uuid[]) order by 2, 1`,
  )
  if (known.length !== wanted.length) throw UserError.at('people', 'Choose people in this organization.')
  const named = await namedIn(tx, row.id)
  const before = { restricted: row.restricted, people: named.map(({ id }) => id) }
  const reply = { id: row.id, name: row.name, before }
  const isSame = named.length === known.length && named.every(({ id }) => wanted.includes(id))
  if (row.restricted === input.restricted && isSame) return { reply }
  await seeEverything(tx)
  await tx.run(
    sql`delete from document_folder_people where ${tenantCondition(tx)} and folder_id = ${row.id} and user_id <> all(${sql.param(wanted)}::uuid[])`,
  )
  await tx.run(sql`insert into document_folder_people (organization_id, folder_id, user_id)
    select ${row.organization_id}, ${row.id}, id from unnest(${sql.param(wanted)}::uuid[]) id on conflict do nothing`)
  await tx.run(
    sql`update document_folders set restricted = ${input.restricted} where ${tenantCondition(tx)} and id = ${row.id}`,
  )
  await restrictDescendants(tx, row.id)
  const event = createDocumentEvent(
    'folders',
    'accessChanged',
    row,
    words(row.restricted, named),
    words(input.restricted, known),
  )
  return { reply, events: [event] }
})
