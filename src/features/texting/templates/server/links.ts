import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { changeLink, createLink, links, removeLink } from '../contract/templates.ts'
import { findLinkProblem, findLinkWarning, normalizeLink } from '../rules/find-link-problem.ts'

const link = z.object({ id: z.string(), name: z.string(), url: z.string(), isActive: z.boolean() })
const owned = z.object({ ...link.shape, organizationId: z.string() })

/** Your own saved links by name. */
export const linksRoute = query(links, async ({ tx, actor }) => {
  const rows = await tx.rows(
    link,
    sql`select id, name, url, is_active as "isActive" from user_links where organization_id = ${actor.organizationId} order by name, id`,
  )
  return { links: rows.map((each) => ({ ...each, characters: each.url.length, warning: findLinkWarning(each.url) })) }
})

const plain = (text: string) => text.replaceAll('\u0000', '').trim()

const check = async (tx: Tx, of: { id: string | null; organizationId: string; name: string; url: string }) => {
  const missing = of.name === '' || of.name.length > 120 ? 'Enter a name of 120 characters or fewer.' : null
  if (missing) throw UserError.at('name', missing)
  const problem = findLinkProblem(of.url)
  if (problem) throw UserError.at('url', problem)
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`links ${of.organizationId}`}, 0))`)
  const same = await tx.run(
    sql`select from user_links where organization_id = ${of.organizationId} and lower(name) = lower(${of.name}) and id is distinct from ${of.id}::uuid`,
  )
  const taken = 'A link with this name already exists.'
  if (same > 0) throw UserError.at('name', taken, 'conflict')
}

/** Refuses what is no https address and a repeated name; warns of public shorteners. */
export const createLinkRoute = command(createLink, async ({ input, tx, actor }) => {
  const of = {
    id: null,
    organizationId: actor.organizationId,
    name: plain(input.name),
    url: normalizeLink(plain(input.url)),
  }
  await check(tx, of)
  const made = await tx.one(
    z.object({ id: z.string() }),
    sql`insert into user_links (organization_id, name, url) values (${of.organizationId}, ${of.name}, ${of.url}) returning id`,
  )
  return {
    reply: { id: made?.id ?? '', warning: findLinkWarning(of.url) },
    events: [{ name: 'link.created', about: made?.id, after: { id: made?.id, name: of.name, url: of.url } }],
  }
})

const find = async (tx: Tx, id: string) => {
  const found = await tx.one(
    owned,
    sql`select id, organization_id as "organizationId", name, url, is_active as "isActive" from user_links
      where ${tenantCondition(tx)} and id = ${id} for update`,
  )
  if (!found) throw new UserError('not-found', 'Link not found')
  return found
}

/** The same checks as for a new one. */
export const changeLinkRoute = command(changeLink, async ({ input, tx }) => {
  const before = await find(tx, input.id)
  const after = {
    ...before,
    name: plain(input.name ?? before.name),
    url: normalizeLink(plain(input.url ?? before.url)),
    isActive: input.isActive ?? before.isActive,
  }
  await check(tx, after)
  await tx.run(
    sql`update user_links set name = ${after.name}, url = ${after.url}, is_active = ${after.isActive} where ${tenantCondition(tx)} and id = ${input.id}`,
  )
  return {
    reply: { id: input.id, warning: findLinkWarning(after.url) },
    events: [{ name: 'link.changed', about: input.id, organizationId: before.organizationId, before, after }],
  }
})

/** Texts hold the address itself, so nothing that was sent changes. */
export const removeLinkRoute = command(removeLink, async ({ input, tx }) => {
  const before = await find(tx, input.id)
  await tx.run(sql`delete from user_links where ${tenantCondition(tx)} and id = ${input.id}`)
  return {
    reply: { ok: true as const },
    events: [{ name: 'link.deleted', about: input.id, organizationId: before.organizationId, before }],
  }
})
