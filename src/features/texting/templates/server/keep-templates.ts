import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { changeTemplate, createTemplate, removeTemplate } from '../contract/templates.ts'
import { findTemplateProblem } from '../rules/find-template-problem.ts'

const stored = z.object({
  id: z.string(),
  organizationId: z.string(),
  type: z.enum(['text', 'reply']),
  name: z.string(),
  content: z.string(),
  contentSpanish: z.nullable(z.string()),
  isActive: z.boolean(),
  isDefault: z.boolean(),
})
type StoredRow = z.output<typeof stored>

/** One change of an organization's templates at a time: names and the default are looked at before they are written. */
const lockTemplates = async (tx: Tx, organizationId: string) => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`templates ${organizationId}`}, 0))`)
}

const find = async (tx: Tx, id: string) => {
  const found = await tx.one(
    stored,
    sql`select id, organization_id as "organizationId", type, name, content, content_spanish as "contentSpanish",
      is_active as "isActive", is_default as "isDefault"
        from message_templates where ${tenantCondition(tx)} and id = ${id} and type in ('text', 'reply') and retired_at is null`,
  )
  if (!found) throw new UserError('not-found', 'Template not found')
  await lockTemplates(tx, found.organizationId)
  return found
}

const check = async (
  tx: Tx,
  { id, organizationId, type, name, content, contentSpanish }: Omit<StoredRow, 'id'> & { id: string | null },
) => {
  const found = findTemplateProblem({ name, content: content.replaceAll('\u0000', ''), contentSpanish })
  if (found) throw UserError.at(found.field, found.problem)
  const same = await tx.run(
    sql`select from message_templates where organization_id = ${organizationId} and type = ${type} and lower(name) = lower(${name}) and retired_at is null
        and id is distinct from ${id}::uuid`,
  )
  const problem = 'A template with this name already exists.'
  if (same > 0) throw UserError.at('name', problem, 'conflict')
}

/** The name of the template that was the default, which it is no more. */
const unsetDefault = async (tx: Tx, { id, organizationId, type }: StoredRow) => {
  const [old] = await tx.rows(
    z.object({ name: z.string() }),
    sql`update message_templates set is_default = false, updated_at = now()
        where organization_id = ${organizationId} and type = ${type} and is_default and id <> ${id} returning name`,
  )
  return old?.name ?? null
}

const plain = (text: string) => text.replaceAll('\u0000', '').trim()
/** Blank words are none. */
const spanish = (words: string | null | undefined) =>
  words == null || words.trim() === '' ? null : words.replaceAll('\u0000', '')

/** Refuses an empty name or text, a repeated name and a tag that is none. */
export const createTemplateRoute = command(createTemplate, async ({ input, tx, actor }) => {
  const { organizationId } = actor
  const of = {
    organizationId,
    type: input.type,
    name: plain(input.name),
    content: input.content,
    contentSpanish: spanish(input.contentSpanish),
    isActive: true,
    isDefault: input.isDefault,
  }
  await lockTemplates(tx, organizationId)
  await check(tx, { ...of, id: null })
  const made = await tx.one(
    z.object({ id: z.string() }),
    sql`insert into message_templates (organization_id, type, name, content, content_spanish, is_default)
        values (${organizationId}, ${of.type}, ${of.name}, ${of.content}, ${of.contentSpanish}, ${of.isDefault}) returning id`,
  )
  const id = made?.id ?? ''
  const unset = of.isDefault ? await unsetDefault(tx, { ...of, id }) : null
  return {
    reply: { id, unset },
    events: [{ name: 'template.created', about: id, after: { id, name: of.name, unset } }],
  }
})

const onlyDefault = () =>
  new UserError('conflict', 'This is the default template. Make another template the default first.')

/** The default must stay active. A new default unsets the old one and returns its name. */
export const changeTemplateRoute = command(changeTemplate, async ({ input, tx }) => {
  const before = await find(tx, input.id)
  const after: StoredRow = {
    ...before,
    name: plain(input.name ?? before.name),
    content: input.content ?? before.content,
    contentSpanish: input.contentSpanish === undefined ? before.contentSpanish : spanish(input.contentSpanish),
    isActive: input.isDefault === true ? true : (input.isActive ?? before.isActive),
    isDefault: input.isDefault ?? before.isDefault,
  }
  await check(tx, after)
  if (before.isDefault && (!after.isActive || !after.isDefault)) throw onlyDefault()
  await tx.run(
    sql`update message_templates set name = ${after.name}, content = ${after.content}, content_spanish = ${after.contentSpanish},
          is_active = ${after.isActive}, is_default = ${after.isDefault}, updated_at = now() where ${tenantCondition(tx)} and id = ${input.id}`,
  )
  const unset = after.isDefault && !before.isDefault ? await unsetDefault(tx, after) : null
  return {
    reply: { id: input.id, unset },
    events: [{ name: 'template.changed', about: input.id, organizationId: before.organizationId, before, after }],
  }
})

/** Refuses the default one. */
export const removeTemplateRoute = command(removeTemplate, async ({ input, tx }) => {
  const template = await find(tx, input.id)
  if (template.isDefault) throw onlyDefault()
  const used = await tx.run(
    sql`select from text_messages where ${tenantCondition(tx)} and template_id = ${input.id} limit 1`,
  )
  if (used > 0)
    await tx.run(
      sql`update message_templates set retired_at = now(), is_active = false, updated_at = now() where ${tenantCondition(tx)} and id = ${input.id}`,
    )
  else await tx.run(sql`delete from message_templates where ${tenantCondition(tx)} and id = ${input.id}`)
  const result = used > 0 ? ('retired' as const) : ('deleted' as const)
  return {
    reply: { result },
    events: [
      { name: `template.${result}`, about: input.id, organizationId: template.organizationId, before: template },
    ],
  }
})
