import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'

/** Gives an organization the active templates of another one but some, as a start. */
export const copyTemplates = async (tx: Tx, from: string, to: string, without: readonly string[] = []) =>
  await tx.run(sql`insert into message_templates (organization_id, type, is_active, is_default, name, content, content_spanish)
    select ${to}::uuid, type, true, is_default, name, content, content_spanish from message_templates
      where organization_id = ${from} and type = 'text' and is_active
      and id <> all (${sql.param(without)}::uuid[])`)
