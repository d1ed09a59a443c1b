import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { rawJson } from '../../../../platform/server/answers/raw-json.ts'
import { selectAsJson } from '../../../../platform/server/answers/select-as-json.ts'
import { command } from '../../../../platform/server/command.ts'
import { query } from '../../../../platform/server/query.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { changeProspectRow } from '../../../clients/organizations/server/public.ts'
import { logProspect, prospectLog } from '../contract/prospects.ts'
import { lockProspect } from './prospects.ts'

/** List conversations with a prospect, newest first, at most 500; one without an author came by the demo form. */
export const prospectLogRoute = query(prospectLog, async ({ input, tx }) => {
  const found = await tx.one(
    z.object({ id: z.string() }),
    sql`select id from organizations where id = ${input.id} and prospect_stage is not null`,
  )
  if (!found) throw new UserError('not-found', 'Prospect not found')
  return rawJson({
    entries: await selectAsJson(
      tx,
      prospectLog.reply.shape.entries,
      sql`select n.id, n.kind, n.body, coalesce(u.full_name, 'Demo request') as who, n.at from prospect_notes n left join reinforce_users u on u.id = n.made_by
          where n.organization_id = ${input.id} order by n.at desc, n.id limit 500`,
    ),
  })
})

/** Refuses a text to a prospect that did not agree in writing: texts that sell need written consent. */
export const logProspectRoute = command(logProspect, async ({ input, tx, actor }) => {
  const before = await lockProspect(tx, input.id)
  const body = input.body.trim()
  if (!body) throw UserError.at('body', 'Enter what happened.')
  const consent = input.text_consent.trim()
  if (input.kind === 'text' && !before.text_consent && !consent) {
    const message = 'Texting a prospect needs written consent. Note where and when they gave it.'
    throw UserError.at('text_consent', message)
  }
  if (consent) await changeProspectRow(tx, input.id, { prospect_text_consent: consent })
  await tx.run(
    sql`insert into prospect_notes (organization_id, kind, body, made_by) values (${input.id}, ${input.kind}, ${body}, ${actor.userId})`,
  )
  return {
    reply: { ok: true as const },
    events: [
      {
        name: 'prospect.logged',
        about: input.id,
        organizationId: input.id,
        after: { kind: input.kind, ...(consent ? { text_consent: consent } : {}) },
      },
    ],
  }
})
