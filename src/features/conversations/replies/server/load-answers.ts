import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { suggestAnswers } from '../rules/suggest-answers.ts'

const template = z.object({ id: z.string(), name: z.string(), content: z.string(), content_spanish: nullableText })
const maxTemplates = 200

/** Loads the organization's active text templates that may answer a question, best first. */
export const loadAnswers = async (tx: Tx, organizationId: string, question: string) =>
  suggestAnswers(
    question,
    await tx.rows(
      template,
      sql`select t.id, t.name, t.content, t.content_spanish from message_templates t
          where ${tenantCondition(tx, 't')} and t.organization_id = ${organizationId} and t.type = 'text' and t.is_active
            and not t.is_default
          order by t.name, t.id limit ${maxTemplates}`,
    ),
  )
