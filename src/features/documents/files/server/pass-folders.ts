import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { recordEventsFor } from '../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

type Somebody = { id: string; name: string }

/** Opens the limited folders that someone may open to a colleague in their place. An event each. */
export const passFolders = async (tx: Tx, from: Somebody, to: Somebody, who: string) => {
  await tx.run(
    sql`insert into document_folder_people (organization_id, folder_id, user_id)
        select p.organization_id, p.folder_id, ${to.id} from document_folder_people p where ${tenantCondition(tx, 'p')} and p.user_id = ${from.id}
        on conflict do nothing`,
  )
  await tx.run(
    sql`with passed as (
          delete from document_folder_people where ${tenantCondition(tx)} and user_id = ${from.id} returning organization_id, folder_id
        ), ${recordEventsFor('passed', {
          name: 'documentFolder.accessChanged',
          who,
          about: sql`folder_id`,
          before: sql`jsonb_build_object('people', ${from.name}::text)`,
          after: sql`jsonb_build_object('people', ${to.name}::text)`,
        })}
        select count(*) from given`,
  )
}
